"""Texts name buttons by the labels that buttons have in their language."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tests.data.parsed import LANGUAGES, Message, sentences
from tests.data.test_typography import runs

BUTTONS = r"(?:control|night-button|night-once|rivals-fill|settings|own|sheet|check|hint|time|vote|theatre|case|door|verb)\b.*"
PROSE = r"(?:rules|rulebook|lesson|technique)-.*"
"""Pages of rules, which bend the names of verbs to their sentences."""
AFRESH = {"case-practice-head", "check-legend"}
"""Texts that other languages word without the label."""


def texts_of(message: Message) -> Iterator[str]:
    return (run.strip() for pattern in message.patterns.values() for run in runs(pattern))


def named_in(message: Message) -> set[str]:
    """Return what a message sets in bold."""
    return {bold.strip() for text in texts_of(message) for bold in re.findall(r"\*\*([^*\n{\ufffc]+)\*\*", text)}


def buttons() -> dict[str, set[str]]:
    """Return the English labels, each with the keys of the buttons that have it."""
    found: dict[str, set[str]] = {}
    for key, message in sentences("en").items():
        if re.fullmatch(BUTTONS, key):
            for text in texts_of(message):
                found.setdefault(text, set()).add(key)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_name_buttons_by_their_labels(language: str) -> None:
    known, here = buttons(), sentences(language)
    other = {
        (key, label): named_in(message)
        for key, message in here.items()
        if not re.fullmatch(PROSE, key) and key not in AFRESH
        for label in named_in(sentences("en")[key]) & known.keys()
        if named_in(message).isdisjoint(text for own in known[label] if own in here for text in texts_of(here[own]))
    }

    assert other == {}


def test_many_labels_are_named() -> None:
    known = set(buttons())

    assert sum(len(named_in(message) & known) for message in sentences("en").values()) > 50
