"""An evening for the end-to-end tests: the whole bot, real discord.py, real sockets, a real database file."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import sys
from collections.abc import AsyncIterator, Iterator, Mapping, MutableMapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import Any
from unittest.mock import patch

from pydantic import SecretStr
from structlog.testing import capture_logs

from bot.app import App, Means
from bot.media import sound
from bot.media.bands import Scene
from bot.media.foley import Foley, Render
from bot.media.painting import Draw, Painter, Say, draw
from bot.messages.answers import Answers
from bot.messages.catalogue import Catalogue
from bot.messages.controls import Control, Fixed, Kind
from bot.messages.presenter import Presenter
from bot.messages.sentences import Sentences
from bot.practice.loopback.model import Channel, Message
from bot.settings import Settings
from bot.store.database import Database
from bot.store.kernel import KernelStore
from bot.tables.ids import ChannelId, TableId
from bot.tables.table import Table
from bot.telling.message import Reader
from bot.ui.client import AlibiBot
from bot.workers import Workers
from games.core.chance import SEED_BYTES
from games.core.contract import Action
from games.core.lines import Fact
from games.core.seats import Seat
from games.core.sound import PublicSound
from tests.database import lay_down
from tests.e2e.garbage import no_task_left, swept
from tests.e2e.kept_commands import kept_commands
from tests.e2e.memory import without_sockets
from tests.e2e.practice.person import Answer, Person
from tests.e2e.practice.schema import problems_of
from tests.e2e.practice.server import PracticeServer, pointed_at
from tests.e2e.sketches import muffled, sketched
from tests.thinkers import KeptThinker
from tests.words import WORDS

NAMES = ("Adèle", "Boris", "Clémence", "Dorian", "Edith", "Félix")
SEED = bytes(range(SEED_BYTES))
SHORT = 0.05
UNHURRIED = 20.0
"""Seconds until an answer is deferred, and a picture is given up: on a busy machine 1.5 s can pass by themselves. Tests of slowness set their own."""
NO_OPTIONS: Mapping[str, str] = MappingProxyType({})


class Evening:
    """A practice server with one French-speaking guild, one channel, and six people who read French and English in turn.

    The bot comes and goes (`running`); the database and the world stay. `skip` moves the clocks of both.
    """

    def __init__(
        self,
        server: PracticeServer,
        folder: Path,
        words: Catalogue | None = None,
        logs: list[MutableMapping[str, Any]] | None = None,
    ) -> None:
        self.server = server
        self.logs = logs if logs is not None else []
        self.world = server.world
        self.world.patience = 10 * UNHURRIED
        self.folder = folder
        self.words = words or WORDS
        self._sentences = Sentences(self.words)
        self._answers = Answers(Presenter(self.words))
        self.guild = self.world.add_guild("Club", locale="fr")
        self.channel: Channel = self.world.add_channel(self.guild, "salon")
        self.people = [
            Person(server, self.world.add_person(name, locale="fr" if i % 2 == 0 else "en-GB"))
            for i, name in enumerate(NAMES)
        ]
        self.seed = SEED
        self.game = "clues"
        self.owner_server: int | None = None
        self.app: App | None = None
        is_soak = os.environ.get("ALIBI_SOAK") == "1"
        self.has_sockets = is_soak
        self.draw: Draw = sketched
        self.render: Render = muffled
        if is_soak:
            self.make_everything()
        self._skipped = timedelta()

    # The bot

    @property
    def bot(self) -> App:
        """The running bot."""
        assert self.app is not None
        return self.app

    @property
    def database(self) -> str:
        """The address of the database."""
        return f"sqlite+aiosqlite:///{self.file}"

    @property
    def file(self) -> Path:
        """The file of the database."""
        return self.folder / "alibi.db"

    def settings(self, **changes: Any) -> Settings:
        """Return the settings of this evening's bot."""
        values: dict[str, Any] = {
            "discord_token": SecretStr(self.server.token),
            "database_url": SecretStr(self.database),
            "log_level": "warning",
            "metrics_port": None,
            "shard_count": None,
            "practice_port": 8080,
            "owner_server": self.owner_server,
        }
        return Settings(**values | changes)

    def now(self) -> datetime:
        """Return the time as the bot knows it."""
        return datetime.now(UTC) + self._skipped

    def skip(self, **time: float) -> None:
        """Let time pass at once, for the bot and for Discord."""
        step = timedelta(**time)
        self._skipped += step
        self.server.pass_time(step.total_seconds())

    @contextmanager
    def pointed(self) -> Iterator[None]:
        """Let whatever bot is built find the practice server, look at all evenings to the end, and write nothing outside of this one's folder."""
        with (
            pointed_at(self.server.url, self.server.gateway_url),
            patch.object(AlibiBot, "before_identify_hook", _no_wait),
            patch("bot.telling.worker.GLANCE", 10 * UNHURRIED),
            kept_commands(),
            contextlib.nullcontext() if self.has_sockets else without_sockets(self.server),
        ):
            yield

    def make_everything(self) -> None:
        """Draw pictures and render clips, instead of only naming them."""
        self.draw, self.render = draw, sound.render

    def means(self) -> Means:
        """Return what this evening's bot works with: it is patient, and sketches."""
        return Means(
            words=self.words,
            painter=Painter(patience=UNHURRIED, made=self._draw),
            foley=partial(Foley, patience=UNHURRIED, render=self._render),
            workers=Workers(KeptThinker),
            commands_file=self.folder / "commands.json",
            defer_after=UNHURRIED,
        )

    def _draw(self, scene: Scene, say: Say) -> bytes:
        return self.draw(scene, say)

    def _render(self, sound: PublicSound) -> bytes:
        return self.render(sound)

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[App]:
        """Build the bot, pointed at the practice server and not yet connected."""
        if self.database.startswith("sqlite"):
            lay_down(self.file)
        with self.pointed():
            async with App.opened(
                self.settings(), self.means(), now=self.now, entropy=lambda _: self.seed, is_bound=False
            ) as app:
                connection: Any = app.bot._connection
                connection.guild_ready_timeout = SHORT
                yield app

    @asynccontextmanager
    async def running(self) -> AsyncIterator[App]:
        """Run the bot; at the end of the block it is closed politely."""
        async with self.opened() as app:
            running = asyncio.create_task(app.run(), name="bot")
            self.app = app
            try:
                await self.server.connected()
                await app.bot.wait_until_ready()
                yield app
            finally:
                self.app = None
                running.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await running

    async def settle(self) -> None:
        """Wait until all is answered and told; of a bot in another process, until it is quiet."""
        if self.app is None:
            await self.server.quiet(0.3)
        else:
            await self.app.bot.at_rest(30)
            async with asyncio.timeout(120):  # a delivery that fails again and again is never at rest
                await self.app.delivery.idle()

    # Tables

    async def table(self, channel: Channel | None = None, known: TableId | None = None) -> Table:
        """Return the live table of a channel as the bot knows it, or as it is stored where the bot is elsewhere.

        A table whose game may be over has to be `known`: no channel leads to it. For a bot of this process only.
        """
        place = ChannelId((channel or self.channel).id)
        if self.app is not None:
            return await self.app.tables.load(known or await self.app.tables.open_in(place))
        store = KernelStore(await Database.open(self.database))
        try:
            record = await store.open_in(place)
            assert record is not None
            return Table(record, await store.entries(record.id))
        finally:
            await store.database.close()

    async def lobby(self, n: int, *, channel: Channel | None = None, options: Mapping[str, str] = NO_OPTIONS) -> None:
        """Open a table and seat n people; the first is the host."""
        channel = channel or self.channel
        host, *others = self.people[:n]
        opened = await host.command(channel, "table new", game=self.game)
        assert opened.message.is_v2, opened
        await self.settle()  # the panel is known as such: who joins changes it
        for person in others:
            joined = await person.press(self.panel(channel), self.label("control-join"))
            assert joined.message.id == opened.message.id, joined
        for key, value in options.items():
            await host.command(channel, "table option", key=key, value=value)
        await self.settle()

    async def seated(self, n: int, *, channel: Channel | None = None, options: Mapping[str, str] = NO_OPTIONS) -> Table:
        """Open a table, seat n people, set options, start, and wait until all is told."""
        await self.lobby(n, channel=channel, options=options)
        await self.people[0].press(self.panel(channel), self.label("control-start"))
        await self.settle()
        return await self.table(channel)

    async def set_up(self, n: int, *, channel: Channel | None = None, options: Mapping[str, str] = NO_OPTIONS) -> Table:
        """Seat n people, start, and let everybody choose their first three cards: the screens stand."""
        table = await self.seated(n, channel=channel, options=options)
        for seat in range(n):
            await self.do(table, seat, 0, channel)
        await self.settle()
        return table

    def label(self, key: str, locale: str = "fr") -> str:
        """Return the label of a control, in the language of the guild by default."""
        return self.say(locale, key)

    def say(self, locale: str, key: str, **facts: Fact) -> str:
        """Return a sentence of the catalogue that names nobody."""
        return self._sentences.say(Reader(locale), key, **facts)

    def stale(self, locale: str, channel: Channel | None = None) -> str:
        """Return what an old button of a table in a channel says, with the link to its panel."""
        where = channel or self.channel
        link = f"https://discord.com/channels/{self.guild.id}/{where.id}/{self.panel(where).id}"
        return f"{self.say(locale, 'refusal-stale')}\n{self.say(locale, 'panel-link', panel=link)}"

    def done(self, table: Table, locale: str) -> str:
        """Return with what the answer to the newest action of a table begins."""
        (last,) = self.rows("SELECT seat FROM entries WHERE table_id = ? AND n = ?", table.record.id, table.n)
        begin, *_ = self._answers.done(table, (table.now,), Seat(last[0]), locale).text.splitlines()
        return begin

    def panel(self, channel: Channel | None = None) -> Message:
        """Return the newest panel of a channel."""
        return self.panels(channel)[-1]

    def panels(self, channel: Channel | None = None) -> list[Message]:
        """Return all panels that can be seen in a channel."""
        return [m for m in self._said(channel) if m.is_v2]

    def inquests(self, channel: Channel | None = None) -> list[Message]:
        """Return the inquests that were posted in a channel."""
        messages = (channel or self.channel).messages
        return [m for m in messages if not m.is_ephemeral and m.author.is_bot and _is_inquest(m)]

    def _said(self, channel: Channel | None) -> list[Message]:
        messages = (channel or self.channel).messages
        return [m for m in messages if not m.is_ephemeral and not (m.author.is_bot and _is_inquest(m))]

    def posts(self, channel: Channel | None = None) -> list[Message]:
        """Return the ordinary posts of the bot in the channel."""
        return [m for m in self._said(channel) if not m.is_v2 and m.author.is_bot]

    def texts(self, channel: Channel | None = None) -> list[str]:
        """Return the words of the ordinary posts of the bot in the channel."""
        return [m.text for m in self.posts(channel)]

    def person_of(self, table: Table, seat: int) -> Person:
        """Return who sits there."""
        user = int(table.record.seats[seat].user)
        return next(person for person in self.people if person.user.id == user)

    def active(self, table: Table) -> int:
        """Return the seat whose turn it is; where several choose, the first of them."""
        return min(table.game.rules.turn(table.state))

    def id_of(self, table: Table, what: Fixed, seen: int | None = None) -> str:
        """Return the custom id of a control that every table has."""
        return self.id_of_table(table.record.id, what, table.n if seen is None else seen)

    @staticmethod
    def id_of_table(table: int, what: Fixed, seen: int = 0) -> str:
        """Return the custom id of a control, whatever has become of its table."""
        return Control(TableId(table), seen, Kind.FIXED, what).id

    async def do(self, table: Table, seat: int, action: int | Action, channel: Channel | None = None) -> Answer:
        """Let a seat do one of its legal actions, by the id that a button of the newest step would carry."""
        legal = list(table.game.rules.legal(table.state, table.record.seats[seat].seat))
        number = action if isinstance(action, int) else legal.index(action)
        is_final = number < len(legal) and legal[number].is_final
        kind = Kind.CONFIRMED if is_final else Kind.ACTION
        control = Control(TableId(table.record.id), table.n, kind, number)
        return await self.person_of(table, seat).click(self.panel(channel), control.id)

    def onlooker(self, name: str) -> Person:
        """Add a person who reads English and has no seat."""
        return Person(self.server, self.world.add_person(name, locale="en-GB"))

    # What was stored and logged

    def wrong(self) -> list[MutableMapping[str, Any]]:
        """Return the incidents so far; they are looked at, and forgotten."""
        found = wrong_in(self.logs)
        self.logs[:] = [entry for entry in self.logs if entry not in found]
        return found

    def rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """Ask the database file itself."""
        with contextlib.closing(sqlite3.connect(self.file, timeout=30)) as connection:
            return connection.execute(query, values).fetchall()

    def entries(self) -> int:
        """Return how many entries are stored."""
        return int(self.rows("select count(*) from entries")[0][0])


