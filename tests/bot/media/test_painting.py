from __future__ import annotations

import asyncio
import io
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from enum import Enum
from pathlib import Path

import pytest
from cachetools import LRUCache
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PIL import Image
from structlog.testing import capture_logs

from bot.media import bands, painting, sprites
from bot.media.bands import fixed, indexed
from bot.media.lettering import letter
from bot.media.painting import Painter, compose, draw, extent
from games.core.lines import Line, Who
from games.core.scene import Backdrop, Disc, Mark, PrivateScene, PublicScene, Rect, Shape, Sprite, Stroke, Write
from games.core.seats import Seat
from tests.builders import amount

LEAF = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
  <defs><linearGradient id="flesh"><stop stop-color="#80a040"/></linearGradient></defs>
  <rect x="-100" y="0" width="300" height="100" fill="url(#flesh)"/>
</svg>"""
GROUND, INK = "#204030", "#f0e0c0"


@pytest.fixture(autouse=True)
def _a_leaf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One figure instead of ours."""
    (tmp_path / "leaf.svg").write_text(LEAF, encoding="utf-8")
    monkeypatch.setattr(sprites, "FIGURES", tmp_path)


class Fruit(Enum):
    PEAR = "pear"


def say(thing: Enum | Who | Line) -> str:
    match thing:
        case Who(seat):
            return f"Player {seat}"
        case Line(key):
            return key
        case _:
            return str(thing.value)


def a_scene(*marks: Mark | Sprite, size: int = 60, key: str = "plain", over: tuple[Mark, ...] = ()) -> PublicScene:
    backdrop = Backdrop(key, (Rect(0, 0, size, size, GROUND), *over))
    return PublicScene(width=size, height=size, backdrop=backdrop, marks=marks, alt=Line("alt"))


def colours(file: bytes) -> set[tuple[int, int, int]]:
    image = Image.open(io.BytesIO(file)).convert("RGB")
    return {(red, green, blue) for red, green, blue in zip(*(band.tobytes() for band in image.split()), strict=True)}


def pixel(file: bytes, x: int, y: int) -> tuple[int, int, int]:
    found = Image.open(io.BytesIO(file)).convert("RGB").getpixel((x, y))
    assert isinstance(found, tuple)
    return found[0], found[1], found[2]


def near(one: tuple[int, int, int], other: str) -> bool:
    return all(abs(part - int(other[1 + 2 * n : 3 + 2 * n], 16)) < 12 for n, part in enumerate(one))


@pytest.mark.parametrize(
    "mark",
    [
        Rect(20, 20, 20, 20, INK),
        Rect(10, 28, 40, 10, None, INK, 5, 3),
        Disc(30, 30, 10, 12, INK),
        Shape(((15, 45), (30, 10), (45, 45)), INK),
        Stroke(((5, 5), (30, 30), (55, 30)), INK, 6),
        Write(30, 30, "█", 40, INK),
        Write(30, 30, 8, 60, INK, bold=True),
        Sprite("leaf", 10, 10, 40, tones=(("flesh", INK),)),
    ],
    ids=lambda mark: type(mark).__name__,
)
def test_every_mark_is_drawn_where_it_lies(mark: Mark | Sprite) -> None:
    file = draw(a_scene(mark), say)

    assert any(near(colour, INK) for colour in colours(file))
    assert near(pixel(file, 1, 58), GROUND)


@pytest.mark.parametrize("what", [Fruit.PEAR, Who(Seat(1)), Line("some-key")])
def test_a_name_a_player_and_a_line_are_put_in_words_by_the_caller(what: Enum | Who | Line) -> None:
    asked: list[object] = []

    def remember(thing: Enum | Who | Line) -> str:
        asked.append(thing)
        return say(thing)

    file = draw(a_scene(Write(30, 30, what, 20, INK)), remember)

    assert asked == [what]
    assert file != draw(a_scene(), say)


def test_letters_and_numbers_need_no_words() -> None:
    def refuse(thing: Enum | Who | Line) -> str:
        raise AssertionError(thing)

    assert draw(a_scene(Write(20, 30, "13", 20, INK), Write(40, 30, 7, 20, INK)), refuse)


def test_a_backdrop_holds_marks_and_sprites_in_their_order() -> None:
    leaf = Sprite("leaf", 10, 10, 40, tones=(("flesh", "#c03020"),))
    backdrop = Backdrop("leafy", (Rect(0, 0, 60, 60, GROUND), leaf, Rect(20, 20, 20, 20, INK)))
    file = draw(PublicScene(width=60, height=60, backdrop=backdrop, marks=(), alt=Line("alt")), say)

    assert near(pixel(file, 30, 30), INK)
    assert near(pixel(file, 13, 30), "#c03020")
    assert near(pixel(file, 3, 3), GROUND)


