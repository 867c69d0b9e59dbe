"""Delivery: walks what is stored and says it, in order, once. The only module that sends the text of a game.

A cursor (`told`) per table names the next message: (step, index within the step). It moves only after Discord has taken
the message, and every message carries a nonce, so what is sent again after a crash is not shown twice.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Protocol, TypeVar

import structlog

from bot import metrics
from bot.messages.message import PrivateMessage, PublicMessage
from bot.tables.ports import Announcer, MailboxClosed, NotAllowed, NotThere, PortError, TableStore, TryLater, Whisperer
from bot.tables.records import MessageId, PanelRecord, Status, TableId, TableRecord, UserId
from bot.tables.service import Tables
from bot.tables.table import NumberedStep, Table, replay
from games.core.contract import Refusal

T = TypeVar("T")

log = structlog.get_logger(__name__)

PANEL_LIFE = timedelta(minutes=55)
"""Discord allows few edits of messages over an hour old, so the panel is posted anew before."""

PANEL_DRIFT = 5
"""After so many posts below it the panel has scrolled away on a phone."""

TALL = 2
"""A post with a clip takes as much of a phone as so many without."""

LOBBY = -1
"""What a panel shows before the deal, which is step 0."""

UNKNOWN = -2
"""What a panel shows that was found in the channel after a start: it is drawn anew."""

SILENT = "no-sound"
"""The trouble of a table whose sounds cannot be posted. It goes on in words, so this one parks nothing."""

RETRIES = 8

LONG_PAUSE = 60.0
"""Seconds to wait after so many retries; then all begins again. What is stored is told some day, whatever Discord does."""


class Words(Protocol):
    """What the delivery needs of the presenter."""

    def step(self, table: Table, step: NumberedStep) -> list[PublicMessage | tuple[UserId, PrivateMessage] | None]:
        """Return the messages of one step in a fixed order and number; None where there is nothing to say (any more)."""

    def closing(self, record: TableRecord) -> PublicMessage:
        """Return what is said when a table that was dealt is over: how to check and keep the game."""

    def panel(self, table: Table) -> PublicMessage:
        """Return the panel of a table that has begun."""

    def lobby(self, record: TableRecord) -> PublicMessage:
        """Return the panel of a table that has not begun."""

    def greeting(self, record: TableRecord, locale: str) -> PrivateMessage:
        """Return the first DM to somebody who joined."""

    def trouble(self, record: TableRecord, key: str, permission: str | None) -> PrivateMessage:
        """Return the advice to the host when the bot cannot speak in the channel."""


class Delivery:
    """One task for each table that has something to tell; none for the others."""

    def __init__(
        self,
        store: TableStore,
        words: Words,
        announcer: Announcer,
        whisperer: Whisperer,
        *,
        now: Callable[[], datetime],
        owns: Callable[[TableRecord], bool] = lambda _: True,
    ) -> None:
        """`owns`: with several processes, which tables are this one's to tell."""
        self._owns = owns
        self._store = store
        self._words = words
        self._announcer = announcer
        self._whisperer = whisperer
        self._now = now
        self._tables: Tables | None = None
        self._tasks: dict[TableId, asyncio.Task[None]] = {}
        self._again: set[TableId] = set()
        self._drift: dict[TableId, int] = {}
        self._stale: set[TableId] = set()
        self._unsure: set[TableId] = set()
        self._ready = asyncio.Event()

    def attach(self, tables: Tables) -> None:
        """Get to know the tables (they in turn call `wake`)."""
        self._tables = tables

    def wake(self, table: TableId) -> None:
        """Tell what there is to tell of this table, soon. May be called any number of times."""
        if table in self._tasks:
            self._again.add(table)
            return
        task = asyncio.create_task(self._run(table), name=f"delivery-{table}")
        self._tasks[table] = task
        task.add_done_callback(lambda _: self._tasks.pop(table, None))

    def repaint(self, table: TableId) -> None:
        """Draw the panel anew though nothing happened, such as in another language."""
        self._stale.add(table)
        self.wake(table)

    async def greet(self, record: TableRecord, user: UserId, greeting: PrivateMessage) -> bool:
        """Send the first DM to somebody who joined. Return False if their mailbox is closed."""
        try:
            await self._whisperer.whisper(user, greeting, f"g{record.id}.{user % 10**9}")
        except MailboxClosed:
            await self._mail(record, user, is_open=False)
            return False
        except PortError:
            log.info("no greeting for now", table=record.id)
            return True
        await self._mail(record, user, is_open=True)
        return True

    async def resume(self) -> None:
        """After a start: tell what was stored and not said."""
        self._ready.set()
        for record in await self._store.open_tables():
            if self._owns(record):
                self._unsure.add(record.id)
                self.wake(record.id)

    def telling(self) -> frozenset[TableId]:
        """Return the tables of which something is being told, or waits for Discord to be told."""
        return frozenset(self._tasks)

    async def close(self) -> None:
        """Stop. What is not said stays stored, and is said after the next start."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def idle(self) -> None:
        """Wait until nothing is being told."""
        while self._tasks:
            await asyncio.gather(*self._tasks.values(), return_exceptions=True)
            await asyncio.sleep(0)

    async def _run(self, table_id: TableId) -> None:
        await self._ready.wait()
        while True:
            self._again.discard(table_id)
            try:
                await self._catch_up(table_id)
            except asyncio.CancelledError:
                raise
            except (NotThere, NotAllowed) as error:
                await self._park(table_id, error)
                return
            except PortError:
                log.warning("discord is away, the delivery waits", table=table_id)
                await asyncio.sleep(LONG_PAUSE)
                continue
            except Exception:  # a defect must not take the other tables with it
                log.exception("delivery failed", table=table_id)
                return
            if table_id not in self._again:
                return

    async def _catch_up(self, table_id: TableId) -> None:
        record = await self._store.get(table_id)
        if record is None:
            return
        if table_id in self._unsure:
            record = await self._recovered(record)
        if record.entries is None:
            await self._show(record, self._words.lobby(record), shows=LOBBY)
        else:
            if self._tables is None:
                raise AssertionError("attach first")
            try:
                table = await self._tables.load(table_id)
            except Refusal:  # frozen under older rules: its panel stays as it is
                return
            told = await self._tell(table, record)
            await self._show(table.record, self._words.panel(table), shows=self._shown(table))
            if not table.record.is_open:
                # Moved last: a past table whose cursor is not at its end is looked at again after a start.
                await self._store.set_told(table_id, told)
                self._drift.pop(table_id, None)
        if record.trouble is not None and not (record.trouble == SILENT and not self._attaches(record)):
            await self._trouble(table_id, None)

    def _attaches(self, record: TableRecord) -> bool:
        return self._announcer.may_attach(record.channel)

    async def _recovered(self, record: TableRecord) -> TableRecord:
        """After a start, find what the last process said and could not note down: a panel, a first DM."""
        if record.entries is None and record.is_open:
            for seat in record.seats:
                if seat.mail_open is None:
                    await self.greet(record, seat.user, self._words.greeting(record, seat.locale))
        shown = LOBBY if record.entries is None else record.entries + (0 if record.is_open else 1)
        if record.panel is not None and record.panel.shows >= shown:
            self._unsure.discard(record.id)
            return record
        try:
            found = await self._patiently(record, lambda: self._announcer.panels(record.channel, record.id))
        except (NotThere, NotAllowed):
            found = []
        self._unsure.discard(record.id)
        if not found or (record.panel is not None and found[-1][0] == record.panel.message):
            return record
        *older, (newest, posted_at) = found
        for message, _ in older:
            await self._remove(record, message)
        panel = PanelRecord(message=newest, posted_at=posted_at, shows=UNKNOWN)
        await self._keep_panel(record, panel)
        return replace(record, panel=panel)

    @staticmethod
    def _shown(table: Table) -> int:
        return table.n + (0 if table.record.is_open else 1)

    async def _tell(self, table: Table, record: TableRecord) -> tuple[int, int]:
        """Say everything from the cursor on. Return where the cursor goes when the panel is up to date too."""
        n, k = record.told
        older: dict[int, NumberedStep] = {}
        while n <= table.n:
            step = table.step(n) or older.get(n)
            if step is None:  # far behind, as after a long silence of Discord
                older = await self._replayed(table)
                step = older[n]
            for i, message in enumerate(self._words.step(table, step)):
                if i >= k and message is not None:
                    await self._say(table.record, message, f"{record.id}.{n}.{i}")
                    await self._store.set_told(record.id, (n, i + 1))
            n, k = n + 1, 0
            await self._store.set_told(record.id, (n, 0))
        if table.record.is_open or n > table.n + 1:
            return n, k
        if k == 0:
            await self._say(table.record, self._words.closing(table.record), f"{record.id}.{n}.0")
            await self._store.set_told(record.id, (n, 1))
        return n + 1, 0

    async def _replayed(self, table: Table) -> dict[int, NumberedStep]:
        entries = await self._store.entries(table.record.id)
        return {step.n: step for step in replay(table.record, table.game, entries)}

    async def _say(
        self, record: TableRecord, message: PublicMessage | tuple[UserId, PrivateMessage], nonce: str
    ) -> None:
        if isinstance(message, PublicMessage):
            await self._patiently(record, lambda: self._announcer.announce(record.channel, message, nonce))
            metrics.TOLD.labels("public").inc()
            tall = 1 if message.sound is None else TALL
            self._drift[record.id] = self._drift.get(record.id, 0) + tall
            if message.sound is not None and not self._attaches(record):
                await self._advise(record.id, SILENT, "attach_files")
            return
        user, private = message
        try:
            await self._patiently(record, lambda: self._whisperer.whisper(user, private, nonce))
            metrics.TOLD.labels("private").inc()
        except MailboxClosed:
            # The desk button gives the same secrets; a closed mailbox never stops a table.
            await self._mail(record, user, is_open=False)
        else:
            await self._mail(record, user, is_open=True)

    async def _mail(self, record: TableRecord, user: UserId, *, is_open: bool) -> None:
        seat = record.seat_of(user)
        if seat is not None and seat.mail_open is not is_open:
            await self._store.set_seat(record.id, user, mail_open=is_open)
            if self._tables is not None:
                self._tables.refresh(record.id, lambda now: with_mail(now, user, is_open=is_open))

    @staticmethod
    async def _patiently(record: TableRecord, send: Callable[[], Awaitable[T]]) -> T:
        """Send, waiting out rate limits, server errors and lost sockets. Raises any other PortError."""
        for attempt in range(RETRIES):
            try:
                return await send()
            except TryLater as error:
                if attempt == RETRIES - 1:
                    raise
                log.warning("discord is slow", table=record.id, after=error.after)
                metrics.WAITED.inc()
                await asyncio.sleep(max(error.after, 0.5 * 2**attempt))
        raise AssertionError

    async def _show(self, record: TableRecord, message: PublicMessage, *, shows: int) -> None:
        """Bring the panel up to date: edit it, or post it anew where it is lost, old or has scrolled away."""
        panel = record.panel
        is_stale = record.entries is None or record.id in self._stale
        self._stale.discard(record.id)
        if panel is not None and panel.shows >= shows and not is_stale:
            return
        drift = self._drift.get(record.id, 0)
        if panel is not None and self._now() - panel.posted_at < PANEL_LIFE and drift < PANEL_DRIFT:
            at = panel.message
            try:
                await self._patiently(record, lambda: self._announcer.repaint(record.channel, at, message))
            except NotThere:
                panel = None
            else:
                await self._keep_panel(record, replace(panel, shows=shows))
                return
        nonce = f"p{record.id}.{(record.panel.message if record.panel is not None else 0) % 10**12}"
        posted = await self._patiently(record, lambda: self._announcer.announce(record.channel, message, nonce))
        self._drift[record.id] = 0
        if panel is not None:
            await self._remove(record, panel.message)
        await self._keep_panel(record, PanelRecord(message=posted, posted_at=self._now(), shows=shows))

    async def _remove(self, record: TableRecord, old: MessageId) -> None:
        try:
            await self._patiently(record, lambda: self._announcer.remove(record.channel, old))
        except PortError:
            log.info("an old panel stays", table=record.id)

    async def _keep_panel(self, record: TableRecord, panel: PanelRecord) -> None:
        await self._store.set_panel(record.id, panel)
        if self._tables is not None:
            self._tables.refresh(record.id, lambda now: replace(now, panel=panel))

    async def _trouble(self, table_id: TableId, key: str | None) -> None:
        await self._store.set_trouble(table_id, key)
        if self._tables is not None:
            self._tables.refresh(table_id, lambda now: replace(now, trouble=key))

    async def _park(self, table_id: TableId, error: NotThere | NotAllowed) -> None:
        """Keep the table, stop speaking, and tell the host once what to do."""
        key = "no-channel" if isinstance(error, NotThere) else "no-permission"
        permission = error.permission if isinstance(error, NotAllowed) else None
        log.warning("parked", table=table_id, trouble=key, permission=permission)
        metrics.PARKED.labels(key).inc()
        await self._advise(table_id, key, permission)

    async def _advise(self, table_id: TableId, key: str, permission: str | None) -> None:
        """Tell the host what is wrong and what to do, once for each trouble."""
        record = await self._store.get(table_id)
        if record is None or record.trouble == key or record.status in (Status.OVER, Status.ENDED):
            return
        await self._trouble(table_id, key)
        advice = self._words.trouble(record, key, permission)
        try:
            await self._patiently(
                record, lambda: self._whisperer.whisper(record.host, advice, f"x{table_id}.{record.told[0]}")
            )
        except PortError:
            log.warning("the host cannot be reached", table=table_id)


def with_mail(record: TableRecord, user: UserId, *, is_open: bool) -> TableRecord:
    """Return the record with what is known of a mailbox."""
    seats = tuple(replace(seat, mail_open=is_open) if seat.user == user else seat for seat in record.seats)
    return replace(record, seats=seats)
