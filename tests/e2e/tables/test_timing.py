"""Time on Discord: quiet hours, absences, pauses, more time, and seats that nobody waits for; by command and by button."""

from __future__ import annotations

from copy import copy
from typing import Any

import pytest

from bot.messages.controls import Control, Kind, TimeKey
from bot.practice.loopback.forms import fields_of
from bot.tables.ids import TableId
from tests.e2e.evening import Evening
from tests.e2e.practice.messages import buttons


async def _strike(evening: Evening) -> None:
    await evening.bot.loops["deadlines"].tick()
    await evening.settle()


async def test_a_pause_counts_when_all_agree_and_gives_back_what_was_left(evening: Evening) -> None:
    table = await evening.set_up(3)
    before = table.record.deadline
    asked = await evening.people[0].command(evening.channel, "table pause", days=2)
    assert {person.name for person in asked.message.pings} == {"Boris", "Clémence"}
    await evening.people[1].press(asked.message, evening.label("vote-yes"))
    still_open = copy(asked.message)
    done = await evening.people[2].press(asked.message, evening.label("vote-yes"))
    await evening.settle()

    assert done.text == evening.say("fr", "vote-pause-passed", days=2)
    assert "⏸️" in evening.panel().text
    await evening.bot.loops["votes"].tick()
    assert buttons(asked.message) == []
    late = await evening.people[1].press(still_open, evening.label("vote-no"))
    assert late.text == evening.say("en", "refusal-vote-over")
    evening.skip(days=2, minutes=1)
    await _strike(evening)
    assert before is not None
    assert table.record.deadline is not None
    assert abs((table.record.deadline - before).total_seconds() - 2 * 86_400) < 60


async def test_more_time_is_given_once(evening: Evening) -> None:
    table = await evening.set_up(2)
    active = evening.active(table)
    other = evening.person_of(table, 1 - active)
    before = table.record.deadline
    given = await other.command(evening.channel, "table extend")
    await evening.settle()

    assert given.text.endswith("⏳")
    assert before is not None
    assert table.record.deadline is not None
    assert (table.record.deadline - before).total_seconds() == 86_400
    again = await evening.person_of(table, active).command(evening.channel, "table extend")
    assert evening.person_of(table, active).user.name in again.text
    assert (await evening.table()).record.deadline == table.record.deadline


async def test_more_time_that_is_given_from_a_private_page_is_read_by_all(evening: Evening) -> None:
    table = await evening.set_up(2)
    person = evening.person_of(table, evening.active(table))
    page = await person.click(evening.panel(), Control(TableId(1), 0, Kind.TIME, TimeKey.SHOW).id)
    before = len(evening.posts())

    given = await person.click(page.message, Control(TableId(1), 0, Kind.TIME, TimeKey.EXTEND).id)
    await evening.settle()

    assert given.text.startswith(tuple(evening.say(each, "time-changed") for each in ("en", "fr")))
    [gift] = evening.posts()[before:]
    assert gift.text.endswith("⏳")
    assert not {evening.label("time-extend", each) for each in ("en", "fr")} & {*given.message.labels}


async def test_after_two_missed_turns_nobody_waits_until_their_player_takes_the_seat_back(evening: Evening) -> None:
    table = await evening.set_up(3)
    absent = evening.active(table)
    person = evening.person_of(table, absent)
    while not table.record.clock.covered:
        if evening.active(table) == absent:
            evening.skip(days=1, minutes=1)
            await _strike(evening)
        else:
            await evening.do(table, evening.active(table), 0)
    await evening.settle()

    post = evening.posts()[-1]
    assert person.user in post.pings
    assert "🪑" in evening.panel().text
    while evening.active(table) != absent:
        await evening.do(table, evening.active(table), 0)
    assert table.record.deadline is not None
    assert (table.record.deadline - evening.now()).total_seconds() <= 60
    back = await person.press(post, evening.label("time-here"))
    await evening.settle()
    assert back.text == evening.say(person.user.locale, "here-noted")
    assert "🪑" not in evening.panel().text
    assert (table.record.deadline - evening.now()).total_seconds() > 80_000


async def test_an_absence_is_on_the_panel_and_ends_with_a_command(evening: Evening) -> None:
    table = await evening.set_up(3)
    person = evening.person_of(table, evening.active(table))
    day = f"{evening.now():%Y-%m-%d}"
    kept = await person.command(evening.channel, "me away", end=day)
    await evening.settle()
    assert "<t:" in kept.text
    assert "🌙" in evening.panel().text

    await person.command(evening.channel, "me back")
    await evening.settle()
    assert "🌙" not in evening.panel().text


