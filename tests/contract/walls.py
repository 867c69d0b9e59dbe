"""What a seat is shown, and what everybody hears: compared between two deals by the tests of walls 5 and 6."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable
from itertools import zip_longest
from typing import Any

from games.core.chance import Chance
from games.core.contract import Event, Refusal, Step
from games.core.events import PublicEvent
from games.core.game import AnyGame
from games.core.playthrough import Move, judge
from games.core.seats import Seat


def public_part(game: AnyGame, state: Any) -> tuple[Any, ...]:
    """Return everything that a table shows of a state to everybody."""
    view = game.observer.table_view(state)
    return (view, view.verbs, view.waiting, view.topic, game.face.table_lines(view), game.face.table_scene(view))


def seat_part(game: AnyGame, state: Any, seat: Seat) -> tuple[Any, ...]:
    """Return everything that a seat is shown of a state, with what it may do and the warnings before."""
    view = game.observer.seat_view(state, seat)
    legal = tuple(game.rules.legal(state, seat))
    warnings = tuple(game.observer.cautions(state, seat, action) for action in legal)
    return (view, view.topic, legal, warnings, game.face.seat_lines(view), game.face.seat_scene(view))


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
    """Check that public events differ only in what they reveal, or after that. Return whether they differ at all."""
    is_forked = False
    mine = [event for event in events if isinstance(event, PublicEvent)]
    theirs = [event for event in others if isinstance(event, PublicEvent)]
    for one, other in zip_longest(mine, theirs):
        if type(one) is not type(other):
            assert is_forked, f"{type(one).__name__} here and {type(other).__name__} there tell two deals apart"
            return True
        differing = {
            field.name
            for field in dataclasses.fields(one)
            if repr(getattr(one, field.name)) != repr(getattr(other, field.name))
        }
        if undeclared := differing - one.reveals:
            assert is_forked, f"{type(one).__name__} tells two deals apart by {undeclared}, which it does not declare"
        is_forked = is_forked or bool(differing)
    return is_forked
