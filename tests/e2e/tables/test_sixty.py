"""Evenings of sixty people through the real library: to the ceremony, week after week, and two on one server."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime, timedelta

from bot.practice.loopback.errors import Json
from bot.practice.loopback.event_routes import EventStatus
from bot.practice.loopback.model import Channel, Message
from bot.tables.ids import TableId
from bot.tables.stores import NoSuchTable
from bot.tables.table import Table
from games.core.lines import Line
from tests.builders import long_run
from tests.e2e.evening import Evening
from tests.e2e.practice.person import Person
from tests.e2e.tables.playing import finish
from tests.words import WORDS

CROWD = 60
PARIS = {WORDS.say("fr", Line("night-form-where")): "Paris"}
"""The answer to the question for a time zone."""


def crowd(evening: Evening) -> list[Person]:
    """Return the host and 59 others."""
    evening.people += [evening.onlooker(f"Guest {n}") for n in range(len(evening.people), CROWD)]
    return evening.people


async def looked(evening: Evening, times: int = 1) -> None:
    """Let the keeper do what is due."""
    for _ in range(times):
        await evening.bot.loops["evenings"].tick()
    await evening.settle()


async def planned(evening: Evening, channel: Channel, hours: int = 2) -> None:
    """Plan an evening in a channel."""
    await evening.people[0].command(channel, "night plan", when=f"dans {hours} h")
    await looked(evening)


async def come(people: Sequence[Person], channel: Channel) -> None:
    """Let people say at an evening that they are there."""
    for person in people:
        await person.command(channel, "night here")


async def split(evening: Evening, channel: Channel) -> None:
    """Make tables, and let Discord's minute for threads pass, so that all of them are open."""
    await evening.people[0].command(channel, "night split")
    await looked(evening)
    evening.skip(minutes=1, seconds=1)
    await looked(evening)


async def end(evening: Evening, channel: Channel) -> None:
    """End the evening of a channel, for this week if it is weekly."""
    question = await evening.people[0].command(channel, "night end")
    await evening.people[0].press(question.message, evening.label("night-end-sure"))
    await looked(evening, times=3)


def tables(evening: Evening) -> list[TableId]:
    return [TableId(row[0]) for row in evening.rows("select opened_id from night_tables order by night_id, n")]


def seats(evening: Evening, channel: Channel | None = None) -> list[int]:
    """Return who was dealt in at the evenings of a channel, or of all: one entry for each table."""
    query = """
        select seats.user_id from night_tables join nights on nights.id = night_tables.night_id
        join seats on seats.table_id = night_tables.opened_id
        where nights.channel_id = ? or ? is null order by night_tables.night_id, night_tables.n, seats.user_id
    """
    place = None if channel is None else channel.id
    return [user for (user,) in evening.rows(query, place, place)]


def open_list(evening: Evening, channel: Channel | None = None) -> Message:
    """Return the panel of the evening of a channel that is not over."""
    return next(each for each in evening.panels(channel) if evening.label("night-button-likes") in each.labels)


async def sign_up(evening: Evening, people: Sequence[Person], channel: Channel | None = None) -> None:
    """Let people press that they come."""
    for person in people:
        await person.press(open_list(evening, channel), evening.label("night-button-come"))
    await looked(evening)


def counts(evening: Evening) -> tuple[int, int]:
    """Return how many have a place at the evenings that are not over, and how many wait for one."""
    query = """
        select coalesce(sum(standby_at is null), 0), coalesce(sum(standby_at is not null), 0) from night_guests
        join nights on nights.id = night_guests.night_id where is_coming and over_at is null
    """
    [(coming, standby)] = evening.rows(query)
    return int(coming), int(standby)


def called(post: Message) -> set[int]:
    return {user.id for user in post.pings}


def starts(event: Json) -> datetime:
    return datetime.fromisoformat(event["scheduled_start_time"])


def winners_of(game: Table) -> tuple[str, ...]:
    assert game.outcome is not None
    return tuple(f"<@{game.player(seat).user}>" for seat in game.outcome.winners)


async def stopped(evening: Evening, known: TableId) -> Table:
    """End a game that nobody wins."""
    await evening.bot.tables.end(known)
    return await evening.bot.tables.load(known)


async def stop_all(evening: Evening) -> None:
    """End all games, and let the keeper look."""
    for known in tables(evening):
        with suppress(NoSuchTable):
            await evening.bot.tables.end(known)
    await looked(evening)


async def won(evening: Evening, known: TableId) -> Table:
    """Play a game until somebody has won it."""
    table = await evening.bot.tables.load(known)
    while table.outcome is None:
        seat = min(table.game.rules.turn(table.state))
        action = finish(table, seat) or next(iter(table.game.rules.legal(table.state, seat)))
        await evening.bot.tables.act(known, table.player(seat).user, action)
        table = await evening.bot.tables.load(known)
    return table


