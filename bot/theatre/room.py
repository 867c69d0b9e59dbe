"""The room of games watched again: theatre, film and inquest."""

from __future__ import annotations

from bot.house import House
from bot.messages.controls import Control, Fixed, Kind
from bot.theatre.ui.film import FilmHandler
from bot.theatre.ui.inquest import InquestHandler
from bot.theatre.ui.theatre import TheatreHandler
from bot.ui.room import Room, at_table
from bot.ui.visits import Visits


def room(house: House, visits: Visits) -> Room:
    """Return the room."""
    theatre = TheatreHandler(house, visits)
    inquest, film = InquestHandler(house, theatre), FilmHandler(house, theatre)
    return Room(
        name="theatre",
        controls={
            (Control, Kind.FRAME): theatre.turn_to,
            (Control, Kind.FIXED, Fixed.WATCH): at_table(theatre.show),
            (Control, Kind.FIXED, Fixed.INQUEST): inquest.show,
            (Control, Kind.FIXED, Fixed.PUBLISH): at_table(inquest.post),
            (Control, Kind.FIXED, Fixed.FILM): at_table(film.post),
        },
    )
