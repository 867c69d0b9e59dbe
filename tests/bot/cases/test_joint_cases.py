"""Joint cases: everybody in a channel marks one sheet, and each mark is stored before the channel sees it, with its author."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from functools import partial

import discord
import pytest

from bot.cases.joint_posts import JointPosts
from bot.cases.joint_records import JointId, JointRecord
from bot.cases.joint_store import KEPT, StoredJointCases
from bot.cases.making import prove
from bot.cases.messages.joint import MOST_LISTED
from bot.cases.messages.joint_controls import JointControl
from bot.messages.controls import CaseControl, CaseKey
from bot.store.restorations import note_restoration
from bot.tables.ids import ChannelId, UserId
from games import BY_KEY
from games.core.deduction.proof import ProofSheet, cells_of
from games.core.deduction.puzzle import read
from games.core.deduction.sheet import Cell, Sign
from tests.bot.ui.club import CHANNEL, GUILD, PEOPLE, Club, said
from tests.bot.ui.interactions import FakeInteraction
from tests.own_data import own_data

ANN, BEN, CLEO = PEOPLE[:3]
NUMBERED = {Sign.YES: 1, Sign.NO: 2}


class Case:
    """The joint case of a club's channel, with keys to press."""

    def __init__(self, club: Club, record: JointRecord) -> None:
        self.club = club
        self.id = record.id
        self.proof: ProofSheet = prove(read(record.text, BY_KEY))

    @property
    def posts(self) -> JointPosts:
        loop = next(each for each in self.club.rooms["cases"].loops if each.name == "joint cases")
        posts = getattr(loop.tick, "__self__", None)
        assert isinstance(posts, JointPosts)
        posts.side_by_side.patience = 60  # on a busy machine too
        return posts

    @property
    def unproven(self) -> Cell:
        return next(cell for cell in cells_of(self.proof.sheet) if self.proof.has(cell) and not self.known(cell))

    @property
    def false(self) -> Cell:
        return next(cell for cell in cells_of(self.proof.sheet) if self.proof.has(cell) and self.known(cell) == Sign.NO)

    def known(self, cell: Cell) -> str | None:
        return self.proof.certain.get(cell)

    async def record(self) -> JointRecord:
        return await StoredJointCases(self.club.store.database).case(self.id)

    async def shown(self) -> str:
        """Return the post, once the channel shows what is stored."""
        await self.posts.tick()
        record = await self.record()
        return next(each.text for each in self.club.discord.channel if each.id == record.message and not each.is_gone)

    async def press(self, by: UserId, what: CaseKey, *picked: int, part: int = 0) -> FakeInteraction:
        return await self.club.press(by, JointControl(self.id, what, part, picked))

    async def mark(self, by: UserId, cell: Cell, sign: Sign) -> str:
        what = CaseKey.YES if sign is Sign.YES else CaseKey.NO
        return (await self.press(by, what, *self.place(cell))).texts[-1]

    async def close(self, *people: UserId) -> None:
        """Let these people mark all that is asked, in turn."""
        for n, cell in enumerate(sorted(self.proof.asked)):
            await self.mark(people[n % len(people)], cell, Sign.YES)

    def place(self, cell: Cell) -> tuple[int, int]:
        row, column = self.proof.sheet.place(cell)
        return row + 1, column + 1


async def open_case(club: Club, by: UserId = ANN) -> FakeInteraction:
    """Press the button of an evening's panel."""
    return await club.press(by, CaseControl(True, 0, CaseKey.TOGETHER))


async def a_case(club: Club) -> Case:
    await open_case(club)
    record = await StoredJointCases(club.store.database).open_in(CHANNEL)
    assert record is not None
    return Case(club, record)


def endings(club: Club) -> list[str]:
    return [text for text in club.discord.posts() if text.startswith(("**Case closed", "**Case given"))]


async def test_whoever_presses_first_opens_a_case_and_everybody_else_gets_the_same(club: Club) -> None:
    case = await a_case(club)
    again = await open_case(club, BEN)

    assert "A case for all of you" in again.texts[-1]
    shown = await case.shown()
    assert shown.startswith("**A case for all of you**")
    assert len(club.discord.standing()) == 1
    assert (await case.record()).host == ANN


async def test_two_people_who_press_at_once_open_one_case(club: Club) -> None:
    await asyncio.gather(open_case(club), open_case(club, BEN))

    assert len(await StoredJointCases(club.store.database).unsettled()) == 1


async def test_all_mark_one_sheet_and_the_channel_sees_each_mark_with_its_author(club: Club) -> None:
    case = await a_case(club)
    first, *_ = sorted(case.proof.asked)

    assert said("case-stands") in await case.mark(ANN, first, Sign.YES)
    assert said("case-not-proven") in await case.mark(BEN, case.unproven, Sign.YES)
    refused = await case.press(BEN, CaseKey.REFUTE, *case.place(case.unproven), NUMBERED[Sign.YES])
    assert said("case-refuted") in refused.texts[-1]

    lines = (await case.shown()).splitlines()[-3:]
    assert [line.partition(">")[0] for line in lines] == [f"<@{ANN}", f"<@{BEN}", f"<@{BEN}"]
    assert [line[-1] for line in lines] == ["🟩", "🟥", "💡"]
    record = (await case.record()).proof
    assert (record.marks, record.unproven, record.hints) == ({first: Sign.YES}, 1, 1)


