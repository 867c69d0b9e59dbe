"""The end of a game reaches each player once: at once, after their quiet hours, or by letter where no channel is left."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bot.tables.ids import UserId
from bot.tables.people_records import MAIL, MENTION, NOTHING
from bot.tables.table import Table
from games.core.lines import Fact
from games.core.seats import Seat
from tests.e2e.evening import Evening, an_evening
from tests.e2e.practice.person import Person
from tests.games.clues.finish import finish

LATE, SILENT = "table-farewell-late", "table-farewell-silent"


async def _sleeps(evening: Evening, person: Person, remind_by: str = MAIL) -> None:
    """Let somebody sleep from an hour ago for five hours more."""
    now = evening.now()
    minute = now.hour * 60 + now.minute
    start, end = (minute - 60) % 1440, (minute + 300) % 1440
    await evening.bot.tables.people.change(
        UserId(person.user.id), lambda each: replace(each, remind_by=remind_by, quiet_from=start, quiet_to=end)
    )


async def _look(evening: Evening) -> None:
    """Let the bot look at all that time does."""
    await evening.settle()
    for name in ("servers", "endings"):
        await evening.bot.loops[name].tick()
    await evening.server.quiet(0.2)
    await evening.settle()


async def _wakes(evening: Evening) -> None:
    evening.skip(hours=6)
    await _look(evening)


def _letters(evening: Evening, table: Table, key: str) -> list[int]:
    """Return how many letters told each player in this way that the game is over."""
    people = [evening.person_of(table, seat) for seat in range(len(table.record.seats))]
    facts: dict[str, Fact] = {"table": table.record.id, "channel": f"<#{table.record.channel}>"}
    said = {
        each: evening.say(each.user.locale, key, game=evening.say(each.user.locale, "game-clues"), **facts)
        for each in people
    }
    return [sum(said[each] in letter.text for letter in each.mailbox()) for each in people]


def _called(evening: Evening, person: Person, late: Table | None = None) -> int:
    """Return how many posts say to somebody that a game is over. `late`: long after its closing, so they name it."""
    over = evening.say("fr", "table-over-calls", people=("",)).strip()
    if late is not None:
        game = evening.say("fr", "game-clues")
        over = evening.say("fr", "table-over-late", people=("",), game=game, table=late.record.id).strip()
    mention = f"<@{person.user.id}>"
    return sum(over in line and mention in line for text in evening.texts() for line in text.splitlines())


async def test_a_sleeping_player_is_told_once_by_letter_after_their_quiet_hours(tmp_path: Path) -> None:
    async with an_evening(tmp_path) as evening:
        async with evening.running():
            table = await evening.seated(3)
            sleeper = evening.person_of(table, 1)
            await _sleeps(evening, sleeper)
            await evening.bot.tables.end(table.record.id)
            await _look(evening)
            assert _letters(evening, table, LATE) == [0, 0, 0]
            assert [_called(evening, evening.person_of(table, seat)) for seat in range(3)] == [1, 0, 1]
        async with evening.running():
            await _wakes(evening)
            assert _letters(evening, table, LATE) == [0, 1, 0]
        async with evening.running():
            await _wakes(evening)

    assert _letters(evening, table, LATE) == [0, 1, 0]
    assert [_called(evening, evening.person_of(table, seat)) for seat in range(3)] == [1, 0, 1]
    assert evening.rows("select count(*) from reminders") == [(0,)]


async def test_a_sleeping_player_who_is_reminded_in_the_channel_is_called_there(evening: Evening) -> None:
    table = await evening.seated(3)
    await _sleeps(evening, evening.person_of(table, 1), MENTION)
    await evening.bot.tables.end(table.record.id)
    await _look(evening)
    assert _called(evening, evening.person_of(table, 1)) == 0

    await _wakes(evening)
    await _wakes(evening)

    assert _called(evening, evening.person_of(table, 1), late=table) == 1
    assert _letters(evening, table, LATE) == [0, 0, 0]


@pytest.mark.parametrize("by_vote", [False, True])
async def test_whoever_ends_a_game_within_their_own_quiet_hours_is_told_by_that_press_alone(
    evening: Evening, *, by_vote: bool
) -> None:
    table = await evening.set_up(3)
    people = [evening.person_of(table, seat) for seat in range(3)]
    table = await evening.table()
    ender = evening.active(table)
    for each in people:
        await _sleeps(evening, each)
    if by_vote:
        asked = await people[ender].command(evening.channel, "table vote", on="end")
        ender = (ender - 1) % 3
        await people[ender].press(asked.message, evening.label("vote-yes"))
    else:
        action = finish(table.game, table.state, Seat(ender))
        assert action is not None
        await evening.do(table, ender, action)
    await _look(evening)
    assert evening.rows("select ended_at is null from tables") == [(0,)]

    await _wakes(evening)

    assert _letters(evening, table, LATE) == [int(seat != ender) for seat in range(3)]
    assert evening.rows("select count(*) from reminders") == [(0,)]


async def test_a_closed_mailbox_of_a_sleeping_player_is_made_up_for_in_the_channel(evening: Evening) -> None:
    table = await evening.seated(3)
    sleeper = evening.person_of(table, 1)
    await _sleeps(evening, sleeper)
    sleeper.user.dms_open = False
    await evening.bot.tables.end(table.record.id)
    await _look(evening)

    await _wakes(evening)

    assert _called(evening, sleeper, late=table) == 1


async def test_a_sleeping_player_whose_channel_is_shut_before_they_wake_is_told_by_letter(evening: Evening) -> None:
    """They were told nowhere: the closing had been told, and had not called them."""
    table = await evening.seated(3)
    await _sleeps(evening, evening.person_of(table, 1), MENTION)
    await evening.bot.tables.end(table.record.id)
    await _look(evening)
    evening.world.set_permissions(evening.channel, evening.world.bot, send_messages=False)
    await evening.server.quiet(0.2)

    await _wakes(evening)
    await _wakes(evening)

    assert _letters(evening, table, LATE) == [0, 1, 0]
    assert evening.rows("select count(*) from reminders") == [(0,)]


async def test_a_slow_mailbox_holds_up_no_other_player(evening: Evening) -> None:
    table = await evening.seated(3)
    slow, other = evening.person_of(table, 1), evening.person_of(table, 2)
    await _sleeps(evening, slow)
    await _sleeps(evening, other, MENTION)
    await evening.bot.tables.end(table.record.id)
    await _look(evening)
    too_fast = {"message": "You are opening direct messages too fast.", "code": 40003}
    evening.world.fail("POST", rf"/channels/{slow.mailbox_channel.id}/messages", 403, too_fast)

    await _wakes(evening)
    assert _letters(evening, table, LATE) == [0, 0, 0]
    assert _called(evening, other, late=table) == 1
    await _look(evening)

    assert _letters(evening, table, LATE) == [0, 1, 0]
    assert _called(evening, other, late=table) == 1
    assert evening.rows("select count(*) from reminders") == [(0,)]


async def test_a_player_who_wants_no_reminders_is_not_called(evening: Evening) -> None:
    table = await evening.seated(3)
    quiet = evening.person_of(table, 1)
    await evening.bot.tables.people.change(UserId(quiet.user.id), lambda each: replace(each, remind_by=NOTHING))
    await evening.bot.tables.end(table.record.id)
    await _look(evening)
    await _wakes(evening)

    assert [_called(evening, evening.person_of(table, seat)) for seat in range(3)] == [1, 0, 1]
    assert _letters(evening, table, LATE) == [0, 0, 0]


async def test_where_the_bot_may_not_speak_the_end_comes_by_letter_and_the_closing_calls_nobody_again(
    evening: Evening,
) -> None:
    table = await evening.seated(3)
    await _sleeps(evening, evening.person_of(table, 1))
    evening.world.set_permissions(evening.channel, evening.world.bot, send_messages=False)
    await evening.server.quiet(0.2)
    await evening.bot.tables.end(table.record.id)
    await _look(evening)
    assert _letters(evening, table, SILENT) == [1, 0, 1]

    await _wakes(evening)
    evening.bot.delivery.wake(table.record.id)
    await _look(evening)
    assert _letters(evening, table, SILENT) == [1, 1, 1]

    evening.world.set_permissions(evening.channel, evening.world.bot, send_messages=True)
    await _wakes(evening)

    assert evening.say("fr", "table-stopped") in evening.texts()[-1]
    assert [_called(evening, evening.person_of(table, seat)) for seat in range(3)] == [0, 0, 0]
    assert _letters(evening, table, SILENT) == [1, 1, 1]
    assert _letters(evening, table, LATE) == [0, 0, 0]


@pytest.mark.parametrize("is_met_elsewhere", [True, False])
async def test_a_removal_of_the_bot_ends_its_games_after_an_hour_and_is_told_once(
    tmp_path: Path, *, is_met_elsewhere: bool
) -> None:
    async with an_evening(tmp_path) as evening:
        if is_met_elsewhere:
            other = evening.world.add_guild("Cercle")
            for person in evening.people:
                evening.world.add_member(other, person.user)
        async with evening.running():
            table = await evening.seated(3)
            evening.world.remove_bot(evening.guild)
            await evening.server.quiet(0.2)
            await _look(evening)
            assert evening.rows("select status from tables") == [("live",)]

            evening.skip(hours=1, minutes=1)
            await _look(evening)
            assert evening.rows("select status, ended_by from tables") == [("ended", "ended-by-removal")]
        async with evening.running():
            await _look(evening)
            told = [int(is_met_elsewhere)] * 3
            assert _letters(evening, table, SILENT) == told
            if is_met_elsewhere:
                assert evening.say("fr", "table-removed") in evening.person_of(table, 0).mailbox()[-1].text

            evening.world.invite_bot(evening.guild)
            await evening.server.quiet(0.3)
            await _look(evening)

    assert _letters(evening, table, SILENT) == told
    assert evening.say("fr", "ended-by-removal") in evening.texts()[-1]
    assert [_called(evening, evening.person_of(table, seat)) for seat in range(3)] == [1 - each for each in told]


async def test_a_bot_that_is_let_in_again_within_the_hour_goes_on_with_its_games(evening: Evening) -> None:
    await evening.seated(3)
    evening.world.remove_bot(evening.guild)
    await evening.server.quiet(0.2)
    evening.skip(minutes=30)
    await _look(evening)
    evening.world.invite_bot(evening.guild)
    await evening.server.quiet(0.2)
    evening.skip(hours=2)

    await _look(evening)

    assert evening.rows("select status from tables") == [("live",)]
    await evening.do(await evening.table(), 0, 0)
    await evening.settle()
    assert evening.entries() == 1
