"""13 Indices: cards, front and back, as sprites: 70 wide in a box of 100 x 100."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache

from games.clues import art_indoors as indoors
from games.clues import art_outdoors as outdoors
from games.clues import art_persons as person
from games.clues import art_weapons as weapon
from games.clues.art_signs import CATEGORY, KEYHOLE
from games.clues.model import Box as Cards
from games.clues.model import Card, Category, Colour, Person, Place, Weapon
from games.clues.palette import (
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
    BURGUNDY,
    BURGUNDY_DARK,
    BURGUNDY_LIGHT,
    PAPER,
    TONES,
    Tone,
)
from games.core.colours import mix
from games.core.pencil import placed
from games.core.scene import Box, Disc, Mark, Shape, Sprite, Write

WIDE = 70
"""The width of a card in hundredths of its height."""

_BAND, _PLATE = 16.5, 26.0

DRAWINGS: Mapping[Card, Callable[[Tone], tuple[Mark, ...]]] = {
    Person.OFFICER: person.officer,
    Person.DUKE: person.duke,
    Person.BUTCHER: person.butcher,
    Person.COUNTESS: person.countess,
    Person.NURSE: person.nurse,
    Person.MAID: person.maid,
    Person.DANCER: person.dancer,
    Person.SAILOR: person.sailor,
    Person.FLORIST: person.florist,
    Person.COACHMAN: person.coachman,
    Place.PARLOR: indoors.parlor,
    Place.MARKET: outdoors.market,
    Place.LIBRARY: indoors.library,
    Place.PARK: outdoors.park,
    Place.MUSEUM: indoors.museum,
    Place.HARBOR: outdoors.harbor,
    Place.THEATER: indoors.theater,
    Place.PLAZA: outdoors.plaza,
    Place.RAIL_CAR: indoors.rail_car,
    Place.RACE_COURSE: outdoors.race_course,
    Weapon.KNIFE: weapon.knife,
    Weapon.CROSSBOW: weapon.crossbow,
    Weapon.POISON: weapon.poison,
    Weapon.SWORD: weapon.sword,
    Weapon.BLOWGUN: weapon.blowgun,
    Weapon.RIFLE: weapon.rifle,
    Weapon.GUN: weapon.gun,
    Weapon.CANDLESTICK: weapon.candlestick,
    Weapon.HAMMER: weapon.hammer,
    Weapon.BOW: weapon.bow,
}


def front(card: Card, box: Cards, x: float, y: float, tall: float) -> tuple[Mark | Sprite, ...]:
    """Return a card: colour with its name, category, drawing, name."""
    colour, category = box.colour[card], box.category[card]
    tone, unit = TONES[colour], tall / 100
    return (
        Sprite(f"clues-card-{card}-{colour}-{category}", x, y, tall, _front(card, colour, category), WIDE),
        Write(x + 4 * unit, y + (_BAND / 2 + 0.6) * unit, colour, 11.8 * unit, tone.text, "left", True, 40 * unit),
        Write(x + 35 * unit, y + (99 - _PLATE / 2 - 1.4) * unit, card, 12 * unit, bold=True, room=64 * unit, lines=2),
    )


def back(x: float, y: float, tall: float) -> Sprite:
    """Return a card face down."""
    return Sprite("clues-back", x, y, tall, _BACK, WIDE)


def unknown(x: float, y: float, tall: float) -> Sprite:
    """Return a card that its owner would like to know."""
    return Sprite("clues-unknown", x, y, tall, (*_PLAIN_BACK[:2], Write(35, 50, "?", 74, BRASS_LIGHT, bold=True)), WIDE)


def lettered_back(letter: str, x: float, y: float, tall: float) -> Sprite:
    """Return an informant face down, with its letter."""
    sign = Write(35, 50, letter.upper(), 42, bold=True)
    return Sprite(f"clues-back-{letter}", x, y, tall, (*_PLAIN_BACK, *_SEAL, sign), WIDE)


@lru_cache(maxsize=64)
def _front(card: Card, colour: Colour, category: Category) -> tuple[Mark, ...]:
    tone = TONES[colour]
    drawing = (*_ground(card, tone), *DRAWINGS[card](tone))
    bottom = 100 - _PLATE
    return (
        Box(0, 0, 70, 100, tone.main, radius=5),
        *placed(drawing, 2, _BAND, 0.66),
        Box(0.6, bottom - 3, 68.8, _PLATE + 2.4, tone.main, radius=5),
        Box(2.4, bottom, 65.2, _PLATE - 2.4, PAPER, radius=3),
        Box(1, 3, 68, _BAND - 3, tone.main),
        Box(2, _BAND - 1.2, 66, 1.2, tone.deep),
        Box(0, 0, 70, 100, None, tone.main, 2.4, 5),
        Box(0, 0, 70, 100, None, tone.deep, 1.1, 5),
        *placed(CATEGORY[category], 45.6, 1.6, 0.226),
    )


def _ground(card: Card, tone: Tone) -> tuple[Mark, ...]:
    halo = Disc(50, 42, 40, 38, mix(tone.ground, "#ffffff", 0.38))
    plain = Box(0, 0, 100, 84, tone.ground)
    return (plain,) if isinstance(card, Place) else (plain, halo)


_PLAIN_BACK: tuple[Mark, ...] = (
    Box(0, 0, 70, 100, BURGUNDY, BURGUNDY_DARK, 1.4, 5),
    Box(4, 4, 62, 92, None, BRASS, 1.6, 3),
    Box(7.4, 7.4, 55.2, 85.2, None, BURGUNDY_LIGHT, 1.4, 2),
    *(
        Shape(((x, y - 4), (x + 4, y), (x, y + 4), (x - 4, y)), BURGUNDY_LIGHT)
        for x in (17, 35, 53)
        for y in (16, 33, 67, 84)
    ),
)
_SEAL: tuple[Mark, ...] = (Disc(35, 50, 27, 27, PAPER, BRASS_DARK, 2), Disc(35, 50, 23.6, 23.6, None, BRASS, 1.4))
_BACK: tuple[Mark, ...] = (
    *_PLAIN_BACK,
    Disc(35, 50, 19, 19, BRASS, BRASS_LIGHT, 2),
    *placed(KEYHOLE, 18, 32, 0.34),
)
