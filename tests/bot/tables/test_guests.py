"""Guests of a lobby: how many a table remembers, and that its host can always send somebody away."""

from __future__ import annotations

import pytest

from bot.tables.guests import MOST_GUESTS, MOST_SENT_AWAY, Guests
from bot.tables.ids import TableId, UserId
from bot.tables.limits import LIMITS, LimitedDeed, Scope
from games.core.contract import Refusal
from tests.bot.ui.club import PEOPLE, Club

ANN, BEN = PEOPLE[:2]


async def invited(club: Club, n: int) -> tuple[Guests, TableId, list[UserId]]:
    """Invite so many people to a lobby of Ann's, in which Ben sits."""
    guests, crowd = Guests(club.tables, club.lobby), [UserId(5000 + each) for each in range(n)]
    table = (await club.seated(2, "cluedo")).id
    for each in crowd:
        await guests.invite(table, ANN, each)
        club.clock.skip(minutes=1)
    return guests, table, crowd


async def test_a_host_sends_somebody_away_however_many_are_invited_and_invites_another_in_place_of_one(
    club: Club,
) -> None:
    guests, table, crowd = await invited(club, MOST_GUESTS)
    for _ in range(LIMITS[LimitedDeed.INVITATION][Scope.GUEST].burst + 1):  # what was refused counts for nothing
        with pytest.raises(Refusal, match="too-many-guests"):
            await guests.invite(table, ANN, UserId(7000))

    record = await guests.kick(table, ANN, BEN)
    assert record.seat_of(BEN) is None
    await guests.kick(table, ANN, crowd[0])
    record = await guests.invite(table, ANN, UserId(7000))

    assert record.guests == {**dict.fromkeys(crowd[1:], True), BEN: False, crowd[0]: False, UserId(7000): True}


async def test_of_those_sent_away_a_table_remembers_the_last(club: Club) -> None:
    guests, table, _ = await invited(club, 0)
    for number in range(5000, 5000 + MOST_SENT_AWAY + 2):
        await guests.invite(table, ANN, UserId(number))
        await guests.kick(table, ANN, UserId(number))
        club.clock.skip(minutes=1)

    record = await club.record(table)
    assert list(record.guests) == [UserId(5002 + n) for n in range(MOST_SENT_AWAY)]
