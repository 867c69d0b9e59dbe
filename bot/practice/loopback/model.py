"""Objects of the practice Discord: users, guilds, channels, messages, interactions. They hold state only; `World` changes them."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from enum import IntEnum
from typing import Literal

from discord import Permissions

from bot.practice.loopback import components
from bot.practice.loopback.errors import Json

TOKEN_LIFE_SECONDS = 15 * 60.0


class InteractionKind(IntEnum):
    """Discord's interaction types."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL_SUBMIT = 5


class Callback(IntEnum):
    """Discord's callback types: the first answer to an interaction."""

    PONG = 1
    MESSAGE = 4
    DEFER = 5
    DEFER_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


class ChannelKind(IntEnum):
    """Discord's channel types that exist here."""

    TEXT = 0
    DM = 1
    ANNOUNCEMENT = 5
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12


class Flag(IntEnum):
    """Discord's message flags that matter here."""

    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SUPPRESS_NOTIFICATIONS = 1 << 12
    COMPONENTS_V2 = 1 << 15


@dataclass(slots=True, eq=False)
class User:
    """An account: a person or the bot. `dms_open` may change at any time."""

    id: int
    name: str
    locale: str = "en-US"
    is_bot: bool = False
    dms_open: bool = True

    @property
    def mention(self) -> str:
        """The markup that mentions this user."""
        return f"<@{self.id}>"

    def __repr__(self) -> str:
        return f"<{self.name}>"


@dataclass(slots=True, eq=False)
class Role:
    """A role of a guild; @everyone has the guild's id."""

    id: int
    name: str
    permissions: Permissions
    position: int = 0
    is_managed: bool = False


@dataclass(slots=True, eq=False)
class Member:
    """A user's membership of a guild."""

    user: User
    joined: datetime
    roles: list[Role] = field(default_factory=list)


@dataclass(slots=True)
class Overwrite:
    """A permission overwrite of a channel, for one role or member."""

    target: int
    is_member: bool
    allow: Permissions = field(default_factory=Permissions.none)
    deny: Permissions = field(default_factory=Permissions.none)


@dataclass(slots=True, eq=False)
class Guild:
    """A server; made by `World.add_guild`."""

    id: int
    name: str
    owner: User
    locale: str
    everyone: Role
    roles: dict[int, Role]
    joined: datetime
    has_bot: bool = True
    members: dict[int, Member] = field(default_factory=dict, repr=False)
    channels: dict[int, Channel] = field(default_factory=dict, repr=False)
    events: dict[str, Json] = field(default_factory=dict, repr=False)
    """Scheduled events as Discord's JSON, by id."""
    interested: dict[str, list[int]] = field(default_factory=dict, repr=False)
    """User ids under *Interested*, by event id."""

    def __repr__(self) -> str:
        return f"<guild {self.name}>"


@dataclass(slots=True, eq=False)
class Channel:
    """A text channel, a thread or a mailbox; a thread has a parent, a mailbox a recipient."""

    id: int
    kind: ChannelKind
    name: str
    created: datetime
    guild: Guild | None = None
    parent: Channel | None = None
    recipient: User | None = None
    topic: str | None = None
    position: int = 0
    owner_id: int = 0
    is_archived: bool = False
    archive_after: Literal[60, 1440, 4320, 10080] = 1440  # minutes
    is_locked: bool = False
    is_deleted: bool = False
    archive_changed: datetime | None = None
    overwrites: dict[int, Overwrite] = field(default_factory=dict, repr=False)
    thread_members: dict[int, datetime] = field(default_factory=dict, repr=False)
    messages: list[Message] = field(default_factory=list, repr=False)
    old_edits: list[float] = field(default_factory=list, repr=False)

    def __repr__(self) -> str:
        return f"<#{self.name}>"

    @property
    def is_thread(self) -> bool:
        """Whether this is a thread."""
        return self.kind in (ChannelKind.PUBLIC_THREAD, ChannelKind.PRIVATE_THREAD)

    @property
    def is_private_thread(self) -> bool:
        """Whether this is a private thread, which only its members find."""
        return self.kind is ChannelKind.PRIVATE_THREAD

    @property
    def mention(self) -> str:
        """The markup that links to this channel."""
        return f"<#{self.id}>"


@dataclass(slots=True, eq=False)
class Attachment:
    """A file of a message, with its content."""

    id: int
    filename: str
    content: bytes = field(repr=False)
    content_type: str
    url: str
    description: str | None = None
    width: int | None = None
    height: int | None = None
    is_ephemeral: bool = False


@dataclass(slots=True, eq=False)
class Message:
    """A message in its present state."""

    id: int
    channel: Channel
    author: User
    sent: datetime
    content: str = ""
    kind: int = 0
    flags: int = 0
    components: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    pings: list[User] = field(default_factory=list)
    nonce: str | int | None = None
    edited: datetime | None = None
    reply_to: int | None = None
    user: User | None = None
    """The user of the interaction that this message answers, if any."""
    command: str = ""
    ephemeral_to: User | None = None
    is_deleted: bool = False

    @property
    def is_ephemeral(self) -> bool:
        """Whether the message is ephemeral: visible to one person."""
        return self.ephemeral_to is not None

    @property
    def is_v2(self) -> bool:
        """Whether the message consists of Components V2."""
        return bool(self.flags & Flag.COMPONENTS_V2)

    @property
    def is_loading(self) -> bool:
        """Whether the message is still the *thinking* placeholder of a deferral."""
        return bool(self.flags & Flag.LOADING)

    @property
    def text(self) -> str:
        """The content and all text displays, joined by newlines."""
        return "\n".join(line for line in [self.content, *components.texts(self.components)] if line)

    @property
    def buttons(self) -> list[Json]:
        """All buttons, however deeply nested, as raw components."""
        return [
            part for part in components.walk(self.components) if part.get("type") == components.ComponentType.BUTTON
        ]

    @property
    def labels(self) -> list[str]:
        """The labels of all buttons."""
        return [str(button.get("label") or "") for button in self.buttons]

    def __repr__(self) -> str:
        whose = f" only {self.ephemeral_to.name}" if self.ephemeral_to else ""
        return f"<message {self.id} in {self.channel.name}{whose}: {self.text!r} {self.labels}>"


@dataclass(slots=True, eq=False)
class Modal:
    """An open form; `components` are the bot's JSON."""

    custom_id: str
    title: str
    components: list[Json]
    interaction: Interaction


@dataclass(slots=True, eq=False)
class Interaction:
    """A user's command, press, choice or form, with the bot's answers so far."""

    id: int
    token: str
    kind: InteractionKind
    user: User
    channel: Channel
    data: Json
    born: float
    name: str = ""
    message: Message | None = None
    parent: Interaction | None = None
    callback: Callback | None = None
    is_private: bool = False
    original: Message | None = None
    followups: list[Message] = field(default_factory=list)
    edits: int = 0
    modal: Modal | None = None
    choices: list[Json] | None = None

    @property
    def is_acknowledged(self) -> bool:
        """Whether the bot has sent a callback."""
        return self.callback is not None
