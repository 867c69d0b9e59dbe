"""Lists the parts that a game may still bring, for its author: `python -m games.console lacks <game>`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from games.core.game import AnyGame, no_solution

DATA = Path(__file__).resolve().parent.parent / "data"


class OptionalPart(NamedTuple):
    """An optional part of a game: its name, its use and its place, and whether a game has it."""

    name: str
    use: str
    is_there: Callable[[AnyGame, Path], bool]


def _in_english(prefix: str, end: str = "-") -> Callable[[AnyGame, Path], bool]:
    """Whether the English catalogue has sentences that begin so: other languages follow it."""

    def is_there(game: AnyGame, data: Path) -> bool:
        start = f"\n{prefix}-{game.info.key}{end}"
        return any(start in file.read_text(encoding="utf-8") for file in (data / "locales" / "en").glob("*.ftl"))

    return is_there


PARTS = (
    OptionalPart("cover", "the picture on its box, in a lobby: Game.cover", lambda game, _: game.cover is not None),
    OptionalPart(
        "club",
        "a channel in the practice club: club-<game> in the English catalogue",
        _in_english("club", end=" ="),
    ),
    OptionalPart(
        "drawings",
        "figures for its scenes: data/art/<game>/*.svg",
        lambda game, data: _has(data, f"art/{game.info.key}/*.svg"),
    ),
    OptionalPart(
        "palette",
        "the colours of its panels, for faster pictures: Backdrop.palette, make palettes",
        lambda game, data: _has(data, f"art/{game.info.key}/palette.png"),
    ),
    OptionalPart(
        "sound", "the sounds of a step, from public events: Game.sound", lambda game, _: game.sound is not None
    ),
    OptionalPart(
        "rival", "the program at a seat: Game.rival, games/<game>/rival.py", lambda game, _: game.rival is not None
    ),
    OptionalPart(
        "knowledge",
        "sheets that fill themselves, hints and reasons: Game.knowledge, games/<game>/knowledge",
        lambda game, _: game.knowledge is not None,
    ),
    OptionalPart(
        "techniques",
        "the names of its deductions, for hints and /learn deduction: Game.techniques, technique-<game>-<name> in English",
        lambda game, _: bool(game.techniques),
    ),
    OptionalPart(
        "inquest",
        "findings about a finished game: Game.questions with a solution, else Game.inquest",
        lambda game, _: bool(game.questions) or game.inquest is not None,
    ),
    OptionalPart("puzzle", "the case of the day and practice: Game.puzzle", lambda game, _: game.puzzle is not None),
    OptionalPart(
        "solution",
        "the solution of a table closed early: Game.solution",
        lambda game, _: game.solution is not no_solution,
    ),
    OptionalPart("turning points", "stops of the theatre: Game.turning", lambda game, _: bool(game.turning)),
    OptionalPart("rulebook", "the whole rules: rulebook-<game>-1 in the English catalogue", _in_english("rulebook")),
    OptionalPart(
        "lesson",
        "a game to learn from: data/lessons/<game>.json and .toml, lesson-<game>-start in the English catalogue",
        lambda game, data: _has(data, f"lessons/{game.info.key}.toml") and _in_english("lesson")(game, data),
    ),
)


def _has(data: Path, pattern: str) -> bool:
    return next(data.glob(pattern), None) is not None


def lacking(game: AnyGame, data: Path = DATA) -> Iterator[str]:
    """Yield a line for each part that a game does not have."""
    width = max(len(part.name) for part in PARTS)
    for part in PARTS:
        if not part.is_there(game, data):
            yield f"{part.name:<{width}}  {part.use}"
