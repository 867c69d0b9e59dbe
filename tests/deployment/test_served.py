"""The whole bot within the limits of its unit and of its container, laid on a real process: what people do there works."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from typing import Final

import aiohttp
import pytest

from bot.media.film import MOST
from bot.messages.controls import Fixed
from bot.practice.loopback.model import Channel, Message
from bot.store.database import Database
from bot.store.kernel import KernelStore
from bot.tables.cast import CAST
from bot.tables.ground import Ground
from bot.tables.ids import ChannelId, GuildId, TableId, UserId
from bot.tables.lobby import Lobby
from bot.tables.service import Tables
from games.clues.actions import Accuse
from tests.deployment.container import Limits
from tests.e2e.evening import Evening, an_evening
from tests.e2e.tables.child import Child

ROOT = Path(__file__).parents[2]
COMPOSE: Final = (ROOT / "compose.yaml").read_text()
PATIENCE: Final = 120.0
LOOKS: Final = 0.1
"""Seconds between two looks at the memory."""


@pytest.mark.parametrize(
    ("done", "is_refused"),
    [
        ("open('README.md', 'a')", True),
        ("open('/etc/alibi', 'w')", True),
        ("open('/tmp/any', 'w')", False),
        ("open(state / 'any', 'w')", False),
        ("socket.create_server(('127.0.0.1', 80))", True),
        ("socket.create_server(('127.0.0.1', 0))", False),
    ],
)
def test_the_container_refuses_as_compose_says(
    contained: tuple[str, ...], tmp_path: Path, done: str, *, is_refused: bool
) -> None:
    given = f"import os, socket, pathlib; state = pathlib.Path({str(tmp_path)!r}); {done}"
    run = subprocess.run(
        [*contained, sys.executable, "-c", given], cwd=ROOT, capture_output=True, text=True, check=False
    )

    assert (run.returncode != 0) is is_refused, run.stderr
    assert not is_refused or re.search("PermissionError|Read-only file system", run.stderr)


def test_every_limit_of_the_container_is_one_of_a_real_process(contained: tuple[str, ...]) -> None:
    limits = Limits.of(COMPOSE)
    told = subprocess.run([*contained, "cat", "/proc/self/status"], capture_output=True, text=True, check=True).stdout

    assert limits.is_read_only
    assert limits.gains_nothing
    assert (limits.in_memory, limits.dropped) == (("/tmp",), ("all",))
    assert {name: int(value, 16) for name, value in re.findall(r"^Cap(Eff|Bnd):\t(\w+)$", told, re.MULTILINE)} == {
        "Eff": 0,
        "Bnd": 0,
    }
    assert re.findall(r"^NoNewPrivs:\t(\d)$", told, re.MULTILINE) == ["1"]


async def test_people_play_and_ask_for_all_that_is_worked_out_for_them(
    within: tuple[str, ...], tmp_path: Path, unused_tcp_port_factory: Callable[[], int]
) -> None:
    health, scraped = unused_tcp_port_factory(), unused_tcp_port_factory()
    more = {
        "ALIBI_DATABASE": f"sqlite+aiosqlite:///{tmp_path / 'alibi.db'}",
        "ALIBI_SHARDS": "1",
        "ALIBI_HEALTH": str(health),
        "ALIBI_METRICS": str(scraped),
        **dict(re.findall(r"(MALLOC_\w+)=(\w+)", (ROOT / "Dockerfile").read_text())),
    }
    async with an_evening(tmp_path) as evening:
        evening.make_everything()
        played = evening.world.add_channel(evening.guild, "hier")
        over = await _a_long_game(evening, played)
        async with Child.running(evening, None, within=within, **more) as child, _watched(child) as memory:
            adele = evening.people[0]
            await _two_moves(evening)
            today = await adele.command(evening.channel, "case today")
            assert (await today.settled(PATIENCE)).text.startswith("**Affaire")  # a hard one at the end of a week
            case = await adele.command(evening.channel, "case practise")
            assert (await case.settled(PATIENCE)).text.startswith("**Une affaire d’entraînement")
            panel = evening.panel(played)
            inquest = await adele.click(panel, evening.id_of_table(over, Fixed.INQUEST))
            assert (await inquest.settled(PATIENCE)).text.partition("\n")[0].endswith("**l’enquête**")
            film = await adele.click(panel, evening.id_of_table(over, Fixed.FILM))
            await film.settled(PATIENCE)
            assert "film.webp" in _files(played.messages)
            sounds = [name for name in _files(evening.channel.messages) if name.endswith(".ogg")]
            assert sounds
            assert await _get(f"127.0.0.1:{health}/ready") == '{"ready": true, "missing": {}}'
            assert 'alibi_worker_down{worker="thinker"} 0.0' in await _get(f"127.0.0.2:{scraped}/metrics")

    assert "PermissionError" not in (tmp_path / "log.txt").read_text()
    assert 0 < max(memory) <= Limits.of(COMPOSE).memory


async def _two_moves(evening: Evening) -> None:
    """Seat a person and a rival at Mord im Arosa, and wait until each has made a move."""
    adele, rival = evening.people[0], CAST[0]
    evening.game = "arosa"
    await evening.lobby(1)
    screen = await adele.click(evening.panel(), evening.id_of_table(_newest(evening), Fixed.RIVALS))
    level = evening.say("fr", "rival-strength", strength=rival.strength.value, style="plain")
    label = evening.say("fr", "rival-choice", name=rival.name, strength=level)
    await adele.choose(screen.message, evening.say("fr", "rivals-prompt"), [label])
    await evening.settle()
    await adele.press(evening.panel(), evening.label("control-start"))
    await evening.settle()
    async with asyncio.timeout(PATIENCE):
        while len(moved := _movers(evening)) < 2:
            table = await evening.table()
            if adele.user.id not in moved and 0 in table.game.rules.turn(table.state):
                await evening.do(table, 0, 0)
            await asyncio.sleep(LOOKS)
    await evening.settle()


def _newest(evening: Evening) -> TableId:
    return TableId(evening.rows("select max(id) from tables")[0][0])


def _movers(evening: Evening) -> set[int]:
    return {user for (user,) in evening.rows("select user_id from entries where table_id = ?", _newest(evening))}


def _files(messages: Sequence[Message]) -> list[str]:
    return [each.filename for message in messages for each in message.attachments]


async def _a_long_game(evening: Evening, channel: Channel) -> TableId:
    """Let six people play as many moves as a film has pictures, before the bot is started, and end their game."""
    store = KernelStore(await Database.open(evening.database))
    tables, luck = Tables(Ground(store, evening.now)), Random(4)
    lobby = Lobby(tables, entropy=luck.randbytes)
    users = [UserId(each.user.id) for each in evening.people]
    guild, place = GuildId(evening.guild.id), ChannelId(channel.id)
    names = [each.user.name for each in evening.people]
    opened = await lobby.new(
        guild=guild, channel=place, host=users[0], name=names[0], game="clues", locale="fr", speaks="fr"
    )
    for user, name in zip(users[1:], names[1:], strict=True):
        await lobby.join(opened.id, user, name, "fr")
    await lobby.start(opened.id, users[0])
    while (table := await tables.load(opened.id)).n < MOST:
        seat = min(table.game.rules.turn(table.state))
        legal = [each for each in table.game.rules.legal(table.state, seat) if not isinstance(each, Accuse)]
        await tables.act(opened.id, table.record.seats[seat].user, luck.choice(legal))
    await tables.end(opened.id)
    await store.database.close()
    return opened.id


@asynccontextmanager
async def _watched(child: Child) -> AsyncIterator[list[int]]:
    """Give the bytes that a bot and its workers take, looked at again and again."""
    sizes: list[int] = []

    async def look() -> None:
        while True:
            sizes.append(sum(map(_size, _family(child.process.pid))))
            await asyncio.sleep(LOOKS)

    looking = asyncio.create_task(look())
    try:
        yield sizes
    finally:
        looking.cancel()
        with suppress(asyncio.CancelledError):
            await looking


def _family(pid: int) -> list[int]:
    """Return a process and all that it has started."""
    children = [path.read_text().split() for path in Path(f"/proc/{pid}/task").glob("*/children")]
    return [pid, *(each for group in children for child in group for each in _family(int(child)))]


def _size(pid: int) -> int:
    """Return the bytes of a process in memory; of what it shares with others, its part."""
    with suppress(FileNotFoundError, ProcessLookupError):  # it has ended
        [kilobytes] = re.findall(r"^Pss:\s+(\d+) kB$", Path(f"/proc/{pid}/smaps_rollup").read_text(), re.MULTILINE)
        return int(kilobytes) * 1024
    return 0


async def _get(address: str) -> str:
    async with aiohttp.ClientSession() as session, session.get(f"http://{address}") as answer:
        return await answer.text()
