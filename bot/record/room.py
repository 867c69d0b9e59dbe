"""The room of the record: results of games that are over, and statistics."""

from __future__ import annotations

from typing import Final

from bot.house import House
from bot.loop import Loop
from bot.messages.controls import StatsPage
from bot.record import store
from bot.record.recorder import Recorder
from bot.record.store import StoredRecord
from bot.record.ui.stats import StatsHandler
from bot.ui.room import Room
from bot.ui.visits import Visits
from cogs.stats import StatsCog

INTERVAL: Final = 60.0


def room(house: House, _: Visits) -> Room:
    """Return the room."""
    recorder = Recorder(StoredRecord(house.database), house.store, owns=house.ground.owns)
    stats = StatsHandler(house, recorder)
    return Room(
        name="record",
        on=stats,
        controls={(StatsPage,): stats.turn_to},
        loops=(Loop("record", recorder.keep_up, interval=INTERVAL),),
        commands=(StatsCog,),
        kept_of=store.kept_of,
        forget=store.forget,
    )
