"""The program in the seat of an absent person: how it gets there, what it does there, and how it gives the seat back."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import timedelta
from random import Random
from typing import Any

import pytest

from bot.messages.controls import Control, Fixed, Kind, Mine, Own, VoteKey
from bot.messages.sentences import bold
from bot.rivals.asking import asked_before, asked_now
from bot.store.database import Database
from bot.store.errors import StoreClosed
from bot.store.kernel import KernelStore
from bot.tables.cast import character_of, stand_in
from bot.tables.display_names import program_name
from bot.tables.ids import TableId
from bot.tables.options import option_revision
from bot.tables.records import Entry, TableRecord
from bot.tables.table import Table
from bot.tables.timekeeper import Timekeeper
from bot.tables.vote_records import Verdict
from bot.votes.handover import Handover
from bot.votes.votes import Votes
from games.cluedo.actions import Accuse, Show
from games.core.contract import Action, Refusal
from games.core.playthrough import EntryKind, Move
from games.core.seats import Seat
from tests.bot.rivals.with_rivals import (
    dealt_with_rivals,
    made,
    turn_of_the_program,
)
from tests.bot.ui.club import CHANNEL, PEOPLE, Club, fixed, said
from tests.bot.votes.posting import loop

ANN, BEN = PEOPLE[:2]


async def test_the_program_plays_on_for_whoever_is_away_and_gives_the_seat_back(club: Club) -> None:
    table_id = (await club.dealt(3, "clues")).record.id
    club.clock.skip(days=2)
    await club.press(ANN, Control(table_id, 0, Kind.VOTE, VoteKey.RIVAL + 1))

    passed = await club.press(PEOPLE[2], Control(table_id, 1, Kind.VOTE, VoteKey.YES))
    sitting = (await club.record(table_id)).seats[1]
    await turn_of_the_program(club, table_id, made(club))
    moves = await club.store.entries(table_id)
    control = Control(table_id, 0, Kind.VOTE, VoteKey.BACK)
    others = [(await club.press(each, control)).texts[-1] for each in (ANN, PEOPLE[3])]
    untouched = (await club.record(table_id)).seats
    back = await club.press(BEN, control)
    program = bold(program_name(character_of(sitting.user).name))

    assert any(f"'{control.id}'" in each for each in passed.texts)
    assert sitting.is_rival
    assert [each.user for each in moves] == [sitting.user]
    assert said("refusal-already-seated") in others[0]
    assert said("refusal-not-seated") in others[1]
    assert untouched[1].is_rival
    assert any(said("vote-rival-leaves", newcomer=f"<@{BEN}>", player=program) in each for each in back.texts)
    assert (await club.record(table_id)).seats[1].user == BEN


async def lent(club: Club) -> TableId:
    """Deal a table at which the program plays on the seat of the second player."""
    table_id = (await club.dealt(3, "clues")).record.id
    club.clock.skip(days=2)
    await club.press(ANN, Control(table_id, 0, Kind.VOTE, VoteKey.RIVAL + 1))
    await club.press(PEOPLE[2], Control(table_id, 1, Kind.VOTE, VoteKey.YES))
    assert (await club.record(table_id)).seats[1].is_rival
    return table_id


async def test_the_inbox_shows_the_seat_that_the_program_plays_on_and_gives_it_back_from_another_channel(
    club: Club,
) -> None:
    table_id = await lent(club)
    back = Control(table_id, 0, Kind.VOTE, VoteKey.BACK)
    here = said("inbox-lent", game=said("game-clues"), channel=f"<#{CHANNEL}>")

    inbox = await club.press(BEN, Own(Mine.INBOX), channel=202)
    others = [(await club.press(each, Own(Mine.INBOX))).texts[0] for each in (ANN, PEOPLE[2], PEOPLE[3])]
    taken = await club.press(BEN, back, on=998, is_private=True, channel=202)
    await loop(club).tick()
    after = await club.press(BEN, Own(Mine.INBOX), channel=202)

    assert here in inbox.texts[0]
    assert f"'{back.id}'" in inbox.texts[0]
    assert not any(here in each for each in others)
    assert (await club.record(table_id)).seats[1].user == BEN
    assert taken.said == ["changed"]
    assert f"'{fixed(table_id, Fixed.TABS).id}'" in taken.texts[0]
    assert any(f"<@{BEN}>" in each for each in club.discord.posts())
    assert here not in after.texts[0]


async def test_the_inbox_offers_no_seat_where_its_person_cannot_get_it_back(club: Club) -> None:
    table_id = await lent(club)
    here = said("inbox-lent", game=said("game-clues"), channel=f"<#{CHANNEL}>")
    back = Control(table_id, 0, Kind.VOTE, VoteKey.BACK)

    mailbox = await club.press(BEN, Own(Mine.INBOX), in_mailbox=True)
    refused = await club.press(BEN, back, on=998, is_private=True, in_mailbox=True, channel=303)
    await club.store.block(ANN, BEN, is_blocked=True)
    blocked = await club.press(BEN, Own(Mine.INBOX))
    await club.store.block(ANN, BEN, is_blocked=False)
    await club.tables.end(table_id)
    over = await club.press(BEN, Own(Mine.INBOX))

    assert here in mailbox.texts[0]
    assert back.id not in mailbox.texts[0]
    assert said("refusal-vote-elsewhere") in refused.texts[0]
    assert here not in blocked.texts[0]
    assert here not in over.texts[0]


async def test_the_program_plays_on_for_one_after_another(club: Club) -> None:
    table = await club.dealt(3, "clues")
    handover = Handover(votes := Votes(club.tables))

    for owner in (BEN, PEOPLE[2]):
        record = await club.record(table.record.id)
        asked = await handover.offer(record.id, owner, "x", "en", newcomer=stand_in(record))
        for voter in {ANN, BEN, PEOPLE[2]} - {owner}:
            if asked.verdict is None:
                asked = await votes.cast(record.id, asked.n, voter, is_for=True)
        assert asked.verdict is Verdict.PASSED
        assert (await handover.offer(record.id, owner, "x", "en")).verdict is Verdict.PASSED

    assert not (await club.record(table.record.id)).has_rivals


async def test_the_program_tells_no_lies_in_the_seat_of_a_person(club: Club) -> None:
    """They would be put out for it. In a seat of its own it may hide a card, where the table allows it."""
    lobby = await club.seated(3, "cluedo")
    form = Control(lobby.id, option_revision(lobby), Kind.FORM, 0, (Fixed.OPTION,))
    await club.send(ANN, form, {"false_witnesses": ["on"]})
    await club.press(ANN, fixed(lobby.id, Fixed.START))
    table, dice = await club.tables.load(lobby.id), Random(1)
    while len(choices := _owed(table)) < 2 or not isinstance(choices[-1][1], Show):
        seat, action = dice.choice(choices)
        await club.tables.act(lobby.id, table.player(seat).user, action)
    seat = choices[0][0]
    handover = Handover(votes := Votes(club.tables))

    newcomer = stand_in(table.record)
    asked = await handover.offer(lobby.id, table.player(seat).user, "x", "en", newcomer=newcomer)
    for voter in {ANN, BEN, PEOPLE[2]} - {table.player(seat).user}:
        if asked.verdict is None:
            asked = await votes.cast(lobby.id, asked.n, voter, is_for=True)
    table = await club.tables.load(lobby.id)
    own = asked_now(table, seat, []).situation
    lent = asked_now(table, seat, await club.store.handovers(lobby.id)).situation

    assert any(each.is_denial for each in own.legal)
    assert lent.legal == tuple(each for each in own.legal if not each.is_denial)

    log = await club.tables.log(table.record)
    move = Entry(table=lobby.id, n=table.n + 1, kind=EntryKind.ACTION, seat=seat, at=club.clock.now(), user=newcomer)
    for after, legal in ((table.n, lent.legal), (table.n + 1, own.legal)):  # of what it did before, the reason stays
        handovers = [
            replace(each, facts={**each.facts, "after": after}) for each in await club.store.handovers(lobby.id)
        ]
        asked_then = asked_before(replace(log, entries=(*log.entries, move), handovers=tuple(handovers)), move.n)
        assert asked_then is not None
        assert asked_then.situation.legal == legal


def _owed(table: Table) -> list[tuple[Seat, Action]]:
    """Return what may be done by who is first to act: the showing of cards last."""
    seat = min(table.game.rules.turn(table.state))
    legal = [each for each in table.game.rules.legal(table.state, seat) if not isinstance(each, Accuse)]
    return [(seat, each) for each in sorted(legal, key=lambda each: isinstance(each, Show) and not each.is_denial)]


async def test_nobody_is_away_for_whom_the_program_has_played(club: Club) -> None:
    table = await club.dealt(3, "clues")
    handover = Handover(votes := Votes(club.tables))
    times = Timekeeper(club.tables)
    now = club.clock.now()
    await times.leave(BEN, now, now + timedelta(days=3))
    record = await club.record(table.record.id)
    assert record.clock.away

    asked = await handover.offer(record.id, BEN, "x", "en", newcomer=stand_in(record))
    for voter in (ANN, PEOPLE[2]):
        await votes.cast(record.id, asked.n, voter, is_for=True)

    assert not (await club.record(record.id)).clock.away


async def test_nobody_leaves_a_table_to_the_program_alone(club: Club) -> None:
    table = await dealt_with_rivals(club, "clues", 2)
    handover = Handover(Votes(club.tables))

    with pytest.raises(Refusal, match="rivals-only"):
        await handover.offer(table.record.id, ANN, "Ann", "en", newcomer=stand_in(table.record))


class Meanwhile(KernelStore):
    """A database in which something is stored after the second reading of a table from now on."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self.readings = 0
        self.then: Callable[[], Awaitable[object]] | None = None

    async def get(self, table: TableId) -> TableRecord | None:
        found = await super().get(table)
        self.readings += 1
        if self.readings == 2 and self.then is not None:
            await self.then()
        return found


