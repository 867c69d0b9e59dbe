"""An evening through the real library: planned, signed up for, said in the calendar, and over."""

from __future__ import annotations

from datetime import timedelta

from discord import Permissions

from bot.practice.loopback.event_routes import Status
from bot.practice.loopback.model import Message
from tests.e2e.evening import Evening


async def looked(evening: Evening) -> Message:
    """Let the keeper do what is due; return the panel of the evening."""
    await evening.bot.evenings.strike()
    return evening.panel()


async def planned(evening: Evening, hours: int = 2) -> Message:
    """Plan an evening; return its panel."""
    answer = await evening.people[0].command(evening.channel, "night plan", when=f"dans {hours} h")
    assert answer.is_ephemeral, answer
    return await looked(evening)


async def test_an_evening_is_planned_announced_reminded_of_once_attended_and_over(evening: Evening) -> None:
    ada, ben, cleo = evening.people[:3]
    panel = await planned(evening)
    [event] = evening.guild.events.values()
    assert event["name"] == evening.say("fr", "night-event")
    assert str(evening.channel.id) in event["entity_metadata"]["location"]

    signed = await ben.press(panel, evening.label("night-button-come"))
    assert signed.is_ephemeral
    games = evening.say("en", "night-likes")
    await ben.choose(signed.message, games, [evening.say("en", "game-cluedo")])
    await cleo.press(panel, evening.label("night-button-come"))
    text = (await looked(evening)).text
    assert evening.say("fr", "night-guest", person=ben.user.mention, likes=(evening.say("fr", "game-cluedo"),)) in text
    assert cleo.user.mention in text
    early = await ada.command(evening.channel, "night here")
    assert early.text == evening.say("fr", "refusal-night-early", n=30)

    evening.skip(hours=1, minutes=40)
    await looked(evening)
    await looked(evening)
    [reminder] = [post for post in evening.posts() if ben.user in post.pings]
    assert cleo.user in reminder.pings
    await ben.press(reminder, evening.label("night-button-here"))
    await ada.command(evening.channel, "night here")
    assert "✅" in (await looked(evening)).text

    evening.skip(minutes=30)
    await looked(evening)
    assert event["status"] == Status.ACTIVE
    refused = await ben.command(evening.channel, "night end")
    assert refused.text == evening.say("en", "refusal-night-host-only", person=ada.user.mention)
    question = await ada.command(evening.channel, "night end")
    await ada.press(question.message, evening.label("night-end-sure"))
    over = await looked(evening)

    assert evening.say("fr", "night-is-over", rounds=0) in over.text
    assert over.labels == []
    assert event["status"] == Status.COMPLETED
    late = await cleo.click(reminder, reminder.buttons[0]["custom_id"])
    assert late.text == evening.say("fr", "refusal-night-over")


async def test_a_missing_permission_is_named_and_the_event_follows_once_it_is_there(evening: Evening) -> None:
    role = next(each for each in evening.guild.roles.values() if each.is_managed)
    before = role.permissions

    async def grant(permissions: Permissions) -> None:
        role.permissions = permissions
        evening.world.remove_bot(evening.guild)
        evening.world.invite_bot(evening.guild)
        await evening.server.quiet()

    await grant(before & ~Permissions(create_events=True))
    ada = evening.people[0]

    answer = await ada.command(evening.channel, "night plan", when="demain 20h30")
    panel = await looked(evening)

    name = evening.say("fr", "permission-create-events")
    assert evening.say("fr", "night-no-event", permission=name) in answer.text
    assert evening.guild.events == {}
    panel = await looked(evening)
    assert evening.say("fr", "night-lacks", permission=name) in panel.text

    await grant(before)
    await looked(evening)

    assert len(evening.guild.events) == 1
    assert name not in (await looked(evening)).text


async def test_one_evening_at_a_time_in_a_channel_and_none_in_the_past(evening: Evening) -> None:
    ada = evening.people[0]
    await planned(evening)

    again = await ada.command(evening.channel, "night plan", when="dans 3 h")
    past = await ada.command(
        evening.world.add_channel(evening.guild, "jeux"),
        "night plan",
        when=f"{evening.now() - timedelta(days=1):%F} 20:30",
    )
    unread = await ada.command(evening.channel, "night plan", when="bientôt")

    assert again.text == evening.say("fr", "refusal-night-taken")
    assert past.text == evening.say("fr", "refusal-night-past")
    assert unread.text == evening.say("fr", "refusal-no-such-moment", text="bientôt")


async def test_an_event_that_somebody_deletes_is_not_made_again_and_the_evening_goes_on(evening: Evening) -> None:
    await planned(evening)
    evening.guild.events.clear()

    evening.skip(hours=2, minutes=1)
    await looked(evening)
    await looked(evening)

    assert evening.guild.events == {}
    assert evening.rows("select event_state, over_at from nights") == [("gone", None)]


async def test_without_a_time_a_form_asks_for_it(evening: Evening) -> None:
    ada = evening.people[0]

    form = await ada.command(evening.channel, "night plan")
    await ada.submit(form, {"when": "20h30"})

    assert evening.rows("select count(*) from nights") == [(1,)]
