"""Cases on Discord: the one of the day and those to practise, in private, by `/case` and by the buttons of its answers."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from typing import TypeVar, assert_never

from bot.cases.cases import Cases
from bot.cases.records import AttemptRecord, day_of_case
from bot.house import House
from bot.messages.cases import PRACTICE_RIGHT, PRACTICE_SHOWN, PRACTICE_WRONG, CaseWords
from bot.messages.controls import CaseControl, CaseKey
from bot.tables.limits import LimitedDeed
from bot.thinking import NoWorker, Unthought
from bot.ui.room import Given
from bot.ui.visits import Visit
from games.core.contract import Refusal
from games.core.deduction.puzzle import OpenPuzzle

T = TypeVar("T")


class CaseHandler:
    """The cases of one person, which belong to no table."""

    def __init__(self, house: House, cases: Cases) -> None:
        self._cases = cases
        self._limits = house.ground.limits
        self._words = CaseWords(house.words.sentences)

    async def today(self, visit: Visit) -> None:
        """Show the case of the day."""
        case = await _found(self._cases.of_the_day(visit.person.user))
        picked = (0,) * len(case.opened.puzzle.parts)
        await visit.reply.in_place(self._words.of_the_day(visit.reader, case, picked, answered=False))

    async def board(self, visit: Visit) -> None:
        """Show how the server did with the case of the day."""
        if visit.guild is None:
            raise Refusal("case-no-server")
        attempts = await self._cases.board(visit.guild)
        await visit.reply.in_place(self._words.board(visit.reader, self._cases.today, attempts))

    async def practise(self, visit: Visit, game: str | None = None, grade: int | None = None) -> None:
        """Show a case to practise."""
        self._limits.count(LimitedDeed.CASE, visit.person.user)
        number, opened = await _found(self._cases.for_somebody(visit.person.user, game, grade))
        await visit.reply.in_place(self._words.practice(visit.reader, number, opened, (0,) * len(opened.puzzle.parts)))

    async def press(self, visit: Visit, control: CaseControl, given: Given) -> None:
        """Carry out a press at a case. Raises Refusal."""
        match control.what:
            case CaseKey.SHOW:
                await self.today(visit)
            case CaseKey.BOARD:
                await self.board(visit)
            case CaseKey.PRACTISE:
                await self.practise(visit, self._cases.game_of(control.number) if control.number else None)
            case CaseKey.SHARE:
                case = await _found(self._cases.finished(control.number, visit.person.user))
                if await visit.reply.publicly(self._words.card(visit.reader, case, visit.person.name)) is None:
                    raise Refusal("too-slow")
            case CaseKey.WHY:
                await self._why(visit, control)
            case CaseKey.PICK | CaseKey.ANSWER | CaseKey.SOLUTION:
                await (self._practised if control.is_practice else self._tried)(visit, control, given.values)
            case _:
                assert_never(control.what)

    async def _why(self, visit: Visit, control: CaseControl) -> None:
        """Show the reasons of the solution to a person that has it already."""
        if control.is_practice:
            _, found = await self._practice(visit, control)
        else:
            found = (await _found(self._cases.finished(control.number, visit.person.user))).opened
        for message in self._words.why(visit.reader, found, await _found(self._cases.why(found))):
            await visit.reply.privately(message)

    async def _tried(self, visit: Visit, control: CaseControl, given: Sequence[str]) -> None:
        """Choose or answer at the case of the day."""
        user = visit.person.user
        case = await _found(self._cases.of_the_day(user))
        day = case.attempt.day
        if day_of_case(control.number) != day:
            raise Refusal("case-over")
        if control.number != case.number:  # they have watched the game since, or it may no longer be shown
            raise Refusal("case-other")
        picked = _picked(case.opened, control, given)
        if control.what is CaseKey.PICK or case.attempt.is_over:
            await visit.reply.in_place(self._words.of_the_day(visit.reader, case, picked, answered=False))
            return
        who = AttemptRecord(day=day, user=user, guild=visit.guild, name=visit.person.name)
        parts = [part[k - 1] for part, k in zip(case.opened.puzzle.parts, picked, strict=True) if k]
        if control.what is not CaseKey.ANSWER:
            raise Refusal("stale")
        if len(parts) < len(picked):
            raise Refusal("case-incomplete")
        case = await self._cases.answer(case, who, parts, visit.interaction)
        await visit.reply.in_place(self._words.of_the_day(visit.reader, case, picked, answered=True))

    async def _practice(self, visit: Visit, control: CaseControl) -> tuple[int, OpenPuzzle]:
        """Return the case to practise that a control is about, and its number. Raises Refusal."""
        number, opened = await _found(self._cases.practice(visit.person.user, control.number, None, None))
        if number != control.number:  # forged, or of another version of the bot
            raise Refusal("stale")
        return number, opened

    async def _practised(self, visit: Visit, control: CaseControl, given: Sequence[str]) -> None:
        """Choose or answer at a case to practise. The first answer says how hard it is, and how good they are."""
        number, opened = await self._practice(visit, control)
        picked, said, duel = (0,) * len(opened.puzzle.parts), PRACTICE_SHOWN, None
        if control.what is not CaseKey.SOLUTION:
            picked = _picked(opened, control, given)
            if control.what is CaseKey.ANSWER and not all(picked):
                raise Refusal("case-incomplete")
            parts = tuple(part[k - 1] for part, k in zip(opened.puzzle.parts, picked, strict=True) if k)
            said = PRACTICE_RIGHT if parts == opened.puzzle.solution else PRACTICE_WRONG
        told = None if control.what is CaseKey.PICK else said
        if told is not None:
            is_right = told == PRACTICE_RIGHT
            duel = await self._cases.practised(number, opened, visit.person.user, is_right=is_right)
        await visit.reply.in_place(self._words.practice(visit.reader, number, opened, picked, told, duel))


def _picked(opened: OpenPuzzle, control: CaseControl, given: Sequence[str]) -> tuple[int, ...]:
    """Return the chosen option of each part after a press. Raises Refusal("stale") for an option that is not there."""
    picked, parts = list(control.picked), opened.puzzle.parts
    if control.what is CaseKey.PICK:
        if control.part >= len(picked) or len(given) != 1 or not given[0].isdecimal():
            raise Refusal("stale")
        picked[control.part] = int(given[0][:3])
    if len(picked) != len(parts) or any(k > len(part) for k, part in zip(picked, parts, strict=True)):
        raise Refusal("stale")
    return tuple(picked)


async def _found(work: Awaitable[T]) -> T:
    try:
        return await work
    except NoWorker as error:
        raise error.refusal from None
    except Unthought:
        raise Refusal("case-later") from None
