"""Cluedo: the colours of its pictures. A villa of the thirties: parchment, oak, brass, velvet; one ink for each pawn."""

from __future__ import annotations

from games.cluedo.model import Suspect
from games.core.colours import GroundTones, Tone

INK = "#241a16"
PAPER = "#f4e8cd"
PAPER_DEEP = "#b99f70"
WHITE = "#fbf6ea"
BRASS = "#cfa552"
BRASS_LIGHT = "#f1d88f"
BRASS_DARK = "#8b682b"
MAHOGANY = "#4a2618"
MAHOGANY_LIGHT = "#6b3a26"
MAHOGANY_DARK = "#2f170f"
BURGUNDY = "#6b1f2a"
OAK_LIGHT = "#cda574"
OAK_DARK = "#7d5735"
WALL = "#3a2218"
TILE = "#efe0ba"
TILE_DARK = "#e5d2a5"
REACH = "#1f7a74"
REACH_LIGHT = "#c9efe4"
GROUND = GroundTones(MAHOGANY, MAHOGANY_DARK, "#8f6248")


TONES = {
    Suspect.SCARLETT: Tone("#b8252d", "#f0cfc0", "#6d1218", WHITE),
    Suspect.MUSTARD: Tone("#e3b02f", "#f6e7b4", "#8f6514", INK),
    Suspect.WHITE: Tone("#f6f2e6", "#d5cfbf", "#837c6c", INK),
    Suspect.GREEN: Tone("#2f7a4b", "#cbdcbd", "#18482a", WHITE),
    Suspect.PEACOCK: Tone("#2b62a6", "#c3d5e6", "#163863", WHITE),
    Suspect.PLUM: Tone("#6f4090", "#d6c5de", "#41225a", WHITE),
}
WEAPON_TONE = Tone("#3f4f58", "#d9dcd4", "#263238", WHITE)
ROOM_TONE = Tone("#7a4a25", "#ead9b8", "#4c2b13", WHITE)
