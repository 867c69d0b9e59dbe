"""The examples of Bakerstreet's pages of techniques: what is known of letters follows by the technique of its page."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from games.bakerstreet import BOX, GAME, events
from games.bakerstreet.knowledge.findings import BakerKnowledge
from games.bakerstreet.knowledge.letters import LETTERS
from games.bakerstreet.model import SEATS, Letter
from games.bakerstreet.paper import FIRST_LETTER, PLAYERS, cell_at
from games.core.contract import Event
from games.core.deduction.seat_log import SeatLog, seat_log
from games.core.deduction.technique import techniques_in
from games.core.lines import Line
from games.core.seats import Seat
from tests.builders import CASES
from tests.games.bakerstreet.test_knowledge import a_count
from tests.words import WORDS

SMALL = replace(BOX, clues=tuple(letter for letter in LETTERS[:10] for _ in range(2)))
"""The five piles, of four cards each, A to J."""
KNOWN = BakerKnowledge(SMALL)
ME, CAMILLE = SEATS
A, B, C, D, E, *_, J = LETTERS[:10]


def looked(n: int, pile: int, *letters: Letter, take: Letter, clues: int = 1) -> list[tuple[int, tuple[Event, ...]]]:
    """Return the steps of a count that the reader won: the letters of a pile, and the one that was taken."""
    seen = events.PileSeen(to=ME, pile=pile, letters=letters, prize="clue")
    taken = events.ClueTaken(by=ME, pile=pile, left=len(letters) - 1, clues=clues, then="round")
    return [(n, (a_count(pile, ME, "clue"), seen)), (n + 1, (taken, events.ClueKept(to=ME, letter=take)))]


def told(*steps: tuple[int, tuple[Event, ...]]) -> SeatLog:
    """Return what the reader was told."""
    return seat_log(ME, 2, dict(CASES[0].options), [(0, (events.Dealt(first=ME),)), *steps])


def taken(n: int, by: Seat, pile: int, left: int) -> list[tuple[int, tuple[Event, ...]]]:
    """Return the steps of a count that another won."""
    gone = events.ClueTaken(by=by, pile=pile, left=left, clues=1, then="round")
    return [(n, (a_count(pile, by, "clue"),)), (n + 1, (gone,))]


ONE_LOOK = told(
    *looked(2, 2, A, B, C, D, take=B), *looked(4, 2, A, C, D, take=C, clues=2), *taken(6, CAMILLE, 2, left=1)
)
TWO_LOOKS = told(*[(step.n, step.events) for step in ONE_LOOK.steps[1:]], *looked(8, 2, D, take=D, clues=3))
BOTH_SEEN = told(
    *looked(2, 1, B, C, E, J, take=J), *looked(4, 3, A, D, E, J, take=A, clues=2), *taken(6, CAMILLE, 5, 3)
)


@pytest.mark.parametrize(
    ("technique", "log", "letter", "column", "value"),
    [
        ("letters", ONE_LOOK, E, PLAYERS + 1, "not"),
        ("together", TWO_LOOKS, A, CAMILLE, "yes"),
        ("together", BOTH_SEEN, J, CAMILLE, "not"),
        ("together", BOTH_SEEN, J, PLAYERS + 3, "not"),
    ],
)
def test_an_example_follows_by_the_technique_of_its_page(
    technique: str, log: SeatLog, letter: Letter, column: int, value: str
) -> None:
    """“D is there: Camille has A” stood on the page of single looks, and takes two."""
    cell = cell_at(FIRST_LETTER + LETTERS.index(letter), column)

    assert KNOWN.findings(log).certain(cell) == value
    assert techniques_in(GAME.techniques, KNOWN.why(log, cell))[-1] == technique


@pytest.mark.parametrize("locale", WORDS.languages)
@pytest.mark.parametrize(("technique", "named"), [("letters", "ADE"), ("together", "ADK")])
def test_each_page_has_the_letters_of_its_own_examples(technique: str, named: str, locale: str) -> None:
    """The tests above prove these examples; K is their J, for they have ten letters."""
    _, *examples = WORDS.say(locale, Line(f"technique-bakerstreet-{technique}-page")).splitlines()

    assert {*re.findall(r"\b[A-T]\b", " ".join(examples))} == {*named}
