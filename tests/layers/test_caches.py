"""Caches that live as long as the process: of few entries, or of keys that no game, person or channel adds to."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import Final

from tests.layers.sources import BOT, COGS, GAME_SOURCES, Source, called

ALL: Final = (*BOT, *GAME_SOURCES, *COGS)
DEFAULT: Final = 128
MOST: Final = 4_096
"""Entries of a cache that is full after some days."""

OF_CODE_AND_CONTENT: Final = frozenset(
    {
        "bot.media.sound._night",
        "bot.media.sound._noise",
        "bot.media.sound._room",
        "bot.messages.codes._grammar",
        "bot.messages.codes.spellings_of",
        "bot.messages.lessons.lesson_of",
        "bot.messages.parsing._zones_typed",
        "bot.messages.parsing.kinds_of",
        "bot.store.changes._unless_there",
        "bot.store.changes.insert_into",
        "bot.store.writes._tell",
        "bot.tables.cities.large_cities",
        "bot.tables.hours._abbreviated",
        "bot.tables.hours._representatives",
        "bot.tables.hours.offsets",
        "bot.tables.hours.zones",
        "bot.tables.hours.zones_ranked",
        "games.bakerstreet.rival.bidding.solved",
        "games.bakerstreet.scene._street",
        "games.clues.rival.habits._table",
        "games.core.wire._field_types",
    }
)
"""Without a bound: their keys are classes, time zones and the like."""

OF_SMALL_NUMBERS: Final = frozenset(
    {
        "bot.media.sound.strike_of",
        "bot.nights.seating._ranked",
        "bot.nights.sharing._least",
        "bot.nights.sharing._vectors",
        "bot.nights.sharing.tables_of",
        "games.arosa.knowledge.timeline._weights",
        "games.clues.rival.habits.bits",
    }
)
"""Without a bound: there are few kinds of sounds, and few ways to seat an evening or to deal thirteen cards."""


def test_a_cache_without_a_bound_has_few_keys_and_any_other_few_entries() -> None:
    bounds = [each for source in ALL for each in _bounds(source)]

    assert {name for name, bound in bounds if bound is None} == OF_CODE_AND_CONTENT | OF_SMALL_NUMBERS
    assert [each for each in bounds if each[1] is not None and each[1] > MOST] == []
    assert "games.cluedo.rules.lru_cache" in dict(bounds)


def _bounds(source: Source) -> Iterator[tuple[str, int | None]]:
    """Yield the caches of a module that outlive a call, each with the entries it may have."""
    for node in source.tree.body:
        for each in getattr(node, "decorator_list", ()):
            if isinstance(node, ast.FunctionDef) and ast.unparse(each) == "cache":
                yield f"{source.module}.{node.name}", None
    for call in source.calls():
        if called(call) == "lru_cache":
            given = [*call.args, *(each.value for each in call.keywords if each.arg == "maxsize")]
            yield f"{source.module}.lru_cache", _number(source, given[0]) if given else DEFAULT


def _number(source: Source, given: ast.expr) -> int | None:
    """Return a number that is written there, or that a name of the module stands for."""
    if isinstance(given, ast.Name):
        named = (each for each in source.tree.body if isinstance(each, ast.Assign))
        given = next(each.value for each in named if ast.unparse(each.targets[0]) == ast.unparse(given))
    number = ast.literal_eval(given)
    return None if number is None else int(number)
