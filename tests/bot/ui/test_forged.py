"""Forged ids, entries and forms, drawn from the grammar of every control: each is answered, and none by an incident."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from datetime import timedelta
from typing import Any, Final

import discord
import pytest
from structlog.testing import capture_logs

from bot.messages.codes import Code, spellings_of
from bot.messages.controls import CaseControl, CaseKey, Control
from bot.nights.messages.controls import Evening, Nightly
from bot.nights.nights import Nights
from bot.nights.records import LEAST_PLACES, MOST_GUESTS
from bot.nights.store import StoredNights
from bot.tables.ids import ChannelId
from bot.ui.threads import FORBIDDEN
from games import GAMES
from tests.bot.ui.club import CHANNEL, GUILD, PEOPLE, Club, said
from tests.bot.ui.interactions import refused
from tests.builders import amount

HOSTILE: Final = (
    "0",
    "-1",
    "99",
    "9" * 12,
    "9" * 5000,  # Python reads no number of so many digits
    "20:30",
    "loup",
    "@everyone",
    "<@1>",
    "é" * 5000,
    "\x00",
    "\ud800",
    "1.2.3",
    "on",
    "",
)
NUMBERS: Final = (0, 0, 1, 1, 2, 3, 4, 5, 7, 8, 20, 29, 30, 31, 40, 41, 99, 10**6, 999_999_999)
INPUTS: Final = ("word", "notes", "when", "sign", "seen", "0", "1", "sheet", "memory", "top_secret", "")


class Place(discord.TextChannel):
    """The channel as the library knows it, where evenings and joint cases are; it takes no threads."""

    def __init__(self) -> None:
        self.id = CHANNEL
        self.category_id = None
        self._type = 0

    async def create_thread(self, **_: Any) -> discord.Thread:
        raise refused(FORBIDDEN)


def kinds_of(club: Club) -> list[type[Code]]:
    found = {route[0] for room in club.rooms.values() for route in room.controls}
    return sorted(found, key=lambda kind: kind.prefix)


def a_text(name: str, pattern: str, dice: random.Random, tables: Sequence[int]) -> str:
    """Return a text that this field may have in an id."""
    if name in ("table", "night"):
        return str(dice.choice([*tables, *tables, 0, 1, 2, 999_999_999]))
    if name == "game":
        return dice.choice(["", *(game.info.key for game in GAMES), "nogame"])
    if name == "user":
        return str(dice.choice([0, *PEOPLE, 10**18 - 1]))
    if name == "picked":
        some = [str(dice.choice(NUMBERS)) for _ in range(dice.randrange(5))]
        return "".join(f".{each}" for each in some) if pattern[3] == "\\" else ".".join(each[:2] for each in some)
    named = pattern.split("|")
    if all(each.isalpha() for each in named):
        return dice.choice(named)
    letters: list[str] = [*"dp", *map(str, NUMBERS)]
    return dice.choice([each for each in letters if re.fullmatch(pattern, each)])


def an_id(kinds: Sequence[type[Code]], dice: random.Random, tables: Sequence[int]) -> str:
    """Return an id that some control may have; now and then, one that breaks off."""
    kind: Any = dice.choice([Control, *kinds])
    fields = spellings_of(kind).items()
    written: str = kind.prefix + "".join(
        each.before + a_text(name, each.pattern, dice, tables) for name, each in fields
    )
    return written if dice.random() < 0.95 else written[: dice.randrange(len(written))]


async def some_tables(club: Club) -> list[int]:
    """Open a lobby, deal two games, one of which is closed, and return the numbers of all."""
    club.place = Place()
    await club.press(PEOPLE[0], CaseControl(True, 0, CaseKey.TOGETHER))
    soon = club.clock.now() + timedelta(minutes=5)  # its doors are open
    night: dict[str, Any] = {"guild": GUILD, "channel": CHANNEL, "host": PEOPLE[0], "locale": "en", "starts_at": soon}
    await Nights(StoredNights(club.store.database), now=club.clock.now).plan(**night)
    over = await club.dealt()
    await club.tables.end(over.record.id)
    live = await club.dealt(3, game="cluedo", channel=ChannelId(102))
    return [over.record.id, live.record.id, (await club.seated(3, game="arosa", channel=ChannelId(103))).id]


@pytest.mark.parametrize("n", range(amount(2, 40)))
async def test_nothing_forged_ends_in_an_incident(club: Club, n: int) -> None:
    dice = random.Random(n)
    tables, kinds = await some_tables(club), kinds_of(club)
    for _ in range(250):
        custom_id, by = an_id(kinds, dice, tables), dice.choice(PEOPLE[:4])
        with capture_logs() as entries:
            if dice.random() < 0.3:
                names = dice.sample([*INPUTS, f"word-{dice.randrange(9)}", "hints", "level", "pace"], 3)
                filled_in = {each: dice.choices(HOSTILE, k=dice.randrange(3)) for each in names}
                answer = await club.send(by, custom_id, filled_in)
                given: object = filled_in
            else:
                tails = (*HOSTILE, an_id(kinds, dice, tables).rpartition(":")[2], "2.0", "6.0.0", "2.999999999")
                values = dice.choices(tails, k=dice.randrange(3))
                answer = await club.press(by, custom_id, values, in_mailbox=dice.random() < 0.2)
                given = values

        wrong = [each for each in entries if each["event"] == "incident"]
        assert not wrong, f"{custom_id!r} with {given!r} by {by}: {wrong[0].get('exc_info')!r}"
        assert len(answer.said) >= 1, f"{custom_id!r} with {given!r}"


async def test_a_forged_number_of_places_with_more_digits_than_python_reads_is_refused(club: Club) -> None:
    await some_tables(club)
    night = await StoredNights(club.store.database).night_in([CHANNEL])
    assert night is not None

    answer = await club.press(PEOPLE[0], Nightly(Evening.PLACES, night.id, 1), ["9" * 5000])

    assert said("refusal-night-places", least=LEAST_PLACES, n=MOST_GUESTS) in answer.texts[0]
