"""Limits at the doors: one person cannot fill a channel with votes, nor the workers with cases."""

from __future__ import annotations

from types import SimpleNamespace

from bot.messages.controls import CaseControl, CaseKey, Control, Fixed, Kind, VoteKey
from bot.tables.limits import LIMITS, LimitedDeed, Scope
from bot.votes.motions import PROPOSED
from tests.bot.ui.club import PEOPLE, Club, fixed, said

ANN, BEN = PEOPLE[:2]


def too_often(club: Club, deed: LimitedDeed) -> str:
    """Return the refusal at the limit of a person, after as much at one moment as there may be."""
    at = int((club.clock.now() + LIMITS[deed][Scope.PERSON].every).timestamp())
    return said("refusal-too-often", deed=deed.value, at=f"<t:{at}:R>").partition(" <t:")[0]


async def test_votes_to_end_the_game_in_a_row_are_refused_without_a_post(club: Club) -> None:
    table = (await club.dealt(3)).record.id
    most = LIMITS[LimitedDeed.VOTE][Scope.PERSON].burst
    for _ in range(most):
        await club.press(ANN, Control(table, 0, Kind.VOTE, PROPOSED["end"]))
        vote = await club.store.vote(table)
        assert vote is not None
        for voter in PEOPLE[1:3]:
            await club.press(voter, Control(table, vote.n, Kind.VOTE, VoteKey.NO))

    before = await club.store.vote(table)
    answer = await club.press(ANN, Control(table, 0, Kind.VOTE, PROPOSED["end"]))

    assert too_often(club, LimitedDeed.VOTE) in answer.texts[0]
    assert await club.store.vote(table) == before
    club.clock.skip(seconds=LIMITS[LimitedDeed.VOTE][Scope.PERSON].every.total_seconds())
    await club.press(ANN, Control(table, 0, Kind.VOTE, PROPOSED["end"]))
    assert await club.store.vote(table) != before


async def test_tables_that_were_refused_count_for_nothing(club: Club) -> None:
    club.place = SimpleNamespace()
    past = (await club.dealt()).record.id
    await club.tables.end(past)
    await club.opened()
    for _ in range(LIMITS[LimitedDeed.TABLE][Scope.PERSON].burst + 1):
        refused = await club.press(ANN, fixed(past, Fixed.AGAIN))
        assert too_often(club, LimitedDeed.TABLE) not in refused.texts[0]


async def test_cases_to_practise_one_after_the_other_are_refused_and_the_next_comes_later(club: Club) -> None:
    practise = CaseControl(False, 0, CaseKey.PRACTISE).id
    for _ in range(LIMITS[LimitedDeed.CASE][Scope.PERSON].burst):
        assert too_often(club, LimitedDeed.CASE) not in (await club.press(ANN, practise)).texts[0]

    assert too_often(club, LimitedDeed.CASE) in (await club.press(ANN, practise)).texts[0]
    assert too_often(club, LimitedDeed.CASE) not in (await club.press(BEN, practise)).texts[0]
    club.clock.skip(seconds=LIMITS[LimitedDeed.CASE][Scope.PERSON].every.total_seconds())
    assert too_often(club, LimitedDeed.CASE) not in (await club.press(ANN, practise)).texts[0]
