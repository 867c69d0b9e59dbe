"""One person in the full house: all that is kept of them is in their export, and nothing that they may not know; erased, they are gone."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import Connection, select

from bot.people.messages.own_pages import OwnPages
from bot.people.messages.personal import Personal
from bot.people.ui.me import MeHandler
from bot.store.audit import FaultReport, look_over
from bot.store.database import Database
from bot.store.engine import ConnectionRole
from bot.store.engines import read_url, run_once
from bot.store.kernel import KernelStore
from bot.store.keys import find_keys
from bot.store.schema import SCHEMA
from bot.tables.ids import TableId, UserId
from bot.telling.message import Reader
from tests.bot.store.full_house.builder import NAME, PEOPLE, Bot
from tests.bot.store.full_house.reading import opened
from tests.own_data import own_data

PLACES: Mapping[tuple[str, str], str] = {
    ("people", "user_id"): "settings",
    ("mailboxes", "user_id"): "mailbox",
    ("blocks", "user_id"): "blocked",
    ("wakes", "user_id"): "wakes",
    ("tables", "host_id"): "hosted",
    ("tables", "stopped_by"): "stopped",
    ("tables", "guests"): "invitations",
    ("seats", "user_id"): "seats",
    ("entries", "user_id"): "moves",
    ("lines", "reader_id"): "letters",
    ("notes", "user_id"): "papers",
    ("marks", "user_id"): "papers",
    ("reminders", "user_id"): "reminders",
    ("visitors", "user_id"): "galleries",
    ("votes", "by_id"): "votes",
    ("votes", "facts"): "votes",
    ("votes", "ballots"): "votes",
    ("nights", "host_id"): "nights",
    ("night_guests", "user_id"): "nights",
    ("night_tables", "users"): "nights",
    ("attempts", "user_id"): "cases",
    ("proofs", "user_id"): "proofs",
    ("solvings", "user_id"): "solvings",
    ("solvers", "user_id"): "solvers",
    ("techniques", "user_id"): "techniques",
    ("joint_cases", "host_id"): "joint_cases",
    ("joint_deeds", "user_id"): "joint_deeds",
    ("parts", "user_id"): "record",
    ("standings", "user_id"): "standings",
}
"""Where each column that holds a person stands in their export."""
NOT_THEIRS = {("blocks", "blocked_id")}
"""Whom somebody keeps away is that person's own: they are not told why they may not sit down."""
STAYS = ("seats", "word")
"""A word for the deal, which anybody may check to the end of the table: the one text of a person that is kept."""
NOT_KEYS = {"n"}
"""Of a mark only its table is looked for: the export holds the marks of a sheet in order."""
Found = list[tuple[str, str, dict[str, Any]]]


async def rows_with(url: str, user: UserId) -> Found:
    """Return every row that holds a person's id, with its table and that column: derived from what is stored."""
    return await run_once(read_url(url), ConnectionRole.READ, lambda connection: list(_rows_with(connection, user)))


def _rows_with(connection: Connection, user: UserId) -> Iterator[tuple[str, str, dict[str, Any]]]:
    for table in SCHEMA.sorted_tables:
        for row in connection.execute(select(table)).mappings():
            yield from ((table.name, name, dict(row)) for name, value in row.items() if _holds(value, str(user)))


def _holds(value: Any, text: str) -> bool:
    match value:
        case dict():
            return any(_holds(each, text) for each in (*value, *value.values()))
        case list():
            return any(_holds(each, text) for each in value)
        case bool() | None | float() | bytes():
            return False
        case _:
            return str(value) == text


@asynccontextmanager
async def opened_bot(url: str) -> AsyncIterator[Bot]:
    store = KernelStore(await Database.open(url))
    bot = Bot(store)
    bot.clock.skip(days=60)
    await bot.house.telling.resume()
    try:
        yield bot
    finally:
        await bot.house.telling.close()
        await bot.workers.thinker.close()
        await store.database.close()


async def test_every_column_with_a_person_in_it_has_its_place_in_the_export(full: str) -> None:
    held = {(table, column) for user in PEOPLE for table, column, _ in await rows_with(full, user)}

    assert held == PLACES.keys() | NOT_THEIRS


async def test_every_row_of_a_person_is_in_their_export(full: str) -> None:
    store = KernelStore(await Database.open(full))
    try:
        kept = {user: json.loads(json.dumps(await own_data(store.database).kept_of(user))) for user in PEOPLE}
    finally:
        await store.database.close()

    missing = [
        (NAME[user], table, column, row)
        for user in PEOPLE
        for table, column, row in await rows_with(full, user)
        if (table, column) not in NOT_THEIRS and not _is_in(kept[user][PLACES[table, column]], table, row, user)
    ]
    assert missing == []
    assert {name for each in kept.values() for name, value in each.items() if value} == {*PLACES.values()}


