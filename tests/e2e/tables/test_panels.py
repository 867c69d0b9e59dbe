"""Panels that are old or far up: they come down again, whichever process told of the moves below them."""

from __future__ import annotations

from pathlib import Path

from bot.telling.panels import PANEL_DRIFT
from games.clues.actions import Ask
from games.clues.model import Category
from games.core.seats import Seat
from tests.e2e.evening import Evening, an_evening


async def _act(evening: Evening) -> None:
    """Let whoever's turn it is ask something."""
    table = await evening.table()
    seat = Seat(evening.active(table))
    await evening.do(table, seat, Ask(witness=Seat((seat + 1) % 3), about=Category.MAN))
    await evening.settle()


def _below(evening: Evening) -> int:
    """Return the number of posts below the panel."""
    visible = [each for each in evening.channel.messages if not each.is_ephemeral]
    return len(visible) - 1 - visible.index(evening.panel())


async def test_a_panel_of_over_an_hour_is_posted_anew_and_the_old_one_goes(evening: Evening) -> None:
    await evening.set_up(3)
    old = evening.panel()
    evening.skip(minutes=61)
    await _act(evening)

    assert len(evening.panels()) == 1
    assert evening.panel().id != old.id
    assert old.is_deleted
    new = evening.panel()
    await _act(evening)
    assert evening.panel().id == new.id


async def test_a_panel_that_has_scrolled_away_comes_down_again(evening: Evening) -> None:
    await evening.set_up(3)
    first, places = evening.panel(), []
    for _ in range(2 * PANEL_DRIFT):
        await _act(evening)
        assert len(evening.panels()) == 1
        places.append(_below(evening))

    assert first.is_deleted
    assert max(places) < PANEL_DRIFT
    assert 0 in places


async def test_posts_of_the_process_before_count_for_where_the_panel_is(tmp_path: Path) -> None:
    async with an_evening(tmp_path) as evening:
        async with evening.running():
            await evening.set_up(3)
            while _below(evening) < PANEL_DRIFT - 1:
                await _act(evening)
        places = []
        for _ in range(PANEL_DRIFT):
            async with evening.running():
                await _act(evening)
                places.append(_below(evening))

    assert max(places) < PANEL_DRIFT
    assert len(evening.panels()) == 1
