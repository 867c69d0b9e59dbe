"""Discord as the month needs it: it keeps all that was ever said, and forgets a nonce after some minutes."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable, Collection, Iterator
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from itertools import count
from typing import Final

from bot.tables.ids import ChannelId, MessageId, TableId, UserId
from bot.telling.message import PrivateMessage, PublicMessage
from bot.telling.senders import CLOCKS_DIFFER, MailboxClosed, NotAllowed, NotThere, Posted
from games.core.seats import Seat

NONCE_LIFE: Final = timedelta(minutes=5)


@dataclass(slots=True)
class Said:
    """One message: where (a channel, or a person's mailbox), what, and when."""

    place: int
    text: str
    at: datetime
    nonce: str
    is_panel: bool = False
    calls: tuple[int, ...] = ()


@dataclass
class Discord:
    """Channels and mailboxes, for a bot that announces and whispers. `look` is shown each reminder before it is there.

    `gone`: the channels that were deleted; `shut`: those of servers that have removed the bot.

    `dies_after` so many messages the bot gets no answer any more: they are said, and it never learns of it.
    """

    now: Callable[[], datetime]
    closed: Collection[UserId]
    look: Callable[[TableId, Seat, int], Awaitable[None]]
    messages: dict[MessageId, Said] = field(default_factory=dict)
    sent: dict[str, list[MessageId]] = field(default_factory=lambda: defaultdict(list))
    standing: dict[int, set[MessageId]] = field(default_factory=lambda: defaultdict(set))
    opened: dict[UserId, datetime] = field(default_factory=dict)
    gone: set[int] = field(default_factory=set)
    shut: set[int] = field(default_factory=set)
    dies_after: int | None = None
    numbers: Iterator[int] = field(default_factory=lambda: count(1))

    async def announce(self, channel: ChannelId, message: PublicMessage, nonce: str) -> Posted:
        self._check_there(channel)
        said = await self._say(channel, message.text, nonce, is_panel=message.is_panel, calls=message.calls)
        return Posted(said, is_whole=True)

    async def announced(
        self, channel: ChannelId, message: PublicMessage, since: datetime, after: MessageId | None
    ) -> MessageId | None:
        self._check_there(channel)
        return self._found(channel, message.text, since, after)

    def may_attach(self, channel: ChannelId) -> bool:
        return True

    async def repaint(
        self, channel: ChannelId, at: MessageId, message: PublicMessage, *, patiently: bool = False
    ) -> bool:
        self._check_there(channel)
        if at not in self.standing[channel]:
            raise NotThere
        self.messages[at].text = message.text
        return True

    async def complete(self, channel: ChannelId, at: MessageId, message: PublicMessage) -> bool:
        return True

    async def close(self, channel: ChannelId, at: MessageId, message: PublicMessage) -> None:
        await self.repaint(channel, at, message)

    async def remove(self, channel: ChannelId, at: MessageId) -> None:
        if channel in self.shut:
            raise NotAllowed("view_channel")
        if at not in self.standing[channel]:
            raise NotThere
        self.standing[channel].remove(at)

    async def let_sleep(self, channel: ChannelId, *, at_once: bool = False) -> None: ...

    async def panels(self, channel: ChannelId, table: TableId) -> list[tuple[MessageId, datetime]]:
        self._check_there(channel)
        there = ((each, self.messages[each]) for each in sorted(self.standing[channel]))
        return [(each, said.at) for each, said in there if said.is_panel]

    async def whisper(self, user: UserId, message: PrivateMessage, nonce: str) -> MessageId:
        self.opened.setdefault(user, self.now())  # Discord counts the closed ones too
        if user in self.closed:
            raise MailboxClosed
        return await self._say(user, message.text, nonce)

    async def whispered(
        self, user: UserId, message: PrivateMessage, since: datetime, after: MessageId | None
    ) -> MessageId | None:
        return self._found(user, message.text, since, after)

    async def disarm(self, user: UserId, at: MessageId) -> None: ...

    async def unsay(self, user: UserId, at: MessageId) -> None:
        await self.remove(ChannelId(user), at)

    def is_there(self, channel: ChannelId) -> bool:
        """Return whether the bot can speak in a channel."""
        return channel not in self.gone and channel not in self.shut

    def _check_there(self, channel: ChannelId) -> None:
        if channel in self.gone:
            raise NotThere
        if channel in self.shut:
            raise NotAllowed("view_channel")

    async def _say(
        self, place: int, text: str, nonce: str, *, is_panel: bool = False, calls: tuple[int, ...] = ()
    ) -> MessageId:
        _, table, seat, *wait = [*nonce.split("."), ""]
        if seat.startswith("r"):
            await self.look(TableId(int(table)), Seat(int(seat[1:])), int(wait[0]))
        for twin in self.sent[nonce]:
            if self.now() - self.messages[twin].at < NONCE_LIFE:
                return twin
        made = MessageId(next(self.numbers))
        self.messages[made] = Said(place, text, self.now(), nonce, is_panel, calls)
        self.sent[nonce].append(made)
        self.standing[place].add(made)
        if self.dies_after is not None:
            self.dies_after -= 1
            if self.dies_after <= 0:
                await asyncio.Event().wait()
        return made

    def _found(self, place: int, text: str, since: datetime, after: MessageId | None) -> MessageId | None:
        there = ((each, self.messages[each]) for each in sorted(self.standing[place]) if each > (after or 0))
        return next((each for each, said in there if said.text == text and said.at >= since - CLOCKS_DIFFER), None)
