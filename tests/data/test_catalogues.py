"""The catalogues: complete in every language, nothing too much, and every sentence can be said."""

from __future__ import annotations

import re
from itertools import chain, count, islice, product
from math import gcd, prod
from typing import Any

import pytest
from babel import Locale
from fluent.runtime import FluentBundle
from fluent.syntax import ast as ftl

from bot.messages.catalogue import ALSO, SHORT
from bot.tables.pace import PACES
from games import GAMES
from games.core.game import AnyGame
from games.core.lines import Line, Who, facts_of
from games.core.seats import Seat
from games.core.wire import seat_fields
from tests.builders import CASES, THE_SEED, Case, positions
from tests.data.parsed import LANGUAGES, OURS, PLURALS, Message, catalogue, facts_in, sentences
from tests.data.texts import REST, constants, facts_for, kebab, needed, nouns_of, page_keys
from tests.parts import events_of
from tests.words import WORDS

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.key)


@every_language
def test_every_language_has_every_sentence(language: str) -> None:
    """Languages that are not ours may lack some: they are skipped here with what is missing, and read in English.

    The game of the tests speaks ours alone.
    """
    wanted = [key for key in sentences("en") if language in OURS or "lanterns" not in key]
    missing = [key for key in wanted if key not in sentences(language)]

    if missing and language not in OURS:
        some = ", ".join(missing[:10])
        pytest.skip(f"{language} lacks {len(missing)} of {len(wanted)} sentences, such as {some}")
    assert "\n".join(missing) == ""


@every_language
def test_no_language_has_a_sentence_that_english_has_not(language: str) -> None:
    assert set(sentences(language)) <= set(sentences("en"))


@every_language
def test_every_sentence_names_the_same_facts_in_every_language(language: str) -> None:
    differing = {
        key: facts
        for key, message in sentences(language).items()
        if (facts := facts_in(message) ^ facts_in(sentences("en")[key]))
    }

    assert differing == {}


@every_game
@every_language
def test_all_nouns_of_a_kind_have_the_same_forms(game: AnyGame, language: str) -> None:
    for kind in nouns_of(game):
        keys = [f"noun-{game.info.key}-{thing.value}" for thing in kind]
        own = {
            key: set(sentences(language)[key].patterns) - {ALSO, SHORT} for key in keys if key in sentences(language)
        }
        every = set[str]().union(*own.values())
        assert {key: every - has for key, has in own.items() if every - has} == {}


@every_language
def test_every_form_that_a_sentence_asks_for_is_one_that_nouns_have(language: str) -> None:
    nouns = {
        form for key, message in sentences(language).items() for form in message.patterns if key.startswith("noun-")
    }
    for key, message in sentences(language).items():
        asked = (
            message.variables
            - facts_in(message)
            - {f"{fact}_{end}" for fact in facts_in(message) for end in ("id", "n")}
        )
        assert {name for name in asked if name.rpartition("_")[2] not in nouns} == set(), key


@every_language
def test_every_form_that_nouns_have_is_asked_for(language: str) -> None:
    every = sentences(language)
    asked = {name.rpartition("_")[2] for message in every.values() for name in message.variables}
    forms = {form for key, message in every.items() if key.startswith("noun-") for form in message.patterns}

    assert forms - asked <= {"", "full", SHORT, ALSO}


@every_language
def test_every_sentence_lies_in_the_file_of_its_game(language: str) -> None:
    for key, message in sentences(language).items():
        assert message.file == sentences("en")[key].file, key


def test_everything_that_the_code_asks_for_is_there() -> None:
    missing = {why: keys - set(catalogue("en")) for why, keys in needed().items()}

    assert {why: keys for why, keys in missing.items() if keys} == {}


def test_nothing_is_there_that_nobody_asks_for() -> None:
    known = set[str]().union(*needed().values(), constants(REST))
    of_the_page = re.compile("|".join(f"(?:{pattern})" for pattern in page_keys()[1]))

    unused = [key for key in sentences("en") if key not in known and not of_the_page.fullmatch(key)]
    assert "\n".join(unused) == ""


def test_every_pattern_of_the_practice_page_has_a_sentence() -> None:
    for pattern in page_keys()[1]:
        assert any(re.fullmatch(pattern, key) for key in sentences("en")), pattern


# Every sentence, with every way through it

