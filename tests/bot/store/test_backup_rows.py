"""Every table and every type of column goes into a backup and comes back, exactly and between both kinds of database."""

# ruff: noqa: ASYNC240  nothing else runs on the loop of a test
from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import Connection, MetaData, insert

from bot.cases.rows import SOLVERS
from bot.store.backup import backup, look_through, restore
from bot.store.engine import ConnectionRole
from bot.store.engines import read_url, run_once
from bot.store.errors import BackupRefused
from bot.store.migrate import change_schema
from bot.store.plain import TableShape
from bot.store.schema import SCHEMA
from tests.bot.store import every_row
from tests.database import lay_down


@pytest.mark.parametrize("to", ["sqlite", "postgres"])
async def test_rows_of_every_table_come_back_exactly(
    url: str, to: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    other = (
        f"sqlite:///{tmp_path}/var/other.db" if to == "sqlite" else request.getfixturevalue("cluster").new_database()
    )
    await run_once(read_url(url), ConnectionRole.WRITE, lambda connection: every_row.fill(connection, Random(to)))
    before = await run_once(read_url(url), ConnectionRole.READ, every_row.read)
    assert all(len(rows) == every_row.ROWS for rows in before.values())

    made = await backup(url, tmp_path / "copy.jsonl")
    await restore(tmp_path / "copy.jsonl", other)

    after = await run_once(read_url(other), ConnectionRole.READ, every_row.read)
    assert made.rows == sum(map(len, before.values()))
    for row in (*before["tables"], *after["tables"]):
        for name in ("epoch", "settled", "trouble"):  # what is told from then on
            row.pop(name)
    for row in (*before["votes"], *after["votes"]):
        if row["verdict"] is None:  # its call is looked for
            row.pop("post_id")
    known = {row["id"] for row in before["restorations"]}
    noted = [row for row in after["restorations"] if row["id"] not in known]
    assert [row["taken_at"] for row in noted] == [made.taken_at]
    after["restorations"] = [row for row in after["restorations"] if row["id"] in known]
    assert repr(after) == repr(before)  # 1, 1.0 and True are different


async def test_every_column_of_the_schema_can_be_copied(url: str) -> None:
    found = MetaData()
    await run_once(read_url(url), ConnectionRole.READ, found.reflect)

    shapes = {name: TableShape(table) for name, table in found.tables.items()}
    assert set(SCHEMA.tables) <= set(shapes)


@pytest.mark.parametrize("kind", ["NUMERIC", "DATE"])
async def test_a_column_of_an_unknown_type_is_refused_before_anything_is_copied(
    url: str, tmp_path: Path, kind: str
) -> None:
    statement = f"ALTER TABLE people ADD COLUMN shade {kind}"
    await change_schema(read_url(url), lambda connection: connection.exec_driver_sql(statement).close())

    with pytest.raises(BackupRefused, match=r"people\.shade"):
        await backup(url, tmp_path / "copy.jsonl")

    assert list(tmp_path.glob("copy*")) == []


@pytest.mark.parametrize(
    ("value", "column"),
    [
        ("mu = 'high'", "standings.mu"),
        ("mu = x'00'", "standings.mu"),
        ("mu = 9e999", "standings.mu"),
        ("titles = 'none'", "standings"),
    ],
)
async def test_what_could_not_be_restored_is_not_copied_and_named(
    sqlite_url: str, tmp_path: Path, value: str, column: str
) -> None:
    await run_once(read_url(sqlite_url), ConnectionRole.WRITE, lambda connection: every_row.fill(connection, Random(1)))
    statement = f"UPDATE standings SET {value}"
    await change_schema(read_url(sqlite_url), lambda connection: connection.exec_driver_sql(statement).close())

    for read in (backup(sqlite_url, tmp_path / "copy.jsonl"), look_through(sqlite_url)):
        with pytest.raises(BackupRefused, match=rf"\({column}\)"):
            await read

    assert list(tmp_path.glob("copy*")) == []


DAMAGED = (b"25", b"true", b'"25.0"', b"null", b"NaN", b"-Infinity", b"1e999", b"{}", b"0x1p3")


async def test_a_rating_that_is_no_rating_is_refused_with_nothing_changed(url: str, tmp_path: Path) -> None:
    def rate(connection: Connection) -> None:
        with connection.begin():
            connection.execute(insert(SOLVERS), {"user_id": 1, "game": "clues", "mu": 123.25, "sigma": 8.5, "duels": 1})

    source, copy = f"sqlite:///{tmp_path}/var/source.db", tmp_path / "copy.jsonl"
    lay_down(tmp_path / "var" / "source.db")
    lay_down(tmp_path / "var" / "alibi.db")
    await run_once(read_url(source), ConnectionRole.WRITE, rate)
    await backup(source, copy)
    whole = copy.read_bytes()
    for damaged in DAMAGED:
        *body, _ = whole.replace(b"123.25", damaged).splitlines(keepends=True)
        end = {"end": len(body) - 1, "sha256": sha256(b"".join(body)).hexdigest()}
        copy.write_bytes(b"".join(body) + json.dumps(end).encode() + b"\n")

        with pytest.raises(BackupRefused, match=r"malformed|damaged"):
            await restore(copy, url)

        assert not any((await run_once(read_url(url), ConnectionRole.READ, every_row.read)).values())
