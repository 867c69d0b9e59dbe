"""An evening through the real library: planned, signed up for, said in the calendar, and over."""

from __future__ import annotations

import asyncio

from discord import Permissions

from bot.practice.loopback.event_routes import EventStatus
from bot.practice.loopback.model import Channel, Message
from bot.tables.ids import UserId
from tests.e2e.evening import Evening
from tests.e2e.practice.person import Person
from tests.e2e.tables.playing import finish


async def looked(evening: Evening) -> Message:
    """Let the keeper do what is due; return the panel of the evening."""
    await evening.bot.loops["evenings"].tick()
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
    assert (
        evening.say(
            "fr",
            "night-guest",
            at="comes",
            person=ben.user.mention,
            wishes=True,
            likes=(evening.say("fr", "game-cluedo"),),
        )
        in text
    )
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
    assert event["status"] == EventStatus.ACTIVE
    refused = await ben.command(evening.channel, "night end")
    assert refused.text == evening.say("en", "refusal-night-host-only", person=ada.user.mention)
    question = await ada.command(evening.channel, "night end")
    await ada.press(question.message, evening.label("night-end-sure"))
    over = await looked(evening)

    assert evening.say("fr", "night-is-over", rounds=0) in over.text
    assert over.labels == []
    assert event["status"] == EventStatus.COMPLETED
    assert reminder not in evening.posts()  # nothing is left to press


async def gathered(evening: Evening, n: int, *, game: str | None = None) -> None:
    """Plan an evening, let its hour come, and let so many people be there."""
    await planned(evening)
    evening.skip(hours=2, minutes=1)
    for person in evening.people[:n]:
        await come(evening, person, game)
    await looked(evening)


async def come(evening: Evening, person: Person, game: str | None = None) -> None:
    """Let somebody be there, who likes one game."""
    answer = await person.command(evening.channel, "night here")
    assert "✅" in answer.message.text, answer
    if game is not None:
        locale = person.user.locale
        await person.choose(answer.message, evening.say(locale, "night-likes"), [evening.say(locale, f"game-{game}")])


def threads(evening: Evening) -> list[Channel]:
    return [each for each in evening.world.channels.values() if each.parent is evening.channel]


async def split(evening: Evening) -> Message:
    """Make tables; return the panel of the evening."""
    answer = await evening.people[0].command(evening.channel, "night split")
    assert evening.say("fr", "night-split", n=2, round=1).split("**")[0] in answer.text
    panel = await looked(evening)
    await evening.settle()
    return panel


async def test_whoever_is_there_is_dealt_in_at_once_and_rounds_follow_until_the_end(evening: Evening) -> None:
    ada, *others = evening.people
    await gathered(evening, 5, game="cluedo")

    panel = await split(evening)

    [thread] = threads(evening)
    table = await evening.table(thread)
    assert {seat.user for seat in table.record.seats} == {person.user.id for person in evening.people[:5]}
    assert table.record.game == "cluedo"
    assert evening.panel(thread).labels  # the game's own panel
    [call] = evening.posts(thread)[:1]
    assert {user.id for user in call.pings} == {seat.user for seat in table.record.seats}
    assert thread.mention in panel.text
    assert len(evening.panels()) == 1  # the one before the round is gone

    busy = await ada.command(evening.channel, "night split")
    assert busy.text == evening.say("fr", "refusal-night-all-play")
    await come(evening, evening.people[5])
    alone = await ada.command(evening.channel, "night split")
    assert alone.text == evening.say("fr", "refusal-night-alone")

    while table.outcome is None:
        seat = min(table.game.rules.turn(table.state))
        action = finish(table, seat) or next(iter(table.game.rules.legal(table.state, seat)))
        await evening.bot.tables.act(table.record.id, table.player(seat).user, action)
        table = await evening.bot.tables.load(table.record.id)
    for person in evening.people[:5]:
        await come(evening, person)
    await split(evening)
    opened = [(await evening.table(each)).record for each in threads(evening)[1:]]
    assert sorted(seat.user for record in opened for seat in record.seats) == [each.user.id for each in evening.people]
    stranger = await others[0].command(evening.channel, "night split")
    assert stranger.text == evening.say("en", "refusal-night-host-only", person=ada.user.mention)

    question = await ada.command(evening.channel, "night end")
    await ada.press(question.message, evening.label("night-end-sure"))
    ceremony = await looked(evening)
    winners = tuple(f"<@{table.player(seat).user}>" for seat in table.outcome.winners)
    game = evening.say("fr", f"game-{table.record.game}")
    assert evening.say("fr", "night-won", n=1, game=game, people=winners) in ceremony.text
    assert ceremony.attachments
    form = await ada.press(ceremony, evening.label("night-button-plan"))
    assert form.modal.title == evening.say("fr", "night-form")


