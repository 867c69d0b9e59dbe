"""Hints: what is certain since the game began is found, however much was certain before."""

from __future__ import annotations

from games.core.account import Account, Told
from games.core.hint import LOOKED_AT, easiest
from games.core.knowledge import Findings
from games.core.lines import Cited, Line
from games.core.seats import Seat
from games.core.sheet import Cell, Sign

AT_FIRST = range(2 * LOOKED_AT)
LATER = Cell(2 * LOOKED_AT)


class Known:
    """Knows much from the beginning, and one thing more from step 5 on."""

    def findings(self, account: Account) -> Findings:
        cells = [*AT_FIRST, *([LATER] if account.told[-1].n >= 5 else [])]
        return Findings(deals=1, cells={Cell(cell): {Sign.NO.value: 1} for cell in cells})

    def deals(self, _: Account) -> int:
        return 1

    def why(self, _: Account, cell: Cell) -> tuple[Line, ...]:
        return (Line("why", {"no": Cited(5)} if cell == LATER else {}),)


def test_what_follows_from_a_step_is_found_however_much_was_certain_before() -> None:
    account = Account(seat=Seat(0), seats=2, options={}, told=tuple(Told(n, ()) for n in range(7)))
    certain = {Cell(cell): Sign.NO.value for cell in (*AT_FIRST, LATER)}

    assert easiest(Known, account, certain) == (LATER, (Line("why", {"no": Cited(5)}),))
    assert easiest(Known, account, {cell: certain[cell] for cell in map(Cell, AT_FIRST)}) is None