def test_a_line_lies_within_its_box_and_its_disc() -> None:
    for mark in (Rect(10, 10, 40, 40, None, INK, 8), Disc(30, 30, 20, 20, None, INK, 8)):
        file = draw(a_scene(mark), say)

        assert [near(pixel(file, x, 30), INK) for x in (8, 12, 16, 20, 40, 43, 48, 51)] == [
            False, True, True, False, False, True, True, False
        ]  # fmt: skip


@pytest.mark.parametrize("part", [0, 0.5])
def test_a_plain_box_covers_whole_pixels_and_parts_of_them_alike(part: float) -> None:
    file = draw(a_scene(Rect(10 + part, 10, 20, 20, INK)), say)

    assert near(pixel(file, 11, 11), INK)
    assert near(pixel(file, 29, 29), INK)
    assert near(pixel(file, 9, 11), GROUND)
    assert near(pixel(file, 31, 29), GROUND)


def test_a_sprite_is_cut_at_its_edges() -> None:
    wide = Sprite("leaf", 20, 20, 20, 50, (("flesh", INK),))
    file = draw(a_scene(wide), say)

    assert near(pixel(file, 28, 30), INK)
    assert near(pixel(file, 32, 30), GROUND)
    assert extent(wide) == (20, 20, 30, 40)


def test_a_mark_may_lie_half_outside_the_picture() -> None:
    file = draw(a_scene(Disc(0, 0, 20, 20, INK), Stroke(((50, 50), (90, 90)), INK, 4), Rect(50, -5, 40, 10, INK)), say)

    assert near(pixel(file, 2, 2), INK)


def test_a_picture_may_be_one_row_high() -> None:
    backdrop = Backdrop("one row", (Rect(0, 0, 600, 1, GROUND),))
    file = draw(PublicScene(width=600, height=1, backdrop=backdrop, marks=(), alt=Line("alt")), say)

    assert near(pixel(file, 599, 0), GROUND)


def test_edges_are_smooth() -> None:
    assert len(colours(draw(a_scene(Disc(30, 30, 20, 20, INK)), say))) > 4


KEPT = (painting._backdrop, painting._sprite, painting._tile)


def forget() -> None:
    """Let go of all that was drawn."""
    for kept in (*KEPT, letter):
        kept.cache_clear()
    bands._bands.clear()


whole, whole_or_half = st.integers(-20, 220), st.integers(-40, 440).map(lambda n: n / 2)
sides = st.integers(1, 150)
any_mark: st.SearchStrategy[Mark | Sprite] = st.one_of(
    st.builds(Rect, whole, whole_or_half, sides, sides, st.just(INK)),
    st.builds(Rect, whole, whole_or_half, sides, sides, st.none(), st.just("#c03020"), st.just(5), st.just(3)),
    st.builds(Disc, whole_or_half, whole_or_half, sides, sides, st.just(INK)),
    st.builds(
        Write,
        whole_or_half,
        whole_or_half,
        st.sampled_from([Fruit.PEAR, "Éljpq, zwei Zeilen", 13]),
        st.integers(8, 60),
        st.just(INK),
        room=st.one_of(st.none(), st.integers(20, 150)),
        lines=st.sampled_from([1, 2]),
    ),
    st.builds(Sprite, st.just("leaf"), whole_or_half, whole_or_half, sides),
)


@settings(
    max_examples=amount(30, 500),
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],  # the leaf is the same
)
@given(st.lists(st.lists(any_mark, max_size=4), min_size=1, max_size=4))
def test_a_picture_in_bands_is_that_of_the_whole_whatever_was_drawn_before(games: list[list[Mark | Sprite]]) -> None:
    """Neither a pixel nor the size of a file tells what other pictures there were: each begins with what the last one had."""
    (sprites.FIGURES / "wood").mkdir(exist_ok=True)
    wood = Image.new("P", (16, 16))
    wood.putpalette([n * part % 256 for n in range(256) for part in (1, 3, 7)])
    wood.save(sprites.FIGURES / "wood" / "palette.png")
    fixed.cache_clear()
    ground = Backdrop("wooden", (Rect(0, 0, 200, 200, GROUND),), "wood")
    marks: list[Mark | Sprite] = []
    files = []
    for more in games:
        marks += more
        scene = PublicScene(width=200, height=200, backdrop=ground, marks=tuple(marks), alt=Line("alt"))
        files.append((scene, draw(scene, say)))
    for scene, file in reversed(files):
        forget()
        assert draw(scene, say) == file
        whole_picture = indexed(compose(scene, say), fixed("wood"))
        assert Image.open(io.BytesIO(file)).convert("RGB").tobytes() == whole_picture.convert("RGB").tobytes()
    forget()
    fixed.cache_clear()


