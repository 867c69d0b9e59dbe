"""The measure of a played move: whole games come to their ends, with their pictures and sounds."""

from __future__ import annotations

from games import BY_KEY
from tests.tools.played import measured


async def test_a_whole_game_is_played_and_rendered_to_its_end() -> None:
    played = await measured(BY_KEY["arosa"], tables=1, seed=1)

    assert played.moves > 10
    assert played.pictures >= played.moves
    assert played.sounds > 0
    assert played.spent.whole >= played.spent.media > 0
