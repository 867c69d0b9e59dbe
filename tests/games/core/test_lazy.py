"""Loaders of parts that a running game does not need."""

from __future__ import annotations

import pickle

from games import GAMES
from games.core.lazy import lazy


def test_a_loader_calls_the_named_class_with_the_named_objects() -> None:
    assert lazy("fractions:Fraction", "games.core.seats:MOST_SEATS")() == 10


def test_another_process_gets_every_loader_of_a_game_by_its_names() -> None:
    for game in GAMES:
        for load in (game.knowledge, game.inquest, game.rival, game.puzzle):
            if load is not None:
                assert type(pickle.loads(pickle.dumps(load))()) is type(load())
