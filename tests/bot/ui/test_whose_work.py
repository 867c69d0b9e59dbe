"""Heavy work for a person: the queue is told whose it is, so that one person's work delays nobody else's for long."""

from __future__ import annotations

import asyncio

from bot.deduction.messages.controls import SheetKey
from bot.messages.controls import Control, Fixed, Kind
from bot.queueing import Order
from bot.rivals.asking import asked_now
from bot.tables.ids import UserId
from bot.workers import Workers
from games.core.deduction.hint import Rung
from tests.bot.deduction.test_hints import a_table
from tests.bot.rivals.with_rivals import dealt_with_rivals, made, turn_of_the_program
from tests.bot.ui.club import PEOPLE, Club, fixed

ANN, BEN = PEOPLE[:2]


async def test_a_hint_belongs_to_its_seat_and_the_looks_and_the_film_to_their_reader(club: Club) -> None:
    table = await a_table(club)
    (seat,) = table.game.rules.turn(table.state)
    asker = table.player(seat).user

    await club.press(asker, Control(table.record.id, 0, Kind.SHEET, SheetKey.HINT + Rung.ASK))
    await club.tables.end(table.record.id)
    await club.press(BEN, fixed(table.record.id, Fixed.FILM))

    assert club.workers.orders == [Order(customer=(table.record.id, seat)), Order(customer=BEN)]
    club.workers.orders.clear()

    played = (await dealt_with_rivals(club)).record.id
    rivals = made(club)
    for _ in range(4):
        await turn_of_the_program(club, played, rivals)
    await club.tables.end(played)
    moves = await club.store.entries(played)
    for n in range(1, len(moves) + 1):
        await club.press(ANN, Control(played, 0, Kind.FRAME, n, picked=(0,)))
    assert club.workers.orders
    assert set(club.workers.orders) == {Order(customer=ANN)}


async def test_a_person_that_asks_much_delays_a_hint_and_the_look_of_another_by_two_pieces(club: Club) -> None:
    table = await dealt_with_rivals(club)
    question = asked_now(table, next(each.seat for each in table.record.seats if each.is_rival), ())
    workers, done = Workers(), list[UserId]()

    async def look(user: UserId) -> None:
        await workers.advise(question, Order(customer=user))
        done.append(user)

    try:
        await asyncio.gather(*(look(ANN) for _ in range(9)), look(BEN))
    finally:
        await workers.close()
    assert done.index(BEN) <= 2
