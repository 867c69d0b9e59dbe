"""Pictures for people: a scene painted with the words of whoever looks at it."""

from __future__ import annotations

from enum import Enum

from bot.media.painting import Painter
from bot.messages.catalogue import Catalogue
from bot.messages.message import Names
from games.core.lines import Line, Who
from games.core.scene import PrivateScene, PublicScene


class Pictures:
    """Paints scenes, in the painter's pool."""

    def __init__(self, painter: Painter, words: Catalogue) -> None:
        self._painter = painter
        self._words = words

    async def paint(self, scene: PublicScene | PrivateScene, locale: str, names: Names) -> bytes | None:
        """Return a scene as a PNG file, or None where it failed."""

        def say(what: Enum | Who | Line) -> str:
            if isinstance(what, Who):
                return names[what.seat]
            if isinstance(what, Line):
                return self._words.say(locale, what, lambda who: names[who.seat])
            return self._words.noun(locale, what)

        return await self._painter.paint(scene, say)
