"""Golden transcripts: what everybody hears in a few whole games has not changed unless somebody meant it to."""

from __future__ import annotations

import pytest

from games import GAMES
from games.core.game import AnyGame
from tests.parts import scripts_of
from tests.transcripts import file_of, text_of

GOLDEN = [(game, name) for game in GAMES for name in scripts_of(game)]


@pytest.mark.parametrize(("game", "name"), GOLDEN, ids=[f"{game.info.key}-{name}" for game, name in GOLDEN])
def test_a_game_is_told_as_in_its_transcript(game: AnyGame, name: str) -> None:
    told, file = text_of(game, scripts_of(game)[name]()), file_of(game, name)

    assert file.is_file(), "make transcripts"
    assert told == file.read_text(encoding="utf-8"), "if this is meant: make transcripts"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.key)
def test_every_game_has_three_transcripts_and_none_too_many(game: AnyGame) -> None:
    names = set(scripts_of(game))

    assert len(names) >= 3
    assert {file.stem for file in file_of(game, "").parent.glob("*.txt")} == names
