"""13 Indices: the cards, and the content of the box."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, TypeAlias


class Person(StrEnum):
    """Suspects, in the order of the colours."""

    OFFICER = "officer"
    DUKE = "duke"
    BUTCHER = "butcher"
    COUNTESS = "countess"
    NURSE = "nurse"
    MAID = "maid"
    DANCER = "dancer"
    SAILOR = "sailor"
    FLORIST = "florist"
    COACHMAN = "coachman"


class Place(StrEnum):
    """Scenes of the crime."""

    PARLOR = "parlor"
    MARKET = "market"
    LIBRARY = "library"
    PARK = "park"
    MUSEUM = "museum"
    HARBOR = "harbor"
    THEATER = "theater"
    PLAZA = "plaza"
    RAIL_CAR = "rail_car"
    RACE_COURSE = "race_course"


class Weapon(StrEnum):
    """Weapons."""

    KNIFE = "knife"
    CROSSBOW = "crossbow"
    POISON = "poison"
    SWORD = "sword"
    BLOWGUN = "blowgun"
    RIFLE = "rifle"
    GUN = "gun"
    CANDLESTICK = "candlestick"
    HAMMER = "hammer"
    BOW = "bow"


class Colour(StrEnum):
    """The ten colours; each is on one person, one place and one weapon."""

    PURPLE = "purple"
    PINK = "pink"
    RED = "red"
    GREEN = "green"
    YELLOW = "yellow"
    BLUE = "blue"
    ORANGE = "orange"
    WHITE = "white"
    BROWN = "brown"
    GRAY = "gray"


class Category(StrEnum):
    """The six categories that may be asked, at every number of players (R-13-25)."""

    MAN = "man"
    WOMAN = "woman"
    INDOOR = "indoor"
    OUTDOOR = "outdoor"
    MELEE = "melee"
    RANGED = "ranged"


class Inner(StrEnum):
    """The two slots behind a screen, as its owner sees them (A-13-13)."""

    LEFT = "left"
    RIGHT = "right"


class Letter(StrEnum):
    """The names of the secret informants."""

    A = "a"
    B = "b"
    C = "c"
    D = "d"
    E = "e"
    F = "f"
    G = "g"
    H = "h"


class Phase(StrEnum):
    """The phase of play."""

    CHOOSING = "choosing"  # everybody picks three cards for the left neighbour
    TAKING = "taking"  # the active player takes a loupe from somebody: the reserve is empty (R-13-18)
    ACTING = "acting"
    OVER = "over"


Card: TypeAlias = Person | Place | Weapon
About: TypeAlias = Colour | Category
Case: TypeAlias = tuple[Person, Place, Weapon]


@dataclass(frozen=True, slots=True, kw_only=True)
class Box:
    """The content of the box, from `data/games/clues.toml`."""

    loupes: int
    colour: Mapping[Card, Colour]
    category: Mapping[Card, Category]
    removed: Mapping[int, tuple[Colour, ...]]
    piles: Mapping[int, tuple[tuple[Person, ...], tuple[Place, ...], tuple[Weapon, ...]]]
    """By number of players: the cards in play."""

    @classmethod
    def read(cls, content: Mapping[str, Any]) -> Box:
        """Return the box from plain values. Raises KeyError or ValueError where they do not fit the rules."""
        colour: dict[Card, Colour] = {}
        category: dict[Card, Category] = {}
        for row in content["colours"]:
            cards: tuple[Card, ...] = (Person(row["person"]), Place(row["place"]), Weapon(row["weapon"]))
            for card, kind in zip(cards, ("person_is", "place_is", "weapon_is"), strict=True):
                colour[card] = Colour(row["id"])
                category[card] = Category(row[kind])
        if set(colour) != {*Person, *Place, *Weapon}:
            raise ValueError("each card belongs to exactly one colour")
        removed = {int(n): tuple(map(Colour, ids)) for n, ids in content["removed"].items()}
        piles = {
            n: (
                tuple(card for card in Person if colour[card] not in out),
                tuple(card for card in Place if colour[card] not in out),
                tuple(card for card in Weapon if colour[card] not in out),
            )
            for n, out in removed.items()
        }
        return cls(loupes=content["loupes"], colour=colour, category=category, removed=removed, piles=piles)

    def colours(self, seats: int) -> tuple[Colour, ...]:
        """Return the colours in play at this number of players (R-13-06)."""
        return tuple(colour for colour in Colour if colour not in self.removed[seats])

    def abouts(self, seats: int) -> tuple[About, ...]:
        """Return the colours and categories that may be asked about at this number of players."""
        return (*Category, *self.colours(seats))

    def cards(self, seats: int) -> tuple[Card, ...]:
        """Return the cards in play: persons, then places, then weapons."""
        persons, places, weapons = self.piles[seats]
        return (*persons, *places, *weapons)

    def fits(self, card: Card, about: About) -> bool:
        """Return whether a question about a colour or category counts this card."""
        return self.colour[card] is about or self.category[card] is about
