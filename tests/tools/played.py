"""The CPU of a move as it is played: `python -m tests.tools.played [--tables 4] [game ...]`.

Experts play whole games against each other, at several tables of a game by turns, so nothing is asked twice. Each move goes
through the real service, an SQLite file, the delivery and the presenter; lines, letters and panels are rendered with their
pictures and sounds as discord.py takes them. Its requests are left out. One table, which is not counted, warms what a bot
warms once in its life.

The moves are decided beforehand, as a worker process decides them in the bot: the column "deciding" is the CPU of that.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import zip_longest
from pathlib import Path
from random import Random
from typing import Any, Final

import structlog

import bot.rooms  # noqa: F401  the rows of every room
from bot.media.foley import Foley
from bot.media.painting import Painter
from bot.messages.catalogue import Catalogue
from bot.messages.presenter import Presenter
from bot.process import spare_the_collector
from bot.store.database import Database
from bot.store.kernel import KernelStore
from bot.tables.ground import Ground
from bot.tables.ids import ChannelId, GuildId, MessageId, TableId, UserId
from bot.tables.lobby import Lobby
from bot.tables.service import Tables
from bot.tables.table import seed_of
from bot.telling.delivery import Delivery
from bot.telling.mailboxes import Mailboxes
from bot.telling.message import PrivateMessage, PublicMessage
from bot.telling.senders import Posted
from bot.thinking import Thinker
from bot.ui.pictures import Pictures
from bot.ui.rendering import Renderer
from games import BY_KEY
from games.core.contract import Action
from games.core.deduction.rival import Strength
from games.core.game import AnyGame
from games.core.seats import Seat
from tests.tools.ladder import Match, player
from tests.tools.month.discord import Discord

SEATS: Final = 4
"""Players at a table, where a game takes so many."""
KEPT: Final = 5_000
"""Messages that `forget` leaves."""
NAMES: Final = ("Adélaïde", "Ben", "Chloé Moreau", "Dmitri", "Émile", "Faye")


class Rendered(Discord):
    """A Discord that takes each message as discord.py would: laid out, with the bytes of its files, which it counts."""

    def __init__(self, renderer: Renderer) -> None:
        super().__init__(_now, (), _unasked)
        self.files: Counter[str] = Counter()
        self.bytes: Counter[str] = Counter()
        self._renderer = renderer

    async def announce(self, channel: ChannelId, message: PublicMessage, nonce: str) -> Posted:
        self._take((await self._renderer.sending(message)).get("files", ()))
        return await super().announce(channel, message, nonce)

    async def repaint(
        self, channel: ChannelId, at: MessageId, message: PublicMessage, *, patiently: bool = False
    ) -> bool:
        self._take((await self._renderer.editing(message))["attachments"])
        return await super().repaint(channel, at, message, patiently=patiently)

    async def whisper(self, user: UserId, message: PrivateMessage, nonce: str) -> MessageId:
        body = await self._renderer.sending(message, is_layout=not message.is_plain)
        self._take(body.get("files", ()))
        return await super().whisper(user, message, nonce)

    def forget(self) -> None:
        """Forget all but the last messages: memory is measured without them."""
        self.messages = dict(list(self.messages.items())[-KEPT:])
        self.sent.clear()
        for there in self.standing.values():
            there.intersection_update(self.messages)

    def _take(self, files: Sequence[Any]) -> None:
        for each in files:
            self.files[each.filename] += 1
            self.bytes[each.filename] += len(each.fp.getvalue())


@dataclass
class Spent:
    """CPU seconds of the process, and of its threads by what they do."""

    whole: float = 0.0
    loop: float = 0.0
    media: float = 0.0

    @classmethod
    def so_far(cls) -> Spent:
        media = [each for each in threading.enumerate() if each.name.startswith("painter")]
        clocks = [time.pthread_getcpuclockid(each.ident) for each in media if each.ident is not None]
        return cls(time.process_time(), time.thread_time(), sum(map(time.clock_gettime, clocks)))

    def since(self, before: Spent) -> Spent:
        return Spent(self.whole - before.whole, self.loop - before.loop, self.media - before.media)


@dataclass
class Played:
    """The games of one kind: how many moves, what they cost, and what was sent."""

    game: str
    moves: int = 0
    deciding: float = 0.0
    spent: Spent = field(default_factory=Spent)
    pictures: int = 0
    sounds: int = 0
    kilobytes: float = 0.0

    def __str__(self) -> str:
        each = 1000 / self.moves
        spent = self.spent
        store = spent.whole - spent.loop - spent.media
        return (
            f"| {self.game} | {self.moves} | {spent.whole * each:.2f} | {spent.media * each:.2f} | {spent.loop * each:.2f} "
            f"| {store * each:.2f} | {self.pictures / self.moves:.2f} | {self.sounds / self.moves:.2f} "
            f"| {self.kilobytes / self.moves:.0f} | {self.deciding * each:.1f} |"
        )


HEAD: Final = (
    "| game | moves | ms of CPU a move | pictures, sounds | loop | database | pictures a move | sounds a move | kB a move "
    "| deciding, ms |\n|---|---|---|---|---|---|---|---|---|---|"
)


class House:
    """The parts of a bot through which a move goes."""

    def __init__(self, store: KernelStore, random: Random) -> None:
        presenter = Presenter(Catalogue())
        self.painter = Painter(patience=60)
        pictures = Pictures(self.painter, Thinker(), presenter.sentences)
        self.discord = Rendered(Renderer(pictures.paint, Foley(self.painter.pool, patience=60).make))
        ground = self.ground = Ground(store, _now)
        mail = Mailboxes(self.discord, store, now=_now, per_hour=10**6)
        self.delivery = Delivery(ground, presenter, self.discord, mail)
        self.tables = Tables(ground)
        self.tables.on_change(self.delivery.wake)
        self.lobby = Lobby(self.tables, entropy=random.randbytes, is_bound=False)

    async def deal(self, game: AnyGame, place: int) -> TableId:
        """Deal a game in a channel of its own."""
        channel, users = ChannelId(place), [UserId(10 * place + seat) for seat in range(_seats(game))]
        record = await self.lobby.new(
            guild=GuildId(1),
            channel=channel,
            host=users[0],
            name=NAMES[0],
            game=game.info.key,
            locale="en",
            speaks="en",
        )
        for user, name in zip(users[1:], NAMES[1:], strict=False):
            await self.lobby.join(record.id, user, name, "fr")
        await self.lobby.start(record.id, users[0])
        await self.delivery.idle()
        return record.id

    async def decided(self, game: AnyGame, table_id: TableId) -> tuple[list[tuple[Seat, Action]], float]:
        """Return all moves of a table's game, decided by experts, and the seconds that this took."""
        record = (await self.tables.load(table_id)).record
        match = Match(game, len(record.seats), record.options, seed_of(record))
        made = list(match.play([player(game, Strength.EXPERT)] * len(record.seats)))
        moves = [(situation.log.seat, decision.action) for situation, decision, _ in made]
        return moves, sum(seconds for _, _, seconds in made)

    async def play(self, games: dict[TableId, list[tuple[Seat, Action]]]) -> None:
        """Let each table make a move in its turn, and tell all of it before the next."""
        for moves in zip_longest(*games.values()):
            for table_id, move in zip(games, moves, strict=True):
                if move is not None:
                    table = await self.tables.load(table_id)
                    await self.tables.act(table_id, table.player(move[0]).user, move[1])
                    await self.delivery.idle()


