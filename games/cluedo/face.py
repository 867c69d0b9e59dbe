"""Cluedo: how what may be seen looks, in words and in pictures."""

from __future__ import annotations

from games.cluedo import lines, scene
from games.cluedo.model import Board
from games.cluedo.plan import plan
from games.cluedo.views import SeatView, TableView
from games.core.lines import Line
from games.core.scene import PrivateScene, PublicScene


class CluedoFace:
    """Views of Cluedo as sentences and pictures, over one board."""

    seat_lines = staticmethod(lines.seat_lines)

    def __init__(self, board: Board) -> None:
        self.board = board
        self.plan = plan(board)

    def table_lines(self, view: TableView) -> tuple[Line, ...]:
        """Return the panel in words."""
        return lines.table_lines(view, self.board)

    def table_scene(self, view: TableView) -> PublicScene:
        """Return the picture of the board."""
        return scene.table_scene(view, self.board, self.plan)

    def seat_scene(self, view: SeatView) -> PrivateScene | None:
        """Return the picture of what a seat knows."""
        return scene.seat_scene(view, self.board, self.plan)
