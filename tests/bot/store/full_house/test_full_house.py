"""What an operator does works on a database that holds everything, on both kinds of database."""

from __future__ import annotations

import base64
import json
import os
from collections.abc import Iterator
from hashlib import sha256
from itertools import groupby
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import select

from bot.cases.store import StoredCases
from bot.record.recorder import Recorder
from bot.record.store import StoredRecord
from bot.store.audit import FaultReport, look_over
from bot.store.backup import backup, check, restore
from bot.store.database import Database
from bot.store.engine import ConnectionRole
from bot.store.engines import read_url, run_once
from bot.store.errors import BackupRefused
from bot.store.kernel import KernelStore
from bot.store.keys import Keys, find_keys
from bot.store.migrate import change_schema, move_to, revision_of, revisions
from bot.store.rotate import rotate
from bot.store.rows import ENTRIES
from bot.tables.ids import TableId
from games.core.playthrough import EntryKind
from games.core.playthrough import EntryKind as Kind
from tests.bot.store.cluster import Cluster
from tests.bot.store.full_house.lacks import lacks
from tests.bot.store.full_house.reading import opened, rows
from tests.builders import amount

SOAK = os.environ.get("ALIBI_SOAK") == "1"
FLIPS = 10_000 if SOAK else 100
APART = 1 if SOAK else 7
"""How far apart the bits are that are flipped one after the other: at least one of each byte."""
SOME = 100
LONG_ENOUGH = 8
"""Different characters that a secret must have to be looked for: a plainer one stands in any file by accident."""


async def test_every_column_of_every_table_has_been_used_in_every_way(full: str) -> None:
    assert "\n".join(await run_once(read_url(full), ConnectionRole.READ, lacks)) == ""


async def test_every_kind_of_entry_has_been_made(full: str) -> None:
    store = KernelStore(await Database.open(full))
    try:
        tables = await run_once(
            read_url(full),
            ConnectionRole.READ,
            lambda c: c.execute(select(ENTRIES.c.table_id).distinct()).scalars().all(),
        )
        made = {entry.kind for table in tables for entry in await store.entries(TableId(table))}
    finally:
        await store.database.close()

    assert made == set(EntryKind) == set(Kind)


OTHER = ("tables.epoch", "tables.settled", "tables.trouble")
"""What is another after a restoration: channels may show later play."""


@pytest.mark.parametrize("way", ["sqlite", "postgres and back", "postgres"][: amount(2, 3)])
async def test_a_backup_brings_every_row_back(full: str, way: str, cluster: Cluster, tmp_path: Path) -> None:
    there = f"sqlite:///{tmp_path}/var/other.db" if way == "sqlite" else cluster.new_database()
    before = await rows(full, but=OTHER)
    restorations = len(before.pop("restorations"))

    await backup(full, tmp_path / "first.jsonl")
    done = await restore(tmp_path / "first.jsonl", there)
    if way.endswith("back"):
        back = f"sqlite:///{tmp_path}/var/back.db"
        await backup(there, tmp_path / "second.jsonl")
        await restore(tmp_path / "second.jsonl", back)
        there = back

    assert done.missing == ()
    after = await rows(there, but=OTHER)
    assert len(after.pop("restorations")) == restorations + (2 if way.endswith("back") else 1)
    assert repr(after) == repr(before)
    assert await opened(there) == await opened(full)


async def test_a_new_key_seals_everything_and_changes_nothing(full: str) -> None:
    before, sealed = await opened(full), await rows(full)

    done = await rotate(full)

    assert (done.lost, done.kept) == (0, ())
    assert await opened(full) == before
    assert len(find_keys(read_url(full)).names) == 1
    after = await rows(full)
    assert {name: len(all_of) for name, all_of in after.items()} == {
        name: len(all_of) for name, all_of in sealed.items()
    }
    assert not {row["fields"] for row in after["entries"]} & {row["fields"] for row in sealed["entries"]}
    assert await look_over(full, find_keys(read_url(full))) == FaultReport()


async def test_nothing_is_found_wrong(full: str) -> None:
    assert await look_over(full, find_keys(read_url(full))) == FaultReport()


async def test_counted_anew_the_record_is_the_same(full: str) -> None:
    store = KernelStore(await Database.open(full))
    try:
        recorder = Recorder(StoredRecord(store.database), store)
        while (
            await StoredRecord(store.database).uncounted(after=TableId(0), most=1)
            or await StoredRecord(store.database).pools_behind()
        ):
            await recorder.keep_up()
        before = await rows(full)
        await recorder.recount()
        await StoredCases(store.database).rate_cases_anew()
    finally:
        await store.database.close()

    assert await rows(full) == before


