"""Golden transcripts: what everybody hears in a few whole games has not changed unless somebody meant it to."""

from __future__ import annotations

import pytest

from games import GAMES
from games.core.contract import AnyRules
from tests.transcripts import file_of, scripts, text_of

GOLDEN = [(rules, name) for rules in GAMES for name in scripts(rules)]


@pytest.mark.parametrize(("rules", "name"), GOLDEN, ids=[f"{rules.info.key}-{name}" for rules, name in GOLDEN])
def test_a_game_is_told_as_in_its_transcript(rules: AnyRules, name: str) -> None:
    told = text_of(rules, scripts(rules)[name]())

    assert told == file_of(rules, name).read_text(encoding="utf-8"), "if this is meant: make transcripts"


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.info.key)
def test_every_game_has_three_transcripts_and_none_too_many(rules: AnyRules) -> None:
    names = set(scripts(rules))

    assert len(names) >= 3
    assert {file.stem for file in file_of(rules, "").parent.glob("*.txt")} == names
