"""Ports of Discord: the senders that the life of a table needs there, as protocols.

Errors, as the delivery sees them:

    PortError
    ├── MailboxClosed    the person accepts no DM from the bot (50007, 50278), or is gone (50033)
    │   ├── MailboxDeclined  they have said that they want none
    │   └── MailboxUnopened  too many were opened within the hour for another new one
    ├── NotThere         the channel, thread or message is gone (10003, 10008)
    │   └── Archived         the message is in a thread that takes no edits until something is posted there (50083)
    ├── NotAllowed       a permission is missing; `permission` names it
    │   └── Unexplained      Discord refuses, and no permission is known to be missing (40333, or a wall before it)
    └── TryLater         Discord is slow, limited or wrong; `after` seconds
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final, Protocol

from bot.tables.ids import ChannelId, MessageId, TableId, UserId
from bot.telling.message import PrivateMessage, PublicMessage

CLOCKS_DIFFER: Final = timedelta(seconds=60)
"""The largest difference between the clocks of Discord and of this machine."""


class PortError(Exception):
    """Base of Discord's refusals."""


class MailboxClosed(PortError):
    """The person accepts no DM from the bot."""


class MailboxDeclined(MailboxClosed):
    """The person wants no DM: the desk has it all."""


class MailboxUnopened(MailboxClosed):
    """The bot has opened as many mailboxes within the hour as it may."""


class NotThere(PortError):
    """The channel, thread or message is gone."""


class Archived(NotThere):
    """The message cannot be changed until something is posted in its thread."""


class NotAllowed(PortError):
    """A permission is missing."""

    def __init__(self, permission: str) -> None:
        super().__init__(permission)
        self.permission = permission


class Unexplained(NotAllowed):
    """Discord refuses for a reason of its own: there is nothing that a host can mend."""


class TryLater(PortError):
    """Discord is slow, limited or wrong; worth another try."""

    def __init__(self, after: float) -> None:
        super().__init__(after)
        self.after = after


@dataclass(frozen=True, slots=True)
class Posted:
    """A posted message: its id, and whether all of it is there (a picture may have been late)."""

    message: MessageId
    is_whole: bool


class Announcer(Protocol):
    """Speaks to a channel. Takes public messages only (wall 2)."""

    async def announce(self, channel: ChannelId, message: PublicMessage, nonce: str) -> Posted:
        """Post once: the same nonce sent again within minutes shows nothing new. Raises PortError."""

    async def announced(
        self, channel: ChannelId, message: PublicMessage, since: datetime, after: MessageId | None
    ) -> MessageId | None:
        """Return the bot's own message with these words, if it is among the last ones. Raises PortError.

        `since`: by our clock. Where Discord's is behind, a message said then is older, so it may be by `CLOCKS_DIFFER`.
        """

    def may_attach(self, channel: ChannelId) -> bool:
        """Return whether files can be posted there, as far as is known: without, the words stand alone."""

    async def repaint(
        self, channel: ChannelId, at: MessageId, message: PublicMessage, *, patiently: bool = False
    ) -> bool:
        """Edit the panel. Return whether it has its picture. Raises PortError.

        With `patiently`, wait longer for the picture, and change nothing without it.
        """

    async def complete(self, channel: ChannelId, at: MessageId, message: PublicMessage) -> bool:
        """Add the picture or the clip that a post lacks, unless it is there. Return whether it is there now. Raises PortError.

        Its words and its controls stay as they are.
        """

    async def close(self, channel: ChannelId, at: MessageId, message: PublicMessage) -> None:
        """Edit a post so that it says this, and nothing is left to press. Raises PortError."""

    async def remove(self, channel: ChannelId, at: MessageId) -> None:
        """Delete an old message. Raises PortError."""

    async def let_sleep(self, channel: ChannelId, *, at_once: bool = False) -> None:
        """Nothing more is to be said here: let Discord archive it soon, if it is a thread of the bot's own. Never raises.

        `at_once`: no game was played there, so it will not be talked about either.
        """

    async def panels(self, channel: ChannelId, table: TableId) -> list[tuple[MessageId, datetime]]:
        """Return the panels of a table among the last messages, oldest first, with their times. Raises PortError."""


class Whisperer(Protocol):
    """Speaks to one person. Takes private messages only (wall 2)."""

    async def whisper(self, user: UserId, message: PrivateMessage, nonce: str) -> MessageId:
        """Send a DM once. Raises PortError."""

    async def whispered(
        self, user: UserId, message: PrivateMessage, since: datetime, after: MessageId | None
    ) -> MessageId | None:
        """Return the bot's own DM with these words, if it is among the last ones: `since` as in a channel. Raises PortError."""

    async def disarm(self, user: UserId, at: MessageId) -> None:
        """Take the buttons off a DM; its words and picture stay. Raises PortError."""

    async def unsay(self, user: UserId, at: MessageId) -> None:
        """Delete a DM. Raises PortError."""


class Mail(Whisperer, Protocol):
    """A whisperer that knows the mailboxes not to be tried."""

    def retry(self, user: UserId) -> None:
        """Their owner is there: a mailbox that was closed may be tried once more."""
