"""A person's way to a case: the one that a control is about, if it is still theirs."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TypeVar

from bot.cases.cases import Cases, DayCase
from bot.cases.messages.joint_controls import JointControl
from bot.cases.messages.proofs import NUMBERED
from bot.cases.records import day_of_case
from bot.deduction.messages.sheets import Selection
from bot.messages.controls import CaseControl, CaseKey
from bot.messages.names import number
from bot.thinking import NoWorker, Unthought
from bot.ui.room import Given
from bot.ui.visits import Visit
from games.core.contract import Refusal
from games.core.deduction.puzzle import OpenPuzzle
from games.core.deduction.sheet import Sheet, Sign

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


def chosen_cell(sheet: Sheet, control: CaseControl | JointControl, given: Given) -> Selection:
    """Return the row and the column that are chosen after a press. Raises Refusal("stale") for some that are not there."""
    row, column, *_ = (*control.picked, 0, 0)
    chosen = Selection(row - 1 if row else None, column - 1 if column else None)
    rows, columns = range(len(sheet.rows)), range(len(sheet.columns))
    if chosen.row not in (None, *rows) or chosen.column not in (None, *columns):
        raise Refusal("stale")
    if control.what not in (CaseKey.ROW, CaseKey.COLUMN) or not given.values:
        return chosen
    picked = number(given.values[0])
    if picked is None or picked not in (rows if control.what is CaseKey.ROW else columns):
        raise Refusal("stale")
    return chosen.with_row(sheet, picked) if control.what is CaseKey.ROW else chosen.with_column(sheet, picked)


def refused_sign(control: CaseControl | JointControl) -> Sign | None:
    """Return the sign of the refused mark that a deal is to be shown against."""
    return NUMBERED.get(control.picked[-1] if len(control.picked) > 2 else 0)
