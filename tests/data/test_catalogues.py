"""The catalogues: complete in every language, nothing too much, and every sentence can be said."""

from __future__ import annotations

import re
from itertools import count, islice, product
from math import gcd, prod
from typing import Any

import pytest

from bot.messages.catalogue import bundle
from bot.tables.pace import PACES
from games import GAMES
from games.core.game import AnyGame
from games.core.lines import Line, Who, facts_of
from games.core.wire import seat_fields
from tests.builders import CASES, a_seed, positions
from tests.data.texts import (
    LANGUAGES,
    REST,
    Message,
    catalogue,
    constants,
    facts_for,
    files,
    kebab,
    needed,
    page_keys,
    sentences,
    text_of,
)
from tests.parts import events_of
from tests.words import LOCALES, WORDS

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.key)


def test_there_are_english_and_french() -> None:
    assert LANGUAGES == ["en", "fr"]
    assert {file.name for file in files("en")} == {file.name for file in files("fr")} - {"commands.ftl"}


@every_language
def test_every_language_has_the_same_sentences(language: str) -> None:
    assert set(sentences(language)) == set(sentences("en"))


@every_language
def test_every_sentence_uses_the_same_variables_in_every_language(language: str) -> None:
    differing = {
        key: message.variables ^ sentences("en")[key].variables
        for key, message in sentences(language).items()
        if message.variables != sentences("en")[key].variables
    }

    assert differing == {}


@every_language
def test_every_noun_has_the_same_forms_in_every_language(language: str) -> None:
    for key, message in sentences(language).items():
        assert set(message.patterns) == set(sentences("en")[key].patterns), key


@every_language
def test_every_sentence_lies_in_the_file_of_its_game(language: str) -> None:
    for key, message in sentences(language).items():
        assert message.file == sentences("en")[key].file, key


@every_language
def test_everything_that_the_code_asks_for_is_there(language: str) -> None:
    missing = {why: keys - set(catalogue(language)) for why, keys in needed().items()}

    assert {why: keys for why, keys in missing.items() if keys} == {}


def test_nothing_is_there_that_nobody_asks_for() -> None:
    known = set[str]().union(*needed().values(), constants(REST))
    patterns = page_keys()[1]

    unused = [key for key in sentences("en") if key not in known and not any(re.fullmatch(p, key) for p in patterns)]
    assert unused == []


def test_every_pattern_of_the_practice_page_has_a_sentence() -> None:
    for pattern in page_keys()[1]:
        assert any(re.fullmatch(pattern, key) for key in sentences("en")), pattern


# Every sentence, with every way through it

COUNTS = (0, 1, 2, 5)
MOST_WAYS = 1000
PLURALS = {"zero", "one", "two", "few", "many", "other"}


