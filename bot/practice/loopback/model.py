"""The things of the practice Discord: people, guilds, channels, messages. They hold state; `world.py` changes it and tells."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from enum import IntEnum
from typing import TYPE_CHECKING

from bot.practice.loopback import components, permissions
from bot.practice.loopback.errors import Json
from bot.practice.loopback.permissions import Permission

if TYPE_CHECKING:
    from bot.practice.loopback.interactions import Interaction
    from bot.practice.loopback.world import World


class ChannelKind(IntEnum):
    """Discord's types of channels, as far as there are any here."""

    TEXT = 0
    DM = 1
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12


class Flag(IntEnum):
    """The flags of a message that matter here."""

    SUPPRESS_EMBEDS = 1 << 2
    HAS_THREAD = 1 << 5
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SUPPRESS_NOTIFICATIONS = 1 << 12
    VOICE_MESSAGE = 1 << 13
    COMPONENTS_V2 = 1 << 15


@dataclass(slots=True, eq=False)
class User:
    """Somebody with an account: a person or the bot. `dms_open` may be set at any time."""

    id: int
    name: str
    locale: str = "en-US"
    is_bot: bool = False
    dms_open: bool = True

    @property
    def mention(self) -> str:
        """Give what a message carries to name this person."""
        return f"<@{self.id}>"

    def __repr__(self) -> str:
        return f"<{self.name}>"


@dataclass(slots=True, eq=False)
class Role:
    """A role of a guild; the one called @everyone has the guild's id."""

    id: int
    name: str
    permissions: Permission
    position: int = 0
    is_managed: bool = False


@dataclass(slots=True, eq=False)
class Member:
    """Somebody in a guild."""

    user: User
    joined: datetime
    roles: list[Role] = field(default_factory=list)
    nick: str | None = None


@dataclass(slots=True)
class Overwrite:
    """What a channel allows or denies to one role or member."""

    target: int
    is_member: bool
    allow: Permission = permissions.NOTHING
    deny: Permission = permissions.NOTHING


@dataclass(slots=True, eq=False)
class Guild:
    """A server; made by `World.add_guild`."""

    world: World = field(repr=False)
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

    def __repr__(self) -> str:
        return f"<guild {self.name}>"

    def add_channel(self, name: str, *, topic: str | None = None) -> Channel:
        """Make a text channel."""
        return self.world.add_channel(self, name, topic=topic)

    def add_role(self, name: str, **allowed: bool) -> Role:
        """Make a role that allows what is named, such as `manage_messages=True`."""
        return self.world.add_role(self, name, **allowed)


@dataclass(slots=True, eq=False)
class Channel:
    """A text channel, a thread or a mailbox; a thread has a parent, a mailbox a recipient."""

    world: World = field(repr=False)
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
    slowmode: int = 0
    auto_archive: int = 1440
    is_archived: bool = False
    is_locked: bool = False
    is_invitable: bool = True
    is_deleted: bool = False
    archive_changed: datetime | None = None
    last_pin: datetime | None = None
    overwrites: dict[int, Overwrite] = field(default_factory=dict, repr=False)
    thread_members: dict[int, datetime] = field(default_factory=dict, repr=False)
    messages: list[Message] = field(default_factory=list, repr=False)
    old_edits: list[float] = field(default_factory=list, repr=False)

    def __repr__(self) -> str:
        return f"<#{self.name}>"

    @property
    def is_thread(self) -> bool:
        """Tell whether this is a thread."""
        return self.kind in (ChannelKind.PUBLIC_THREAD, ChannelKind.PRIVATE_THREAD)

    @property
    def is_private_thread(self) -> bool:
        """Tell whether only its members find this thread."""
        return self.kind is ChannelKind.PRIVATE_THREAD

    @property
    def mention(self) -> str:
        """Give what a message carries to link here."""
        return f"<#{self.id}>"

    def add_thread(self, name: str, *, private: bool = False, members: Sequence[User] = ()) -> Channel:
        """Make a thread here; the bot is in it, as when it made the thread itself."""
        return self.world.add_thread(self, name, private=private, members=members)

    def set_bot_permissions(self, **allowed: bool | None) -> None:
        """Allow (True), deny (False) or leave to the roles (None) what the bot may do here, such as `send_messages=False`."""
        self.world.set_permissions(self, self.world.bot, **allowed)

    def set_permissions(self, target: User | Role, **allowed: bool | None) -> None:
        """Do the same for a person or a role."""
        self.world.set_permissions(self, target, **allowed)

    def permissions_of(self, user: User) -> Permission:
        """Add up what somebody may do here."""
        return permissions.in_channel(self, user)


