"""What follows from what seats were told, worked out beside the loop: for sheets, for reasons, and for the inquest.

It is worked out when somebody asks, from what their seat was told and from nothing else, alone to them. Nobody else can tell
whether it was, or how long it took.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from weakref import WeakValueDictionary

from cachetools import LRUCache

from bot.tables.levels import has_inquest
from bot.tables.records import Entry, Status, TableId, TableRecord
from bot.tables.stores import TableStore
from bot.tables.table import NumberedStep, Table, replay
from bot.thinking import Thinker, Unthought
from games import BY_KEY
from games.core.account import Account, account
from games.core.contract import Refusal
from games.core.game import AnyGame
from games.core.hint import easiest
from games.core.inquest import Deed, Inquest, close_case, conclude, explain, hold
from games.core.knowledge import Findings, Knowledge, Value
from games.core.lines import Line
from games.core.playthrough import EntryKind
from games.core.seats import Seat, all_seats
from games.core.sheet import Cell
from games.core.wire import unpack

REMEMBERED = 64
"""Of how many sheets the findings are kept, for their player marks cell after cell."""
HELD = 16
"""How many inquests are kept: everybody who has played reads the same."""
PATIENCE = 20.0
"""Seconds for an inquest: it looks at every step of a game."""


class Conclusions:
    """Asks the knowledge of games, in the thinker's process; inquests take longer, and nobody waits behind them."""

    def __init__(self, store: TableStore, thinker: Thinker, patient: Thinker) -> None:
        self._store = store
        self._thinker = thinker
        self._patient = patient
        self._findings: LRUCache[tuple[TableId, Seat, int], Findings] = LRUCache(REMEMBERED)
        self._inquests: LRUCache[TableId, Inquest] = LRUCache(HELD)
        self._under_way: WeakValueDictionary[TableId, asyncio.Lock] = WeakValueDictionary()

    async def findings(self, table: Table, seat: Seat) -> Findings:
        """Return what follows for a seat now. Raises Refusal where it could not be worked out."""
        key = (table.record.id, seat, table.n)
        if (known := self._findings.get(key)) is None:
            load, told = _knowledge(table.game), _told(table.record, await self.steps(table), seat)
            try:
                known = self._findings[key] = await self._thinker.run(conclude, load, told)
            except Unthought as error:
                raise error.refusal from None
        return known

    async def why(self, table: Table, steps: list[NumberedStep], seat: Seat, cell: Cell) -> tuple[Line, ...]:
        """Return the reasons for what is certain in a cell of a seat's sheet after these steps. Raises Refusal."""
        load, told = _knowledge(table.game), _told(table.record, steps, seat)
        try:
            return await self._thinker.run(explain, load, told, cell)
        except Unthought as error:
            raise error.refusal from None

    async def easiest(
        self, table: Table, steps: list[NumberedStep], seat: Seat, certain: Mapping[Cell, Value]
    ) -> tuple[Cell, tuple[Line, ...]] | None:
        """Return which of these certain cells is easiest to see, and why it is certain. Raises Refusal."""
        load, told = _knowledge(table.game), _told(table.record, steps, seat)
        try:
            return await self._thinker.run(easiest, load, told, certain)
        except Unthought as error:
            raise error.refusal from None

    async def steps(self, table: Table) -> list[NumberedStep]:
        """Return every step of a table as far as it has come now."""
        upto = table.n
        steps = await self._replayed(table.record, table.game, await self._store.entries(table.record.id))
        return steps[: upto + 1]

    async def inquest(self, record: TableRecord) -> Inquest:
        """Look into a game that is over. Raises Refusal where it could not be worked out."""
        if not has_inquest(record):
            raise Refusal("no-inquest")
        async with self._under_way.setdefault(record.id, asyncio.Lock()):  # whoever asks meanwhile reads the same
            if (known := self._inquests.get(record.id)) is None:
                known = self._inquests[record.id] = await self._looked_into(record)
        return known

    async def _looked_into(self, record: TableRecord) -> Inquest:
        game = BY_KEY[record.game]
        entries = await self._store.entries(record.id)
        accounts, done = await asyncio.to_thread(_played, record, game, entries)
        last = max(0, len(entries) - (record.status is Status.OVER))  # the step that ended it opens everything
        try:
            if game.inquest is not None:
                return await self._patient.run(hold, game.inquest, accounts, done, last, patience=PATIENCE)
            return await self._patient.run(
                close_case, _knowledge(game), accounts, done, game.questions, last, patience=PATIENCE
            )
        except Unthought as error:
            raise error.refusal from None

    @staticmethod
    async def _replayed(record: TableRecord, game: AnyGame, entries: list[Entry]) -> list[NumberedStep]:
        """Return every step, played again in a thread: a long game takes longer than the loop may stand still."""
        return await asyncio.to_thread(lambda: list(replay(record, game, entries)))


def _played(record: TableRecord, game: AnyGame, entries: list[Entry]) -> tuple[tuple[Account, ...], tuple[Deed, ...]]:
    """Return what each seat of a game was told, and what they did."""
    steps = list(replay(record, game, entries))
    return tuple(_told(record, steps, seat) for seat in all_seats(len(record.seats))), deeds(game, entries)


def deeds(game: AnyGame, entries: list[Entry]) -> tuple[Deed, ...]:
    """Return what players chose to do and did not take back; not what the clock did for them."""
    undone = {entry.n - 1 for entry in entries if entry.kind is EntryKind.TAKEBACK}
    return tuple(
        Deed(entry.n, entry.seat, unpack(game.info.actions, entry.name, entry.fields))
        for entry in entries
        if entry.kind is EntryKind.ACTION and entry.name is not None and entry.n not in undone
    )


def _told(record: TableRecord, steps: list[NumberedStep], seat: Seat) -> Account:
    return account(seat, len(record.seats), record.options, ((step.n, step.events) for step in steps))


def _knowledge(game: AnyGame) -> Callable[[], Knowledge]:
    if game.knowledge is None:
        raise Refusal("no-knowledge")
    return game.knowledge
