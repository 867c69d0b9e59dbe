"""Votes whose call came too late for Discord: the table reads each once all the same, and none is decided behind its back."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import Connection, delete, update

from bot.messages.controls import Control, VoteKey
from bot.store.backup import backup, restore
from bot.store.database import Database
from bot.store.kernel import KernelStore
from bot.store.rows import TABLES, VOTES
from bot.tables.ids import ChannelId, UserId
from bot.tables.status import Status
from bot.tables.vote_records import Verdict
from bot.telling.message import PublicMessage
from bot.telling.senders import Posted
from bot.votes.messages.ballots import Ballots
from bot.votes.motion import Motion
from bot.votes.motions import PROPOSED
from bot.votes.motions.ending import DRAW, END
from bot.votes.votes import Votes
from tests.bot.ui.club import PEOPLE, Club, said
from tests.bot.ui.interactions import FakeInteraction, Fault
from tests.bot.votes.posting import a_vote, loop, posts

ANN, BEN, CLEO, DAN = PEOPLE[:4]
LATER = pytest.mark.parametrize("key", [PROPOSED["end"], PROPOSED["draw"]])


async def press_too_late(club: Club, by: UserId, control: Control, fault: Fault = Fault.LATE) -> FakeInteraction:
    """Press a button whose answer comes when Discord no longer waits for it, or is down."""
    made = FakeInteraction(custom_id=control.id, by=by, faults=[fault, fault], id=club._next())
    await club._sent(made)
    return made


async def ticks(club: Club, n: int = 3) -> None:
    for _ in range(n):
        await loop(club).tick()
        await club.delivery.idle()


@LATER
async def test_a_vote_whose_call_came_too_late_is_called_by_a_post_once(club: Club, key: int) -> None:
    table = (await club.dealt(4, "cluedo")).record.id
    before = len(posts(club))

    answer = await press_too_late(club, ANN, a_vote(table, key))
    await ticks(club)
    club.clock.skip(minutes=10)
    await ticks(club)

    assert answer.said == []
    [call] = posts(club)[before:]
    assert all(f"<@{each}>" in call for each in (BEN, CLEO, DAN))
    vote = await club.store.vote(table)
    assert vote is not None
    assert vote.post is not None


async def test_a_vote_whose_process_died_before_its_call_is_called_after_a_minute(club: Club) -> None:
    table = (await club.dealt(4, "cluedo")).record.id
    before = len(posts(club))
    await Votes(club.tables).propose(table, ANN, DRAW)

    await ticks(club)
    assert len(posts(club)) == before  # an answer may be on its way
    club.clock.skip(minutes=2)
    await ticks(club)

    assert len(posts(club)) == before + 1


async def test_a_late_call_is_found_again_whatever_ballots_have_come_since(club: Club) -> None:
    table = (await club.dealt(4, "cluedo")).record.id
    before, votes = len(posts(club)), Votes(club.tables)
    vote = await votes.propose(table, ANN, DRAW)
    for each in (BEN, CLEO):
        await votes.cast(table, 1, each, is_for=True)
        club.clock.skip(minutes=10)
        await ticks(club)
        await votes.keep_post(vote, None)  # the process died before it was noted down

    await ticks(club)

    assert len(posts(club)) == before + 1


@pytest.mark.parametrize("fault", [Fault.LATE, Fault.DOWN])
async def test_a_verdict_of_which_no_answer_came_through_is_told_by_a_post_once(club: Club, fault: Fault) -> None:
    table = (await club.dealt(3, "cluedo")).record.id
    await press_too_late(club, ANN, a_vote(table, PROPOSED["draw"]), fault)

    await press_too_late(club, BEN, a_vote(table, VoteKey.NO, 1), fault)
    await ticks(club)

    assert [said("vote-failed") in each for each in posts(club)].count(True) == 2  # the call says so, too
    vote = await club.store.vote(table, 1)
    assert vote is not None
    assert (vote.verdict, vote.post) == (Verdict.FAILED, None)


@pytest.mark.parametrize("is_answered", [False, True])
@pytest.mark.parametrize("is_for", [False, True])
async def test_a_verdict_whose_process_died_around_its_answer_is_told_once(
    club: Club, *, is_for: bool, is_answered: bool
) -> None:
    table = (await club.dealt(3, "cluedo")).record.id
    await club.press(ANN, a_vote(table, VoteKey.OFFER))
    votes, before = Votes(club.tables), await club.record(table)
    vote = await votes.cast(table, 1, BEN, is_for=is_for)
    if is_for:
        await votes.cast(table, 1, CLEO, is_for=True)
        vote = await votes.cast(table, 1, DAN, is_for=True, facts={"user": int(DAN), "name": "Dan", "locale": "en"})
    assert vote.verdict is (Verdict.PASSED if is_for else Verdict.FAILED)
    told = Ballots(club.house.words.presenter).decided(before, vote)
    if is_answered:
        await club.discord.announce(before.channel, told, "the answer")

    await ticks(club)
    assert [each == told.text for each in posts(club)].count(True) == is_answered  # an answer may be on its way
    for _ in range(2):
        club.clock.skip(minutes=2)
        await ticks(club)

    assert [each == told.text for each in posts(club)].count(True) == 1


@pytest.mark.parametrize("motion", [END, DRAW])
async def test_a_vote_that_was_over_before_anybody_was_called_changes_nothing_and_is_told_in_one_post(
    club: Club, motion: Motion
) -> None:
    table = (await club.dealt(4, "cluedo")).record.id
    before = len(posts(club))
    await Votes(club.tables).propose(table, ANN, motion)

    club.clock.skip(hours=25)
    await ticks(club)
    club.clock.skip(minutes=10)
    await ticks(club)

    assert (await club.record(table)).status is Status.LIVE
    [told] = posts(club)[before:]
    assert said("vote-failed") in told
    assert len(told) > len(said("vote-failed"))  # with the question
    vote = await club.store.vote(table, 1)
    assert vote is not None
    assert (vote.verdict, vote.post) == (Verdict.LAPSED, None)


async def test_a_channel_that_does_not_answer_holds_up_no_vote_of_another(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    silent, other = [(await club.dealt(4, "cluedo", channel=ChannelId(77 + n))).record for n in range(2)]
    for each in (silent, other):
        await Votes(club.tables).propose(each.id, ANN, DRAW)
    club.clock.skip(minutes=2)
    announce, is_back, is_called = club.discord.announce, asyncio.Event(), asyncio.Event()

    async def hanging(channel: ChannelId, message: PublicMessage, nonce: str) -> Posted:
        if channel == silent.channel:
            await is_back.wait()
        posted = await announce(channel, message, nonce)
        if channel == other.channel:
            is_called.set()
        return posted

    monkeypatch.setattr(club.discord, "announce", hanging)
    before = len(posts(club))
    slow = asyncio.create_task(ticks(club))
    async with asyncio.timeout(60):
        await is_called.wait()
        assert len(posts(club)) == before + 1
        is_back.set()
        await slow
    assert len(posts(club)) == before + 2


async def test_a_vote_is_called_after_a_restoration_though_a_lost_one_had_its_number(club: Club) -> None:
    table = (await club.dealt(4, "cluedo")).record.id
    before = len(posts(club))

    def restore(connection: Connection) -> None:
        connection.execute(delete(VOTES))
        connection.execute(update(TABLES).values(epoch=TABLES.c.epoch + 1))

    for _ in range(2):
        await Votes(club.tables).propose(table, ANN, DRAW)
        club.clock.skip(minutes=2)
        await ticks(club)
        await club.store.database.write(restore)

    assert len(posts(club)) == before + 2


@pytest.mark.parametrize("is_decided", [False, True])
async def test_an_open_vote_of_a_restored_backup_is_called_again_where_its_call_tells_another_end(
    club: Club, tmp_path: Path, is_decided: bool
) -> None:
    table = (await club.dealt(4, "cluedo")).record.id
    await Votes(club.tables).propose(table, ANN, DRAW)
    club.clock.skip(minutes=2)
    await ticks(club)
    await backup(f"sqlite:///{tmp_path}/alibi.db", tmp_path / "copy.jsonl")
    if is_decided:
        await club.press(BEN, a_vote(table, VoteKey.NO, 1))
        await ticks(club)
    before = len(posts(club))
    await restore(tmp_path / "copy.jsonl", f"sqlite:///{tmp_path}/other/alibi.db", club.store.database.keys)
    restored = Club(KernelStore(await Database.open(f"sqlite:///{tmp_path}/other/alibi.db")), clock=club.clock)
    restored.discord.channel = club.discord.channel

    await ticks(restored)

    vote = await restored.store.vote(table)
    await restored.store.database.close()
    assert vote is not None
    assert len(posts(club)) == before + is_decided
    [call] = [each.text for each in club.discord.channel if each.id == vote.post]
    assert said("vote-failed") not in call
