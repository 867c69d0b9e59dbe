"""The record of finished games: kept as they end, the same however it comes about, and nameless where somebody is forgotten."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any
from unittest.mock import patch

import pytest
import pytest_asyncio
from sqlalchemy import select

from bot.record.recorder import Recorder
from bot.record.results import Fate, Result, result_of, season_of
from bot.record.rows import PARTS, POOLS, RESULTS, STANDINGS
from bot.record.store import StoredRecord
from bot.store.database import Database
from bot.store.kernel import KernelStore
from bot.tables.ids import FIRST_RIVAL, GuildId, TableId, UserId
from bot.votes.motions.replacement import REPLACE
from tests.bot.store.builders import NOON
from tests.bot.store.finished import FOUR, GAME, SERVER, a_played_game, a_won_game, begun, finished, handed_over, played
from tests.own_data import own_data


@pytest_asyncio.fixture
async def sqlite_store(sqlite_url: str) -> AsyncIterator[KernelStore]:
    opened = KernelStore(await Database.open(sqlite_url))
    yield opened
    await opened.database.close()


async def everything(store: KernelStore) -> dict[str, list[Any]]:
    def rows(connection: Any) -> dict[str, list[Any]]:
        return {
            table.name: [
                {name: value for name, value in row.items() if table is not POOLS or not name.startswith("upto")}
                for row in connection.execute(select(table).order_by(*table.primary_key)).mappings()
            ]
            for table in (RESULTS, PARTS, POOLS, STANDINGS)
        }

    return await store.database.read(rows)


async def test_counting_anew_gives_the_same_numbers_however_games_came_in(store: KernelStore) -> None:
    recorder = Recorder(StoredRecord(store.database), store)
    for n in range(8):
        users = FOUR[n % 2 : n % 2 + 2 + n % 3][: GAME.info.seats[-1]]
        game = a_played_game(n, len(users))
        table = await begun(store, game, users)
        if n == 3:
            await handed_over(store, table.id, 0, users[0], UserId(900))
        held = await store.get(table.id)
        assert held is not None
        # Every second game ends before the one that was counted last.
        await played(store, held, game, n if n % 2 else 20 - n)
        if n != 4:
            await recorder.keep_up()
        if n == 5:
            await own_data(store.database).erase(FOUR[1])
    await recorder.keep_up()
    kept = await everything(store)
    assert len(kept["results"]) == 8
    assert kept["pools"][0]["games"] == 8
    assert not [part for part in kept["parts"] if part["user_id"] == FOUR[1] and part["table_id"] <= 6]

    await recorder.recount()

    assert await everything(store) == kept


async def test_a_game_is_counted_once_and_only_when_it_is_over(sqlite_store: KernelStore) -> None:
    store, recorder = sqlite_store, Recorder(StoredRecord(sqlite_store.database), sqlite_store)
    game = a_won_game(2)
    table = await begun(store, game, FOUR[:2])
    await recorder.keep_up()
    assert not any((await everything(store)).values())

    await played(store, table, game, 1)
    await recorder.keep_up()
    await recorder.keep_up()

    kept = await everything(store)
    assert [(row["played"], row["rated"]) for row in kept["standings"]] == [(1, 1), (1, 1)]
    assert sum(row["won"] for row in kept["standings"]) == 1
    assert kept["pools"][0] | {"season": 0} == {
        "guild_id": SERVER, "game": "lanterns", "season": 0, "games": 1, "decided": 1, "is_behind": False,
    }  # fmt: skip
    assert kept["pools"][0]["season"] == season_of(NOON) == 2026 * 4


async def test_whoever_looks_waits_for_no_batch_and_each_game_is_counted_once(sqlite_store: KernelStore) -> None:
    store, recorder = sqlite_store, Recorder(StoredRecord(sqlite_store.database), sqlite_store)
    for n in range(6):
        await played(store, await begun(store, a_played_game(n, 2), FOUR[:2]), a_played_game(n, 2), n)
    keep, counted, looks = recorder.stored.keep_result, list[TableId](), list[asyncio.Task[int]]()

    async def look() -> int:
        await recorder.keep_up(most=1)
        return len(await recorder.stored.uncounted(after=TableId(0), most=9))

    async def kept(result: Result) -> None:
        looks.extend([asyncio.create_task(look())] if not counted else [])
        counted.append(result.table)
        await keep(result)

    with patch.object(recorder.stored, "keep_result", kept):
        await recorder.keep_up()

    assert await looks[0] > 0
    assert len({*counted}) == len(counted) == 6


async def test_who_stops_a_game_alone_has_left_it_and_the_others_lose_nothing(sqlite_store: KernelStore) -> None:
    store = sqlite_store
    table = await begun(store, a_played_game(1, 3), FOUR[:3])
    await store.end(table.id, at=NOON, stopped_by=FOUR[1])

    await Recorder(StoredRecord(store.database), store).keep_up()

    kept = await everything(store)
    assert {row["user_id"]: row["fate"] for row in kept["parts"]}[FOUR[1]] == Fate.STOPPED
    assert [(row["rated"], row["left_early"]) for row in kept["standings"]] == [(0, 0), (1, 1), (0, 0)]
    await own_data(store.database).erase(FOUR[1])
    await Recorder(StoredRecord(store.database), store).keep_up()
    erased = await everything(store)
    assert [row["user_id"] for row in erased["standings"]] == [FOUR[0], FOUR[2]]
    await Recorder(StoredRecord(store.database), store).recount()
    assert await everything(store) == erased


async def test_who_hands_a_seat_over_has_left_and_who_takes_it_is_not_rated(sqlite_store: KernelStore) -> None:
    store = sqlite_store
    game = a_won_game(2)
    table = await begun(store, game, FOUR[:2])
    await handed_over(store, table.id, 0, FOUR[0], FOUR[2])
    held = await store.get(table.id)
    assert held is not None
    await played(store, held, game, 1)

    await Recorder(StoredRecord(store.database), store).keep_up()

    kept = await everything(store)
    assert [(row["user_id"], row["fate"], row["mu"] is None) for row in kept["parts"]] == [
        (FOUR[0], "handed-over", False),
        (FOUR[1], "stayed", False),
        (FOUR[2], "took-over", True),
    ]
    assert kept["parts"][0]["mu"] < 25
    assert [row["stepped_in"] for row in kept["standings"]] == [0, 0, 1]


@pytest.mark.parametrize("is_given_back", [True, False])
async def test_where_the_program_stands_in_the_game_is_rated_as_if_anybody_did(
    sqlite_store: KernelStore, is_given_back: bool
) -> None:
    store = sqlite_store
    game = a_won_game(2)
    table = await begun(store, game, FOUR[:2])
    await handed_over(store, table.id, 0, FOUR[0], FIRST_RIVAL)
    if is_given_back:
        await handed_over(store, table.id, 0, FIRST_RIVAL, FOUR[0])
    held = await store.get(table.id)
    assert held is not None
    await played(store, held, game, 1)

    await Recorder(StoredRecord(store.database), store).keep_up()

    kept = await everything(store)
    assert [(row["user_id"], row["fate"]) for row in kept["parts"] if row["mu"] is not None] == [
        (FOUR[0], "handed-over"),
        (FOUR[1], "stayed"),
    ]
    assert [(row["user_id"], row["rated"], row["left_early"]) for row in kept["standings"]] == [
        (FOUR[0], 1, 1),
        (FOUR[1], 1, 0),
    ]


async def test_a_game_whose_rules_are_gone_stays_in_the_record_as_it_was(
    sqlite_store: KernelStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, recorder = sqlite_store, Recorder(StoredRecord(sqlite_store.database), sqlite_store)
    await finished(store, a_played_game(1, 2), FOUR[:2], 1)
    await recorder.keep_up()
    kept = await everything(store)
    monkeypatch.setattr("bot.record.results.is_playable", lambda *_: False)
    await finished(store, a_played_game(2, 2), FOUR[:2], 2)

    await recorder.recount()

    assert await everything(store) == kept


async def test_a_seat_was_handed_over_also_where_the_process_died_before_the_vote_was_closed(
    sqlite_store: KernelStore,
) -> None:
    game = a_won_game(2)
    table = await begun(sqlite_store, game, FOUR[:2])
    facts: dict[str, int | str] = {"seat": 0, "old": FOUR[0], "user": FOUR[2], "papers": 0}
    await sqlite_store.open_vote(table.id, REPLACE.name, by=FOUR[0], facts=facts, at=NOON, until=NOON)
    await sqlite_store.replace_seat(table.id, FOUR[0], user=FOUR[2], name="new", locale="en", with_papers=False)
    held = await sqlite_store.get(table.id)
    assert held is not None

    await played(sqlite_store, held, game, 1)
    await Recorder(StoredRecord(sqlite_store.database), sqlite_store).keep_up()

    parts = (await everything(sqlite_store))["parts"]
    assert [(row["user_id"], row["fate"]) for row in parts if row["seat"] == 0] == [
        (FOUR[0], Fate.HANDED_OVER),
        (FOUR[2], Fate.TOOK_OVER),
    ]


async def test_whoever_is_forgotten_while_a_game_is_counted_is_not_named_by_it(sqlite_store: KernelStore) -> None:
    game = a_won_game(3)
    table = await begun(sqlite_store, game, FOUR[:3])
    await handed_over(sqlite_store, table.id, 0, FOUR[0], FOUR[3])
    held = await sqlite_store.get(table.id)
    assert held is not None
    await played(sqlite_store, held, game, 1)
    over = await sqlite_store.get(table.id)
    assert over is not None
    entries, handovers = await sqlite_store.entries(table.id), await sqlite_store.handovers(table.id)
    counted = result_of(over, entries, handovers)

    for user in (FOUR[0], FOUR[1], FOUR[3]):
        await own_data(sqlite_store.database).erase(user)
    await StoredRecord(sqlite_store.database).keep_result(counted)

    kept = await everything(sqlite_store)
    assert [row["user_id"] for row in kept["parts"]] == [-1, -2, FOUR[2]]
    await Recorder(StoredRecord(sqlite_store.database), sqlite_store).recount()
    again = await everything(sqlite_store)
    assert [row["user_id"] for row in again["parts"]] == [-1, -2, FOUR[2]]


async def test_a_server_names_people_as_they_are_called_on_it(sqlite_store: KernelStore) -> None:
    await begun(sqlite_store, a_won_game(2), FOUR[:2])
    elsewhere = await begun(sqlite_store, a_won_game(2), [FOUR[0], FOUR[2]], GuildId(78))
    await sqlite_store.set_seat(elsewhere.id, FOUR[0], name="known elsewhere")

    assert await StoredRecord(sqlite_store.database).names_of(FOUR[:3], SERVER) == ["name of 101", "name of 102", ""]
