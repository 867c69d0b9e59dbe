"""Bakerstreet: pictures of the table and of a desk, as display lists made from views only."""

from __future__ import annotations

from games.bakerstreet.views import SeatView, TableView
from games.core.lines import Line
from games.core.scene import Backdrop, PrivateScene, PublicScene


def table_scene(view: TableView) -> PublicScene:
    """Return the picture of what is public."""
    return PublicScene(width=1000, height=1000, backdrop=Backdrop("b", ()), marks=(), alt=Line("bakerstreet-alt-table"))


def seat_scene(view: SeatView) -> PrivateScene | None:
    """Return the picture of what a seat sees."""
    return PrivateScene(width=1000, height=700, backdrop=Backdrop("c", ()), marks=(), alt=Line("bakerstreet-alt-desk"))
