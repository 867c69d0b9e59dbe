"""Wrong lines about who may read what. Each is an error of types; mypy says so if one stops being wrong (wall 3).

Nothing here is ever run.
"""

from __future__ import annotations

from bot.tables.ids import ChannelId, MessageId, UserId
from bot.tables.table import Table
from bot.telling.message import PrivateMessage, PublicMessage
from bot.telling.senders import Announcer, Whisperer
from games.clues import BOX, GAME
from games.clues import events as ev
from games.clues.model import Letter, Person
from games.clues.scene import seat_scene, table_scene
from games.clues.state import State
from games.core.contract import Event
from games.core.events import PrivateEvent, PublicEvent
from games.core.scene import PrivateScene, PublicScene
from games.core.seats import Seat


async def a_channel_hears_public_messages_only(
    announcer: Announcer, channel: ChannelId, at: MessageId, private: PrivateMessage
) -> None:
    await announcer.announce(channel, private, "nonce")  # type: ignore[arg-type]  # private words in a channel
    await announcer.repaint(channel, at, private)  # type: ignore[arg-type]  # private words on the panel
    await announcer.announce(channel, "You hold the Duke.", "nonce")  # type: ignore[arg-type]  # words that nobody made


async def a_mailbox_gets_private_messages_only(whisperer: Whisperer, user: UserId, public: PublicMessage) -> None:
    await whisperer.whisper(user, public, "nonce")  # type: ignore[arg-type]  # a panel in a mailbox


async def a_mailbox_is_no_channel(
    announcer: Announcer, whisperer: Whisperer, channel: ChannelId, user: UserId, public: PublicMessage
) -> None:
    await announcer.announce(user, public, "nonce")  # type: ignore[arg-type]  # a person is no channel
    await whisperer.whisper(channel, PrivateMessage(text=""), "nonce")  # type: ignore[arg-type]  # a channel has no mailbox
    await whisperer.whisper(Seat(0), PrivateMessage(text=""), "nonce")  # type: ignore[arg-type]  # a seat is no person


class LooseAnnouncer:
    """Would take anything private."""

    async def announce(self, channel: ChannelId, message: PrivateMessage, nonce: str) -> MessageId:
        raise NotImplementedError

    async def repaint(self, channel: ChannelId, at: MessageId, message: PrivateMessage) -> None:
        raise NotImplementedError

    async def remove(self, channel: ChannelId, at: MessageId) -> None:
        raise NotImplementedError


def only_an_announcer_of_public_messages_is_one() -> Announcer:
    return LooseAnnouncer()  # type: ignore[return-value]  # it says private things aloud


def a_message_holds_a_picture_of_its_own_kind(public: PublicScene, private: PrivateScene) -> None:
    PublicMessage(text="", scene=private)  # type: ignore[arg-type]  # a desk in a channel
    PrivateMessage(text="", scene=public)  # type: ignore[arg-type]  # only a seat's own view is drawn for it


def a_message_is_not_the_other_kind(public: PublicMessage, private: PrivateMessage) -> None:
    _one: PublicMessage = private  # type: ignore[assignment]  # no common base
    _other: PrivateMessage = public  # type: ignore[assignment]  # no common base


def a_public_picture_is_drawn_from_the_table_view(state: State, seat: Seat) -> None:
    GAME.face.table_scene(GAME.observer.seat_view(state, seat))  # type: ignore[arg-type]  # would show a hand to all
    GAME.face.table_scene(state)  # type: ignore[arg-type]  # would know everything
    table_scene(GAME.observer.seat_view(state, seat), BOX)  # type: ignore[arg-type]  # would show a hand to all
    GAME.face.seat_scene(GAME.observer.table_view(state))  # type: ignore[arg-type]  # a desk needs a seat
    seat_scene(state, BOX)  # type: ignore[arg-type]  # would know everything
    _drawn: PublicScene = GAME.face.seat_scene(GAME.observer.seat_view(state, seat))  # type: ignore[assignment]  # a desk is private


def public_words_come_from_the_table_view(state: State, seat: Seat) -> None:
    GAME.face.table_lines(GAME.observer.seat_view(state, seat))  # type: ignore[arg-type]  # would tell a hand to all
    GAME.face.table_lines(state)  # type: ignore[arg-type]  # would know everything
    GAME.face.seat_lines(GAME.observer.table_view(state))  # type: ignore[arg-type]  # a desk needs a seat


def an_event_is_public_or_private(private: PrivateEvent, public: PublicEvent) -> None:
    _told: PublicEvent = private  # type: ignore[assignment]  # no common base
    _kept: PrivateEvent = public  # type: ignore[assignment]  # no common base
    seen = ev.InformantSeen(to=Seat(0), letter=Letter.A, card=Person.DUKE)
    _all: tuple[PublicEvent, ...] = (seen,)  # type: ignore[assignment]  # a card told to all


def a_private_event_names_its_reader() -> Event:
    ev.Chosen(to=Seat(0), by=Seat(1))  # type: ignore[call-arg]  # a public event has no reader
    return ev.InformantSeen(letter=Letter.A, card=Person.DUKE)  # type: ignore[call-arg]  # who reads it?


def people_are_not_seats(table: Table, user: UserId, seat: Seat) -> None:
    table.seat_of(seat)  # type: ignore[arg-type]  # a seat is no person
    table.player(user)  # type: ignore[arg-type]  # a person is no seat
