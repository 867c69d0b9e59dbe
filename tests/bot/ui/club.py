"""The doors of the bot without a socket: the real handlers on a real database file, and Discord as a fake on both sides."""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord

from bot.cases.making import Drill, Lead, drill, explain, hardest, lead, prove, refute, retraced
from bot.cases.proof_records import Techniques
from bot.house import House, Outside
from bot.messages.catalogue import Catalogue
from bot.messages.codes import Code
from bot.messages.controls import Control, Fixed, Kind
from bot.messages.wording import Wording
from bot.queueing import Order
from bot.rivals.deciding import Advice, RivalQuestion, advise, decide
from bot.rooms import rooms_of
from bot.store.database import Database
from bot.store.kernel import KernelStore
from bot.tables.ground import Ground
from bot.tables.ids import ChannelId, GuildId, TableId, UserId
from bot.tables.records import TableRecord
from bot.tables.table import Table
from bot.telling.mailboxes import Mailboxes
from bot.telling.message import PublicMessage, Reader
from bot.telling.ports import Inquire
from bot.ui.client import AlibiBot
from bot.ui.components import Router
from bot.ui.rendering import Renderer
from bot.ui.visits import Visits
from bot.workers import Workers
from games.core.deduction.knowledge import Value
from games.core.deduction.proof import ProofSheet, SheetDeal
from games.core.deduction.puzzle import Puzzle
from games.core.deduction.rival import Decision
from games.core.deduction.sheet import Cell
from games.core.lines import Line
from games.core.playthrough import Playthrough
from games.core.scene import PublicScene
from tests.bot.nights.house import FakeVenue
from tests.bot.ui.interactions import FakeInteraction
from tests.database import lay_down
from tests.fake_discord import FakeDiscord
from tests.fakes import Clock
from tests.puzzles import searched
from tests.thinkers import KeptThinker
from tests.words import WORDS

GUILD, CHANNEL = GuildId(55), ChannelId(101)
PEOPLE = tuple(UserId(11 + n) for n in range(8))


async def decided_here(question: RivalQuestion) -> Decision:
    """Work out what a rival does without another process."""
    return decide(question)


async def no_picture(*_: Any, **__: Any) -> bytes | None:
    return None


async def nothing_found(_: Table) -> PublicMessage | None:
    """Find nothing out about any game."""
    return None


async def everybody_sees(_: ChannelId, __: UserId) -> bool:
    return True


class Here(Workers):
    """Works cases and rivals out on the spot, and all else in processes that are kept from test to test."""

    def __init__(self) -> None:
        super().__init__()
        self.thinker = self.studio = KeptThinker(patience=60)  # on a busy machine too
        self.orders = list[Order]()

    async def decide(self, question: RivalQuestion) -> Decision:
        return decide(question)

    async def advise(self, question: RivalQuestion, order: Order, /) -> Decision:
        self.orders.append(order)
        return decide(question)

    async def hint(self, question: RivalQuestion, order: Order, /) -> Advice:
        self.orders.append(order)
        return advise(question)

    async def search(self, seed: bytes, game: str | None, grade: int | None, _order: Order, /) -> tuple[bytes, str]:
        return searched(seed, game, grade)

    async def retrace(self, played: Playthrough, /) -> str | None:
        return retraced(played)

    async def explain(self, puzzle: Puzzle, order: Order, /) -> tuple[tuple[Line, ...], ...]:
        self.orders.append(order)
        return explain(puzzle)

    async def prove(self, puzzle: Puzzle, _order: Order, /) -> ProofSheet:
        return prove(puzzle)

    async def refute(self, puzzle: Puzzle, cell: Cell, sign: Value, _order: Order, /) -> SheetDeal | None:
        return refute(puzzle, cell, sign)

    async def drill(self, seed: bytes, game: str, technique: str, _order: Order, /) -> Drill | None:
        return drill(seed, game, technique, seconds=0.1)

    async def hardest(self, puzzle: Puzzle, cells: Collection[Cell], _order: Order, /) -> Techniques:
        return hardest(puzzle, cells)

    async def lead(
        self, puzzle: Puzzle, cells: Mapping[Cell, int], told: Sequence[Cell], marks: SheetDeal, _order: Order, /
    ) -> Lead | None:
        return lead(puzzle, cells, told, marks)


