"""Films: every picture of a game in one file, small enough for Discord, whatever the size of the table becomes meanwhile."""

from __future__ import annotations

import io
import weakref
from dataclasses import replace

import pytest
from PIL import Image, ImageSequence

import bot.media.film
from bot.media.film import MOST, SHRUNK, STANDING, few, film, make_film, worded
from bot.thinking import Thinker
from games import GAMES
from games.core.lines import Line, Who
from games.core.scene import Backdrop, PublicScene, Rect, Write
from games.core.seats import Seat

LARGEST = 8 * 2**20
STEP = 29
"""How far the colours of two pictures are apart: what is all but equal makes one frame."""


def scenes(number: int) -> list[PublicScene]:
    """Return pictures of one colour each, of which every third is higher."""
    one = PublicScene(width=64, height=48, backdrop=Backdrop(key="film", marks=()), marks=(), alt=Line("alt"))
    return [
        replace(one, height=48 + 16 * (n % 3 == 0), marks=(Rect(0, 0, 64, 64, f"#{n * STEP % 256:02x}8040"),))
        for n in range(number)
    ]


def test_a_film_shows_each_picture_at_one_size_and_stands_still_at_the_end() -> None:
    made = Image.open(io.BytesIO(film(scenes(7))))

    frames = [frame.copy() for frame in ImageSequence.Iterator(made)]
    assert len(frames) == 7
    assert {frame.size for frame in frames} == {(64 // SHRUNK, 64 // SHRUNK)}
    assert made.info["duration"] == STANDING
    assert len({frame.convert("RGB").getpixel((3, 3)) for frame in frames}) == len(frames)


def test_of_a_long_game_some_pictures_are_left_out_and_never_the_last() -> None:
    made = Image.open(io.BytesIO(film(few(scenes(200)))))
    frames = [frame.convert("RGB") for frame in ImageSequence.Iterator(made)]

    last = frames[-1].getpixel((3, 3))
    assert len(frames) == MOST
    assert isinstance(last, tuple)
    assert abs(last[0] - 199 * STEP % 256) < 12


def test_no_picture_of_a_film_waits_in_memory_for_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[weakref.ref[Image.Image]] = []
    kept: list[int] = []
    fitted = bot.media.film._fitted

    def noted(frame: Image.Image, width: int, height: int) -> Image.Image:
        kept.append(sum(each() is not None for each in made))
        made.append(weakref.ref(picture := fitted(frame, width, height)))
        return picture

    monkeypatch.setattr("bot.media.film._fitted", noted)
    film(scenes(7))

    assert len(kept) >= 7
    assert max(kept) <= 1


def test_the_covers_of_all_games_make_a_film_that_discord_takes() -> None:
    covers = [game.cover for game in GAMES if game.cover is not None]

    assert 0 < len(film(worded([(cover, lambda _: "...") for cover in covers]))) < LARGEST


async def test_it_is_made_in_a_process_that_is_given_the_words_with_the_pictures() -> None:
    (scene,) = scenes(1)
    named = replace(scene, marks=(*scene.marks, Write(32, 24, Who(Seat(1)), 20)))
    studio = Thinker()
    try:
        made = await make_film(studio, [(named, lambda _: "Ben"), (named, lambda _: "Mia")])
        lost = await make_film(studio, [(replace(scene, width=0), str)])
    finally:
        await studio.close()

    assert made == film([replace(scene, marks=(*scene.marks, Write(32, 24, name, 20))) for name in ("Ben", "Mia")])
    assert lost is None
