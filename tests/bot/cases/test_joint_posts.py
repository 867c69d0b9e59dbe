"""The posts of joint cases follow what is stored, whatever happens to their channels and to the process."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from unittest.mock import ANY

from sqlalchemy import delete

from bot.cases.joint_records import JointId, JointRecord
from bot.cases.joint_store import StoredJointCases
from bot.cases.rows import JOINT_CASES
from bot.messages.controls import CaseKey
from bot.tables.ids import ChannelId
from bot.telling.message import PublicMessage
from bot.telling.senders import Posted
from games.core.deduction.sheet import Sign
from tests.bot.cases.test_joint_cases import ANN, BEN, Case, a_case, endings
from tests.bot.ui.club import CHANNEL, GUILD, Club, said
from tests.puzzles import found


async def test_after_a_restart_the_case_goes_on_and_nothing_is_said_twice(club: Club) -> None:
    case = await a_case(club)
    await case.mark(ANN, min(case.proof.asked), Sign.YES)
    await case.shown()
    stored = StoredJointCases(club.store.database)
    await stored.keep_post(case.id, None, 0)  # the process died between the post and the note of it

    again = Club(club.store, clock=club.clock)
    other = Case(again, await case.record())
    other.posts._announcer = club.discord
    await other.mark(BEN, case.unproven, Sign.YES)
    await other.posts.tick()

    [panel] = club.discord.standing()
    assert panel.text.splitlines()[-1].startswith(f"<@{BEN}>")
    await other.close(ANN)
    await other.posts.tick()
    await stored.database.write(lambda connection: connection.exec_driver_sql("UPDATE joint_cases SET is_told = 0"))
    await case.posts.tick()
    assert len(endings(club)) == 1


async def test_a_mark_in_a_row_of_one_cell_is_told_by_its_row_alone(club: Club) -> None:
    """Whoever marked a pile was said to have marked “pile 1 (first number plus 0)”."""
    new = JointRecord(
        id=JointId(0),
        guild=GUILD,
        channel=CHANNEL,
        host=ANN,
        locale="en",
        opened_at=club.clock.now(),
        text=found("bakerstreet"),
    )
    case = Case(club, await StoredJointCases(club.store.database).open(new))
    sheet = case.proof.sheet

    for row in (0, len(sheet.rows) - 1):
        await case.mark(ANN, sheet.at(row, 0), Sign.YES)

    pile, points = (await case.shown()).splitlines()[-2:]
    assert "(" not in pile
    assert "first number plus 0)" in points


async def test_a_case_is_posted_also_where_the_history_cannot_be_read(club: Club) -> None:
    club.discord.hides = True
    case = await a_case(club)

    await case.posts.tick()

    assert len(club.discord.standing()) == 1


async def test_a_post_that_was_deleted_by_hand_comes_again(club: Club) -> None:
    case = await a_case(club)
    await case.shown()
    club.discord.channel[-1].is_gone = True

    await case.mark(ANN, min(case.proof.asked), Sign.YES)
    await case.posts.tick()

    assert "🟩" in await case.shown()
    assert len(club.discord.standing()) == 1


async def test_a_case_whose_post_was_deleted_does_not_take_that_of_the_next(club: Club) -> None:
    case = await a_case(club)
    await case.shown()
    club.discord.channel[-1].is_gone = True
    await case.press(ANN, CaseKey.SOLUTION, part=1)
    following = await a_case(club)

    for _ in range(3):
        await case.posts.tick()

    given_up, open_one = await case.shown(), await following.shown()
    assert given_up != open_one
    assert (await case.record()).message != (await following.record()).message
    assert said("case-joint-over") in given_up


async def test_a_case_whose_channel_is_gone_is_closed_and_told_nowhere(club: Club) -> None:
    case = await a_case(club)
    club.discord.deleted.add(CHANNEL)

    await case.posts.tick()

    record = await case.record()
    assert record.closed_at is not None
    assert not record.is_solved
    assert not await StoredJointCases(club.store.database).unsettled()


async def test_a_case_waits_where_discord_fails_and_its_marks_are_kept(club: Club) -> None:
    case = await a_case(club)
    club.discord.lacks = "send_messages"
    await case.mark(ANN, min(case.proof.asked), Sign.YES)
    await case.posts.tick()

    assert not club.discord.standing()
    club.discord.lacks = None
    assert "🟩" in await case.shown()


async def test_a_case_is_posted_after_a_restoration_though_a_lost_one_had_its_number(club: Club) -> None:
    for n in range(2):
        case = await a_case(club)
        assert (await case.shown(), len(club.discord.standing())) == (ANY, n + 1)
        await club.store.database.write(lambda connection: connection.execute(delete(JOINT_CASES)))
        club.clock.skip(minutes=1)


async def test_a_channel_that_does_not_answer_holds_up_no_other(club: Club) -> None:
    case, other = await a_case(club), ChannelId(CHANNEL + 1)
    record = replace(await case.record(), id=JointId(0), channel=other)
    second = await StoredJointCases(club.store.database).open(record)
    announce, is_back = club.discord.announce, asyncio.Event()
    posted = {CHANNEL: asyncio.Event(), other: asyncio.Event()}

    async def hanging(channel: ChannelId, message: PublicMessage, nonce: str) -> Posted:
        if channel == CHANNEL:
            await is_back.wait()
        posted[channel].set()
        return await announce(channel, message, nonce)

    club.discord.announce = hanging  # type: ignore[method-assign]  # of this one
    slow = asyncio.create_task(case.posts.tick())
    async with asyncio.timeout(60):
        await posted[other].wait()
        await case.posts.go_on({second.id})
        assert not posted[CHANNEL].is_set()
        is_back.set()
        await posted[CHANNEL].wait()
        await slow
