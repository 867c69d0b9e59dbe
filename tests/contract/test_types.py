"""Walls 1, 2 and 4 over every game: who may read a fact is its type, and what is hidden cannot be printed by accident."""

from __future__ import annotations

import copy
import dataclasses
import json
import pickle
from collections.abc import Callable, Iterator, Mapping
from enum import Enum
from typing import Any, get_type_hints

import pytest

from bot.telling.message import PrivateMessage, PublicMessage
from games import GAMES
from games.core.contract import Action
from games.core.events import PrivateEvent, PublicEvent
from games.core.game import AnyGame
from games.core.scene import PrivateScene, PublicScene
from games.core.seats import Seat
from games.core.secret import Secret, SecretLeak
from games.core.takeback import TakenBack
from tests.builders import CASES, THE_SEED, Case, a_game, a_seed, any_verb, positions
from tests.parts import events_of

every_case = pytest.mark.parametrize("case", CASES, ids=str)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.key)


def events() -> list[type[Any]]:
    return [each for game in GAMES for each in events_of(game)]


def is_frozen(kind: type[Any]) -> bool:
    params: Any = kind.__dataclass_params__
    return bool(params.frozen)


@pytest.mark.parametrize(
    ("public", "private"),
    [(PublicEvent, PrivateEvent), (PublicMessage, PrivateMessage), (PublicScene, PrivateScene)],
)
def test_public_and_private_have_no_common_base(public: type[Any], private: type[Any]) -> None:
    assert set(public.__mro__) & set(private.__mro__) == {object}


@every_game
def test_a_game_says_whether_anybody_is_told_anything_alone(game: AnyGame) -> None:
    assert game.info.has_secrets == any(issubclass(kind, PrivateEvent) for kind in events_of(game))


@every_game
def test_views_have_no_common_base(game: AnyGame) -> None:
    state = a_game(CASES[[case.game for case in CASES].index(game)], a_seed(), turns=3).state
    table, seat = game.observer.table_view(state), game.observer.seat_view(state, Seat(0))

    assert set(type(table).__mro__) & set(type(seat).__mro__) == {object}


@pytest.mark.parametrize("kind", events(), ids=lambda kind: f"{kind.__module__}.{kind.__name__}")
def test_every_event_is_public_or_private_frozen_slotted_and_alone(kind: type[Any]) -> None:
    assert issubclass(kind, PublicEvent) != issubclass(kind, PrivateEvent)
    assert kind.__bases__ in {(PublicEvent,), (PrivateEvent,)}
    assert is_frozen(kind)
    assert "__slots__" in vars(kind)
    assert not any("__dict__" in vars(base) for base in kind.__mro__)


@pytest.mark.parametrize("kind", events(), ids=lambda kind: f"{kind.__module__}.{kind.__name__}")
def test_an_event_reveals_only_fields_that_it_has(kind: type[Any]) -> None:
    if issubclass(kind, PublicEvent):
        assert kind.reveals <= {field.name for field in dataclasses.fields(kind)}
    else:
        assert not hasattr(kind, "reveals")
        assert not hasattr(kind, "fades")


def test_no_event_lives_outside_the_events_of_a_game() -> None:
    known = {(each.__module__, each.__name__) for each in events()} | {(TakenBack.__module__, TakenBack.__name__)}

    for base in (PublicEvent, PrivateEvent):
        in_games = [each for each in base.__subclasses__() if each.__module__.startswith("games.")]
        assert {(each.__module__, each.__name__) for each in in_games} <= known


@every_game
def test_every_action_is_frozen_slotted_and_a_plain_list_of_values(game: AnyGame) -> None:
    for kind in game.info.actions:
        assert issubclass(kind, Action)
        assert is_frozen(kind)
        assert "__slots__" in vars(kind)
        assert set(get_type_hints(kind)) - set(get_type_hints(Action)) == {
            field.name for field in dataclasses.fields(kind)
        }


PLAIN = (str, int, bool, bytes, type(None), Enum, float)


def parts(value: object, seen: set[int]) -> Iterator[object]:
    """Yield everything that a state is made of, secrets opened."""
    if id(value) in seen:
        return
    seen.add(id(value))
    yield value
    if isinstance(value, Secret):
        yield from parts(value.open(), seen)
    elif isinstance(value, tuple | frozenset):
        for each in value:
            yield from parts(each, seen)
    elif dataclasses.is_dataclass(value) and not isinstance(value, type):
        for field in dataclasses.fields(value):
            if field.compare:  # what is not compared is no part of the value
                yield from parts(getattr(value, field.name), seen)


@every_case
def test_a_state_is_made_of_frozen_values_only(case: Case) -> None:
    for game in positions(case, THE_SEED, 6, any_verb):
        for part in parts(game.state, set()):
            if dataclasses.is_dataclass(part) and not isinstance(part, type):
                assert is_frozen(type(part)), type(part)
                with pytest.raises((dataclasses.FrozenInstanceError, AttributeError, TypeError)):
                    setattr(part, dataclasses.fields(part)[0].name, None)
            else:
                assert isinstance(part, (*PLAIN, Secret, tuple, frozenset)), type(part)


@every_case
def test_looking_at_a_state_does_not_change_it(case: Case) -> None:
    for game in positions(case, THE_SEED, 4, any_verb):
        mark, shown = hash(game.state), repr(game.state)
        for seat in case.everybody:
            list(case.game.rules.legal(game.state, seat))
            case.game.face.seat_scene(case.game.observer.seat_view(game.state, seat))
        case.game.face.table_scene(case.game.observer.table_view(game.state))

        assert hash(game.state) == mark
        assert repr(game.state) == shown


@every_case
def test_a_state_cannot_leave_the_process(case: Case) -> None:
    for game in positions(case, THE_SEED, 4, any_verb):
        leaks: tuple[Callable[[Any], object], ...] = (pickle.dumps, copy.deepcopy)
        for leak in leaks:
            with pytest.raises(SecretLeak):
                leak(game.state)
        for leak in (
            dataclasses.asdict,
            json.dumps,
        ):  # of a tuple with names, one is no dataclass and one meets a secret
            with pytest.raises(TypeError):
                leak(game.state)


@every_case
def test_views_and_events_hold_no_secret_and_no_state(case: Case) -> None:
    for game in positions(case, THE_SEED, 6, any_verb):
        views = [
            case.game.observer.table_view(game.state),
            *(case.game.observer.seat_view(game.state, s) for s in case.everybody),
        ]
        for told in (*views, *game.step.events):
            for part in parts(told, set()):
                assert not isinstance(part, Secret | type(game.state) | Mapping)
