"""Events in two types without a common base: the readers of a fact are its type (wall 1)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import ClassVar

from games.core.seats import Seat
from games.core.values import Declared


class Back(IntEnum):
    """Whether the cause of an event can be taken back. Of several events, the strictest counts."""

    FREELY = 0  # it repeats what its player chose, or what follows from that by rules that all know
    AGREED = 1  # others may think differently for having heard it, so all of them must agree
    NEVER = 2  # it shows luck, or a secret, and nobody can be made not to have seen that


@dataclass(frozen=True, slots=True)
class PublicEvent(metaclass=Declared):
    """Everybody may read every field.

    `reveals` names the fields that depend on hidden state on purpose (wall 5).
    `fades`: players may see it now but not look it up later; it goes to the panel, and is never posted.
    `waits`: it is half of a move, or one of several that belong together; the panel shows it at once, and it is posted together
    with the rest, or before it where it calls a player.
    `is_turn`: it only begins a turn; the panel has a line of its own for that.
    `stands_alone`: what it tells needs no other event of its turn, so a case may leave it out by itself.
    `back` says whether it can be taken back: never, unless its type says otherwise.
    """

    reveals: ClassVar[frozenset[str]] = frozenset()
    fades: ClassVar[bool] = False
    waits: ClassVar[bool] = False
    is_turn: ClassVar[bool] = False
    stands_alone: ClassVar[bool] = False
    back: ClassVar[Back] = Back.NEVER

    @property
    def out(self) -> Seat | None:
        """The seat that is out of the game with it, and looks for the solution no longer."""
        return None

    @property
    def warned(self) -> Seat | None:
        """The seat that must read it, though the table does not wait for it now: its player is called."""
        return None


@dataclass(frozen=True, slots=True, kw_only=True)
class PrivateEvent(metaclass=Declared):
    """Only the seat `to` may read it. With `shows_desk`, the seat's whole desk (words and picture) is told with it.

    `back` is as in `PublicEvent`, for the seat that acted; an event told to another seat can never be taken back.
    With `is_solution`, the seat is shown the solution while others go on: from then on its knowledge is not deduced.
    `tells`: the public event of the same step whose outcome its sentence says too.
    """

    shows_desk: ClassVar[bool] = False
    is_solution: ClassVar[bool] = False
    tells: ClassVar[type[PublicEvent] | None] = None
    back: ClassVar[Back] = Back.NEVER
    to: Seat
