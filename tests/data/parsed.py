"""The catalogues, parsed: every message with its variables, its choices and the facts that it names."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from bot.messages.catalogue import DEFAULT
from tests.words import LOCALES, WORDS

LANGUAGES = WORDS.languages
OURS = ("en", "fr")
"""Languages that every change brings along. Others follow: what they lack is said in English, and a test says how much."""
COMMANDS = ("command-", "choice-")
PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})


@dataclass(frozen=True)
class Message:
    """One message of a catalogue, with all that its patterns use."""

    id: str
    file: str
    node: ftl.Message

    @cached_property
    def parts(self) -> tuple[Any, ...]:
        """Its nodes in the order of the file."""
        return tuple(walk(self.node))

    @cached_property
    def patterns(self) -> dict[str, ftl.Pattern]:
        """Its value under "" and its attributes by name."""
        found = {attribute.id.name: attribute.value for attribute in self.node.attributes}
        return {"": self.node.value, **found} if self.node.value is not None else found

    @cached_property
    def variables(self) -> set[str]:
        return {each.id.name for each in self.parts if isinstance(each, ftl.VariableReference)}

    @cached_property
    def numbers(self) -> set[str]:
        """The variables that are written as numbers: those given to NUMBER."""
        calls = [each for each in self.parts if isinstance(each, ftl.FunctionReference)]
        return {each.id.name for call in calls for each in walk(call) if isinstance(each, ftl.VariableReference)}

    @cached_property
    def selectors(self) -> dict[str, list[set[str]]]:
        """Return, for each variable that chooses a variant, the keys of each choice."""
        found: dict[str, list[set[str]]] = {}
        for each in self.parts:
            if isinstance(each, ftl.SelectExpression):
                chooser = each.selector
                assert isinstance(chooser, ftl.VariableReference), f"{self.id} chooses by something odd"
                keys = {_key(variant) for variant in each.variants}
                found.setdefault(chooser.id.name, []).append(keys)
        return found

    @property
    def counts(self) -> Iterator[tuple[str, set[str], bool]]:
        """Yield, for each choice by number, its variable, the keys, and whether it writes the number in the default variant."""
        for each in self.parts:
            if isinstance(each, ftl.SelectExpression) and isinstance(each.selector, ftl.VariableReference):
                name, keys = each.selector.id.name, {_key(variant) for variant in each.variants}
                if keys & (PLURALS - {"other"}) or any(key.isdigit() for key in keys):
                    [default] = [variant for variant in each.variants if variant.default]
                    written = {
                        inner.id.name for inner in walk(default.value) if isinstance(inner, ftl.VariableReference)
                    }
                    yield name, keys, name in written

    @property
    def text(self) -> str:
        """All its words, variables as { $name }."""
        return "".join(
            each.value if isinstance(each, ftl.TextElement) else f"{{ ${each.id.name} }}"
            for each in self.parts
            if isinstance(each, ftl.TextElement | ftl.VariableReference)
        )


def _key(variant: ftl.Variant) -> str:
    return str(variant.key.name if isinstance(variant.key, ftl.Identifier) else variant.key.value)


def walk(node: object) -> Iterator[Any]:
    """Yield the nodes of a message in the order of the file."""
    if isinstance(node, ftl.BaseNode):
        yield node
        for value in vars(node).values():
            yield from walk(value)
    elif isinstance(node, list):
        for each in node:
            yield from walk(each)


@cache
def catalogue(language: str) -> dict[str, Message]:
    """Return all messages of a language by id. What does not parse, or is there twice, is an error."""
    found: dict[str, Message] = {}
    for file in files(language):
        for entry in FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{language}/{file.name}: {entry.content!r}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{language}: {entry.id.name} is there twice"
                found[entry.id.name] = Message(entry.id.name, file.name, entry)
    return found


@cache
def sentences(language: str) -> dict[str, Message]:
    """Return the messages that every language has: all but the names of commands, which English has in the code."""
    return {key: message for key, message in catalogue(language).items() if not key.startswith(COMMANDS)}


@cache
def said(language: str) -> dict[str, Message]:
    """Return what people of a language read: its own sentences, and English where it has none."""
    return {**sentences(DEFAULT), **sentences(language)}


@cache
def forms() -> frozenset[str]:
    """Return the forms that nouns have in any language, and what else may follow the name of a fact."""
    nouns = (message for each in LANGUAGES for key, message in sentences(each).items() if key.startswith("noun-"))
    return frozenset({"id", "n"}.union(*(message.patterns for message in nouns)) - {""})


@cache
def facts_in(message: Message) -> frozenset[str]:
    """Return the facts that a sentence names, in whatever form."""
    parted = (name.rpartition("_") for name in message.variables)
    return frozenset(fact if form in forms() and fact else f"{fact}{sign}{form}" for fact, sign, form in parted)


def files(language: str) -> list[Path]:
    return [file for folder in LOCALES for file in sorted((folder / language).glob("*.ftl"))]
