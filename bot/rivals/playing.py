"""Playing: does what seats of the program owe, when it is time. What is due is stored, so a start goes on where it was.

What is done is worked out beforehand, as soon as it is owed: how long that takes follows from what only the seat knows, so
nobody may see it in the hour of the move.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Final

import structlog

from bot.rivals.asking import asked_now
from bot.rivals.deciding import Question
from bot.tables.records import GuildId, Status, TableId
from bot.tables.rivals import MOST
from bot.tables.service import Tables
from bot.tables.stores import StoreError, StoreTrouble
from bot.tables.table import Table, is_playable
from bot.thinking import NoWorker
from games.core.contract import Action, Refusal
from games.core.rival import Decision
from games.core.seats import Seat

log = structlog.get_logger(__name__)

LOOK: Final = 30.0
"""Seconds between two looks for what nobody has said is due: after a start, or where another process has stored it."""
AT_ONCE: Final = 8
PATIENCE: Final = 1.0
"""Seconds until it is tried again where the move before is not done."""


@dataclass(frozen=True, slots=True)
class _Thought:
    """What a seat does after step `n`, when it is time; None where it could not decide."""

    n: int
    seat: Seat
    action: Action | None


class Rivals:
    """Plays for the program, one move at a time. `decide` works out a move wherever that holds up nobody."""

    def __init__(
        self,
        tables: Tables,
        decide: Callable[[Question], Awaitable[Decision]],
        *,
        now: Callable[[], datetime],
        owns: Callable[[GuildId | None], bool] = lambda _: True,
    ) -> None:
        self._tables = tables
        self._decide = decide
        self._now = now
        self._owns = owns
        self._look = asyncio.Event()
        self._timers: dict[TableId, asyncio.TimerHandle] = {}
        self._moves: dict[TableId, asyncio.Task[None]] = {}
        self._thoughts: dict[TableId, _Thought] = {}
        self._gate = asyncio.Semaphore(AT_ONCE)

    def wake(self, table_id: TableId) -> None:
        """A table has gone on: note when the program is to act there, if it is."""
        if (table := self._tables.peek(table_id)) is None:
            self._thoughts.pop(table_id, None)
            self._look.set()
        elif table.record.rival_at is None:
            self._thoughts.pop(table_id, None)
        elif self._owns(table.record.guild):
            self._expect(table_id, table.record.rival_at)

    async def run(self) -> None:
        """Run until cancelled, whatever fails meanwhile."""
        try:
            while True:
                self._look.clear()
                try:
                    await self.look()
                except StoreTrouble as error:
                    log.warning("the database fails", worker="rivals", error=str(error))
                except Exception:  # the one task there is must not stop
                    log.exception("the rivals could not look")
                with suppress(TimeoutError):
                    async with asyncio.timeout(LOOK):
                        await self._look.wait()
        finally:
            for timer in self._timers.values():
                timer.cancel()
            for move in (moves := list(self._moves.values())):
                move.cancel()
            await asyncio.gather(*moves, return_exceptions=True)

    async def look(self) -> None:
        """Find where the program is to act soon."""
        for waiting, at in await self._tables.store.rivals_due(self._now() + timedelta(seconds=LOOK)):
            if self._owns(waiting.guild) and is_playable(waiting.game, waiting.version):
                self._expect(waiting.table, at)

    def _expect(self, table_id: TableId, at: datetime) -> None:
        """Begin to think in time."""
        self._begin_at(table_id, at - MOST)

    def _begin_at(self, table_id: TableId, at: datetime) -> None:
        if (timer := self._timers.pop(table_id, None)) is not None:
            timer.cancel()
        after = max(0.0, (at - self._now()).total_seconds())
        self._timers[table_id] = asyncio.get_running_loop().call_later(after, self._begin, table_id)

    def _begin(self, table_id: TableId) -> None:
        self._timers.pop(table_id, None)
        if table_id in self._moves:  # it was asked about what is over by now
            self._timers[table_id] = asyncio.get_running_loop().call_later(PATIENCE, self._begin, table_id)
            return
        task = asyncio.create_task(self._guarded(table_id), name=f"rival-{table_id}")
        self._moves[table_id] = task
        task.add_done_callback(lambda _: self._moves.pop(table_id, None))

    async def _guarded(self, table_id: TableId) -> None:
        async with self._gate:
            try:
                await self.play(table_id)
            except (StoreError, StoreTrouble, Refusal) as error:  # the next look tries again
                log.info("a rival waits", table=table_id, error=type(error).__name__)
            except Exception:
                log.exception("a rival failed", table=table_id)

    async def play(self, table_id: TableId) -> None:
        """Decide what a seat of the program does, and do it if it is time; what it cannot decide is done as for any absent seat."""
        table = await self._tables.load_whole(table_id)
        record = table.record
        if record.status is not Status.LIVE:
            self._thoughts.pop(table_id, None)
            return
        if record.is_deserted:
            await self._tables.desert(table_id)
            return
        if record.rival_at is None or record.rival_at > self._now() + MOST:
            self.wake(table_id)
            return
        if (seat := _owing(table)) is None:
            await self._rest(table_id)
            return
        if (thought := self._thoughts.get(table_id)) is None or (thought.n, thought.seat) != (table.n, seat):
            thought = self._thoughts[table_id] = await self._think(table, seat)
        if thought.n != table.n:  # it has gone on meanwhile
            self.wake(table_id)
        elif record.rival_at > self._now():
            self._begin_at(table_id, record.rival_at)
        else:
            del self._thoughts[table_id]
            await self._move(table, thought)

    async def _rest(self, table_id: TableId) -> None:
        """Note that the program owes nothing, unless somebody has moved meanwhile."""
        async with self._tables.live(table_id) as table:
            if _owing(table) is None:
                await self._tables.store.plan_rival(table_id, None)
                self._tables.refresh(table_id, lambda now: replace(now, rival_at=None))

    async def _think(self, table: Table, seat: Seat) -> _Thought:
        n, handovers = table.n, await self._tables.store.handovers(table.record.id)
        try:
            return _Thought(n, seat, (await self._decide(asked_now(table, seat, handovers))).action)
        except NoWorker:  # which is said once, and not at every move
            return _Thought(n, seat, None)
        except Exception:
            log.exception("a rival could not decide", table=table.record.id, step=n)
            return _Thought(n, seat, None)

    async def _move(self, table: Table, thought: _Thought) -> None:
        table_id, seat, n = table.record.id, thought.seat, thought.n
        if thought.action is None:
            await self._tables.stand_in(table_id, seat, n)
            return
        try:
            await self._tables.act(table_id, table.player(seat).user, thought.action, seen=n)
        except Refusal as refusal:
            if refusal.key not in ("stale", "table-over"):  # else somebody was faster: what is due now is stored
                log.exception("a rival was refused", table=table_id, step=n, key=refusal.key)
                await self._tables.stand_in(table_id, seat, n)


def _owing(table: Table) -> Seat | None:
    """Return the first seat of the program that owes something."""
    return next((seat for seat in sorted(table.now.turn) if table.player(seat).is_rival), None)
