"""Events: what happened, in two types without a common base, so that who may read a fact is its type (wall 1)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import ClassVar

from games.core.seats import Seat
from games.core.values import Declared


class Back(IntEnum):
    """Whether what led to an event can be taken back. Of several events, the strictest counts."""

    FREELY = 0  # it repeats what its player chose, or what follows from that by rules that all know
    AGREED = 1  # others may think differently for having heard it, so all of them must agree
    NEVER = 2  # it shows luck, or a secret, and nobody can be made not to have seen that


@dataclass(frozen=True, slots=True)
class PublicEvent(metaclass=Declared):
    """Everybody may read every field.

    `reveals` names the fields that depend on hidden state on purpose (wall 5).
    `fades` is for what players may see now but not look up later: it goes to the panel, and is never posted.
    `waits` is for half of what a seat does: the panel shows it at once, and it is posted together with the other half,
    or before it where it calls somebody.
    `is_turn` is for whose turn it is, and no more: the panel has a line of its own for that.
    `back` says whether it can be taken back: never, unless its type says otherwise.
    """

    reveals: ClassVar[frozenset[str]] = frozenset()
    fades: ClassVar[bool] = False
    waits: ClassVar[bool] = False
    is_turn: ClassVar[bool] = False
    back: ClassVar[Back] = Back.NEVER

    @property
    def out(self) -> Seat | None:
        """Who is out of the game with it: they look for the solution no longer."""
        return None

    @property
    def warned(self) -> Seat | None:
        """The seat that must read it, though the table does not wait for it now: its player is called."""
        return None


@dataclass(frozen=True, slots=True, kw_only=True)
class PrivateEvent(metaclass=Declared):
    """Only the seat `to` may read it. With `shows_desk`, the seat's whole desk (words and picture) is told with it.

    `back` is as in `PublicEvent`, for the seat that acted; what another seat was told can never be taken back.
    With `is_solution`, the seat sees the solution while others go on: what it knows from then on, it has not found out.
    """

    shows_desk: ClassVar[bool] = False
    is_solution: ClassVar[bool] = False
    back: ClassVar[Back] = Back.NEVER
    to: Seat
