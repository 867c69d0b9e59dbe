"""The schema: made and moved by migrations, the same as the rows say, and never taken from somebody else."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, Engine, create_engine, inspect, text

from bot.store import migrate
from bot.store.database import Database
from bot.store.engines import read_url
from bot.store.errors import DatabaseFailed, ForeignDatabase, NewerDatabase, UnusableUrl
from bot.store.kernel import KernelStore
from bot.store.migrate import (
    BASE,
    HEAD,
    SCRIPTS,
    VERSION_TABLE,
    change_schema,
    move_to,
    release_of,
    revision_of,
    revisions,
)
from bot.store.schema import SCHEMA
from bot.tables.ids import MessageId
from bot.tables.records import PanelRecord
from bot.tables.status import Status
from tests.bot.store.builders import ANNA, a_line, a_live_table, a_lobby, an_entry, unsettled
from tests.bot.store.cluster import Cluster

T = TypeVar("T")

ROOT = Path(__file__).parents[3]
NEWEST = revisions()[-1]
LATER = f"{len(revisions()) + 1:04}.{release_of(NEWEST)}"

LATER_REVISION = f'''
"""A later version makes `tables` anew."""
import sqlalchemy as sa
from alembic import op

revision, down_revision = "{LATER}", "{NEWEST}"

def upgrade():
    with op.batch_alter_table("tables", recreate="auto") as batch:
        batch.add_column(sa.Column("mood", sa.Text(), nullable=False, server_default="calm"))
        batch.alter_column("locale", existing_type=sa.Text(), nullable=True)

def downgrade():
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("mood")
        batch.alter_column("locale", existing_type=sa.Text(), nullable=False)
'''


@pytest.fixture
def has_schema() -> bool:
    return False


@pytest.fixture
def later(tmp_path: Path) -> Path:
    """Give the migrations of a later version of the bot."""
    scripts = tmp_path / "later"
    shutil.copytree(SCRIPTS, scripts, ignore=shutil.ignore_patterns("__pycache__"))
    (scripts / "versions" / f"{LATER}_later.py").write_text(LATER_REVISION)
    return scripts


async def on(url: str, work: Callable[[Connection], T]) -> T:
    return await change_schema(read_url(url), work)


async def move(url: str, target: str, scripts: Path = SCRIPTS) -> None:
    await on(url, lambda connection: move_to(connection, target, scripts))


def tables(connection: Connection) -> set[str]:
    return set(inspect(connection).get_table_names())


def shape(connection: Connection) -> dict[str, Any]:
    """Return what the database says of our tables, checks and partial indexes included."""
    look = inspect(connection)
    return {
        table: {
            "columns": [{**column, "type": str(column["type"])} for column in look.get_columns(table)],
            "key": look.get_pk_constraint(table),
            "refers": look.get_foreign_keys(table),
            "checks": sorted(look.get_check_constraints(table), key=str),
            "indexes": sorted(
                (index["name"], index["column_names"], index["unique"], plain(index.get("dialect_options", {})))
                for index in look.get_indexes(table)
            ),
            "uniques": sorted(look.get_unique_constraints(table), key=str),
            "options": look.get_table_options(table),
        }
        for table in SCHEMA.tables
    }


def plain(options: dict[str, Any]) -> dict[str, str]:
    return {name: str(option) for name, option in options.items()}


async def test_the_migrated_schema_is_the_one_of_the_rows(url: str) -> None:
    await move(url, HEAD)

    def differences(connection: Connection) -> list[Any]:
        options = {"version_table": VERSION_TABLE, "compare_type": True, "compare_server_default": True}
        return list(compare_metadata(MigrationContext.configure(connection, opts=options), SCHEMA))

    assert await on(url, differences) == []


async def test_checks_and_partial_indexes_are_the_ones_of_the_rows(url: str) -> None:
    await move(url, HEAD)
    migrated = await on(url, shape)
    await move(url, BASE)
    assert await on(url, tables) == {VERSION_TABLE}

    await on(url, SCHEMA.create_all)

    assert await on(url, shape) == migrated
    assert [len(migrated[table]["checks"]) for table in ("tables", "entries")] == [4, 2]


async def test_an_older_database_is_brought_up_to_date_with_all_its_rows(url: str, later: Path) -> None:
    store = KernelStore(await Database.open(url))
    table = await a_live_table(store)
    entry = an_entry(table.id, 1)
    await store.append(entry)
    await store.set_notes(table.id, ANNA, "x")
    before = await store.get(table.id)
    await store.database.close()

    await migrate.migrate(read_url(url), later)

    assert await on(url, revision_of) == LATER
    assert await on(url, lambda each: each.execute(text("SELECT mood FROM tables")).scalars().all()) == ["calm"]
    await move(url, NEWEST, later)
    store = KernelStore(await Database.open(url))
    assert (await store.get(table.id), await store.entries(table.id)) == (before, [entry])
    assert await store.notes(table.id, ANNA) == "x"
    await store.database.close()


async def test_one_cursor_becomes_the_floor_of_all_lines_and_what_was_behind_stays_behind(url: str) -> None:
    store = KernelStore(await Database.open(url))
    told, half, bare, closing, closed = [await a_live_table(store) for _ in range(5)]
    lobby, posted = await a_lobby(store, ANNA), await a_lobby(store, ANNA)
    for table in (told, half, bare):
        await store.append(an_entry(table.id, 1))
    for table in (closing, closed):
        await store.append(an_entry(table.id, 1), status=Status.OVER)
    await store.set_seat(posted.id, ANNA, mail_open=True)
    await store.set_line(half.id, a_line(told=(9, 9)))
    await store.database.close()
    await move(url, "0001")
    cursors = {
        told.id: (2, 0), half.id: (1, 2), bare.id: (2, 0), closing.id: (2, 0), closed.id: (3, 0), lobby.id: (0, 0),
        posted.id: (0, 0),
    }  # fmt: skip
    panels = {told.id: 1, half.id: 0, closing.id: 1, closed.id: 2, posted.id: -1}

    def before(connection: Connection) -> None:
        for table, (n, k) in cursors.items():
            values = {
                "id": table,
                "n": n,
                "k": k,
                "shows": panels.get(table),
                "panel": 7 if table in panels else None,
            }
            set_to = "told_n = :n, told_k = :k, panel_shows = :shows, panel_id = :panel"
            connection.execute(text(f"UPDATE tables SET {set_to} WHERE id = :id"), values)
        connection.execute(text("UPDATE tables SET panel_posted_at = created_at WHERE panel_id IS NOT NULL"))

    await on(url, before)
    store = KernelStore(await Database.open(url))

    assert await unsettled(store) == sorted(table.id for table in (half, bare, closing, lobby))
    for number, cursor in cursors.items():
        assert (await store.told(number)).told == cursor
        assert await store.lines(number) == []
    await store.database.close()


async def test_a_table_with_half_a_panel_is_read_again_and_one_with_a_panel_keeps_it(url: str) -> None:
    store = KernelStore(await Database.open(url))
    half, whole = [await a_live_table(store) for _ in range(2)]
    panel = PanelRecord(message=MessageId(7), posted_at=whole.created_at, shows=3)
    await store.set_panel(whole.id, panel)
    await store.database.close()
    await move(url, "0048.2")
    await on(url, lambda each: each.execute(text("UPDATE tables SET panel_shows = 3 WHERE id = :id"), {"id": half.id}))

    store = KernelStore(await Database.open(url))
    found = [await store.get(each.id) for each in (half, whole)]
    await store.database.close()

    assert [each and each.panel for each in found] == [None, panel]


async def test_a_newer_database_is_refused_and_not_touched(url: str, later: Path) -> None:
    await migrate.migrate(read_url(url), later)

    with pytest.raises(NewerDatabase) as caught:
        KernelStore(await Database.open(url))

    assert caught.value.revision == LATER
    assert await on(url, revision_of) == LATER


async def test_tables_of_somebody_else_are_not_taken(url: str) -> None:
    await on(url, lambda connection: connection.execute(text("CREATE TABLE recipes (id INTEGER)")))

    with pytest.raises(ForeignDatabase):
        KernelStore(await Database.open(url))

    assert await on(url, tables) == {"recipes"}


async def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.db"
    file.write_bytes(b"Dear Anna, " * 500)

    with pytest.raises(DatabaseFailed):
        KernelStore(await Database.open(f"sqlite:///{file}"))

    assert file.read_bytes() == b"Dear Anna, " * 500


async def test_a_migration_that_fails_leaves_nothing(url: str, later: Path) -> None:
    broken = LATER_REVISION.replace("def downgrade", "    op.execute('SELECT nothing FROM nowhere')\n\ndef downgrade")
    (later / "versions" / f"{LATER}_later.py").write_text(broken)
    await move(url, HEAD)
    before = await on(url, shape)

    with pytest.raises(DatabaseFailed):
        await migrate.migrate(read_url(url), later)

    assert await on(url, revision_of) == NEWEST
    assert await on(url, shape) == before


async def test_a_migration_that_loses_a_table_is_undone(sqlite_url: str) -> None:
    store = KernelStore(await Database.open(sqlite_url))
    table = await a_live_table(store)
    await store.database.close()

    with pytest.raises(DatabaseFailed):
        await on(sqlite_url, lambda connection: connection.execute(text("DELETE FROM tables")))

    store = KernelStore(await Database.open(sqlite_url))
    assert await store.get(table.id) == table
    await store.database.close()


async def test_many_may_open_an_empty_database_at_once(url: str) -> None:
    stores = [KernelStore(each) for each in await asyncio.gather(*(Database.open(url) for _ in range(4)))]

    table = await a_live_table(stores[0])

    assert [await store.get(table.id) for store in stores] == [table] * 4
    for store in stores:
        await store.database.close()


async def test_the_folder_of_the_file_is_made(tmp_path: Path) -> None:
    store = KernelStore(await Database.open(f"sqlite+aiosqlite:///{tmp_path}/a/b/alibi.db"))

    assert (tmp_path / "a" / "b" / "alibi.db").exists()
    assert stat.S_IMODE((tmp_path / "a" / "b").stat().st_mode) == 0o700
    await store.database.close()
    assert sorted(each.name for each in (tmp_path / "a" / "b").iterdir()) == ["alibi.db", "alibi.key"]


URLS = (
    "", "alibi.db", "sqlite://", "sqlite://var/x.db", "sqlite:///:memory:", "sqlite:///x?mode=memory", "mysql://h/x", "redis://h/1",
)  # fmt: skip


@pytest.mark.parametrize("url", URLS)
async def test_a_url_that_cannot_be_used_is_refused(url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(UnusableUrl):
        await Database.open(url)


@pytest.mark.parametrize(
    "name", ["sqlite:///x.db", "sqlite+pysqlite:///x.db", "sqlite+aiosqlite:///x.db", "sqlite+aiosqlite:////var/x.db"]
)
def test_any_way_to_write_a_sqlite_url_will_do(name: str) -> None:
    assert read_url(name).drivername == "sqlite+pysqlite"


async def test_a_plain_postgresql_url_will_do(cluster: Cluster) -> None:
    store = KernelStore(await Database.open(cluster.new_database().replace("postgresql+asyncpg", "postgresql")))

    table = await a_live_table(store)

    assert await store.get(table.id) == table
    await store.database.close()


async def test_deadlines_are_found_by_their_index(sqlite_url: str) -> None:
    await (await Database.open(sqlite_url)).close()
    engine: Engine = create_engine(read_url(sqlite_url))

    def plan(statement: str) -> str:
        with engine.connect() as connection:
            return str(connection.execute(text(f"EXPLAIN QUERY PLAN {statement}")).all())

    late = "SELECT id FROM tables WHERE status = 'live' AND deadline <= '2026' ORDER BY deadline, id"
    assert "INDEX ix_tables_deadline" in plan(late)
    earliest = "SELECT min(deadline) FROM tables WHERE status = 'live' AND deadline IS NOT NULL"
    assert "INDEX ix_tables_deadline" in plan(earliest)
    here = "SELECT * FROM tables WHERE channel_id = 1 AND status IN ('lobby', 'live') ORDER BY id DESC LIMIT 1"
    assert "INDEX uq_tables_open_channel" in plan(here) or "INDEX ix_tables_channel" in plan(here)
    engine.dispose()


DRAFT = """
import runpy, sys
from pathlib import Path
from bot.store import migrate

migrate.SCRIPTS = Path(sys.argv.pop(1))
runpy.run_module("tests.tools.revision", run_name="__main__")
"""


def test_a_draft_of_a_revision_says_what_changed_and_drops_the_tables_of_no_room(tmp_path: Path) -> None:
    scripts = tmp_path / "scripts"
    shutil.copytree(SCRIPTS, scripts, ignore=shutil.ignore_patterns("__pycache__"))

    subprocess.run([sys.executable, "-c", DRAFT, scripts, "nothing yet"], check=True, cwd=ROOT, capture_output=True)

    drafted = (scripts / "versions" / f"{LATER}_nothing_yet.py").read_text()
    assert "drop_table" not in drafted
    assert "import sqlmodel" in drafted
    assert f"down_revision: Final = '{NEWEST}'" in drafted
    compile(drafted, "drafted", "exec")


def test_sqlite_is_new_enough_for_returning() -> None:
    assert sqlite3.sqlite_version_info >= (3, 35)
