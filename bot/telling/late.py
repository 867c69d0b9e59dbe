"""Late media: pictures and clips that took longer than their posts could wait. The words are there, and stay as they are."""

from __future__ import annotations

from typing import Final

import structlog

from bot.tables.ids import ChannelId, MessageId
from bot.tables.stores import TableStore
from bot.tables.table import Table, last_told
from bot.telling.message import PublicMessage
from bot.telling.ports import TellingWords
from bot.telling.progress import Missing, Progress
from bot.telling.senders import Announcer, PortError, TryLater
from bot.telling.worker import Unfinished

log = structlog.get_logger(__name__)

TRIES: Final = 6
"""Attempts at making late media. Then the words stand alone."""


class Late:
    """Brings late media to their posts, beside all that is told meanwhile."""

    def __init__(self, store: TableStore, announcer: Announcer, words: TellingWords) -> None:
        self._store = store
        self._announcer = announcer
        self._words = words

    def miss(self, progress: Progress, channel: ChannelId, at: MessageId, post: PublicMessage) -> None:
        """Remember that a post lacks its picture or its clip, or may lack it."""
        if post.scene is not None or post.sound is not None:
            progress.missing[at] = Missing(channel, post)
            progress.bring()

    async def recall(self, progress: Progress, table: Table) -> None:
        """Look again at the posts with a clip that the process before has told since all was settled."""
        if table.game.sound is None:
            return
        record = table.record
        for n, at in (await self._store.posts(record.id)).items():
            if progress.told.told[0] <= n <= last_told(table) and (step := table.step(n)) is not None:
                post = self._words.post(table, step)
                if post is not None and post.sound is not None:
                    self.miss(progress, record.channel, at, post)

    async def bring(self, progress: Progress) -> None:
        """Bring all that is missing, as far as it is made by now. Raises Unfinished, TryLater."""
        for at, missing in tuple(progress.missing.items()):
            try:
                is_there = await self._announcer.complete(missing.channel, at, missing.post)
            except TryLater:
                raise
            except PortError as error:  # the post is gone, or cannot be changed
                log.info("a post stays as it is", table=progress.id, error=type(error).__name__)
                is_there = True
            missing.tries += 1
            if not is_there and missing.tries >= TRIES:
                log.warning("a post stays without its picture or clip", table=progress.id)
            if is_there or missing.tries >= TRIES:
                progress.missing.pop(at)
        if progress.missing:
            raise Unfinished
