"""The process dies at any step between judge and tell: after the restart nothing is lost, and nothing is said twice."""

from __future__ import annotations

import asyncio
import os
import signal
from collections import Counter
from collections.abc import Callable
from itertools import cycle, product
from pathlib import Path
from typing import TypeAlias

import pytest

from games import GAMES
from tests.e2e.evening import Evening, an_evening
from tests.e2e.practice.person import AnswerKind
from tests.e2e.tables.child import Child
from tests.e2e.tables.fuse import Fuse
from tests.e2e.tables.story import Scene, Told, any_game, second_thoughts, short_game, told

pytestmark = pytest.mark.sockets

ALL = 124
IS_SOAK = os.environ.get("ALIBI_SOAK") == "1"
DEATHS = range(ALL) if IS_SOAK else range(0, ALL, 12)
DEATHS_OF_A_REAL_PROCESS = range(8, 90, 9) if IS_SOAK else (71,)
KEYS = [game.info.key for game in GAMES]
PARTS = (0.33, 0.55, 0.8)
DEATHS_IN_GAMES = [*product(KEYS, PARTS)] if IS_SOAK else [*zip(KEYS, cycle(PARTS), strict=False)]
"""In which game the bot dies, and in which part of it: in a usual run, once in each."""
SEATED = 2
_undisturbed: dict[str, tuple[Told, list[str]]] = {}
Story: TypeAlias = Callable[[Evening], list[Scene]]


async def _reference(folder: Path, game: str = "clues", story: Story = short_game) -> tuple[Told, list[str]]:
    """Return what is said, and by which steps, where nothing dies; played once in a process."""
    name = f"{game} {story.__name__}"
    if name not in _undisturbed:
        (folder / "undisturbed").mkdir()
        fuse = Fuse()
        async with an_evening(folder / "undisturbed", has_sockets=True) as evening:
            evening.game = game
            with fuse.laid():
                async with evening.running() as app:
                    fuse.arm(app)
                    for scene in story(evening):
                        await _play(scene)
                        await evening.settle()
            _undisturbed[name] = told(evening), fuse.steps
    return _undisturbed[name]


async def _play(scene: Scene) -> None:
    if not scene.is_done():
        answer = await scene.do()
        assert answer.kind is not AnswerKind.NONE, scene.name
        assert scene.is_done(), (scene.name, answer)


async def _until_death(evening: Evening, scenes: list[Scene], at: int, name: str | None = None) -> str | None:
    """Play on until the bot dies before its step `at`, of all or of a name. Return before what it died, None if it never did."""
    fuse = Fuse(at, name=name)
    with fuse.laid():
        async with evening.running() as app:
            fuse.arm(app)
            for scene in scenes:
                if not await fuse.unless_dead(_play(scene)) or not await fuse.unless_dead(evening.settle()):
                    break
            if fuse.died_before is not None:
                fuse.bury()
    return fuse.died_before


async def _play_on(evening: Evening, scenes: list[Scene]) -> None:
    """Start the bot again, and play what is left."""
    async with evening.running():
        await evening.settle()
        for scene in scenes:
            await _play(scene)
            await evening.settle()


@pytest.mark.parametrize("at", DEATHS)
async def test_whatever_step_the_process_dies_before_all_is_said_and_once(tmp_path: Path, at: int) -> None:
    whole, steps = await _reference(tmp_path)
    async with an_evening(tmp_path, has_sockets=True) as evening:
        scenes = short_game(evening)
        last = await _until_death(evening, scenes, at)
        if last is None:
            assert at >= len(steps) - 20  # steps that run at once may fall together, on a busy machine more of them
        await _play_on(evening, scenes)

        assert told(evening) == whole, last


@pytest.mark.parametrize("which", range(SEATED))
async def test_whoever_was_greeted_is_known_to_be_though_the_process_died_before_it_was_noted(
    tmp_path: Path, which: int
) -> None:
    whole, _ = await _reference(tmp_path, "lanterns", any_game)
    async with an_evening(tmp_path, has_sockets=True) as evening:
        evening.game = "lanterns"
        scenes = any_game(evening)
        assert await _until_death(evening, scenes, which, "store.set_seat") == "store.set_seat"
        await _play_on(evening, scenes)

        assert told(evening) == whole