@dataclass(slots=True, eq=False)
class Attachment:
    """A file of a message, with its bytes."""

    id: int
    filename: str
    content: bytes = field(repr=False)
    content_type: str
    url: str
    description: str | None = None
    width: int | None = None
    height: int | None = None
    title: str | None = None
    duration: float | None = None
    waveform: str | None = None
    is_ephemeral: bool = False
    is_spoiler: bool = False


@dataclass(slots=True, eq=False)
class Message:
    """A message as it is now; `snapshot()` keeps it as somebody saw it before it changed."""

    id: int
    channel: Channel
    author: User
    sent: datetime
    content: str = ""
    kind: int = 0
    flags: int = 0
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    pings: list[User] = field(default_factory=list)
    nonce: str | int | None = None
    edited: datetime | None = None
    pinned: datetime | None = None
    reference: Json | None = None
    thread: Channel | None = None
    interaction: Interaction | None = None
    ephemeral_to: User | None = None
    is_deleted: bool = False
    is_followup: bool = False
    is_tts: bool = False
    edits: int = 0

    @property
    def is_ephemeral(self) -> bool:
        """Tell whether only one person sees it."""
        return self.ephemeral_to is not None

    @property
    def is_v2(self) -> bool:
        """Tell whether it is made of Components V2 alone."""
        return bool(self.flags & Flag.COMPONENTS_V2)

    @property
    def is_loading(self) -> bool:
        """Tell whether it still says that the bot is thinking."""
        return bool(self.flags & Flag.LOADING)

    @property
    def text(self) -> str:
        """Give all that can be read in it: content, embeds, text displays, one below the other."""
        lines: list[str | None] = [self.content]
        for embed in self.embeds:
            lines += [(embed.get("author") or {}).get("name"), embed.get("title"), embed.get("description")]
            for entry in embed.get("fields") or []:
                lines += [entry.get("name"), entry.get("value")]
            lines.append((embed.get("footer") or {}).get("text"))
        lines += components.texts(self.components)
        return "\n".join(line for line in lines if line)

    @property
    def buttons(self) -> list[Json]:
        """Give its buttons, wherever they lie, as raw components."""
        return [part for part in components.walk(self.components) if part.get("type") == components.Part.BUTTON]

    @property
    def selects(self) -> list[Json]:
        """Give its selects of any kind, as raw components."""
        return [part for part in components.walk(self.components) if part.get("type") in components.SELECTS]

    @property
    def labels(self) -> list[str]:
        """Give the words on its buttons."""
        return [str(button.get("label") or "") for button in self.buttons]

    @property
    def alt_texts(self) -> list[str]:
        """Give the descriptions of its files and pictures."""
        found = [attachment.description for attachment in self.attachments]
        for part in components.walk(self.components):
            items = part.get("items") or [] if part.get("type") == components.Part.GALLERY else [part]
            found += [item.get("description") for item in items if "media" in item]
        return [description for description in found if description]

    def snapshot(self) -> Message:
        """Keep it as it is at this moment: what an old screen still shows."""
        return replace(
            self,
            components=copy.deepcopy(self.components),
            embeds=copy.deepcopy(self.embeds),
            attachments=list(self.attachments),
            pings=list(self.pings),
        )

    def __repr__(self) -> str:
        whose = f" only {self.ephemeral_to.name}" if self.ephemeral_to else ""
        return f"<message {self.id} in {self.channel.name}{whose}: {self.text!r} {self.labels}>"
