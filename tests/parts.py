"""What belongs to a game, in its own folder and beside its tests, found by its key: so that every test follows `GAMES`."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Protocol, TypeAlias

from cogs import GAME_COGS
from games.core.chance import Chance
from games.core.contract import Action
from games.core.events import Back, PrivateEvent, PublicEvent
from games.core.game import AnyGame
from games.core.playthrough import Playthrough
from games.core.seats import Seat


class Worlds(Protocol):
    """What `tests/games/<game>/worlds.py` promises."""

    FORKS: bool
    """Whether what is revealed changes what is public from then on, so that worlds are compared until they first differ."""

    TAKEN_BACK: Mapping[str, Back]
    """The events that can be taken back, by name, looked at one by one. No other ever can."""

    def another_world(self, state: Any, seat: Seat, chance: Chance) -> Any | None:
        """Return another state with the same public history and the same knowledge for this seat, or None.

        Everything else that is hidden should differ as much as it can: it may be what the seat must not learn.
        """


Finish: TypeAlias = Callable[[AnyGame, Any, Seat], Action | None]


def worlds_of(game: AnyGame) -> Worlds:
    """Return the other worlds of a game."""
    worlds: Any = _beside(game, "worlds")
    found: Worlds = worlds
    return found


def finish_of(game: AnyGame) -> Finish:
    """Return what leads to the end of a game soon: `finish(game, state, seat)`, None where anything will do."""
    finish: Finish = _beside(game, "finish").finish
    return finish


def turned_over_by(game: AnyGame, state: Any) -> tuple[tuple[object, ...], tuple[object, ...]]:
    """Return what all are told at the end of a game that was hidden before, and what of it is drawn."""
    said, drawn = _beside(game, "finish").turned_over(state)
    return said, drawn


class Presses(Protocol):
    """What `tests/games/<game>/presses.py` promises."""

    PRESSES: Mapping[str, int]
    """How many presses an action takes from the message that calls its player, by verb: the verb itself, one for each choice
    that is open, and one to confirm what is final.
    """
    OPTIONS: Mapping[str, str]


def presses_of(game: AnyGame) -> Presses:
    """Return how many presses the actions of a game take."""
    presses: Any = _beside(game, "presses")
    found: Presses = presses
    return found


def scripts_of(game: AnyGame) -> Mapping[str, Callable[[], Playthrough]]:
    """Return how to play the games of a game's transcripts, by name: its own `scripts.py`, or random games."""
    if find_spec(f"tests.games.{game.info.key}.scripts") is None:
        found: Mapping[str, Callable[[], Playthrough]] = import_module("tests.games.at_random").scripts(game)
        return found
    made: Mapping[str, Callable[[], Playthrough]] = _beside(game, "scripts").scripts()
    return made


def staged_by(game: AnyGame, seats: int) -> Sequence[Any]:
    """Return states of a game for its pictures that random play hardly reaches: the optional `STAGED` of its `staged.py`, by seats."""
    if find_spec(f"tests.games.{game.info.key}.staged") is None:
        return ()
    staged: Mapping[int, Sequence[Any]] = _beside(game, "staged").STAGED
    return staged.get(seats, ())


def package_of(game: AnyGame) -> str:
    """Return the package in which a game lies."""
    return type(game.rules).__module__.rpartition(".")[0]


def folder_of(game: AnyGame) -> str:
    """Return where a game lies in the repository, such as `games/clues/`."""
    return package_of(game).replace(".", "/") + "/"


def module_of(game: AnyGame, name: str) -> ModuleType:
    """Return a module of a game, such as its `model`."""
    return import_module(f"{package_of(game)}.{name}")


def events_of(game: AnyGame) -> list[type[Any]]:
    """Return all events of a game, wherever in its folder they stand, with those of the core that it tells."""
    kinds = [*PublicEvent.__subclasses__(), *PrivateEvent.__subclasses__()]
    inside = f"{package_of(game)}."
    modules = [module for name, module in list(sys.modules.items()) if name.startswith(inside)]
    shared = [kind for module in modules for kind in vars(module).get("SHARED", ()) if kind in kinds]
    own = [
        kind
        for kind in kinds
        if kind.__module__.startswith(inside)
        and vars(sys.modules[kind.__module__]).get(kind.__name__) is kind  # not what `slots=True` has replaced
    ]
    return sorted(dict.fromkeys([*own, *shared]), key=lambda each: each.__name__)


def private_events_of(game: AnyGame) -> list[type[PrivateEvent]]:
    """Return the events of a game that one seat alone hears."""
    return [kind for kind in events_of(game) if issubclass(kind, PrivateEvent)]


def group_of(game: AnyGame) -> str:
    """Return the slash command under which the verbs of a game are."""
    cogs: Sequence[type[Any]] = GAME_COGS
    (name,) = [cog.__cog_group_name__ for cog in cogs if {verb.kind for verb in cog.verbs} == {*game.info.actions}]
    return str(name)


def _beside(game: AnyGame, name: str) -> ModuleType:
    return import_module(f"tests.games.{game.info.key}.{name}")
