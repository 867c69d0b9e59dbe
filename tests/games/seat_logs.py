"""Games played at random, with what each seat has been told so far: for tests of what follows from it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from games.core.chance import Chance
from games.core.contract import Event
from games.core.deduction.inquest import Deed, Inquest, close_case, hold
from games.core.deduction.seat_log import SeatLog, seat_log
from games.core.lines import Cited, Line
from games.core.playthrough import EntryKind
from games.core.seats import Seat
from tests.builders import Case, Policy, RunningGame, any_verb


class LoggedGame:
    """A running game and all its steps."""

    def __init__(self, case: Case, seed: bytes) -> None:
        self.game = RunningGame(case, seed)
        self.steps: list[tuple[int, tuple[Event, ...]]] = [(0, self.game.step.events)]

    @property
    def state(self) -> Any:
        return self.game.state

    def keep(self) -> None:
        self.steps.append((len(self.game.moves), self.game.step.events))

    def log(self, seat: Seat) -> SeatLog:
        return seat_log(seat, self.game.case.seats, dict(self.game.case.options), self.steps)


def logged(case: Case, seed: bytes, policy: Policy = any_verb, *, restless: int = 0) -> Iterator[LoggedGame]:
    """Yield a random game at each of its steps; once in `restless` times the clock plays, or somebody leaves."""
    running = LoggedGame(case, seed)
    dice = Chance(seed, 2**42)
    yield running
    while not running.game.is_over:
        seat = running.game.someone()
        if restless and not dice.below(restless):
            running.game.move(dice.pick((EntryKind.LATE, EntryKind.LATE, EntryKind.FORFEIT)), seat)
        else:
            running.game.move(EntryKind.ACTION, seat, policy(running.game.dice, running.game.legal(seat)))
        running.keep()
        yield running


def inquest_of(running: LoggedGame) -> Inquest:
    """Look into a game, in this process."""
    game, moves = running.game.case.game, running.game.moves
    logs = [running.log(seat) for seat in running.game.case.everybody]
    deeds = [Deed(n, move.seat, move.action) for n, move in enumerate(moves, 1) if move.action is not None]
    last = len(moves) - running.game.is_over
    if game.inquest is not None:
        return hold(game.inquest, logs, deeds, last)
    assert game.knowledge is not None
    return close_case(game.knowledge, logs, deeds, game.questions, last)


def cited(lines: Iterable[Line]) -> set[int]:
    """Return the steps that some sentences name."""
    facts = (fact for line in lines for fact in line.facts.values())
    return {
        each.n for fact in facts for each in (fact if isinstance(fact, tuple) else (fact,)) if isinstance(each, Cited)
    }