async def test_whoever_gives_the_first_day_of_an_absence_alone_is_asked_for_the_last_one(evening: Evening) -> None:
    person = evening.people[0]
    form = await person.command(evening.channel, "me away", start="2099-12-24")
    first, last = fields_of(form.modal)
    refused = await person.command(evening.channel, "me away", start="un jour")

    assert (first.default, last.default) == ("2099-12-24", "2099-12-30")
    assert refused.text == evening.say("fr", "refusal-no-such-day", text="un jour")
    assert (await person.command(evening.channel, "me away")).text == evening.say("fr", "away-none")


async def test_when_everybody_is_here_the_game_goes_on_live(evening: Evening) -> None:
    await evening.set_up(2)
    first = await evening.people[0].command(evening.channel, "me here")
    await evening.settle()
    screen = await evening.people[1].click(evening.panel(), Control(TableId(1), 0, Kind.TIME, TimeKey.SHOW).id)
    second = await evening.people[1].press(screen.message, evening.label("time-here", "en"))
    await evening.settle()

    assert first.text == evening.say("fr", "here-noted")
    assert second.text == evening.say("en", "here-live")
    assert evening.say("fr", "panel-live") in evening.panel().text


@pytest.mark.parametrize(
    ("command", "options", "key"),
    [
        ("me hours", {"zone": "Xyzzyx"}, "no-such-zone"),
        ("me hours", {"zone": "Paris", "start": "0", "end": "24"}, "quiet-too-long"),
        ("me hours", {"start": "late"}, "no-such-time"),
        ("me away", {"end": "2020-01-01"}, "away-backwards"),
        ("me away", {"end": "31.2."}, "no-such-day"),
        ("me away", {"end": "someday"}, "no-such-day"),
        ("me back", {}, "here-already"),
        ("me here", {}, "live-already"),
        ("table pause", {"days": 14}, "pause-too-long"),
        ("table pace", {"pace": "live"}, "pace-already"),
    ],
)
async def test_what_cannot_be_is_said_and_changes_nothing(
    evening: Evening, command: str, options: dict[str, Any], key: str
) -> None:
    table = await evening.set_up(2, options={"pace": "live"})
    before = table.record
    answer = await evening.people[0].command(evening.channel, command, **options)

    assert evening.say("fr", f"refusal-{key}", n=1, text="")[:12] == answer.text[:12]
    assert (await evening.table()).record.clock == before.clock


async def test_a_city_is_enough_for_quiet_hours(evening: Evening) -> None:
    offered = await evening.people[0].autocomplete(evening.channel, "me hours", focused="zone", text="new york")
    in_french = await evening.people[0].autocomplete(evening.channel, "me hours", focused="zone", text="vienne")
    first, *_ = await evening.people[0].autocomplete(evening.channel, "me hours", focused="zone", text="")
    kept = await evening.people[0].command(evening.channel, "me hours", zone="tokyo", start="23", end="7h30")

    assert [each.value for each in offered] == ["America/New York"]
    assert [each.name for each in in_french] == ["Vienne · Europe/Vienna"]
    assert str(first.value).startswith("Europe/")
    assert kept.text == evening.say("fr", "hours-kept", start="23:00", end="7:30", zone="Tokyo")


async def test_a_reminder_comes_by_direct_message_and_goes_with_the_move(evening: Evening) -> None:
    table = await evening.set_up(2)
    person = evening.person_of(table, evening.active(table))
    before = len(person.mailbox())
    evening.skip(hours=13)
    await evening.bot.loops["reminders"].tick()
    await evening.bot.loops["reminders"].tick()

    reminder = person.mailbox()[-1]
    assert len(person.mailbox()) == before + 1
    assert evening.say(person.user.locale, "reminder-you") in reminder.text
    muted = await person.press(reminder, evening.label("time-mute", person.user.locale))
    assert muted.text == evening.say(person.user.locale, "reminder-muted")
    await evening.settle()
    await evening.bot.loops["reminders"].tick()
    assert reminder.id not in {each.id for each in person.mailbox()}


async def test_whoever_wants_it_is_reminded_in_the_channel_or_not_at_all(evening: Evening) -> None:
    table = await evening.set_up(2)
    person = evening.person_of(table, evening.active(table))
    locale = person.user.locale
    kept = await person.command(evening.channel, "me reminders", by="mention", every=3)
    assert kept.text == evening.say(locale, "reminders-kept", by="mention", every=3)
    evening.skip(hours=13)
    await evening.bot.loops["reminders"].tick()

    post = evening.posts()[-1]
    assert post.pings == [person.user]
    none = await person.press(post, evening.label("time-mute-all"))
    assert none.text == evening.say(locale, "reminders-kept", by="nothing", every=3)
