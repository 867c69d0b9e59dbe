"""What a seat is shown, and what everybody hears: compared between two deals by the tests of walls 5 and 6."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Mapping
from collections.abc import Set as AbstractSet
from itertools import zip_longest
from typing import Any

from games.core.chance import Chance
from games.core.contract import Event, Refusal, Step
from games.core.events import PublicEvent
from games.core.game import AnyGame
from games.core.playthrough import Move, judge
from games.core.seats import Seat
from games.core.secret import Secret


def alike(one: Any, other: Any) -> bool:
    """Return whether two values would be printed alike: the same types, values and order throughout; secrets are closed boxes.

    It is `repr(one) == repr(other)` without making the texts, which took most of the time of these tests.
    """
    if one is other:
        return True
    if (kind := type(one)) is not type(other):
        return False
    if kind not in _PARTS:
        _PARTS[kind] = _parts_of(kind)
    if (parts := _PARTS[kind]) is None:
        return bool(one == other)
    mine, theirs = parts(one), parts(other)
    return len(mine) == len(theirs) and all(map(alike, mine, theirs))


def _parts_of(kind: type[Any]) -> Callable[[Any], tuple[Any, ...]] | None:
    """Return how to take a value of a type apart, None where it has no parts."""
    if kind is Secret:
        return lambda _: ()
    if dataclasses.is_dataclass(kind):
        names = [field.name for field in dataclasses.fields(kind) if field.repr]
        return lambda value: tuple([getattr(value, name) for name in names])
    if issubclass(kind, Mapping):
        return lambda value: tuple(value.items())
    return tuple if issubclass(kind, (tuple, list, AbstractSet)) else None


_PARTS: dict[type[Any], Callable[[Any], tuple[Any, ...]] | None] = {}
"""What `_parts_of` has answered."""


def public_view(game: AnyGame, state: Any) -> tuple[Any, ...]:
    """Return what everybody may know of a state."""
    view = game.observer.table_view(state)
    return (view, view.verbs, view.waiting, view.topic)


def public_face(game: AnyGame, state: Any) -> tuple[Any, ...]:
    """Return how a table shows that: it follows from the view, if the face keeps nothing to itself."""
    view = game.observer.table_view(state)
    return (game.face.table_lines(view), game.face.table_scene(view))


def seat_view(game: AnyGame, state: Any, seat: Seat) -> tuple[Any, ...]:
    """Return what a seat may know of a state and what it may do, with the warnings before."""
    view = game.observer.seat_view(state, seat)
    legal = tuple(game.rules.legal(state, seat))
    return (view, view.topic, legal, tuple(game.observer.cautions(state, seat, action) for action in legal))


def seat_face(game: AnyGame, state: Any, seat: Seat) -> tuple[Any, ...]:
    """Return how that is shown to it."""
    view = game.observer.seat_view(state, seat)
    return (game.face.seat_lines(view), game.face.seat_scene(view))


def verdict(game: AnyGame, state: Any, move: Move, chance: Chance) -> Step[Any] | str:
    """Return the step, or the whole refusal as text."""
    try:
        return judge(game, state, move, chance)
    except Refusal as refusal:
        return f"{refusal.key} {refusal.facts}"


def compare_verdicts(here: Step[Any] | str, there: Step[Any] | str) -> None:
    """Check that both deals accept a move, with like events for everybody, or refuse it in the same words."""
    if isinstance(here, Step) and isinstance(there, Step):
        compare_public(here.events, there.events)
    else:
        assert here == there


def compare_public(events: Iterable[Event], others: Iterable[Event]) -> bool:
    """Check that public events differ only in what they declare to reveal. Return whether they differ at all.

    Which event comes next may follow from what the one before has revealed, and from nothing else.
    """
    is_forked = False
    mine = [event for event in events if isinstance(event, PublicEvent)]
    theirs = [event for event in others if isinstance(event, PublicEvent)]
    for one, other in zip_longest(mine, theirs):
        if type(one) is not type(other):
            assert is_forked, f"{type(one).__name__} here and {type(other).__name__} there tell two deals apart"
            return True
        names = [field.name for field in dataclasses.fields(one)]
        differing = {name for name in names if not alike(getattr(one, name), getattr(other, name))}
        undeclared = differing - one.reveals
        assert not undeclared, f"{type(one).__name__} tells two deals apart by {undeclared}, which it does not declare"
        is_forked = is_forked or bool(differing)
    return is_forked
