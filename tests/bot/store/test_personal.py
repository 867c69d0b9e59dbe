"""What a person keeps at a table: notes and marks on a sheet, theirs alone, and theirs to have forgotten."""

from __future__ import annotations

import asyncio

import pytest

from bot.store.kernel import KernelStore
from bot.store.papers import MAX_UNDOABLE_MARKS
from bot.store.seats import MAX_KNOWN_HINTS
from bot.tables.ids import UserId
from bot.tables.records import SheetMark
from bot.tables.stores import NoSuchTable
from tests.bot.store.builders import ANNA, BEN, CLEO, a_live_table, a_lobby, seats_of
from tests.own_data import own_data

DORA = UserId(2**62 + 9)


async def test_notes_are_private_to_a_person_and_a_table(store: KernelStore) -> None:
    table, other = await a_live_table(store), await a_live_table(store)

    await store.set_notes(table.id, ANNA, "it was Ben")
    await store.set_notes(table.id, ANNA, "it was Ben 🕵️ or\nCleo")
    await store.set_notes(table.id, BEN, "not me")

    assert await store.notes(table.id, ANNA) == "it was Ben 🕵️ or\nCleo"
    assert await store.notes(table.id, BEN) == "not me"
    assert await store.notes(table.id, CLEO) == ""
    assert await store.notes(other.id, ANNA) == ""
    await store.set_notes(table.id, ANNA, "")
    assert await store.notes(table.id, ANNA) == ""


async def test_marks_are_private_to_a_person_and_a_table_and_taken_back_once(store: KernelStore) -> None:
    table, other = await a_live_table(store), await a_live_table(store)

    await store.mark(table.id, ANNA, 7, "yes")
    await store.mark(table.id, BEN, 7, "not")
    await store.mark(table.id, ANNA, 7, "B")
    await store.mark(table.id, ANNA, 9, "")

    assert await store.marks(table.id, ANNA) == [SheetMark(1, 7, "yes"), SheetMark(2, 7, "B"), SheetMark(3, 9, "")]
    assert await store.marks(table.id, BEN) == [SheetMark(1, 7, "not")]
    assert await store.marks(other.id, ANNA) == []
    for _ in range(2):
        await store.unmark(table.id, ANNA, 3)
    assert await store.marks(table.id, ANNA) == [SheetMark(1, 7, "yes"), SheetMark(2, 7, "B")]


async def test_of_many_marks_the_old_ones_that_were_written_over_go(store: KernelStore) -> None:
    table = await a_live_table(store)
    for n in range(2 * MAX_UNDOABLE_MARKS):
        await store.mark(table.id, ANNA, 0 if n else 1, str(n % 10))

    kept = await store.marks(table.id, ANNA)

    assert [mark.n for mark in kept] == [1, *range(MAX_UNDOABLE_MARKS + 1, 2 * MAX_UNDOABLE_MARKS + 1)]


async def test_a_hint_counts_once_for_whoever_was_given_it(store: KernelStore) -> None:
    table = (await a_live_table(store)).id

    assert [await store.count_hint(table, ANNA, each) for each in ((4, 1, 7), (4, 1, 8), (4, 1, 7), (5, 1, 7))] == [
        1,
        2,
        2,
        3,
    ]
    assert await asyncio.gather(*(store.count_hint(table, BEN, (4, 1, 7)) for _ in range(3))) == [1, 1, 1]
    [seat] = (await own_data(store.database).kept_of(BEN))["seats"]
    assert (seat["hints"], seat["given"]) == (1, [[4, 1, 7]])  # theirs to read, and not as it is sealed
    await store.replace_seat(table, ANNA, user=DORA, name="Dora", locale="en", with_papers=True)
    assert await store.count_hint(table, DORA, (5, 1, 7)) == 4  # what others were told is not hers
    with pytest.raises(NoSuchTable):
        await store.count_hint(table, ANNA, (5, 1, 7))


async def test_of_many_hints_the_last_are_known_again(store: KernelStore) -> None:
    table = (await a_live_table(store)).id
    for n in range(MAX_KNOWN_HINTS + 1):
        await store.count_hint(table, ANNA, (n, 0))

    assert await store.count_hint(table, ANNA, (MAX_KNOWN_HINTS, 0)) == MAX_KNOWN_HINTS + 1
    assert await store.count_hint(table, ANNA, (1, 0)) == MAX_KNOWN_HINTS + 1
    assert await store.count_hint(table, ANNA, (0, 0)) == MAX_KNOWN_HINTS + 2


async def test_text_that_no_database_can_hold_does_no_harm(store: KernelStore) -> None:
    table = await a_lobby(store)

    await store.take_seat(table.id, user=ANNA, name="A\0nna\ud83d", locale="en", most=3)
    await store.set_notes(table.id, ANNA, "no\0te \udc00")

    assert (await seats_of(store, table.id))[0].name == "Anna"
    assert await store.notes(table.id, ANNA) == "note "
    await store.set_seat(table.id, ANNA, name="\0B")
    assert (await seats_of(store, table.id))[0].name == "B"
