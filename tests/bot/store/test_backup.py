"""A copy of everything in one file, and back into an empty database of either kind."""

# ruff: noqa: ASYNC240  nothing else runs on the loop of a test
from __future__ import annotations

import asyncio
import json
import shutil
import stat
from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from bot.store.backup import Summary, backup, check, restore
from bot.store.database import Database
from bot.store.engines import read_url
from bot.store.errors import BackupRefused, ForeignDatabase, NoDatabase
from bot.store.kernel import KernelStore
from bot.store.migrate import BASE, change_schema, move_to, revisions
from bot.tables.ids import FIRST_RIVAL, MessageId, TableId
from bot.tables.pace import Schedule
from bot.tables.records import PanelRecord, TableRecord
from bot.tables.status import Status
from tests.bot.store.builders import ANNA, BEN, NOON, a_line, a_live_table, a_lobby, an_entry, unsettled
from tests.database import lay_down

Lines = list[dict[str, Any]]


async def fill(url: str) -> None:
    """Put something of every kind into a database."""
    store = KernelStore(await Database.open(url))
    await a_lobby(store, ANNA, BEN, pace=60)
    table, over = await a_live_table(store, schedule=Schedule(deadline=NOON)), await a_live_table(store)
    for n in range(1, 4):
        await store.append(an_entry(table.id, n, fields={"é": [n, None, "\0"]}), schedule=Schedule(deadline=NOON))
    await store.append(an_entry(over.id, 1, interaction=None), status=Status.OVER, gone=True)
    await store.set_notes(table.id, ANNA, "a 🕵️ note\nof two lines")
    await store.set_panel(table.id, PanelRecord(message=MessageId(2**62), posted_at=NOON, shows=2))
    await store.set_seat(table.id, BEN, mail_open=False)
    await store.set_line(table.id, a_line(told=(2, 1), message=MessageId(5)))
    await store.set_line(table.id, a_line(ANNA, (1, 0), is_closed=True))
    await store.database.close()


async def everything(url: str) -> list[Any]:
    store = KernelStore(await Database.open(url))
    tables = [replace(await known(store, table), trouble=None) for table in await unsettled(store)]
    told = [replace(await store.told(table.id), epoch=0, settled=0) for table in tables]
    entries = [await store.entries(table.id) for table in tables]
    notes = [await store.notes(table.id, ANNA) for table in tables]
    lines = [await store.lines(table.id) for table in tables]
    await store.database.close()
    return [tables, told, entries, notes, lines]


async def known(store: KernelStore, table: TableId) -> TableRecord:
    found = await store.get(table)
    assert found is not None
    return found


