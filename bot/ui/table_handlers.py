"""The handlers that the commands of tables call."""

from __future__ import annotations

from dataclasses import dataclass

from bot.ui.door import DoorHandler
from bot.ui.ending import EndingHandler
from bot.ui.lobby import LobbyHandler
from bot.ui.playing import PlayingHandler
from bot.ui.reading import ReadingHandler
from bot.ui.timing import TimingHandler


@dataclass(frozen=True, slots=True)
class TableHandlers:
    """One handler for each concern of a table."""

    door: DoorHandler
    lobby: LobbyHandler
    playing: PlayingHandler
    reading: ReadingHandler
    ending: EndingHandler
    timing: TimingHandler