class Club:
    """One server with one channel, and people who press buttons and send forms."""

    def __init__(
        self,
        store: KernelStore,
        inquest: Inquire = nothing_found,
        catalogue: Catalogue = WORDS,
        clock: Clock | None = None,
    ) -> None:
        self.clock = clock or Clock()
        self.discord = FakeDiscord(self.clock)
        self.store = store
        words = Wording.of(catalogue)
        self.answers = words.answers
        ground = Ground(store, self.clock.now, entropy=bytes, is_bound=False)
        outside = Outside(
            announcer=self.discord,
            mail=Mailboxes(self.discord, store, now=self.clock.now, is_kept_out=self._is_kept_out),
            venue=FakeVenue(),
            film=self.roll,
            may_see=everybody_sees,
        )
        self.workers = Here()
        self.thinker = self.workers.thinker
        self.house = house = House.built(store.database, ground, outside, words, self.workers)
        self.delivery, self.tables, self.lobby, self.servers = house.telling, house.tables, house.lobby, house.servers
        self.conclusions = house.conclusions
        self.visits = Visits(house)
        self.rooms = {each.name: each for each in rooms_of(house, self.visits)}
        self.delivery.inquire_by(inquest)
        self.bot = AlibiBot(Renderer(no_picture), self.answers)
        self.bot.defer_after = 60  # on a busy machine too
        self.router = Router(self.bot, self.visits, self.rooms.values())
        self._interactions = 0
        self.place: Any = None  # the channel as the library knows it: an evening asks where it is
        self.films = 0
        self.shown: Sequence[tuple[PublicScene, Reader]] = ()

    def _is_kept_out(self, user: UserId) -> bool:
        return self.house.bans.keeps_out(user)

    async def roll(self, shown: Sequence[tuple[PublicScene, Reader]], order: Order) -> bytes:
        self.workers.orders.append(order)
        self.films += 1
        self.shown = shown
        return b"film"

    async def opened(self, game: str = "clues", channel: ChannelId = CHANNEL, guild: GuildId = GUILD) -> TableRecord:
        """Open a table, with the first of the people as its host."""
        record = await self.lobby.new(
            guild=guild, channel=channel, host=PEOPLE[0], name="Ann", game=game, locale="en", speaks="en"
        )
        self.delivery.wake(record.id)
        await self.delivery.idle()
        return await self.record(record.id)

    async def seated(self, seats: int, game: str = "clues", **where: Any) -> TableRecord:
        """Open a table, and let others sit down."""
        record = await self.opened(game, **where)
        for person in PEOPLE[1:seats]:
            await self.lobby.join(record.id, person, f"P{person}", "en")
        await self.delivery.idle()
        return await self.record(record.id)

    async def dealt(self, seats: int = 2, game: str = "clues", **where: Any) -> Table:
        """Open a table, fill it, and deal."""
        record = await self.seated(seats, game, **where)
        await self.lobby.start(record.id, PEOPLE[0])
        await self.delivery.idle()
        return await self.tables.load(record.id)

    async def record(self, table: TableId) -> TableRecord:
        found = await self.store.get(table)
        assert found is not None
        return found

    async def press(
        self,
        by: UserId,
        control: Code | str,
        values: Sequence[str] = (),
        *,
        on: int | None = None,
        interaction: int | None = None,
        in_mailbox: bool = False,
        is_private: bool = False,
        channel: int | None = None,
    ) -> FakeInteraction:
        """Press a button, or choose in a list, on a message with this number (`is_private`: a private answer); wait until all is told."""
        custom_id = control if isinstance(control, str) else control.id
        said = {"id": on, "created_at": self.clock.now(), "edited_at": None}
        flags = discord.MessageFlags(ephemeral=is_private)
        source = None if on is None else SimpleNamespace(**said, flags=flags)
        made = FakeInteraction(
            custom_id=custom_id, values=list(values), by=by, source=source, id=interaction or self._next()
        )
        made.guild_id = None if in_mailbox else GUILD
        made.channel_id = channel or made.channel_id
        return await self._sent(made)

    async def send(
        self,
        by: UserId,
        control: Code | str,
        filled_in: Mapping[str, Sequence[str]],
        locale: discord.Locale = discord.Locale.british_english,
    ) -> FakeInteraction:
        """Send a form."""
        custom_id = control if isinstance(control, str) else control.id
        made = FakeInteraction(custom_id=custom_id, by=by, id=self._next())
        made.locale = locale
        parts = [{"component": {"custom_id": name, "values": list(values)}} for name, values in filled_in.items()]
        data: dict[str, Any] = {"custom_id": custom_id, "components": parts}
        made.type, made.data = discord.InteractionType.modal_submit, data
        return await self._sent(made)

    async def _sent(self, made: FakeInteraction) -> FakeInteraction:
        made.channel = self.place if made.guild_id is not None else None
        given: Any = made
        await self.router.on_interaction(given)
        await self.delivery.idle()
        return made

    def _next(self) -> int:
        self._interactions += 1
        return self._interactions


def fixed(table: TableId, what: Fixed, seen: int = 0) -> Control:
    """Return a control that every table has."""
    return Control(table, seen, Kind.FIXED, what)


def said(key: str, **facts: Any) -> str:
    """Return a sentence of the platform as it is read in English."""
    return WORDS.say("en", Line(key, facts))


@asynccontextmanager
async def a_club(folder: Path, catalogue: Catalogue = WORDS, clock: Clock | None = None) -> AsyncIterator[Club]:
    """Give a club; at its end everything is told, and the database is closed."""
    lay_down(folder / "alibi.db")
    store = KernelStore(await Database.open(f"sqlite:///{folder}/alibi.db"))
    club = Club(store, catalogue=catalogue, clock=clock)
    await club.delivery.resume()
    try:
        yield club
    finally:
        await club.delivery.close()
        await club.thinker.close()
        await store.database.close()
