"""The words beside each picture say all that it shows: every written name, card, number and sign, and every figure with a meaning."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from enum import Enum, StrEnum
from functools import cache, lru_cache
from typing import Any, Final

import pytest

from games import BY_KEY
from games.core.lines import Line, Who
from games.core.scene import PrivateScene, Sprite, Write
from tests.builders import CASES, THE_SEED, Case, amount, positions
from tests.data.texts import nouns_of
from tests.games.lanterns.game import GAME as LANTERNS
from tests.games.pictures import NAMES, Scene
from tests.parts import staged_by
from tests.words import WORDS

SIZES = [
    case
    for case in {(case.game.info.key, case.seats): case for case in reversed(CASES)}.values()
    if case.game is not LANTERNS  # the tests' own draws more than it says
]
"""Every game once at every number of seats."""
GROUND: Final[Mapping[str, str]] = {
    "Room": "rooms of the plan, which is the same in every game",
    "cluedo-letter": "the letter of a pawn: the words have its whole name",
    "floor": "numbers of the floors, and figures of the search board that are nought",
    "letter": "the row of the alphabet, of which the words name those that are owned",
    "axis": "the numbers of the rows and columns at the edge of the plan",
    "order": "letters of the informants, which the words name from A on",
    "sign": "signs between figures",
    "own": "one's own name on one's own desk: the words say “you”",
}
"""What a picture shows beyond the words, and why nobody misses it."""
PRINTED: Final = frozenset({"Category", "Colour"})
"""What is printed on a card in every game: a desk says it beside the name, the table, which shows cards at the end alone, names them."""
FRAMES: Final = re.compile(
    r"back|card|card-(edge|frame|weapon)|clue|clue-(back|edge)|crest|foot|screen-plain|slot|token"
)
"""Figures that frame what is written on them or beside them, as cards do."""
SIGNS: Final[Mapping[str, str]] = {
    "badge-(turn|active)|screen-bright": "➤|🏆",
    "badge-(won|wreath)|laurel": "🏆",
    "badge-knife": "🔪",
    "badge-gone|screen-gone": r"\(has left the game\)",
    "badge-out": r"\(only answers\)",
    "badge-asked": "❓",
    "badge-choosing": r"\(is choosing\)",
    "cube-(yellow)": "🟨",
    "cube-(blue)": "🟦",
    "cube-(brown)": "🟫",
    "cube-(gray)": "🔘",
    "cube-(black)": "⬛",
    "cube-(white)": "⬜",
    "cube-victim": "crime scene|victim",
    "house-(.)": r"pile {}\b",
    "room-0": "ground floor",
    "room-([1-7])": r"floor {}\b",
    "deerstalker": "deerstalker",
    "bowler": "bowler hat",
    "cross": "still missing",
    "envelope": "top secret tile",
    "no-loupe": r"\b(no|0) magnifying glasses",
}
"""Figures that say something, and the signs and words by which the lines say it."""
EACH: Final = re.compile("badge-(?!wreath|knife).*|envelope|no-loupe|arrow|stop|x2")
"""Figures of which there are as many as signs in the words; winners and murderers share one line."""
OWN_HATS: Final = frozenset({"deerstalker", "bowler"})
"""Signs of a player that mean oneself on one's own desk: the words say “you”."""
SYMBOLS: Final = frozenset({"arrow", "stop", "x2"})
COUNTED: Final = SYMBOLS | {"badge-chosen", "informant", "loupe", "reach", "unknown"}
"""Figures whose number or meaning differs from picture to picture."""
PAWN: Final = re.compile(r"pawn-(\w+)")
DIE: Final = re.compile(r"die-(\d)")


def said(lines: tuple[Line, ...], scene: Scene) -> str:
    """Return all words beside a picture, and those of its alternative text."""
    unsaid = scene.unsaid if isinstance(scene, PrivateScene) else ()
    told = (WORDS.say("en", each, lambda who: NAMES[who.seat]) for each in (*lines, scene.alt, *unsaid))
    return "\n".join(told).replace("**", "").casefold()


def pictures(case: Case) -> Iterator[tuple[Scene, str, int | None, Any]]:
    """Yield each picture of a random game and of staged states: with its words, its seat (None: the table) and its view."""
    face, observer = case.game.face, case.game.observer
    states = [each.state for each in positions(case, THE_SEED, amount(1, 200))]
    for state in (*states, *staged_by(case.game, case.seats)[::4]):
        table = observer.table_view(state)
        scene = face.table_scene(table)
        yield scene, said(face.table_lines(table), scene), None, table
        for seat in case.everybody:
            view = observer.seat_view(state, seat)
            if (desk := face.seat_scene(view)) is not None:
                yield desk, said(face.seat_lines(view), desk), seat, view


