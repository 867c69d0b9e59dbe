"""A new key: all that is sealed takes it, or nothing does, whatever lies in the database and wherever the process ends."""

from __future__ import annotations

import asyncio
from base64 import urlsafe_b64encode
from datetime import timedelta
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import Connection, select, text

from bot.cases.joint_records import JointDeed, JointId, JointRecord
from bot.cases.joint_store import StoredJointCases
from bot.cases.proof_records import DeedKind, ProofDeed
from bot.cases.proof_store import StoredProofs
from bot.cases.ratings import Graded
from bot.cases.records import Day, Retraced
from bot.cases.store import StoredCases
from bot.store import rotate as rotation
from bot.store.audit import FaultReport, look_over
from bot.store.database import Database
from bot.store.deferrals import Deferrals
from bot.store.engine import ConnectionRole
from bot.store.engines import read_url, run_once
from bot.store.errors import DatabaseInUse, KeyInUse
from bot.store.kernel import KernelStore
from bot.store.keys import Keys, find_keys, held, key_file, new_key, write_keys
from bot.store.migrate import change_schema
from bot.store.rotate import Rotation, rotate
from bot.store.rows import ENTRIES, TABLES
from bot.store.schema import sealed_columns
from bot.tables.ids import GuildId, InteractionId, TableId
from bot.tables.records import Deferral, TableRecord, Terms
from bot.tables.status import Status
from games.core.deal import SeedSources, Word
from games.core.deduction.sheet import Cell
from games.core.secret import Secret
from tests.bot.store.builders import ANNA, BEN, CLEO, NOON, a_lease, a_live_table, a_lobby, an_entry
from tests.builders import amount

DONE = Rotation(lost=0, kept=())
SECRET = bytes(range(32))
WORDS = tuple(Word(each, is_drawn=each == "drawn") for each in ("drawn", "é", "tiger"))


class Death(BaseException):
    """The process ends here."""


# What there may be


async def _bare(_: KernelStore, table: TableRecord) -> None:
    """Leave a lobby as it is."""


async def _ended(store: KernelStore, table: TableRecord) -> None:
    await store.end(table.id, at=NOON)


async def _worded(store: KernelStore, table: TableRecord) -> None:
    await store.set_word(table.id, BEN, "tiger")


async def _begun(store: KernelStore, table: TableRecord) -> None:
    how: dict[str, Any] = {"options": {}, "version": 1, "at": NOON, "order": [CLEO, ANNA, BEN]}
    if table.secret is None:
        await store.begin(table.id, seed=Secret(b"a seed"), **how)
    else:
        for user, word in ((ANNA, WORDS[1]), (BEN, WORDS[2])):
            await store.set_word(table.id, user, word.text)
        seed = SeedSources(table.secret.open(), WORDS).seed
        await store.begin(table.id, seed=Secret(seed), words=WORDS, **how)


async def _hinted(store: KernelStore, table: TableRecord) -> None:
    await _begun(store, table)
    await store.count_hint(table.id, ANNA, [1, 2])


async def _running(store: KernelStore, table: TableRecord) -> None:
    await _begun(store, table)
    for n in (1, 2, 3):
        await store.append(an_entry(table.id, n))


async def _over(store: KernelStore, table: TableRecord) -> None:
    await _running(store, table)
    await store.append(an_entry(table.id, 4, interaction=None), status=Status.OVER)


async def _noted(store: KernelStore, table: TableRecord) -> None:
    await store.set_notes(table.id, ANNA, f"the butler of {table.id}")
    for n in range(3):
        await store.mark(table.id, BEN, Cell(n), "x")


async def _put_off(store: KernelStore, table: TableRecord) -> None:
    token, until = Secret(f"token of {table.id}"), NOON + timedelta(hours=1)
    await Deferrals(store.database).defer(
        Deferral(interaction=InteractionId(table.id), guild=None, token=token, locale="fr", at=until), NOON
    )


async def _posed(store: KernelStore, table: TableRecord) -> None:
    await StoredCases(store.database).keep_case(Day(table.id), "a puzzle", Retraced(table.id, "another"))


async def _proven(store: KernelStore, table: TableRecord) -> None:
    deed = ProofDeed(DeedKind.PROVEN, Cell(3), "yes")
    await StoredProofs(store.database).add(Graded(table.id, "clues", 1), BEN, deed, {Cell(4)}, NOON)
    joint = StoredJointCases(store.database)
    new = JointRecord(
        id=JointId(0),
        guild=GuildId(5),
        channel=table.channel,
        host=BEN,
        locale="fr",
        opened_at=NOON,
        text="the traces of a colour",
    )
    await joint.add((await joint.open(new)).id, JointDeed(ANNA, deed), {Cell(4)}, NOON)


KINDS = (_bare, _bare, _ended, _worded, _begun, _begun, _hinted, _running, _over, _noted, _put_off, _posed, _proven)