COUNTS = (0, 1, 2, 5)
MOST_WAYS = 200


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
    total = prod(len(offered[name]) for name in chosen)
    # Where they are too many, some are left out: without a common divisor all values still meet each other.
    step = next(n for n in count(total // MOST_WAYS + 1) if n == 1 or gcd(n, total) == 1)
    branches = [*islice(product(*(offered[name] for name in chosen)), 0, None, step)]
    # What chooses no branch is put in as it is: its values need not meet every branch.
    most = max(len(branches), *(len(offered[name]) for name in rest), 1)
    return [
        dict(zip(chosen, branches[n % len(branches)], strict=True))
        | {name: offered[name][n % len(offered[name])] for name in rest}
        for n in range(most)
    ]


@every_language
def test_every_sentence_can_be_said_with_every_branch(language: str) -> None:
    read = FluentBundle([language], use_isolating=False)
    read.add_resource(ftl.Resource([message.node for message in catalogue(language).values()]))
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
    category = Locale.parse(language, sep="-").plural_form
    categories = {str(n): category(n) for n in range(1001)}
    gaps = {}
    for key, message in catalogue(language).items():
        for name, keys, is_written in message.counts:
            missing = {each for n, each in categories.items() if n not in keys} - keys - {"other"}
            if not keys & (PLURALS - {"other"}):  # exact numbers, after which English needs no singular
                missing = missing - {"one"} if is_written else set()
            if missing:
                gaps[f"{key} by ${name}"] = missing
    assert gaps == {}


@pytest.mark.parametrize("n", [0, 1, 2, 5])
def test_french_counts_agree_with_their_nouns(n: int) -> None:
    text = WORDS.say("fr", Line("clues-table-reserve", {"n": n}))
    begun = WORDS.say("fr", Line("event-clues-turn-began", {"seat": Who(Seat(0)), "loupes": n}), lambda _: "Adèle")

    assert ("loupes" in text) == (n > 1)
    assert ("loupes" in begun) == (n > 1)
    assert ("loupe" in begun) == (n > 0)


def test_the_last_item_of_a_list_may_choose_the_word_before_it() -> None:
    for last, word in {"Bruno": "y", "**Inés**": "e", "hijos": "e", "hielo": "y", "🟢 Irene": "e", "": "y"}.items():
        assert WORDS.join("es", ["Ana", "Olga", last]) == f"Ana, Olga {word} {last}"


@every_game
@every_language
def test_every_event_is_told_whatever_is_in_it(game: AnyGame, language: str) -> None:
    for kind in events_of(game):
        for fields in facts_for(kind, game):
            facts = facts_of(kind(**fields), seat_fields(kind))
            for way in ("event", "apart", "result", "theatre"):
                line = Line(f"{way}-{game.info.key}-{kebab(kind.__name__)}", facts)
                if way != "event" and not WORDS.has(line.key):
                    continue
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
def test_all_that_views_say_in_whole_games_can_be_said(case: Case) -> None:
    game, lines = case.game, dict[str, Line]()
    for running in positions(case, THE_SEED, 12):
        table = game.observer.table_view(running.state)
        views = [game.observer.seat_view(running.state, seat) for seat in case.everybody]
        assert all(WORDS.has(f"rules-{game.info.key}-{view.topic}") for view in (table, *views))
        said = (*game.face.table_lines(table), *chain.from_iterable(map(game.face.seat_lines, views)))
        lines |= {repr(line): line for line in said}

    for language in WORDS.languages:
        for line in lines.values():
            text = WORDS.say(language, line, name)
            assert "{" not in text, line.key
            assert "****" not in text, line.key


def name(who: Who) -> str:
    return f"**{'ABCDEF'[who.seat]}**"


# Commands that texts speak of


def commands(language: str) -> set[str]:
    """Return the commands and groups of commands, as people of a language type them."""
    english = {
        key.removeprefix("command-").replace("-", " ", 1)
        for key in catalogue("fr")
        if re.fullmatch(r"command-[a-z_]+(-[a-z_]+)?", key) and "description" not in key
    }

    def named(path: str) -> str:
        own = catalogue(language).get(f"command-{path.replace(' ', '-')}")
        return own.text if own is not None else path.rpartition(" ")[2]

    return {f"{named(path.split()[0])} {named(path)}" if " " in path else named(path) for path in english}


@every_language
def test_texts_speak_of_commands_by_the_names_of_their_language(language: str) -> None:
    text = "\n".join(message.text for message in catalogue(language).values())
    named = re.findall(r"(?<!\w)/([^\W\d_]+(?: [^\W\d_]+)?)", text)

    assert set(named) <= commands(language)
    assert named or language not in OURS
