"""Signs are the same in every language, and right after the words that they belong to."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from typing import Final

import pytest

from games.core.lines import Fact, Line, Who
from games.core.seats import Seat
from tests.data.parsed import LANGUAGES, Message, sentences
from tests.words import WORDS

WINNER, MURDERER = Who(Seat(0)), Who(Seat(1))
FACTS: Final[Mapping[str, Fact]] = {"winners": (WINNER,), "murderers": (MURDERER,), "least": 3, "most": 8}
SIGNS = {WINNER: "🏆", MURDERER: "🔪"}


@pytest.mark.parametrize("key", ["event-arosa-judged", "arosa-table-judged"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_winner_has_the_cup_and_the_murderer_the_knife(language: str, key: str) -> None:
    said = WORDS.say(language, Line(key, FACTS), lambda who: f"<{who.seat}>")

    for who, sign in SIGNS.items():
        found = re.search("[🏆🔪]", said.partition(f"<{who.seat}>")[2])
        assert found is not None, said
        assert found[0] == sign, said


def signs(message: Message) -> set[str]:
    """Return the emojis and other signs of a message, without the degree sign of «n°»."""
    return {each for each in message.text if unicodedata.category(each) == "So"} - {"°"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_has_the_same_signs_in_every_language(language: str) -> None:
    here, english = sentences(language), sentences("en")

    assert {key: signs(here[key]) for key in here if signs(here[key]) != signs(english[key])} == {}
