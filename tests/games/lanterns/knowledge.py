"""Lanterns: the conclusions of a seat, by trying every deal: there are few."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import permutations, product
from math import log2
from typing import NamedTuple

from games.core.contract import Action, Event, Refusal
from games.core.deduction.knowledge import Case, Findings, QuestionRating, yes_or_no
from games.core.deduction.seat_log import SeatLog
from games.core.deduction.sheet import Cell, Sign
from games.core.deduction.shrinking import shrunk
from games.core.lines import Cited, Fact, Line, Who
from games.core.seats import Seat, all_seats
from tests.games.lanterns.model import SPOTS, Colour, Ended, Guess, Guessed, Lit


class Deal(NamedTuple):
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


def _entropy(counts: Counter[tuple[Colour, ...]]) -> float:
    return -sum(n / counts.total() * log2(n / counts.total()) for n in counts.values())


class LanternKnowledge:
    def _deals(self, log: SeatLog) -> list[Deal]:
        """Return every deal that everything told allows."""
        spots = product(*[SPOTS[:1] if seat == log.seat else SPOTS for seat in all_seats(log.seats)])
        deals = [Deal(*each) for each in product(permutations(Colour, log.seats), spots)]
        return [deal for deal in deals if all(deal.allows(event, log.seat) for _, event in log.events)]

    def findings(self, log: SeatLog) -> Findings:
        found = self._deals(log)
        held = Counter((colour, seat) for deal in found for seat, colour in enumerate(deal.colours))
        cells = [yes_or_no(held[at], len(found)) for at in product(Colour, range(log.seats))]
        cases = Counter[Case](deal.colours[: log.seat] + deal.colours[log.seat + 1 :] for deal in found)
        return Findings(deals=len(found), cells=dict(enumerate(cells)), cases=cases)

    def deals(self, log: SeatLog) -> int:
        return len(self._deals(log))

    def left(self, log: SeatLog, question: Action) -> float | None:
        """Return the share of the cases that a guess is expected to leave."""
        if not isinstance(question, Guess):
            return None
        found = self._deals(log)
        parts = self._parts(log, question)
        cases = [{deal.colours for deal in part} for part in parts]
        return sum(len(part) * len(each) for part, each in zip(parts, cases, strict=True)) / (
            len(found) * len({deal.colours for deal in found})
        )

    def rating(self, log: SeatLog, question: Action) -> QuestionRating | None:
        """Return the bits that a guess is expected to tell about the colours, and those of the best guess of a colour."""
        if not isinstance(question, Guess):
            return None
        others = [seat for seat in all_seats(log.seats) if seat != log.seat]
        best = max(self._bits(log, Guess(player=seat, colour=colour)) for seat in others for colour in Colour)
        return QuestionRating(bits := self._bits(log, question), max(best, bits))

    def _parts(self, log: SeatLog, guess: Guess) -> list[list[Deal]]:
        def is_right(deal: Deal) -> bool:
            return deal.colours[guess.player] == guess.colour and guess.spot in (None, deal.spots[guess.player])

        found = self._deals(log)
        return [[deal for deal in found if is_right(deal) is right] for right in (True, False)]

    def _bits(self, log: SeatLog, guess: Guess) -> float:
        parts = self._parts(log, guess)
        before = _entropy(Counter(deal.colours for part in parts for deal in part))
        n = sum(map(len, parts))
        return before - sum(len(part) / n * _entropy(Counter(deal.colours for deal in part)) for part in parts)

    def why(self, log: SeatLog, cell: Cell) -> tuple[Line, ...]:
        certain = self.findings(log).certain(cell)
        if certain is None:
            raise Refusal("why-not-certain")
        steps = {step.n: step for step in log.steps}
        core = shrunk(
            [*steps][::-1],
            lambda ns: self.findings(replace(log, steps=tuple(steps[n] for n in sorted(ns)))).certain(cell) == certain,
        )
        row, seat = divmod(cell, log.seats)
        facts: dict[str, Fact] = {"colour": list(Colour)[row], "player": Who(Seat(seat)), "is": certain == Sign.YES}
        return (Line("lanterns-why", {**facts, "steps": tuple(map(Cited, core))}),)
