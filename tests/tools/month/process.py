"""One process of the bot without a window to the world, over a database that outlives it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.pool import StaticPool

import bot.rooms  # noqa: F401  the rows of every room
from bot.messages.presenter import Presenter
from bot.store.database import Database
from bot.store.engines import read_url
from bot.store.kernel import KernelStore
from bot.store.keys import find_keys
from bot.store.writer import Writer
from bot.tables.deadlines import Deadlines
from bot.tables.ground import Ground
from bot.tables.ids import TableId
from bot.tables.lobby import Lobby
from bot.tables.servers import Servers
from bot.tables.service import Tables
from bot.tables.timekeeper import Timekeeper
from bot.telling.delivery import Delivery
from bot.telling.endings import Endings
from bot.telling.mailboxes import Mailboxes
from bot.telling.reminders import Reminders
from bot.votes.agreements import Agreements
from bot.votes.handover import Handover
from bot.votes.votes import Votes
from tests.database import lay_down
from tests.tools.month.discord import Discord
from tests.words import WORDS

T = TypeVar("T")


class Here:
    """Hands of the store that work on the spot, without a thread: time does not go on meanwhile anyway."""

    def __init__(self, file: Path) -> None:
        lay_down(file)
        self.keys = find_keys(read_url(f"sqlite:///{file}"))
        self._engine = create_engine(f"sqlite:///{file}", poolclass=StaticPool)

        @event.listens_for(self._engine, "connect")
        def prepare(connection: Any, _: object) -> None:  # as `bot.store.sqlite_engine` does, but for what is to last
            connection.isolation_level = None
            connection.execute("PRAGMA foreign_keys=ON")
            connection.execute("PRAGMA synchronous=OFF")

        event.listen(self._engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
        self._connection = self._engine.connect()

    async def run(self, work: Callable[[Connection], T]) -> T:
        return work(self._connection)

    async def close(self) -> None:
        """Stay: the process after this one uses the same."""

    def let_go(self) -> None:
        self._connection.close()
        self._engine.dispose()


class Process:
    """All that lives as long as a process. `touched`: the tables of which something was stored."""

    def __init__(
        self, hands: Here, discord: Discord, now: Callable[[], datetime], entropy: Callable[[int], bytes], budget: int
    ) -> None:
        self.store = KernelStore(Database(hands, Writer(hands), hands.keys))
        self._now = now
        presenter = Presenter(WORDS)
        ground = Ground(self.store, now)
        mail = Mailboxes(discord, self.store, now=now, per_hour=budget)
        self.touched: set[TableId] = set()
        self.delivery = Delivery(ground, presenter, discord, mail)
        self.tables = Tables(ground)
        self.tables.on_change(self._wake)
        self.reminders = Reminders(self.tables, presenter.timing, discord, mail)
        self.endings = Endings(self.tables, presenter, discord, mail)
        self.servers = Servers(ground, self.tables.forget_all, self.tables.close_server)
        self.servers.met(lambda guild: int(guild) not in discord.shut)  # each table has a server of its own
        self.timekeeper = Timekeeper(self.tables)
        self.deadlines = Deadlines(self.tables, self.timekeeper)
        self.votes = Votes(self.tables)
        self.agreements = Agreements(self.votes)
        self.handover = Handover(self.votes)
        self.lobby = Lobby(self.tables, entropy=entropy)

    def _wake(self, table: TableId, step: int | None = None) -> None:
        self.delivery.wake(table, step)
        self.touched.add(table)

    async def tick(self) -> None:
        """Look at all that is due, as the process does every half minute, and tell what there is to tell."""
        await self.delivery.idle()
        await self.servers.tick()
        await self.votes.tick()
        await self.deadlines.tick()
        if await self.store.due(self._now()):  # a pause may end with no time left: the next look plays
            await self.deadlines.tick()
        await self.delivery.idle()
        await self.reminders.tick()
        await self.endings.tick()

    async def stop(self) -> None:
        await self.delivery.close()
        await self.store.database.close()