async def test_a_true_mark_that_does_not_follow_is_shown_and_answered_as_a_false_one_is(club: Club) -> None:
    case = await a_case(club)
    cell, false = case.unproven, case.false

    answers = [await case.mark(ANN, cell, Sign.YES), await case.mark(ANN, cell, Sign.NO)]
    answers.append(await case.mark(ANN, false, Sign.YES))
    lines = (await case.shown()).splitlines()[-3:]

    assert all(said("case-not-proven") in answer for answer in answers)
    assert all(line.endswith(", not proven 🟥") for line in lines)


async def test_a_mark_that_somebody_made_already_counts_once(club: Club) -> None:
    case = await a_case(club)
    first, *_ = sorted(case.proof.asked)

    await asyncio.gather(*(case.mark(by, first, Sign.YES) for by in (ANN, BEN, CLEO)))
    await asyncio.gather(*(case.mark(by, case.unproven, Sign.YES) for by in (ANN, BEN, CLEO)))

    assert len((await case.record()).deeds) == 2


async def test_the_last_mark_closes_the_case_and_the_channel_is_told_once(club: Club) -> None:
    case = await a_case(club)
    await case.mark(BEN, case.unproven, Sign.NO)
    club.clock.skip(minutes=12)
    await case.close(ANN, BEN)
    await case.posts.tick()
    await case.posts.tick()

    [ending] = endings(club)
    assert "🟥" + "🟩" * len(case.proof.asked) in ending
    assert "12 min" in ending
    assert f"<@{ANN}>" in ending
    record = await case.record()
    assert record.is_solved
    assert said("case-joint-over") in await case.shown()
    pressed = await case.press(CLEO, CaseKey.YES, *case.place(case.false))
    assert said("case-joint-over") in pressed.texts[-1]
    assert (await case.record()).deeds == record.deeds
    assert await StoredJointCases(club.store.database).open_in(CHANNEL) is None


async def test_whoever_makes_the_last_mark_reads_the_result_in_the_channel_and_not_twice(club: Club) -> None:
    case = await a_case(club)
    *before, last = sorted(case.proof.asked)
    for cell in before:
        await case.mark(ANN, cell, Sign.YES)

    answer = await case.mark(BEN, last, Sign.YES)
    await case.posts.tick()

    [ending] = endings(club)
    told = ending.splitlines()[1:]  # the authors of the marks, and the solution
    assert len(told) > 1
    assert [line for line in told if line in answer] == []
    assert said("case-joint-over") in answer


async def test_two_last_marks_at_once_close_the_case_once(club: Club) -> None:
    case = await a_case(club)
    *before, last = sorted(case.proof.asked)
    for cell in before:
        await case.mark(ANN, cell, Sign.YES)

    await asyncio.gather(case.mark(BEN, last, Sign.YES), case.mark(CLEO, last, Sign.YES))
    await asyncio.gather(case.posts.tick(), case.posts.tick())

    assert len(endings(club)) == 1
    assert len((await case.record()).provers) == 2


async def test_only_its_host_or_a_moderator_gives_a_case_up_and_after_a_question(club: Club) -> None:
    case = await a_case(club)

    refused = await case.press(BEN, CaseKey.SOLUTION, part=1)
    asked = await case.press(ANN, CaseKey.SOLUTION)
    assert said("refusal-case-joint-host") in refused.texts[-1]
    assert said("case-joint-sure") in asked.texts[-1]
    assert (await case.record()).closed_at is None

    await case.press(ANN, CaseKey.SOLUTION, part=1)
    await case.posts.tick()
    [ending] = endings(club)
    assert ending.startswith("**Case given up.**")
    assert not (await case.record()).is_solved


@pytest.mark.parametrize("by", [ANN, BEN])
async def test_a_case_that_a_moderator_closes_says_so_and_one_of_their_own_that_it_was_given_up(
    club: Club, by: UserId
) -> None:
    case = await a_case(club)
    made = FakeInteraction(custom_id=JointControl(case.id, CaseKey.SOLUTION, 1).id, by=by, id=900)
    made.permissions = discord.Permissions(manage_messages=True)

    await club._sent(made)
    await case.posts.tick()

    begins = "**Case given up.**" if by == ANN else "**A moderator of this server has closed this case.** 🛡️"
    assert [each.startswith(begins) for each in club.discord.posts()] == [True]


async def test_only_the_host_is_offered_to_give_up(club: Club) -> None:
    case = await a_case(club)
    ways = [(await case.press(by, CaseKey.CLUES)).texts[-1] for by in (ANN, BEN)]

    assert [JointControl(case.id, CaseKey.SOLUTION).id in each for each in ways] == [True, False]


async def test_reasons_are_given_once_a_case_is_closed_and_not_before(club: Club) -> None:
    case = await a_case(club)
    early = await case.press(BEN, CaseKey.WHY)
    await case.close(ANN)
    late = await case.press(BEN, CaseKey.WHY)

    assert said("refusal-stale") in early.texts[-1]
    assert said("refusal-stale") not in late.texts[-1]


