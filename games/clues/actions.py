"""13 Indices: the actions of a seat."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from games.clues.model import Category, Colour, Inner, Letter, Person, Place, Weapon
from games.core.contract import Action
from games.core.seats import Seat


class Choose(Action):
    """Pick the three cards that go to the left neighbour's screen (R-13-10)."""

    verb: ClassVar[str] = "place"
    person: Person
    place: Place
    weapon: Weapon


class Ask(Action):
    """Question a witness. `inner` is given with two players, and only then; `secret` spends the Top secret tile."""

    verb: ClassVar[str] = "ask"
    witness: Seat
    about: Colour | Category
    inner: Inner | None = None
    secret: bool = False


class Consult(Action):
    """Look at one secret informant card."""

    verb: ClassVar[str] = "informant"
    letter: Letter


class Accuse(Action):
    """Name the three cards on one's own screen."""

    verb: ClassVar[str] = "accuse"
    is_final: ClassVar[bool] = True
    person: Person
    place: Place
    weapon: Weapon


class Take(Action):
    """Take a loupe from another player: the reserve is empty (R-13-18)."""

    verb: ClassVar[str] = "take"
    player: Seat


ClueAction: TypeAlias = Choose | Ask | Consult | Accuse | Take
ACTIONS = (Choose, Ask, Consult, Accuse, Take)
