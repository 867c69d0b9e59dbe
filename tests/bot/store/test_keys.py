"""Secrets at rest: what lies in the database says nothing without the key, and nothing of it can be changed unseen."""

# ruff: noqa: ASYNC240  nothing else runs on the loop of a test
from __future__ import annotations

import codecs
import stat
from base64 import urlsafe_b64encode
from datetime import timedelta
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import text

from bot.cases.records import Day
from bot.cases.store import StoredCases
from bot.store.audit import FaultReport, look_over
from bot.store.backup import backup, restore
from bot.store.database import Database
from bot.store.deferrals import Deferrals
from bot.store.engines import read_url
from bot.store.errors import KeyInUse, NoNewKey, NotItsKeys, UnusableKey
from bot.store.kernel import KernelStore
from bot.store.keys import Keys, find_keys, held, key_file, new_key, read_keys, unwrapped, write_keys
from bot.store.migrate import change_schema, move_to
from bot.store.rotate import Rotation, rotate
from bot.tables.ids import InteractionId, TableId
from bot.tables.records import Deferral
from bot.tables.status import Status
from bot.tables.stores import CannotOpen
from games.core.secret import Secret
from tests.bot.store.builders import ANNA, NOON, a_live_table, an_entry

CANARY = "canary-of-the-store"
SEED = CANARY.encode()[:16]
DEFERRAL = Deferral(
    interaction=InteractionId(1), guild=None, token=Secret(CANARY), locale="fr", at=NOON + timedelta(hours=1)
)
KEYS = Keys([bytes(range(32))])
DAY = Day(1)


async def a_table_with_secrets(url: str, keys: Keys | None = None) -> TableId:
    store = KernelStore(await Database.open(url, keys))
    table = await a_live_table(store, seed=Secret(SEED))
    for n in range(1, 5):
        await store.append(an_entry(table.id, n, fields={"card": CANARY}))
    await store.set_notes(table.id, ANNA, CANARY)
    await Deferrals(store.database).defer(DEFERRAL, NOON)
    await StoredCases(store.database).keep_case(DAY, CANARY)
    await store.database.close()
    return table.id


async def opened(url: str, table: TableId, keys: Keys | None = None) -> tuple[object, ...]:
    """Return every secret of a table, and the case of a day."""
    store = KernelStore(await Database.open(url, keys))
    try:
        record = await store.get(table)
        assert record is not None
        fields = [entry.fields for entry in await store.entries(table)]
        notes, deferred, case = (
            await store.notes(table, ANNA),
            await Deferrals(store.database).deferred(NOON),
            await StoredCases(store.database).case(DAY),
        )
        return record.seed, fields, notes, deferred, case
    finally:
        await store.database.close()


ALL = (Secret(SEED), [{"card": CANARY}] * 4, CANARY, [DEFERRAL], CANARY)


async def execute(url: str, statement: str) -> None:
    await change_schema(read_url(url), lambda connection: connection.execute(text(statement)).close())


# Sealing


@given(st.binary(), st.integers(0, 2**40))
def test_what_is_sealed_opens_at_its_place_only(value: bytes, row: int) -> None:
    sealed = KEYS.seal(value, "tables", "seed", row)

    assert KEYS.open(sealed, "tables", "seed", row) == value
    for place in (("tables", "seed", row + 1), ("notes", "seed", row), ("tables", "seed", str(row)), ()):
        with pytest.raises(CannotOpen):
            KEYS.open(sealed, *place)


@given(st.binary(), st.data())
def test_a_sealed_value_with_a_changed_byte_does_not_open(value: bytes, data: st.DataObject) -> None:
    sealed = bytearray(KEYS.seal(value, "here"))
    sealed[data.draw(st.integers(0, len(sealed) - 1))] ^= data.draw(st.integers(1, 255))

    with pytest.raises(CannotOpen):
        KEYS.open(bytes(sealed), "here")


@given(st.binary(max_size=60) | st.text(max_size=60))
def test_what_was_never_sealed_does_not_open(value: bytes | str) -> None:
    with pytest.raises(CannotOpen):
        KEYS.open_text(value, "here")


@pytest.mark.parametrize(("one", "other"), [("rope", "candlestick"), ("duke", "countess")])
def test_the_length_of_what_is_sealed_does_not_tell_the_card(one: str, other: str) -> None:
    assert len(KEYS.seal_value({"card": one}, "x")) == len(KEYS.seal_value({"card": other}, "x"))


