"""Mord im Arosa: how what may be seen looks, in words and in a picture."""

from __future__ import annotations

from games.arosa import lines, scene
from games.arosa.model import Kit
from games.arosa.views import SeatView, TableView
from games.core.lines import Line
from games.core.scene import PublicScene


class ArosaFace:
    """Views of Mord im Arosa as sentences and pictures, over the pieces of one box."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit

    def table_lines(self, view: TableView) -> tuple[Line, ...]:
        """Return the panel in words."""
        return lines.table_lines(view, self.kit)

    def seat_lines(self, view: SeatView) -> tuple[Line, ...]:
        """Return a desk in words."""
        return lines.seat_lines(view, self.kit)

    def table_scene(self, view: TableView) -> PublicScene:
        """Return the picture of the table."""
        return scene.table_scene(view, self.kit)

    def seat_scene(self, _view: SeatView) -> None:
        """Return nothing: everybody sees the same."""
