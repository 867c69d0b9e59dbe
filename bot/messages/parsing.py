"""Reads typed text: a card, a player, a number, a language, the value of an option. One reader for slash options, forms and
autocomplete; in any language, by the beginning, with a typo.
"""

from __future__ import annotations

import re
import types
from collections.abc import Iterable, Mapping, Sequence
from datetime import date, datetime, timedelta
from difflib import get_close_matches
from enum import StrEnum
from functools import cache
from typing import Any, TypeVar, Union, get_args, get_origin
from zoneinfo import ZoneInfo

from bot.messages.catalogue import DEFAULT, Catalogue
from bot.messages.language import home_zones
from bot.messages.names import find, index, number, plain
from bot.messages.sentences import names_of
from bot.tables.cities import large_cities
from bot.tables.hours import city, day, offsets, zones, zones_abbreviated, zones_ranked
from bot.tables.records import TableRecord
from bot.tables.table import Table
from games.core.contract import Action, Refusal
from games.core.seats import Seat, all_seats
from games.core.wire import field_types, holds_many

T = TypeVar("T")

QUOTED = 100
"""Letters of the typed text that a refusal repeats."""
NEAR = 5
"""Cities that a refusal offers."""
WEEKDAYS = (
    "typed-monday",
    "typed-tuesday",
    "typed-wednesday",
    "typed-thursday",
    "typed-friday",
    "typed-saturday",
    "typed-sunday",
)
_MENTION = re.compile(r"<@!?(?P<user>\d{1,20})>")


def one_of(text: str, known: Mapping[str, T]) -> T:
    """Return the thing that the text names in an index of `names.index`. Raises Refusal("unknown-name")."""
    if (found := find(text, known)) is None:
        raise Refusal("unknown-name", text=text[:QUOTED])
    return found


def language(text: str, words: Catalogue) -> str:
    """Return a language that there is, by its folder. Raises Refusal("no-such-language")."""
    if text not in words.languages:
        raise Refusal("no-such-language")
    return text


def setting(text: str, offered: Iterable[tuple[str, str]]) -> str:
    """Return the key of a lobby option's typed value, given the offers as (label, key).

    Text that is not offered is returned as it is: the lobby refuses it.
    """
    keys = {key for _, key in offered}
    known = index([*((key, key) for key in keys), *offered])
    return text if text in keys else known.get(plain(text), text)


@cache
def _zones_typed(cities: frozenset[tuple[str, str]]) -> Mapping[str, Sequence[str]]:
    """Return the time zones by each name that is typed, whole or by its city, in any language; a zone's own name goes before `cities`.

    Of several zones that keep the same time there is one.
    """
    placed = zones().values()
    own = [(name, zone) for zone in placed for name in (zone, city(zone))] + [*large_cities()]
    taken = {plain(name) for name, _ in own}
    others = sorted((name, zone) for name, zone in cities if zone in placed and plain(name) not in taken)
    found: dict[str, list[str]] = {}
    for name, zone in [*own, *others]:
        same = found.setdefault(plain(name), [])
        if all(offsets(each) != offsets(zone) for each in same):
            same.append(zone)
    return found


def time_zone(text: str, words: Catalogue, locale: str = DEFAULT) -> str:
    """Return the time zone of a typed city, in any language, or of its full name; by its beginning if only one fits.

    Nothing is guessed: a turn would run out hours before it should. Raises Refusal("no-such-zone", "no-such-zone-near"), the
    latter with near cities in the language of a locale.
    """
    known = _zones_typed(frozenset(words.cities()))
    wanted = plain(text)
    near = known.get(wanted, ())  # several places are called Central
    if len(near) == 1:
        return near[0]
    near = near or zones_abbreviated(text.strip().upper())
    begins = {zone for name, some in known.items() if wanted and name.startswith(wanted) for zone in some}
    if not near and len(begins) == 1:
        return begins.pop()
    close = (zone for name in get_close_matches(wanted, known, n=NEAR, cutoff=0.6) for zone in known[name])
    if near := near or sorted(begins) or [*close]:

        def called(zone: str) -> str:
            names = (words.city(locale, zone), city(zone))
            clear = (name for name in names if "," not in name and len(known[plain(name)]) == 1)  # not: Knox, Indiana
            return next(clear, zone)

        raise Refusal("no-such-zone-near", text=text[:QUOTED], near=", ".join(dict.fromkeys(map(called, near[:NEAR]))))
    raise Refusal("no-such-zone", text=text[:QUOTED])


def day_named(text: str, zone: str, now: datetime, words: Catalogue, *, after: date | None = None) -> date:
    """Return the day of a typed text: today, tomorrow, a day of the week, in any language, or a date. Raises Refusal("no-such-day").

    A day of the week is the first such from today on, or from the day `after` which it is.
    """
    typed, today = " ".join(text.lower().replace("’", "'").split()), now.astimezone(ZoneInfo(zone)).date()
    if typed in words.typed("typed-today"):
        return today
    if typed in words.typed("typed-tomorrow"):
        return today + timedelta(days=1)
    first = after or today
    for weekday, key in enumerate(WEEKDAYS):
        if typed in words.typed(key):
            return first + timedelta(days=(weekday - first.weekday()) % 7)
    return day(text, zone, now)


