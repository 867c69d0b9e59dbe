"""French as it is set and spoken: typographic signs, no-break spaces, nouns that agree, no elision before a name."""

from __future__ import annotations

import re

import pytest

from games import GAMES
from games.core.lines import Line, Who
from games.core.seats import Seat
from tests.data.texts import catalogue, files
from tests.words import WORDS

NO_BREAK = "\u00a0"
FRENCH = catalogue("fr")


def lines() -> list[tuple[str, str]]:
    """Return the lines of all French catalogues but comments, with where they are."""
    return [
        (f"{file.name}:{n}", line)
        for file in files("fr")
        for n, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1)
        if not line.startswith("#")
    ]


def test_the_apostrophe_is_the_typographic_one() -> None:
    assert [where for where, line in lines() if "'" in line] == []


def test_quotation_marks_are_french() -> None:
    """Straight ones stand in placeables such as {""} only, and English ones nowhere."""
    assert [where for where, line in lines() if re.search("[“”„]", line)] == []
    assert [where for where, line in lines() if '"' in re.sub(r'\{\s*"[^"]*"\s*\}|\w+: "[^"]*"', "", line)] == []


def test_double_signs_have_a_no_break_space_before_them() -> None:
    """The one rule: U+00A0 before : ; ! ? » and after «, so that no line begins or ends with them."""
    broken = re.compile(rf"(?<![{NO_BREAK}])(?:[;!?»]|:(?=\s|$|\*\*))|«(?!{NO_BREAK})")

    found = [(where, line) for where, line in lines() if broken.search(bare(line))]
    assert found == []


def bare(line: str) -> str:
    """Return a line without what is no text: its key, code, and the signs of Fluent."""
    line = re.sub(r"^[a-z0-9_.-]+ = ", "", line.strip())
    line = re.sub(r"`[^`]*`", "", line)
    line = re.sub(r'\{\s*"([^"]*)"\s*\}', r"\1", line)
    line = re.sub(r"\{ NUMBER\([^)]*\) \}", "1", line)
    return re.sub(r"https?:", "", line)


def test_no_break_spaces_stand_nowhere_else() -> None:
    odd = re.compile(rf"{NO_BREAK}(?![:;!?»\d])(?<!«{NO_BREAK})")

    assert [(where, line) for where, line in lines() if odd.search(bare(line))] == []


def test_dots_are_one_sign() -> None:
    assert [where for where, line in lines() if "..." in line] == []


PLAYERS = "by|witness|player|seat|who|waiting|active|host|neighbour|first|players|person|name|bot"
"""Variables that hold names of people; the last ones are those of the practice page."""

ELIDED = re.compile(
    rf"(?:\b(?:de|le|la|que|ne|se|te|me|je|jusque|lorsque|puisque)|\b(?:d|l|qu|n|s|t|m|j)’) \{{ \$(?:{PLAYERS}) \}}"
    rf"|(?:\b(?:d|l|qu|n|s|t|m|j)’)\{{ \$(?:{PLAYERS}) \}}",
    re.IGNORECASE,
)


def test_no_word_that_would_have_to_be_elided_stands_before_a_name() -> None:
    """« de { $name } » is wrong before Adèle, and « d’{ $name } » before Boris: say it another way."""
    traps = [(key, ELIDED.search(message.text)) for key, message in FRENCH.items()]

    assert [key for key, match in traps if match] == []


def test_players_are_called_tu() -> None:
    formal = re.compile(r"\b(?:vous|votre|vos|veuillez|voulez|pouvez|avez)\b", re.IGNORECASE)
    spoken_to_all = {"event-clues-dealt", "table-calls", "vote-calls"}

    assert [key for key, message in FRENCH.items() if formal.search(message.text) and key not in spoken_to_all] == []


@pytest.mark.parametrize("n", [0, 1, 2, 5])
def test_counts_agree_with_their_nouns(n: int) -> None:
    text = WORDS.say("fr", Line("clues-table-reserve", {"n": n}))
    begun = WORDS.say("fr", Line("event-clues-turn-began", {"seat": Who(Seat(0)), "loupes": n}), lambda _: "Adèle")

    assert ("loupes" in text) == (n > 1)
    assert ("loupes" in begun) == (n > 1)
    assert ("loupe" in begun) == (n > 0)


ELISION_OF_NOUNS = re.compile(r"\b(?:le|la|de|du|au|à le|de le) (?!Hall\b)[AEIOUÉÈÊHaeiouéèêh]")


def test_articles_of_nouns_are_right_before_vowels() -> None:
    """« l’Officier », « à l’Hippodrome », « avec l’Épée »: the h of our words is mute, but in « le Hall »."""
    wrong = []
    for game in GAMES:
        for key, message in FRENCH.items():
            if key.startswith(f"noun-{game.info.key}-"):
                for form in ("the", "at", "with"):
                    if form in message.patterns:
                        text = WORDS._languages["fr"].forms(key)[form]
                        if ELISION_OF_NOUNS.search(text):
                            wrong.append(text)
    assert wrong == []
