"""Pictures for people: a scene painted with the words of its reader."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from enum import Enum
from functools import partial

from bot.media.film import make_film
from bot.media.lettering import drawn
from bot.media.painting import Painter, enlarged
from bot.messages.sentences import Sentences
from bot.queueing import Order
from bot.telling.message import Names, Reader
from bot.thinking import Thinker
from games import GAMES
from games.core.chance import SEED_BYTES, Chance
from games.core.lines import Line, Who
from games.core.scene import PrivateScene, PublicScene

WARMING = 30.0
"""Seconds to wait for a picture that no person waits for."""


class Pictures:
    """Paints scenes in the painter's pool, and makes films in the studio."""

    def __init__(self, painter: Painter, studio: Thinker, sentences: Sentences) -> None:
        self._painter = painter
        self._studio = studio
        self._sentences = sentences

    async def warm(self) -> None:
        """Draw the table of every game once, so that the first picture a person waits for is not the slow one."""
        for game in GAMES:
            seats = game.info.seats.start
            step = game.rules.setup(seats, game.info.settle({}, seats), Chance(bytes(SEED_BYTES), 0))
            scene = game.face.table_scene(game.observer.table_view(step.state))
            names = Names(tuple("" for _ in range(seats)))
            if game.cover is not None:
                await self.paint(game.cover, Reader(), patience=WARMING)
            await self.paint(scene, Reader(self._sentences.catalogue.language(""), names), patience=WARMING)

    async def paint(
        self, scene: PublicScene | PrivateScene, reader: Reader, *, patience: float | None = None
    ) -> bytes | None:
        """Return a scene as a PNG file, or None where it failed."""
        scene = enlarged(scene) if reader.is_large else scene
        return await self._painter.paint(scene, partial(self._say, _drawing(reader)), patience=patience)

    async def film(self, scenes: Sequence[tuple[PublicScene, Reader]], order: Order) -> bytes | None:
        """Return scenes one after the other as a WebP file, each with the names that it had, or None where it failed.

        Raises Refusal where none can be made.
        """
        says = {reader: partial(self._say, _drawing(reader)) for reader in {reader for _, reader in scenes}}
        return await make_film(self._studio, [(scene, says[reader]) for scene, reader in scenes], order)

    def _say(self, reader: Reader, what: Enum | Who | Line) -> str:
        if isinstance(what, Who):
            return reader.names[what.seat]
        if isinstance(what, Line):
            return self._sentences.plain(reader, what, isolates=False)
        return self._sentences.catalogue.brief(reader.locale, what)


def _drawing(reader: Reader) -> Reader:
    """Return a reader with the names as they can be drawn."""
    return replace(reader, names=Names(drawn(reader.names.by_seat)))
