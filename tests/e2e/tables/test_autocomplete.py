"""Autocomplete offers what is legal, given what is filled in already, and no more than Discord takes."""

from __future__ import annotations

import random
from dataclasses import fields, replace
from typing import Any, NoReturn

import pytest

from bot.store.errors import DatabaseFailed
from bot.tables.ids import GuildId, UserId
from bot.tables.limits import LIMITS, LimitedDeed, Scope
from bot.tables.people import People
from bot.tables.table import Table
from games.clues.model import Weapon
from games.core.contract import Action
from games.core.seats import Seat
from tests.e2e.evening import SHORT, Evening
from tests.e2e.practice.person import Person
from tests.e2e.tables.playing import typed


def _legal(table: Table, seat: Seat, verb: str) -> list[Action]:
    return [action for action in table.game.rules.legal(table.state, seat) if action.verb == verb]


async def _offered(evening: Evening, who: Person, verb: str, field: str, /, **filled: Any) -> list[str]:
    choices = await who.autocomplete(evening.channel, f"clues {verb}", focused=field, **filled)
    assert len(choices) <= 25
    return [str(each.value) for each in choices]


def _fields(evening: Evening, person: Person, verb: str) -> list[str]:
    slash = next(each for each in person.slashes(evening.channel) if each.path == f"clues {verb}")
    return [option.name for option in slash.options if option.autocompletes]


async def _check(evening: Evening, table: Table, seat: Seat, luck: random.Random) -> int:
    """Compare every field of every verb with the legal actions: alone, then with a legal action half filled in."""
    person, checked = evening.person_of(table, seat), 0
    for kind in table.game.info.actions:
        legal = _legal(table, seat, kind.verb)
        for field in _fields(evening, person, kind.verb):
            values = {str(typed(action)[field]) for action in legal if field in typed(action)}
            assert set(await _offered(evening, person, kind.verb, field)) == values, (kind, field)
            if not legal:
                continue
            action = luck.choice(legal)
            filled: dict[str, Any] = {
                each.name: typed(action)[each.name]
                for each in fields(action)
                if each.name != field and each.name in typed(action) and luck.random() < 0.7
            }
            fitting = {
                str(typed(other)[field])
                for other in legal
                if field in typed(other) and all(typed(other).get(name) == value for name, value in filled.items())
            }
            assert set(await _offered(evening, person, kind.verb, field, **filled)) == fitting, (kind, field, filled)
            checked += 1
    return checked


@pytest.mark.parametrize("seats", [2, 4, 6])
async def test_only_what_is_legal_is_offered(evening: Evening, seats: int) -> None:
    luck = random.Random(seats)
    table = await evening.seated(seats, options={"top_secret": "on"} if seats > 2 else {})
    assert await _check(evening, table, Seat(0), luck) == 3
    for seat in range(seats):
        await evening.do(table, seat, 0)
    for _ in range(3):
        active = Seat(evening.active(table))
        waiting = Seat((active + 1) % seats)
        assert await _check(evening, table, active, luck) >= 5
        assert await _check(evening, table, waiting, luck) == 0
        await evening.do(table, active, luck.randrange(10))


async def test_nothing_is_offered_to_strangers_or_where_there_is_no_table(evening: Evening) -> None:
    nowhere = await _offered(evening, evening.people[0], "ask", "witness")
    await evening.lobby(2)
    waiting = await _offered(evening, evening.people[0], "ask", "witness")
    await evening.people[0].press(evening.panel(), evening.label("control-start"))
    await evening.settle()
    stranger = await _offered(evening, evening.people[4], "place", "person")
    mailbox = await evening.people[0].autocomplete(evening.people[0].mailbox_channel, "clues place", focused="person")

    assert nowhere == waiting == stranger == []
    assert mailbox == []


