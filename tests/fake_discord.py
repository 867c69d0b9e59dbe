"""A Discord in memory, which fails when it is told to: channels and mailboxes, for whoever announces and whispers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from bot.tables.ids import ChannelId, MessageId, TableId, UserId
from bot.telling.message import PrivateMessage, PublicMessage
from bot.telling.senders import CLOCKS_DIFFER, Archived, MailboxClosed, NotAllowed, NotThere, Posted, TryLater
from tests.fake_database import Faults
from tests.fakes import Clock

NONCE_LIFE = timedelta(minutes=5)
BEHIND = timedelta(seconds=30)
"""How far Discord's clock is behind ours."""
LOOK_FAR = 200
"""Among how many messages after one, or after a time, a message is looked for."""


@dataclass
class Said:
    """One message in a channel or a mailbox."""

    id: MessageId
    text: str
    at: datetime
    nonce: str
    is_panel: bool = False
    where: ChannelId | None = None
    is_bare: bool = False
    is_gone: bool = False
    has_controls: bool = False


@dataclass
class FakeDiscord:
    """Channels, told apart only where they must be, and mailboxes; speaks as announcer and as whisperer.

    `log` is all that happened in the channels, in order: what was posted, shown on a panel, and taken away.
    """

    clock: Clock
    faults: Faults = field(default_factory=Faults)
    channel: list[Said] = field(default_factory=list)
    mailboxes: dict[UserId, list[Said]] = field(default_factory=dict)
    log: list[tuple[str, str]] = field(default_factory=list)
    disarmed: list[tuple[UserId, str]] = field(default_factory=list)  # letters whose buttons were taken away
    closed: set[UserId] = field(default_factory=set)
    slow: set[UserId] = field(default_factory=set)  # mailboxes that Discord lets nobody write to for now
    asleep: list[ChannelId] = field(default_factory=list)  # threads that nothing more is to be said in
    is_deaf: bool = False  # Discord answers nothing
    is_gone: bool = False  # the channel is deleted
    lacks: str | None = None  # the permission that is missing in the channel
    keeps: bool = False  # nothing can be deleted
    hides: bool = False  # what was said before cannot be read
    is_archived: bool = False
    deleted: set[ChannelId] = field(default_factory=set)
    locked: set[ChannelId] = field(default_factory=set)  # threads in which the bot may post nothing
    bare: int = 0  # pictures that will not come
    is_slow: Callable[[], bool] = lambda: False  # whether a clip is not made in time
    completed: list[MessageId] = field(default_factory=list)  # posts to which a clip came late
    sends: int = 0
    looks: int = 0

    async def announce(self, channel: ChannelId, message: PublicMessage, nonce: str) -> Posted:
        self._look_for(channel)
        picture = self._picture(message)
        kind = "panel" if message.is_panel else "post"
        said = await self._say(self.channel, message.text, nonce, kind, is_bare=not picture, where=channel)
        return Posted(said.id, picture and not said.is_bare)

    async def announced(
        self, channel: ChannelId, message: PublicMessage, since: datetime, after: MessageId | None
    ) -> MessageId | None:
        self._look_for(channel)
        here = [said for said in self.channel if said.where == channel]
        return await self._find(here, message.text, since, after, mark=message.mark)

    async def let_sleep(self, channel: ChannelId, *, at_once: bool = False) -> None:
        self.asleep.append(channel)

    def may_attach(self, channel: ChannelId) -> bool:
        return True

    async def repaint(
        self, channel: ChannelId, at: MessageId, message: PublicMessage, *, patiently: bool = False
    ) -> bool:
        self._look_for(channel)
        picture = self._picture(message)
        if not picture and patiently:
            return False

        def paint() -> None:
            said = next((each for each in self.channel if each.id == at and not each.is_gone), None)
            if said is None or self.is_gone:
                raise NotThere
            if self.is_archived:
                raise Archived
            said.text, said.is_bare = message.text, not picture
            self.log.append(("panel", message.text))

        await self._do(paint)
        return picture

    async def complete(self, channel: ChannelId, at: MessageId, message: PublicMessage) -> bool:
        said = next((each for each in self.channel if each.id == at and not each.is_gone), None)
        if said is not None and said.is_bare and self.is_slow():
            return False

        def add() -> None:
            if said is None or said.is_gone:
                raise NotThere
            if said.is_bare:
                said.is_bare = False
                self.completed.append(said.id)

        await self._do(add)
        return True

    async def close(self, channel: ChannelId, at: MessageId, message: PublicMessage) -> None:
        await self.repaint(channel, at, message)

    async def remove(self, channel: ChannelId, at: MessageId) -> None:
        def take() -> None:
            if self.keeps:
                raise NotAllowed("view_channel")
            said = next((each for each in self.channel if each.id == at and not each.is_gone), None)
            if said is None:
                raise NotThere
            if self.is_archived:
                raise Archived
            said.is_gone = True
            self.log.append(("gone", said.text))

        await self._do(take)

    async def panels(self, channel: ChannelId, table: TableId) -> list[tuple[MessageId, datetime]]:
        self.looks += 1
        found: list[tuple[MessageId, datetime]] = []
        await self._do(
            lambda: found.extend(
                (s.id, s.at) for s in self.channel if s.is_panel and s.where == channel and not s.is_gone
            )
        )
        return found

    async def whisper(self, user: UserId, message: PrivateMessage, nonce: str) -> MessageId:
        if user in self.closed:
            raise MailboxClosed
        if user in self.slow:
            raise TryLater(60.0)
        place = self.mailboxes.setdefault(user, [])
        return (await self._say(place, message.text, nonce, None, has_controls=bool(message.rows))).id

    async def disarm(self, user: UserId, at: MessageId) -> None:
        if user in self.slow:
            raise TryLater(60.0)

        def take() -> None:
            said = next((each for each in self.mailboxes.get(user, []) if each.id == at and not each.is_gone), None)
            if said is None:
                raise NotThere
            said.has_controls = False
            self.disarmed.append((user, said.text))

        await self._do(take)

    async def unsay(self, user: UserId, at: MessageId) -> None:
        said = next((each for each in self.mailboxes.get(user, []) if each.id == at and not each.is_gone), None)
        if said is None:
            raise NotThere
        said.is_gone = True

    def retry(self, user: UserId) -> None:
        """Whoever is slow or closed is tried anyway."""

    async def whispered(
        self, user: UserId, message: PrivateMessage, since: datetime, after: MessageId | None
    ) -> MessageId | None:
        return await self._find(self.mailboxes.get(user, []), message.text, since, after)

    # What is there

    def posts(self) -> list[str]:
        return [said.text for said in self.channel if not said.is_panel and not said.is_gone]

    def letters(self, user: UserId) -> list[str]:
        return [said.text for said in self.mailboxes.get(user, [])]

    def standing(self) -> list[Said]:
        return [said for said in self.channel if said.is_panel and not said.is_gone]

    def _look_for(self, channel: ChannelId) -> None:
        if channel in self.deleted:
            raise NotThere
        if channel in self.locked:
            raise NotAllowed("send_messages_in_threads")

    def _picture(self, message: PublicMessage) -> bool:
        if message.is_panel and self.bare > 0:
            self.bare -= 1
            return False
        return message.sound is None or not self.is_slow()

    async def _say(
        self,
        place: list[Said],
        text: str,
        nonce: str,
        kind: str | None,
        *,
        is_bare: bool = False,
        where: ChannelId | None = None,
        has_controls: bool = False,
    ) -> Said:
        self.sends += 1
        said: list[Said] = []

        def say() -> None:
            if self.is_gone and kind is not None:
                raise NotThere
            if self.lacks is not None and kind is not None:
                raise NotAllowed(self.lacks)
            now = self.clock.now() - BEHIND
            # Discord compares all that the bot has said, wherever it was.
            everywhere = [*self.channel, *(each for mailbox in self.mailboxes.values() for each in mailbox)]
            twin = next((each for each in everywhere if each.nonce == nonce and each.at > now - NONCE_LIFE), None)
            if twin is None:
                twin = Said(self._snowflake(), text, now, nonce, kind == "panel", where, is_bare)
                twin.has_controls = has_controls
                self.is_archived = self.is_archived and kind is None
                place.append(twin)
                if kind is not None:
                    self.log.append((kind, text))
            said.append(twin)

        await self._do(say)
        return said[0]

    def _snowflake(self) -> MessageId:
        everything = [*self.channel, *(said for place in self.mailboxes.values() for said in place)]
        return MessageId(1 + max((said.id for said in everything), default=0))

    async def _find(
        self, place: Sequence[Said], text: str, since: datetime, after: MessageId | None, mark: str = ""
    ) -> MessageId | None:
        self.looks += 1
        found: list[MessageId] = []

        def look() -> None:
            if self.hides:
                raise NotAllowed("read_message_history")
            there = [
                said
                for said in place
                if not said.is_gone and said.at >= since - CLOCKS_DIFFER and said.id > (after or 0)
            ]
            found.extend(
                said.id for said in there[:LOOK_FAR] if said.text == text or (mark and said.text.startswith(mark))
            )

        await self._do(look)
        return found[0] if found else None

    async def _do(self, effect: Callable[[], None]) -> None:
        struck = self.faults.strike()
        await asyncio.sleep(0)
        if struck == "before" or self.is_deaf:
            raise TryLater(1.0)
        effect()
        await asyncio.sleep(0)
        if struck == "after":
            raise TryLater(1.0)