async def test_a_control_that_is_pressed_in_another_channel_is_stale(club: Club) -> None:
    case = await a_case(club)
    stored = StoredJointCases(club.store.database)
    elsewhere = await stored.open(
        JointRecord(
            id=JointId(0),
            guild=GUILD,
            channel=ChannelId(CHANNEL + 1),
            host=ANN,
            locale="en",
            opened_at=club.clock.now(),
            text=(await case.record()).text,
        )
    )

    pressed = await club.press(BEN, JointControl(elsewhere.id, CaseKey.CLUES))
    unknown = await club.press(BEN, JointControl(999, CaseKey.CLUES))

    assert said("refusal-stale") in pressed.texts[-1]
    assert said("refusal-stale") in unknown.texts[-1]


async def test_a_case_is_opened_on_a_server_only(club: Club) -> None:
    pressed = await club.press(ANN, CaseControl(True, 0, CaseKey.TOGETHER), in_mailbox=True)

    assert said("refusal-case-joint-server") in pressed.texts[-1]


async def test_no_rating_comes_of_a_joint_case(club: Club) -> None:
    case = await a_case(club)
    await case.close(ANN, BEN)

    kept = await own_data(club.store.database).kept_of(ANN)
    assert not kept["solvings"]
    assert not kept["techniques"]


async def test_an_erased_person_leaves_their_marks_without_a_name(club: Club) -> None:
    case = await a_case(club)
    await case.mark(ANN, min(case.proof.asked), Sign.YES)

    kept = await own_data(club.store.database).kept_of(ANN)
    assert [each["is_host"] for each in kept["joint_cases"]] == [True]
    assert [each["cell"] for each in kept["joint_deeds"]] == [min(case.proof.asked)]
    await own_data(club.store.database).erase(ANN)
    await case.mark(BEN, case.unproven, Sign.YES)

    shown = await case.shown()
    assert f"<@{ANN}>" not in shown
    assert said("case-joint-somebody") in shown
    assert len((await case.record()).deeds) == 2


async def test_a_closed_case_is_forgotten_a_week_later_when_another_is_opened(club: Club) -> None:
    case = await a_case(club)
    await case.close(ANN)
    await case.posts.tick()
    club.clock.skip(seconds=(KEPT + timedelta(minutes=1)).total_seconds())
    await open_case(club)

    pressed = await case.press(BEN, CaseKey.CLUES)
    assert said("refusal-stale") in pressed.texts[-1]
    opened = await StoredJointCases(club.store.database).open_in(CHANNEL)
    assert opened is not None
    assert opened.id > case.id


async def test_a_case_that_is_full_counts_no_mark_more(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    case = await a_case(club)
    monkeypatch.setattr("bot.cases.joint_store.MOST_DEEDS", 1)
    for cell in sorted(case.proof.asked)[:2]:
        await case.mark(ANN, cell, Sign.YES)

    assert len((await case.record()).deeds) == 1


async def test_a_long_case_lists_its_last_marks(club: Club) -> None:
    case = await a_case(club)
    cells = [cell for cell in cells_of(case.proof.sheet) if case.known(cell) == Sign.NO and case.proof.has(cell)]
    for cell in cells[: MOST_LISTED + 3]:
        await case.mark(ANN, cell, Sign.YES)

    assert (await case.shown()).count("🟥") == MOST_LISTED


@pytest.mark.parametrize("what", [CaseKey.QUICK, CaseKey.ANSWER, CaseKey.SHARE, CaseKey.REFUTE])
async def test_controls_that_a_joint_case_has_not_are_stale(club: Club, what: CaseKey) -> None:
    case = await a_case(club)

    assert said("refusal-stale") in (await case.press(ANN, what)).texts[-1]


async def test_no_case_is_opened_where_the_bot_may_not_post(club: Club) -> None:
    made = FakeInteraction(custom_id=CaseControl(True, 0, CaseKey.TOGETHER).id, by=ANN, id=99)
    made.app_permissions = discord.Permissions(view_channel=True)
    await club._sent(made)

    assert said("trouble-bot-may-not", permission=said("permission-send-messages")) in made.texts[-1]
    assert await StoredJointCases(club.store.database).open_in(CHANNEL) is None


async def test_the_post_of_a_case_from_a_restored_backup_shows_its_marks_and_not_those_of_the_lost_time(
    club: Club,
) -> None:
    case = await a_case(club)
    before, taken_at = await case.shown(), club.clock.now()
    club.discord.standing()[0].text = "a mark that is lost"
    club.clock.skip(hours=1)
    await club.store.database.write(partial(note_restoration, taken_at=taken_at, restored_at=club.clock.now()))

    restored = Club(club.store, clock=club.clock)
    restored.discord.channel = club.discord.channel
    case.club = restored
    assert await case.shown() == before
    cell, sign = next(iter(case.proof.certain.items()))
    await case.mark(ANN, cell, Sign(sign))
    assert await case.shown() != before
