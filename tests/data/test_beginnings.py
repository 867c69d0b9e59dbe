"""Words come first: a screen reader says a leading emoji before the message or the button that it decorates."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

import pytest
from fluent.syntax import ast as ftl

from tests.data.parsed import LANGUAGES, catalogue

MARKUP = "#->*_ "


def beginnings(pattern: ftl.Pattern) -> Iterator[str]:
    """Yield what a pattern may begin with: its first words or, in braces, its first variable."""
    for n, element in enumerate(pattern.elements):
        if isinstance(element, ftl.TextElement):
            if text := element.value.lstrip(MARKUP):
                yield text
                return
            continue
        match element.expression:
            case ftl.SelectExpression(variants=variants):
                for variant in variants:
                    if is_empty(variant.value):
                        yield from beginnings(ftl.Pattern(pattern.elements[n + 1 :]))
                    else:
                        yield from beginnings(variant.value)
            case ftl.VariableReference(id=name):
                yield f"{{{name.name}}}"
            case ftl.StringLiteral(value=text):
                yield text
        return


def is_empty(pattern: ftl.Pattern) -> bool:
    """Whether a pattern is the empty string."""
    (first, *others) = pattern.elements
    return not others and isinstance(first, ftl.Placeable) and getattr(first.expression, "value", "x") == ""


def is_sign(text: str) -> bool:
    """Whether a text begins with a sign instead of a word: an emoji, or the sign of a noun."""
    return text.endswith("_sign}") or unicodedata.category(text[0]) == "So"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_and_no_label_begins_with_an_emoji(language: str) -> None:
    found = {
        (key, form): text
        for key, message in catalogue(language).items()
        for form, pattern in message.patterns.items()
        if form != "sign"
        for text in beginnings(pattern)
        if is_sign(text)
    }

    assert found == {}
