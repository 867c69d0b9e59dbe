"""Choices: what a seat may do, sorted into the screens that lead there in at most three presses. Pure.

A verb without anything to choose is done at once; with one field it is a row of buttons or a select, and where the field is
a number of many, buttons for the first three and a form for any; with two fields of a few values each, one row of buttons
after the other; with more it is a form with one field each. A card or a code that is the only possible one is still shown, so that the player sees what will happen
and how long the answer takes tells nothing.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

from bot.messages.parsing import whole_number
from bot.tables.table import NumberedStep
from games.core.contract import Action, Refusal
from games.core.game import AnyGame
from games.core.lines import who
from games.core.seats import Seat
from games.core.wire import field_types, holds_many, seat_fields


@dataclass(frozen=True, slots=True)
class OpenField:
    """A field of a verb that is asked for: its legal values, in stable order.

    With `is_many` the field is a tuple, and `values` are what it may hold: one or several of them are chosen.
    """

    name: str
    values: tuple[object, ...]
    is_seat: bool
    is_many: bool = False

    def chosen(self, numbers: Sequence[int]) -> object:
        """Return the value with this number, or the tuple with these. Raises Refusal for a number that is none."""
        if not numbers or not all(0 <= n < len(self.values) for n in numbers):
            raise Refusal("not-together")
        return tuple(self.values[n] for n in sorted(set(numbers))) if self.is_many else self.values[numbers[0]]

    @property
    def is_number(self) -> bool:
        """Whether the values are numbers, which may be written."""
        return not self.is_seat and type(self.values[0]) is int


@dataclass(frozen=True, slots=True)
class Choices:
    """All legal actions of one verb, with their numbers in the whole list of the seat, and the fields that are open."""

    verb: type[Action]
    actions: tuple[tuple[int, Action], ...]
    fields: tuple[OpenField, ...]

    def pick(self, numbers: Mapping[str, Sequence[int]]) -> Action:
        """Return the action with these field values, by their numbers. Raises Refusal for a number that is none.

        Values that do not go together make an action that is not legal: the rules say why, better than we could here.
        """
        wanted = {field.name: field.chosen(numbers.get(field.name, ())) for field in self.fields}
        for _, action in self.actions:
            if all(getattr(action, name) == value for name, value in wanted.items()):
                return action
        return dataclasses.replace(self.actions[0][1], **wanted)

    def given(self, number: int) -> Choices:
        """Return what is left to choose when the first field has this value, by its number. Raises Refusal("stale")."""
        first = self.fields[0]
        if not 0 <= number < len(first.values):
            raise Refusal("stale")
        value = first.values[number]
        left = tuple(each for each in self.actions if getattr(each[1], first.name) == value)
        return Choices(self.verb, left, tuple(each for each in _fields(self.verb, left) if each.name != first.name))

    def written(self, text: str) -> Action:
        """Return the action with a number that somebody wrote; the rules judge it. Raises Refusal("not-a-number")."""
        if len(self.fields) != 1 or not self.fields[0].is_number:  # a forged id
            raise Refusal("stale")
        return dataclasses.replace(self.actions[0][1], **{self.fields[0].name: whole_number(text)})


def choices(game: AnyGame, step: NumberedStep, seat: Seat, verb: type[Action]) -> Choices:
    """Return what a seat may do with one verb now. Raises Refusal where it is nothing."""
    legal = [(i, each) for i, each in enumerate(game.rules.legal(step.state, seat)) if type(each) is verb]
    if not legal:
        if seat in game.rules.turn(step.state):
            raise Refusal("not-now")
        raise not_your_turn(game, step)
    return Choices(verb, tuple(legal), _fields(verb, legal))


def _fields(verb: type[Action], legal: Sequence[tuple[int, Action]]) -> tuple[OpenField, ...]:
    seats = seat_fields(verb)
    fields = []
    for name, hint in field_types(verb).items():
        values: tuple[Any, ...] = tuple(dict.fromkeys(getattr(action, name) for _, action in legal))
        if len(values) > 1 or isinstance(values[0], (Enum, str)):
            is_many = holds_many(hint)
            if is_many:
                values = tuple(sorted(dict.fromkeys(each for value in values for each in value)))
            fields.append(OpenField(name, values, is_seat=name in seats, is_many=is_many))
    return tuple(fields)


def action_at(game: AnyGame, step: NumberedStep, seat: Seat, number: int) -> Action:
    """Return the legal action with this number at that step. Raises Refusal("stale")."""
    legal: Iterator[Action] = game.rules.legal(step.state, seat)
    for i, action in enumerate(legal):
        if i == number:
            return action
    raise Refusal("stale")


def not_your_turn(game: AnyGame, step: NumberedStep) -> Refusal:
    """Return the refusal that says whom the table waits for."""
    waiting: Sequence[Seat] = game.observer.table_view(step.state).waiting
    if not waiting:
        return Refusal("game-over")
    return Refusal("not-your-turn", active=who(tuple(waiting)))
