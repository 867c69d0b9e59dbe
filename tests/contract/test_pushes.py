"""A locked phone shows the plain content of a message, and nothing of a layout: no secret is plain content."""

from __future__ import annotations

import discord
import pytest

from bot.messages.presenter import Presenter
from bot.tables.ids import MessageId, UserId
from bot.tables.table import readers_of
from bot.telling.message import PrivateMessage
from bot.ui.adapters import MailboxWhisperer
from bot.ui.rendering import Renderer
from games.core.events import PrivateEvent
from tests.builders import CASES, Case, a_seed, a_still_table, any_verb, positions, walk
from tests.parts import events_of
from tests.words import WORDS

PRESENTER = Presenter(WORDS)
MOST_GAMES = 5
"""In games where little is told in private, so many are played until something is."""


async def _no_picture(*_: object, **__: object) -> None:
    """Stand in for the painter: a picture is no plain content."""


class Mailbox:
    """Somebody's direct messages, where what is sent is kept."""

    def __init__(self) -> None:
        self.bodies: list[dict[str, object]] = []
        self.id = 1

    async def send(self, **body: object) -> Mailbox:
        self.bodies.append(body)
        return self


class Phone:
    """What the whisperer needs of discord.py."""

    def __init__(self) -> None:
        self.mailbox = Mailbox()
        self.private_channels = list[Mailbox]()

    async def create_dm(self, _: object) -> Mailbox:
        return self.mailbox


async def pushed(message: PrivateMessage) -> str:
    """Return what a push notification shows of a direct message, as it is really sent."""
    phone = Phone()
    whisperer = MailboxWhisperer(phone, Renderer(_no_picture))  # type: ignore[arg-type]  # of the client it needs this only
    assert await whisperer.whisper(UserId(1), message, "n") == MessageId(1)
    (body,) = phone.mailbox.bodies
    if "content" not in body:
        assert isinstance(body["view"], discord.ui.LayoutView)
    return str(body.get("content", ""))


@pytest.mark.parametrize("case", CASES, ids=str)
async def test_a_push_shows_nothing_of_any_private_event(case: Case) -> None:
    letters = 0
    for seed in range(MOST_GAMES):
        for game in walk(case, a_seed(seed), any_verb):
            if not any(isinstance(event, PrivateEvent) for event in game.step.events):
                continue
            table = a_still_table(game)
            for seat in readers_of(table.now):
                letter = PRESENTER.letter(table, table.now, seat)
                letters += letter is not None
                assert letter is None or await pushed(letter) == ""
                assert await pushed(PRESENTER.desk(table, seat, "en")) == ""
        if letters:
            return
    has_secrets = any(issubclass(kind, PrivateEvent) for kind in events_of(case.game))
    assert not has_secrets, "no secret was told at all"


async def test_a_push_of_the_greeting_calls_in_plain_words() -> None:
    game = next(iter(positions(CASES[0], a_seed(1), 1)))

    assert await pushed(PRESENTER.greeting(a_still_table(game).record, "en"))