async def test_a_move_that_is_stored_while_a_vote_is_counted_keeps_the_hour_of_the_program(club: Club) -> None:
    counting = Club(store := Meanwhile(club.store.database), clock=club.clock)
    table = await dealt_with_rivals(counting, "clues", rivals=1, people=3)
    table_id = table.record.id
    while not _leads_to(table, Seat(3)):
        await counting.tables.act(table_id, table.player(_first(table)).user, _harmless(table))
    move = _harmless(table)
    assert table.player(_first(table)).user == PEOPLE[2]
    handover = Handover(votes := Votes(counting.tables))
    asked = await handover.offer(table_id, BEN, "Ben", "en", newcomer=PEOPLE[5])
    await votes.cast(table_id, asked.n, ANN, is_for=True)
    await handover.take(table_id, asked.n, PEOPLE[5], "Fay", "en")

    store.readings = 0
    store.then = lambda: counting.tables.act(table_id, PEOPLE[2], move)
    decided = await votes.cast(table_id, asked.n, PEOPLE[2], is_for=True)

    assert decided.verdict is Verdict.PASSED
    record = await counting.record(table_id)
    assert record.seats[1].user == PEOPLE[5]
    assert record.schedule.rival_at is not None


class Dying(KernelStore):
    """A database whose process dies as soon as a seat has gone to another."""

    async def replace_seat(self, *seat: Any, **to: Any) -> None:
        await super().replace_seat(*seat, **to)
        raise StoreClosed


