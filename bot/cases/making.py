"""How a case is made: game after game is played by lot until one leaves a puzzle. It takes seconds, and a process of its own."""

from __future__ import annotations

from typing import Final

from games import BY_KEY, GAMES
from games.core.chance import SEED_BYTES, Chance
from games.core.deduction.knowledge import Value
from games.core.deduction.proof import ProofSheet, SheetDeal
from games.core.deduction.puzzle import Puzzle, make, proof_of, refuted, retrace, why, written
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
_KIND: Final = 2**43
"""The step of the luck that chooses a seed's game."""


def search(seed: bytes, game: str | None, grade: int | None) -> tuple[bytes, str]:
    """Return the first seed from this one on that makes a puzzle, and the puzzle.

    It is of a grade if that is given, and of a game: of the one that the seed is for, unless another is given. So each game
    has its share of the cases, though not every game that is played by lot makes one.
    """
    number, game = int.from_bytes(seed, "big"), game or kind_of(seed).info.key
    while True:
        this = number.to_bytes(SEED_BYTES, "big")
        if (kind := kind_of(this)).info.key == game:
            puzzle = make(kind, _seats(kind, this), this)
            if puzzle is not None and grade in (None, puzzle.grade):
                return this, written(puzzle)
        number = (number + 1) % 2 ** (8 * SEED_BYTES)


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


def kind_of(seed: bytes) -> AnyGame:
    """Return the game that a seed is for."""
    return BY_KEY[Chance(seed, _KIND).pick(PLAYED)]


def _seats(game: AnyGame, seed: bytes) -> int:
    sizes = [n for n in game.info.seats if 3 <= n <= MOST_SEATS] or game.info.seats
    return Chance(seed, _KIND + 1).pick(sizes)
