"""What must stay hidden does not leave the store by an error, a log line or a repr."""

from __future__ import annotations

import logging
import traceback
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import Connection, text

from bot.store import errors
from bot.store.database import Database
from bot.store.errors import DatabaseFailed, DatabaseTrouble
from bot.store.kernel import KernelStore
from bot.store.rows import EntryRow, NoteRow, TableRow
from bot.tables.ids import InteractionId, UserId
from games.core.seats import Seat
from games.core.secret import Secret
from tests.bot.store.builders import ANNA, SEED, a_live_table, an_entry

CANARY = "canary"


def all_of(error: BaseException | None) -> str:
    """Return everything that an error and those behind it could print."""
    told = ""
    while error is not None:
        told += (
            "".join(traceback.format_exception(error, chain=False)) + repr(error) + repr(error.args) + str(vars(error))
        )
        error = error.__cause__ or error.__context__
    return told


async def test_nothing_is_logged_but_the_revision(url: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    store = KernelStore(await Database.open(url))

    table = await a_live_table(store, seed=Secret(CANARY.encode()), options={CANARY: CANARY})
    await store.append(an_entry(table.id, 1, fields={"card": CANARY}))
    await store.set_notes(table.id, ANNA, CANARY)
    await store.entries(table.id)
    await store.notes(table.id, ANNA)
    await store.database.close()

    assert CANARY not in caplog.text
    assert CANARY.encode().hex() not in caplog.text
    assert {record.name.split(".")[0] for record in caplog.records} <= {"alembic", "asyncio"}


async def test_a_seed_is_in_a_box(store: KernelStore) -> None:
    table = await a_live_table(store)

    assert table.seed == SEED
    assert "seed of" not in repr(table)
    assert "Secret(...)" in repr(table)


def test_rows_do_not_show_what_they_hide() -> None:
    secret: dict[str, Any] = {"seed": CANARY.encode(), "fields": {"card": CANARY}, "text": CANARY}

    for kind in (TableRow, EntryRow, NoteRow):
        row = kind(**{key: value for key, value in secret.items() if key in kind.model_fields})
        assert CANARY not in repr(row)


async def test_what_the_database_says_of_a_row_does_not_come_out(store: KernelStore) -> None:
    table = await a_live_table(store, seed=Secret(CANARY.encode()), options={CANARY: CANARY})

    def spoil(connection: Connection) -> None:
        connection.execute(text("UPDATE tables SET status = :canary, locale = :canary"), {"canary": CANARY})

    with pytest.raises(DatabaseFailed) as caught:
        await store.database.write(spoil)

    assert caught.value.kind == "IntegrityError"
    assert "UPDATE tables" in caught.value.statement
    assert caught.value.code in {"SQLITE_CONSTRAINT_CHECK", "23514"}
    assert CANARY not in all_of(caught.value)
    assert CANARY.encode().hex() not in all_of(caught.value)
    assert await store.get(table.id) == table


@pytest.mark.parametrize(
    "changes",
    [{"seat": Seat(CANARY)}, {"user": UserId(CANARY)}, {"interaction": InteractionId(CANARY)}],  # type: ignore[arg-type]  # wrong on purpose
)
async def test_a_value_of_a_wrong_type_does_not_come_out(store: KernelStore, changes: dict[str, Any]) -> None:
    table = await a_live_table(store)

    try:
        await store.append(replace(an_entry(table.id, 1), **changes))
    except DatabaseTrouble as error:
        assert CANARY not in all_of(error)  # noqa: PT017  SQLite takes such a value, PostgreSQL does not


async def test_a_secret_in_an_action_cannot_be_stored(store: KernelStore) -> None:
    table = await a_live_table(store)

    with pytest.raises(TypeError) as caught:
        await store.append(an_entry(table.id, 1, fields={"card": Secret(CANARY)}))

    assert CANARY not in all_of(caught.value)
    assert await store.entries(table.id) == []


async def test_a_failing_read_tells_no_value(store: KernelStore) -> None:
    def look(connection: Connection) -> None:
        connection.execute(text("SELECT :canary FROM nowhere"), {"canary": CANARY})

    with pytest.raises(DatabaseFailed) as caught:
        await store.database.read(look)

    assert CANARY not in all_of(caught.value)


async def test_a_password_does_not_come_out() -> None:
    for url in (
        f"postgresql+asyncpg://me:{CANARY}@127.0.0.1:1/x",
        f"mysql://me:{CANARY}@h/x",
        f"{CANARY}",
        f"sqlite:///:memory:?password={CANARY}",
        f"postgresql://me:{CANARY}@h:port/x",
    ):
        with pytest.raises(DatabaseTrouble) as caught:
            KernelStore(await Database.open(url))
        assert CANARY not in all_of(caught.value)


def test_every_trouble_of_the_database_has_one_base() -> None:
    ours = [each for each in vars(errors).values() if isinstance(each, type) and each.__module__ == errors.__name__]

    assert len(ours) > 10
    assert all(issubclass(each, DatabaseTrouble) for each in ours)
