"""Bakerstreet: how what may be seen looks, in words and in pictures."""

from __future__ import annotations

from games.bakerstreet import lines, scene


class BakerFace:
    """Views of Bakerstreet as sentences and pictures."""

    table_lines = staticmethod(lines.table_lines)
    seat_lines = staticmethod(lines.seat_lines)
    table_scene = staticmethod(scene.table_scene)
    seat_scene = staticmethod(scene.seat_scene)