def test_keys_do_not_show_themselves() -> None:
    for said in (repr(KEYS), str(KEYS), *KEYS.names):
        assert bytes(range(32)).hex()[:16] not in said
        assert urlsafe_b64encode(bytes(range(32))).decode()[:12] not in said


def test_old_keys_open_and_the_first_seals() -> None:
    both = KEYS.before(new_key())

    assert both.open(KEYS.seal(b"x", 1), 1) == b"x"
    with pytest.raises(CannotOpen):
        KEYS.open(both.seal(b"x", 1), 1)
    assert both.first.open(both.seal(b"x", 1), 1) == b"x"


@pytest.mark.parametrize("written", [b"", b"# nothing\n", b"x", b"\xff", urlsafe_b64encode(b"short"), b"=" * 44])
def test_what_is_no_key_is_refused_and_not_repeated(written: bytes) -> None:
    with pytest.raises(UnusableKey) as caught:
        read_keys(written)

    assert caught.value.args == (str(UnusableKey()),)


@pytest.mark.parametrize("mark", [b"", codecs.BOM_UTF8])
@pytest.mark.parametrize("end", [b"\n", b"\r\n", b"  \n\n"])
def test_a_key_file_is_read_as_an_editor_of_any_system_leaves_it(mark: bytes, end: bytes) -> None:
    keys = Keys([new_key(), new_key()])

    assert read_keys(mark + keys.lines().replace(b"\n", end)).names == keys.names


# The file


async def test_the_key_is_made_at_the_first_start_for_its_owner_alone(url: str) -> None:
    await (await Database.open(url)).close()
    file = key_file(read_url(url))
    written = file.read_bytes()

    await (await Database.open(url)).close()

    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert file.read_bytes() == written
    assert [each.name for each in file.parent.iterdir() if "unfinished" in each.name] == []


async def test_a_key_may_be_given_instead_and_then_no_file_is_made(tmp_path: Path) -> None:
    key = new_key()
    url = read_url(f"sqlite:///{tmp_path}/a.db")

    assert find_keys(url, urlsafe_b64encode(key).decode()).names == Keys([key]).names
    assert list(tmp_path.iterdir()) == []
    assert find_keys(url, None, tmp_path / "mine").names == find_keys(url, None, tmp_path / "mine").names


# What lies there


async def test_a_dump_of_the_database_shows_no_seed_no_move_and_no_note(url: str, tmp_path: Path) -> None:
    table = await a_table_with_secrets(url)
    await backup(url, tmp_path / "copy.jsonl")

    dumps = [(tmp_path / "copy.jsonl").read_bytes(), *(each.read_bytes() for each in tmp_path.rglob("alibi.db*"))]
    for dump in dumps:
        assert CANARY.encode() not in dump
        assert SEED not in dump
        assert SEED.hex().encode() not in dump
    assert await opened(url, table) == ALL


async def test_plain_rows_of_an_older_version_are_sealed_at_the_start_and_nothing_of_them_stays(
    url: str, tmp_path: Path
) -> None:
    table = await a_table_with_secrets(url)
    await change_schema(read_url(url), lambda connection: move_to(connection, "0002"))
    await execute(url, f"UPDATE notes SET text = '{CANARY}'")
    files = list(tmp_path.rglob("alibi.db*"))
    assert not files or any(CANARY.encode() in each.read_bytes() for each in files)

    assert await opened(url, table) == (*ALL[:-2], [], None)  # what was put off was unknown then, and cases

    assert not any(CANARY.encode() in each.read_bytes() for each in tmp_path.rglob("alibi.db*"))
    assert await look_over(url, find_keys(read_url(url))) == FaultReport()


# A key that is not here


async def test_a_table_without_its_key_is_kept_and_goes_on_when_the_key_is_back(url: str) -> None:
    keys, other = Keys([new_key()]), new_key()
    table = await a_table_with_secrets(url, keys)

    store = KernelStore(await Database.open(url, Keys([other])))
    record = await store.get(table)
    assert record is not None
    assert (record.is_sealed, record.seed, record.status) == (True, None, Status.LIVE)
    for read in (store.entries(table), store.notes(table, ANNA)):
        with pytest.raises(CannotOpen):
            await read
    await a_live_table(store)  # others play meanwhile
    await store.database.close()

    assert (await look_over(url, Keys([other]))).missing == list(keys.names)
    assert await opened(url, table, keys.before(other)) == ALL


async def test_a_restoration_says_which_key_it_needs(url: str, tmp_path: Path) -> None:
    keys = Keys([new_key()])
    table = await a_table_with_secrets(url, keys)
    await backup(url, tmp_path / "copy.jsonl")
    target = f"sqlite:///{tmp_path}/elsewhere/alibi.db"

    summary = await restore(tmp_path / "copy.jsonl", target)

    assert tuple(summary.missing) == keys.names
    assert await opened(target, table, keys) == ALL


