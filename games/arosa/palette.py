"""Mord im Arosa: the colours of its board and plates: navy, timber, brass and paper."""

from __future__ import annotations

from games.core.colours import GroundTones

INK = "#20242e"
PAPER = "#f3e9d2"
PAPER_GRAY = "#a9a79f"
BRASS_LIGHT = "#f2d890"
BRASS_DARK = "#86642a"
TIMBER = "#5d3822"
TIMBER_LIGHT = "#83563a"
BOARD = "#2b3a52"
BOARD_DARK = "#1d293d"
RED = "#b4262d"
RED_DARK = "#7e161d"
ROSE = "#f4c9b8"
AMBER = "#f0d59a"
GROUND = GroundTones(BOARD, BOARD_DARK, "#61769a")
