"""A live bot with running games of a version before is switched to this one: nothing is lost, and nothing is asked."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from sqlalchemy import text

from bot.store.engines import read_url
from bot.store.migrate import change_schema, move_to
from games import GAMES
from tests.e2e.evening import Evening, an_evening
from tests.e2e.tables.test_faults import begin
from tests.e2e.tables.told import assert_all_told
from tests.parts import not_ending

pytestmark = pytest.mark.sockets

FIRST = "0001"
BEFORE = "0005"
"""The schemas of the first version, and of the one before this."""


KEYS = [game.info.key for game in GAMES]


async def go_on(evening: Evening) -> None:
    """Let somebody whose turn it is do anything that does not end the game."""
    table = await evening.table()
    seat = min(table.game.rules.turn(table.state))
    await evening.do(table, int(seat), not_ending(table.game, table.state, seat, Random(table.n)))


@pytest.mark.parametrize(("game", "revision"), [*((game, FIRST) for game in KEYS), (KEYS[0], BEFORE)])
async def test_a_running_game_goes_on_where_it_stood_and_what_waited_is_told(
    tmp_path: Path, game: str, revision: str
) -> None:
    async with an_evening(tmp_path, has_sockets=True) as evening:
        async with evening.running():
            await begin(evening, game)
            await go_on(evening)
            before = (await assert_all_told(evening)).n
            refusing = evening.world.fail("POST", r"^/channels/\d+/messages$", 503, times=99)
            await go_on(evening)
        evening.world.interferences.remove(refusing)
        await change_schema(read_url(evening.database), lambda connection: move_to(connection, revision))

        async with evening.running():
            assert (await assert_all_told(evening)).n == before + 1
            await go_on(evening)
            assert (await assert_all_told(evening)).n > before + 1


async def test_a_game_whose_rules_the_new_version_does_not_have_is_ended_in_words_and_frees_its_channel(
    tmp_path: Path,
) -> None:
    async with an_evening(tmp_path, has_sockets=True) as evening:
        async with evening.running():
            await begin(evening, "clues")
            await go_on(evening)
        await change_schema(
            read_url(evening.database), lambda connection: connection.execute(text("UPDATE tables SET version = 0"))
        )

        async with evening.running():
            await evening.settle()
            assert evening.say("fr", "ended-by-upgrade") in evening.panel().text
            await evening.people[0].press(evening.panel(), evening.label("control-again"))
            await evening.settle()

        assert evening.rows("select status from tables order by id") == [("ended",), ("lobby",)]
        assert evening.label("control-start") in evening.panel().labels
