"""The players of a match: the program's own strengths, and foreign programs with a time bank."""

from __future__ import annotations

import shlex
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from games.arena.lines import account, action_of, bye, hello, name_of, turn, why_of
from games.arena.program import Fault, FaultKind, Program
from games.core.chance import Chance
from games.core.contract import Action, Outcome, Refusal
from games.core.deduction.rival import Situation, Strength
from games.core.deduction.seat_log import SeatLog
from games.core.game import AnyGame

OWN: Final = "own:"
FOREIGN: Final = "cmd:"
RANDOM: Final = "random"


class Player(Protocol):
    """The player of one seat in one match."""

    name: str

    def move(self, situation: Situation, luck: Chance) -> tuple[Action, str]:
        """Return one of the legal actions and its reason. Raises Fault."""

    def over(self, log: SeatLog, table: Any, view: Any, outcome: Outcome) -> None:
        """Hear how the game ended."""

    def close(self) -> None:
        """Leave nothing running. May be called at any time, and again."""


@dataclass(frozen=True, slots=True)
class TimeControl:
    """The seconds of a foreign program for a whole game, and those that are added at each of its moves."""

    bank: float = 60.0
    increment: float = 1.0


class OwnPlayer:
    """A strength of the program, or `random`."""

    def __init__(self, game: AnyGame, name: str) -> None:
        self.name = name
        self._rival = None if name == RANDOM or game.rival is None else game.rival()
        self._strength = Strength.NOVICE if name == RANDOM else Strength(name)

    def move(self, situation: Situation, luck: Chance) -> tuple[Action, str]:
        """Return its decision."""
        if self._rival is None:
            return luck.pick(situation.legal), ""
        decision = self._rival.decide(situation, self._strength, luck)
        return decision.action, decision.why.key

    def over(self, log: SeatLog, table: Any, view: Any, outcome: Outcome) -> None:
        """Remember nothing."""

    def close(self) -> None:
        """Do nothing: it has no process."""


class ForeignPlayer:
    """A foreign program in one seat. A fault ends its process; its next move begins with a new one, told all from the deal on."""

    def __init__(self, game: AnyGame, command: Sequence[str], control: TimeControl, *, speaks: bool = False) -> None:
        self.name = ""
        self._game = game
        self._command = command
        self._control = control
        self._speaks = speaks
        self._bank = control.bank
        self._program: Program | None = None
        self._told = 0

    def move(self, situation: Situation, luck: Chance) -> tuple[Action, str]:
        """Return the program's answer. Its start counts as its time."""
        started = time.monotonic()
        try:
            return self._ask(situation, started + self._bank)
        except Refusal:
            self.close()
            raise Fault(FaultKind.NONSENSE) from None
        except Fault:
            self.close()
            raise
        finally:
            spent = time.monotonic() - started
            self._bank = max(0.0, self._bank - spent) + self._control.increment

    def _ask(self, situation: Situation, end: float) -> tuple[Action, str]:
        log = situation.log
        if self._program is None:
            self._program = Program(self._command, speaks=self._speaks)
            self._told = 0
            self._program.tell(hello(self._game, log, self._bank, self._control.increment))
            self.name = name_of(self._program.answer(end - time.monotonic()))
        program = self._program
        program.tell(account(log.steps[self._told :], situation.table, situation.view))
        self._told = len(log.steps)
        program.tell(turn(situation, max(0.0, end - time.monotonic())))
        answer = program.answer(end - time.monotonic())
        action = action_of(answer, self._game, situation.legal)
        if action is None:
            raise Fault(FaultKind.ILLEGAL)
        return action, why_of(answer)

    def over(self, log: SeatLog, table: Any, view: Any, outcome: Outcome) -> None:
        """Tell the end, and end the process."""
        program, self._program = self._program, None
        if program is not None:
            program.leave(account(log.steps[self._told :], table, view) + bye(outcome))

    def close(self) -> None:
        """Kill the process."""
        program, self._program = self._program, None
        if program is not None:
            program.kill()


@dataclass(frozen=True, slots=True)
class Entrant:
    """A player as the command line names it: `own:<strength>`, `own:random` or `cmd:<command>`."""

    label: str

    def __post_init__(self) -> None:
        if self.label.startswith(OWN):
            if self.label.removeprefix(OWN) not in (RANDOM, *Strength):
                raise ValueError(f"{self.label}: no such strength")
        elif not self.label.startswith(FOREIGN) or not self.command:
            raise ValueError(f"{self.label}: neither {OWN}<strength> nor {FOREIGN}<command>")

    @property
    def command(self) -> tuple[str, ...]:
        """The command and its arguments, empty for an own strength."""
        return tuple(shlex.split(self.label.removeprefix(FOREIGN))) if self.label.startswith(FOREIGN) else ()

    def player(self, game: AnyGame, control: TimeControl, *, speaks: bool = False) -> Player:
        """Return it as a player of one seat in one match."""
        if self.command:
            return ForeignPlayer(game, self.command, control, speaks=speaks)
        return OwnPlayer(game, self.label.removeprefix(OWN))