async def test_who_comes_late_plays_as_soon_as_two_wait(evening: Evening) -> None:
    await gathered(evening, 2)
    await split(evening)
    for person in evening.people[2:5]:
        await come(evening, person)
    await looked(evening)
    assert len(threads(evening)) == 1  # somebody else may be about to come

    evening.skip(minutes=1)
    await looked(evening)
    panel = await looked(evening)

    assert len(threads(evening)) == 2
    assert (await evening.table(threads(evening)[1])).record.seat_of(UserId(evening.people[4].user.id))
    assert evening.rows("select round from night_tables") == [(1,), (1,)]
    assert f"<#{threads(evening)[1].id}>" in panel.text


async def end(evening: Evening, thread: Channel) -> None:
    """End the game in a thread, and let the keeper look."""
    await evening.bot.tables.end((await evening.table(thread)).record.id)
    await evening.settle()
    await looked(evening)


async def test_whoever_s_table_is_over_is_asked_and_plays_on_by_one_press(evening: Evening) -> None:
    ada, ben, cleo, dorian, edith, _ = evening.people
    await gathered(evening, 3)
    await split(evening)
    for person in (dorian, edith):
        await come(evening, person)
    await ada.command(evening.channel, "night split")
    await looked(evening)
    await end(evening, threads(evening)[0])
    evening.skip(minutes=1)
    await looked(evening)
    assert len(threads(evening)) == 2  # nobody has asked

    [offer] = [post for post in evening.posts() if ben.user in post.pings]
    assert {ada.user, cleo.user} < set(offer.pings)
    again = {locale: evening.say(locale, "night-button-again") for locale in ("fr", "en")}
    assert again["fr"] in offer.labels
    assert again["fr"] in evening.panel().labels
    waiting = await ben.press(offer, again["fr"])
    assert waiting.text == evening.say("en", "night-you-wait", place=1, n=1)
    back = await ben.press(waiting.message, evening.say("en", "night-button-rest"))
    assert back.message.text == evening.say("en", "night-you-rest")
    await cleo.press(evening.panel(), again["fr"])
    await ada.press(offer, again["fr"])
    people = (cleo.user.mention, ada.user.mention)
    text = (await looked(evening)).text
    assert evening.say("fr", "night-waiting", n=2, people=people) in text
    assert evening.say("fr", "night-free", n=1, people=(ben.user.mention,)) in text

    del evening.guild.members[cleo.user.id]  # she leaves the server
    evening.skip(minutes=1)
    await looked(evening)
    assert len(threads(evening)) == 2
    await ben.press(back.message, again["en"])
    evening.skip(minutes=1)
    await looked(evening)
    await looked(evening)
    await evening.settle()

    table = await evening.table(threads(evening)[2])
    assert {seat.user for seat in table.record.seats} == {ada.user.id, ben.user.id}
    assert evening.rows("select round from night_tables") == [(1,), (2,), (2,)]
    assert sum(offer.text == post.text for post in evening.posts()) == 1


async def test_a_thread_that_is_deleted_lets_its_players_play_elsewhere(evening: Evening) -> None:
    await gathered(evening, 3, game="clues")
    await split(evening)
    [thread] = threads(evening)
    table = await evening.table(thread)

    evening.world.delete_channel(thread)
    evening.bot.delivery.wake(table.record.id)
    await evening.people[0].command(evening.channel, "table notes", text="?")
    evening.skip(minutes=6)
    await evening.bot.loops["deadlines"].tick()
    await evening.settle()
    await looked(evening)
    for person in evening.people[:3]:
        await come(evening, person)
    await split(evening)

    assert len(threads(evening)) == 1
    assert len((await evening.table(threads(evening)[0])).record.seats) == 3


async def test_a_moderator_acts_where_the_host_is_gone(evening: Evening) -> None:
    await gathered(evening, 3)
    admin = Person(evening.server, evening.guild.owner)

    await admin.press(evening.panel(), evening.label("night-button-split"))
    await looked(evening)
    screen = await admin.press(evening.panel(), evening.label("night-button-edit"))
    question = await admin.press(screen.message, evening.label("night-button-end", "en"))
    await admin.press(question.message, evening.label("night-end-sure", "en"))
    await looked(evening)

    assert evening.rows("select round, over_at is null from nights") == [(1, 0)]
    assert evening.rows("select status from tables") == [("live",)]  # it goes on to its end