async def test_the_program_acts_in_a_seat_though_the_process_died_when_it_got_it(club: Club) -> None:
    dying = Club(Dying(club.store.database), clock=club.clock)
    table = await dying.dealt(3, "clues")
    table_id, seat = table.record.id, _first(table)
    handover = Handover(votes := Votes(dying.tables))
    owner, newcomer = table.player(seat).user, stand_in(table.record)
    asked = await handover.offer(table_id, owner, "x", "en", newcomer=newcomer)
    one, other = {ANN, BEN, PEOPLE[2]} - {owner}
    await votes.cast(table_id, asked.n, one, is_for=True)
    with pytest.raises(StoreClosed):
        await votes.cast(table_id, asked.n, other, is_for=True)

    await turn_of_the_program(club, table_id, made(club))

    assert [each.user for each in await club.store.entries(table_id)] == [newcomer]


def _first(table: Table) -> Seat:
    return min(table.now.turn)


def _harmless(table: Table) -> Action:
    return next(each for each in table.now.legal(_first(table)) if not each.is_final)


def _leads_to(table: Table, seat: Seat) -> bool:
    """Return whether a seat that owes nothing now is the next, after a harmless move."""
    after = table.judge(Move(EntryKind.ACTION, _first(table), _harmless(table)))
    return seat not in table.now.turn and after.turn == {seat}