async def fill(url: str, chance: Random, keys: Keys | None = None) -> None:
    """Put tables of all kinds into a database, and what may lie beside them, in any order."""
    store = KernelStore(await Database.open(url, keys))
    for kind in chance.sample(KINDS, len(KINDS)):
        secret = {"secret": Secret(SECRET)} if chance.random() < 0.5 else {}
        await kind(store, await a_lobby(store, ANNA, BEN, CLEO, terms=Terms(may_be_case=True), **secret))
    await store.database.close()


async def play_on(url: str) -> None:
    """Let a bot go on with the keys that it finds."""
    store = KernelStore(await Database.open(url))
    for table in await live(store):
        await store.append(an_entry(table, 1 + len(await store.entries(table))))
    await _noted(store, await a_lobby(store, ANNA, BEN))
    await _begun(store, await a_lobby(store, ANNA, BEN, CLEO, secret=Secret(SECRET)))
    await store.database.close()


async def live(store: KernelStore) -> list[TableId]:
    found = [await store.get(each.table) for each in await store.behind(after=TableId(0), most=99)]
    return [table.id for table in found if table is not None and table.status is Status.LIVE]


def _opened(connection: Connection, keys: Keys) -> dict[tuple[object, ...], object]:
    found: dict[tuple[object, ...], object] = {}
    with connection.begin():
        for column in (TABLES.c.seed, TABLES.c.secret, *sealed_columns(), ENTRIES.c.fields):
            key = [each.name for each in column.table.primary_key]
            for row in connection.execute(select(column.table).where(column.is_not(None))).mappings():
                place = (column.table.name, column.name, *(row[name] for name in key))
                sealed = row[column.name]
                found[place] = (
                    keys.open(sealed, *place) if isinstance(sealed, bytes) else keys.open_text(sealed, *place)
                )
    return found


async def opened(url: str, keys: Keys | None = None) -> dict[tuple[object, ...], object]:
    """Return everything that is sealed, opened, by where it lies. Raises CannotOpen."""
    keys = keys or find_keys(read_url(url))
    return await run_once(read_url(url), ConnectionRole.READ, partial(_opened, keys=keys))


def written(*keys: bytes) -> str:
    return ",".join(urlsafe_b64encode(key).decode() for key in keys)


# All of it


@pytest.mark.parametrize("seed", range(amount(3, 20)))
async def test_everything_takes_the_new_key_in_whatever_order_it_lies(url: str, seed: int) -> None:
    await fill(url, Random(seed))
    old, before = find_keys(read_url(url)), await opened(url)
    assert {place[:2] for place in before} >= {(column.table.name, column.name) for column in sealed_columns()}

    assert await rotate(url) == DONE

    new = find_keys(read_url(url))
    assert len(new.names) == 1
    assert set(new.names).isdisjoint(old.names)
    assert await opened(url, new) == before
    assert await look_over(url, new) == FaultReport()


@pytest.mark.parametrize("seed", range(amount(2, 10)))
async def test_everything_takes_the_first_of_the_keys_that_are_given(url: str, seed: int) -> None:
    new, old = new_key(), new_key()
    await fill(url, Random(seed), Keys([old]))
    before = await opened(url, Keys([old]))

    assert await rotate(url, written(new, old)) == DONE

    assert await opened(url, Keys([new])) == before
    assert await look_over(url, Keys([new])) == FaultReport()
    assert not key_file(read_url(url)).exists()


# Or nothing


async def test_where_a_statement_fails_the_key_file_stays_as_it_was(url: str) -> None:
    await fill(url, Random(1))
    file = key_file(read_url(url))
    file.write_bytes(b"# of 2026\n" + file.read_bytes())
    known, before = file.read_bytes(), await opened(url)
    rename = "ALTER TABLE {} RENAME TO {}"
    await change_schema(read_url(url), lambda each: each.execute(text(rename.format("notes", "mislaid"))).close())

    with pytest.raises(Exception, match="notes"):
        await rotate(url)
    await change_schema(read_url(url), lambda each: each.execute(text(rename.format("mislaid", "notes"))).close())

    assert file.read_bytes() == known
    assert await opened(url) == before
    assert await look_over(url, find_keys(read_url(url))) == FaultReport()


def dying(monkeypatch: pytest.MonkeyPatch, at: int, *, is_written: bool) -> None:
    """Let the process end before the key file is written for this time, or right behind that."""
    times = 0

    def write(file: Path, keys: Keys, *, instead: bool) -> None:
        nonlocal times
        times += 1
        if times != at or is_written:
            write_keys(file, keys, instead=instead)
        if times == at:
            raise Death

    monkeypatch.setattr(rotation, "write_keys", write)


