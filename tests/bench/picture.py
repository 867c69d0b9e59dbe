"""Pictures: what a panel costs against the same one by Pillow alone, and how long the loop stands still while eight are drawn."""

from __future__ import annotations

import asyncio
import io
import statistics
import time
from enum import Enum
from functools import cache, partial
from typing import Any

from PIL import Image, ImageDraw, ImageFont

from bot.media.lettering import FOLDER
from bot.media.painting import Painter, draw, extent
from games import GAMES
from games.core.chance import Chance
from games.core.game import AnyGame
from games.core.lines import Line, Who
from games.core.scene import PublicScene, Write
from tests.bench.figures import Figure, side_by_side
from tests.words import WORDS

TABLES = 3
MOST = 0.5
"""Fifteen milliseconds, on a machine where the yardstick takes thirty."""


async def run() -> list[Figure]:
    """Measure the public panel of every game at its largest table."""
    painter = Painter()

    def say(what: Any) -> str:
        if isinstance(what, Who):
            return f"Player {what.seat}"
        return WORDS.say("fr", what) if isinstance(what, Line) else WORDS.noun("fr", what)

    figures = []
    for game in GAMES:
        for scene in _scenes(game, 0):  # the first time draws what is kept
            assert await painter.paint(scene, say, patience=30) is not None
            _plain(scene, say)
        turns = [scene for table in range(1, 1 + TABLES) for scene in _scenes(game, table)]  # which are not
        ratio, yard = side_by_side((partial(draw, scene, say), partial(_plain, scene, say)) for scene in turns)
        key = game.info.key
        detail = f"of as many marks by Pillow alone ({yard:.0f} ms)"
        figures.append(Figure(f"{key}: a panel's picture", ratio, "x", at_most=MOST, detail=detail))
        stalls = [await _stall(painter, _scenes(game, TABLES + n), say) for n in range(1, 6)]
        figures.append(
            Figure(f"{key}: longest stall of the loop, eight at once", statistics.median(stalls), "ms", at_most=30)
        )
    painter.close()
    return figures


def _scenes(game: AnyGame, table: int) -> list[PublicScene]:
    """Return panels along a random game, so that not every picture is the same."""
    seats = game.info.seats.stop - 1
    seed = bytes(range(table, table + 16))
    dice = Chance(seed, 2**32)
    state = game.rules.setup(seats, game.info.settle({}, seats), Chance(seed, 0)).state
    scenes = [game.face.table_scene(game.observer.table_view(state))]
    for n in range(1, 16):
        if game.rules.outcome(state) is not None:
            break
        seat = min(game.rules.turn(state))
        state = game.rules.apply(state, seat, dice.pick(list(game.rules.legal(state, seat))), Chance(seed, n)).state
        scenes.append(game.face.table_scene(game.observer.table_view(state)))
    return scenes


def _plain(scene: PublicScene, say: Any) -> bytes:
    """Return a picture of the same size and colours: as many marks pasted, as many words written, and Pillow's own PNG."""
    image = _ground(scene.width, scene.height).copy()
    pen = ImageDraw.Draw(image)
    for mark in scene.marks:
        left, top, right, bottom = map(round, extent(mark))
        if isinstance(mark, Write):
            words = say(mark.what) if isinstance(mark.what, Enum | Who | Line) else str(mark.what)
            anchor = {"left": "lm", "middle": "mm", "right": "rm"}[mark.anchor]
            pen.text((mark.x, mark.y), words, mark.colour, _font(round(mark.size)), anchor)
        else:
            figure = _figure(right - left + 1, bottom - top + 1)
            image.paste(figure, (left, top), figure)
    file = io.BytesIO()
    image.quantize(256, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(file, "PNG")
    return file.getvalue()


@cache
def _ground(width: int, height: int) -> Image.Image:
    return Image.linear_gradient("L").resize((width, height)).convert("RGB")


@cache
def _figure(width: int, height: int) -> Image.Image:
    figure = Image.new("RGBA", (width, height))
    ImageDraw.Draw(figure).ellipse((0, 0, width, height), (120, 80, 40, 200))
    return figure


@cache
def _font(size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(FOLDER / "Vollkorn-Medium.ttf", size)


async def _stall(painter: Painter, scenes: list[PublicScene], say: Any) -> float:
    tick = 0.001
    worst = 0.0
    drawing = asyncio.gather(*(painter.paint(scenes[i % len(scenes)], say) for i in range(8)))
    while not drawing.done():
        start = time.perf_counter()
        await asyncio.sleep(tick)
        worst = max(worst, time.perf_counter() - start - tick)
    await drawing
    return worst * 1000
