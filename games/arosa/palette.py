"""Mord im Arosa: the colours of its pictures. A winter night, warm windows, green shutters, brass and paper."""

from __future__ import annotations

from dataclasses import dataclass

from games.arosa.model import Cube

INK = "#20242e"
PAPER = "#f3e9d2"
PAPER_SHADE = "#dccdab"
PAPER_GRAY = "#a9a79f"
BRASS = "#cfa552"
BRASS_LIGHT = "#f2d890"
BRASS_DARK = "#86642a"
SKY = ("#131d38", "#1b2b4d", "#294266", "#41608a", "#6a86a9")
"""From the top down."""
STAR = "#dfe7f2"
MOON = "#f4eed6"
PEAK_HIGH = "#48648e"
PEAK_FAR = "#54719a"
PEAK = "#3a557c"
PEAK_SHADE = "#2e4668"
SNOW = "#eef3f8"
SNOW_SHADE = "#c3d1e2"
SNOW_DEEP = "#93a8c4"
FIR = "#1f3a3a"
FIR_LIGHT = "#2c504d"
WALL = "#efdfbd"
WALL_SHADE = "#d9c294"
WALL_DEEP = "#b3946a"
STONE = "#8b8a8c"
STONE_DARK = "#66666c"
TIMBER = "#5d3822"
TIMBER_LIGHT = "#83563a"
SHUTTER = "#2f6153"
SHUTTER_DARK = "#1f463c"
GLOW = "#f8cf6d"
GLOW_DEEP = "#e2a243"
DARK_PANE = "#37476a"
BLOOM = "#c9414a"
ROOF = "#7b332e"
ROOF_DARK = "#582320"
ROOM = "#fbe7b4"
ROOM_SHADE = "#efd08b"
BOARD = "#2b3a52"
BOARD_DARK = "#1d293d"
RED = "#b4262d"
RED_DARK = "#7e161d"
ROSE = "#f4c9b8"
AMBER = "#f0d59a"


@dataclass(frozen=True, slots=True)
class Paint:
    """The paint of a cube: its front, its lit top, its side in the shade, and the sign on it."""

    front: str
    top: str
    side: str
    sign: str


PAINTS = {
    Cube.YELLOW: Paint("#f0bd2c", "#fbdc74", "#b98a12", "#3a2a00"),
    Cube.BLUE: Paint("#2c63b4", "#6f9be0", "#1c427c", "#ffffff"),
    Cube.BROWN: Paint("#85502b", "#b17c52", "#573217", "#ffe9cf"),
    Cube.GRAY: Paint("#8b949b", "#bcc4ca", "#626b72", "#14181c"),
    Cube.BLACK: Paint("#2b2b31", "#5a5a64", "#121216", "#f3f3f5"),
    Cube.WHITE: Paint("#f8f5ee", "#ffffff", "#c9c2b2", "#23262c"),
    Cube.VICTIM: Paint("#c0272e", "#e2686a", "#86151b", "#ffffff"),
}
