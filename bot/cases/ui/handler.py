"""Cases on Discord: the one of the day and those to practise, in private, by `/case` and by the buttons of its answers."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Final, assert_never

from cachetools import LRUCache

from bot.cases.cases import Cases, graded, practice_id
from bot.cases.messages.cases import PRACTICE_RIGHT, PRACTICE_SHOWN, PRACTICE_WRONG, CaseWords, plain_quiz
from bot.cases.messages.clues import Posed
from bot.cases.proving import Proving
from bot.cases.records import AttemptRecord, Day, past_number
from bot.cases.ui.joint import JointHandler
from bot.cases.ui.proofs import ProofHandler
from bot.cases.ui.visits import case_of_day, case_to_practise, found
from bot.house import House
from bot.messages.controls import CaseControl, CaseKey
from bot.messages.names import number
from bot.tables.ids import ChannelId, UserId
from bot.tables.limits import LimitedDeed
from bot.ui.room import Given
from bot.ui.visits import Visit
from games.core.contract import Refusal
from games.core.deduction.proof import Quiz

REMEMBERED: Final = 4096
"""Shared results in memory, so that each is posted once in a channel."""


class CaseHandler:
    """The cases of one person, which belong to no table."""

    def __init__(self, house: House, cases: Cases, proving: Proving, joint: JointHandler) -> None:
        self.joint = joint
        self._cases = cases
        self._proving = proving
        self._limits = house.ground.limits
        self._words = CaseWords(house.words.sentences)
        self._proofs = ProofHandler(house, cases, proving, self._words)
        self._shared: LRUCache[tuple[UserId, int, ChannelId], None] = LRUCache(REMEMBERED)

    async def today(self, visit: Visit) -> None:
        """Show the case of the day."""
        await self._proofs.today(visit, await found(self._cases.of_the_day(visit.person.user)))

    async def board(self, visit: Visit) -> None:
        """Show how the server did with the case of the day."""
        if visit.guild is None:
            raise Refusal("case-no-server")
        attempts = await self._cases.board(visit.guild)
        await visit.reply.in_place(self._words.board(visit.reader, self._cases.today, attempts))

    async def practise(self, visit: Visit, game: str | None = None, grade: int | None = None) -> None:
        """Show a case to practise."""
        self._limits.count(LimitedDeed.CASE, visit.person.user)
        posed = await found(self._cases.for_somebody(visit.person.user, game, grade))
        await self._proofs.practise(visit, *posed)

    async def press(self, visit: Visit, control: CaseControl, given: Given) -> None:
        """Carry out a press at a case. Raises Refusal."""
        match control.what:
            case CaseKey.SHOW:
                await self.today(visit)
            case CaseKey.BOARD:
                await self.board(visit)
            case CaseKey.PRACTISE:
                await self.practise(visit, self._cases.game_of(control.number) if control.number else None)
            case CaseKey.PAST:
                await self._past(visit, control, given.values)
            case CaseKey.SHARE:
                await self._share(visit, control)
            case CaseKey.WHY:
                await self._why(visit, control)
            case CaseKey.PICK | CaseKey.ANSWER | CaseKey.SOLUTION | CaseKey.QUICK:
                await (self._practised if control.is_practice else self._tried)(visit, control, given.values)
            case CaseKey.CLUES | CaseKey.SHEET | CaseKey.ROW | CaseKey.COLUMN:
                await self._proofs.press(visit, control, given)
            case CaseKey.YES | CaseKey.NO | CaseKey.REFUTE | CaseKey.HINT:
                await self._proofs.press(visit, control, given)
            case CaseKey.TOGETHER:
                await self.joint.together(visit)
            case _:
                assert_never(control.what)

    async def _share(self, visit: Visit, control: CaseControl) -> None:
        """Post a person's result, once in a channel. Raises Refusal."""
        user = visit.person.user
        place, posted = (user, control.number, visit.channel), None
        if place in self._shared:
            raise Refusal("case-shared")
        self._limits.count(LimitedDeed.SHARE, user)
        self._shared[place] = None  # at once: a second press may come before the post is there
        try:
            case = await found(self._cases.finished(control.number, user))
            posted = await visit.reply.publicly(self._words.card(visit.reader, case, visit.person.name))
        finally:
            if posted is None:
                self._shared.pop(place, None)
        if posted is None:
            raise Refusal("too-slow")

    async def _past(self, visit: Visit, control: CaseControl, given: Sequence[str]) -> None:
        """List the cases of past days, or show the one that was chosen as a case to practise."""
        if not given:
            page = await self._cases.past(visit.person.user, Day(control.number) if control.number else None)
            await visit.reply.in_place(self._words.past(visit.reader, page))
            return
        if (day := number(given[0])) is None:
            raise Refusal("stale")
        chosen = CaseControl(True, past_number(Day(day)), CaseKey.CLUES)
        await self._proofs.practise(visit, chosen.number, await case_to_practise(self._cases, visit, chosen))

    async def _why(self, visit: Visit, control: CaseControl) -> None:
        """Show the reasons of the solution to a person that has it already."""
        if control.is_practice:
            opened = await case_to_practise(self._cases, visit, control)
        else:
            opened = (await found(self._cases.finished(control.number, visit.person.user))).opened
        page = self._words.why(visit.reader, opened, await found(self._cases.why(opened, visit.person.user)), control)
        await (visit.reply.in_place if control.picked else visit.reply.privately)(page)

    async def _tried(self, visit: Visit, control: CaseControl, given: Sequence[str]) -> None:
        """Choose or answer at the case of the day. Who has begun to prove it proves it."""
        case = await case_of_day(self._cases, visit, control)
        if case.attempt.is_over:
            await self._proofs.today(visit, case)
            return
        if await self._proofs.is_begun(visit, case.number):
            raise Refusal("case-begun")
        quiz = await self._proofs.quiz(visit, Posed(case.number, case.opened, case))
        picked, parts = _picked(quiz, control, given)
        if control.what in (CaseKey.PICK, CaseKey.QUICK):
            await visit.reply.in_place(self._words.of_the_day(visit.reader, case, quiz, picked, answered=False))
            return
        who = AttemptRecord(day=case.attempt.day, user=visit.person.user, guild=visit.guild, name=visit.person.name)
        if control.what is not CaseKey.ANSWER:
            raise Refusal("stale")
        if len(parts) < len(picked):
            raise Refusal("case-incomplete")
        case = await self._cases.answer(case, who, visit.interaction, is_right=parts == quiz.solution)
        await visit.reply.in_place(self._words.of_the_day(visit.reader, case, quiz, picked, answered=True))

    async def _practised(self, visit: Visit, control: CaseControl, given: Sequence[str]) -> None:
        """Choose or answer at a case to practise. The first answer says how hard it is, and how good they are.

        A begun proof takes the place of an answer.
        """
        n, opened = control.number, await case_to_practise(self._cases, visit, control)
        if control.what is CaseKey.SOLUTION:
            await self._proving.give_up(graded(practice_id(n), opened), opened, visit.person.user)
            duel = await self._cases.duel(n, opened, visit.person.user)
            shown = self._words.practice(visit.reader, n, opened, plain_quiz(opened), (), PRACTICE_SHOWN, duel)
            await visit.reply.in_place(shown)
            return
        # Begun on another screen of it: its hints are in the proof alone.
        if await self._proofs.is_begun(visit, practice_id(n)):
            await self._proofs.practise(visit, n, opened)
            return
        quiz = await self._proofs.quiz(visit, Posed(n, opened))
        picked, parts = _picked(quiz, control, given)
        told, rated = None, None
        if control.what is CaseKey.ANSWER:
            if not all(picked):
                raise Refusal("case-incomplete")
            told = PRACTICE_RIGHT if parts == quiz.solution else PRACTICE_WRONG
            is_right = told == PRACTICE_RIGHT
            rated = await self._cases.practised(n, opened, visit.person.user, is_right=is_right)
        await visit.reply.in_place(self._words.practice(visit.reader, n, opened, quiz, picked, told, rated))


def _picked(quiz: Quiz, control: CaseControl, given: Sequence[str]) -> tuple[tuple[int, ...], tuple[StrEnum, ...]]:
    """Return the chosen option of each part after a press, and the answers chosen. Raises Refusal("stale") for one that is not there."""
    is_new = control.what is CaseKey.QUICK and not control.picked
    picked = [0] * len(quiz.parts) if is_new else list(control.picked)
    if control.what is CaseKey.PICK:
        if control.part >= len(picked) or len(given) != 1 or (chosen := number(given[0])) is None:
            raise Refusal("stale")
        picked[control.part] = chosen
    if len(picked) != len(quiz.parts) or any(k > len(part) for k, part in zip(picked, quiz.parts, strict=True)):
        raise Refusal("stale")
    return tuple(picked), tuple(part[k - 1] for part, k in zip(quiz.parts, picked, strict=True) if k)
