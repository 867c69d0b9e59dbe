"""Planning an evening through the real library: when, in which time zone, and where; and what is refused to whoever asks without end."""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from bot.practice.loopback.forms import fields_of
from bot.practice.loopback.model import Channel, ChannelKind
from bot.tables.ids import GuildId, UserId
from bot.tables.limits import LIMITS, LimitedDeed, Scope
from games.core.contract import Refusal
from tests.e2e.evening import Evening
from tests.e2e.practice.messages import selects
from tests.e2e.practice.person import Person
from tests.e2e.tables.test_night import looked, planned


async def test_a_time_is_read_in_the_zone_of_its_host_else_of_the_server_and_else_asked_for(evening: Evening) -> None:
    ada, ben = evening.people[0], evening.people[2]
    admin = Person(evening.server, evening.guild.owner)
    where = evening.say("fr", "night-form-where")
    asked = await ada.command(evening.channel, "night plan", when="demain 20h30")
    unknown = await ada.submit(asked, {where: "Qqqq"})
    assert unknown.text == evening.say("fr", "refusal-no-such-zone", text="Qqqq")
    assert evening.rows("select count(*) from nights") == [(0,)]

    asked = await ada.press(unknown.message, evening.say("fr", "night-button-plan"))
    assert [field.default for field in fields_of(asked.modal)] == ["demain 20h30", "Qqqq"]
    own = await ada.submit(asked, {where: "noumea"})
    assert evening.say("fr", "night-zone", zone="Nouméa", own=True) in own.text
    relative = await ben.command(evening.world.add_channel(evening.guild, "b"), "night plan", when="dans 3 h")
    assert "-#" not in relative.text
    await admin.command(evening.channel, "server zone", zone="tokyo")
    later = evening.world.add_channel(evening.guild, "c")
    servers = await ben.command(later, "night plan", when="demain 20h30")
    assert evening.say("fr", "night-zone", zone="Tokyo", own=False) in servers.text
    kept = await ada.command(evening.world.add_channel(evening.guild, "d"), "night plan", when="demain 20h30")
    assert evening.say("fr", "night-zone", zone="Nouméa", own=True) in kept.text

    nights = await evening.bot.rooms["evenings"].on._nights.stored.nights()
    planned = [await evening.bot.rooms["evenings"].on._nights.stored.night(night) for night, _ in nights]
    hours = [
        night.starts_at.astimezone(ZoneInfo(zone)).strftime("%H:%M")
        for night, zone in zip(planned, ("Pacific/Noumea", "UTC", "Asia/Tokyo", "Pacific/Noumea"), strict=True)
        if night is not None
    ]
    assert [hours[0], *hours[2:]] == ["20:30"] * 3


async def test_utc_is_a_zone_as_any_other_for_whoever_has_set_it_and_without_one_the_server_s_counts(
    evening: Evening,
) -> None:
    ada, ben = evening.people[0], evening.people[2]
    await Person(evening.server, evening.guild.owner).command(evening.channel, "server zone", zone="tokyo")
    await ada.command(evening.channel, "me hours", zone="utc", start="0", end="0")

    own = await ada.command(evening.channel, "night plan", when="demain 20h30")
    quiet = await ben.command(evening.channel, "me hours", start="22", end="8")

    assert evening.say("fr", "night-zone", zone="UTC", own=True) in own.text
    assert quiet.text == evening.say("fr", "hours-kept", start="22:00", end="8:00", zone="Tokyo")


async def test_where_no_evening_can_be_the_answer_speaks_of_evenings(evening: Evening) -> None:
    thread = evening.world.add_thread(evening.channel, "t", owner=evening.guild.owner)

    answer = await evening.people[0].command(thread, "night plan", when="dans 3 h")

    assert answer.text == evening.say("fr", "refusal-night-place")


async def test_no_evening_is_in_a_channel_of_announcements_and_one_that_becomes_such_frees_its_people(
    evening: Evening,
) -> None:
    ada, ben = evening.people[0], evening.people[2]
    news = evening.world.add_channel(evening.guild, "news")
    await announcing(evening, news)

    answer = await ada.command(news, "night plan", when="dans 3 h")
    assert answer.text == evening.say("fr", "refusal-night-place")
    await planned(evening)
    moved = await ada.command(evening.channel, "night edit", channel=news)
    assert moved.text == evening.say("fr", "refusal-night-place")
    evening.skip(hours=2)
    for who in (ada, ben):
        await who.command(evening.channel, "night here")
    await announcing(evening, evening.channel)
    await ada.command(evening.channel, "night split")
    for _ in range(2):
        await looked(evening)

    assert evening.rows("select is_gone from night_tables") == [(1,)]
    again = await ben.command(evening.channel, "night here")
    assert again.text == evening.say("fr", "night-you-wait", place=1, n=1)


