"""The room of tables: lobby, play, reading and the clock."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import partial

from bot.house import House
from bot.loop import Loop
from bot.messages.controls import Control, DoorKey, Entrance, Fixed, Kind, Leaf, Page
from bot.record.strength import strength_of
from bot.rivals.ui.rivals import RivalsHandler
from bot.tables.deadlines import Deadlines
from bot.tables.ids import TableId
from bot.tables.options import INVITED, OPEN
from bot.tables.upgrades import end_gone
from bot.telling.endings import Endings
from bot.telling.reminders import Reminders
from bot.ui.door import DoorHandler
from bot.ui.ending import EndingHandler
from bot.ui.first_look import FirstLook
from bot.ui.lobby import LobbyHandler
from bot.ui.playing import PlayingHandler
from bot.ui.reading import ReadingHandler
from bot.ui.room import Given, Place, Room, at_table
from bot.ui.table_handlers import TableHandlers
from bot.ui.timing import TimingHandler
from bot.ui.visits import Visit, Visits
from cogs import GAME_COGS
from cogs.menus import menus
from cogs.play import PlayCog
from cogs.table import TableCog
from games.core.contract import Refusal


def room(house: House, visits: Visits) -> Room:
    """Return the room."""
    first_look = FirstLook(house)
    ending = EndingHandler(house, visits)
    lobby, playing = LobbyHandler(house, visits, ending), PlayingHandler(house, visits, first_look)
    strength = partial(strength_of, house.database)
    door, rivals = DoorHandler(house, lobby, strength), RivalsHandler(house, visits, lobby, strength)
    reading = ReadingHandler(house, visits, first_look)
    timing = TimingHandler(house, visits)
    deadlines = Deadlines(house.tables, house.timekeeper)
    outside = house.outside
    reminders = Reminders(
        house.tables,
        house.words.presenter.timing,
        outside.announcer,
        outside.mail,
        house.servers.wants_reminders,
        house.bans.keeps_out,
    )
    house.tables.on_change(reminders.wake)
    endings = Endings(house.tables, house.words.presenter, outside.announcer, outside.mail, house.bans.keeps_out)

    async def open_table(visit: Visit, page: Page, _: Given) -> None:
        await lobby.new(visit, page.game, None)

    async def options_again(visit: Visit, control: Control, _: Given) -> None:
        await lobby.ask_options(visit, control.table, control.picked, page=control.number, over=control.seen or None)

    async def set_options(visit: Visit, control: Control, given: Given) -> None:
        await lobby.set_options(visit, control.table, given.inputs, over=control.seen)

    async def set_language(visit: Visit, control: Control, given: Given) -> None:
        await reading.set_languages(visit, control.table, given.values)
        await lobby.more(visit, control.table)

    async def set_word(visit: Visit, control: Control, given: Given) -> None:
        await lobby.word(visit, control.table, given.first("word"))

    async def set_notes(visit: Visit, control: Control, given: Given) -> None:
        await reading.set_notes(visit, control.table, given.first("notes"), over=control.seen)

    async def invite(visit: Visit, control: Control, given: Given) -> None:
        await lobby.invite(visit, control.table, given.person)

    async def kick(visit: Visit, control: Control, given: Given) -> None:
        await lobby.kick(visit, control.table, given.person)

    async def name_host(visit: Visit, control: Control, given: Given) -> None:
        record = await visits.record(visit, control.table)
        seat = next((each for each in record.seats if [str(each.user)] == list(given.values)), None)
        if seat is None:
            raise Refusal("stale")
        await lobby.hand_over(visit, control.table, seat.user)

    async def places() -> Sequence[Place]:
        return [(guild, channel) for _, guild, channel in await house.store.places()]

    fixed: dict[Fixed, Callable[[Visit, TableId], Awaitable[None]]] = {
        Fixed.JOIN: lobby.join,
        Fixed.LEAVE: lobby.leave,
        Fixed.START: lobby.start,
        Fixed.AGAIN: lobby.again,
        Fixed.OPTION: lobby.ask_options,
        Fixed.WORD: lobby.ask_word,
        Fixed.RIVALS: rivals.show,
        Fixed.MORE: lobby.more,
        Fixed.PEOPLE: lobby.people,
        Fixed.PRIVATE: partial(lobby.set_access, access=INVITED),
        Fixed.PUBLIC: partial(lobby.set_access, access=OPEN),
        Fixed.DESK: reading.desk,
        Fixed.PANEL_DESK: reading.panel_desk,
        Fixed.NOTES: reading.notes,
        Fixed.RULES: reading.rules,
        Fixed.STATUS: reading.status,
        Fixed.RESIGN: partial(ending.resign, is_sure=True),
        Fixed.END: partial(ending.end, is_sure=True),
        Fixed.CLOSE: ending.end,
        Fixed.EXPORT: ending.export,
        Fixed.CANCEL: playing.cancel,
    }
    return Room(
        name="tables",
        on=TableHandlers(door, lobby, playing, reading, ending, timing),
        controls={
            **{(Control, Kind.FIXED, number): at_table(do) for number, do in fixed.items()},
            (Control, Kind.FIXED, Fixed.LOG): reading.log_page,
            (Control, Kind.FIXED, Fixed.LANGUAGE): set_language,
            (Control, Kind.FIXED, Fixed.INVITE): invite,
            (Control, Kind.FIXED, Fixed.KICK): kick,
            (Control, Kind.FIXED, Fixed.HOST): name_host,
            (Control, Kind.VERB): playing.verb,
            (Control, Kind.ACTION): playing.numbered,
            (Control, Kind.CONFIRMED): partial(playing.numbered, is_sure=True),
            (Control, Kind.PICK): playing.picked,
            (Control, Kind.TIME): timing.press,
            (Control, Kind.RIVAL): rivals.press,
            (Control, Kind.OPTIONS): options_again,
            (Control, Kind.FORM, Fixed.OPTION): set_options,
            (Control, Kind.FORM, Fixed.WORD): set_word,
            (Control, Kind.FORM, Fixed.NOTES_FORM): set_notes,
            (Page, Leaf.OPEN): open_table,
            (Entrance,): door.press,
            (Entrance, DoorKey.ALONE): door.alone,
            (Entrance, DoorKey.TABLE): door.table,
            (Entrance, DoorKey.JOIN): door.join,
        },
        loops=(Loop("gone games", partial(end_gone, house.tables)), deadlines.loop, reminders.loop, endings.loop),
        commands=(PlayCog, TableCog, *GAME_COGS),
        menus=menus,
        places=places,
        lost=house.tables.uproot,  # a lobby has no clock that would end it another time
    )