# A new key


async def test_a_new_key_seals_everything_and_the_old_one_opens_nothing(url: str) -> None:
    table = await a_table_with_secrets(url)
    old = find_keys(read_url(url))

    assert await rotate(url) == Rotation(lost=0, kept=())

    new = find_keys(read_url(url))
    assert set(new.names).isdisjoint(old.names)
    assert await opened(url, table, new) == ALL
    assert (await look_over(url, old)).missing == list(new.names)
    assert await look_over(url, new) == FaultReport()


async def test_keys_do_not_change_under_a_bot_that_runs(url: str) -> None:
    await a_table_with_secrets(url)
    file = key_file(read_url(url))
    before = file.read_bytes()

    with held(file), held(file), pytest.raises(KeyInUse):
        await rotate(url)

    assert file.read_bytes() == before


async def test_no_key_of_another_database_goes_where_both_use_one_file(url: str) -> None:
    await a_table_with_secrets(url)
    [old] = find_keys(read_url(url)).names
    file = key_file(read_url(url))
    write_keys(file, Keys([new_key()]), instead=True)  # as the rotation of the other has left it
    before = file.read_bytes()

    with pytest.raises(NotItsKeys, match=old):
        await rotate(url)

    assert file.read_bytes() == before


async def test_a_key_that_is_given_is_changed_by_naming_the_new_one_first(url: str) -> None:
    old, new = (urlsafe_b64encode(new_key()).decode() for _ in range(2))
    table = await a_table_with_secrets(url, find_keys(read_url(url), old))

    with pytest.raises(NoNewKey):
        await rotate(url, old)
    assert await rotate(url, f"{new},{old}") == Rotation(lost=0, kept=())

    assert await opened(url, table, find_keys(read_url(url), new)) == ALL


# What somebody has changed


@pytest.mark.parametrize(
    ("statement", "found"),
    [
        ("DELETE FROM entries WHERE n = 2", {"gaps", "changed"}),
        ("DELETE FROM entries WHERE n = 4", {"gaps"}),
        ("UPDATE tables SET entries = 5", {"gaps"}),
        ("DELETE FROM entries WHERE n = 4; UPDATE tables SET entries = 3", {"gaps"}),
        ("DELETE FROM entries; UPDATE tables SET entries = 0, head = NULL", {"gaps"}),
        ("UPDATE entries SET seat = 1 - seat WHERE n = 3", {"changed"}),
        ("UPDATE entries SET user_id = 7 WHERE n = 4", {"changed"}),
        ("UPDATE entries SET name = 'Other' WHERE n = 1", {"changed"}),
        ("UPDATE entries SET fields = (SELECT fields FROM entries AS e WHERE e.n = 1) WHERE n = 2", {"changed"}),
        ("UPDATE entries SET chain = NULL WHERE n = 2", {"changed"}),
        ("UPDATE tables SET commitment = 'no'", {"deals"}),
        ("UPDATE tables SET seed = {tampered}", {"deals"}),
    ],
)
async def test_a_row_that_somebody_has_changed_is_found(url: str, statement: str, found: set[str]) -> None:
    table = await a_table_with_secrets(url)
    keys = find_keys(read_url(url))
    assert await look_over(url, keys) == FaultReport()
    value = keys.seal(b"another seed", "tables", "seed", table).hex()
    literal = f"'\\x{value}'" if url.startswith("postgres") else f"x'{value}'"

    for each in statement.split("; "):
        await execute(url, each.replace("{tampered}", literal))

    seen = await look_over(url, keys)
    assert {name for name in ("gaps", "changed", "deals", "locked", "missing") if getattr(seen, name)} == found
    assert all(getattr(seen, name) == [table] for name in found)


async def test_a_new_key_makes_nothing_good_that_was_changed(url: str) -> None:
    table = await a_table_with_secrets(url)
    await execute(url, "UPDATE entries SET seat = 1 - seat WHERE n = 3")
    await execute(url, "DELETE FROM entries WHERE n = 4")
    await execute(url, "UPDATE tables SET entries = 3")

    await rotate(url)

    seen = await look_over(url, find_keys(read_url(url)))
    assert seen == FaultReport(changed=[table], gaps=[table])


def test_a_sealed_text_is_base64() -> None:
    assert unwrapped(KEYS.seal_text("x", 1))[: len(KEYS.names[0]) // 2].hex() == KEYS.names[0]
