"""The room of games that are over: theatre, film, inquest and statistics."""

from __future__ import annotations

from typing import Final

from bot.house import House
from bot.loop import Loop
from bot.messages.controls import Control, Fixed, Kind, StatsPage
from bot.record import store
from bot.record.recorder import Recorder
from bot.record.store import StoredRecord
from bot.ui.film import FilmHandler
from bot.ui.inquest import InquestHandler
from bot.ui.room import Room, at_table
from bot.ui.stats import StatsHandler
from bot.ui.theatre import TheatreHandler
from bot.ui.visits import Visits
from cogs.stats import StatsCog

RECORD_INTERVAL: Final = 60.0


def room(house: House, visits: Visits) -> Room:
    """Return the room."""
    theatre = TheatreHandler(house, visits)
    inquest, film = InquestHandler(house, theatre), FilmHandler(house, theatre)
    recorder = Recorder(StoredRecord(house.database), house.store, owns=house.ground.owns)
    stats = StatsHandler(house, recorder)
    return Room(
        name="archive",
        on=stats,
        controls={
            (Control, Kind.FRAME): theatre.turn_to,
            (Control, Kind.FIXED, Fixed.WATCH): at_table(theatre.show),
            (Control, Kind.FIXED, Fixed.INQUEST): inquest.show,
            (Control, Kind.FIXED, Fixed.PUBLISH): at_table(inquest.post),
            (Control, Kind.FIXED, Fixed.FILM): at_table(film.post),
            (StatsPage,): stats.turn_to,
        },
        loops=(Loop("record", recorder.keep_up, interval=RECORD_INTERVAL),),
        commands=(StatsCog,),
        kept_of=store.kept_of,
        forget=store.forget,
    )
