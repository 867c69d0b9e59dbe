"""13 Indices: pictures of the table and of a desk, as display lists."""

from __future__ import annotations

from games.clues.model import Box as Cards
from games.clues.views import SeatView, TableView
from games.core.lines import Line
from games.core.scene import Backdrop, Box, PrivateScene, PublicScene


def table_scene(view: TableView, box: Cards) -> PublicScene:
    """Return the picture of what is public."""
    return PublicScene(
        width=100,
        height=100,
        backdrop=Backdrop("clues-table", (Box(0, 0, 100, 100, "#204030"),)),
        marks=(),
        alt=Line("clues-alt-table"),
    )


def seat_scene(view: SeatView, box: Cards) -> PrivateScene | None:
    """Return the picture of what a seat sees."""
    return PrivateScene(
        width=100,
        height=100,
        backdrop=Backdrop("clues-desk", (Box(0, 0, 100, 100, "#204030"),)),
        marks=(),
        alt=Line("clues-alt-desk"),
    )
