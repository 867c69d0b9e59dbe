"""What the tests of all games' pictures share: who speaks in them, what stands in them, and that all of it fits."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from enum import Enum
from typing import TypeAlias

import numpy as np

from bot.media.lettering import CAPITAL, Typeface, face, letter, typeface
from bot.media.painting import LEGIBLE, compose, extent, least, shown
from games.core.lines import Line, Who
from games.core.scene import Mark, PrivateScene, PublicScene, Sprite, Stroke, Write
from tests.words import WORDS

Scene: TypeAlias = PublicScene | PrivateScene

LEAST_CONTRAST = 4.5
"""Of words and their ground, as WCAG asks of text."""

MOST_GLARE = 0.2
"""The brightness of a chart or a sheet, at most: it is read in Discord’s dark theme, whose own ground has about 0.03."""

NAMES = (
    "Éléonore-Françoise d’Étiolles-Œd",
    "Jean-Baptiste Grégoire de La Tou",
    "W" * 32,
    "Maximilien-Théodore Beauchêne II",
    "★ Søren Ångström ★ détective pri",
    "xX_DarkShadowKiller_Xx_2004_Pro_",
)
"""As long as Discord lets names be."""


class Speaker:
    """Says nouns in one language, and names as long as there are."""

    def __init__(self, locale: str, names: Sequence[str] = NAMES) -> None:
        self.locale = locale
        self.names = names

    def __call__(self, thing: Enum | Who | Line) -> str:
        match thing:
            case Who(seat):
                return self.names[seat]
            case Line():
                return WORDS.say(self.locale, thing, self)
            case _:
                return WORDS.brief(self.locale, thing)

    def text(self, mark: Write) -> str:
        """Return the words of a mark."""
        return self(mark.what) if isinstance(mark.what, Enum | Who | Line) else str(mark.what)


def words(scene: Scene) -> list[object]:
    """Return what is written in a picture, in the order of drawing, without what stands on its backdrop."""
    return [mark.what for mark in scene.marks if isinstance(mark, Write)]


def figures(scene: Scene) -> list[str]:
    """Return the figures of a picture, in the order of drawing, without those of its backdrop."""
    return [mark.figure for mark in scene.marks if isinstance(mark, Sprite)]


def no_word_overflows(
    scenes: Iterable[Scene], speakers: Sequence[Speaker], part: Callable[[int, int], float] = shown
) -> None:
    """Hold the words of pictures against their room and the smallest capitals that a phone shows, whoever says them.

    A player's name may lose its end, no other word may. `part` is the part of its size at which a picture is shown.
    """
    written = {  # the same words stand in many pictures
        repr((mark, scene.width, scene.height)): (mark, scene.width, scene.height)
        for scene in scenes
        for mark in (*scene.marks, *scene.backdrop.marks)
        if isinstance(mark, Write)
    }
    for mark, width, height in written.values():
        look = face(bold=mark.bold, clear=mark.is_large)
        for text in _worst({say.text(mark) for say in speakers}, look, is_name=isinstance(mark.what, Who)):
            done = letter(text, mark.size, look, mark.anchor, mark.room, mark.lines, least(width))

            assert done.size * CAPITAL * part(width, height) >= LEGIBLE, mark
            assert isinstance(mark.what, Who) or not any(row.endswith("…") for row in done.rows) or text.endswith("…")
            assert mark.room is not None or isinstance(mark.what, int | str), mark
            assert mark.room is None or done.mask.width <= mark.room, text
            assert mark.x + done.dx >= 0, text
            assert mark.x + done.dx + done.mask.width <= width, text


def _worst(texts: set[str], look: Typeface, *, is_name: bool) -> set[str]:
    """Return the texts that are hardest to fit: all names, else the widest, and that with the widest word."""
    if is_name:
        return texts
    font = typeface(40, look, 0)
    return {
        max(texts, key=font.getlength),
        max(texts, key=lambda text: max(map(font.getlength, text.split()), default=0.0)),
    }


def one_drawing_a_key(scenes: Iterable[Scene]) -> None:
    """Hold backdrops with one key against each other: what is drawn once must be the same."""
    known: dict[str, object] = {}
    for scene in scenes:
        drawn = scene.backdrop.marks, scene.width, scene.height
        assert known.setdefault(scene.backdrop.key, drawn) == drawn


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours, as WCAG reckons it."""
    dark, bright = sorted(map(_light, (one, other)))
    return (bright + 0.05) / (dark + 0.05)


def words_stand_out(scene: Scene, say: Speaker) -> None:
    """Hold the colour of words against what is drawn behind them: half of it or more has a contrast of 4.5 at least."""
    ground = np.asarray(compose(replace(scene, marks=tuple(m for m in scene.marks if not isinstance(m, Write))), say))
    for n, mark in enumerate(scene.marks):
        if not isinstance(mark, Write) or any(_lies_over(each, mark) for each in scene.marks[n + 1 :]):
            continue
        done = letter(
            say.text(mark),
            mark.size,
            face(bold=mark.bold, clear=mark.is_large),
            mark.anchor,
            mark.room,
            mark.lines,
            least(scene.width),
        )
        left, top, right, bottom = done.mask.getbbox() or (0, 0, 1, 1)
        x, y = round(mark.x) + done.dx, round(mark.y) + done.dy
        behind = ground[max(0, y + top) : y + bottom, max(0, x + left) : x + right].reshape(-1, 3) @ np.array(
            [65536, 256, 1]
        )
        colours, counts = np.unique(behind, return_counts=True)
        good = sum(
            int(count)
            for colour, count in zip(colours, counts, strict=True)
            if contrast(f"#{colour:06x}", mark.colour) >= LEAST_CONTRAST
        )

        assert good >= len(behind) / 2, (mark, say.text(mark))


def glare(scene: Scene, say: Speaker) -> float:
    """Return how bright a picture is on the whole: 0 is black, 1 is white paper."""
    grey = np.asarray(compose(scene, say).convert("L").resize((90, 90))) / 255
    return float(np.mean(grey**2.2))


def _lies_over(other: Mark | Sprite, mark: Write) -> bool:
    """Whether another mark, drawn later, hides the place of words."""
    left, top, right, bottom = extent(other)
    return not isinstance(other, Write | Stroke) and left <= mark.x <= right and top <= mark.y <= bottom


def _light(colour: str) -> float:
    parts = (int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5))
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