def zone_choices(words: Catalogue, locale: str) -> list[tuple[str, str]]:
    """Return the time zones of the world to choose from, as (label, value): by their cities in a language, those at home first.

    Large cities without a zone of their own come last, by their names alone: `new york` finds one choice, not two.
    """
    home = home_zones(locale)
    named = [
        (words.city(locale, zone), zone.replace("_", " "))
        for zone in sorted(zones_ranked(), key=lambda each: each not in home)
    ]
    others = [(name, zone.replace("_", " ")) for name, zone in large_cities()]
    return [*((f"{name} · {zone}", zone) for name, zone in named), *others]


class Parser:
    """Reads the fields of actions at one table."""

    def __init__(self, record: TableRecord, words: Catalogue) -> None:
        self._record = record
        self._words = words

    def action(self, kind: type[Action], options: Mapping[str, object]) -> Action:
        """Return the action that filled-in options describe. Raises Refusal for a name that means nothing here."""
        hints = field_types(kind)
        given: dict[str, Any] = {}
        for option, value in options.items():
            field = field_of(kind, option)
            if value is not None:
                given[field] = (*given.get(field, ()), value) if holds_many(hints[field]) else value
        return kind(**{name: self.value(hints[name], value) for name, value in given.items()})

    def value(self, hint: Any, given: object) -> Any:
        """Return an option as a value of this type; several options are one tuple, sorted.

        Raises Refusal("unknown-name").
        """
        kinds = kinds_of(hint)
        if isinstance(given, tuple):
            return tuple(sorted(self.value(hint, each) for each in given))
        if not isinstance(given, str):
            return given
        if Seat in kinds:
            return self.seat(given)
        if int in kinds and (written := number(given)) is not None:
            return written
        known = self._words.things(
            tuple(each for each in kinds if isinstance(each, type) and issubclass(each, StrEnum))
        )
        if str in kinds:  # a code, such as a square of a board; the rules judge it
            found = find(given, known)
            return found if found is not None else given.strip().lower()
        return one_of(given, known)

    def seat(self, given: str) -> Seat:
        """Return the seat of a player: by its number from 1, a mention, or a name. Raises Refusal("unknown-player")."""
        record, text = self._record, given.strip()
        if (mention := _MENTION.fullmatch(text)) is not None:
            seat = next((each for each in record.seats if str(each.user) == mention["user"]), None)
            if seat is not None:
                return seat.seat
        elif (place := number(text.removeprefix("#"))) is not None and 1 <= place <= len(record.seats):
            return Seat(place - 1)
        else:
            names = [(names_of(record)[each], each) for each in all_seats(len(record.seats))]
            # Of two players whose names are typed alike neither is meant: a number or a mention tells them apart.
            is_double = sum(plain(name) == plain(text) for name, _ in names) > 1
            if not is_double and (found := find(text, index(names))) is not None:
                return found
        raise Refusal("unknown-player", n=len(record.seats))


def offers(
    table: Table,
    words: Catalogue,
    seat: Seat,
    kind: type[Action],
    option: str,
    filled: Mapping[str, object],
    locale: str,
) -> list[tuple[str, str]]:
    """Return the legal values of one option as (label, value), given the options that are filled in already."""
    parser, hints = Parser(table.record, words), field_types(kind)
    known: dict[str, set[object]] = {}
    for key, text in filled.items():
        try:
            field = field_of(kind, key)
            known.setdefault(field, set()).add(parser.value(hints[field], text))
        except (Refusal, KeyError):
            continue
    asked = field_of(kind, option)
    values = dict.fromkeys(
        value
        for action in table.now.legal(seat)
        if type(action) is kind and all(known[key] <= _held(action, key) for key in known)
        for value in sorted(_held(action, asked) - known.get(asked, set()), key=str)
    )
    is_seat = Seat in kinds_of(hints[asked])

    def named(value: object) -> tuple[str, str]:
        if isinstance(value, StrEnum):
            return words.label(locale, value), value.value
        if is_seat and isinstance(value, int):
            return names_of(table.record)[Seat(value)], str(value + 1)
        return words.number(locale, table.record.game, asked, value), str(value)

    return [named(value) for value in values if value is not None]


def field_of(kind: type[Action], option: str) -> str:
    """Return the field that an option fills: its own, or the tuple `things` that `thing`, `thing2`, ... make up."""
    option, hints = kind.fills.get(option, option), field_types(kind)
    many = f"{option.rstrip('0123456789')}s"
    return many if option not in hints and many in hints and holds_many(hints[many]) else option


def _held(action: Action, field: str) -> set[object]:
    """Return the values in a field: its own, or all of a tuple."""
    value = getattr(action, field)
    return set(value) if isinstance(value, tuple) else {value}


@cache
def kinds_of(hint: Any) -> tuple[Any, ...]:
    """Return the types that a hint allows."""
    if get_origin(hint) in (Union, types.UnionType):
        return tuple(kind for each in get_args(hint) for kind in kinds_of(each))
    if get_origin(hint) is tuple:
        return kinds_of(get_args(hint)[0])
    return (hint,)
