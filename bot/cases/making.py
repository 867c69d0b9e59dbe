"""The making of a case: game after game is played by lot until one leaves a puzzle. It takes seconds, and a process of its own."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import inf
from time import monotonic
from typing import Final, NamedTuple

from bot.cases.proof_records import Techniques
from games import BY_KEY, GAMES
from games.core.chance import SEED_BYTES, Chance
from games.core.deduction.hint import steps_in
from games.core.deduction.knowledge import Value
from games.core.deduction.proof import ProofSheet, SheetDeal
from games.core.deduction.puzzle import (
    Puzzle,
    hardest_of,
    make,
    nearest,
    proof_of,
    read,
    reasons_of,
    refuted,
    retrace,
    techniques_of,
    why,
    written,
)
from games.core.deduction.sheet import Cell
from games.core.game import AnyGame
from games.core.lines import Line
from games.core.playthrough import Playthrough

PLAYED: Final = tuple(game.info.key for game in GAMES if game.puzzle is not None)
"""The games that there are cases of."""
GRADES: Final = {"easy": 1, "medium": 2, "hard": 3}
"""The names of the grades of `games.core.deduction.puzzle`."""
WEEK: Final = (1, 1, 2, 2, 2, 3, 3)
"""The grades of the cases of a week, from Monday."""
MOST_SEATS: Final = 4
"""More players make a case longer to read, and no better."""
EXPLAINING: Final = 2.0
"""Seconds for the techniques of the marks of a case."""
SEARCHING: Final = 20.0
"""Seconds in which a case is looked for that takes a technique."""
ENOUGH: Final = 4
"""Of so many cases that take a technique one is taken, though in all of them another is the hardest."""
_KIND: Final = 2**43
"""The step of the luck that chooses a seed's game."""


def search(seed: bytes, game: str | None, grade: int | None) -> tuple[bytes, str]:
    """Return the first seed from this one on that makes a puzzle, and the puzzle.

    It is of a grade if that is given, and of a game: of the one that the seed is for, unless another is given. So each game
    has its share of the cases, though not every game that is played by lot makes one.
    """
    game = game or kind_of(seed).info.key
    while (text := made_of(seed, game, grade)) is None:
        seed = following(seed)
    return seed, text


def made_of(seed: bytes, game: str, grade: int | None) -> str | None:
    """Return the puzzle that a seed makes, if there is one, of this game and of this grade, if that is given."""
    if (kind := kind_of(seed)).info.key != game:
        return None
    puzzle = make(kind, _seats(kind, seed), seed)
    return written(puzzle) if puzzle is not None and grade in (None, puzzle.grade) else None


class Lead(NamedTuple):
    """A cell that follows, with its reasons."""

    cell: Cell
    reasons: tuple[Line, ...]


class Drill(NamedTuple):
    """A case that takes a technique: its seed, its puzzle as a text, and whether no step is harder."""

    seed: bytes
    text: str
    is_hardest: bool


def drill(seed: bytes, game: str, technique: str, seconds: float = SEARCHING) -> Drill | None:
    """Return a puzzle that takes a technique, if possible as its hardest; None where none is found in time."""
    until, taking = monotonic() + seconds, list[Drill]()
    while len(taking) < ENOUGH and monotonic() < until:
        seed, text = search(seed, game, None)
        techniques = techniques_of(BY_KEY[game], read(text, BY_KEY))
        if technique in techniques:
            taking.append(Drill(seed, text, technique == techniques[-1]))
            if taking[-1].is_hardest:
                return taking[-1]
        seed = following(seed)
    return next(iter(taking), None)


def following(seed: bytes) -> bytes:
    """Return the seed after this one."""
    number: int = (int.from_bytes(seed, "big") + 1) % 2 ** (8 * SEED_BYTES)
    return number.to_bytes(SEED_BYTES, "big")


def retraced(played: Playthrough) -> str | None:
    """Return a puzzle out of a game that people have played; None where it makes none. Raises Refusal."""
    puzzle = retrace(BY_KEY[played.game], played)
    return None if puzzle is None else written(puzzle)


def explain(puzzle: Puzzle) -> tuple[tuple[Line, ...], ...]:
    """Return the reasons for each part of a solution."""
    return why(BY_KEY[puzzle.played.game], puzzle)


def rota(day: int, weekday: int) -> tuple[str, int]:
    """Return the game and the grade of the case of a day: the games take turns, and cases grow harder towards Sunday."""
    return PLAYED[day % len(PLAYED)], WEEK[weekday]


def prove(puzzle: Puzzle) -> ProofSheet:
    """Return the sheet that the solver of a puzzle marks, and all that follows on it."""
    return proof_of(BY_KEY[puzzle.played.game], puzzle)


def refute(puzzle: Puzzle, cell: Cell, sign: Value) -> SheetDeal | None:
    """Return a deal that fits a puzzle and has another value in a cell; None where the mark follows."""
    return refuted(BY_KEY[puzzle.played.game], puzzle, cell, sign)


def hardest(puzzle: Puzzle, cells: Iterable[Cell]) -> Techniques:
    """Return the hardest technique of each cell with a proof, until `EXPLAINING` is over."""
    until, found = monotonic() + EXPLAINING, dict[Cell, str]()
    for cell, technique in hardest_of(BY_KEY[puzzle.played.game], puzzle, cells):
        found[cell] = technique
        if monotonic() > until:
            break
    return found


def lead(puzzle: Puzzle, cells: Mapping[Cell, int], told: Iterable[Cell], marks: SheetDeal) -> Lead | None:
    """Return the easiest cell to prove beside marks that stand, by its clues and its distance from the goal, of those looked at
    within `EXPLAINING`.

    One that follows from no clue comes late, unless it is asked for: it is seen at a glance, or the reasons of this game cite none.
    Last come those with the reasons of a cell that was `told`.
    """

    def cost(each: Lead) -> tuple[bool, float]:
        far = cells[each.cell]
        return each.reasons in said, (len(steps_in(each.reasons)) or (far and inf)) + far

    game = BY_KEY[puzzle.played.game]
    said = [reasons for _, reasons in reasons_of(game, puzzle, told)]
    until, found = monotonic() + EXPLAINING, list[Lead]()
    for cell, reasons in reasons_of(game, puzzle, nearest(game, puzzle, cells, marks), marks):
        found.append(Lead(cell, reasons))
        if monotonic() > until:
            break
    return min(found, key=cost, default=None)


def kind_of(seed: bytes) -> AnyGame:
    """Return the game that a seed is for."""
    return BY_KEY[Chance(seed, _KIND).pick(PLAYED)]


def _seats(game: AnyGame, seed: bytes) -> int:
    sizes = [n for n in game.info.seats if 3 <= n <= MOST_SEATS] or game.info.seats
    return Chance(seed, _KIND + 1).pick(sizes)
