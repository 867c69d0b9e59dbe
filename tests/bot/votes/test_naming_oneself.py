"""`/table replace` by somebody who names themselves, or somebody without a seat."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from types import SimpleNamespace
from typing import Any

import pytest

from bot.messages.controls import Control, Kind, VoteKey
from bot.messages.sentences import stamp
from bot.tables.cast import stand_in
from bot.tables.ids import TableId, UserId
from bot.tables.vote_records import Verdict
from bot.ui.reply import Reply
from bot.ui.room import Given
from bot.votes.handover import Handover
from bot.votes.votes import Votes
from games.core.contract import Refusal
from tests.bot.ui.club import PEOPLE, Club, said
from tests.bot.ui.interactions import FakeInteraction

ANN, BEN, CLEO, STRANGER = PEOPLE[0], PEOPLE[1], PEOPLE[2], PEOPLE[7]
BOT = UserId(90)


async def _replace(club: Club, table: TableId, user: UserId, /, **named: UserId) -> list[str]:
    """Use the command, with these people in its options."""
    made: Any = FakeInteraction(by=user)
    visit = club.visits.begin(Reply(made, club.bot._renderer))
    people: Any = {name: SimpleNamespace(id=each, bot=each == BOT) for name, each in named.items()}
    await club.router.press(visit, Control(table, 0, Kind.VOTE, VoteKey.REPLACE), Given(named=people))
    texts: list[str] = made.texts
    return texts


async def test_whoever_names_their_own_seat_puts_it_on_offer(club: Club) -> None:
    table = (await club.dealt(3)).record.id

    [asked] = await _replace(club, table, BEN, player=BEN)

    assert f"<@{ANN}>" in asked
    assert "**P12** offers their seat, with" in asked
    vote = await club.store.vote(table)
    assert vote is not None
    assert vote.facts["seat"] == 1


async def test_nobody_is_called_silent_for_a_pause_that_all_have_agreed_on(club: Club) -> None:
    table = await club.dealt(3)
    active = min(table.now.turn)
    other = next(each.user for each in table.record.seats if each.seat != active)
    paused = replace(table.record.clock, paused_until=club.clock.now() + timedelta(days=5))
    async with club.tables.live(table.record.id) as held:
        await club.tables.retime(held, paused)
    club.clock.skip(days=2)

    with pytest.raises(Refusal, match="replace-present"):
        await Handover(Votes(club.tables)).offer(table.record.id, other, "x", "en", seat=active)

    async with club.tables.live(table.record.id) as held:
        await club.tables.retime(held, replace(held.record.clock, paused_until=None))
    assert (await Handover(Votes(club.tables)).offer(table.record.id, other, "x", "en", seat=active)).verdict is None


async def test_whoever_names_themselves_gets_the_seat_back_that_the_program_has_had(club: Club) -> None:
    record = (await club.dealt(3)).record
    votes = Votes(club.tables)
    asked = await Handover(votes).offer(record.id, BEN, "x", "en", newcomer=stand_in(record))
    for voter in (ANN, CLEO):
        if asked.verdict is None:
            asked = await votes.cast(record.id, asked.n, voter, is_for=True)
    assert (await club.record(record.id)).seats[1].is_rival

    await _replace(club, record.id, BEN, player=BEN)

    assert (await club.record(record.id)).seats[1].user == BEN


async def test_whoever_asks_a_person_for_their_old_seat_is_told_to_need_that_person_alone(club: Club) -> None:
    table = (await club.dealt(3)).record.id
    votes = Votes(club.tables)
    await Handover(votes).offer(table, BEN, "x", "en")
    for each in (ANN, CLEO):
        await votes.cast(table, 1, each, is_for=True)
    await Handover(votes).take(table, 1, STRANGER, "Stan", "en")

    [asked] = await _replace(club, table, BEN, player=BEN)

    assert f"<@{BEN}> would like to have the seat of **Stan** back" in asked
    assert "**Stan** must agree" in asked
    vote = await votes.cast(table, 2, STRANGER, is_for=True)
    assert vote.verdict is Verdict.PASSED


async def test_a_seat_is_put_to_the_vote_for_no_bot(club: Club) -> None:
    table = (await club.dealt(3)).record.id

    with pytest.raises(Refusal, match="replace-bot"):
        await _replace(club, table, BEN, by=BOT)

    assert await club.store.vote(table) is None


async def test_whoever_would_take_a_seat_from_their_own_is_asked_to_name_another(club: Club) -> None:
    table = (await club.dealt(3)).record.id
    club.clock.skip(days=2)

    for named in ({"by": BEN}, {"player": BEN, "by": BEN}, {"player": CLEO, "by": BEN}):
        with pytest.raises(Refusal, match="invites-self"):
            await _replace(club, table, BEN, **named)

    assert await club.store.vote(table) is None


async def test_of_a_person_without_a_seat_it_is_said_that_they_have_none(club: Club) -> None:
    table = (await club.dealt(3)).record.id

    with pytest.raises(Refusal, match="nobody-there"):
        await _replace(club, table, BEN, player=STRANGER)

    assert "seat from 1" not in said("refusal-nobody-there")  # the command takes no number


async def test_of_an_announced_absence_nobody_reads_that_its_person_still_plays(club: Club) -> None:
    table = (await club.dealt(3)).record.id
    now = club.clock.now()
    await club.house.timekeeper.leave(BEN, now, now + timedelta(days=3))

    with pytest.raises(Refusal) as refused:
        await _replace(club, table, ANN, player=BEN)

    assert refused.value.key == "replace-away"
    assert refused.value.facts["at"] == stamp(now + timedelta(days=3))
