"""Games with rivals on a busy machine: `python -m tests.bench.loaded [--games 50] [--minutes 5]`.

Four processes for each core do nothing but reckon meanwhile. The people press what they may as soon as they may; at the end all comes to
rest. Counted is what a rival missed, which pictures and clips are not there, and which messages stand there twice.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from random import Random

from bot.messages.controls import Control, Kind
from bot.practice.loopback.model import Channel, Message
from bot.store.database import Database
from bot.store.kernel import KernelStore
from bot.tables.cache import TableCache
from bot.tables.cast import CAST
from bot.tables.company import Company
from bot.tables.ground import Ground
from bot.tables.ids import ChannelId, GuildId, TableId, UserId, is_rival
from bot.tables.lobby import Lobby
from bot.tables.service import Tables
from games import GAMES
from games.core.playthrough import EntryKind
from tests.bench.bots import child
from tests.bench.crowd import Crowd
from tests.bench.figures import Figure
from tests.e2e.practice.person import Person
from tests.e2e.practice.server import PracticeServer

TIMES = 4
"""Busy processes for each core."""
LOOK = 1.0
"""Seconds until a person looks again whether it is their turn."""


@dataclass(frozen=True, slots=True)
class Game:
    """A table of one person and the program."""

    table: TableId
    channel: Channel
    person: Person


@contextmanager
def load() -> Iterator[None]:
    """Keep every core busy several times over."""
    command = [sys.executable, "-c", "while True: pass"]
    busy = [subprocess.Popen(command) for _ in range(TIMES * (os.cpu_count() or 1))]
    try:
        yield
    finally:
        for each in busy:
            each.kill()
            each.wait()


async def seat(server: PracticeServer, store: KernelStore, n: int) -> list[Game]:
    """Deal n tables of all games in turn, each to a person and as many rivals as it takes."""
    tables = Tables(Ground(store, server.world.clock.utc))
    lobby = Lobby(tables, entropy=os.urandom)
    guild = server.world.add_guild("Club")
    games = []
    for i in range(n):
        info = GAMES[i % len(GAMES)].info
        person = Person(server, server.world.add_person(f"Ada {i}"))
        channel = server.world.add_channel(guild, f"salon-{i}")
        user = UserId(person.user.id)
        record = await lobby.new(
            guild=GuildId(guild.id),
            channel=ChannelId(channel.id),
            host=user,
            name=person.user.name,
            game=info.key,
            locale="en",
            speaks="en",
        )
        for rival in CAST[: info.seats.start - 1]:
            await Company(tables, lobby).add(record.id, user, rival)
        await lobby.start(record.id, user)
        games.append(Game(record.id, channel, person))
    return games


async def play(game: Game, store: KernelStore, until: float, dice: Random) -> None:
    """Let the person of a table press what they may, until time is up or the game is over."""
    while time.monotonic() < until:
        table = await TableCache(store).load(game.table)
        if table.outcome is not None:
            return
        mine = table.seat_of(UserId(game.person.user.id))
        panels = [each for each in game.channel.messages if each.is_v2 and not each.is_deleted]
        some = list(enumerate(islice(table.game.rules.legal(table.state, mine), 200))) if mine in table.now.turn else []
        if panels and (able := [n for n, each in some if not each.is_final]):
            control = Control(game.table, table.n, Kind.ACTION, dice.choice(able))
            await game.person.click(panels[-1], control.id)
        await asyncio.sleep(LOOK)


async def loaded(games: int, minutes: float) -> list[Figure]:
    """Play so many games for so long under load, and count what is missing."""
    with tempfile.TemporaryDirectory() as folder:
        async with PracticeServer() as server:
            crowd = Crowd(server, Path(folder))
            server.world.patience = 60.0
            store = KernelStore(await Database.open(f"sqlite+aiosqlite:///{crowd.file}"))
            seated = await seat(server, store, games)
            async with child(server, "alibi", Path(folder)):
                with load():
                    until = time.monotonic() + 60 * minutes
                    await asyncio.gather(*(play(each, store, until, Random(each.table)) for each in seated))
                    await crowd.at_rest()
                await asyncio.sleep(20.0)  # clips and pictures that came late
                await crowd.at_rest()
                figures = await _counted(crowd, store, seated)
            await store.database.close()
            return figures


async def _counted(crowd: Crowd, store: KernelStore, seated: list[Game]) -> list[Figure]:
    moves = missed = clips = heard = ended = doubled = told = 0
    for each in seated:
        table = await TableCache(store).load(each.table)
        ended += table.outcome is not None
        for entry in await store.entries(each.table):
            if is_rival(table.player(entry.seat).user):
                moves += 1
                missed += entry.kind is not EntryKind.ACTION
        shown = (message for message in each.channel.messages if not message.is_deleted and not message.is_ephemeral)
        posts = [message for message in shown if not message.is_v2]
        with_sound = [message for message in posts if "🔊" in message.text and table.game.sound is not None]
        heard += len(with_sound)
        clips += sum(not message.attachments for message in with_sound)
        nonces = Counter(_told((*posts, *each.person.mailbox())))
        doubled += nonces.total() - len(nonces)
        told += nonces.total()
    said = f"{moves} moves of rivals at {len(seated)} tables, {ended} of them over"
    return [
        Figure("turns that a rival missed", missed, "", at_most=0, detail=said),
        Figure("clips missing at rest", clips, "", at_most=0, detail=f"of {heard}"),
        Figure("panels without their picture at rest", crowd.bare_panels(), "", at_most=0),
        Figure("tables with something untold at rest", crowd.behind(), "", at_most=0),
        Figure("messages told twice", doubled, "", at_most=0, detail=f"of {told}"),
    ]


def _told(messages: Iterable[Message]) -> Iterator[str]:
    """Yield the nonces of a table's posts or letters: a step told again has that of the first time."""
    return (str(each.nonce) for each in messages if each.nonce is not None and not each.is_v2)


def main() -> None:
    """Measure it."""
    parser = argparse.ArgumentParser(description="Games with rivals on a busy machine.")
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--minutes", type=float, default=5.0)
    asked = parser.parse_args()
    for figure in asyncio.run(loaded(asked.games, asked.minutes)):
        print(figure, flush=True)


if __name__ == "__main__":
    main()
