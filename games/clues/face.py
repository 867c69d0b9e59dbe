"""13 Indices: how what may be seen looks, in words and in pictures."""

from __future__ import annotations

from games.clues import lines, scene
from games.clues.model import Box
from games.clues.views import SeatView
from games.core.scene import PrivateScene


class ClueFace:
    """Views of 13 Indices as sentences and pictures."""

    table_lines = staticmethod(lines.table_lines)
    seat_lines = staticmethod(lines.seat_lines)
    table_scene = staticmethod(scene.table_scene)

    def __init__(self, box: Box) -> None:
        self.box = box

    def seat_scene(self, view: SeatView) -> PrivateScene | None:
        """Return the picture of a desk: its cards have the colours of the box."""
        return scene.seat_scene(view, self.box)
