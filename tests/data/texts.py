"""The catalogues and what the code asks of them, read from the sources: who needs which sentence."""

from __future__ import annotations

import ast
import re
import types
from collections.abc import Iterable, Iterator, Sequence
from enum import Enum, StrEnum
from functools import cache
from itertools import product
from typing import Any, Union, get_args, get_origin

import discord

from bot.health import Need
from bot.messages.controls import TimeKey
from bot.messages.lessons import lesson_of
from bot.nights.messages.controls import Evening
from bot.tables.cast import CAST
from bot.tables.options import OWN
from bot.tables.people_records import MAIL, MENTION, NOTHING, SWITCHES, Reading
from bot.tables.records import Level
from bot.ui.adapters import NEEDED
from bot.ui.threads import OPENING
from bot.votes.motions import MOTIONS, PROPOSED
from games import GAMES
from games.core.deduction.puzzle import maker_of
from games.core.game import AnyGame
from games.core.seats import Seat
from games.core.wire import field_types
from tests.data.parsed import (
    sentences,
)
from tests.layers.sources import Source, called, sources
from tests.parts import events_of, folder_of, module_of

# What the code asks for


def kebab(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def enums_in(hint: Any) -> set[type[StrEnum]]:
    """Return the enums that a field may hold."""
    if get_origin(hint) in (Union, types.UnionType, tuple):
        return {enum for each in get_args(hint) for enum in enums_in(each)}
    return {hint} if isinstance(hint, type) and issubclass(hint, StrEnum) else set()


def nouns_of(game: AnyGame) -> set[type[StrEnum]]:
    kinds = [*game.info.actions, *events_of(game)]
    found = {enum for kind in kinds for hint in field_types(kind).values() for enum in enums_in(hint)}
    return found | {*maker.nouns} if (maker := maker_of(game)) is not None else found


def strings(node: ast.AST) -> Iterator[str]:
    """Yield the texts that an expression may be, without the conditions it depends on."""
    if isinstance(node, ast.IfExp):
        yield from strings(node.body)
        yield from strings(node.orelse)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value


def patterns(node: ast.AST) -> Iterator[str]:
    """Yield the regular expressions that an f-string may match."""
    if isinstance(node, ast.IfExp):
        yield from patterns(node.body)
        yield from patterns(node.orelse)
    elif isinstance(node, ast.JoinedStr):
        yield "".join(
            re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z0-9_-]+" for part in node.values
        )


def first_arguments(found: Sequence[Source], names: set[str], place: int = 0) -> Iterator[ast.expr]:
    """Yield what calls of these functions, or of methods of these names, are given at a place."""
    for source in found:
        for call in source.calls():
            if called(call).rsplit(".", 1)[-1] in names and len(call.args) > place:
                yield call.args[place]


CODE = sources("bot", "cogs", "games", "tests/games/lanterns")
PAGE = [each for each in CODE if each.name.startswith("bot/practice/")]
REST = [each for each in CODE if each not in PAGE]


def refusals() -> set[str]:
    """Return the keys of refusals: those in the code, and what a game says where too few would play."""
    own = {game.info.too_few for game in GAMES if game.info.too_few is not None}
    return own | {key for each in first_arguments(CODE, {"Refusal", "WrongOptions"}) for key in strings(each)}


def troubles() -> set[str]:
    keys = {key for each in first_arguments(REST, {"Trouble"}) for key in strings(each)}
    telling = [each for each in REST if each.name in ("bot/telling/delivery.py", "bot/telling/troubles.py")]
    return keys | {each for each in constants(telling) if each.startswith("no-")}


def numbers(game: AnyGame) -> set[str]:
    """Return the words that a game has for the numbers of its fields; it needs none."""
    names = {name for kind in game.info.actions for name in field_types(kind)}
    return {f"value-{game.info.key}-{name}" for name in names} & set(sentences("en"))


def texts_of(game: AnyGame, name: str) -> set[str]:
    """Return every text in the functions of a game that have this name, without their docstrings."""
    nodes = (node for source in CODE if source.name.startswith(folder_of(game)) for node in ast.walk(source.tree))
    named = (node for node in nodes if isinstance(node, ast.FunctionDef) and node.name.strip("_") == name)
    parts = (part for node in named for part in node.body[ast.get_docstring(node) is not None :])
    return {each for part in parts for inner in ast.walk(part) for each in strings(inner)}


