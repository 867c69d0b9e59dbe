"""The room of evenings: planned, split into tables, and kept going."""

from __future__ import annotations

from bot.house import House
from bot.messages.controls import DoorKey, Entrance
from bot.nights import guest_store
from bot.nights.keeper import Keeper
from bot.nights.messages.answers import NightAnswers
from bot.nights.messages.controls import Evening, NightEdit, NightForm, Nightly
from bot.nights.messages.panel import NightWords
from bot.nights.nights import Nights
from bot.nights.store import StoredNights
from bot.nights.ui.handler import NightHandler
from bot.ui.room import Given, Room
from bot.ui.visits import Visit, Visits
from cogs.night import NightCog


def room(house: House, _: Visits) -> Room:
    """Return the room."""
    sentences = house.words.sentences
    nights = Nights(StoredNights(house.database), now=house.now)
    keeper = Keeper(house, nights, NightWords(sentences))
    nights.on_change(keeper.wake)
    handler = NightHandler(house, nights, NightAnswers(sentences))

    async def plan(visit: Visit, _: Entrance, given: Given) -> None:
        await handler.press(visit, Nightly(Evening.PLAN), given)

    return Room(
        name="evenings",
        on=handler,
        controls={
            (Nightly,): handler.press,
            (NightForm,): handler.submit,
            (NightEdit,): handler.submit_edit,
            (Entrance, DoorKey.NIGHT): plan,
        },
        loops=(keeper.loop,),
        commands=(NightCog,),
        kept_of=guest_store.kept_of,
        forget=guest_store.forget,
        opens_threads_in=nights.is_in,
        places=nights.stored.places,
        lost=keeper.lost,
    )
