"""The practice Discord's whole state in memory. Each method that changes it notifies the subscribers."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from discord import Permissions

from bot.practice.loopback import permissions
from bot.practice.loopback.changes import ChangeKind, WorldChange
from bot.practice.loopback.errors import Json
from bot.practice.loopback.model import (
    Attachment,
    Channel,
    ChannelKind,
    Guild,
    Interaction,
    InteractionKind,
    Member,
    Message,
    Overwrite,
    Role,
    User,
)
from bot.practice.loopback.snowflakes import ShiftedClock, Snowflakes

ANSWER_LIMIT_SECONDS = 3.0
LASTING_FIELDS = (
    "token", "application_id", "bot", "owner", "shards", "users", "people", "guilds", "channels",
    "messages", "commands",
)  # fmt: skip
Watcher = Callable[[WorldChange], None]


class World:
    """Users, guilds, channels, messages, interactions. Tests and the page read them freely and change them through methods."""

    def __init__(self, bot_name: str = "Alibi") -> None:
        self.clock = ShiftedClock()
        self.ids = Snowflakes(self.clock)
        self.token = f"practice.{secrets.token_urlsafe(16)}"
        self.cdn = ""
        self.gateway_url = ""
        self.patience = ANSWER_LIMIT_SECONDS
        self.shards = 1
        self.application_id = self.ids.new()
        self.users: dict[int, User] = {}
        self.people: list[User] = []
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.messages: dict[int, Message] = {}
        self.interactions: dict[int, Interaction] = {}
        self.tokens: dict[str, Interaction] = {}
        self.commands: list[Json] = []
        # The last message read, by user id and channel id.
        self.seen: dict[tuple[int, int], int] = {}
        # The first contents of each form, by user id and custom id: Discord on phones keeps showing them, even after the bot
        # sends the form with other contents.
        self.forms: dict[tuple[int, str], list[Json]] = {}
        # Discord has flagged the bot as a spammer: every mailbox is closed to it.
        self.is_flagged = False
        # Mailboxes that the bot may still open; None means no limit.
        self.mailboxes_left: int | None = None
        self.faults: list[str] = []
        self._watchers: list[Watcher] = []
        self._watchers_of: dict[int, list[Watcher]] = {}
        # A bot's user and its application share an id (only the oldest bots differ).
        self.bot = User(self.application_id, bot_name, is_bot=True)
        self.users[self.bot.id] = self.bot
        self.owner = self._add_user("Developer", "en-US")

    def become(self, other: World) -> None:
        """Replace all lasting state by that of another world. Subscribers are not notified."""
        for channel in tuple(self.channels.values()):
            self._forget(channel)
        for name in LASTING_FIELDS:
            setattr(self, name, getattr(other, name))
        self.seen.clear()
        self.seen.update(other.seen)
        self.ids.pass_by(other.ids.last)
        self.clock.skip(max(0.0, other.clock.ahead - self.clock.ahead))
        self.clock.pause = other.clock.pause
        for passing in (self.interactions, self.tokens, self.faults):
            passing.clear()

    # -- watching

    def subscribe(self, watcher: Watcher) -> Callable[[], None]:
        """Call `watcher` at each change until the returned function is called."""
        self._watchers.append(watcher)

        def unsubscribe() -> None:
            if watcher in self._watchers:
                self._watchers.remove(watcher)

        return unsubscribe

    @contextmanager
    def watched(self, interaction: Interaction, watcher: Watcher) -> Iterator[None]:
        """Call `watcher` at each change of one interaction, for the length of the block: hundreds may wait for theirs at once."""
        watchers = self._watchers_of.setdefault(interaction.id, [])
        watchers.append(watcher)
        try:
            yield
        finally:
            watchers.remove(watcher)
            if not watchers:
                self._watchers_of.pop(interaction.id, None)

    def tell(self, change: WorldChange) -> None:
        """Notify all subscribers, at once and in order."""
        of_interaction = self._watchers_of.get(change.interaction.id, ()) if change.interaction is not None else ()
        for watcher in (*self._watchers, *of_interaction):
            watcher(change)

    def fault(self, text: str) -> None:
        """Record a request that Discord would refuse or that is unknown here. Tests assert that there are none."""
        self.faults.append(text)
        self.tell(WorldChange(ChangeKind.FAULT, detail=text))

    # -- people and guilds

    def _add_user(self, name: str, locale: str) -> User:
        user = User(self.ids.new(), name, locale)
        self.users[user.id] = user
        return user

    def add_person(self, name: str, *, locale: str = "en-US", guilds: Sequence[Guild] | None = None) -> User:
        """Add a person to all guilds, or to the given ones."""
        user = self._add_user(name, locale)
        self.people.append(user)
        for guild in self.guilds.values() if guilds is None else guilds:
            self.add_member(guild, user)
        return user

    def change_person(self, user: User, *, locale: str | None = None, dms_open: bool | None = None) -> None:
        """Change a person's language, or open or close their mailbox to the bot."""
        user.locale = locale or user.locale
        user.dms_open = user.dms_open if dms_open is None else dms_open
        self.tell(WorldChange(ChangeKind.PERSON_CHANGED, user=user))

    def add_guild(self, name: str, *, owner: User | None = None, locale: str = "en-US") -> Guild:
        """Add a guild that the bot is in."""
        guild_id = self.ids.apart()
        everyone = Role(guild_id, "@everyone", Permissions(permissions.MEMBER.value))
        managed = Role(self.ids.new(), self.bot.name, Permissions(permissions.BOT.value), position=1, is_managed=True)
        guild = Guild(
            guild_id, name, owner or self.owner, locale, everyone,
            {everyone.id: everyone, managed.id: managed}, self.clock.utc(),
        )  # fmt: skip
        self.guilds[guild_id] = guild
        for user in {guild.owner, self.bot}:
            guild.members[user.id] = Member(user, self.clock.utc())
        guild.members[self.bot.id].roles.append(managed)
        self.tell(WorldChange(ChangeKind.GUILD_JOINED, guild=guild))
        return guild

    def add_member(self, guild: Guild, user: User) -> Member:
        """Add a user to a guild, unless they are in it."""
        if user.id not in guild.members:
            guild.members[user.id] = Member(user, self.clock.utc())
            self.tell(WorldChange(ChangeKind.PERSON_CHANGED, guild=guild, user=user))
        return guild.members[user.id]

    def share_guild(self, user: User) -> bool:
        """Whether a user shares a guild with the bot."""
        return any(guild.has_bot and user.id in guild.members for guild in self.guilds.values())

    # -- channels

    def add_channel(self, guild: Guild, name: str, *, topic: str | None = None) -> Channel:
        """Add a text channel to a guild."""
        channel = Channel(
            self.ids.new(), ChannelKind.TEXT, name, self.clock.utc(),
            guild=guild, topic=topic, position=len(guild.channels),
        )  # fmt: skip
        return self._open(channel)

    def add_thread(
        self,
        parent: Channel,
        name: str,
        *,
        private: bool = False,
        members: Sequence[User] = (),
        owner: User | None = None,
    ) -> Channel:
        """Add a thread with its owner and `members` in it. Without an `owner` it is the bot's."""
        kind = ChannelKind.PRIVATE_THREAD if private else ChannelKind.PUBLIC_THREAD
        owner = owner or self.bot
        thread = Channel(
            self.ids.new(), kind, name, self.clock.utc(), guild=parent.guild, parent=parent, owner_id=owner.id
        )
        for user in (owner, *members):
            thread.thread_members[user.id] = self.clock.utc()
        return self._open(thread)

    def _open(self, channel: Channel) -> Channel:
        assert channel.guild is not None
        self.channels[channel.id] = channel
        channel.guild.channels[channel.id] = channel
        self.tell(WorldChange(ChangeKind.CHANNEL_MADE, guild=channel.guild, channel=channel))
        return channel

    def mailbox(self, user: User) -> Channel:
        """Return a user's DM channel with the bot, made on first use."""
        for channel in self.channels.values():
            if channel.recipient is user:
                return channel
        name = f"mailbox of {user.name}"
        channel = Channel(self.ids.new(), ChannelKind.DM, name, self.clock.utc(), recipient=user)
        self.channels[channel.id] = channel
        return channel

    def change_channel(self, channel: Channel) -> None:
        """Notify subscribers that a channel's own fields have changed."""
        self.tell(WorldChange(ChangeKind.CHANNEL_CHANGED, guild=channel.guild, channel=channel))

    def delete_channel(self, channel: Channel) -> None:
        """Delete a channel with its threads and messages."""
        for thread in [each for each in self.channels.values() if each.parent is channel]:
            self._forget(thread)
        self._forget(channel)
        self.tell(WorldChange(ChangeKind.CHANNEL_DELETED, guild=channel.guild, channel=channel))

    def _forget(self, channel: Channel) -> None:
        channel.is_deleted = True
        self.channels.pop(channel.id, None)
        if channel.guild is not None:
            channel.guild.channels.pop(channel.id, None)
        for message in channel.messages:
            message.is_deleted = True
            self.messages.pop(message.id, None)

    def set_permissions(self, channel: Channel, target: User | Role, **allowed: bool | None) -> None:
        """Overwrite permissions in a channel or a thread's parent: True allows, False denies, None leaves them to the roles."""
        channel = channel.parent or channel
        overwrite = channel.overwrites.setdefault(target.id, Overwrite(target.id, isinstance(target, User)))
        for name, value in allowed.items():
            bit = permissions.bit(name)
            overwrite.allow = overwrite.allow | bit if value else overwrite.allow & ~bit
            overwrite.deny = overwrite.deny | bit if value is False else overwrite.deny & ~bit
        self.change_channel(channel)

    # -- messages

    def blank(self, channel: Channel, author: User) -> Message:
        """Return an empty message, not sent yet."""
        return Message(self.ids.new(), channel, author, self.clock.utc())

    def send(self, message: Message) -> Message:
        """Append a message to its channel; an archived thread opens again."""
        message.channel.messages.append(message)
        self.messages[message.id] = message
        if message.channel.is_archived:
            message.channel.is_archived = False
            self.change_channel(message.channel)
        self._tell_of(ChangeKind.MESSAGE_SENT, message)
        return message

    def edited(self, message: Message, *, visibly: bool = True) -> None:
        """Notify subscribers that a message has changed; `visibly` marks it as edited."""
        if visibly:
            message.edited = self.clock.utc()
        self._tell_of(ChangeKind.MESSAGE_EDITED, message)

    def delete(self, message: Message) -> None:
        """Remove a message."""
        message.is_deleted = True
        self.messages.pop(message.id, None)
        if message in message.channel.messages:
            message.channel.messages.remove(message)
        self._tell_of(ChangeKind.MESSAGE_DELETED, message)

    def attachment(self, attachment_id: str) -> Attachment | None:
        """Return the attachment of an id."""
        files = (file for message in self.messages.values() for file in message.attachments)
        return next((file for file in files if str(file.id) == attachment_id), None)

    def _tell_of(self, kind: ChangeKind, message: Message) -> None:
        self.tell(WorldChange(kind, message.channel.guild, message.channel, message, message.author))

    # -- interactions

    def interact(
        self,
        kind: InteractionKind,
        user: User,
        channel: Channel,
        data: Json,
        *,
        name: str = "",
        message: Message | None = None,
        parent: Interaction | None = None,
    ) -> Interaction:
        """Make an interaction of a user with the bot; the gateway sends it on."""
        interaction = Interaction(
            self.ids.new(), secrets.token_urlsafe(96), kind, user, channel, data, self.clock.now(),
            name=name, message=message, parent=parent,
        )  # fmt: skip
        self.interactions[interaction.id] = self.tokens[interaction.token] = interaction
        self.tell(WorldChange(ChangeKind.INTERACTION, channel.guild, channel, message, user, interaction))
        return interaction