@pytest.mark.parametrize(("game", "part"), DEATHS_IN_GAMES)
async def test_in_every_game_all_is_said_and_once(tmp_path: Path, game: str, part: float) -> None:
    whole, steps = await _reference(tmp_path, game, any_game)
    async with an_evening(tmp_path, has_sockets=True) as evening:
        evening.game = game
        scenes = any_game(evening)
        last = await _until_death(evening, scenes, int(part * len(steps)))
        assert last is not None
        await _play_on(evening, scenes)

        assert told(evening) == whole, last


@pytest.mark.parametrize("part", [0.6, 0.7, 0.8, 0.9] if IS_SOAK else [0.75])
async def test_what_is_taken_back_is_told_once_whenever_the_process_dies(tmp_path: Path, part: float) -> None:
    whole, steps = await _reference(tmp_path, "cluedo", second_thoughts)
    assert sum("↩️" in text for text in whole.posts) == 1
    async with an_evening(tmp_path, has_sockets=True) as evening:
        evening.game = "cluedo"
        scenes = second_thoughts(evening)
        last = await _until_death(evening, scenes, int(part * len(steps)))
        assert last is not None
        await _play_on(evening, scenes)

        assert told(evening) == whole, last


@pytest.mark.parametrize("at", range(22, 110) if os.environ.get("ALIBI_SOAK") == "1" else (47, 63, 86))
async def test_nothing_is_said_twice_though_discord_has_forgotten_the_nonces(tmp_path: Path, at: int) -> None:
    whole, _ = await _reference(tmp_path)
    async with an_evening(tmp_path, has_sockets=True) as evening:
        scenes = short_game(evening)
        last = await _until_death(evening, scenes, at)
        evening.skip(minutes=30)
        await _play_on(evening, scenes)

        assert told(evening) == whole, last


@pytest.mark.parametrize("at", DEATHS_OF_A_REAL_PROCESS)
async def test_a_process_that_is_really_killed_loses_nothing_and_repeats_nothing(tmp_path: Path, at: int) -> None:
    whole, _ = await _reference(tmp_path)
    async with an_evening(tmp_path, has_sockets=True) as evening:
        scenes = short_game(evening)
        async with Child.running(evening, at) as child:
            for scene in scenes:
                if not await child.unless_dead(_play(scene)) or not await child.unless_dead(evening.settle()):
                    break
        assert child.process.returncode == -signal.SIGKILL
        await _play_on(evening, scenes)

        assert told(evening) == whole


async def test_a_whole_game_takes_the_steps_that_are_died_before(tmp_path: Path) -> None:
    _, steps = await _reference(tmp_path)

    kinds = Counter(step.split(" ")[0] for step in steps)
    assert ALL - 20 <= len(steps) <= ALL
    assert {
        "store.create",
        "store.take_seat",
        "store.begin",
        "store.append",
        "store.set_line",
        "store.settle",
        "store.set_panel",
    } <= set(kinds)
    assert kinds["PATCH"] >= 5  # panels
    assert kinds["POST"] >= 30  # posts, letters, answers


async def test_a_polite_stop_answers_whoever_has_just_pressed(tmp_path: Path) -> None:
    async with an_evening(tmp_path, has_sockets=True) as evening:
        async with evening.running():
            await evening.seated(2)
            evening.world.delay("POST", r"/callback$", 0.3)
            pressing = asyncio.create_task(evening.do(await evening.table(), 0, 0))
            await evening.server.until(lambda: evening.entries() == 1)

        answer = await pressing
        assert answer.is_ephemeral
        assert evening.say("fr", "act-change") in answer.text


async def test_a_press_that_died_before_its_commit_can_be_made_again(tmp_path: Path) -> None:
    async with an_evening(tmp_path, has_sockets=True) as evening:
        async with evening.running():
            table = await evening.seated(2)
        fuse = Fuse(0)
        with fuse.laid():
            async with evening.running() as app:
                fuse.arm(app)
                assert not await fuse.unless_dead(evening.do(table, 0, 0))
                fuse.bury()
        async with evening.running():
            assert evening.entries() == 0
            answer = await evening.do(table, 0, 0)
            assert evening.say("fr", "act-change") in answer.text
            assert evening.entries() == 1
            await evening.settle()
