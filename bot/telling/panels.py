"""Panels: the one message of a table that is edited. It is found, shown, and posted anew where it is lost, old or far up."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

import structlog

from bot.tables.cache import TableCache
from bot.tables.ids import MessageId
from bot.tables.records import PanelRecord, TableRecord
from bot.tables.stores import TableStore
from bot.telling.message import PublicMessage
from bot.telling.progress import NEVER, PanelSearch, PanelState, Progress
from bot.telling.senders import Announcer, NotAllowed, NotThere, TryLater
from bot.telling.worker import Unfinished

log = structlog.get_logger(__name__)

PANEL_LIFE: Final = timedelta(minutes=55)
"""Discord allows few edits of messages over an hour old, so the panel is posted anew before."""

PANEL_DRIFT: Final = 5
"""Posts below a panel, after which it has scrolled away on a phone."""

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
        """Find the panel that was posted and not noted down, and delete those that another has replaced."""
        state = progress.panel
        if state.search in (PanelSearch.INHERITED, PanelSearch.LOST):
            try:
                found = await self._announcer.panels(record.channel, record.id)
            except (NotThere, NotAllowed):
                found = []  # any trouble will be met again by the next message
            if found:
                *older, (newest, posted_at) = found
                state.old.update(message for message, _ in older)
                if state.record is None or state.record.message != newest:
                    await self.keep(progress, PanelRecord(message=newest, posted_at=posted_at, shows=UNKNOWN))
            state.search = PanelSearch.REPEATED if state.search is PanelSearch.LOST else PanelSearch.DONE
        await self._remove_old(state, record)

    async def show(
        self,
        progress: Progress,
        record: TableRecord,
        message: PublicMessage,
        shows: int,
        *,
        revision: int | None,
        is_past: bool = False,
    ) -> None:
        """Bring the panel up to date: edit it, or post it anew where it is lost, old or has scrolled away.

        `revision`: it then shows all there is up to this one; None: only a step on the way. `is_past`: its table was over long ago,
        so that it is edited where it is, if that can be, and no channel reads of the table again.
        """
        state = progress.panel
        is_whole = await self._edit(progress, record, message, shows, revision=revision, is_past=is_past)
        if is_whole is None:
            is_whole = is_past or await self._post(progress, record, message, shows)
        state.shown = shows
        if state.kept:  # a permission may be there again: this draw got through
            state.old |= state.kept
            state.kept.clear()
            await self._remove_old(state, record)
        if revision is None:
            return
        if not is_whole and state.bare < BARE:
            state.bare += 1
            raise Unfinished
        if not is_whole:
            log.warning("a panel stays without its picture", table=progress.id)
        state.bare, state.painted = 0, revision

    async def _edit(
        self,
        progress: Progress,
        record: TableRecord,
        message: PublicMessage,
        shows: int,
        *,
        revision: int | None,
        is_past: bool,
    ) -> bool | None:
        """Edit the panel. Return whether it has its picture; None: it is to be posted anew."""
        state, old = progress.panel, progress.panel.record
        if old is None:
            return None
        if not is_past and (self._now() - old.posted_at >= PANEL_LIFE or await self._drift(progress) >= PANEL_DRIFT):
            return None
        try:
            is_whole = await self._announcer.repaint(
                record.channel, old.message, message, patiently=state.bare > 0 and state.shown == shows
            )
        except NotThere:  # a new post opens an archived thread again
            return None
        edited = replace(old, shows=shows if is_whole else UNKNOWN)
        if is_whole and revision is not None and progress.told.settled < revision:
            # It is noted down when all is told: drawn once more, it would look the same.
            state.record = edited
        else:
            await self.keep(progress, edited)
        return is_whole

    async def _post(self, progress: Progress, record: TableRecord, message: PublicMessage, shows: int) -> bool:
        """Post the panel anew. Return whether it has its picture."""
        state, old = progress.panel, progress.panel.record
        before = 0 if old is None else old.message
        try:
            posted = await self._announcer.announce(
                record.channel, message, f"{progress.told.epoch:x}.p{record.id}.{before % 10**7}"
            )
        except TryLater:
            state.search = PanelSearch.LOST
            raise
        state.drift = 0
        if old is not None and old.message != posted.message:
            state.old.add(old.message)
        new = PanelRecord(message=posted.message, posted_at=self._now(), shows=shows if posted.is_whole else UNKNOWN)
        await self.keep(progress, new)
        await self._remove_old(state, record)
        if state.search is PanelSearch.REPEATED:  # Discord may have kept the first post: it is drawn over
            state.search = PanelSearch.DONE
            await self.keep(progress, replace(new, shows=UNKNOWN))
            raise Unfinished
        return posted.is_whole

    async def _drift(self, progress: Progress) -> int:
        """Return the number of posts below the panel, with the stored posts of the process before."""
        state = progress.panel
        if state.drift is None:
            above = 0 if state.record is None else state.record.message
            state.drift = sum(post > above for post in (await self._store.posts(progress.id)).values())
        return state.drift

    async def _remove_old(self, state: PanelState, record: TableRecord) -> None:
        """Delete the panels that another has replaced. While that fails, a press on their controls is answered with the way on."""
        for old in tuple(state.old):
            try:
                await self._announcer.remove(record.channel, old)
            except NotThere:
                log.info("an old panel is gone", table=record.id)
            except NotAllowed:
                state.kept.add(old)
            state.old.discard(old)

    async def keep(self, progress: Progress, panel: PanelRecord) -> None:
        """Note down the panel's place and the step that it shows."""
        progress.panel.record = panel
        await self._store.set_panel(progress.id, panel)
        self._cache.refresh(progress.id, lambda now: replace(now, panel=panel))

    async def adopt(
        self, progress: Progress, record: TableRecord, panel: MessageId | None = None, *, is_whole: bool = True
    ) -> None:
        """An answer to a command or a press has shown the lobby as this record has it; `panel`: in a new message.

        Without its picture (`is_whole`), which was late, it is drawn once more.
        """
        state = progress.panel
        if panel is not None:
            shows = LOBBY if is_whole else UNKNOWN
            await self.keep(progress, PanelRecord(message=panel, posted_at=self._now(), shows=shows))
            state.drift = 0
            # Only now: a panel that is not stored is looked for.
            progress.stored = progress.stored._replace(commits=record.revision)
        now = await self._store.get(record.id)
        if now is None or now.revision != record.revision or not is_whole:
            state.painted = NEVER  # of two presses at once, the older may be shown last
        elif state.painted != NEVER:
            state.painted = max(state.painted, record.revision)
