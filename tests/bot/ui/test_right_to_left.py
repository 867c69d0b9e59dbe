"""Names that are read from right to left: they do not turn around the sentence that they stand in."""

from __future__ import annotations

import random
import re
import unicodedata
from collections.abc import Iterator

import pytest

from bot.messages.presenter import Presenter
from bot.messages.sentences import bold
from bot.tables.display_names import display_names, isolated
from bot.tables.table import Table
from bot.telling.message import Names, PrivateMessage, PublicMessage, Reader
from games import GAMES
from games.core.game import AnyGame
from games.core.lines import Line, Who
from games.core.seats import Seat
from tests.bot.ui.club import CHANNEL, GUILD, PEOPLE, Club
from tests.words import WORDS

HEBREW, ARABIC, LATIN = "אבי כהן", "ليلى (1)", "Zoë"
NAMES = (HEBREW, ARABIC, LATIN)
ISOLATED = re.compile("\u2068[^\u2068\u2069]*\u2069")
PRESENTER = Presenter(WORDS)


def scrambles(text: str) -> bool:
    """Return whether a text has letters from right to left outside of an isolated name, or a mark without its partner."""
    rest = ISOLATED.sub("", text)
    return any(unicodedata.bidirectional(each) in {"R", "AL", "FSI", "PDI"} for each in rest)


@pytest.mark.parametrize("name", [HEBREW, ARABIC])
def test_such_a_name_is_isolated_within_its_markup_and_another_is_as_it_was(name: str) -> None:
    assert isolated(name) == f"\u2068{name}\u2069"
    assert bold(name).startswith("**\u2068")
    assert bold(name).endswith("\u2069**")
    assert bold(LATIN) == f"**{LATIN}**"


def test_signs_of_markup_in_such_a_name_stay_escaped() -> None:
    assert bold("*אבי*") == "**\u2068\\*אבי\\*\u2069**"


def test_names_are_typed_drawn_and_called_in_a_channels_name_as_they_are() -> None:
    reader = Reader("en", Names((HEBREW,)))

    drawn = PRESENTER.sentences.plain(reader, Line("thread-name", {"game": "x", "who": Who(Seat(0))}), isolates=False)

    assert HEBREW in drawn
    assert "\u2068" not in drawn
    assert "\u2068" not in PRESENTER.lobbies.thread_name("clues", HEBREW, "en")
    assert not any("\u2068" in each for each in reader.names.by_seat)


async def dealt(club: Club, game: AnyGame) -> Table:
    """Deal a game to a Hebrew, an Arabic and a Latin name."""
    record = await club.lobby.new(
        guild=GUILD, channel=CHANNEL, host=PEOPLE[0], name=HEBREW, game=game.info.key, locale="en", speaks="en"
    )
    seats = max(min(game.info.seats), 3 if 3 in game.info.seats else 2)
    for person, name in zip(PEOPLE[1:seats], NAMES[1:], strict=False):
        await club.lobby.join(record.id, person, name, "en")
    await club.lobby.start(record.id, PEOPLE[0])
    return await club.tables.load(record.id)


def said(table: Table) -> Iterator[str]:
    """Yield all words of the newest step: its post, the panel, and each desk."""
    desks = (PRESENTER.desk(table, seat.seat, "en", is_asked=True) for seat in table.record.seats)
    messages: list[PublicMessage | PrivateMessage | None] = [
        PRESENTER.post(table, table.now),
        PRESENTER.panel(table),
        *desks,
    ]
    for each in messages:
        if each is not None:
            yield from (each.text, each.alt, getattr(each, "details", ""))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.key)
async def test_no_sentence_of_a_game_is_scrambled(club: Club, game: AnyGame) -> None:
    table, luck, isolates = await dealt(club, game), random.Random(7), 0
    assert set(display_names(table.record.seats)) <= {HEBREW, ARABIC, LATIN}

    for _ in range(25):
        for text in said(table):
            assert not scrambles(text), text
            isolates += len(ISOLATED.findall(text))
        if table.outcome is not None:
            break
        seat = min(table.game.rules.turn(table.state))
        action = luck.choice(list(table.now.legal(seat)))
        await club.tables.act(table.record.id, table.record.seats[seat].user, action, interaction=None)
        table = await club.tables.load(table.record.id)

    assert isolates > 10