@pytest.mark.parametrize("locale", ["fr", "en-US"])
async def test_offers_are_named_in_the_readers_language_and_found_without_accents(
    evening: Evening, locale: str
) -> None:
    table = await evening.set_up(3)
    seat = Seat(evening.active(table))
    person = evening.person_of(table, seat)
    person.user.locale = locale

    offered = await person.autocomplete(evening.channel, "clues accuse", focused="weapon")
    for choice in offered:
        thing = Weapon(str(choice.value))
        assert thing in table.state.table.suspects[seat][2]
        assert choice.name == evening.words.label(locale, thing)
        plain = choice.name.replace("é", "e").replace("É", "e").replace("ê", "e").upper()
        again = await person.autocomplete(evening.channel, "clues accuse", focused="weapon", text=plain[:5])
        assert choice.value in [each.value for each in again]
    nothing = await person.autocomplete(evening.channel, "clues accuse", focused="weapon", text="zzzz")
    assert nothing == []
    witnesses = await person.autocomplete(evening.channel, "clues ask", focused="witness")
    assert {each.name for each in witnesses} == {
        evening.person_of(table, other).user.name for other in range(3) if other != seat
    }


async def test_a_time_that_is_typed_is_offered_with_the_moment_that_it_means(evening: Evening) -> None:
    table = await evening.set_up(3)
    person = evening.person_of(table, Seat(0))

    async def offered(text: str) -> list[tuple[str, Any]]:
        found = await person.autocomplete(evening.channel, "night plan", focused="when", text=text)
        return [(each.name, each.value) for each in found]

    assert await offered("in 20 minutes") == [("in 20 minutes", "in 20 minutes")]
    assert await offered("2030-01-15 20:15") == []  # in whose time?
    await evening.bot.house.servers.change(GuildId(evening.guild.id), lambda now: replace(now, zone="Europe/Paris"))
    assert await offered("15.1.2030 20:15") == [("15.1.2030 20:15 → 2030-01-15 20:15", "15.1.2030 20:15")]
    assert await offered("whenever") == []


async def test_a_database_that_is_away_offers_nothing_and_is_logged_once_without_the_person_that_types(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = await evening.set_up(3)
    person = evening.person_of(table, Seat(evening.active(table)))

    async def refuse(*_: object) -> NoReturn:
        raise DatabaseFailed("a full disk")

    monkeypatch.setattr(evening.bot.tables, "open_in", refuse)
    monkeypatch.setattr(evening.bot.store, "open_in", refuse)
    monkeypatch.setattr(People, "get", refuse)
    seen = len(evening.logs)
    for text in ("", "a", "ab"):
        assert await person.autocomplete(evening.channel, "clues accuse", focused="weapon", text=text) == []
        assert await person.autocomplete(evening.channel, "me away", focused="start", text=text) == []
        assert await person.autocomplete(evening.channel, "night plan", focused="when", text=text) == []
        for option in ("key", "value"):
            assert await person.autocomplete(evening.channel, "table option", focused=option, text=text) == []

    assert not [each for each in caplog.records if each.levelname in ("WARNING", "ERROR")]
    [said] = [each for each in evening.logs[seen:] if each["log_level"] in ("warning", "error")]
    assert said["event"].startswith("the database cannot be used")


async def test_nonsense_in_another_field_does_not_spoil_the_offers(evening: Evening) -> None:
    table = await evening.set_up(3)
    seat = Seat(evening.active(table))
    person = evening.person_of(table, seat)

    abouts = await _offered(evening, person, "ask", "about", witness="nobody at all")

    assert len(abouts) == len(table.state.deal.colours) + 6


async def test_who_types_without_end_is_offered_nothing_for_a_while_and_everybody_else_is(evening: Evening) -> None:
    ada, ben = evening.people[:2]
    limit = LIMITS[LimitedDeed.LETTER][Scope.PERSON]
    limits = evening.bot.bot.limits
    assert limits is not None
    for _ in range(limit.burst):
        limits.count(LimitedDeed.LETTER, UserId(ada.user.id))

    async def offered(person: Person) -> bool:
        return bool(await person.autocomplete(evening.channel, "me hours", focused="zone", text="par"))

    patience, evening.world.patience = evening.world.patience, SHORT  # Discord gets no answer
    assert not await offered(ada)
    evening.world.patience = patience
    assert await offered(ben)
    evening.skip(seconds=limit.every.total_seconds())
    assert await offered(ada)
