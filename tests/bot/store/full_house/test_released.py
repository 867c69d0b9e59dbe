"""The full house of an earlier release, brought up to date: its games go on to their ends, and whatever operators and people do works on it.

`tests/data/released/<release>.jsonl.gz` is a backup that the release itself made of it, and `.key` its key; neither is ever written anew.
"""

from __future__ import annotations

import gzip
import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from pydantic import SecretStr
from sqlalchemy import select

from bot import tools
from bot.settings import Settings
from bot.store.audit import FaultReport, look_over
from bot.store.backup import backup, restore
from bot.store.database import Database
from bot.store.engines import read_url
from bot.store.kernel import KernelStore
from bot.store.keys import find_keys
from bot.store.rows import TABLES
from bot.tables.ids import TableId
from bot.tables.status import Status
from games import console
from tests.bot.store.full_house.builder import PEOPLE, Bot
from tests.bot.store.full_house.reading import opened
from tests.bot.store.full_house.test_a_person import erased, rows_with
from tests.builders import amount

FOLDER = Path(__file__).parents[3] / "data" / "released"
BEFORE = 10_000
"""More presses than it took to fill the house: the ids of its interactions are not used again."""
engines = pytest.mark.parametrize("url", ["sqlite", "postgres"][: amount(1, 2)], indirect=True)
"""Restored, the two hold the same, as a test says: what is played on an old database is played on one of them."""
COPIES = sorted(FOLDER.glob("*.jsonl.gz"))


@pytest.fixture(params=COPIES, ids=[each.name.removesuffix(".jsonl.gz") for each in COPIES])
def packed(request: pytest.FixtureRequest) -> Path:
    found: Path = request.param
    return found


@pytest.fixture
def has_schema() -> bool:
    return False


@pytest.fixture
def copy(packed: Path, tmp_path: Path) -> Path:
    """Return a backup of the earlier release; its key is where all databases of the test look for theirs."""
    (tmp_path / "var").mkdir(mode=0o700, exist_ok=True)
    shutil.copy(packed.with_name(packed.name.replace(".jsonl.gz", ".key")), tmp_path / "var" / "alibi.key")
    file = tmp_path / "copy.jsonl"
    file.write_bytes(gzip.decompress(packed.read_bytes()))
    return file


@pytest_asyncio.fixture
async def bot(copy: Path, url: str) -> AsyncIterator[Bot]:
    """Give a bot of this version on the database of the earlier one."""
    assert (await restore(copy, url)).missing == ()
    bot = Bot(KernelStore(await Database.open(url)))
    bot.clock.skip(days=365)  # it was played under a clock that went far
    for _ in range(BEFORE):
        bot.interaction()
    yield bot
    await bot.store.database.close()


async def _tables(bot: Bot, *statuses: Status) -> list[TableId]:
    found = select(TABLES.c.id).where(TABLES.c.status.in_(statuses), TABLES.c.entries.is_not(None))
    return [
        TableId(n) for n in await bot.store.database.read(lambda connection: connection.execute(found).scalars().all())
    ]


@engines
async def test_each_game_of_an_earlier_release_is_played_to_its_end_counted_and_exported(
    bot: Bot, url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    live = await _tables(bot, Status.LIVE)
    ends = [await bot.go_on(each) for each in live]
    assert [each.record.id for each in ends if each.outcome is None] == []
    assert {each.game.info.key for each in ends} >= {"clues", "arosa", "cluedo", "bakerstreet"}
    assert any(player.is_rival for each in ends for player in each.record.seats)

    settings, file = Settings(database_url=SecretStr(url)), tmp_path / "export.json"
    assert await tools.recount(settings) == 0
    assert capsys.readouterr().out == "All finished games have been counted anew.\n"
    for each in await _tables(bot, Status.OVER, Status.ENDED):
        assert await tools.export(settings, each, file) == 0, each
        assert console.main(["replay", str(file)]) == 0, capsys.readouterr().err
    assert await look_over(url, find_keys(read_url(url))) == FaultReport()


@engines
async def test_people_of_an_earlier_release_are_in_their_exports_and_gone_when_erased(bot: Bot, url: str) -> None:
    kept = [await bot.house.own_data.kept_of(user) for user in PEOPLE]
    assert all(each["seats"] for each in kept)
    assert any(each["moves"] for each in kept)
    for each in await _tables(bot, Status.LIVE):
        await bot.go_on(each)
    for user in PEOPLE:
        await erased(bot, user)

    assert [each for user in PEOPLE for each in await rows_with(url, user)] == []
    assert await look_over(url, find_keys(read_url(url))) == FaultReport()


async def test_a_database_of_an_earlier_release_is_backed_up_and_restored(bot: Bot, url: str, tmp_path: Path) -> None:
    there = f"sqlite:///{tmp_path}/var/other.db"

    await backup(url, tmp_path / "anew.jsonl")
    assert (await restore(tmp_path / "anew.jsonl", there)).missing == ()

    assert await opened(there) == await opened(url)
    assert await look_over(there, find_keys(read_url(there))) == FaultReport()