def untold(case: Case, mark: object, words: str, seat: int | None, view: Any) -> str | None:
    """Return the fact of a mark that its words leave out, or None."""
    nouns = _nouns(case.game.info.key)
    match mark:
        case Write(what=Who(seat=named)):
            return None if named == seat or NAMES[named].casefold() in words else f"name {named}"
        case Write(what=Enum() as noun):
            is_ground = type(noun).__name__ in GROUND or _is_printed(noun, seat)
            return None if is_ground or _names(noun, words) else f"{type(noun).__name__}.{noun.value}"
        case Write(what=Line(key=key)) if key.rpartition("-")[0] in GROUND:
            return None
        case Write(what=Line(key="arosa-picture-points", facts={"n": 0})):
            return None  # as nought on the search board
        case Write(what=Line() as line):
            drawn = WORDS.say("en", line, lambda who: NAMES[who.seat]).replace("**", "").casefold()
            return None if drawn in words or _tokens(drawn) <= _tokens(words) else f"{line.key}: {drawn}"
        case Write(what=int() as n):
            known = _tokens(words) | ({"0"} if re.search(r"\bno\b|\bnone\b|\bnothing\b", words) else set())
            is_floor = case.game.info.key == "arosa" and n in (0, *range(1, 8))
            return None if is_floor or str(n) in known or _spelled(n) in known else f"number {n}"
        case Write(what=str() as text):
            is_axis = case.game.info.key == "cluedo" and text.isdecimal()
            is_in_order = "from a on:" in words and text in "ABCDEFGH"
            is_sign = (
                is_axis
                or is_in_order
                or (len(text) == 1 and (not text.isalnum() or case.game.info.key == "bakerstreet"))
            )
            return None if is_sign or _tokens(text.casefold()) <= _tokens(words) else f"sign {text}"
        case Sprite(figure=figure):
            name = figure.rpartition("/")[2]
            if (pawn := PAWN.fullmatch(name)) is not None:
                name = pawn[1]
            if (die := DIE.fullmatch(name)) is not None:
                return None if getattr(view, "dice", None) is not None else f"die {die[1]}"
            name = name.removeprefix("inside-")
            drawn_noun = nouns.get(name, nouns.get(name.replace("-", "_")))
            if drawn_noun is None:
                return None if FRAMES.fullmatch(name) or _signs(name) or name in COUNTED else f"figure {figure}"
            return None if _names(drawn_noun, words) or _is_printed(drawn_noun, seat) else f"figure {figure}"
    return None


def _is_printed(noun: Enum, seat: int | None) -> bool:
    return seat is None and type(noun).__name__ in PRINTED


def unsigned(case: Case, scene: Scene, words: str, seat: int | None) -> Iterator[str]:
    """Yield the figures that say something which the words do not, or not as often."""
    drawn = Counter(mark.figure.rpartition("/")[2] for mark in scene.marks if isinstance(mark, Sprite))
    for name, n in drawn.items():
        if name in OWN_HATS and seat is not None:
            continue
        if (sign := _signs(name)) is not None:
            told = len(re.findall(sign, words))
        elif name in COUNTED:
            told = _counted(case.game.info.key, name, words, seat)
        elif (case.game.info.key, name, seat) == ("bakerstreet", "back", None):
            told = _numbers(r"(\w+) cards? in hand", words) + len(re.findall(r"\d+ to draw", words))
        else:
            continue
        if told < (n if EACH.fullmatch(name) or name in COUNTED or name == "back" else 1):
            yield f"figure {name}: {n} drawn, {told} said"


def _signs(name: str) -> str | None:
    """Return the signs of the words that say the same as a figure, as a pattern; None where it has none of its own."""
    for figure, sign in SIGNS.items():
        if (found := re.fullmatch(figure, name)) is not None:
            return sign.format(*found.groups())
    return None


def _counted(game: str, name: str, words: str, seat: int | None) -> int:
    """Return how many of a figure the words speak of."""
    informants = len(re.findall(r"\b[a-h]\b", "".join(re.findall(r"secret informants?: (.*)", words))))
    informants += sum(len(re.split(", | and ", each)) for each in re.findall(r"from a on: (.*)", words))
    match game, name:
        case "bakerstreet", "arrow" | "stop" | "x2":
            legend = next((line for line in words.splitlines() if line.startswith("-# ")), "")
            return words.replace(legend, "").count("×2" if name == "x2" else name)
        case "bakerstreet", "loupe":
            return words.count("🔎")
        case "clues", "loupe" if seat is None:
            return _numbers(r"(\w+) magnifying glass", words) + informants
        case "clues", "loupe":
            return words.count("secret informant ")
        case "clues", "badge-chosen" if seat is None:
            return words.count("(has chosen)")
        case "clues", "badge-chosen":
            return 3 * words.count("you’ve chosen for")
        case "clues", "unknown" if seat is None:
            return words.count("top secret")
        case "clues", "unknown":  # the cards on one's own screen, which one never sees
            return 3
        case "clues", "informant":
            return informants
        case "cluedo", "reach":
            return _numbers(r"within (?:your )?reach \((\d+)\)", words)
    return 0


def _numbers(pattern: str, words: str) -> int:
    """Return the sum of the numbers that a pattern finds, in digits or as words."""
    known = {_spelled(n): n for n in range(1, 11)}
    return sum(known.get(each) or (int(each) if each.isdecimal() else 0) for each in re.findall(pattern, words))


def _names(noun: Enum, words: str) -> bool:
    """Whether a noun stands in the words, in any of its forms."""
    return any(form.casefold() in words for form in next(WORDS._all_forms("en", noun)).values())


@lru_cache(maxsize=64)
def _tokens(text: str) -> frozenset[str]:
    return frozenset(re.findall(r"\w+", text))


@cache
def _nouns(game: str) -> dict[str, StrEnum]:
    """Return the things of a game by their ids."""
    return {each.value: each for kind in nouns_of(BY_KEY[game]) for each in kind}


def _spelled(n: int) -> str:
    return (
        ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"][n - 1]
        if 1 <= n <= 10
        else str(n)
    )


@pytest.mark.parametrize("case", SIZES, ids=str)
def test_the_words_beside_a_picture_say_all_that_it_shows(case: Case) -> None:
    missing: dict[str, str] = {}
    for scene, words, seat, view in pictures(case):
        for mark in scene.marks:
            if (fact := untold(case, mark, words, seat, view)) is not None:
                missing.setdefault(f"{'table' if seat is None else 'desk'}: {fact}", words)
        for fact in unsigned(case, scene, words, seat):
            missing.setdefault(f"{'table' if seat is None else 'desk'}: {fact}", words)

    assert list(missing) == [], next(iter(missing.values()))
