"""Games that a vote has closed: what that does to ratings, from the press to the record, and that a recount says the same."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from sqlalchemy import select

from bot.messages.controls import Control, Kind, RivalKey, VoteKey
from bot.messages.presenter import Presenter
from bot.record.recorder import Recorder
from bot.record.results import FIRST_LEAVER, STOPPED, Fate
from bot.record.rows import PARTS, RESULTS, STANDINGS
from bot.record.store import StoredRecord
from bot.tables.ids import TableId, UserId
from bot.tables.status import Status
from bot.votes.messages.ballots import Ballots
from bot.votes.motions import PROPOSED
from bot.votes.votes import LASTS, Votes
from tests.bot.ui.club import PEOPLE, Club, said
from tests.words import WORDS

ANN, BEN, CLEO, DAN = PEOPLE[:4]


def a_vote(table: TableId, what: int, n: int = 0) -> Control:
    return Control(table, n, Kind.VOTE, what)


async def close(club: Club, table: TableId, *people: UserId, n: int = 1, what: int = PROPOSED["end"]) -> None:
    """Let the first of these people ask for the end of a game, and the others agree."""
    await club.press(people[0], a_vote(table, what))
    for person in people[1:]:
        await club.press(person, a_vote(table, VoteKey.YES, n))
    assert (await club.record(table)).status is Status.ENDED


async def counted(club: Club) -> dict[str, list[dict[str, Any]]]:
    """Count what is over, once more from the beginning too, and return the record, which must be the same."""
    await Recorder(StoredRecord(club.store.database), club.store).keep_up()
    live = await _everything(club)
    await Recorder(StoredRecord(club.store.database), club.store).recount()
    assert await _everything(club) == live
    return live


async def _everything(club: Club) -> dict[str, list[dict[str, Any]]]:
    def rows(connection: Any) -> dict[str, list[dict[str, Any]]]:
        return {
            table.name: [dict(row) for row in connection.execute(select(table).order_by(*table.primary_key)).mappings()]
            for table in (RESULTS, PARTS, STANDINGS)
        }

    return await club.store.database.read(rows)


def fates(record: Mapping[str, list[dict[str, Any]]]) -> dict[int, str]:
    return {row["user_id"]: row["fate"] for row in record["parts"]}


def ratings(record: Mapping[str, list[dict[str, Any]]]) -> dict[int, float | None]:
    return {row["user_id"]: row["mu"] for row in record["parts"]}


async def test_two_of_three_who_close_a_game_have_left_it_and_the_third_loses_nothing(club: Club) -> None:
    table = (await club.dealt(3)).record.id

    await close(club, table, ANN, BEN)

    kept = await counted(club)
    assert kept["results"][0]["reason"] == STOPPED
    assert fates(kept) == {ANN: Fate.STOPPED, BEN: Fate.STOPPED, CLEO: Fate.STAYED}
    places = {row["user_id"]: row["place"] for row in kept["parts"]}
    assert places[ANN] == places[BEN] == FIRST_LEAVER
    mu = ratings(kept)
    assert mu[CLEO] is None
    assert all((mu[each] or 25) < 25 for each in (ANN, BEN))
    assert [(row["user_id"], row["rated"], row["left_early"]) for row in kept["standings"]] == [
        (ANN, 1, 1),
        (BEN, 1, 1),
        (CLEO, 0, 0),
    ]


async def test_who_is_against_it_is_not_lowered_by_it(club: Club) -> None:
    table = (await club.dealt(4, "cluedo")).record.id
    await club.press(ANN, a_vote(table, PROPOSED["end"]))
    await club.press(DAN, a_vote(table, VoteKey.NO, 1))
    for person in (BEN, CLEO):
        await club.press(person, a_vote(table, VoteKey.YES, 1))

    kept = await counted(club)

    assert fates(kept) == {ANN: Fate.STOPPED, BEN: Fate.STOPPED, CLEO: Fate.STOPPED, DAN: Fate.STAYED}
    assert [each for each, mu in ratings(kept).items() if mu is None] == [DAN]


async def test_where_all_agree_to_a_draw_nobody_is_rated(club: Club) -> None:
    table = (await club.dealt(3)).record.id

    await close(club, table, ANN, BEN, CLEO, what=PROPOSED["draw"])

    kept = await counted(club)
    assert set(fates(kept).values()) == {Fate.STAYED}
    assert set(ratings(kept).values()) == {None}


@pytest.mark.parametrize("game", ["bakerstreet", "clues"])
async def test_of_two_both_close_a_game_for_nothing_and_one_alone_leaves_it(club: Club, game: str) -> None:
    table = (await club.dealt(2, game)).record.id
    await close(club, table, ANN, BEN)
    assert set(fates(await counted(club)).values()) == {Fate.STAYED}

    table = (await club.dealt(2, game)).record.id
    await club.press(ANN, a_vote(table, PROPOSED["end"]))
    club.clock.skip(seconds=LASTS.total_seconds())
    await Votes(club.tables).tick()

    assert (await club.record(table)).status is Status.ENDED
    kept = await counted(club)
    assert {row["user_id"]: row["fate"] for row in kept["parts"] if row["table_id"] == table} == {
        ANN: Fate.STOPPED,
        BEN: Fate.STAYED,
    }


async def test_a_seat_that_the_table_no_longer_waits_for_need_not_agree(club: Club) -> None:
    live = await club.dealt(3)
    table, absent = live.record.id, None
    while not (record := await club.record(table)).clock.covered:
        now = await club.tables.load(table)
        seat = min(now.game.rules.turn(now.state))
        absent = seat if absent is None else absent
        if seat == absent:
            club.clock.skip(days=2)
            await club.tables.clock(table)
        else:
            await club.tables.act(table, now.player(seat).user, next(iter(now.game.rules.legal(now.state, seat))))
    there = [seat.user for seat in record.seats if seat.seat not in record.clock.covered]

    await close(club, table, *there)

    found = fates(await counted(club))
    assert [found[user] for user in there] == [Fate.STAYED, Fate.STAYED]
    assert list(found.values()).count(Fate.COVERED) == 1


async def test_who_resigns_has_left_and_is_not_asked(club: Club) -> None:
    table = (await club.dealt(4, "cluedo")).record.id
    await club.press(CLEO, a_vote(table, PROPOSED["end"]))
    await club.tables.resign(table, CLEO)
    for person in (ANN, BEN):
        await club.press(person, a_vote(table, VoteKey.YES, 1))

    found = fates(await counted(club))

    assert found == {ANN: Fate.STOPPED, BEN: Fate.STOPPED, CLEO: Fate.LEFT, DAN: Fate.STAYED}


async def test_who_took_a_seat_over_must_agree_and_is_not_rated(club: Club) -> None:
    table = (await club.dealt(3)).record.id
    await club.press(CLEO, a_vote(table, VoteKey.OFFER + 2))
    await club.press(DAN, a_vote(table, VoteKey.TAKE, 1))
    for person in (ANN, BEN):
        await club.press(person, a_vote(table, VoteKey.YES, 1))
    await close(club, table, DAN, ANN, n=2)

    kept = await counted(club)

    assert fates(kept) == {ANN: Fate.STOPPED, BEN: Fate.STAYED, CLEO: Fate.HANDED_OVER, DAN: Fate.TOOK_OVER}
    assert ratings(kept)[DAN] is None


async def test_the_program_has_no_vote_and_stands_in_nobody_s_way(club: Club) -> None:
    lobby = await club.seated(2)
    await club.press(ANN, Control(lobby.id, 0, Kind.RIVAL, RivalKey.ADD), ["0"])
    record = await club.lobby.start(lobby.id, ANN)
    assert record.has_rivals

    await close(club, lobby.id, ANN, BEN)

    kept = await counted(club)
    assert {row["fate"] for row in kept["parts"]} == {Fate.STAYED}


@pytest.mark.parametrize("forgotten", [ANN, BEN, CLEO])
@pytest.mark.parametrize("is_counted", [True, False])
async def test_whoever_is_forgotten_the_result_of_a_closed_game_stays(
    club: Club, forgotten: UserId, *, is_counted: bool
) -> None:
    table = (await club.dealt(3)).record.id
    await close(club, table, ANN, BEN)
    before = await counted(club) if is_counted else None

    await club.house.own_data.erase(forgotten)

    kept = await counted(club)
    assert [row["fate"] for row in kept["parts"]] == [Fate.STOPPED, Fate.STOPPED, Fate.STAYED]
    assert before is None or [row["fate"] for row in before["parts"]] == [row["fate"] for row in kept["parts"]]
    assert forgotten not in fates(kept)
    assert (await club.house.own_data.kept_of(forgotten))["votes"] == []


async def test_whoever_is_forgotten_a_game_that_all_closed_counts_against_nobody(club: Club) -> None:
    table = (await club.dealt(2)).record.id
    await close(club, table, ANN, BEN)
    await club.house.own_data.erase(ANN)

    kept = await counted(club)

    assert [row["fate"] for row in kept["parts"]] == [Fate.STAYED, Fate.STAYED]


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_what_it_costs_is_said_to_voters_before_they_vote(club: Club, language: str) -> None:
    record = (await club.dealt(3)).record
    asked = await club.press(ANN, a_vote(record.id, PROPOSED["end"]))
    vote = await club.store.vote(record.id)
    assert vote is not None

    cost = {"en": "counts as having left early", "fr": "compte alors comme un départ avant la fin"}[language]
    ballots = Ballots(Presenter(WORDS))
    assert cost in ballots.stands(record, vote, language).text
    assert cost in ballots.menu(record, BEN, language).text
    assert said("vote-end", by="**Ann**") in asked.texts[0]
