"""A burst of moves: each step's line is told, and the panel is drawn for the last of them."""

from __future__ import annotations

import asyncio

import pytest

from tests.bot.telling.interleaving import Choices, played, seeds
from tests.bot.telling.toy import TABLE, CounterRules, Glimpsed, events_of
from tests.bot.telling.worlds import Bot, World

pytestmark = pytest.mark.usefixtures("counter")
RUNS = 40


def panels(world: World) -> list[str]:
    """Return all that the panel has shown, in order."""
    return [text for kind, text in world.discord.log if kind == "panel"]


def burst(choices: Choices, moves: int) -> tuple[World, int]:
    """Store so many steps before the first of them is told. Return how often the panel was drawn for them."""
    world = World(choices)
    before: list[str] = []

    async def work(bot: Bot) -> None:
        bot.delivery.wake(TABLE, 0)
        await bot.delivery.idle()
        before.extend(panels(world))
        with bot.delivery.answering(world.stored.tables[TABLE].channel):
            for _ in range(moves):
                await bot.act()
        await bot.delivery.idle()

    async def run() -> None:
        async with world.bot() as bot:
            await work(bot)

    played(choices, run)
    return world, len(panels(world)) - len(before)


@pytest.mark.parametrize("moves", range(2, 7))
def test_a_burst_draws_its_last_panel_and_before_it_those_alone_that_show_what_is_not_posted(
    counter: CounterRules, moves: int
) -> None:
    counter.last = 9
    glimpses = sum(any(isinstance(event, Glimpsed) for event in events_of(n)) for n in range(1, moves))
    for seed in seeds(RUNS):
        world, drawn = burst(Choices.by_luck(seed), moves)

        world.check(moves)
        assert drawn == 1 + glimpses
        assert moves == 2 or drawn < moves


def test_no_panel_is_drawn_twice_in_whichever_order_moves_are_stored_and_told(counter: CounterRules) -> None:
    counter.last = 9
    for seed in seeds(RUNS):
        choices = Choices.by_luck(seed)
        world = World(choices)

        async def run(world: World = world, choices: Choices = choices) -> None:
            async with world.bot() as bot:
                bot.delivery.wake(TABLE, 0)
                for _ in range(6):
                    await bot.act()
                    if choices.choose(2):
                        await asyncio.sleep(0.3 * choices.choose(4))
                await bot.delivery.idle()

        played(choices, run)
        world.check(6)
        shown = panels(world)
        assert len(shown) == len(set(shown)), seed
