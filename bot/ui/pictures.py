"""Pictures for people: a scene painted with the words of whoever looks at it."""

from __future__ import annotations

from enum import Enum

from bot.media.painting import Painter
from bot.messages.message import Reader
from bot.messages.sentences import Sentences
from games.core.lines import Line, Who
from games.core.scene import PrivateScene, PublicScene


class Pictures:
    """Paints scenes, in the painter's pool."""

    def __init__(self, painter: Painter, sentences: Sentences) -> None:
        self._painter = painter
        self._sentences = sentences

    async def paint(
        self, scene: PublicScene | PrivateScene, reader: Reader, *, patience: float | None = None
    ) -> bytes | None:
        """Return a scene as a PNG file, or None where it failed."""

        def say(what: Enum | Who | Line) -> str:
            if isinstance(what, Who):
                return reader.names[what.seat]
            if isinstance(what, Line):
                return self._sentences.plain(reader, what)
            return self._sentences.catalogue.noun(reader.locale, what)

        return await self._painter.paint(scene, say, patience=patience)