def arguments_of(game: AnyGame, name: str) -> Iterator[ast.expr]:
    """Yield what calls in a game are given under this name."""
    for source in CODE:
        for call in source.calls() if source.name.startswith(folder_of(game)) else ():
            yield from (each.value for each in call.keywords if each.arg == name)


def cautions(game: AnyGame) -> set[str]:
    """Return every text in the method that warns: they are keys."""
    return {each for each in texts_of(game, "cautions") if re.fullmatch(r"[a-z-]+", each)}


def topics(game: AnyGame) -> set[str]:
    """Return every page of rules that a view may ask for: texts in what is called topic, or given by that name, and phases."""
    given = [text for each in arguments_of(game, "topic") for text in strings(each)]
    found = {each for each in ("start", *texts_of(game, "topic"), *given) if re.fullmatch(r"[a-z]+", each)}
    phases: Iterable[Enum] = getattr(module_of(game, "model"), "Phase", ())
    return found | {str(each.value) for each in phases}


def permissions() -> set[str]:
    named = {"send_messages_in_threads", *NEEDED, *OPENING.values()}
    speakers = [each for each in REST if each.has_discord]
    named |= {each for each in constants(speakers) if each in discord.Permissions.VALID_FLAGS}
    return {name.replace("_", "-") for name in named}


def constants(found: Sequence[Source]) -> set[str]:
    """Return every text in these sources."""
    nodes = (node for source in found for node in ast.walk(source.tree))
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def controls() -> set[str]:
    """Return the controls that are put on a message or form: those named where messages are made or confirmed."""
    makers = [each for each in REST if each.has_words or each.name == "bot/ui/ending.py"]
    named = {
        node.attr.lower()
        for source in makers
        for node in ast.walk(source.tree)
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "Fixed"
    }
    return named - {"notes_form", "panel_desk", "tabs"}  # without a label, or with another's


def spoken() -> set[str]:
    """Return the keys that are spelled out where something is said."""
    found = {key for each in first_arguments(REST, {"Line"}) for key in strings(each)}
    for place, names in ((1, {"say", "_say", "note", "_format"}), (2, {"_changed", "_calling"})):
        given = first_arguments(REST, names, place)
        found |= {key for each in given for key in strings(each) if re.fullmatch(r"[a-z0-9_]+(-[a-z0-9_]+)*", key)}
    return {key for key in found if "-" in key or key in sentences("en")}


@cache
def page_keys() -> tuple[set[str], set[str]]:
    """Return the keys and the patterns of keys that the practice page says."""
    given = list(first_arguments(PAGE, {"words"}))
    keys = {f"practice-{key}" for each in given for key in strings(each)}
    return keys, {f"practice-{each}" for node in given for each in patterns(node)}


