"""Lanterns: the conclusions of a seat, by trying every deal: there are few."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import permutations, product

from games.core.contract import Event, Refusal
from games.core.deduction.knowledge import Case, Findings
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
                return (self.colours[player] == colour and spot in (None, self.spots[player])) is is_right
            case Ended(colours=colours):
                return self.colours == colours
            case _:
                return True


def deals_of(log: SeatLog) -> list[Deal]:
    """Return every deal that everything told allows."""
    spots = [SPOTS[:1] if seat == log.seat else SPOTS for seat in all_seats(log.seats)]
    deals = [Deal(colours, hidden) for colours in permutations(Colour, log.seats) for hidden in product(*spots)]
    return [deal for deal in deals if all(deal.allows(event, log.seat) for _, event in log.events)]


class LanternKnowledge:
    """Concludes by counting."""

    def findings(self, log: SeatLog) -> Findings:
        cells: dict[Cell, Counter[str]] = defaultdict(Counter)
        cases = Counter[Case]()
        found = deals_of(log)
        for deal in found:
            cases[deal.colours[: log.seat] + deal.colours[log.seat + 1 :]] += 1
            for (row, colour), seat in product(enumerate(Colour), all_seats(log.seats)):
                cells[row * log.seats + seat][Sign.YES if deal.colours[seat] == colour else Sign.NO] += 1
        return Findings(deals=len(found), cells=cells, cases=cases)

    def deals(self, log: SeatLog) -> int:
        return len(deals_of(log))

    def why(self, log: SeatLog, cell: Cell) -> tuple[Line, ...]:
        certain = self.findings(log).certain(cell)
        if certain is None:
            raise Refusal("why-not-certain")

        def suffices(ns: Sequence[int]) -> bool:
            kept = tuple(step for step in log.steps if step.n in ns)
            return self.findings(replace(log, steps=kept)).certain(cell) == certain

        steps = tuple(map(Cited, shrunk([step.n for step in log.steps][::-1], suffices)))
        row, seat = divmod(cell, log.seats)
        facts: dict[str, Fact] = {"colour": list(Colour)[row], "player": Who(Seat(seat)), "steps": steps}
        return (Line("lanterns-why", {**facts, "is": certain == Sign.YES}),)
