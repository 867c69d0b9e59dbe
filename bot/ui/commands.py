"""What the cogs of all games share: options in words become an action, and autocomplete offers what is legal."""

from __future__ import annotations

import re
import types
from collections.abc import Callable, Coroutine
from enum import StrEnum
from functools import cache
from typing import Any, ClassVar, Union, get_args, get_origin

import discord
from discord import app_commands
from discord.ext import commands

from bot.messages.catalogue import Catalogue
from bot.messages.names import find, index, matching, number, plain
from bot.messages.presenter import names_of
from bot.tables.table import Table
from bot.ui.client import AlibiBot
from bot.ui.reply import Reply
from games.core.contract import Action, Refusal
from games.core.seats import Seat, all_seats
from games.core.wire import field_types, holds_many

CHOICES = 25
CHOICE_LABEL = 100
_MENTION = re.compile(r"<@!?(?P<user>\d{1,20})>")


class GameCog(commands.GroupCog):
    """One game's slash commands. A verb hands its options to `play`; nothing is decided here."""

    kinds: ClassVar[tuple[type[Action], ...]]

    def __init__(self, bot: AlibiBot) -> None:
        super().__init__()
        self.bot = bot
        for command in self.__cog_app_commands__:
            if isinstance(command, app_commands.Command):
                self._offer_legal(command)

    def _offer_legal(self, command: app_commands.Command[Any, ..., Any]) -> None:
        """Give every option of a verb that is a text or a number an autocomplete from the legal actions."""
        kind = next((kind for kind in self.kinds if kind.verb == command.name), None)
        if kind is None:
            return
        for option in command.parameters:
            if option.type is discord.AppCommandOptionType.string:
                command.autocomplete(option.name)(self._completer(kind, option.name, str))
            elif option.type is discord.AppCommandOptionType.integer:
                command.autocomplete(option.name)(self._completer(kind, option.name, int))

    async def play(self, interaction: discord.Interaction[AlibiBot], kind: type[Action], **options: object) -> None:
        """Turn the options of a verb into an action and carry it out."""

        async def work(reply: Reply) -> None:
            on = self.bot.handlers
            table_id = await on.here(interaction)
            table = await on.tables.load(table_id)
            reply.names = names_of(table.record)
            action = Reader(table, on.presenter.words).action(kind, options)
            await on.act(reply, on.person(interaction), table_id, action)

        await self.bot.guarded(interaction, work)

    def _completer(
        self, kind: type[Action], name: str, read: Callable[[str], str | int]
    ) -> Callable[[discord.Interaction[Any], str], Coroutine[Any, Any, list[app_commands.Choice[str | int | float]]]]:
        async def complete(
            interaction: discord.Interaction[Any], current: str
        ) -> list[app_commands.Choice[str | int | float]]:
            on = self.bot.handlers
            try:
                person = on.person(interaction)
                table = await on.tables.load(await on.here(interaction))
                seat = table.seat_of(person.user)
            except Refusal:
                return []
            filled = {
                key: value
                for key, value in vars(interaction.namespace).items()
                if key != name and value not in (None, "")
            }
            offered = Reader(table, on.presenter.words).offers(seat, kind, name, filled, person.locale)
            return [
                app_commands.Choice(name=label[:CHOICE_LABEL], value=read(value))
                for label, value in matching(str(current), offered)[:CHOICES]
            ]

        return complete


class Reader:
    """Reads what people type for the fields of an action, at one table."""

    def __init__(self, table: Table, words: Catalogue) -> None:
        self._table = table
        self._words = words

    def action(self, kind: type[Action], options: dict[str, object]) -> Action:
        """Return the action. Raises Refusal for a name that means nothing here."""
        hints = field_types(kind)
        fields = {
            name: self.value(hint, options[name]) for name, hint in hints.items() if options.get(name) is not None
        }
        return kind(**fields)

    def value(self, hint: Any, given: object) -> Any:
        """Return what an option means as a value of this type; several options are one tuple, sorted.

        Raises Refusal("unknown-name").
        """
        kinds = _kinds(hint)
        if isinstance(given, tuple):
            return tuple(sorted(self.value(hint, each) for each in given if each is not None))
        if not isinstance(given, str):
            return given
        if Seat in kinds:
            return self._seat(given)
        if int in kinds and (written := number(given)) is not None:
            return written
        enums = tuple(each for each in kinds if isinstance(each, type) and issubclass(each, StrEnum))
        found = find(given, self._words.things(enums))
        if found is None and str in kinds:  # a code, such as a square of a board; the rules judge it
            return given.strip().lower()
        if found is None:
            raise Refusal("unknown-name", text=given[:CHOICE_LABEL])
        return found

    def _seat(self, given: str) -> Seat:
        """Read a player: the seat's number from 1, a mention, or a name."""
        record = self._table.record
        text = given.strip()
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
        self, seat: Seat, kind: type[Action], name: str, filled: dict[str, object], locale: str
    ) -> list[tuple[str, str]]:
        """Return the legal values of one option as (label, value), given the options that are filled in already."""
        hints = field_types(kind)
        known: dict[str, set[object]] = {}
        for key, text in filled.items():
            try:
                field = field_of(kind, key)
                known.setdefault(field, set()).add(self.value(hints[field], text))
            except (Refusal, KeyError):
                continue
        asked = field_of(kind, name)
        values = dict.fromkeys(
            value
            for action in self._table.game.rules.legal(self._table.state, seat)
            if type(action) is kind and all(known[key] <= _held(action, key) for key in known)
            for value in sorted(_held(action, asked) - known.get(asked, set()), key=str)
        )
        return [self._label(kind, asked, value, locale) for value in values if value is not None]

    def _label(self, kind: type[Action], field: str, value: object, locale: str) -> tuple[str, str]:
        if isinstance(value, StrEnum):
            return self._words.label(locale, value), value.value
        if isinstance(value, int) and Seat in _kinds(field_types(kind)[field]):
            return names_of(self._table.record)[Seat(value)], str(value + 1)
        return self._words.number(locale, self._table.record.game, field, value), str(value)


def field_of(kind: type[Action], option: str) -> str:
    """Return the field that an option fills: its own, or the tuple `things` that `thing`, `thing2`, ... make up."""
    hints = field_types(kind)
    many = f"{option.rstrip('0123456789')}s"
    return many if option not in hints and many in hints and holds_many(hints[many]) else option


def _held(action: Action, field: str) -> set[object]:
    """Return what a field holds: its value, or all values of a tuple."""
    value = getattr(action, field)
    return set(value) if isinstance(value, tuple) else {value}


@cache
def _kinds(hint: Any) -> tuple[Any, ...]:
    """Return the types that a hint allows."""
    if get_origin(hint) in (Union, types.UnionType):
        return tuple(kind for each in get_args(hint) for kind in _kinds(each))
    if get_origin(hint) is tuple:
        return _kinds(get_args(hint)[0])
    return (hint,)