async def test_nobody_and_one_are_told_why_there_are_no_tables(evening: Evening) -> None:
    await gathered(evening, 0)
    ada = evening.people[0]

    nobody = await ada.command(evening.channel, "night split")
    await come(evening, evening.people[1])
    one = await ada.command(evening.channel, "night split")

    assert nobody.text == evening.say("fr", "refusal-night-nobody")
    assert one.text == evening.say("fr", "refusal-night-alone")
    evening.skip(hours=5)
    await looked(evening)
    await looked(evening)
    assert evening.rows("select is_told from nights") == [(1,)]


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

    answer = await ada.command(evening.channel, "night plan", when="dans 26 h")
    panel = await looked(evening)

    name = evening.say("fr", "permission-create-events")
    assert evening.say("fr", "night-no-event", permission=name) in answer.text
    assert evening.guild.events == {}
    panel = await looked(evening)
    assert evening.say("fr", "night-lacks", permission=name, what="create_events") in panel.text

    await grant(before)
    await looked(evening)

    assert len(evening.guild.events) == 1
    assert name not in (await looked(evening)).text


async def test_an_event_that_somebody_deletes_is_not_made_again_and_the_evening_goes_on(evening: Evening) -> None:
    await planned(evening)
    evening.guild.events.clear()

    evening.skip(hours=2, minutes=1)
    await looked(evening)
    await looked(evening)

    assert evening.guild.events == {}
    assert evening.rows("select event_state, over_at from nights") == [("gone", None)]


async def test_the_same_deal_is_played_in_private_threads_that_only_a_table_reads(evening: Evening) -> None:
    await gathered(evening, 5, game="clues")
    ada = evening.people[0]
    screen = await ada.press(evening.panel(), evening.label("night-button-edit"))
    host = await ada.press(screen.message, evening.label("night-button-twins"))
    prompt, clues = evening.say("fr", "night-raced-prompt"), [evening.say("fr", "game-clues")]
    before = {role: role.permissions for role in evening.guild.roles.values()}

    async def grant(lacking: Permissions) -> None:
        for role, permissions in before.items():
            role.permissions = permissions & ~lacking
        evening.world.remove_bot(evening.guild)
        evening.world.invite_bot(evening.guild)
        await evening.server.quiet()

    await grant(Permissions(create_private_threads=True))
    answer = await ada.choose(host.message, prompt, clues)
    name = evening.say("fr", "permission-create-private-threads")
    assert answer.text == evening.say("fr", "trouble-bot-may-not", permission=name)
    await grant(Permissions.none())
    answer = await ada.choose(host.message, prompt, clues)
    assert evening.say("fr", "night-split-same", tables=("1", "2")) in answer.text
    panel = await looked(evening)
    await evening.settle()

    assert evening.say("fr", "night-same-deal") in panel.text
    tables = [await evening.table(thread) for thread in threads(evening)]
    assert tables[0].record.commitment == tables[1].record.commitment
    for thread, table in zip(threads(evening), tables, strict=True):
        assert thread.is_private_thread
        assert {user for user in thread.thread_members if user != evening.world.bot.id} == set(table.record.people)
    for table, is_last in zip(tables, (False, True), strict=True):
        while table.outcome is None:
            seat = min(table.game.rules.turn(table.state))
            action = finish(table, seat) or next(iter(table.game.rules.legal(table.state, seat)))
            await evening.bot.tables.act(table.record.id, table.player(seat).user, action)
            table = await evening.bot.tables.load(table.record.id)  # noqa: PLW2901 (the same table, later)
        await evening.settle()
        await looked(evening)
        await evening.settle()
        shown = [evening.panel(each) for each in threads(evening)]
        assert [bool(each.attachments) for each in shown] == ([True, True] if is_last else [False, True])
        closed = evening.say("fr", "twin-through", solvers=("x",), turns=9).split("\n")[-1]
        assert (closed in shown[0].text) is not is_last
    title = evening.say("fr", "night-compared", round=1, game=evening.say("fr", "game-clues"))
    assert sum(title in post.text for post in evening.posts()) == 1


async def test_who_has_left_the_server_is_not_dealt_in_and_a_deleted_thread_frees_its_players(evening: Evening) -> None:
    await gathered(evening, 4)
    host = evening.people[0]
    del evening.guild.members[host.user.id]
    admin = Person(evening.server, evening.guild.owner)
    answer = await admin.command(evening.channel, "night split")
    assert evening.say(admin.user.locale, "night-split", n=1, round=1).split("**")[0] in answer.text
    await looked(evening)
    await evening.settle()
    [thread] = threads(evening)
    table = await evening.table(thread)
    assert {seat.user for seat in table.record.seats} == {each.user.id for each in evening.people[1:4]}

    evening.world.delete_channel(thread)
    async with asyncio.timeout(120):
        while evening.rows("select status from tables") != [("ended",)]:  # noqa: ASYNC110 - nothing tells it
            await asyncio.sleep(0.05)
