"""The operator's commands, through the real library: who is offered them, who may use them, and what tables read."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from bot import VERSION
from bot.practice.loopback.model import Channel, Guild
from tests.e2e.evening import Evening, an_evening
from tests.e2e.practice.person import Person


@pytest_asyncio.fixture
async def house(tmp_path: Path) -> AsyncIterator[Evening]:
    """Give an evening with a server of the operator beside it, on which the bot does not run yet."""
    async with an_evening(tmp_path) as evening:
        home = evening.world.add_guild("Maison", locale="en-GB")
        evening.world.add_channel(home, "bureau")
        evening.owner_server = home.id
        yield evening


def office(evening: Evening) -> Channel:
    """Return the channel of the operator's server."""
    return next(each for each in evening.world.channels.values() if each.name == "bureau")


def home_of(evening: Evening) -> Guild:
    """Return the operator's server."""
    return next(each for each in evening.world.guilds.values() if each.name == "Maison")


def owner(evening: Evening) -> Person:
    """Return the owner of the application."""
    return Person(evening.server, evening.world.owner)


def offered(person: Person, channel: Channel) -> set[str]:
    return {slash.path for slash in person.slashes(channel) if slash.path.startswith("owner ")}


def notices(evening: Evening, channel: Channel | None = None) -> list[str]:
    return [text for text in evening.texts(channel) if "🔧" in text]


ALL = {"owner state", "owner servers", "owner maintenance", "owner withdraw"}


async def test_the_commands_are_offered_on_one_server_to_its_administrators_alone(house: Evening) -> None:
    ada = house.people[0]
    house.world.add_member(home_of(house), ada.user)
    async with house.running():
        assert offered(owner(house), office(house)) == ALL
        assert offered(ada, office(house)) == set()
        assert offered(owner(house), house.channel) == set()
    house.owner_server = house.guild.id
    async with house.running():
        assert offered(owner(house), office(house)) == set()
    house.owner_server = None
    async with house.running():
        assert not [each for each in house.world.commands if each["name"] == "owner"]


async def test_whoever_does_not_own_the_application_reads_one_private_sentence(house: Evening) -> None:
    house.owner_server = house.guild.id
    admin = Person(house.server, house.guild.owner)
    house.world.owner = house.people[0].user  # the application is somebody else's
    async with house.running():
        for path, options in (
            ("owner state", {}),
            ("owner servers", {}),
            ("owner maintenance", {"starts": 5, "lasts": 5}),
            ("owner withdraw", {}),
        ):
            answer = await admin.command(house.channel, path, **options)

            assert answer.is_ephemeral
            assert answer.text == house.say("en", "refusal-owners-only")
        assert house.rows("select count(*) from maintenances") == [(0,)]


async def test_the_owner_reads_the_state_and_where_tables_are_live(house: Evening) -> None:
    async with house.running():
        await house.seated(2)
        state = await owner(house).command(office(house), "owner state")
        servers = await owner(house).command(office(house), "owner servers")

        assert state.is_ephemeral
        assert servers.is_ephemeral
        for key, facts in (
            ("owner-title", {"version": VERSION}),
            ("owner-ready", {}),
            ("owner-processes", {"n": 1}),
            ("owner-tables", {"n": 1, "lobbies": 0}),
            ("owner-servers", {"n": 2, "live": 1}),
            ("owner-behind", {"n": 0, "seconds": 0}),
        ):
            assert house.say("en", key, **facts) in state.text
        assert house.say("en", "owner-server", id=str(house.guild.id), n=1) in servers.text
        names = {person.user.name for person in house.people} | {house.guild.name}
        assert not [name for name in names if name in state.text + servers.text]


async def test_a_maintenance_is_told_once_also_over_a_restart_and_can_be_withdrawn(house: Evening) -> None:
    async with house.running():
        await house.seated(2)
        answer = await owner(house).command(office(house), "owner maintenance", starts=60, lasts=15)
        assert answer.is_ephemeral
        await house.server.until(lambda: len(notices(house)) == 1)
        (told,) = notices(house)
        assert told.startswith("**Maintenance**\N{NO-BREAK SPACE}: je serai absent de <t:")
        again = await owner(house).command(office(house), "owner maintenance", starts=60, lasts=15)
        assert again.text == house.say("en", "refusal-maintenance-stands")
    async with house.running() as app:
        await app.loops["notices"].tick()
        await house.settle()
        assert notices(house) == [told]

        withdrawn = await owner(house).command(office(house), "owner withdraw")
        assert withdrawn.text == house.say("en", "owner-withdrawn")
        await house.server.until(lambda: notices(house) == [])
        nothing = await owner(house).command(office(house), "owner withdraw")
        assert nothing.text == house.say("en", "refusal-no-maintenance")


async def test_a_server_that_the_bot_is_not_in_stops_no_start_and_is_named_in_the_log(house: Evening) -> None:
    house.owner_server = 4711
    async with house.running():
        await house.lobby(2)

    assert [each["event"] for each in house.logs if "OWNER_SERVER" in each["event"]]


async def test_while_discord_does_not_say_who_the_owner_is_nobody_is(house: Evening) -> None:
    async with house.running():
        house.world.fail("GET", r"^/oauth2/applications/@me$", 403, times=1)
        answer = await owner(house).command(office(house), "owner state")

        assert answer.text == house.say("en", "trouble-discord-away")


async def test_each_channel_of_each_server_is_told_once_in_its_language_though_discord_fails_and_one_is_closed(
    house: Evening,
) -> None:
    places = [house.channel]
    for name in ("Deux", "Trois", "Quatre"):
        guild = house.world.add_guild(name)
        for person in house.people:
            house.world.add_member(guild, person.user)
        places.append(house.world.add_channel(guild, name))
    french, answered_late, closed, english = places
    async with house.running():
        for place, host in zip(places, (0, 2, 4, 1), strict=True):
            await house.people[host].command(place, "table new", game="clues")
            await house.people[(host + 3) % 6].command(place, "table join")
            await house.people[host].command(place, "table start")
        await house.settle()
        assert closed.guild is not None
        for role in closed.guild.roles.values():
            house.world.set_permissions(closed, role, send_messages=False)
        late = rf"^/channels/{answered_late.id}/messages$"
        refusing = house.world.fail("POST", late, 503, times=99, takes_effect=True)
        await owner(house).command(office(house), "owner maintenance", starts=60, lasts=15)
        await house.server.until(lambda: notices(house, french) and notices(house, answered_late))
    house.world.interferences.remove(refusing)
    house.skip(minutes=10)  # Discord has forgotten the nonces
    async with house.running() as app:
        await app.loops["notices"].tick()
        await house.settle()
        assert [len(notices(house, place)) for place in places] == [1, 1, 0, 1]
        assert notices(house, french)[0].startswith("**Maintenance**\N{NO-BREAK SPACE}: je serai absent")
        assert notices(house, english)[0].startswith("**Maintenance**: I’ll be away")
        state = await owner(house).command(office(house), "owner state")
        assert ", told in 3 channels." in state.text

        house.world.fail("DELETE", rf"^/channels/{french.id}/messages/", 503, times=9)
        await owner(house).command(office(house), "owner withdraw")
        await owner(house).command(office(house), "owner maintenance", starts=30, lasts=15)
        await house.server.until(lambda: len(notices(house, english)) == 1)
    house.world.interferences.clear()
    house.skip(minutes=50)  # it is over while the bot is away
    async with house.running() as app:
        await app.loops["notices"].tick()
        assert [notices(house, place) for place in places] == [[], [], [], []]
        assert house.rows("select count(*) from maintenances") == [(0,)]
