"""13 Indices: the colours of its pictures. Parchment, brass, baize and burgundy; ten inks for the cards."""

from __future__ import annotations

from games.clues.model import Colour
from games.core.colours import GroundTones, Tone

INK = "#241a16"
PAPER = "#f4e8cd"
PAPER_SHADE = "#dfcba3"
PAPER_DEEP = "#b99f70"
WHITE = "#fbf6ea"
BRASS = "#cfa552"
BRASS_LIGHT = "#efd48f"
BRASS_DARK = "#8b682b"
BAIZE = "#24493a"
BAIZE_LIGHT = "#2c5645"
BAIZE_DARK = "#17332a"
BURGUNDY = "#6b1f2a"
WRONG = "#ef8a7c"
BURGUNDY_DARK = "#43121b"
MAHOGANY = "#4a2618"
MAHOGANY_LIGHT = "#633522"
MAHOGANY_DARK = "#2f170f"
GROUND = GroundTones(BAIZE, BAIZE_DARK, "#568571")


TONES = {
    Colour.PURPLE: Tone("#6c4688", "#d3c1da", "#432a5a", WHITE),
    Colour.PINK: Tone("#dd8ba4", "#f5d9dc", "#a44f6c", INK),
    Colour.RED: Tone("#b23230", "#efc9b8", "#701b1f", WHITE),
    Colour.GREEN: Tone("#3d7a4c", "#c8dab9", "#214c2e", WHITE),
    Colour.YELLOW: Tone("#e6b73f", "#f7e6b0", "#a3741b", INK),
    Colour.BLUE: Tone("#2f6299", "#bfd4e3", "#1a3b63", WHITE),
    Colour.ORANGE: Tone("#de7d30", "#fbe5c8", "#994716", INK),
    Colour.WHITE: Tone("#f7f3e8", "#cdc8b8", "#8d8776", INK),
    Colour.BROWN: Tone("#7a4e2e", "#dcc2a1", "#4a2c18", WHITE),
    Colour.GRAY: Tone("#8d8f8e", "#d4d3cc", "#54575a", INK),
}