def decided(key: str, seats: int, options: Mapping[str, str], seed: bytes) -> list[tuple[Seat, Action]]:
    """Return all moves of a game between experts."""
    players = [player(BY_KEY[key], Strength.EXPERT)] * seats
    made = Match(BY_KEY[key], seats, options, seed).play(players)
    return [(situation.log.seat, decision.action) for situation, decision, _ in made]


async def measured(game: AnyGame, tables: int, seed: int) -> Played:
    """Play so many tables of a game to their ends."""
    with tempfile.TemporaryDirectory() as folder:
        store = KernelStore(await Database.open(f"sqlite+aiosqlite:///{Path(folder) / 'played.db'}"))
        house = House(store, Random(seed))
        await house.delivery.resume()
        played, games = Played(game.info.key), {}
        for place in range(1, tables + 2):
            table = await house.deal(game, place)
            games[table], seconds = await house.decided(game, table)
            played.deciding += seconds if place > 1 else 0
        first = next(iter(games))
        await house.play({first: games.pop(first)})
        files, sizes = house.discord.files.copy(), house.discord.bytes.copy()
        before = Spent.so_far()
        await house.play(games)
        played.spent = Spent.so_far().since(before)
        played.moves = sum(map(len, games.values()))
        for name, number in (house.discord.files - files).items():
            played.kilobytes += (house.discord.bytes[name] - sizes[name]) / 1000
            if name.endswith(".ogg"):
                played.sounds += number
            else:
                played.pictures += number
        for table in games:
            assert (await house.tables.load(table)).outcome is not None
        await house.delivery.close()
        house.painter.close()
        await store.database.close()
    return played


def _seats(game: AnyGame) -> int:
    return SEATS if SEATS in game.info.seats else game.info.seats.stop - 1


def _now() -> datetime:
    return datetime.now(UTC)


async def _unasked(*_: object) -> None:
    """Look at no reminder: there are none."""


def main() -> None:
    """Measure the games that are named, or all."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("games", nargs="*", default=list(BY_KEY), help=", ".join(BY_KEY))
    asked.add_argument("--tables", type=int, default=4)
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
    spare_the_collector()
    print(HEAD)
    for key in given.games:
        print(asyncio.run(measured(BY_KEY[key], given.tables, given.seed)), flush=True)


if __name__ == "__main__":
    main()