def test_the_same_scene_gives_the_same_bytes_whatever_was_drawn_before() -> None:
    scene = a_scene(Disc(20, 20, 9.5, 7, INK), Sprite("leaf", 3.2, 4, 20), Write(30, 40, "É", 20))
    first = draw(scene, say)
    forget()
    draw(a_scene(Disc(21, 20, 9.5, 7, INK), Write(30, 40, "È", 20)), say)

    assert draw(scene, say) == first


def test_threads_that_draw_at_once_give_the_same_bytes() -> None:
    scenes = [a_scene(*(Disc(10 + n, 20, 5 + n, 7, INK) for n in range(m))) for m in range(8)]
    alone = [draw(scene, say) for scene in scenes]
    painting._tile.cache_clear()
    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(lambda scene: draw(scene, say), scenes * 3))

    assert together == alone * 3


def test_a_private_scene_is_drawn_like_a_public_one() -> None:
    public = a_scene(Disc(30, 30, 9, 9, INK))
    private = PrivateScene(width=60, height=60, backdrop=public.backdrop, marks=public.marks, alt=public.alt)

    assert draw(private, say) == draw(public, say)


def test_a_backdrop_is_drawn_once(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    paint = painting._paint_backdrop

    def count(backdrop: Backdrop, size: tuple[int, int]) -> Image.Image:
        drawn.append(backdrop.key)
        return paint(backdrop, size)

    monkeypatch.setattr(painting, "_paint_backdrop", count)
    for n in range(3):
        draw(a_scene(Write(30, 30, n, 20), key="only-once"), say)

    assert drawn == ["only-once"]


def test_words_that_are_drawn_once_must_be_the_same_in_every_language() -> None:
    with pytest.raises(TypeError):
        draw(a_scene(key="worded", over=(Write(30, 30, Fruit.PEAR, 30),)), say)


def test_what_is_kept_is_bounded_in_bytes_and_what_was_used_last_is_kept_longest() -> None:
    painting._backdrop.cache_clear()
    height = 2000
    for n in range(8):
        for key in ("in every second picture", f"in picture {n}"):
            painting.compose(replace(a_scene(key=key), width=1000, height=height), say)

    kept = [key for key, *_ in painting._backdrops]
    assert 1 < len(kept) <= painting.BACKDROPS // (4 * 1000 * height) < 8
    assert {"in every second picture", "in picture 7"} <= set(kept)
    assert all(isinstance(each.cache, LRUCache) for each in KEPT)


async def test_the_painter_gives_what_draw_gives() -> None:
    painter = Painter()
    scene = a_scene(Disc(30, 30, 9, 9, INK))

    assert await painter.paint(scene, say) == draw(scene, say)
    painter.close()


async def test_a_picture_that_fails_is_none_and_the_log_has_nothing_of_it() -> None:
    def fail(thing: Enum | Who | Line) -> str:
        raise LookupError("the butcher did it")

    painter = Painter()
    with capture_logs() as logs:
        picture = await painter.paint(a_scene(Write(30, 30, Fruit.PEAR, 20)), fail)

    assert picture is None
    assert logs == [{"event": "a picture failed", "log_level": "warning", "picture": "alt", "error": "LookupError"}]
    painter.close()


async def test_a_picture_that_takes_too_long_is_none() -> None:
    go_on = threading.Event()

    def dawdle(thing: Enum | Who | Line) -> str:
        go_on.wait(10)
        return "late"

    painter = Painter(patience=0.01)
    with capture_logs() as logs:
        picture = await painter.paint(a_scene(Write(30, 30, Fruit.PEAR, 20)), dawdle)
    go_on.set()

    assert picture is None
    assert logs[0]["error"] == "TimeoutError"
    painter.close()


async def test_a_closed_painter_gives_none() -> None:
    painter = Painter()
    painter.close()

    with capture_logs():
        assert await painter.paint(a_scene(), say) is None


async def test_whoever_stops_waiting_is_not_told_none() -> None:
    go_on = threading.Event()

    def dawdle(thing: Enum | Who | Line) -> str:
        go_on.wait(10)
        return "late"

    painter = Painter()
    task = asyncio.create_task(painter.paint(a_scene(Write(30, 30, Fruit.PEAR, 20)), dawdle))
    await asyncio.sleep(0)
    task.cancel()
    go_on.set()

    with pytest.raises(asyncio.CancelledError):
        await task
    painter.close()


async def test_all_pictures_are_drawn_in_one_pool_and_never_on_the_loop() -> None:
    threads: set[str] = set()

    def remember(thing: Enum | Who | Line) -> str:
        threads.add(threading.current_thread().name)
        time.sleep(0.005)
        return "x"

    painter = Painter(threads=2)
    pictures = await asyncio.gather(
        *(painter.paint(a_scene(Write(30, 30, Fruit.PEAR, 20 + n)), remember) for n in range(8))
    )

    assert all(pictures)
    assert threads <= {"painter_0", "painter_1"}
    painter.close()
