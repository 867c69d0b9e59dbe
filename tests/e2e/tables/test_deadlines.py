"""Time: the clock plays for whoever is late, and everybody hears of it; and people who leave for good."""

from __future__ import annotations

import asyncio
from datetime import datetime, timedelta
from pathlib import Path
from unittest.mock import patch

import pytest

from bot.tables.records import TableRecord
from games import GAMES
from games.clues.actions import Ask
from games.clues.model import Category, Phase
from games.core.game import AnyGame
from games.core.seats import Seat
from tests.e2e.evening import Evening, an_evening


async def _strike(evening: Evening) -> None:
    await evening.bot.loops["deadlines"].tick()
    await evening.settle()


async def _record(evening: Evening) -> TableRecord:
    return (await evening.table()).record


def _stored(evening: Evening) -> object:
    return evening.rows("select deadline from tables")[0][0]


async def _resign(evening: Evening, seat: int) -> None:
    table = await evening.table()
    person = evening.person_of(table, seat)
    question = await person.command(evening.channel, "table resign")
    await person.press(question.message, evening.label("control-resign", person.user.locale))
    await evening.settle()


# The clock


async def test_who_has_not_chosen_in_time_is_dealt_a_choice(evening: Evening) -> None:
    table = await evening.seated(3)
    await evening.do(table, 0, 0)
    await evening.do(table, 2, 0)
    letters = [len(person.mailbox()) for person in evening.people[:3]]
    evening.skip(hours=23)
    await _strike(evening)
    assert table.n == 2

    evening.skip(hours=1, minutes=1)
    await _strike(evening)

    assert table.n == 3
    assert table.state.phase is Phase.ACTING
    assert "Tout le monde a choisi" in evening.texts()[-1]
    assert [len(person.mailbox()) - n for person, n in zip(evening.people, letters, strict=False)] == [1, 1, 1]
    assert len(evening.posts()[-1].pings) == 1
    assert evening.rows("select kind, user_id from entries where n = 3") == [("late", None)]


async def test_nobody_has_chosen_in_time(evening: Evening) -> None:
    table = await evening.seated(4)
    evening.skip(days=1, minutes=1)
    await _strike(evening)

    assert table.n == 4
    assert table.state.phase is Phase.ACTING
    assert len(evening.texts()) == 2


async def test_a_turn_that_takes_too_long_passes_and_all_are_told(evening: Evening) -> None:
    table = await evening.set_up(3)
    seat = evening.active(table)
    name = evening.person_of(table, seat).user.name
    evening.skip(days=1, minutes=1)
    await _strike(evening)

    said = evening.texts()[-1]
    following = evening.active(table)
    assert following != seat
    assert f"**{name}**" in said
    assert evening.posts()[-1].pings == [evening.person_of(table, following).user]
    assert table.record.deadline is not None
    assert table.record.deadline > evening.now() + timedelta(hours=23)
    late = await evening.do(table, seat, 0)
    locale = evening.person_of(table, seat).user.locale
    assert late.text.startswith(evening.stale(locale))


async def test_the_clock_goes_round_until_a_game_without_players_ends(evening: Evening) -> None:
    table = await evening.set_up(2)
    for turn in range(3):
        evening.skip(days=1, minutes=1)
        await _strike(evening)
        assert table.n == 3 + turn
        assert len(evening.posts()[-1].pings) == (2 if turn == 2 else 1)  # who has missed two turns is told so
    evening.skip(days=1, minutes=1)
    await _strike(evening)

    assert table.outcome is not None
    assert table.outcome.winners == ()
    assert evening.seed.hex() in evening.texts()[-1]
    assert evening.rows("select status, deadline from tables") == [("over", None)]


async def test_choosing_at_the_same_time_gives_the_others_no_more_time(evening: Evening) -> None:
    table = await evening.seated(3)
    first = table.record.deadline
    evening.skip(hours=5)
    await evening.do(table, 1, 0)
    second = table.record.deadline
    evening.skip(hours=5)
    await evening.do(table, 0, 0)
    third = table.record.deadline
    await evening.settle()
    shown = evening.panel().text
    await evening.do(table, 2, 0)

    assert first == second == third
    assert isinstance(first, datetime)
    assert f"<t:{int(first.timestamp())}:f>" in shown
    assert table.record.deadline is not None
    assert table.record.deadline > first + timedelta(hours=9)
    assert (await evening.bot.store.get(table.record.id)).deadline == table.record.deadline  # type: ignore[union-attr]  # known to be there by how the test is made


async def test_each_action_of_a_turn_has_its_full_time(evening: Evening) -> None:
    table = await evening.set_up(4)
    while table.state.loupes[evening.active(table)] < 2:
        asker = evening.active(table)
        await evening.do(table, asker, Ask(witness=Seat(3) if asker != 3 else Seat(0), about=Category.MAN))
    seat, before = evening.active(table), table.record.deadline
    evening.skip(hours=20)
    await evening.do(table, seat, 0)

    assert before is not None
    assert table.record.deadline is not None
    assert table.record.deadline > before + timedelta(hours=19)


async def test_without_a_pace_nobody_is_hurried(evening: Evening) -> None:
    table = await evening.set_up(2, options={"pace": "none"})
    assert _stored(evening) is None
    assert "<t:" not in evening.panel().text

    evening.skip(days=400)
    await _strike(evening)

    assert table.n == 2


async def test_the_chosen_pace_counts(evening: Evening) -> None:
    table = await evening.set_up(2, options={"pace": "live"})
    evening.skip(minutes=4)
    await _strike(evening)
    assert table.n == 2
    evening.skip(minutes=2)
    await _strike(evening)

    assert table.n == 3


