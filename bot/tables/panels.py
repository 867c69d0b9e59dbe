"""Panels: the one message of a table that is edited. It is found, shown, and posted anew where it is lost, old or far up."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

import structlog

from bot.messages.message import PublicMessage
from bot.tables.cache import TableCache
from bot.tables.progress import Progress
from bot.tables.records import MessageId, PanelRecord, TableRecord
from bot.tables.senders import Announcer, NotAllowed, NotThere, TryLater
from bot.tables.stores import TableStore
from bot.tables.worker import Unfinished

log = structlog.get_logger(__name__)

PANEL_LIFE: Final = timedelta(minutes=55)
"""Discord allows few edits of messages over an hour old, so the panel is posted anew before."""

PANEL_DRIFT: Final = 5
"""After so many posts below it the panel has scrolled away on a phone."""

LOBBY: Final = -1
"""The step of a panel before the deal, which is step 0."""

UNKNOWN: Final = -2
"""The step of a panel that was found in the channel after a start, or that lacks its picture: it is drawn anew."""

BARE: Final = 6
"""Attempts at drawing a panel without its picture. Then the words stand alone."""


class Panels:
    """Brings the panel of a table up to date."""

    def __init__(
        self, store: TableStore, cache: TableCache, announcer: Announcer, *, now: Callable[[], datetime]
    ) -> None:
        self._store = store
        self._cache = cache
        self._announcer = announcer
        self._now = now

    async def find(self, progress: Progress, record: TableRecord) -> None:
        """Find the panel that was posted and not noted down: by the process before, or where the answer got lost."""
        if not progress.is_panel_unsure:
            return
        try:
            found = await self._announcer.panels(record.channel, record.id)
        except (NotThere, NotAllowed):
            found = []  # any trouble will be met again by the next message
        if found:
            *older, (newest, posted_at) = found
            progress.old_panels.update(message for message, _ in older)
            if progress.panel is None or progress.panel.message != newest:
                await self.keep(progress, PanelRecord(message=newest, posted_at=posted_at, shows=UNKNOWN))
        progress.is_panel_unsure = False

    async def show(
        self, progress: Progress, record: TableRecord, message: PublicMessage, shows: int, *, revision: int | None
    ) -> None:
        """Bring the panel up to date: edit it, or post it anew where it is lost, old or has scrolled away.

        `revision`: it then shows all there is up to this one; None: only a step on the way.
        """
        old = progress.panel
        is_whole = False
        is_near = old is not None and self._now() - old.posted_at < PANEL_LIFE and progress.drift < PANEL_DRIFT
        is_posted_anew = not is_near
        if old is not None and is_near:
            try:
                is_whole = await self._announcer.repaint(
                    record.channel, old.message, message, patiently=progress.bare > 0 and progress.shown == shows
                )
            except NotThere:  # a new post opens an archived thread again
                is_posted_anew = True
            else:
                edited = replace(old, shows=shows if is_whole else UNKNOWN)
                if is_whole and revision is not None and record.settled < revision:
                    # It is noted down when all is told: drawn once more, it would look the same.
                    progress.panel = edited
                else:
                    await self.keep(progress, edited)
        if is_posted_anew:
            before = 0 if old is None else old.message
            try:
                posted = await self._announcer.announce(
                    record.channel, message, f"{record.epoch:x}.p{record.id}.{before % 10**7}"
                )
            except TryLater:
                progress.is_panel_unsure = progress.is_panel_repeated = True
                raise
            is_whole = posted.is_whole
            progress.drift = 0
            if old is not None and old.message != posted.message:
                progress.old_panels.add(old.message)
            await self.keep(
                progress,
                PanelRecord(message=posted.message, posted_at=self._now(), shows=shows if is_whole else UNKNOWN),
            )
            for each in tuple(progress.old_panels):
                await self.remove(record, each)
                progress.old_panels.discard(each)
            if progress.is_panel_repeated:  # Discord may have kept the first post: it is drawn over
                progress.is_panel_repeated = False
                await self.keep(progress, PanelRecord(message=posted.message, posted_at=self._now(), shows=UNKNOWN))
                raise Unfinished
        progress.shown = shows
        if revision is None:
            return
        if not is_whole and progress.bare < BARE:
            progress.bare += 1
            raise Unfinished
        if not is_whole:
            log.warning("a panel stays without its picture", table=progress.id)
        progress.bare, progress.painted = 0, revision

    async def remove(self, record: TableRecord, old: MessageId) -> None:
        """Delete a panel that another has replaced. Where that fails, it stays: a press on its controls is answered with the way on."""
        try:
            await self._announcer.remove(record.channel, old)
        except (NotThere, NotAllowed) as error:
            log.info("an old panel is gone, or stays", table=record.id, error=type(error).__name__)

    async def keep(self, progress: Progress, panel: PanelRecord) -> None:
        """Note down the panel's place and the step that it shows."""
        progress.panel = panel
        await self._store.set_panel(progress.id, panel)
        self._cache.refresh(progress.id, lambda now: replace(now, panel=panel))
