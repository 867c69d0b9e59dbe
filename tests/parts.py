"""What belongs to a game, in its own folder and beside its tests, found by its key: so that every test follows `GAMES`."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from random import Random
from types import ModuleType
from typing import Any, NamedTuple, Protocol, TypeAlias

from cogs import GAME_COGS
from games.core.chance import SEED_BYTES, Chance
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

    def turned_over(self, state: Any) -> tuple[tuple[object, ...], tuple[object, ...]]:
        """Return what all are told at the end of a game that was hidden before, and what of it is drawn."""


Finish: TypeAlias = Callable[[AnyGame, Any, Seat], Action | None]


def worlds_of(game: AnyGame) -> Worlds:
    """Return the other worlds of a game."""
    worlds: Any = _beside(game, "worlds")
    found: Worlds = worlds
    return found


def finish_of(game: AnyGame) -> Finish:
    """Return what leads to the end of a game soon: `finish(game, state, seat)`, None where anything will do."""
    beside = _beside(game, "finish")
    finish: Finish = at_once if beside is None else beside.finish
    return finish


def at_once(game: AnyGame, state: Any, seat: Seat) -> Action | None:
    """Return an action with which somebody wins at once. Nobody at the table could know it, but a test may."""
    chance = Chance(bytes(SEED_BYTES), 1)
    for action in game.rules.legal(state, seat):
        outcome = game.rules.outcome(game.rules.apply(state, seat, action, chance).state)
        if outcome is not None and outcome.winners:
            found: Action = action
            return found
    return None


def not_ending(game: AnyGame, state: Any, seat: Seat, luck: Random) -> Action:
    """Return any action of a seat that does not end the game; where all do, any."""
    legal: list[Action] = list(game.rules.legal(state, seat))
    luck.shuffle(legal)
    chance = Chance(bytes(SEED_BYTES), 1)
    goes_on = (each for each in legal if game.rules.outcome(game.rules.apply(state, seat, each, chance).state) is None)
    return next(goes_on, legal[0])


class Presses(NamedTuple):
    """What `tests/games/<game>/presses.py` says."""

    presses: Mapping[str, int]
    """How many presses an action takes from the message that calls its player, by verb: the verb itself, one for each choice
    that is open, and one to confirm what is final.
    """
    options: Mapping[str, str]
    """The options under which all actions come up."""


def presses_of(game: AnyGame) -> Presses:
    """Return how many presses the actions of a game take: by default one, and one for each field."""
    beside = _beside(game, "presses")
    return Presses({}, {}) if beside is None else Presses(beside.PRESSES, beside.OPTIONS)


def scripts_of(game: AnyGame) -> Mapping[str, Callable[[], Playthrough]]:
    """Return how to play the games of a game's transcripts, by name: its own `scripts.py`, or random games."""
    beside = _beside(game, "scripts")
    made: Mapping[str, Callable[[], Playthrough]] = (
        import_module("tests.games.at_random").scripts(game) if beside is None else beside.scripts()
    )
    return made


def staged_by(game: AnyGame, seats: int) -> Sequence[Any]:
    """Return states of a game for its pictures that random play hardly reaches: the optional `STAGED` of its `staged.py`, by seats."""
    beside = _beside(game, "staged")
    staged: Mapping[int, Sequence[Any]] = {} if beside is None else beside.STAGED
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


def _beside(game: AnyGame, name: str) -> ModuleType | None:
    """Return a module beside the tests of a game, if it is there."""
    path = f"tests.games.{game.info.key}.{name}"
    return None if find_spec(path) is None else import_module(path)
