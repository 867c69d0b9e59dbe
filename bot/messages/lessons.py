"""Lessons: a real game, stored as an export file, and the decisions in it that a pupil is asked to make.

`data/lessons/<game>.json` is the game, `<game>.toml` the decisions; the words are in the catalogues. A game may have none.
A lesson shows one seat's view at that step. Its game belongs to no table.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import islice
from pathlib import Path
from typing import Any

from bot.messages.alt import beside
from games import BY_KEY
from games.core.game import AnyGame
from games.core.lines import Line
from games.core.playthrough import Playthrough, load, steps
from games.core.scene import PrivateScene, shown_to_one
from games.core.seats import Seat

FOLDER = Path(__file__).resolve().parents[2] / "data" / "lessons"


@dataclass(frozen=True)
class LessonQuestion:
    """One question of a lesson: the pupil's seat after a step, and the possible answers."""

    game: AnyGame
    played: Playthrough
    seat: Seat
    step: int
    answers: tuple[str, ...]
    right: str
    at_table: bool  # the picture is that of the table, not that of the seat
    claims: Mapping[str, Any]  # facts of the view that the words rely on, for a test to check

    @property
    def scene(self) -> PrivateScene:
        """The picture of the seat, or that of the table, for the pupil alone."""
        return self._shown[0]

    @property
    def lines(self) -> Sequence[Line]:
        """All that the picture shows, in words."""
        return self._shown[1]

    @cached_property
    def _shown(self) -> tuple[PrivateScene, Sequence[Line]]:
        *_, step = islice(steps(self.game, self.played), self.step + 1)
        face, observer = self.game.face, self.game.observer
        view = observer.seat_view(step.state, self.seat)
        own = face.seat_scene(view)
        if own is not None and not self.at_table:
            return own, (*beside(face.seat_lines(view), own), *own.unsaid)
        table = observer.table_view(step.state)
        return shown_to_one(face.table_scene(table)), face.table_lines(table)


@dataclass(frozen=True)
class Lesson:
    """A lesson. The pupil sits on `seat`; `names` are the players', the pupil's left empty."""

    names: tuple[str, ...]
    seat: Seat
    decisions: tuple[LessonQuestion, ...]


@cache
def lesson_of(key: str) -> Lesson | None:
    """Return the lesson of a game, or None."""
    file = FOLDER / f"{key}.toml"
    if key not in BY_KEY or not file.is_file():
        return None
    plan = tomllib.loads(file.read_text(encoding="utf-8"))
    played = load(file.with_suffix(".json").read_text(encoding="utf-8"), BY_KEY)
    seat = Seat(plan["seat"])
    return Lesson(
        names=tuple(plan["names"]),
        seat=seat,
        decisions=tuple(
            LessonQuestion(
                game=BY_KEY[key],
                played=played,
                seat=seat,
                step=each["step"],
                answers=tuple(each["answers"]),
                right=each["right"],
                at_table=each.get("at_table", False),
                claims=each["claims"],
            )
            for each in plan["decision"]
        ),
    )