@long_run
async def test_the_ceremony_of_sixty_people_and_28_games_names_wins_first_and_the_rest_in_a_number(
    evening: Evening,
) -> None:
    people, games = crowd(evening), list[Table]()
    await planned(evening, evening.channel)
    evening.skip(hours=2, minutes=1)
    for size in (60, 40, 32):
        await come(people[:size], evening.channel)
        await split(evening, evening.channel)
        for known in tables(evening)[len(games) :]:
            games.append(await (stopped if len(games) % 2 else won)(evening, known))
        await looked(evening)
    assert len(games) == 28

    await end(evening, evening.channel)

    ceremony = evening.panel()
    winners = {n: winners_of(game) for n, game in enumerate(games, start=1) if game.outcome is not None}
    assert [*winners] == [*range(1, 29, 2)]
    named = [
        evening.say("fr", "night-won", n=n, game=evening.say("fr", f"game-{games[n - 1].record.game}"), people=people)
        for n, people in list(winners.items())[-12:]
    ]
    rest = [evening.say("fr", "night-more", n=2), evening.say("fr", "night-undecided", n=14)]
    assert [line for line in ceremony.text.split("\n") if line.startswith("•")] == [*named, *rest]
    wins = Counter(user for each in winners.values() for user in each)
    best = [user for user, n in wins.items() if n == max(wins.values())]
    champions = (*best[:8], "…") if len(best) > 8 else tuple(best)
    assert evening.say("fr", "night-champions", people=champions, wins=max(wins.values())) in ceremony.text
    assert "✨" in ceremony.text
    assert ceremony.attachments
    assert "<#" not in ceremony.text  # nothing plays on
    assert evening.rows("select is_told from nights") == [(1,)]
    [event] = evening.guild.events.values()
    assert event["status"] == EventStatus.COMPLETED


async def test_a_weekly_evening_of_sixty_is_moved_once_and_called_off_once_with_its_own_list_each_week(
    evening: Evening,
) -> None:
    people = crowd(evening)
    host, cohost = people[:2]
    await planned(evening, evening.channel)
    await host.command(evening.channel, "night edit", places=40)
    await host.command(evening.channel, "night cohost", person=cohost.user)
    await host.submit(await host.command(evening.channel, "night edit", weekly=True), PARIS)
    await looked(evening)
    [event] = evening.guild.events.values()
    first = datetime.fromisoformat(event["scheduled_start_time"])

    # The first week: sixty sign up for forty places, one place frees, forty play.
    await sign_up(evening, people)
    assert counts(evening) == (40, 20)
    await people[39].press(open_list(evening), evening.label("night-button-leave"))
    await looked(evening, times=2)
    assert counts(evening) == (40, 19)
    assert [called(post) for post in evening.posts()] == [{people[40].user.id}]
    evening.skip(hours=2, minutes=1)
    await come(people, evening.channel)
    await cohost.command(evening.channel, "night split")
    await looked(evening)
    assert sorted(seats(evening)) == [each.user.id for each in people[:41] if each is not people[39]]
    await stop_all(evening)
    await end(evening, evening.channel)
    assert starts(event) == first + timedelta(weeks=1)
    assert counts(evening) == (0, 0)

    # The second week is moved, and called off: whoever is on its list is told both, once, and nobody else is.
    await sign_up(evening, people[10:30])
    before = len(evening.posts())
    await cohost.command(evening.channel, "night edit", when="in 8 d")
    await looked(evening, times=2)
    moved = starts(event)
    assert moved.date() == (first + timedelta(days=8)).date()
    await end(evening, evening.channel)
    theirs = {each.user.id for each in people[10:30]}
    assert [called(post) for post in evening.posts()[before:]] == [theirs, theirs]
    assert sum(evening.say("fr", "night-is-over", rounds=0) in each.text for each in evening.panels()) == 1

    # The third week is a week after the hour to which the second had moved, for whoever signs up anew.
    assert (starts(event), event["status"]) == (moved + timedelta(weeks=1), EventStatus.SCHEDULED)
    assert counts(evening) == (0, 0)
    await sign_up(evening, people[:6])
    evening.skip(seconds=(starts(event) - evening.now()).total_seconds() + 60)
    await come(people[:6], evening.channel)
    await split(evening, evening.channel)
    assert sorted(seats(evening)) == [each.user.id for each in people[:6]]  # the first week is forgotten by now
    assert len(evening.guild.events) == 1
    assert event["recurrence_rule"]["by_weekday"] == [moved.weekday()]


async def test_of_sixty_people_at_two_evenings_nobody_is_dealt_in_unasked_or_twice_or_after_leaving_the_server(
    evening: Evening,
) -> None:
    people = crowd(evening)
    blue = evening.world.add_channel(evening.guild, "salon-bleu")
    for channel in (evening.channel, blue):
        await planned(evening, channel)
    both, gone, silent = people[20:40], people[36:40], people[50:]
    await sign_up(evening, silent, blue)
    evening.skip(hours=2, minutes=1)
    await come(people[:40], evening.channel)
    await come(people[20:50], blue)
    for person in gone:
        del evening.guild.members[person.user.id]

    await people[0].command(evening.channel, "night split")
    await people[0].command(blue, "night split")
    await looked(evening, times=2)

    first = seats(evening, evening.channel)
    second = seats(evening, blue)
    assert sorted(first) == sorted(each.user.id for each in people[:36])
    assert sorted(second) == sorted(each.user.id for each in people[40:50])
    await stop_all(evening)
    evening.skip(minutes=1)
    await looked(evening, times=3)
    assert (seats(evening, evening.channel), seats(evening, blue)) == (first, second)  # nobody has asked again

    await come(both[:8], evening.channel)
    await come(both[4:12], blue)
    evening.skip(minutes=1)
    await looked(evening, times=3)
    again = Counter([*seats(evening, evening.channel), *seats(evening, blue)]) - Counter([*first, *second])
    assert again == Counter(each.user.id for each in both[:12])
