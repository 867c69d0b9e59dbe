"""An evening for the end-to-end tests: the whole bot, real discord.py, real sockets, a real database file."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from bot.app import App
from bot.practice.driver import Answer, Person
from bot.practice.model import Channel, Message
from bot.practice.pointing import pointed_at
from bot.practice.server import PracticeServer
from bot.settings import Settings
from bot.tables.controls import Control, Kind
from bot.tables.records import ChannelId, TableId
from bot.tables.table import Table
from bot.text.catalogue import Catalogue
from games.core.secret import Secret
from tests.e2e.practice.schema import problems_of

NAMES = ("Adèle", "Boris", "Clémence", "Dorian", "Edith", "Félix")


class Evening:
    """A practice server with one guild, one channel and six people; the bot comes and goes."""

    def __init__(self, server: PracticeServer, database: str, words: Catalogue | None) -> None:
        self.server = server
        self.world = server.world
        self.database = database
        self.words = words
        self.guild = self.world.add_guild("Club", locale="fr")
        self.channel: Channel = self.guild.add_channel("salon")
        self.people = [
            Person(server, self.world.add_person(name, locale="fr" if i % 2 == 0 else "en-GB"))
            for i, name in enumerate(NAMES)
        ]
        self.app: App | None = None
        self._running: asyncio.Task[None] | None = None

    @property
    def bot(self) -> App:
        assert self.app is not None
        return self.app

    @asynccontextmanager
    async def running(self) -> AsyncIterator[App]:
        """Run the bot; at the end of the block it is closed politely."""
        settings = Settings(
            token=Secret(self.server.token),
            database_url=Secret(self.database),
            log_level="warning",
            metrics_port=None,
            shards=None,
            shard_count=None,
            practice_port=8080,
        )
        async with App.opened(settings, self.words) as app:
            connection: Any = app.bot._connection
            connection.guild_ready_timeout = 0.05
            app.bot.before_identify_hook = _no_wait  # type: ignore[method-assign]  # do not sleep 5 s before IDENTIFY
            running = asyncio.create_task(app.run(), name="bot")
            self.app = app
            await self.server.connected()
            await app.bot.wait_until_ready()
            try:
                yield app
            finally:
                await app.bot.close()
                with contextlib.suppress(asyncio.CancelledError):
                    await running
                self.app = None

    async def settle(self) -> None:
        """Wait until everything that was stored has been told."""
        await self.bot.delivery.idle()

    async def table(self, channel: Channel | None = None) -> Table:
        """Return the table of a channel as the bot knows it."""
        tables = self.bot.tables
        return await tables.load(await tables.open_in(ChannelId((channel or self.channel).id)))

    async def seated(self, n: int, *, channel: Channel | None = None, **options: str) -> Table:
        """Open a table, seat n people, set options, start, and wait until all is told."""
        channel = channel or self.channel
        host, *others = self.people[:n]
        opened = await host.command(channel, "table new", game="clues")
        assert opened.message is not None, opened
        for person in others:
            await person.press(self.panel(channel), self.label("control-join", channel))
        for key, value in options.items():
            await host.command(channel, "table option", key=key, value=value)
        await host.command(channel, "table start")
        await self.settle()
        return await self.table(channel)

    def label(self, key: str, channel: Channel | None = None) -> str:
        """Return the label of a control in the language of the guild."""
        return self.bot.presenter.say("fr", key)

    def panel(self, channel: Channel | None = None) -> Message:
        """Return the panel as it stands in the channel now."""
        seen = self.people[0].messages(channel or self.channel)
        return next(m for m in reversed(seen) if m.is_v2 and not m.is_ephemeral)

    def posts(self, channel: Channel | None = None) -> list[str]:
        """Return the texts of the ordinary posts of the bot in the channel."""
        return [
            m.text
            for m in self.people[0].messages(channel or self.channel)
            if not m.is_v2 and not m.is_ephemeral and m.author.is_bot
        ]

    def person_of(self, table: Table, seat: int) -> Person:
        """Return who sits there."""
        user = int(table.record.seats[seat].user)
        return next(person for person in self.people if person.user.id == user)

    async def do(self, table: Table, seat: int, number: int) -> Answer:
        """Let a seat do its legal action number i, by the id that a button of the newest step would carry."""
        control = Control(TableId(table.record.id), table.n, Kind.ACTION, number)
        return await self.person_of(table, seat).click(self.panel(), control.id)


async def _no_wait(*_: object, **__: object) -> None:
    """Stand in for discord.py's five seconds between identifies."""


@asynccontextmanager
async def an_evening(folder: Path, words: Catalogue | None = None) -> AsyncIterator[Evening]:
    """Give an evening whose bodies Discord would accept, without faults and without tasks left over."""
    async with PracticeServer() as server:
        yield Evening(server, f"sqlite+aiosqlite:///{folder / 'alibi.db'}", words)
        with pointed_out():
            assert server.world.faults == []
            assert problems_of(server.world.requests) == []


@contextlib.contextmanager
def pointed_out() -> Any:
    """Mark where an evening is judged."""
    yield


def texts(messages: Sequence[Message]) -> list[str]:
    """Return the words of messages."""
    return [message.text for message in messages]
