"""Once: says a message and notes down how far a line is told, even if the process dies or a reply is lost in between."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import Final

from bot.tables.progress import Line, Progress
from bot.tables.records import LineRecord, MessageId, TableRecord
from bot.tables.rounds import Rounds
from bot.tables.senders import NotAllowed, PortError, TryLater

NONCES_LAST: Final = timedelta(seconds=60)
"""How long Discord surely knows a nonce again."""

CLOCKS_DIFFER: Final = timedelta(seconds=60)
"""How far the clocks of Discord and of this machine may be apart."""


def nonce_of(record: TableRecord, n: int, place: int) -> str:
    """Return the nonce by which Discord knows a message of a table."""
    return f"{record.epoch:x}.{record.id}.{n}.{place}"


class Once(Rounds):
    """Says each message once."""

    async def _once(
        self,
        progress: Progress,
        line: Line,
        record: TableRecord,
        n: int,
        place: int,
        send: Callable[[str], Awaitable[MessageId]],
        find: Callable[[datetime], Awaitable[MessageId | None]],
    ) -> MessageId:
        """Send a message unless it is there: the process before, or an answer that got lost, may have brought it there."""
        is_doubtful = line.is_unsure and n < progress.ours
        if is_doubtful or (line.tried_at is not None and self._now() - line.tried_at >= NONCES_LAST):
            try:
                found = await find(await self._time_of(record, n) - CLOCKS_DIFFER)
            except NotAllowed:  # to read the history: then the nonce must do
                found = None
            if found is not None:
                line.tried_at = None
                return found
            line.is_unsure = False  # later messages cannot have been told either
        if line.tried_at is None:
            line.tried_at = self._now()
        try:
            sent = await send(nonce_of(record, n, place))
        except TryLater:
            raise
        except PortError:
            line.tried_at = None  # surely not sent
            raise
        line.tried_at = None
        return sent

    async def _note(self, progress: Progress, line: Line, record: LineRecord) -> None:
        """Store how far a line is. A told message counts as told, also where that cannot be stored for a while."""
        line.record, line.is_noted = record, False
        await self._store.set_line(progress.id, record)
        line.is_noted = True

    async def _time_of(self, record: TableRecord, n: int) -> datetime:
        """Return when a step was stored; for the closing, when the table ended."""
        if n > 0:
            entries = await self._store.entries(record.id)
            if n <= len(entries):
                return entries[n - 1].at
        known = record.started_at if n == 0 else record.ended_at
        return known or record.created_at