@pytest.mark.parametrize("is_written", [False, True])
@pytest.mark.parametrize("at", [1, 2])
async def test_wherever_the_process_ends_nothing_is_lost_and_another_time_mends_it(
    url: str, monkeypatch: pytest.MonkeyPatch, at: int, is_written: bool
) -> None:
    await fill(url, Random(at))
    old, before = find_keys(read_url(url)), await opened(url)

    with monkeypatch.context() as dead:
        dying(dead, at, is_written=is_written)
        with pytest.raises(Death):
            await rotate(url)

    left = find_keys(read_url(url))
    assert (left.names[0] == old.names[0]) is (
        at == 1 or not is_written
    )  # as long as the rows may have refused another
    assert await opened(url, left) == before
    assert await look_over(url, left) == FaultReport()
    await play_on(url)
    played = await opened(url, left)
    assert played.keys() > before.keys()
    assert await rotate(url) == DONE
    new = find_keys(read_url(url))
    assert len(new.names) == 1
    assert set(new.names).isdisjoint(left.names)
    assert await opened(url, new) == played
    assert await look_over(url, new) == FaultReport()


async def test_where_the_process_ends_before_the_commit_given_keys_are_as_before(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    new, old = new_key(), new_key()
    await fill(url, Random(3), Keys([old]))
    before = await opened(url, Keys([old]))

    def die(_: Connection) -> set[str]:
        raise Death

    with monkeypatch.context() as dead:
        dead.setattr(rotation, "needed_keys", die)
        with pytest.raises(Death):
            await rotate(url, written(new, old))

    assert await opened(url, Keys([old])) == before
    assert await look_over(url, Keys([old])) == FaultReport()
    assert await rotate(url, written(new, old)) == DONE
    assert await opened(url, Keys([new])) == before


# What does not open


async def test_a_table_of_which_a_key_is_missing_keeps_its_links_until_that_is_back(url: str) -> None:
    gone, old, new = new_key(), new_key(), new_key()
    store = KernelStore(await Database.open(url, Keys([gone])))
    table = await a_live_table(store)
    await store.append(an_entry(table.id, 1))
    await store.database.close()
    store = KernelStore(await Database.open(url, Keys([old, gone])))
    await store.append(an_entry(table.id, 2))
    await store.set_notes(table.id, ANNA, "sealed with the old key")
    await store.database.close()
    before = await opened(url, Keys([old, gone]))

    done = await rotate(url, written(new, old))

    assert done == Rotation(lost=3, kept=Keys([old]).names)  # the seed, and two entries
    assert await opened(url, Keys([new, old, gone])) == before
    assert await look_over(url, Keys([new, old, gone])) == FaultReport()
    assert await rotate(url, written(new, old, gone)) == DONE
    assert await look_over(url, Keys([new])) == FaultReport()


async def test_a_key_that_something_needs_stays_in_the_file(url: str) -> None:
    gone = new_key()
    await fill(url, Random(5), Keys([gone]))
    old = find_keys(read_url(url))
    store = KernelStore(await Database.open(url, old.behind(gone)))
    for table in await live(store):
        await store.append(an_entry(table, 1 + len(await store.entries(table))))
    await store.database.close()

    done = await rotate(url)

    assert done.kept == old.names
    assert find_keys(read_url(url)).names[1:] == old.names
    assert await look_over(url, find_keys(read_url(url)).behind(gone)) == FaultReport()


async def test_what_was_never_sealed_is_counted_and_stops_nothing(url: str) -> None:
    await fill(url, Random(6))
    statement = text("UPDATE notes SET text = 'in the open'")
    await change_schema(read_url(url), lambda connection: connection.execute(statement).close())

    assert await rotate(url) == Rotation(lost=1, kept=())

    assert await look_over(url, find_keys(read_url(url))) == FaultReport()


# Who holds the file


async def test_nobody_starts_with_keys_that_are_about_to_go(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    await fill(url, Random(7))
    file, times = key_file(read_url(url)), 0

    def write(at: Path, keys: Keys, *, instead: bool) -> None:
        nonlocal times
        times += 1
        with pytest.raises(KeyInUse), held(file):
            pass
        write_keys(at, keys, instead=instead)

    monkeypatch.setattr(rotation, "write_keys", write)

    assert await rotate(url) == DONE
    assert times == 2
    with held(file, alone=True):
        pass


@pytest.mark.parametrize("is_over", [False, True], ids=["running", "killed"])
async def test_nothing_is_sealed_anew_under_a_bot_that_has_its_keys_from_elsewhere(
    postgres_url: str, is_over: bool
) -> None:
    old, new = find_keys(read_url(postgres_url)), new_key()
    await fill(postgres_url, Random(9))
    await a_lease(postgres_url, is_over=is_over)
    [kept] = [line for line in old.lines().decode().splitlines() if not line.startswith("#")]
    before = await opened(postgres_url, old)

    if not is_over:
        with pytest.raises(DatabaseInUse):
            await rotate(postgres_url, f"{written(new)},{kept}")
        assert await opened(postgres_url, old) == before
    else:
        assert await rotate(postgres_url, f"{written(new)},{kept}") == DONE


async def test_of_two_at_once_at_least_one_is_done_and_nothing_is_lost(url: str) -> None:
    await fill(url, Random(8))
    before = await opened(url)

    done = await asyncio.gather(*(rotate(url) for _ in range(3)), return_exceptions=True)

    assert DONE in done
    assert all(each == DONE or isinstance(each, KeyInUse) for each in done)
    assert len(find_keys(read_url(url)).names) == 1
    assert await opened(url) == before
