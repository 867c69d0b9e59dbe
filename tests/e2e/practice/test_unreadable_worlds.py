"""A world that cannot be read is put aside, and one that cannot be written is said once."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from pathlib import Path

import pytest

from bot.practice.launch.first_world import Club
from bot.practice.loopback.world import World
from bot.practice.loopback.world_store import FILE, FORMAT, UnreadableError, WorldStore, open_world, read
from tests.e2e.practice.fixtures import Scene
from tests.e2e.practice.kept import kept, said
from tests.words import WORDS


def spoiled(folder: Path, capsys: pytest.CaptureFixture[str]) -> tuple[World, Path, str]:
    """Come home to a folder with a file that cannot be read; give the new world, where the old is, and what was said."""
    world = World()
    open_world(world, folder, Club(WORDS).furnish).close()
    (aside,) = [each for each in folder.parent.iterdir() if each != folder]
    return world, aside, capsys.readouterr().err


async def test_half_a_file_is_put_aside_and_a_new_world_begins(
    scene: Scene, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "8080"
    kept(scene.world, folder)
    (folder / "alibi.db").write_text("the games of that world")
    whole = (folder / FILE).read_bytes()
    (folder / FILE).write_bytes(whole[: len(whole) // 2])
    world, aside, words = spoiled(folder, capsys)

    assert len(world.people) == 8
    assert (aside / FILE).read_bytes() == whole[: len(whole) // 2]
    assert (aside / "alibi.db").exists()
    assert not (folder / "alibi.db").exists()
    assert words.count("\n") == 1
    assert str(aside) in words


@pytest.mark.parametrize("damage", ["DELETE FROM things WHERE kind = 'world'", "UPDATE messages SET body = '{}'"])
async def test_a_file_in_which_something_is_missing_is_put_aside(
    scene: Scene, tmp_path: Path, capsys: pytest.CaptureFixture[str], damage: str
) -> None:
    folder = tmp_path / "8080"
    said(scene.world, scene.channel, scene.alice.user, "Hello")
    kept(scene.world, folder)
    with contextlib.closing(sqlite3.connect(folder / FILE)) as db, db:
        db.execute(damage)
    world, _, words = spoiled(folder, capsys)

    assert len(world.people) == 8
    assert words.count("\n") == 1


async def test_another_format_is_refused_politely(
    scene: Scene, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "8080"
    kept(scene.world, folder)
    with contextlib.closing(sqlite3.connect(folder / FILE)) as db:
        db.execute(f"PRAGMA user_version = {FORMAT + 1}")
    with pytest.raises(UnreadableError):
        read(folder / FILE)
    world, aside, words = spoiled(folder, capsys)

    assert len(world.people) == 8
    assert f"format {FORMAT + 1}" in words
    assert (aside / FILE).exists()


async def test_a_file_in_which_nothing_was_written_yet_is_no_reason_for_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "8080"
    folder.mkdir()
    (folder / FILE).touch()
    world = World()
    open_world(world, folder, Club(WORDS).furnish).close()

    assert len(world.people) == 8
    assert capsys.readouterr() == ("", "")


async def test_a_full_disk_is_said_once_and_made_good_later(
    scene: Scene, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store = WorldStore(scene.world, tmp_path / FILE)
    (pages,) = store._db.execute("PRAGMA page_count").fetchone()
    store._db.execute(f"PRAGMA max_page_count = {pages}")
    for i in range(30):
        said(scene.world, scene.channel, scene.alice.user, f"{i} " * 500)
        await asyncio.sleep(0)
    words = capsys.readouterr().err
    store._db.execute("PRAGMA max_page_count = 100000")
    store.close()
    found = read(tmp_path / FILE)

    assert words.count("\n") == 1
    assert found is not None
    assert len(found.messages) == 30