def wrong_in(logs: Sequence[MutableMapping[str, Any]]) -> list[MutableMapping[str, Any]]:
    """Return the incidents in a log, and whatever else is no less."""
    return [entry for entry in logs if entry["log_level"] in ("error", "critical")]


async def _no_wait(*_: object, **__: object) -> None:
    """Stand in for discord.py's five seconds between identifies."""


def _caught(_logger: object, _method: str, entry: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Keep what was raised, so that a failure tells what it was."""
    if entry.get("exc_info") is True:
        entry["exc_info"] = sys.exc_info()[1]
    return entry


@asynccontextmanager
async def an_evening(
    folder: Path, words: Catalogue | None = None, kind: type[Evening] = Evening, *, has_sockets: bool = False
) -> AsyncIterator[Evening]:
    """Give an evening, in memory or over sockets; at its end no fault, no body that Discord would refuse, no incident, and no task left over."""
    async with no_task_left(UNHURRIED):
        with swept(), capture_logs(processors=[_caught]) as logs:
            async with PracticeServer() as server:
                evening = kind(server, folder, words, logs)
                evening.has_sockets |= has_sockets
                yield evening
        wrong = wrong_in(logs)
        assert wrong == [], wrong
        assert server.world.faults == [], server.world.faults
        problems = problems_of(server.world.requests)
        assert problems == [], problems


def _is_inquest(message: Message) -> bool:
    """Return whether a message is an inquest: its first line says so, in either language."""
    return message.text.partition("\n")[0].endswith(("**l’enquête**", "**the inquest**"))
