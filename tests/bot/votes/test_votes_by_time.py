"""Votes that time decides: the table reads the verdict in one post, as it does where a press decides."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta
from unittest.mock import patch

import pytest
from structlog.testing import capture_logs

from bot.messages.controls import VoteKey
from bot.store.errors import DatabaseFailed
from bot.tables.ids import ChannelId, MessageId, TableId
from bot.tables.status import Status
from bot.tables.vote_records import Verdict, VoteRecord
from bot.votes.messages.ballots import Ballots
from bot.votes.motion import Motion
from bot.votes.motions import PROPOSED
from bot.votes.motions.ending import DRAW, END
from bot.votes.motions.replacement import REPLACE
from bot.votes.motions.time import PAUSE
from bot.votes.votes import Votes
from tests.bot.ui.club import PEOPLE, Club, said
from tests.bot.votes.posting import a_vote, loop, posts

ANN, BEN, CLEO, DAN = PEOPLE[:4]
STRANGER = PEOPLE[7]


async def called(club: Club, table: TableId, motion: Motion, **facts: int | str) -> MessageId:
    """Put a motion of Ann's to the vote; return its post in the channel."""
    record = await club.record(table)
    vote = await Votes(club.tables).propose(table, ANN, motion, facts)
    call = await club.discord.announce(
        record.channel, Ballots(club.house.words.presenter).asks(record, vote), f"test.{table}.{vote.n}"
    )
    await Votes(club.tables).keep_post(vote, call.message)
    return call.message


@pytest.mark.parametrize(("lacks", "hides"), [(None, False), ("send_messages", False), (None, True)])
async def test_a_vote_that_time_has_failed_is_told_once(club: Club, lacks: str | None, *, hides: bool) -> None:
    table = (await club.dealt(4, "cluedo")).record.id
    await called(club, table, DRAW)
    before = len(posts(club))

    club.clock.skip(hours=25)
    club.discord.lacks, club.discord.hides = lacks, hides
    await loop(club).tick()
    club.discord.lacks = None
    for _ in range(3):
        await loop(club).tick()

    assert said("vote-failed") in posts(club)[-1]
    assert len(posts(club)) == before + 1


async def test_a_seat_that_time_has_handed_over_is_told_with_whose_it_was(club: Club) -> None:
    table = (await club.dealt(4, "cluedo")).record.id
    await called(club, table, REPLACE, seat=0, old=int(ANN), user=0, papers=0)
    await club.press(STRANGER, a_vote(table, VoteKey.TAKE, 1))
    await club.press(BEN, a_vote(table, VoteKey.YES, 1))
    assert (await club.record(table)).seats[0].user == ANN

    club.clock.skip(hours=25)
    await loop(club).tick()
    await club.delivery.idle()

    assert (await club.record(table)).seats[0].user == STRANGER
    told = said("vote-replace-passed", newcomer=f"<@{STRANGER}>", player=f"<@{ANN}>")
    assert posts(club).count(told) == 1
    assert STRANGER in club.discord.mailboxes


async def test_an_end_by_time_is_told_by_the_last_post_of_the_table_alone(club: Club) -> None:
    table = (await club.dealt(4, "cluedo")).record.id
    await called(club, table, END)

    club.clock.skip(hours=25)
    await loop(club).tick()
    await club.delivery.idle()

    assert (await club.record(table)).status is Status.ENDED
    assert sum(said("vote-agreed") in each or said("ended-by-vote") in each for each in posts(club)) == 2
    assert not any(said("vote-failed") in each for each in posts(club))


async def test_a_ballot_after_the_time_does_not_tell_the_verdict_twice(club: Club) -> None:
    table = (await club.dealt(4, "cluedo")).record.id
    await called(club, table, REPLACE, seat=0, old=int(ANN), user=0, papers=0)
    await club.press(STRANGER, a_vote(table, VoteKey.TAKE, 1))
    club.clock.skip(hours=25)

    answer = await club.press(BEN, a_vote(table, VoteKey.YES, 1))
    for _ in range(2):
        await loop(club).tick()

    told = said("vote-replace-passed", newcomer=f"<@{STRANGER}>", player=f"<@{ANN}>")
    assert [told in each for each in posts(club)].count(True) == 1
    assert said("vote-decides") in answer.texts[0]


@pytest.mark.parametrize("is_said", [False, True])
async def test_a_process_that_dies_over_the_post_tells_it_once(club: Club, is_said: bool) -> None:
    table = (await club.dealt(4, "cluedo")).record.id
    await called(club, table, DRAW)
    club.clock.skip(hours=25)
    await Votes(club.tables).tick()  # decided, and the process is gone
    if is_said:  # or only not noted down
        [decided] = await club.store.votes_to_close()
        await loop(club).tick()
        await Votes(club.tables).keep_post(decided, decided.post)
        club.clock.skip(minutes=10)  # Discord has forgotten the nonce

    await loop(club).tick()

    vote = await club.store.vote(table, 1)
    assert vote is not None
    assert (vote.verdict, vote.post) == (Verdict.LAPSED, None)
    assert sum(said("vote-failed") in each for each in posts(club)) == 2  # its own post says so, too


