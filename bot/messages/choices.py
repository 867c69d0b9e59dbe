"""Choices: a seat's legal actions of one verb, as fields that are filled in one by one on one screen. Pure.

A verb without anything to choose is done at once. A field that has one value only is not asked for; a card or a code that is
the only choice is still shown: its player sees the action first, and the time of the answer tells nothing.
The press after which one action is left carries it out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, TypeAlias

from bot.tables.table import NumberedStep
from games.core.contract import Action, Refusal
from games.core.lines import who
from games.core.seats import Seat
from games.core.wire import field_types, holds_many, seat_fields

Picked: TypeAlias = tuple[int, ...]
"""The picks so far, one number a field: 0 while it is open, else the number of its value from 1; of a field that holds many, a
bit for each."""
Numbered: TypeAlias = tuple[tuple[int, Action], ...]
"""Legal actions with their numbers in the whole list of the seat."""


MANY_NUMBERS = 10
"""A longer list of numbers is sorted."""


@dataclass(frozen=True, slots=True)
class OpenField:
    """A field of a verb that is asked for: its legal values, in stable order.

    With `is_many` the field is a tuple, and one or several of the `values` are chosen.
    """

    name: str
    values: tuple[object, ...]
    is_seat: bool
    is_many: bool = False

    @property
    def usual(self) -> int:
        """The pick before any press: the value `False` or `None`; 0 where the field has neither."""
        return next((k for k, value in enumerate(self.values, 1) if value is False or value is None), 0)

    @property
    def can_wait(self) -> bool:
        """Whether the field may be left alone or holds several values, so that a press on it ends nothing."""
        return self.is_many or self.usual > 0

    def is_chosen(self, k: int, pick: int) -> bool:
        """Whether the value number k is picked."""
        return bool(pick >> k & 1) if self.is_many else pick == k + 1

    def pressed(self, k: int, pick: int) -> int:
        """Return the pick after a press on the value number k: chosen, or open again."""
        if self.is_many:
            return pick ^ 1 << k
        return 0 if pick == k + 1 and not self.usual else k + 1

    def chosen(self, pick: int) -> object:
        """Return the value that is picked, or the tuple of those."""
        if self.is_many:
            return tuple(value for k, value in enumerate(self.values) if pick >> k & 1)
        return self.values[pick - 1]


@dataclass(frozen=True, slots=True)
class Choices:
    """All legal actions of one verb, and the fields that are open."""

    verb: type[Action]
    actions: Numbered
    fields: tuple[OpenField, ...]

    @property
    def usual(self) -> Picked:
        """The picks of a new screen."""
        return tuple(field.usual for field in self.fields)

    def known(self) -> Iterator[tuple[str, Enum]]:
        """Yield the cards that follow from the state, by field: the screen names them without asking."""
        asked = {field.name for field in self.fields}
        for name in field_types(self.verb):
            value = getattr(self.actions[0][1], name)
            if name not in asked and isinstance(value, Enum):
                yield name, value

    def checked(self, picked: Picked) -> Picked:
        """Return a control's picks. Raises Refusal where these fields cannot hold them."""
        if len(picked) != len(self.fields) or not all(
            pick < (1 << len(field.values) if field.is_many else len(field.values) + 1)
            for field, pick in zip(self.fields, picked, strict=True)
        ):
            raise Refusal("stale")
        return picked

    def fitting(self, picked: Picked) -> Numbered:
        """Return the actions that agree with the picks."""
        wanted = [(field.name, field.chosen(pick)) for field, pick in zip(self.fields, picked, strict=True) if pick]
        return tuple(each for each in self.actions if all(getattr(each[1], name) == value for name, value in wanted))

    def offered(self, at: int, picked: Picked) -> Iterator[tuple[int, int | Picked]]:
        """Yield the values of one field that agree with the picks of the others, by number.

        Each comes with the result of a press on it: the number of the one action left, or the new picks.
        """
        field = self.fields[at]
        left = self.fitting((*picked[:at], 0, *picked[at + 1 :]))
        for k, value in enumerate(field.values):
            after = (*picked[:at], field.pressed(k, picked[at]), *picked[at + 1 :])
            if field.is_many:
                if any(value in getattr(action, field.name) for _, action in left):
                    yield k, after
                continue
            numbers = [n for n, action in left if getattr(action, field.name) == value]
            if numbers:
                is_last = len(numbers) == 1 and not field.is_chosen(k, picked[at])
                yield k, numbers[0] if is_last and self._is_last(at, picked) else after

    def _is_last(self, at: int, picked: Picked) -> bool:
        """Whether a press on this field may end the choice: every other field that must be filled in is."""
        return not self.fields[at].usual and all(
            pick or not field.is_many for field, pick in zip(self.fields, picked, strict=True)
        )


def choices(step: NumberedStep, seat: Seat, verb: type[Action]) -> Choices:
    """Return a seat's choices for one verb now. Raises Refusal where it has no legal action."""
    legal = tuple((i, each) for i, each in enumerate(step.legal(seat)) if type(each) is verb)
    if not legal:
        raise Refusal("not-now") if seat in step.turn else not_your_turn(step)
    return Choices(verb, legal, _fields(verb, legal))


def _fields(verb: type[Action], legal: Numbered) -> tuple[OpenField, ...]:
    seats = seat_fields(verb)
    fields = []
    for name, hint in field_types(verb).items():
        values: tuple[Any, ...] = tuple(dict.fromkeys(getattr(action, name) for _, action in legal))
        if len(values) > 1 or (len(legal) == 1 and isinstance(values[0], (Enum, str))):
            is_many = holds_many(hint)
            if is_many:
                values = tuple(sorted(dict.fromkeys(each for value in values for each in value)))
            elif len(values) > MANY_NUMBERS and all(type(value) is int for value in values):
                values = tuple(sorted(values))
            fields.append(OpenField(name, values, is_seat=name in seats, is_many=is_many))
    return tuple(fields)


def action_at(step: NumberedStep, seat: Seat, number: int) -> Action:
    """Return the legal action with this number at that step. Raises Refusal("stale")."""
    legal = step.legal(seat)
    if number not in range(len(legal)):
        raise Refusal("stale")
    return legal[number]


def not_your_turn(step: NumberedStep) -> Refusal:
    """Return the refusal that names the seats the table waits for."""
    waiting: Sequence[Seat] = step.view.waiting
    if not waiting:
        return Refusal("game-over")
    return Refusal("not-your-turn", active=who(tuple(waiting)))