async def announcing(evening: Evening, channel: Channel) -> None:
    """Turn a channel into one of announcements, which the bot learns."""
    channel.kind = ChannelKind.ANNOUNCEMENT
    evening.world.change_channel(channel)
    await evening.server.quiet()


async def test_evenings_planned_in_one_channel_after_the_other_are_refused(evening: Evening) -> None:
    ada, ben = evening.people[:2]
    most = LIMITS[LimitedDeed.EVENING][Scope.PERSON].burst
    salons = [evening.world.add_channel(evening.guild, f"salon-{n}") for n in range(most + 2)]
    for salon in salons[:most]:
        await ada.command(salon, "night plan", when="dans 2 h")

    refused = await ada.command(salons[most], "night plan", when="dans 2 h")

    assert refused.is_ephemeral
    assert refused.text.startswith(
        evening.say("fr", "refusal-too-often", deed=LimitedDeed.EVENING.value, at="").rstrip(" .")
    )
    assert evening.rows("select count(*) from nights") == [(most,)]
    await ben.command(salons[most], "night plan", when="dans 2 h")
    assert evening.rows("select count(*) from nights") == [(most + 1,)]


async def test_evenings_that_were_refused_count_for_nothing(evening: Evening) -> None:
    ada = evening.people[0]
    await planned(evening)
    free = evening.world.add_channel(evening.guild, "libre")
    for _ in range(LIMITS[LimitedDeed.EVENING][Scope.PERSON].burst):
        taken = await ada.command(evening.channel, "night plan", when="dans 2 h")
        assert taken.text == evening.say("fr", "refusal-night-taken")
        far = await ada.command(free, "night plan", when="dans 200 j")
        assert far.text == evening.say("fr", "refusal-night-far", n=90)

    await ada.command(free, "night plan", when="dans 2 h")

    assert evening.rows("select count(*) from nights") == [(2,)]


async def test_who_presses_without_end_is_refused_until_a_time_and_nobody_else_is(evening: Evening) -> None:
    ada, ben = evening.people[0], evening.people[2]
    limits = evening.bot.tables.limits
    with suppress(Refusal):
        while True:
            limits.count(LimitedDeed.PRESS, UserId(ada.user.id))

    refused = await ada.command(evening.channel, "table new", game="clues")
    other = await ben.command(evening.channel, "help")

    assert refused.is_ephemeral
    assert refused.text.startswith(evening.say("fr", "refusal-too-often", deed="press", at="").rstrip(" ."))
    assert evening.rows("select count(*) from tables") == [(0,)]
    assert "refusal" not in other.text
    evening.skip(minutes=1)
    assert not (await ada.command(evening.channel, "table new", game="clues")).is_ephemeral


async def test_one_evening_at_a_time_in_a_channel_and_none_in_the_past(evening: Evening) -> None:
    ada = evening.people[0]
    await planned(evening)

    free = evening.world.add_channel(evening.guild, "jeux")
    again = await ada.command(evening.channel, "night plan", when="dans 3 h")
    unasked = await ada.command(evening.channel, "night plan")
    yesterday = await ada.command(free, "night plan", when=f"{evening.now() - timedelta(days=1):%F} 20:30")
    past = await ada.submit(yesterday, {"where": "Paris"})
    unread = await ada.command(free, "night plan", when="bientôt")

    assert unasked.text == evening.say("fr", "refusal-night-taken")  # before the form is filled in for nothing
    assert again.text == evening.say("fr", "refusal-night-taken")
    assert past.text == evening.say("fr", "refusal-night-past")
    assert unread.text == evening.say("fr", "refusal-no-such-moment", text="bientôt")


async def test_without_a_time_a_form_asks_for_it(evening: Evening) -> None:
    ada = evening.people[0]

    form = await ada.command(evening.channel, "night plan")
    await ada.submit(form, {"when": "20h30", "where": "Paris"})

    assert evening.rows("select count(*) from nights") == [(1,)]


