"""The gallery: onlookers see all hands some rounds later, where the table allows it; nobody who plays or has played ever does."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice

import pytest

from bot.messages.controls import Control, Fixed, Kind
from bot.messages.sentences import Sentences, names_of
from bot.tables.cast import stand_in
from bot.tables.game_log import GameLog
from bot.tables.guests import Guests
from bot.tables.ids import ChannelId, TableId, UserId
from bot.tables.options import DELAYED, GALLERY, offered
from bot.tables.stores import TableFull
from bot.tables.table import NumberedStep, Table, replay
from bot.tables.vote_records import Verdict
from bot.telling.message import Reader
from bot.theatre.ui.gallery import ROUNDS
from bot.votes.handover import Handover
from bot.votes.motions.replacement import REPLACE
from bot.votes.votes import Votes
from games import BY_KEY
from games.core.events import Back, PublicEvent
from games.core.seats import Seat
from tests.bot.ui.club import PEOPLE, Club, fixed, said
from tests.words import WORDS

ANN, BEN, CLEO, DAN = PEOPLE[:4]


async def a_table(club: Club, *, is_allowed: bool = True, turns: int = 0, game: str = "arosa") -> TableId:
    record = await club.seated(BY_KEY[game].info.seats[0], game)
    if is_allowed:
        await club.lobby.option(record.id, ANN, GALLERY, DELAYED)
    await club.lobby.start(record.id, ANN)
    await play_turns(club, record.id, turns)
    return record.id


async def play(club: Club, table_id: TableId, moves: int) -> None:
    for _ in range(moves):
        table = await club.tables.load(table_id)
        seat = min(table.game.rules.turn(table.state))
        legal = list(table.game.rules.legal(table.state, seat))
        ending = [action for action in legal if action.verb == "end"]
        await club.tables.act(table_id, table.player(seat).user, (ending or legal)[0])
    await club.delivery.idle()


async def play_turns(club: Club, table_id: TableId, turns: int) -> None:
    """Play until so many more turns have begun."""
    while turns:
        await play(club, table_id, 1)
        turns -= is_turn((await club.tables.load(table_id)).now)


async def turns_of(club: Club, table_id: TableId) -> list[int]:
    table = await club.tables.load(table_id)
    steps = replay(table.record, table.game, await club.store.entries(table_id))
    return [step.n for step in steps if is_turn(step)]


def is_turn(step: NumberedStep) -> bool:
    return any(event.is_turn for event in step.events if isinstance(event, PublicEvent))


async def looked(club: Club, by: UserId, table: TableId, look: int | None = None) -> str:
    control = fixed(table, Fixed.DESK) if look is None else Control(table, 0, Kind.GALLERY, look)
    answer = await club.press(by, control)
    assert len(answer.texts) == 1
    return answer.texts[0]


async def lines_at(club: Club, table_id: TableId, n: int) -> set[str]:
    """Return what the table shows in words after n moves, as it stands in an answer."""
    table = await club.tables.load(table_id)
    *_, step = islice(replay(table.record, table.game, await club.store.entries(table_id)), n + 1)
    view = table.game.observer.table_view(step.state)
    said_then = Sentences(WORDS).lines(Reader("en", names_of(table.record)), table.game.face.table_lines(view))
    return {repr(line)[1:-1] for text in said_then for line in text.split("\n")}


async def hand_over(club: Club, table_id: TableId, giver: UserId) -> None:
    """Let the program take a seat over, as all at the table agree."""
    votes = Votes(club.tables)
    record = (await club.tables.load(table_id)).record
    name = next(seat.name for seat in record.seats if seat.user == giver)
    asked = await Handover(club.tables, votes).offer(table_id, giver, name, "en", newcomer=stand_in(record))
    for seat in record.seats:
        if seat.user != giver and asked.verdict is None:
            asked = await votes.cast(table_id, asked.n, seat.user, is_for=True)


async def test_whoever_sat_there_some_rounds_ago_is_named_though_the_seat_is_another_s_now(club: Club) -> None:
    table_id = await a_table(club, turns=ROUNDS * 2 + 1)
    giver = (await club.tables.load(table_id)).record.seats[0]
    await hand_over(club, table_id, giver.user)
    newcomer = (await club.tables.load(table_id)).record.seats[0]
    assert newcomer.name != giver.name

    assert giver.name in await looked(club, DAN, table_id)
    assert newcomer.name not in await looked(club, DAN, table_id)

    await play_turns(club, table_id, ROUNDS * 2 + 1)
    assert newcomer.name in await looked(club, DAN, table_id)
    assert giver.name not in await looked(club, DAN, table_id)


def head() -> str:
    return said("gallery-head", game=said("game-arosa"))


async def test_an_onlooker_sees_the_hands_as_they_were_and_nothing_of_what_came_since(club: Club) -> None:
    table = await a_table(club, turns=2 * ROUNDS + 1)
    before = await looked(club, CLEO, table, 1)
    assert head() in before
    assert await looked(club, DAN, table, 1) == before

    await play_turns(club, table, 1)

    begun = await turns_of(club, table)
    now, then = await lines_at(club, table, begun[-1]), await lines_at(club, table, begun[-2 * ROUNDS - 1])
    shown = await looked(club, CLEO, table, 0)
    assert now - then
    assert all(line in shown for line in then)
    assert not any(line in shown for line in now - then)


async def test_before_three_whole_rounds_it_is_closed_however_many_moves_a_turn_takes(club: Club) -> None:
    table = await a_table(club, turns=2 * ROUNDS - 1)  # the first begins with the deal
    assert said("refusal-gallery-later") in await looked(club, DAN, table)
    assert not await club.store.has_visited(table, DAN)
    await play_turns(club, table, 1)
    assert head() in await looked(club, DAN, table)


async def test_in_a_game_that_announces_no_turns_each_move_that_all_see_counts_as_one(club: Club) -> None:
    table = await a_table(club, is_allowed=False, game="bakerstreet")
    await play(club, table, 2 * ROUNDS)
    log = GameLog.replayed(await club.record(table), await club.store.entries(table))
    seen = [step.n for step in log.steps if any(isinstance(event, PublicEvent) for event in step.events)]

    assert log.turns_ago(len(seen)) is None
    assert (found := log.turns_ago(len(seen) - 1)) is not None
    assert found.n == seen[0]


async def test_a_turn_that_was_taken_back_brings_nobody_nearer_to_the_game(club: Club) -> None:
    record = await club.seated(3, "cluedo")
    await club.lobby.start(record.id, ANN)
    while not is_back(await club.tables.load(record.id)) or not is_turn((await club.tables.load(record.id)).now):
        await play(club, record.id, 1)
    done = await club.tables.load(record.id)
    steps = list(replay(done.record, done.game, await club.store.entries(record.id)))
    turns = sum(map(is_turn, steps))
    seat = next(seat for seat in (Seat(0), Seat(1), Seat(2)) if done.back(seat) is Back.FREELY)

    for _ in range(2):  # the second time all the others have agreed
        table = await club.tables.load(record.id)
        await club.tables.take_back(record.id, table.player(seat).user, table.n, most=Back.AGREED)
        back = GameLog.replayed(done.record, await club.store.entries(record.id))
        assert back.turns_ago(turns - 1) is None
        assert (found := back.turns_ago(turns - 2)) is not None
        assert found.n == next(filter(is_turn, steps)).n
        again = [each for each in back.steps[-1].legal(seat) if each.verb in ("end", "stay", "move")]
        await club.tables.act(record.id, table.player(seat).user, again[-1])
        back = GameLog.replayed(done.record, await club.store.entries(record.id))
        assert back.turns_ago(turns) is None


def is_back(table: Table) -> bool:
    return any(table.back(seat) is Back.FREELY for seat in (Seat(0), Seat(1), Seat(2)))


@pytest.mark.parametrize("game", ["clues", "cluedo", "bakerstreet"])
async def test_where_a_hand_or_what_is_taken_in_secret_stays_the_same_it_is_not_offered_and_shows_nothing_of_a_running_game(
    club: Club, game: str
) -> None:
    record = await club.seated(BY_KEY[game].info.seats[0], game)
    assert GALLERY not in offered(record)
    await club.store.configure(record.id, terms=lambda now: replace(now, has_gallery=True))  # by an earlier version
    await club.lobby.start(record.id, ANN)
    await play(club, record.id, 3 * ROUNDS + 1)

    for look in (None, *range(1 + len(record.seats))):
        assert said("refusal-gallery-lasting") in await looked(club, DAN, record.id, look)
    assert not await club.store.has_visited(record.id, DAN)


async def test_where_it_is_not_allowed_nobody_sees_anything(club: Club) -> None:
    table = await a_table(club, is_allowed=False, turns=2 * ROUNDS + 1)

    for look in (None, 0, 1, 2):
        assert said("refusal-not-seated") in await looked(club, CLEO, table, look)


async def test_nobody_who_plays_sees_it_nor_who_has_left(club: Club) -> None:
    record = await club.seated(3, "arosa")
    await club.lobby.option(record.id, ANN, GALLERY, DELAYED)
    await club.lobby.start(record.id, ANN)
    await play_turns(club, record.id, 3 * ROUNDS + 1)
    await club.tables.resign(record.id, BEN)
    for person in (ANN, BEN):
        for look in (0, 1, 2):
            assert said("refusal-not-seated") in await looked(club, person, record.id, look)

    await club.house.own_data.erase(BEN)
    club.tables.forget(record)

    # One of its players is forgotten, and may be whoever asks.
    for person in (BEN, CLEO, DAN):
        assert head() not in await looked(club, person, record.id, 1)


async def test_nobody_who_handed_a_seat_over_sees_it_though_they_made_no_move(club: Club) -> None:
    table = await a_table(club)
    facts: dict[str, int | str] = {"seat": 0, "old": int(ANN), "user": int(CLEO), "papers": 0}
    now = club.clock.now()
    vote = await club.store.open_vote(table, REPLACE.name, by=ANN, facts=facts, at=now, until=now)
    seat = (await club.record(table)).seat_of(ANN)
    assert seat is not None
    await club.store.replace_seat(table, ANN, user=CLEO, name="Cleo", locale="en", with_papers=False)
    await club.store.change_vote(vote, lambda known: replace(known, verdict=Verdict.PASSED))
    club.tables.forget(await club.record(table))
    await play_turns(club, table, 2 * ROUNDS + 1)

    assert said("refusal-gallery-played") in await looked(club, ANN, table, 1)
    assert head() in await looked(club, DAN, table, 1)


async def test_whoever_has_looked_takes_no_seat_and_to_be_forgotten_does_not_help(club: Club) -> None:
    table = await a_table(club, turns=2 * ROUNDS + 1)
    await looked(club, CLEO, table)
    await club.house.own_data.erase(CLEO)

    assert await club.store.has_visited(table, CLEO)
    with pytest.raises(TableFull):
        await club.store.replace_seat(table, ANN, user=CLEO, name="Cleo", locale="en", with_papers=False)


async def test_who_has_looked_is_forgotten_when_the_game_is_over(club: Club) -> None:
    table = await a_table(club, turns=2 * ROUNDS + 1)
    await looked(club, CLEO, table)
    await club.tables.resign(table, BEN)
    assert not (await club.record(table)).is_open
    stopped = await a_table(club, turns=2 * ROUNDS + 1)
    await looked(club, CLEO, stopped)
    await club.tables.end(stopped)

    for over in (table, stopped):
        assert not await club.store.has_visited(over, CLEO)


async def test_whoever_was_sent_away_or_is_elsewhere_does_not_come_in(club: Club) -> None:
    record = await club.seated(2, "arosa")
    await club.lobby.option(record.id, ANN, GALLERY, DELAYED)
    await club.lobby.join(record.id, CLEO, "Cleo", "en")
    await Guests(club.tables, club.lobby).kick(record.id, ANN, CLEO)
    await club.lobby.start(record.id, ANN)
    other = await club.seated(2, "arosa", channel=ChannelId(102))
    await club.lobby.option(other.id, ANN, GALLERY, DELAYED)
    await club.lobby.start(other.id, ANN)
    for table in (record.id, other.id):
        await play_turns(club, table, 2 * ROUNDS + 1)

    assert said("refusal-not-seated") in await looked(club, CLEO, record.id, 1)
    await club.store.block(BEN, DAN, is_blocked=True)
    for table in (record.id, other.id):
        assert said("refusal-not-seated") in await looked(club, DAN, table, 1)
    await club.store.block(BEN, DAN, is_blocked=False)
    assert said("refusal-not-seated") in await looked(club, DAN, other.id, 1)
    assert head() in await looked(club, DAN, record.id, 1)
