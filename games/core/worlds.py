"""Other worlds: states that a seat cannot tell apart (wall 6). Each game has a module `worlds`; only tests ask for it."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Protocol

from games.core.chance import Chance
from games.core.game import AnyGame
from games.core.seats import Seat


class Worlds(Protocol):
    """What the module `games.<game>.worlds` promises."""

    FORKS: bool
    """Whether what is revealed changes what is public from then on, so that worlds are compared until they first differ."""

    def another_world(self, state: Any, seat: Seat, chance: Chance) -> Any | None:
        """Return another state with the same public history and the same knowledge for this seat, or None.

        Everything else that is hidden should differ as much as it can: it may be what the seat must not learn.
        """


def worlds_of(game: AnyGame) -> Worlds:
    """Return the other worlds of a game."""
    module: Any = import_module(f"games.{game.info.key}.worlds")
    worlds: Worlds = module
    return worlds