def ways(message: Message) -> list[dict[str, Any]]:
    """Return arguments that lead through every branch of a message."""
    offered: dict[str, list[Any]] = {name: ["Adèle", *COUNTS] for name in message.variables}
    offered |= {name: list(COUNTS) for name in message.numbers}
    for name, choices in message.selectors.items():
        keys = set[str]().union(*choices)
        is_number = bool(keys & PLURALS) or any(key.isdigit() for key in keys)
        words = [key for key in keys if key not in PLURALS and not key.isdigit()]
        numbers = [int(key) for key in keys if key.isdigit()]
        offered[name] = [*COUNTS, *numbers] if is_number and not words else [*words, *numbers, "Adèle"]
    names = sorted(offered)
    chosen = [name for name in names if name in message.selectors]
    rest = [name for name in names if name not in message.selectors]
    arguments = []
    total = prod(len(offered[name]) for name in chosen)
    # Where they are too many, some are left out: without a common divisor all values still meet each other.
    step = next(n for n in count(total // MOST_WAYS + 1) if n == 1 or gcd(n, total) == 1)
    for values in islice(product(*(offered[name] for name in chosen)), 0, None, step):
        for n in range(max((len(offered[name]) for name in rest), default=1)):
            free = {name: offered[name][n % len(offered[name])] for name in rest}
            arguments.append({**dict(zip(chosen, values, strict=True)), **free})
    return arguments


@every_language
def test_every_sentence_can_be_said_with_every_branch(language: str) -> None:
    read = bundle(language, [folder / language for folder in LOCALES])
    for key, message in catalogue(language).items():
        compiled = read.get_message(key)
        assert compiled.value is not None, key
        for arguments in ways(message):
            for pattern in (compiled.value, *compiled.attributes.values()):
                said, errors = read.format_pattern(pattern, arguments)
                text = str(said)
                assert not errors, (key, arguments, errors)
                assert text == text.strip() or key.startswith("noun-"), f"{key} has blanks at an end"
                assert text, key
                assert "  " not in text, f"{key} has two blanks in a row: {text!r}"
                assert "{" not in text, f"{key}: {text!r}"


@every_language
def test_a_choice_by_number_knows_the_plurals_of_its_language(language: str) -> None:
    for key, message in catalogue(language).items():
        for name, choices in message.selectors.items():
            for keys in choices:
                if "one" in keys:
                    assert "other" in keys, f"{key}: ${name}"


@every_game
@every_language
def test_every_event_is_told_whatever_is_in_it(game: AnyGame, language: str) -> None:
    for kind in events_of(game):
        for fields in facts_for(kind, game):
            facts = facts_of(kind(**fields), seat_fields(kind))
            line = Line(f"event-{game.info.key}-{kebab(kind.__name__)}", facts)
            text = WORDS.say(language, line, lambda who: f"**{who.seat}**")
            assert "{" not in text
            assert "none" not in text.lower().split(), (kind, text)
            assert "****" not in text, (kind, text)


@every_game
@every_language
def test_every_option_is_said(game: AnyGame, language: str) -> None:
    for option in game.info.options:
        assert WORDS.say(language, Line(f"option-{game.info.key}-{option.key}"))
        for value in option.values:
            assert WORDS.say(language, Line(f"value-{value}"))


@every_language
def test_every_pace_has_its_own_name(language: str) -> None:
    names = {WORDS.say(language, Line("pace-value", {"seconds": seconds or 0})) for seconds in PACES.values()}

    assert len(names) == len(PACES)


@pytest.mark.parametrize("case", CASES, ids=str)
@every_language
def test_all_that_views_say_in_whole_games_can_be_said(case: Any, language: str) -> None:
    game, said = case.game, set()
    for running in positions(case, a_seed(12), 12):
        table = game.observer.table_view(running.state)
        said |= {
            (line.key, text) for line in game.face.table_lines(table) for text in [WORDS.say(language, line, name)]
        }
        for seat in case.everybody:
            view = game.observer.seat_view(running.state, seat)
            said |= {
                (line.key, text) for line in game.face.seat_lines(view) for text in [WORDS.say(language, line, name)]
            }
            assert WORDS.has(f"rules-{game.info.key}-{view.topic}", language)
        assert WORDS.has(f"rules-{game.info.key}-{table.topic}", language)

    for key, text in said:
        assert "{" not in text, key
        assert "****" not in text, key


def name(who: Who) -> str:
    return f"**{'ABCDEF'[who.seat]}**"


# Commands that texts speak of


def commands() -> dict[str, set[str]]:
    """Return the commands by language, as people type them."""
    french = {
        key.removeprefix("command-").replace("-", " ", 1): message.text
        for key, message in catalogue("fr").items()
        if re.fullmatch(r"command-[a-z_]+(-[a-z_]+)?", key) and "description" not in key
    }
    groups = {path: text for path, text in french.items() if " " not in path}
    return {
        "en": {path for path in french if " " in path},
        "fr": {f"{groups[path.split()[0]]} {text}" for path, text in french.items() if " " in path},
    }


@every_language
def test_texts_speak_of_commands_by_the_names_of_their_language(language: str) -> None:
    named = re.findall(r"/([a-z]+ [a-zéèô]+)", text_of(language))

    assert named
    assert set(named) <= commands()[language]
