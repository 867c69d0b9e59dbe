"""Playing: makes the moves that rivals owe, when it is time. Their hours are stored, so a start goes on where it was.

A move is worked out beforehand, as soon as it is owed: how long that takes follows from the seat's own secrets, so it must not
show in the hour of the move. Until that hour it is asked for again and again; a move that has not been found by then is made
offhand (`bot.rivals.offhand`), in this process and at once. So no rival's turn runs out.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any, Final

import structlog

from bot.loop import Loop
from bot.rivals.asking import asked_now
from bot.rivals.deciding import RivalQuestion
from bot.rivals.offhand import plainly, simply
from bot.tables import rivals
from bot.tables.ids import TableId
from bot.tables.service import Tables
from bot.tables.status import Status
from bot.tables.stores import StoreError, StoreTrouble
from bot.tables.table import Table, is_playable
from bot.thinking import Unthought
from games.core.contract import Action, Refusal
from games.core.deduction.rival import Decision
from games.core.seats import Seat

log = structlog.get_logger(__name__)

INTERVAL: Final = 30.0
"""Seconds between two looks for moves due without a call: after a start, or where another process has stored them."""
AT_ONCE: Final = 8
ASKED: Final = 2
"""Questions that wait for the process that thinks: no more, for a rival without time left must not hold up the others."""
PATIENCE: Final = 1.0
"""Seconds until a question that found no answer is asked again."""
SOON: Final = 0.1
"""Seconds until it is tried again where the move before is not done."""


@dataclass(frozen=True, slots=True)
class _Thought:
    """The question to a seat after step `n`, when its move is `due`, when it moves, and its action, once that has been found."""

    n: int
    seat: Seat
    due: datetime
    at: datetime
    question: RivalQuestion
    found: asyncio.Task[Action | None]

    def so_far(self) -> Action | None:
        """Return the action found by now, and look no further."""
        if self.found.done() and not self.found.cancelled():
            return self.found.result()
        self.found.cancel()
        return None


class Rivals:
    """Plays for rivals, one move at a time. `decide` works out a move where that holds up no other."""

    def __init__(self, tables: Tables, decide: Callable[[RivalQuestion], Awaitable[Decision]]) -> None:
        self._tables = tables
        self._decide = decide
        self._now = tables.now
        self._owns = tables.owns
        self._timers: dict[TableId, asyncio.TimerHandle] = {}
        self._moves: dict[TableId, asyncio.Task[None]] = {}
        self._thoughts: dict[TableId, _Thought] = {}
        self._gate = asyncio.Semaphore(AT_ONCE)
        self._questions = asyncio.Semaphore(ASKED)
        self._asked = set[asyncio.Future[Decision]]()
        self.loop = Loop("rivals", self.tick, interval=INTERVAL, ended=self._stop)

    def wake(self, table_id: TableId, _step: int | None = None) -> None:
        """A table has gone on: note when the program is to act there, if it is."""
        if (table := self._tables.peek(table_id)) is None:
            self._forget(table_id)
            self.loop.wake()
        elif table.record.schedule.rival_at is None:
            self._forget(table_id)
        elif self._owns(table.record.guild):
            self._expect(table_id, table.record.schedule.rival_at)

    async def _stop(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        thoughts = [each.found for each in self._thoughts.values()]
        tasks: list[asyncio.Future[Any]] = [*self._moves.values(), *thoughts, *self._asked]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def tick(self) -> None:
        """Find where the program is to act soon."""
        for waiting, at in await self._tables.store.rivals_due(self._now() + timedelta(seconds=INTERVAL)):
            if self._owns(waiting.guild) and is_playable(waiting.game, waiting.version):
                self._expect(waiting.table, at)

    def _expect(self, table_id: TableId, at: datetime) -> None:
        """Begin to think in time."""
        self._begin_at(table_id, at - rivals.MOST)

    def _begin_at(self, table_id: TableId, at: datetime) -> None:
        if (timer := self._timers.pop(table_id, None)) is not None:
            timer.cancel()
        after = max(0.0, (at - self._now()).total_seconds())
        self._timers[table_id] = asyncio.get_running_loop().call_later(after, self._begin, table_id)

    def _begin(self, table_id: TableId) -> None:
        self._timers.pop(table_id, None)
        if table_id in self._moves:  # its last move is being stored
            self._timers[table_id] = asyncio.get_running_loop().call_later(SOON, self._begin, table_id)
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
        """Begin to think about a move that a rival owes; or make it, if it is time, with the action found until then."""
        table = await self._tables.load_whole(table_id)
        record = table.record
        if record.status is not Status.LIVE:
            self._forget(table_id)
            return
        if record.is_deserted:
            await self._tables.desert(table_id)
            return
        if record.schedule.rival_at is None or record.schedule.rival_at > self._now() + rivals.MOST:
            self.wake(table_id)
            return
        if (seat := _owing(table)) is None:
            await self._rest(table_id)
            return
        thought, owed = self._thoughts.get(table_id), (table.n, seat, record.schedule.rival_at)
        if thought is None or (thought.n, thought.seat, thought.due) != owed:
            self._forget(table_id)
            if (begun := await self._begun(table, seat, record.schedule.rival_at)) is None:  # it has gone on meanwhile
                self.wake(table_id)
                return
            thought = self._thoughts[table_id] = begun
        if thought.at > self._now():
            self._begin_at(table_id, thought.at)
        else:
            del self._thoughts[table_id]
            await self._move(table, thought)

    async def _rest(self, table_id: TableId) -> None:
        """Note that no rival owes anything, unless a seat has moved meanwhile."""
        async with self._tables.live(table_id) as table:
            if _owing(table) is None:
                await self._tables.store.plan_rival(table_id, None)
                self._tables.refresh(table_id, lambda now: replace(now, schedule=replace(now.schedule, rival_at=None)))

    def _forget(self, table_id: TableId) -> None:
        """Think no more about a table that is over."""
        if (thought := self._thoughts.pop(table_id, None)) is not None:
            thought.found.cancel()

    async def _begun(self, table: Table, seat: Seat, due: datetime) -> _Thought | None:
        """Begin to think. A move due already, as after a start, has the least time that a move ever has: no more, no less."""
        n, handovers = table.n, await self._tables.store.handovers(table.record.id)
        if table.n != n:
            return None
        now = self._now()
        at = due if due > now else now + rivals.LEAST
        question = asked_now(table, seat, handovers)
        seconds = (at - now).total_seconds()
        found = asyncio.create_task(self._think(question, seconds), name=f"rival-thinks-{table.record.id}")
        return _Thought(n, seat, due, at, question, found)

    async def _think(self, question: RivalQuestion, seconds: float) -> Action | None:
        """Ask until there is an answer, or no time left."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while True:
                    try:
                        return (await self._answer(question)).action
                    except Unthought:
                        pass  # why is said where it was asked
                    except Exception:
                        log.exception("a rival could not decide", game=question.game, step=question.n)
                    await asyncio.sleep(PATIENCE)
        return None

    async def _answer(self, question: RivalQuestion) -> Decision:
        """Ask once. An answer that is no longer needed is heard all the same: to break off costs a process."""
        await self._questions.acquire()
        asked = asyncio.ensure_future(self._decide(question))
        self._asked.add(asked)
        asked.add_done_callback(self._answered)
        return await asyncio.shield(asked)

    def _answered(self, asked: asyncio.Future[Decision]) -> None:
        self._asked.discard(asked)
        self._questions.release()
        if not asked.cancelled():
            asked.exception()

    async def _move(self, table: Table, thought: _Thought) -> None:
        table_id, seat, n = table.record.id, thought.seat, thought.n
        if (action := thought.so_far()) is None:
            log.info("a rival moves offhand", table=table_id, step=n)
            action = await asyncio.to_thread(simply, thought.question)
        for each in dict.fromkeys((action, plainly(thought.question))):
            try:
                await self._tables.act(table_id, table.player(seat).user, each, seen=n)
            except Refusal as refusal:
                if refusal.key in ("stale", "table-over"):  # another seat was faster: the next due move is stored
                    return
                log.exception("a rival chose what the rules refuse", table=table_id, step=n, key=refusal.key)
            else:
                return
        await self._tables.stand_in(table_id, seat, n)


def _owing(table: Table) -> Seat | None:
    """Return the first seat of the program that owes something."""
    return next((seat for seat in sorted(table.now.turn) if table.player(seat).is_rival), None)
