"""Lanterns: the conclusions of a seat, by trying every deal: there are few."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import permutations, product

from games.core.contract import Event, Refusal
from games.core.deduction.knowledge import Case, Findings, Value
from games.core.deduction.seat_log import SeatLog
from games.core.deduction.sheet import Cell, Sign
from games.core.deduction.shrinking import shrunk
from games.core.lines import Cited, Fact, Line, Who
from games.core.seats import Seat, all_seats
from tests.games.lanterns.model import SPOTS, Colour, Ended, Guessed, Lit


@dataclass(frozen=True, slots=True)
class Deal:
    """The colours and spots of all; of one's own spot nothing has to be found out."""

    colours: tuple[Colour, ...]
    spots: tuple[str, ...]

    def allows(self, event: Event, seat: Seat) -> bool:
        match event:
            case Lit(to=to, colour=colour):
                return self.colours[to] == colour
            case Guessed(player=player, colour=colour, spot=spot, is_right=is_right) if player != seat:
                return ((self.colours[player], spot or self.spots[player]) == (colour, self.spots[player])) is is_right
            case Ended(colours=colours):
                return self.colours == colours
            case _:
                return True


def deals_of(log: SeatLog) -> Iterator[Deal]:
    """Yield every deal that everything told allows."""
    events = [event for _, event in log.events]
    spots = [SPOTS[:1] if seat == log.seat else SPOTS for seat in all_seats(log.seats)]
    for colours in permutations(Colour, log.seats):
        for hidden in product(*spots):
            deal = Deal(colours, hidden)
            if all(deal.allows(event, log.seat) for event in events):
                yield deal


class LanternKnowledge:
    """Concludes by counting."""

    def findings(self, log: SeatLog) -> Findings:
        cells: dict[Cell, Counter[str]] = {}
        cases = Counter[Case]()
        found = list(deals_of(log))
        for deal in found:
            cases[tuple(colour for seat, colour in enumerate(deal.colours) if seat != log.seat)] += 1
            for (row, colour), seat in product(enumerate(Colour), all_seats(log.seats)):
                sign = Sign.YES if deal.colours[seat] == colour else Sign.NO
                cells.setdefault(row * log.seats + seat, Counter())[sign.value] += 1
        return Findings(deals=len(found), cells=cells, cases=cases)

    def deals(self, log: SeatLog) -> int:
        return sum(1 for _ in deals_of(log))

    def why(self, log: SeatLog, cell: Cell) -> tuple[Line, ...]:
        certain = self.findings(log).certain(cell)
        if certain is None:
            raise Refusal("why-not-certain")
        core = shrunk([step.n for step in log.steps][::-1], lambda ns: self._certain_from(log, ns, cell) == certain)
        row, seat = divmod(cell, log.seats)
        facts: dict[str, Fact] = {
            "colour": list(Colour)[row],
            "player": Who(Seat(seat)),
            "steps": tuple(map(Cited, core)),
        }
        return (Line("lanterns-why", {**facts, "is": certain == Sign.YES}),)

    def _certain_from(self, log: SeatLog, ns: Sequence[int], cell: Cell) -> Value | None:
        kept = replace(log, steps=tuple(step for step in log.steps if step.n in ns))
        return self.findings(kept).certain(cell)
