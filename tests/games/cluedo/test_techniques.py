"""The examples of Cluedo's pages of techniques: such answers can be given, and each follows by the technique of its page."""

from __future__ import annotations

import re

import pytest

from games.cluedo import GAME
from games.cluedo.knowledge.evidence import Evidence, Fact, Source
from games.cluedo.knowledge.proof import Holding
from games.cluedo.knowledge.reasons import reasons
from games.cluedo.model import CARDS, Card, Room, Suspect, Weapon
from games.core.deduction.technique import techniques_in
from games.core.lines import Line
from games.core.seats import Seat
from tests.words import WORDS

PLUM, GREEN, COSH, ROPE = Suspect.PLUM, Suspect.GREEN, Weapon.COSH, Weapon.ROPE
HALL, STUDY, LIBRARY, KITCHEN = Room.HALL, Room.STUDY, Room.LIBRARY, Room.KITCHEN
CAMILLE, ROBIN = Seat(1), Seat(2)
MINE = (Suspect.WHITE, Suspect.MUSTARD, Weapon.DAGGER, Weapon.CANDLESTICK, Room.LOUNGE, Room.DINING_ROOM)
"""The hand of the reader, of six cards."""


def told(*facts: tuple[Source, int, tuple[Card, ...]], hand: tuple[Card, ...] = MINE, size: int = 6) -> Evidence:
    """Return what the reader was told, a step for each fact, where each hand is of this size."""
    numbered = tuple(Fact(n, *fact) for n, fact in enumerate(facts, start=1))
    return Evidence(seat=Seat(0), sizes=(size,) * (18 // size), hand=hand, facts=numbered)


def saw(owner: int, *cards: Card) -> list[tuple[Source, int, tuple[Card, ...]]]:
    return [(Source.SAW, owner, (card,)) for card in cards]


def passed(owner: int, *cards: Card) -> tuple[Source, int, tuple[Card, ...]]:
    return Source.PASSED, owner, cards


def showed(owner: int, *cards: Card) -> tuple[Source, int, tuple[Card, ...]]:
    return Source.SHOWED, owner, cards


EXAMPLES = {
    "told": (told(passed(ROBIN, GREEN, ROPE, HALL)), Holding(ROBIN, CARDS.index(GREEN), is_held=False)),
    "one-of": (
        told(passed(CAMILLE, GREEN, ROPE, STUDY), showed(CAMILLE, PLUM, COSH, STUDY), hand=(COSH, *MINE[1:])),
        Holding(CAMILLE, CARDS.index(PLUM), is_held=True),
    ),
    "kind": (
        told(*saw(CAMILLE, Weapon.REVOLVER, Weapon.SPANNER), *saw(ROBIN, COSH)),
        Holding(3, CARDS.index(ROPE), is_held=True),
    ),
    "nowhere-else": (
        told(passed(CAMILLE, GREEN, ROPE, LIBRARY), passed(ROBIN, PLUM, ROPE, LIBRARY)),
        Holding(3, CARDS.index(LIBRARY), is_held=True),
    ),
    "whole-hand": (
        told(*saw(ROBIN, GREEN, ROPE, HALL), hand=MINE[:3], size=3),
        Holding(ROBIN, CARDS.index(KITCHEN), is_held=False),
    ),
    "no-room": (
        told(
            *saw(ROBIN, Suspect.PEACOCK, Weapon.SPANNER, LIBRARY, Room.CONSERVATORY),
            showed(ROBIN, PLUM, COSH),
            showed(ROBIN, GREEN, HALL),
        ),
        Holding(ROBIN, CARDS.index(KITCHEN), is_held=False),
    ),
    "cases": (
        told(showed(ROBIN, COSH, HALL), showed(CAMILLE, GREEN, COSH), showed(CAMILLE, GREEN, HALL)),
        Holding(CAMILLE, CARDS.index(GREEN), is_held=True),
    ),
}
"""The examples as the reader was told them, and what follows. That of `no-others` takes seventeen cards to be ruled out."""


def kinds_in(locale: str, example: str) -> list[type[Card]]:
    """Return the kinds of the cards that a text names, in its order."""
    found = list[tuple[int, type[Card]]]()
    for card in CARDS:
        name = "|".join(map(re.escape, (WORDS.noun(locale, card), WORDS.brief(locale, card))))
        found += ((each.start(), type(card)) for each in re.finditer(rf"\b({name})\b", example))
    return [kind for _, kind in sorted(found, key=lambda each: each[0])]


@pytest.mark.parametrize("technique", EXAMPLES)
def test_an_example_follows_by_the_technique_of_its_page(technique: str) -> None:
    known, goal = EXAMPLES[technique]

    assert techniques_in(GAME.techniques, reasons(known, goal))[-1] == technique


@pytest.mark.parametrize("locale", WORDS.languages)
@pytest.mark.parametrize(("technique", "answers"), [("no-room", 2), ("cases", 3)])
def test_an_example_shows_of_one_hypothesis_cards_of_different_kinds(technique: str, answers: int, locale: str) -> None:
    """“Robin once showed the Study or the Hall” was one of the answers: a hypothesis names one room."""
    example = WORDS.say(locale, Line(f"technique-cluedo-{technique}-page")).splitlines()[-1]
    shown = kinds_in(locale, example)[: 2 * answers]

    assert len(shown) == 2 * answers, example
    assert all(one is not other for one, other in zip(shown[::2], shown[1::2], strict=True)), example