async def test_a_seat_is_handed_over_and_told_where_the_process_dies_before_it_notes_the_verdict(club: Club) -> None:
    table = (await club.dealt(4, "cluedo")).record.id
    await called(club, table, REPLACE, seat=0, old=int(ANN), user=0, papers=0)
    await club.press(STRANGER, a_vote(table, VoteKey.TAKE, 1))
    await club.press(BEN, a_vote(table, VoteKey.YES, 1))
    change = club.store.change_vote

    async def fails_at_the_verdict(vote: VoteRecord, new: Callable[[VoteRecord], VoteRecord]) -> VoteRecord:
        if new(replace(vote, verdict=None)).verdict is not None:
            raise DatabaseFailed("OperationalError")
        return await change(vote, new)

    with patch.object(club.store, "change_vote", fails_at_the_verdict):
        await club.press(CLEO, a_vote(table, VoteKey.YES, 1))
    assert (await club.record(table)).seat_of(STRANGER) is not None
    for _ in range(2):
        await loop(club).tick()

    told = said("vote-replace-passed", newcomer=f"<@{STRANGER}>", player=f"<@{ANN}>")
    assert [told in each for each in posts(club)].count(True) == 1
    assert club.discord.letters(STRANGER)


async def test_a_question_that_the_game_has_left_behind_is_not_told_again(club: Club) -> None:
    live = await club.dealt(3)
    table = live.record.id
    await called(club, table, DRAW)
    await club.tables.end(table)
    before = len(posts(club))

    await loop(club).tick()
    await club.delivery.idle()

    assert sum(said("vote-failed") in each for each in posts(club)) == 1
    assert len(posts(club)) <= before + 1


@pytest.mark.parametrize("motion", [END, PAUSE])
async def test_a_ballot_that_a_process_dies_over_decides_all_the_same_and_is_told(club: Club, motion: Motion) -> None:
    table = (await club.dealt(2)).record.id
    await called(club, table, motion, seconds=86_400)
    vote = await club.store.vote(table)
    assert vote is not None
    await club.store.change_vote(vote, lambda now: replace(now, ballots={**now.ballots, BEN: True}))

    for _ in range(2):
        await loop(club).tick()
    await club.delivery.idle()

    assert await club.store.vote(table) is None
    told = said("ended-by-vote") if motion is END else said("vote-pause-passed", days=1)
    assert sum(told in each for each in posts(club)) == 1


async def test_a_ballot_that_a_process_died_over_is_told_also_where_the_next_motion_finds_it(club: Club) -> None:
    table = (await club.dealt(2)).record.id
    await called(club, table, DRAW)
    vote = await club.store.vote(table)
    assert vote is not None
    await club.store.change_vote(vote, lambda now: replace(now, ballots={**now.ballots, BEN: False}))

    await club.press(ANN, a_vote(table, PROPOSED["end"]))
    for _ in range(2):
        await loop(club).tick()

    assert sum(said("vote-failed") in each for each in posts(club)) == 2  # its own post says so, too


async def test_a_vote_is_decided_by_the_process_that_its_server_belongs_to(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = (await club.dealt(4, "cluedo")).record.id
    await called(club, table, END)
    club.clock.skip(hours=25)
    with monkeypatch.context() as away:
        away.setattr(club.tables, "owns", lambda _: False)
        await Votes(club.tables).tick()
    assert await club.store.vote(table) is not None

    await Votes(club.tables).tick()

    assert await club.store.vote(table) is None


async def test_a_vote_that_cannot_be_read_holds_up_no_other_and_is_logged_once(club: Club) -> None:
    broken = (await club.dealt(4, "cluedo")).record.id
    other = (await club.dealt(4, "cluedo", channel=ChannelId(78))).record.id
    now = club.clock.now()
    await club.store.open_vote(broken, "of-a-later-release", by=ANN, facts={}, at=now, until=now + timedelta(hours=1))
    await called(club, other, DRAW)
    before = len(posts(club))

    club.clock.skip(hours=25)
    with capture_logs() as logs:
        for _ in range(3):
            await loop(club).tick()

    assert len(posts(club)) == before + 1
    vote = await club.store.vote(other, 1)
    assert vote is not None
    assert (vote.verdict, vote.post) == (Verdict.LAPSED, None)
    failed = [(each["table"], each["work"]) for each in logs if each["log_level"] == "error"]
    assert failed == [(broken, "decide")]


async def test_the_post_of_a_vote_that_cannot_be_read_holds_up_no_other(club: Club) -> None:
    broken = (await club.dealt(4, "cluedo")).record.id
    other = (await club.dealt(4, "cluedo", channel=ChannelId(78))).record.id
    now = club.clock.now()
    vote = await club.store.open_vote(
        broken, "of-a-later-release", by=ANN, facts={}, at=now, until=now + timedelta(hours=1)
    )
    await club.store.change_vote(vote, lambda now: replace(now, verdict=Verdict.FAILED, post=MessageId(1)))
    await called(club, other, DRAW)

    club.clock.skip(hours=25)
    with capture_logs() as logs:
        for _ in range(3):
            await loop(club).tick()

    closed = await club.store.vote(other, 1)
    assert closed is not None
    assert closed.post is None
    assert [(each["table"], each["work"]) for each in logs if each["log_level"] == "error"] == [(broken, "close")]
