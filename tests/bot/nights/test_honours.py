"""Honours: who is praised for what at the end of an evening, and who is not."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as some

from bot.nights.honours import EndedGame, Feat, Honouring, has_won, honours
from bot.nights.records import NightId, NightRecord, NightTable
from bot.record.results import DECISIVE, OTHER, SILENT, WINNER, Fate, Participation, Pool, Result
from bot.tables.ids import GuildId, TableId, UserId
from games.core.seats import Seat
from tests.bot.store.finished import a_won_game, finished
from tests.bot.ui.club import CHANNEL, GUILD, PEOPLE, Club
from tests.own_data import own_data

ANN, BEN, CLEO = UserId(1), UserId(2), UserId(3)
NOON = datetime(2026, 11, 22, 12, 0, tzinfo=UTC)


def a_game(n: int, winners: tuple[UserId, ...], moves: int = 10, **titles: tuple[str, ...]) -> tuple[EndedGame, Result]:
    parts = tuple(
        Participation(
            n=user,
            seat=Seat(user),
            user=UserId(user),
            fate=Fate.STAYED,
            place=WINNER if user in winners else OTHER,
            titles=titles.get(f"user{user}", ()),
        )
        for user in (ANN, BEN, CLEO)
    )
    result = Result(
        table=TableId(n), pool=Pool(GuildId(5), "clues", 1), ended_at=NOON, reason="", is_decided=True, parts=parts
    )
    return EndedGame(n, "clues", tuple(part.user for part in parts if has_won(part)), moves), result


def test_whoever_wins_most_is_named_and_all_where_several_do() -> None:
    found = [a_game(1, (ANN,)), a_game(2, (BEN, CLEO)), a_game(3, (BEN,))]

    assert (honours(found).champions, honours(found).wins) == ((BEN,), 2)
    assert honours(found[:2]).champions == (ANN, BEN, CLEO)
    assert honours([a_game(1, ())]).champions == ()


def test_the_finest_moment_is_a_silent_solution_and_else_the_win_with_the_fewest_moves() -> None:
    quick, slow = a_game(1, (ANN,), 5), a_game(2, (BEN,), 40)
    silent = a_game(3, (CLEO,), 30, user3=(SILENT,), user1=(DECISIVE,))

    found = honours([slow, quick, silent])
    assert found.moment is not None
    assert (found.moment.feat, found.moment.user) == (Feat.SILENT, CLEO)
    assert found.titles == ((DECISIVE, ANN), (SILENT, CLEO))
    swift = honours([slow, quick]).moment
    assert swift is not None
    assert (swift.feat, swift.user) == (Feat.SWIFT, ANN)
    assert honours([a_game(1, (ANN, BEN), 1)]).moment is None  # nobody's alone


def an_evening(*tables: NightTable) -> NightRecord:
    return NightRecord(
        id=NightId(1),
        guild=GUILD,
        channel=CHANNEL,
        host=PEOPLE[0],
        locale="en",
        starts_at=NOON,
        created_at=NOON,
        tables=tables,
    )


@pytest.mark.parametrize("is_erased", [True, False], ids=["erased", "unlisted"])
async def test_a_champion_that_wants_to_be_named_no_more_is_praised_no_more(club: Club, *, is_erased: bool) -> None:
    honouring = Honouring(club.store, club.tables.people)
    table = await finished(club.store, a_won_game(3), [*PEOPLE[:3]], 1, GUILD)
    planned = NightTable(n=1, round=1, game="lanterns", users=PEOPLE[:3], table=table, is_over=True)
    [champion, *_] = (await honouring.of(an_evening(planned))).champions

    if is_erased:
        await own_data(club.store.database).erase(champion)
        planned = replace(planned, users=tuple(each for each in planned.users if each != champion))
    else:
        await club.tables.people.change(champion, lambda now: replace(now, is_listed=False))

    praised = await honouring.of(an_evening(planned))
    assert champion not in praised.champions
    assert champion not in [user for _, user in praised.titles]


async def test_a_move_that_was_taken_back_is_counted_once(club: Club) -> None:
    table = await club.dealt(3, "cluedo")
    user = table.player(min(table.now.turn)).user
    for back in (False, True):
        if back:
            await club.tables.take_back(table.record.id, user, table.n)
        await club.tables.act(table.record.id, user, next(iter(table.now.legal(table.seat_of(user)))))
    await club.tables.end(table.record.id)
    night = an_evening(NightTable(n=1, round=1, game="cluedo", users=PEOPLE[:3], table=table.record.id, is_over=True))

    found = await Honouring(club.store, club.tables.people).of(night)

    assert [(each.n, each.moves) for each in found.games] == [(1, 1)]


def test_a_game_that_others_left_is_won_but_no_finest_moment() -> None:
    played, result = a_game(1, (ANN,), 0)
    left = replace(result, parts=(*result.parts[:2], replace(result.parts[2], fate=Fate.LEFT)))

    found = honours([(played, left)])
    assert (found.champions, found.moment) == ((ANN,), None)


@given(some.sets(some.sampled_from([ANN, BEN, CLEO])))
def test_who_does_not_want_to_be_listed_is_not_praised(shy: set[UserId]) -> None:
    found = honours([a_game(1, (ANN,), 5, user1=(SILENT,)), a_game(2, (BEN,), 9, user2=(DECISIVE,))], shy)

    praised = {*found.champions, *(user for _, user in found.titles)}
    assert not shy & praised
    assert found.moment is None or found.moment.user not in shy
