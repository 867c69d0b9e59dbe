"""What the page counts and finds, without a browser."""

from __future__ import annotations

import pytest

from bot.messages.names import plain
from bot.practice.launch.first_world import Club
from bot.practice.loopback.changes import ChangeKind
from bot.practice.loopback.model import Channel, User
from bot.practice.loopback.slash_commands import Slash
from bot.practice.loopback.world import World
from bot.practice.page.calendar import planned, turn
from bot.practice.page.composer import matching
from bot.practice.page.elements import initials
from bot.practice.page.site import part_of
from bot.practice.page.unread import ReadMarks, Unread
from games.core.lines import Line
from tests.words import WORDS


def a_world() -> tuple[World, Channel, User, User]:
    world = World()
    Club(WORDS).furnish(world)
    alice, bob = world.people[:2]
    return world, next(iter(world.channels.values())), alice, bob


def say(world: World, channel: Channel, author: User, **fields: object) -> None:
    message = world.blank(channel, author)
    for name, value in fields.items():
        setattr(message, name, value)
    world.send(message)


def test_unread_counts_what_others_said_and_who_is_called() -> None:
    world, channel, alice, bob = a_world()
    reading = ReadMarks()
    say(world, channel, world.bot, content="one")
    say(world, channel, world.bot, content="two", pings=[alice])
    say(world, channel, world.bot, content="only bob", ephemeral_to=bob)
    say(world, channel, alice, content="mine")

    assert reading.unread(alice, channel) == Unread(2, 1)
    assert reading.unread(bob, channel) == Unread(4, 0)
    assert reading.read(alice, channel) == Unread(2, 1)
    assert reading.unread(alice, channel) == Unread(0, 0)


def test_every_letter_in_a_mailbox_is_a_call() -> None:
    world, _, alice, _ = a_world()
    say(world, world.mailbox(alice), world.bot, content="secret")

    assert ReadMarks().unread(alice, world.mailbox(alice)) == Unread(1, 1)


def test_reading_tells_once_until_there_is_something_new() -> None:
    world, channel, alice, _ = a_world()
    reading, told = ReadMarks(), []
    end = reading.subscribe(lambda: told.append(1))
    say(world, channel, world.bot)
    reading.read(alice, channel)
    reading.read(alice, channel)
    end()
    say(world, channel, world.bot)
    reading.read(alice, channel)

    assert len(told) == 1


def test_a_full_mark_does_not_grow() -> None:
    assert [Unread(5, 0).mark, Unread(5, 2).mark, Unread(300, 0).mark] == ["5", "2", "99+"]


def test_commands_are_found_by_their_beginning_first_in_either_language_and_without_accents() -> None:
    slashes = [Slash(path, label, "", (), {}) for path, label in (
        ("table new", "table ouvrir"), ("clues ask", "indices demander"), ("clues accuse", "indices dénoncer"),
    )]  # fmt: skip

    assert [each.path for each in matching(slashes, "")] == ["table new", "clues ask", "clues accuse"]
    assert [each.path for each in matching(slashes, "clues")] == ["clues ask", "clues accuse"]
    assert [each.path for each in matching(slashes, "Indices Denon")] == ["clues accuse"]
    assert [each.path for each in matching(slashes, "ask")] == ["clues ask"]
    assert matching(slashes, "sing") == []


def test_names_are_read_without_accents_and_shown_as_initials() -> None:
    assert plain(" Célestin ") == "celestin"
    assert [initials(name) for name in ("Mabel Thorncroft", "Zoé", "Jean de la Tour", "7")] == ["MT", "Z", "JT", "?"]


def test_the_scenery_has_players_of_two_languages_and_a_channel_for_each_game() -> None:
    for language in WORDS.languages:
        club = Club(WORDS, language)
        people = club.people()
        assert len(people) >= 6
        assert {WORDS.language(locale) for _, locale in people} == {language, WORDS.language(club.words("club-guests"))}
        assert len({name.split()[0] for name, _ in people}) == len(people)
        topics = [topic for _, topic in [*club.channels()][1:]]
        assert topics == [
            WORDS.say(language, Line(f"game-{key}")) for key in ("clues", "arosa", "cluedo", "bakerstreet")
        ]


@pytest.mark.parametrize(
    ("asked", "part"),
    [
        ("bytes=0-", range(10)),
        ("bytes=4-6", range(4, 7)),
        ("bytes=4-99", range(4, 10)),
        ("bytes=-3", range(7, 10)),
        ("bytes=-99", range(10)),
        ("bytes=10-", None),
        ("bytes=6-4", None),
        ("bytes=-", None),
        ("bytes=0-1,4-5", None),
        ("", None),
    ],
)
def test_a_browser_gets_the_part_of_a_file_that_it_asks_for_or_else_all_of_it(asked: str, part: range | None) -> None:
    assert part_of(asked, 10) == part


def test_the_calendar_shows_the_next_first_and_who_is_interested_may_change_their_mind() -> None:
    world, channel, alice, bob = a_world()
    guild, told = channel.guild, []
    assert guild is not None
    for number, hour in (("1", 21), ("2", 20)):
        guild.events[number] = {"id": number, "scheduled_start_time": f"2026-11-22T{hour}:00:00+00:00"}
    world.subscribe(lambda change: told.append(change.kind))
    for user in (alice, bob, alice):
        turn(world, guild, "2", user.id)
    turn(world, guild, "gone", alice.id)

    assert [event["id"] for _, event in planned(world)] == ["2", "1"]
    assert guild.interested == {"2": [bob.id]}
    assert told == [ChangeKind.CALENDAR] * 3
