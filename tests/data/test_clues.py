"""The box of 13 Indices: its content is that of the printed game, and the words for its cards say the same."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.messages.catalogue import noun_key
from bot.messages.names import find, plain
from games.clues import BOX
from games.clues.model import Box, Card, Category, Colour, Letter, Person, Place, Weapon
from games.content import content
from games.core.lines import Line
from tests.data.parsed import OURS, catalogue
from tests.games.clues import oracle
from tests.words import WORDS

CONTENT = content("clues")
CARDS: tuple[Card, ...] = (*Person, *Place, *Weapon)
every_language = pytest.mark.parametrize("language", WORDS.languages)


def test_the_content_is_the_table_of_the_printed_cards() -> None:
    rows = [
        [row[key] for key in ("id", "person", "person_is", "place", "place_is", "weapon", "weapon_is")]
        for row in CONTENT["colours"]
    ]

    assert rows == oracle.ROWS


def test_the_colours_that_leave_the_game_are_those_of_the_printed_table() -> None:
    removed = {int(n): set(colours) for n, colours in CONTENT["removed"].items()}

    assert removed == oracle.REMOVED
    assert CONTENT["loupes"] == 8


def test_the_box_reads_its_content() -> None:
    for card in CARDS:
        assert BOX.colour[card].value == oracle.COLOUR_OF[card]
        assert BOX.category[card].value == oracle.CATEGORY_OF[card]


def test_five_of_each_category() -> None:
    for category in Category:
        assert sum(BOX.category[card] is category for card in CARDS) == 5
    for colour in Colour:
        assert sum(BOX.colour[card] is colour for card in CARDS) == 3


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_box_lays_out_what_the_table_says(seats: int) -> None:
    assert len(BOX.cards(seats)) == oracle.CARDS_IN_PLAY[seats]
    assert {colour.value for colour in BOX.colours(seats)} == set(Colour) - oracle.REMOVED[seats]
    assert len(Letter) >= len(oracle.INFORMANTS[seats])


def changed(**changes: Any) -> dict[str, Any]:
    rows = [dict(row) for row in CONTENT["colours"]]
    rows[0] |= changes
    return {**CONTENT, "colours": rows}


@pytest.mark.parametrize(
    "changes",
    [{"person": "duke"}, {"person": "nobody"}, {"id": "turquoise"}, {"place_is": "underwater"}, {"weapon": "park"}],
)
def test_content_that_does_not_fit_the_rules_is_refused(changes: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r".+"):
        Box.read(changed(**changes))


def test_content_with_a_row_missing_is_refused() -> None:
    with pytest.raises(ValueError, match="each card"):
        Box.read({**CONTENT, "colours": CONTENT["colours"][1:]})
    with pytest.raises(KeyError):
        Box.read({"colours": CONTENT["colours"]})


# Words


@every_language
def test_the_full_name_of_a_card_says_its_colour_and_category(language: str) -> None:
    for card in CARDS:
        name = WORDS.noun(language, card)
        colour = WORDS.noun(language, BOX.colour[card], "low")
        category = WORDS.noun(language, BOX.category[card]).lower()  # `.low` is plural: "women? 1"
        full = WORDS.noun(language, card, "full")
        assert full.startswith(f"{name} ({colour}, ")
        assert full.lower() == f"{name.lower()} ({colour}, {category})"  # German nouns keep their capitals


@every_language
def test_persons_have_an_article_places_a_preposition_and_weapons_a_companion(language: str) -> None:
    """A language that declines its nouns may change their ends; one without articles has no form for them."""
    for kind, form in ((Person, "the"), (Place, "at"), (Weapon, "with")):
        for card in kind:
            if language not in OURS and form not in catalogue(language)[noun_key(card)].patterns:
                continue
            said, name = WORDS.noun(language, card, form), WORDS.noun(language, card)
            assert said.endswith(name) or (language not in OURS and declined(said, name))
            assert said != name


def declined(said: str, name: str) -> bool:
    """Whether the last words of a form are those of a name but for their ends."""
    words = plain(name).split()
    last = plain(said).split()[-len(words) :]
    return all(own[:3] == word[:3] for own, word in zip(last, words, strict=True))


@every_language
def test_a_question_names_its_colour_or_category(language: str) -> None:
    for about in (*Colour, *Category):
        how = WORDS.noun(language, about, "how")
        low = WORDS.noun(language, about, "low")
        assert how[0].isupper()
        assert not how.endswith(("?", " ", "\u00a0"))
        assert len(set(plain(low)[:4]) & set(plain(how))) >= 3
        assert all(word == word.lower() or f" {word}" in how for word in low.split())  # a capital within a sentence


@every_language
def test_no_two_things_have_the_same_name(language: str) -> None:
    for kinds in ((Person,), (Place,), (Weapon,), (Colour, Category), (Letter,)):
        names = [plain(WORDS.noun(language, thing)) for kind in kinds for thing in kind]
        assert len(set(names)) == len(names)


def test_letters_are_letters() -> None:
    for language in WORDS.languages:
        assert [WORDS.noun(language, letter) for letter in Letter] == list("ABCDEFGH")


@pytest.mark.parametrize("kinds", [(Person,), (Place,), (Weapon,), (Colour, Category)])
def test_what_people_type_is_found_in_either_language(kinds: tuple[Any, ...]) -> None:
    names = {plain(name): thing for kind in kinds for thing in kind for name in named(thing)}

    for kind in kinds:
        for thing in kind:
            for name in named(thing):
                assert find(name, names) is thing
                assert find(name.upper(), names) is thing


def named(thing: Any) -> list[str]:
    return [thing.value, *(WORDS.noun(language, thing) for language in WORDS.languages)]


@every_language
def test_the_rules_in_short_tell_the_numbers_of_the_box(language: str) -> None:
    """What a page says in figures is what the game does."""
    about = " ".join(re.findall(r"\d+", WORDS.say(language, Line("about-clues"))))

    assert about == "1899 2 6 30"
