"""Hosting an evening through the real library: moved, with places and a waiting list, and with co-hosts."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

from bot.practice.loopback.event_routes import EventStatus
from bot.practice.loopback.forms import fields_of
from bot.practice.loopback.model import Message
from games.core.lines import Line
from tests.e2e.evening import Evening
from tests.e2e.practice.person import Person
from tests.e2e.tables.test_night import looked
from tests.words import WORDS

PARIS = {WORDS.say("fr", Line("night-form-where")): "Paris"}
"""The answer to the question for a time zone."""


async def planned(evening: Evening, *coming: Person) -> Message:
    """Plan an evening in two hours, and let people sign up."""
    await evening.people[0].command(evening.channel, "night plan", when="dans 2 h")
    panel = await looked(evening)
    for person in coming:
        await person.press(panel, evening.label("night-button-come"))
    return await looked(evening)


async def test_an_evening_is_moved_by_presses_and_its_guests_and_the_calendar_follow(evening: Evening) -> None:
    ada, ben, cleo = evening.people[:3]
    admin = Person(evening.server, evening.guild.owner)
    panel = await planned(evening, ben)
    [event] = evening.guild.events.values()
    before = event["scheduled_start_time"]
    refused = await ben.press(panel, evening.label("night-button-edit"))
    assert refused.text == evening.say("en", "refusal-night-host-only", person=ada.user.mention)

    screen = await ada.press(panel, evening.label("night-button-edit"))
    form = await ada.press(screen.message, evening.label("night-button-move"))
    assert form.modal.title == evening.say("fr", "night-form-move")
    when, where = evening.say("fr", "night-form-when"), evening.say("fr", "night-form-where")
    unread = await ada.submit(form, {when: "n’importe quoi", where: "Paris"})
    assert unread.text == evening.say("fr", "refusal-no-such-moment", text="n’importe quoi")
    form = await ada.press(unread.message, evening.label("night-button-move"))
    assert [field.default for field in fields_of(form.modal)] == ["n’importe quoi", "Paris"]
    await ada.submit(form, {when: "dans 5 h", where: "Paris"})
    panel = await looked(evening)
    await looked(evening)

    [post] = [each for each in evening.posts() if ben.user in each.pings]
    assert ben.user.mention in post.text
    assert event["scheduled_start_time"] > before
    assert event["status"] == EventStatus.SCHEDULED
    assert ben.user.mention in panel.text
    assert evening.rows("select count(*) from night_guests where is_coming") == [(1,)]

    asked = await cleo.command(evening.channel, "night edit", when="dans 6 h")
    assert asked.text == evening.say("fr", "refusal-night-host-only", person=ada.user.mention)
    again = await admin.command(evening.channel, "night edit", when="in 6 h", places=12)
    assert again.is_ephemeral
    form = await ada.press(screen.message, evening.label("night-button-move"))
    [(stands,)] = evening.rows("select starts_at from nights")
    at = datetime.fromisoformat(stands).replace(tzinfo=UTC).astimezone(ZoneInfo("Europe/Paris"))
    kept = await ada.submit(form, {when: f"{at:%Y-%m-%d %H:%M}"})  # as it stands: nothing has moved
    await looked(evening)
    assert len([each for each in evening.posts() if ben.user in each.pings]) == 2, kept


async def test_who_comes_when_it_is_full_is_told_when_a_place_frees(evening: Evening) -> None:
    ada, ben, cleo, dorian = evening.people[:4]
    panel = await planned(evening, ben)
    screen = await ada.press(panel, evening.label("night-button-edit"))
    await ada.choose(screen.message, evening.say("fr", "night-button-places"), ["2"])
    await ada.press(await looked(evening), evening.label("night-button-come"))

    waits = await cleo.press(evening.panel(), evening.label("night-button-come"))
    second = await dorian.press(evening.panel(), evening.label("night-button-come"))
    assert waits.text.endswith("🕰️")
    assert second.text.endswith("🕰️")
    assert (
        evening.say("fr", "night-standby", n=2, people=(cleo.user.mention, dorian.user.mention))
        in (await looked(evening)).text
    )
    await ben.press(evening.panel(), evening.label("night-button-leave"))
    await looked(evening)
    panel = await looked(evening)

    [post] = [each for each in evening.posts() if cleo.user in each.pings]
    assert post.pings == [cleo.user]
    assert evening.say("fr", "night-standby", n=1, people=(dorian.user.mention,)) in panel.text
    await cleo.press(post, evening.label("night-button-leave"))
    await looked(evening)
    assert dorian.user in evening.posts()[-1].pings


async def test_a_co_host_goes_on_with_the_evening_of_a_host_who_has_left_the_server_and_is_not_dealt_in(
    evening: Evening,
) -> None:
    ada, ben, cleo, dorian = evening.people[:4]
    panel = await planned(evening, ada, ben, cleo)
    screen = await ada.press(panel, evening.label("night-button-edit"))
    await ada.choose(screen.message, evening.say("fr", "night-button-cohosts"), [str(ben.user.id)])
    assert ben.user.mention in (await looked(evening)).text.split("\n")[2]
    await ada.command(evening.channel, "night cohost", person=dorian.user)
    await ada.command(evening.channel, "night cohost", person=dorian.user)  # and no longer
    mine = await ben.command(evening.channel, "night cohost", person=dorian.user)
    assert mine.text == evening.say("en", "refusal-night-appoint")
    bot = await ada.command(evening.channel, "night cohost", person=evening.world.bot)
    assert bot.text == evening.say("fr", "refusal-night-bot")
    assert evening.rows("select user_id from night_guests where is_cohost") == [(ben.user.id,)]
    evening.skip(hours=1, minutes=45)
    for person in (ada, ben, cleo):
        await person.command(evening.channel, "night here")

    del evening.guild.members[ada.user.id]
    await ben.press(await looked(evening), evening.label("night-button-split"))
    await looked(evening)
    await evening.settle()

    [thread] = [each for each in evening.world.channels.values() if each.parent is evening.channel]
    seats = (await evening.table(thread)).record.seats
    assert {seat.user for seat in seats} == {ben.user.id, cleo.user.id}
    screen = await ben.press(evening.panel(), evening.label("night-button-edit"))
    question = await ben.press(screen.message, evening.say("en", "night-button-end"))
    await ben.press(question.message, evening.say("en", "night-end-sure"))
    assert evening.rows("select over_at is null from nights") == [(0,)]


async def test_a_weekly_evening_is_followed_by_the_next_one_and_the_calendar_shows_the_recurrence(
    evening: Evening,
) -> None:
    ada, ben = evening.people[:2]
    panel = await planned(evening, ben)
    screen = await ada.press(panel, evening.label("night-button-edit"))
    await ada.submit(await ada.press(screen.message, evening.label("night-button-weekly")), PARIS)
    panel = await looked(evening)
    [event] = evening.guild.events.values()
    assert evening.say("fr", "night-weekly") in panel.text
    start = datetime.fromisoformat(event["scheduled_start_time"])
    rule = event["recurrence_rule"]
    assert (rule["frequency"], rule["interval"], rule["by_weekday"]) == (2, 1, [start.weekday()])

    evening.skip(hours=2, minutes=1)
    await looked(evening)
    assert event["status"] == EventStatus.ACTIVE
    question = await ada.command(evening.channel, "night end")
    await ada.press(question.message, evening.label("night-end-sure"))
    for _ in range(3):
        panel = await looked(evening)

    after = datetime.fromisoformat(event["scheduled_start_time"])
    assert (after - start, event["status"]) == (timedelta(weeks=1), EventStatus.SCHEDULED)
    assert evening.say("fr", "night-weekly") in panel.text
    assert evening.rows("select count(*), sum(over_at is null) from nights") == [(2, 1)]
    stop = await ada.command(evening.channel, "night end")
    once = await ada.press(stop.message, evening.label("night-once"))
    assert evening.say("fr", "night-weekly") not in once.text
    await looked(evening)
    assert event["recurrence_rule"] is None
    stop = await ada.command(evening.channel, "night end")
    await ada.press(stop.message, evening.label("night-end-sure"))
    for _ in range(2):
        await looked(evening)

    assert event["status"] == EventStatus.CANCELLED
    assert evening.rows("select count(*), sum(over_at is null) from nights") == [(2, 0)]


async def test_weekly_by_command_until_it_is_said_no_more_and_a_weekly_event_that_began_does_not_come_back(
    evening: Evening,
) -> None:
    ada = evening.people[0]
    await planned(evening)
    await ada.submit(await ada.command(evening.channel, "night edit", weekly=True), PARIS)
    await looked(evening)
    [event] = evening.guild.events.values()
    assert event["recurrence_rule"] is not None
    evening.skip(hours=2, minutes=1)
    await looked(evening)
    await ada.command(evening.channel, "night edit", weekly=False)

    question = await ada.command(evening.channel, "night end")
    await ada.press(question.message, evening.label("night-end-sure"))
    for _ in range(2):
        await looked(evening)

    assert event["status"] == EventStatus.CANCELLED
    assert evening.rows("select count(*) from nights") == [(1,)]


async def test_an_evening_gets_a_title_by_a_press_and_goes_to_another_channel_with_its_list(evening: Evening) -> None:
    ada, ben = evening.people[:2]
    panel = await planned(evening, ben)
    [event] = evening.guild.events.values()
    salon = evening.world.add_channel(evening.guild, "salon-bleu")
    screen = await ada.press(panel, evening.label("night-button-edit"))
    form = await ada.press(screen.message, evening.label("night-button-title"))
    await ada.submit(form, {evening.say("fr", "night-form-title"): "Les Douze Indices"})
    await looked(evening)
    assert evening.panel().text.startswith("## Les Douze Indices")
    assert event["name"] == "Les Douze Indices"

    refused = await ben.command(evening.channel, "night edit", channel=salon)
    assert refused.text == evening.say("en", "refusal-night-host-only", person=ada.user.mention)
    await ada.command(evening.channel, "night edit", channel=salon)
    for _ in range(2):
        await evening.bot.loops["evenings"].tick()

    there = evening.panel(salon)
    assert ben.user.mention in there.text
    assert there.text.startswith("## Les Douze Indices")
    assert evening.panels(evening.channel) == []
    [post] = [each for each in salon.messages if ben.user in each.pings]
    assert evening.channel.mention in post.text
    assert event["entity_metadata"]["location"].endswith(f"/{salon.id}")
    await ben.press(there, evening.label("night-button-leave"))
    assert evening.rows("select count(*) from night_guests where is_coming") == [(0,)]


async def test_an_evening_goes_to_no_channel_where_its_host_cannot_write_or_another_one_is(evening: Evening) -> None:
    ada, ben = evening.people[0], evening.people[2]
    await planned(evening)
    shut, taken = (evening.world.add_channel(evening.guild, name) for name in ("shut", "taken"))
    evening.world.set_permissions(shut, ada.user, send_messages=False)
    await ben.command(taken, "night plan", when="dans 3 h")

    refused = await ada.command(evening.channel, "night edit", channel=shut)
    full = await ada.command(evening.channel, "night edit", channel=taken)

    assert refused.text == evening.say("fr", "refusal-night-elsewhere", channel=shut.mention)
    assert full.text == evening.say("fr", "refusal-night-taken")
    assert evening.rows("select left_id from nights") == [(None,), (None,)]


async def test_a_command_with_several_changes_makes_none_where_one_is_refused(evening: Evening) -> None:
    ada = evening.people[0]
    await planned(evening)
    salon = evening.world.add_channel(evening.guild, "salon-bleu")
    before = evening.rows("select channel_id, places, title from nights")

    unread = await ada.command(evening.channel, "night edit", channel=salon, places=5, when="n’importe quoi")
    far = await ada.command(evening.channel, "night edit", channel=salon, title="Loin", when="dans 100 j")

    assert unread.text == evening.say("fr", "refusal-no-such-moment", text="n’importe quoi")
    assert far.text == evening.say("fr", "refusal-night-far", n=90)
    assert evening.rows("select channel_id, places, title from nights") == before


async def test_a_weekly_evening_takes_the_zone_of_its_host_else_of_the_server_and_else_asks(evening: Evening) -> None:
    ada, admin = evening.people[0], Person(evening.server, evening.guild.owner)
    panel = await planned(evening)
    screen = await ada.press(panel, evening.label("night-button-edit"))

    form = await ada.press(screen.message, evening.label("night-button-weekly"))
    assert evening.rows("select is_weekly from nights") == [(0,)]
    both = await ada.command(evening.channel, "night edit", weekly=True, when="demain 20h30")
    assert both.text == evening.say("fr", "refusal-night-zone")
    await ada.submit(form, {evening.say("fr", "night-form-where"): "noumea"})

    assert evening.rows("select is_weekly, zone from nights") == [(1, "Pacific/Noumea")]
    await ada.command(evening.channel, "me hours", zone="UTC")
    salon = evening.world.add_channel(evening.guild, "b")
    ben = evening.people[2]
    await admin.command(evening.channel, "server zone", zone="tokyo")
    await ben.command(salon, "night plan", when="dans 3 h")
    await ben.command(salon, "night edit", weekly=True)
    assert evening.rows("select zone from nights where channel_id = ?", salon.id) == [("Asia/Tokyo",)]
