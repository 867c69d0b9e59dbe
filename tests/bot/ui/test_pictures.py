"""Pictures are drawn once before anybody waits for one."""

from __future__ import annotations

from structlog.testing import capture_logs

from bot.media.painting import Painter
from bot.messages.catalogue import Catalogue
from bot.messages.presenter import Presenter
from bot.thinking import Thinker
from bot.ui.pictures import Pictures


async def test_the_table_of_every_game_can_be_drawn_before_anybody_plays() -> None:
    painter = Painter()
    with capture_logs() as logs:
        await Pictures(painter, Thinker(), Presenter(Catalogue()).sentences).warm()
    painter.close()

    assert [entry["event"] for entry in logs] == []