async def test_whoever_changes_an_evening_or_comes_and_goes_without_end_is_refused_and_a_stranger_uses_up_nothing(
    evening: Evening,
) -> None:
    ada, ben = evening.people[0], evening.people[2]
    guild = GuildId(evening.guild.id)
    await ada.command(evening.channel, "night plan", when="dans 2 h")
    stranger = await ben.command(evening.channel, "night edit", places=3)
    assert stranger.text == evening.say("fr", "refusal-night-host-only", person=f"<@{ada.user.id}>")
    left = [possible(evening, LimitedDeed.CHANGE, who, server=guild) for who in (ben, ada)]
    assert left == [LIMITS[LimitedDeed.CHANGE][Scope.PERSON].burst] * 2
    possible(evening, LimitedDeed.GUEST, ben)
    possible(evening, LimitedDeed.ROUND, ada, server=guild)

    asked = await ada.command(evening.channel, "night end")
    panel = await looked(evening)
    sure = await ada.press(asked.message, evening.say("fr", "night-end-sure"))
    dealt = await ada.command(evening.channel, "night split")
    moved = await ada.command(evening.channel, "night edit", when="dans 5 h")
    coming, other = [await who.press(panel, evening.say("fr", "night-button-come")) for who in (ben, ada)]

    for refused, deed in ((sure, "change"), (moved, "change"), (dealt, "round"), (coming, "guest")):
        assert refused.is_ephemeral
        assert refused.text.startswith(evening.say("fr", "refusal-too-often", deed=deed, at="").rstrip(" ."))
    assert evening.rows("select user_id from night_guests") == [(ada.user.id,)]
    assert evening.rows("select over_at, moved_at from nights") == [(None, None)]
    assert other.is_ephemeral


async def test_several_changes_of_an_evening_in_one_command_are_one_and_to_choose_a_co_host_is_one_too(
    evening: Evening,
) -> None:
    ada, ben = evening.people[0], evening.people[2]
    guild = GuildId(evening.guild.id)
    await ada.command(evening.channel, "night plan", when="dans 2 h")
    possible(evening, LimitedDeed.CHANGE, ada, server=guild)
    evening.skip(minutes=1)  # one is possible again

    edited = await ada.command(evening.channel, "night edit", places=3, title="Ronde", when="dans 5 h")
    refused = await ada.command(evening.channel, "night cohost", person=ben.user)
    evening.skip(minutes=1)
    allowed = await ada.command(evening.channel, "night cohost", person=ben.user)

    limited = evening.say("fr", "refusal-too-often", deed="change", at="").rstrip(" .")
    assert evening.rows("select places, title from nights") == [(3, "Ronde")]
    assert [each.text.startswith(limited) for each in (edited, refused, allowed)] == [False, True, False]
    assert evening.rows("select user_id from night_guests where is_cohost") == [(ben.user.id,)]


def possible(evening: Evening, deed: LimitedDeed, who: Person, **where: GuildId) -> int:
    """Let somebody do as much at one moment as there may be, and return how often that was."""
    n = 0
    with suppress(Refusal):
        while True:
            evening.bot.tables.limits.count(deed, UserId(who.user.id), server=where.get("server"))
            n += 1
    return n


async def test_of_a_time_that_people_read_differently_the_readings_are_offered_once_planned_and_once_moved(
    evening: Evening,
) -> None:
    ada, prompt = evening.people[0], evening.say("fr", "night-which-choose")
    asked = await ada.command(evening.channel, "night plan", when="demain à 8")

    offered = await ada.submit(asked, {evening.say("fr", "night-form-where"): "Paris"})
    [either] = selects(offered.message)
    early, late = (each["value"] for each in either["options"])
    assert evening.rows("select count(*) from nights") == [(0,)]
    await ada.choose(offered.message, prompt, [late])
    [(first,)] = evening.rows("select starts_at from nights")
    again = await ada.command(evening.channel, "night edit", when="demain à 9")
    [either] = selects(again.message)
    await ada.choose(again.message, prompt, [either["options"][1]["value"]])
    [(second,)] = evening.rows("select starts_at from nights")

    assert (early[-5:], late[-5:]) == ("08:00", "20:00")
    assert datetime.fromisoformat(second) - datetime.fromisoformat(first) == timedelta(hours=1)
