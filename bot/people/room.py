"""The room of people: their settings, their time, their data, and their wishes to be woken for a game."""

from __future__ import annotations

from bot.house import House
from bot.messages.controls import Control, Kind, Mine, Own, TimeKey
from bot.people.messages.own_pages import OwnPages
from bot.people.messages.personal import Personal
from bot.people.ui.me import MeHandler, PersonHandlers
from bot.people.ui.own_time import OwnTime
from bot.telling.waking import Waker
from bot.ui.room import Room
from bot.ui.visits import Visits
from cogs.me import InboxCog, MeCog


def room(house: House, _: Visits) -> Room:
    """Return the room."""
    words = Personal(house.words.sentences)
    pages = OwnPages(house.words.sentences)
    me, time = MeHandler(house, words, pages), OwnTime(house, pages)
    waker = Waker(house.tables, words, house.outside.mail, house.outside.may_see)
    house.lobby.on_gathering(waker.wake)
    return Room(
        name="people",
        on=PersonHandlers(me, time),
        controls={
            (Own,): me.press,
            (Own, Mine.TIME): time.show,
            (Own, Mine.HOURS): time.ask_hours,
            (Own, Mine.HOURS_SET): time.set_hours,
            (Own, Mine.AWAY): time.ask_away,
            (Own, Mine.AWAY_SET): time.set_away,
            (Own, Mine.BACK): time.come_back,
            (Own, Mine.REMIND): time.set_reminders,
            (Control, Kind.TIME, TimeKey.MUTE_ALL): time.mute_all,
            (Control, Kind.TIME, TimeKey.REMIND): time.remind_by,
        },
        loops=(waker.loop,),
        commands=(MeCog, InboxCog),
    )
