"""Every language is set by the rules of its own folder: signs, spaces, quotation marks, the address of players."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from fluent.syntax import ast as ftl

from bot.messages.catalogue import FOLDER
from tests.data.parsed import LANGUAGES, catalogue

every_language = pytest.mark.parametrize("language", LANGUAGES)
CHOICE = "\ufffc"
"""Stands for a choice between variants, whose texts are looked at one by one."""


@dataclass(frozen=True)
class Rule:
    """A rule of a folder: what never stands in a text."""

    why: str
    pattern: str
    example: str
    only: str = ""
    spares: tuple[str, ...] = ()
    allows: tuple[str, ...] = ()


def rules(language: str) -> list[Rule]:
    written = tomllib.loads((FOLDER / language / "typography.toml").read_text(encoding="utf-8"))
    return [Rule(**each) for each in written["never"]]


def runs(pattern: ftl.Pattern) -> Iterator[str]:
    """Yield the texts of a pattern: its own and those of its variants, without what is code."""
    text = ""
    for each in pattern.elements:
        found = each.expression if isinstance(each, ftl.Placeable) else each
        match found:
            case ftl.TextElement() | ftl.StringLiteral():
                text += found.value
            case ftl.VariableReference():
                text += f"{{ ${found.id.name} }}"
            case ftl.SelectExpression():
                text += CHOICE
                for variant in found.variants:
                    yield from runs(variant.value)
            case ftl.FunctionReference():
                text += "1"
    yield re.sub(r"`[^`]*`|https?:", "``", text)


def meetings(pattern: ftl.Pattern) -> tuple[set[str], set[tuple[str, str]]]:
    """Return the pairs of characters that meet between the parts of a pattern, and with what it may begin and end."""
    pairs: set[str] = set()
    edges = {("", "")}
    for each in pattern.elements:
        found = each.expression if isinstance(each, ftl.Placeable) else each
        match found:
            case ftl.TextElement() | ftl.StringLiteral():
                here = {(found.value[:1], found.value[-1:])}
            case ftl.SelectExpression():
                inner = [meetings(variant.value) for variant in found.variants]
                pairs = pairs.union(*(met for met, _edges in inner))
                here = {edge for _met, outer in inner for edge in outer}
            case _:
                here = {("1", "1")}
        pairs |= {end + start for _first, end in edges for start, _last in here}
        edges = {(first or start, last or end) for first, end in edges for start, last in here}
    return pairs, edges


def texts_of(language: str) -> list[tuple[str, str, str]]:
    """Return each text of a language, after the key of its message and its place there."""
    return [
        (message.id, f"{message.id}.{form}", text)
        for message in catalogue(language).values()
        for form, pattern in message.patterns.items()
        for text in runs(pattern)
    ]


@every_language
def test_no_text_breaks_a_rule_of_its_language(language: str) -> None:
    texts = texts_of(language)

    broken = [
        f"{key}: {rule.why}: {text}"
        for rule in rules(language)
        for key, place, text in texts
        if key not in rule.spares and re.match(rule.only, place) and re.search(rule.pattern, text)
    ]
    assert "\n".join(broken) == ""


@every_language
def test_no_text_opens_bold_twice(language: str) -> None:
    assert [place for _key, place, text in texts_of(language) if "***" in text] == []


@every_language
def test_no_two_signs_meet_where_a_choice_ends(language: str) -> None:
    met = {
        (message.id, pair)
        for message in catalogue(language).values()
        for pattern in message.patterns.values()
        for pair in meetings(pattern)[0]
    }

    assert {each for each in met if re.fullmatch("[,;:.!?][,;:.]", each[1])} == set()


@every_language
def test_every_rule_says_what_breaks_it(language: str) -> None:
    for rule in rules(language):
        assert re.search(rule.pattern, rule.example), rule.why
        assert [each for each in rule.allows if re.search(rule.pattern, each)] == [], rule.why
        assert set(rule.spares) <= set(catalogue(language)), rule.why