@cache
def needed() -> dict[str, set[str]]:
    """Return every key that the code may ask for, by the reason."""
    wanted: dict[str, set[str]] = {
        "a refusal": {f"refusal-{key}" for key in refusals()},
        "a trouble": {f"trouble-{key}" for key in troubles()},
        "a permission": {f"permission-{key}" for key in permissions()},
        "a control": {f"control-{key}" for key in controls()},
        "time": {f"time-{key.name.lower().replace('_', '-')}" for key in TimeKey}
        | {f"remind-{way}" for way in (MAIL, MENTION, NOTHING)},
        "sheets": {f"{key}-{each}" for key in ("level", "level-name") for each in Level},
        "ways of reading": {f"reading-{way}{end}" for way in Reading for end in ("", "-note")},
        "settings": {f"settings-{of}{each.word}" for each in SWITCHES.values() for of in ("", "set-")},
        "votes": {f"vote-{motion}" for motion in MOTIONS}
        | {f"vote-{motion.name}-passed" for motion in MOTIONS.values() if not motion.is_told}
        | {f"vote-control-{motion}" for motion in PROPOSED},
        "options of a lobby": {f"option-{key}" for key in OWN},
        "evenings": {f"night-button-{each}" for each in Evening},
        "said": spoken(),
        "the instance": {f"owner-missing-{part}" for part in Need},
        "the cast": {f"rival-{each.key}" for each in CAST}
        | {f"rivals-styles-{game.info.key}" for game in GAMES if game.styles},
        "the practice page": page_keys()[0],
    }
    for game in GAMES:
        key = game.info.key
        wanted[f"events of {key}"] = {f"event-{key}-{kebab(each.__name__)}" for each in events_of(game)}
        wanted[f"events of {key} told apart"] = {
            apart
            for each in events_of(game)
            for way in ("apart", "result", "theatre")
            if (apart := f"{way}-{key}-{kebab(each.__name__)}") in sentences("en")
        }
        wanted[f"verbs of {key}"] = {f"verb-{key}-{kind.verb}" for kind in game.info.actions}
        wanted[f"fields of {key}"] = {
            f"field-{key}-{kind.verb}-{name}" for kind in game.info.actions for name in field_types(kind)
        }
        wanted[f"options of {key}"] = {f"option-{key}-{option.key}" for option in game.info.options}
        wanted[f"values of {key}"] = {f"value-{value}" for option in game.info.options for value in option.values}
        wanted[f"numbers of {key}"] = numbers(game)
        wanted[f"cautions of {key}"] = {f"caution-{key}-{each}" for each in cautions(game)}
        wanted[f"final in {key}"] = {f"confirm-{key}-{kind.verb}" for kind in game.info.actions if kind.is_final}
        wanted[f"pages of {key}"] = {f"rules-{key}-{each}" for each in topics(game)}
        wanted[f"options on pages of {key}"] = {
            changed
            for page, option in product(wanted[f"pages of {key}"], game.info.options)
            for value in option.values
            if (changed := f"{page}-{option.key}-{value}".replace("_", "-")) in sentences("en")
        }
        wanted[f"nouns of {key}"] = {f"noun-{key}-{thing.value}" for enum in nouns_of(game) for thing in enum}
        wanted[f"the guide of {key}"] = guide_of(key)
        wanted[f"techniques of {key}"] = {
            f"technique-{key}-{each}{end}" for each in game.techniques for end in ("", "-page")
        }
        wanted[f"{key} itself"] = {f"game-{key}", f"about-{key}"} | (
            {f"club-{key}", f"kind-{key}"} & set(sentences("en"))
        )
        wanted[f"the cover of {key}"] = {game.cover.alt.key} if game.cover is not None else set()
    return wanted


def guide_of(key: str) -> set[str]:
    """Return the pages of a game's rules, numbered from 1 without a gap, and what its lesson says."""
    pages = {each for each in sentences("en") if each.startswith(f"rulebook-{key}-")}
    assert pages == {f"rulebook-{key}-{n}" for n in range(1, len(pages) + 1)}
    if (lesson := lesson_of(key)) is None:
        return pages
    questions = {f"lesson-{key}-{n}" for n in range(1, len(lesson.decisions) + 1)}
    answers = {
        f"lesson-{key}-{n}-{answer}{end}"
        for n, decision in enumerate(lesson.decisions, start=1)
        for answer in decision.answers
        for end in ("", "-why")
    }
    return pages | questions | answers | {f"lesson-{key}-start", f"lesson-{key}-end"}


def facts_for(kind: type[Any], game: AnyGame) -> Iterator[dict[str, Any]]:
    """Yield fields of an event so that every value of every field comes up, seats as they are."""
    offered = {name: _values(hint) for name, hint in field_types(kind).items()}
    longest = max(map(len, offered.values()), default=1)
    for n in range(longest):
        yield {name: values[n % len(values)] for name, values in offered.items()}


def _values(hint: Any) -> list[Any]:
    if get_origin(hint) in (Union, types.UnionType):
        return [value for each in get_args(hint) for value in _values(each)]
    if get_origin(hint) is tuple:
        inner = _values(get_args(hint)[0])
        return [(), tuple(inner[:1]), tuple(inner[:2]), tuple(inner[:5])]
    if hint is Seat:
        return [Seat(0), Seat(1), Seat(5)]
    if hint is types.NoneType:
        return [None]
    if hint is bool:
        return [False, True]
    if hint is int:
        return [0, 1, 2, 5]
    if hint is str:
        return ["x"]
    return list(hint)