def _is_in(section: Any, table: str, row: Mapping[str, Any], user: UserId) -> bool:
    """Return whether a row is in a part of an export: by all of its key that is not the person themselves."""
    key = {
        each.name: row[each.name]
        for each in SCHEMA.tables[table].primary_key
        if row[each.name] != user and not (table == "marks" and each.name in NOT_KEYS)
    }
    if table == "night_tables":
        return any(row["opened_id"] is None or row["opened_id"] in each["tables"] for each in section)
    if table == "nights":
        key = {"night_id": row["id"]}
    if table == "tables" and section and isinstance(section[0], dict) and "table_id" in section[0]:
        key = {"table_id": row["id"]}
    some = section if isinstance(section, list) else [section]
    return any(key.items() <= each.items() if isinstance(each, dict) else each in key.values() for each in some)


async def test_moves_have_their_times_and_what_was_written_is_readable(full: str) -> None:
    sealed = await opened(full)
    store = KernelStore(await Database.open(full))
    try:
        for user in PEOPLE:
            kept = await own_data(store.database).kept_of(user)
            for move in kept["moves"]:
                [entry] = [each for each in await store.entries(TableId(move["table_id"])) if each.n == move["n"]]
                assert (move["at"], move["fields"]) == (entry.at.isoformat(), dict(entry.fields))
            for seat in kept["seats"]:
                word = sealed.get(("seats", "word", seat["table_id"], user))
                assert seat["word"] == (None if seat["is_word_drawn"] else word)
    finally:
        await store.database.close()


async def test_no_export_holds_what_is_sealed_of_a_deal_or_of_another_person(full: str) -> None:
    sealed = await opened(full)
    store = KernelStore(await Database.open(full))
    try:
        for user in PEOPLE:
            text = json.dumps(await own_data(store.database).kept_of(user), ensure_ascii=False)
            theirs = {value for place, value in sealed.items() if user in place and isinstance(value, str)}
            for place, value in sealed.items():
                if place[0] in {"notes", "seats", "cases", "played_cases", "deferrals"} and value not in theirs:
                    assert not (len(value) > 5 and value in text), place
                if isinstance(value, bytes):
                    assert value.hex() not in text
    finally:
        await store.database.close()


@pytest.mark.parametrize("user", PEOPLE[:2], ids=NAME.get)
async def test_who_is_erased_is_nowhere_any_more(full: str, user: UserId) -> None:
    async with opened_bot(full) as bot:
        await erased(bot, user)

    assert await rows_with(full, user) == []
    assert await _named(full, user) == []
    assert await look_over(full, find_keys(read_url(full))) == FaultReport()


async def test_when_all_are_erased_nobody_is_left(full: str) -> None:
    async with opened_bot(full) as bot:
        for user in PEOPLE:
            await erased(bot, user)

    assert [each for user in PEOPLE for each in await rows_with(full, user)] == []
    assert [each for user in PEOPLE for each in await _named(full, user)] == []


async def erased(bot: Bot, user: UserId) -> None:
    """Let a person press `/me erase`, and say that they are sure."""

    async def shown(_: object) -> None: ...

    visit: Any = SimpleNamespace(
        person=SimpleNamespace(user=user), reply=SimpleNamespace(in_place=shown), reader=Reader()
    )
    words = bot.words.sentences
    await MeHandler(bot.house, Personal(words), OwnPages(words)).erase(visit, is_sure=True)
    await bot.told()


async def _named(url: str, user: UserId) -> list[tuple[str, str]]:
    """Return where the name or the id of a person still stands in any text, sealed ones too."""

    def look(connection: Connection) -> list[tuple[str, str]]:
        return [
            (table.name, column)
            for table in SCHEMA.sorted_tables
            for row in connection.execute(select(table)).mappings()
            for column, value in row.items()
            if any(each in json.dumps(value, default=str, ensure_ascii=False) for each in (NAME[user], str(user)))
        ]

    stored = await run_once(read_url(url), ConnectionRole.READ, look)
    sealed = (await opened(url)).items()
    unsealed = [place[:2] for place, value in sealed if NAME[user] in str(value) and place[:2] != STAYS]
    return [*stored, *((str(table), str(column)) for table, column in unsealed)]
