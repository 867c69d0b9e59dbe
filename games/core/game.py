"""A game as one value: the three parts of its contract, and its optional parts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Generic, TypeAlias, TypeVar

from games.core.chance import Chance
from games.core.colours import PLAIN_GROUND, GroundTones
from games.core.contract import Action, Face, GameInfo, Observer, Options, Rules, SeatView, Step, TableView
from games.core.deduction.inquest import Inquirer
from games.core.deduction.knowledge import Knowledge
from games.core.deduction.puzzle_maker import PuzzleMaker
from games.core.deduction.rival import Rival, Strength
from games.core.deduction.technique import Efforts, Techniques
from games.core.events import PublicEvent
from games.core.lines import Fact, Line
from games.core.scene import PublicScene
from games.core.seats import Seat
from games.core.sound import PublicSound

S = TypeVar("S")
A = TypeVar("A", bound=Action)
PV = TypeVar("PV", bound=TableView)
SV = TypeVar("SV", bound=SeatView)

Deputy: TypeAlias = Callable[[Any, Seat, Chance], Step[Any]]
"""Plays for an absent seat, as `Rules.late` does."""

Sounding: TypeAlias = Callable[[tuple[PublicEvent, ...]], PublicSound | None]
"""Makes the sound of a step from its public events; None for silence."""


Solution: TypeAlias = Callable[[Any], tuple[Line, ...]]
"""Returns the hidden solution in words, once a table is over for good; no lines before the deal."""


def no_solution(_state: Any) -> tuple[Line, ...]:
    """Return no lines: nothing is hidden that could be found out."""
    return ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Game(Generic[S, A, PV, SV]):
    """Everything that the platform needs to host a game. Fields with a default are optional."""

    info: GameInfo
    rules: Rules[S, A]
    observer: Observer[S, A, PV, SV]
    face: Face[PV, SV]
    sound: Sounding | None = None
    deputy: Deputy | None = None
    """The move for a seat with an announced absence, where it differs from the clock's move for any absent seat."""
    cover: PublicScene | None = field(default=None, hash=False)
    """The picture of its box, for a lobby; it shows nothing of any table."""
    ground: GroundTones = PLAIN_GROUND
    """The ground of its sheets and charts, of a colour that its pictures have."""
    solution: Solution = no_solution
    """The solution, said when a table is closed before its end. A game that ends by its rules shows it itself."""
    questions: tuple[type[Action], ...] = ()
    """The actions that ask what others hold. Where a game is won by finding a solution, the record names who asked what."""
    turning: tuple[type[PublicEvent], ...] = ()
    """The events after which a game is no longer what it was: whoever watches it again can go from one to the next."""
    knowledge: Callable[[], Knowledge] | None = None
    """Loads what concludes from what a seat was told, at its first use: it needs libraries that a running game does not."""
    techniques: Techniques = field(default_factory=dict, hash=False)
    """The names of its ways to conclude, for hints and for the guide."""
    efforts: Efforts = (0, 0)
    """The grades of its cases, by the effort that their maker says."""
    inquest: Callable[[], Inquirer] | None = None
    """Loads what looks into a finished game, where there is no case that could have been closed."""
    rival: Callable[[], Rival] | None = None
    """Loads what plays a seat for the program, at its first use."""
    styles: frozenset[Strength] = frozenset()
    """The strengths of its rivals at which the style of a character shows. The sentence on them is `rivals-styles-<key>`."""
    puzzle: Callable[[], PuzzleMaker] | None = None
    """Loads the maker of its puzzles: `SolutionPuzzles` where a game is won by naming a solution; None: it has no puzzles."""
    is_raced: bool = False
    """Whether a case is `solved` here by thinking alone, so that tables with the same deal can be compared by their turns."""
    facts: Mapping[str, Fact] = field(default_factory=dict, hash=False)
    """The facts for the sentences of its rules: numbers of its box that could be others."""
    earlier: Mapping[int, Callable[[S], S]] = field(default_factory=dict, hash=False)
    """The versions before this one whose tables go on, each with the function that puts a fresh deal under its rulings."""

    @property
    def versions(self) -> tuple[int, ...]:
        """The versions of the rules under which tables can be played to their end, the oldest first."""
        return (*sorted(self.earlier), self.info.version)

    def plays(self, version: int) -> bool:
        """Whether a table that was dealt under this version of the rules can be played to its end."""
        return version in self.versions

    def deal(self, version: int, seats: int, options: Options, chance: Chance) -> Step[S]:
        """Return step 0 of a table, under the rulings of the version that it was dealt under."""
        step = self.rules.setup(seats, options, chance)
        return step if version == self.info.version else replace(step, state=self.earlier[version](step.state))


AnyGame: TypeAlias = Game[Any, Any, Any, Any]