@pytest.fixture(scope="session")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder in which a database, its keys and a copy lie, made once."""
    folder = tmp_path_factory.mktemp("filled")
    url = f"sqlite:///{folder}/var/alibi.db"

    async def make() -> None:
        await fill(url)
        await backup(url, folder / "copy.jsonl")

    asyncio.run(make())
    return folder


@pytest.fixture
def copy(filled: Path, sqlite_url: str, tmp_path: Path) -> Path:
    """Return the copy, with the keys and the database that it was made of where `sqlite_url` says."""
    shutil.copytree(filled, tmp_path, dirs_exist_ok=True)
    return tmp_path / "copy.jsonl"


def changed(path: Path, change: Callable[[Lines], object]) -> Path:
    """Change a copy, and sign it again as if it had been written so."""
    lines = [json.loads(line) for line in path.read_bytes().splitlines()]
    change(lines)
    body = b"".join(json.dumps(line, separators=(",", ":")).encode() + b"\n" for line in lines[:-1])
    end = {"end": len(lines) - 2, "sha256": sha256(body).hexdigest()}
    path.write_bytes(body + json.dumps(end).encode() + b"\n")
    return path


@pytest.mark.parametrize("to", ["sqlite", "postgres"])
async def test_a_restored_database_holds_the_same(
    url: str, to: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    await fill(url)
    before = await everything(url)
    other = (
        f"sqlite:///{tmp_path}/var/other.db" if to == "sqlite" else request.getfixturevalue("cluster").new_database()
    )

    made = await backup(url, tmp_path / "copy.jsonl")
    read = await restore(tmp_path / "copy.jsonl", other)

    assert made == read == Summary(revision=revisions()[-1], taken_at=made.taken_at, rows=3 + 8 + 4 + 1 + 2 + 1)
    assert await everything(other) == before
    assert await everything(url) == before


async def test_what_is_played_after_a_restoration_has_nonces_of_its_own(url: str, copy: Path, tmp_path: Path) -> None:
    target = url if url.startswith("postgres") else f"sqlite:///{tmp_path}/var/other.db"
    written = [json.loads(line) for line in copy.read_bytes().splitlines()]
    before = {line["row"]["id"]: line["row"]["epoch"] for line in written if line.get("table") == "tables"}

    await restore(copy, target)

    store = KernelStore(await Database.open(target))
    after = {table: (await store.told(table)).epoch for table in before}
    await store.database.close()
    assert all(after[table] != epoch for table, epoch in before.items())


async def test_new_tables_are_numbered_behind_those_restored(url: str, copy: Path, tmp_path: Path) -> None:
    target = url if url.startswith("postgres") else f"sqlite:///{tmp_path}/var/other.db"
    await restore(copy, target)

    store = KernelStore(await Database.open(target))

    assert (await a_lobby(store)).id == 4
    await store.database.close()


async def test_a_table_with_the_ids_of_the_program_alone_is_restored(url: str, tmp_path: Path, copy: Path) -> None:
    target = url if url.startswith("postgres") else f"sqlite:///{tmp_path}/var/other.db"
    store = KernelStore(await Database.open(f"sqlite:///{tmp_path}/var/alibi.db"))
    await store.change_person(FIRST_RIVAL, lambda now: replace(now, zone="Europe/Paris"))
    await store.database.close()

    await backup(f"sqlite:///{tmp_path}/var/alibi.db", copy)
    await restore(copy, target)

    store = KernelStore(await Database.open(target))
    assert (await store.person(FIRST_RIVAL)).zone == "Europe/Paris"
    await store.database.close()


async def test_an_empty_database_is_copied_too(url: str, tmp_path: Path) -> None:
    await (await Database.open(url)).close()

    await backup(url, tmp_path / "copy.jsonl")
    await restore(tmp_path / "copy.jsonl", url)

    store = KernelStore(await Database.open(url))
    assert (await a_lobby(store)).id == 1
    await store.database.close()


async def test_a_copy_is_for_its_owner_only(copy: Path) -> None:
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert list(copy.parent.glob("*.unfinished")) == []


async def test_a_copy_replaces_the_one_before(copy: Path, sqlite_url: str) -> None:
    copy.chmod(0o644)
    store = KernelStore(await Database.open(sqlite_url))
    await a_lobby(store)
    await store.database.close()

    assert (await backup(sqlite_url, copy)).rows == check(copy).rows == 20
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600


async def test_a_copy_made_during_play_is_of_one_moment(url: str, tmp_path: Path) -> None:
    store = KernelStore(await Database.open(url))
    tables = [await a_live_table(store) for _ in range(3)]
    playing = asyncio.Event()

    async def play() -> None:
        for n in range(1, 400):
            for table in tables:  # one after the other: no copy may hold the second without the first
                await store.append(an_entry(table.id, n))
            playing.set()

    task = asyncio.create_task(play())
    await playing.wait()
    for _ in range(3):
        await backup(url, tmp_path / "copy.jsonl")
        lines = [json.loads(line) for line in (tmp_path / "copy.jsonl").read_bytes().splitlines()]
        rows = [line["row"] for line in lines if line.get("table") == "tables"]
        last = [row["entries"] for row in rows]
        assert sorted(last, reverse=True) == last
        assert last[0] - last[-1] <= 1
        assert sum(line.get("table") == "entries" for line in lines) == sum(last)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    await store.database.close()


async def test_a_database_with_tables_is_not_filled(url: str, copy: Path, tmp_path: Path) -> None:
    store = KernelStore(await Database.open(url))
    await a_lobby(store)
    await store.database.close()
    before = await everything(url)

    with pytest.raises(BackupRefused, match="not-empty"):
        await restore(copy, url)

    assert await everything(url) == before


@pytest.mark.parametrize("has_schema", [False])
async def test_a_database_of_somebody_else_is_neither_copied_nor_filled(url: str, tmp_path: Path, copy: Path) -> None:
    target = url if url.startswith("postgres") else f"sqlite:///{tmp_path}/var/other.db"
    await change_schema(read_url(target), lambda each: each.exec_driver_sql("CREATE TABLE recipes (id INTEGER)"))

    with pytest.raises(ForeignDatabase):
        await restore(copy, target)
    with pytest.raises(ForeignDatabase):
        await backup(target, tmp_path / "no.jsonl")

    assert not (tmp_path / "no.jsonl").exists()


async def test_no_database_is_made_by_copying_it(tmp_path: Path) -> None:
    with pytest.raises(NoDatabase):
        await backup(f"sqlite:///{tmp_path}/nothing.db", tmp_path / "copy.jsonl")

    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "not-a-backup"),
        (b"\n", "not-a-backup"),
        (b"\x00\xff\x00", "not-a-backup"),
        (b"Dear Anna\n", "not-a-backup"),
        (b'{"kind":"something"}\n', "not-a-backup"),
        (b'{"kind":"alibi-backup","format":1}\n', "not-a-backup"),
        (b'["kind"]\n', "not-a-backup"),
        (b"[" * 100_000, "not-a-backup"),
        (b'{"kind":"alibi-backup","format":2,"revision":"0001"}\n', "other-format"),
        (b'{"kind":"alibi-backup","format":1,"revision":"9999"}\n', "newer-revision"),
        (b'{"kind":"alibi-backup","format":1,"revision":"0001"}\n', "not-a-backup"),
        (b'{"kind":"alibi-backup","format":1,"revision":"0001","at":"2026-11-22T20:00:00+00:00"}\n', "damaged"),
    ],
)
async def test_a_file_of_another_kind_is_refused(tmp_path: Path, content: bytes, reason: str) -> None:
    (tmp_path / "letter").write_bytes(content)

    with pytest.raises(BackupRefused, match=reason):
        await restore(tmp_path / "letter", f"sqlite:///{tmp_path}/var/new.db")

    assert not (tmp_path / "new.db").exists()


async def test_a_damaged_copy_is_refused(copy: Path, tmp_path: Path) -> None:
    whole = copy.read_bytes()
    lines = whole.splitlines(keepends=True)

    for damaged in (
        whole[:-1],
        whole[:-20],
        b"".join(lines[:-1]),
        b"".join([*lines, lines[-1]]),
        b"".join([*lines, b"x"]),
        b"".join([*lines[:5], *lines[6:]]),
        b"".join([lines[0], lines[2], lines[1], *lines[3:]]),
        whole.replace(b"note", b"nots"),
        b"".join([*lines[:4], b"{}\n", *lines[4:]]),
    ):
        copy.write_bytes(damaged)
        with pytest.raises(BackupRefused, match=r"damaged|malformed"):
            await restore(copy, f"sqlite:///{tmp_path}/var/new.db")

    assert not (tmp_path / "new.db").exists()


def row_of(lines: Lines, table: str) -> dict[str, Any]:
    row: dict[str, Any] = next(line["row"] for line in lines if line.get("table") == table)
    return row


def twice(lines: Lines) -> None:
    lines.insert(1, lines[1])


def astray(lines: Lines) -> None:
    lines[1]["table"] = "recipes"


def setting(table: str, column: str, value: Any) -> Callable[[Lines], None]:
    return lambda lines: row_of(lines, table).__setitem__(column, value)


WRONG: list[Callable[[Lines], object]] = [
    twice,
    astray,
    lambda lines: row_of(lines, "tables").pop("game"),
    setting("tables", "colour", "red"),
    setting("tables", "game", None),
    setting("tables", "game", 7),
    setting("tables", "game", "a\0b"),
    setting("tables", "game", "a\ud800b"),
    setting("tables", "version", "1"),
    setting("tables", "version", True),
    setting("tables", "version", 1.5),
    setting("tables", "version", 2**70),
    setting("tables", "created_at", "yesterday"),
    setting("tables", "created_at", "2026-01-01T00:00:00"),
    setting("tables", "created_at", "0001-01-01T00:00:00+10:00"),
    setting("tables", "seed", "xyz"),
    setting("tables", "status", "happy"),
    setting("tables", "entries", 0),
    setting("seats", "gone", 1),
    setting("seats", "table_id", 99),
    setting("entries", "n", 0),
    setting("notes", "text", None),
]


async def test_a_copy_with_a_wrong_row_leaves_the_database_as_it_was(url: str, copy: Path, tmp_path: Path) -> None:
    target = url if url.startswith("postgres") else f"sqlite:///{tmp_path}/var/other.db"
    lay_down(tmp_path / "var" / "other.db")

    whole = copy.read_bytes()

    for n, change in enumerate(WRONG if target.startswith("sqlite") else WRONG[::4]):
        copy.write_bytes(whole)
        with pytest.raises(BackupRefused, match="malformed") as caught:
            await restore(changed(copy, change), target)

        assert "seed" not in str(caught.value), n
        assert await everything(target) == [[], [], [], [], []], n


async def test_a_copy_with_a_wrong_row_makes_no_file(copy: Path, tmp_path: Path) -> None:
    with pytest.raises(BackupRefused, match="malformed"):
        await restore(changed(copy, setting("seats", "table_id", 99)), f"sqlite:///{tmp_path}/var/other.db")

    assert list((tmp_path / "var").glob("other.db*")) == []


async def test_a_copy_changed_and_signed_anew_is_read(copy: Path, tmp_path: Path) -> None:
    def one_digit(lines: Lines) -> None:
        row_of(lines, "seats")["name"] = "changed"

    await restore(changed(copy, one_digit), f"sqlite:///{tmp_path}/var/other.db")

    tables = (await everything(f"sqlite:///{tmp_path}/var/other.db"))[0]
    assert "changed" in {seat.name for table in tables for seat in table.seats}


async def test_a_number_too_big_for_the_column_is_refused(copy: Path, postgres_url: str) -> None:
    with pytest.raises(BackupRefused, match="malformed"):
        await restore(changed(copy, setting("tables", "version", 2**40)), postgres_url)

    assert await everything(postgres_url) == [[], [], [], [], []]


async def test_a_schema_without_tables_is_filled(url: str, copy: Path, tmp_path: Path) -> None:
    target = url if url.startswith("postgres") else f"sqlite:///{tmp_path}/var/other.db"
    await (await Database.open(target)).close()
    await change_schema(read_url(target), lambda connection: move_to(connection, BASE))

    await restore(copy, target)

    assert len((await everything(target))[0]) == 3


async def test_many_rows_are_copied_in_parts(url: str, tmp_path: Path) -> None:
    store = KernelStore(await Database.open(url))
    tables = [await a_live_table(store) for _ in range(2)]
    for table in tables:
        await asyncio.gather(*(store.append(an_entry(table.id, n)) for n in range(1, 701)))
    await store.database.close()

    await backup(url, tmp_path / "copy.jsonl")
    await restore(tmp_path / "copy.jsonl", f"sqlite:///{tmp_path}/var/other.db")

    assert await everything(f"sqlite:///{tmp_path}/var/other.db") == await everything(url)
