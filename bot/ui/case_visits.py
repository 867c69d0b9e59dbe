"""A person's way to a case: the one that a control is about, if it is still theirs."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TypeVar

from bot.cases.cases import Cases, DayCase
from bot.cases.records import day_of_case
from bot.messages.controls import CaseControl
from bot.thinking import NoWorker, Unthought
from bot.ui.visits import Visit
from games.core.contract import Refusal
from games.core.deduction.puzzle import OpenPuzzle

T = TypeVar("T")


async def case_of_day(cases: Cases, visit: Visit, control: CaseControl) -> DayCase:
    """Return the case of the day that a control is about. Raises Refusal where it is over, or somebody else's."""
    case = await found(cases.of_the_day(visit.person.user))
    if day_of_case(control.number) != case.attempt.day:
        raise Refusal("case-over")
    if control.number != case.number:  # they have watched the game since, or it may no longer be shown
        raise Refusal("case-other")
    return case


async def case_to_practise(cases: Cases, visit: Visit, control: CaseControl) -> OpenPuzzle:
    """Return the case to practise that a control is about. Raises Refusal."""
    number, opened = await found(cases.practice(visit.person.user, control.number, None, None))
    if number != control.number:  # forged, or of another version of the bot
        raise Refusal("stale")
    return opened


async def found(work: Awaitable[T]) -> T:
    """Return the result. Raises Refusal where it cannot be worked out for now."""
    try:
        return await work
    except NoWorker as error:
        raise error.refusal from None
    except Unthought:
        raise Refusal("case-later") from None
