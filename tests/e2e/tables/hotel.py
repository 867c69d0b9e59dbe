"""Mord im Arosa as it is told: what must be heard at each step, what is, and how something is made to fall."""

from __future__ import annotations

from typing import Any

from bot.practice.loopback.model import Message
from bot.tables.table import NumberedStep, Table, replay
from games.arosa.actions import Search
from games.arosa.model import VICTIM
from games.core.events import PublicEvent
from games.core.lines import Line
from games.core.sound import PublicSound
from tests.e2e.evening import Evening


async def steps_of(evening: Evening, table: Table) -> list[NumberedStep]:
    return list(replay(table.record, table.game, await evening.bot.store.entries(table.record.id)))


def sound_of(table: Table, step: NumberedStep) -> PublicSound | None:
    assert table.game.sound is not None
    return table.game.sound(tuple(event for event in step.events if isinstance(event, PublicEvent)))


def strip_of(evening: Evening, table: Table, step: NumberedStep) -> str | None:
    """Return the strip that a step must be told with."""
    sound = sound_of(table, step)
    if sound is None:
        return None
    parts = [evening.words.say("fr", line) for line in sound.caption]
    return evening.words.say("fr", Line("sound-strip", {"strip": " · ".join(parts)}))


def clips(message: Message) -> list[Any]:
    return [each for each in message.attachments if each.filename.endswith(".ogg")]


def careless(table: Table) -> Search:
    """Return the search of a floor without a victim: something falls after it."""
    return Search(floor=next(floor for floor, row in enumerate(table.state.hotel.open()) if VICTIM not in row))
