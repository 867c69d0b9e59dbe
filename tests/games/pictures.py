"""What the tests of all games' pictures share: who speaks in them, what stands in them, and that all of it fits."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum
from typing import TypeAlias

from bot.media.lettering import CAPITAL, letter
from bot.media.painting import LEGIBLE, PHONE, least
from games.core.lines import Line, Who
from games.core.scene import PrivateScene, PublicScene, Sprite, Write
from tests.words import WORDS

Scene: TypeAlias = PublicScene | PrivateScene

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
                return WORDS.noun(self.locale, thing)

    def text(self, mark: Write) -> str:
        """Return the words of a mark."""
        return self(mark.what) if isinstance(mark.what, Enum | Who | Line) else str(mark.what)


def words(scene: Scene) -> list[object]:
    """Return what is written in a picture, in the order of drawing, without what stands on its backdrop."""
    return [mark.what for mark in scene.marks if isinstance(mark, Write)]


def figures(scene: Scene) -> list[str]:
    """Return the figures of a picture, in the order of drawing, without those of its backdrop."""
    return [mark.figure for mark in scene.marks if isinstance(mark, Sprite)]


def no_word_overflows(scenes: Iterable[Scene], say: Speaker) -> None:
    """Hold the words of pictures against their room and the smallest capitals that a phone shows.

    A player's name may lose its end, no other word may.
    """
    written = {  # the same words stand in many pictures
        repr((mark, scene.width)): (mark, scene.width)
        for scene in scenes
        for mark in (*scene.marks, *scene.backdrop.marks)
        if isinstance(mark, Write)
    }
    for mark, width in written.values():
        text = say.text(mark)
        done = letter(text, mark.size, mark.bold, mark.anchor, mark.room, mark.lines, least(width))

        assert done.size * CAPITAL * PHONE / width >= LEGIBLE, mark
        assert isinstance(mark.what, Who) or not any(row.endswith("…") for row in done.rows) or text.endswith("…"), text
        assert mark.room is not None or isinstance(mark.what, int | str), mark
        assert mark.room is None or done.mask.width <= mark.room, text
        assert mark.x + done.dx >= 0, text
        assert mark.x + done.dx + done.mask.width <= width, text


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


def _light(colour: str) -> float:
    parts = (int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5))
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
