"""Hints: what is certain since the game began is found, however much was certain before."""

from __future__ import annotations

from games.core.deduction.hint import LOOKED_AT, easiest
from games.core.deduction.knowledge import Findings
from games.core.deduction.seat_log import SeatLog, SeatStep
from games.core.deduction.sheet import Cell, Sign
from games.core.lines import Cited, Line
from games.core.seats import Seat

AT_FIRST = range(2 * LOOKED_AT)
LATER = Cell(2 * LOOKED_AT)


class Known:
    """Knows much from the beginning, and one thing more from step 5 on."""

    def findings(self, log: SeatLog) -> Findings:
        cells = [*AT_FIRST, *([LATER] if log.steps[-1].n >= 5 else [])]
        return Findings(deals=1, cells={Cell(cell): {Sign.NO.value: 1} for cell in cells})

    def deals(self, _: SeatLog) -> int:
        return 1

    def why(self, _: SeatLog, cell: Cell) -> tuple[Line, ...]:
        return (Line("why", {"no": Cited(5)} if cell == LATER else {}),)


def test_what_follows_from_a_step_is_found_however_much_was_certain_before() -> None:
    log = SeatLog(seat=Seat(0), seats=2, options={}, steps=tuple(SeatStep(n, ()) for n in range(7)))
    certain = {Cell(cell): Sign.NO.value for cell in (*AT_FIRST, LATER)}

    assert easiest(Known, log, certain) == (LATER, (Line("why", {"no": Cited(5)}),))
    assert easiest(Known, log, {cell: certain[cell] for cell in map(Cell, AT_FIRST)}) is None