async def test_every_migration_goes_down_and_up_again_with_all_of_it(full: str) -> None:
    url, keys = read_url(full), find_keys(read_url(full))
    before, stored = await opened(full), await rows(full)
    for revision in revisions()[-2::-1] if SOAK else revisions()[:1]:
        await _moved(full, revision, keys)
        assert await run_once(url, ConnectionRole.READ, revision_of) == revision
    for revision in revisions()[1:] if SOAK else revisions()[-1:]:
        await _moved(full, revision, keys)
        assert await run_once(url, ConnectionRole.READ, revision_of) == revision

    kept = {("tables", "seed"), ("notes", "text"), ("entries", "fields")}
    after, now = await opened(full), await rows(full)
    assert after == {place: value for place, value in before.items() if place[:2] in kept}
    assert {name: len(now[name]) for name in ("tables", "seats", "entries", "notes")} == {
        name: len(stored[name]) for name in ("tables", "seats", "entries", "notes")
    }
    assert await look_over(full, keys) == FaultReport()


async def _moved(full: str, revision: str, keys: Keys) -> None:
    await change_schema(read_url(full), lambda connection: move_to(connection, revision, keys=keys))


async def test_no_secret_lies_open_in_the_database_or_its_backup(full: str, tmp_path: Path, cluster: Cluster) -> None:
    found = await opened(full)
    moves = [place for place in found if place[0] == "entries"]
    looked_for = {*found} - {*moves} | {*Random(0).sample(moves, SOME)}  # a dump is searched for each one by one
    wanted = {needle for place in looked_for for needle in _needles(found[place])}
    await backup(full, tmp_path / "copy.jsonl")
    dumps = [(tmp_path / "copy.jsonl").read_bytes()]
    if full.startswith("sqlite"):
        dumps += [file.read_bytes() for file in (tmp_path / "var").glob("alibi.db*")]
    else:
        name = read_url(full).database
        assert name is not None
        dumps.append(cluster.dump(name).encode())

    assert len(wanted) > SOME
    assert [needle for needle in wanted for dump in dumps if needle in dump] == []


def _needles(value: Any) -> Iterator[bytes]:
    """Return a secret as it could lie somewhere: as it is, in hexadecimal, in Base64 of both kinds, and escaped as JSON."""
    plain = (
        value
        if isinstance(value, bytes)
        else value.encode()
        if isinstance(value, str)
        else json.dumps(value, separators=(",", ":")).encode()
    )
    if len({*plain}) < LONG_ENOUGH:
        return
    yield plain
    yield plain.hex().encode()
    yield base64.b64encode(plain).rstrip(b"=")
    yield base64.urlsafe_b64encode(plain).rstrip(b"=")
    if isinstance(value, str):
        yield json.dumps(value).strip('"').encode()
    elif not isinstance(value, bytes):
        yield json.dumps(value).encode()


def test_the_search_would_find_a_secret(copy: Path, built: Path) -> None:
    dump = (built / "var" / "alibi.db").read_bytes()

    assert "Clémentine".encode() in dump  # names lie open


def test_a_backup_with_one_bit_flipped_anywhere_is_refused(copy: Path, tmp_path: Path) -> None:
    chance, whole = Random(0), copy.read_bytes()
    short = _shortened(whole)  # of every table some rows, for a thousand files are to be read through
    sign = 8 * (short.rindex(b"\n", 0, -1) + 1)  # what counts and signs the other lines is signed by nothing
    bits = [
        (short, bit) for bit in (*range(0, 8 * (short.index(b"\n") + 1), APART), *range(sign, 8 * len(short), APART))
    ]
    bits += [(short, chance.randrange(8 * len(short))) for _ in range(FLIPS)]
    bits += [(whole, chance.randrange(8 * len(whole))) for _ in range(FLIPS // 20)]
    flipped = tmp_path / "flipped.jsonl"
    flipped.write_bytes(short)
    assert check(flipped).rows == short.count(b"\n") - 2

    slipped = []
    for copied, bit in bits:
        spoilt = bytearray(copied)
        spoilt[bit // 8] ^= 1 << bit % 8
        flipped.write_bytes(spoilt)
        try:
            check(flipped)
        except BackupRefused:
            continue
        slipped.append(bit)
    assert slipped == []


def _shortened(whole: bytes) -> bytes:
    """Return a backup with the first rows of each table alone."""
    header, *lines = whole.splitlines(keepends=True)[:-1]
    few = [line for _, some in groupby(lines, lambda line: json.loads(line)["table"]) for line in list(some)[:2]]
    body = b"".join([header, *few])
    return (
        body + json.dumps({"end": len(few), "sha256": sha256(body).hexdigest()}, separators=(",", ":")).encode() + b"\n"
    )