async def test_the_clock_strikes_by_itself(tmp_path: Path) -> None:
    with patch("bot.tables.deadlines.INTERVAL", 0.05):
        async with an_evening(tmp_path) as evening, evening.running():
            table = await evening.set_up(2, options={"pace": "live"})
            evening.skip(minutes=6)
            await evening.server.until(lambda: table.n == 3)
            await evening.settle()

            assert evening.entries() == 3


async def test_time_that_ran_out_while_the_bot_was_away_is_played_after_the_start(tmp_path: Path) -> None:
    async with an_evening(tmp_path) as evening:
        async with evening.running():
            await evening.set_up(3)
        evening.skip(days=3)
        async with evening.running():
            await evening.server.until(lambda: len(evening.texts()) == 3)
            await evening.settle()

            assert evening.entries() == 4
            assert len(evening.texts()) == 3
            assert len(evening.panels()) == 1


async def test_an_action_at_the_last_moment_and_the_clock_do_not_both_count(evening: Evening) -> None:
    table = await evening.set_up(3)
    seat = evening.active(table)
    evening.skip(days=1, minutes=1)

    await asyncio.gather(evening.do(table, seat, 0), evening.bot.loops["deadlines"].tick())
    await evening.settle()

    assert table.n == 4
    assert evening.entries() == 4


async def test_a_clock_that_strikes_twice_plays_once(evening: Evening) -> None:
    table = await evening.set_up(3)
    evening.skip(days=1, minutes=1)

    await asyncio.gather(*(evening.bot.loops["deadlines"].tick() for _ in range(3)))

    assert table.n == 4


# Every game

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.key)


@every_game
async def test_in_every_game_the_clock_plays_for_whoever_is_late(evening: Evening, game: AnyGame) -> None:
    evening.game = game.info.key
    table = await evening.seated(game.info.seats.start)
    late, posts = table.game.rules.turn(table.state), len(evening.posts())
    evening.skip(days=1, minutes=1)
    await _strike(evening)

    played = evening.rows("select kind, user_id, seat from entries")
    assert {row[:2] for row in played} == {("late", None)}
    assert sorted(seat for *_, seat in played) == sorted(late)
    assert len(evening.posts()) > posts


@every_game
async def test_in_every_game_the_clock_ends_what_nobody_plays(evening: Evening, game: AnyGame) -> None:
    evening.game = game.info.key
    table = await evening.seated(game.info.seats.start)
    while table.outcome is None:
        assert table.n < 40, "the clock plays for ever"
        evening.skip(days=1, minutes=1)
        await _strike(evening)

    assert evening.rows("select status, deadline from tables") == [("over", None)]
    assert evening.seed.hex() in evening.texts()[-1]


@every_game
async def test_in_every_game_who_leaves_is_named_and_the_last_but_one_ends_it(evening: Evening, game: AnyGame) -> None:
    evening.game = game.info.key
    table = await evening.seated(game.info.seats[:2][-1])
    for seat in range(len(table.record.seats) - 1):
        assert table.outcome is None
        await _resign(evening, seat)
        assert any(f"**{evening.people[seat].user.name}**" in text for text in evening.texts()[-2:])

    assert table.outcome is not None
    assert set(table.outcome.winners) <= {len(table.record.seats) - 1}


# Leaving for good


async def test_leaving_while_all_choose_does_not_hold_the_others_up(evening: Evening) -> None:
    table = await evening.seated(3)
    await evening.do(table, 1, 0)
    await _resign(evening, 0)
    assert f"**{evening.people[0].user.name}** quitte la partie" in evening.texts()[-1]
    await evening.do(table, 2, 0)
    await evening.settle()

    assert table.state.phase is Phase.ACTING
    assert evening.active(table) != 0
    assert [len(person.mailbox()) for person in evening.people[:3]] == [2, 3, 3]  # who is gone gets no letters
    assert evening.people[0].user not in evening.posts()[-1].pings


async def test_leaving_on_ones_turn_passes_it_on(evening: Evening) -> None:
    table = await evening.set_up(3)
    seat = evening.active(table)
    await _resign(evening, seat)

    following = evening.active(table)
    assert following != seat
    assert evening.posts()[-1].pings == [evening.person_of(table, following).user]
    for _ in range(4):
        await evening.do(table, evening.active(table), 0)
        assert evening.active(table) != seat


async def test_leaving_while_another_plays_changes_no_turn_and_calls_nobody(evening: Evening) -> None:
    table = await evening.set_up(4)
    active = evening.active(table)
    await _resign(evening, (active + 2) % 4)

    assert evening.active(table) == active
    assert evening.posts()[-1].pings == []


@pytest.mark.parametrize("seats", [2, 3])
async def test_when_one_player_is_left_that_one_has_won(evening: Evening, seats: int) -> None:
    table = await evening.set_up(seats)
    for seat in range(seats - 1):
        await _resign(evening, seat)

    assert table.outcome is not None
    assert table.outcome.winners == (seats - 1,)
    assert table.outcome.reason == "left"
    assert evening.seed.hex() in evening.texts()[-1]
    assert evening.say("fr", "panel-over") in evening.panel().text
    opened = await evening.people[0].command(evening.channel, "table new", game="clues")
    assert opened.message.is_v2


async def test_a_host_who_left_the_game_still_closes_the_table(evening: Evening) -> None:
    await evening.set_up(3)
    await _resign(evening, 0)

    question = await evening.people[0].command(evening.channel, "table end")
    await evening.people[0].press(question.message, evening.label("control-end"))
    await evening.settle()

    assert evening.rows("select status from tables") == [("ended",)]
