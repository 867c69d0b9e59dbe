"""The whole of the practice Discord in memory: it changes only through the methods here, and tells each change."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence

from discord import Permissions

from bot.practice.loopback import permissions
from bot.practice.loopback.changes import Change, ChangeKind
from bot.practice.loopback.errors import Json
from bot.practice.loopback.model import (
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
from bot.practice.loopback.snowflakes import Clock, Snowflakes

ANSWER_LIMIT_SECONDS = 3.0
LASTING_FIELDS = (
    "token", "application_id", "bot", "owner", "shards", "users", "people", "guilds", "channels",
    "messages", "commands",
)  # fmt: skip
Watcher = Callable[[Change], None]


class World:
    """Everything there is. Tests and the page read it freely; only its methods change it."""

    def __init__(self, bot_name: str = "Alibi") -> None:
        self.clock = Clock()
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
        # The newest message that somebody has read in a channel.
        self.seen: dict[tuple[int, int], int] = {}
        # What each person saw first of a form with this id: their phone shows it again, whatever the bot sends later.
        self.forms: dict[tuple[int, str], list[Json]] = {}
        # Discord holds the bot for a spammer: it may write to nobody.
        self.is_flagged = False
        # How many mailboxes the bot may still open; None: as many as it likes.
        self.mailboxes_left: int | None = None
        self.faults: list[str] = []
        self._watchers: list[Watcher] = []
        # A bot's user and its application share an id, but for the oldest bots.
        self.bot = User(self.application_id, bot_name, is_bot=True)
        self.users[self.bot.id] = self.bot
        self.owner = self._add_user("Developer", "en-US")

    def become(self, other: World) -> None:
        """Take over all that lasts from another world. What was here is gone, and nobody is told."""
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
        """Call `watcher` at each change; the answer ends it."""
        self._watchers.append(watcher)

        def unsubscribe() -> None:
            if watcher in self._watchers:
                self._watchers.remove(watcher)

        return unsubscribe

    def tell(self, change: Change) -> None:
        """Notify everyone who watches."""
        for watcher in tuple(self._watchers):
            watcher(change)

    def fault(self, text: str) -> None:
        """Note something that the real Discord would refuse or that we do not know; tests assert that there is none."""
        self.faults.append(text)
        self.tell(Change(ChangeKind.FAULT, detail=text))

    # -- people and guilds

    def _add_user(self, name: str, locale: str) -> User:
        user = User(self.ids.new(), name, locale)
        self.users[user.id] = user
        return user

    def add_person(
        self, name: str, *, locale: str = "en-US", dms_open: bool = True, guilds: Sequence[Guild] | None = None
    ) -> User:
        """Make a person who joins all guilds, or those given."""
        user = self._add_user(name, locale)
        self.people.append(user)
        user.dms_open = dms_open
        for guild in self.guilds.values() if guilds is None else guilds:
            self.add_member(guild, user)
        return user

    def change_person(self, user: User, *, locale: str | None = None, dms_open: bool | None = None) -> None:
        """Let somebody read another language, or open or close their mailbox to the bot."""
        user.locale = locale or user.locale
        user.dms_open = user.dms_open if dms_open is None else dms_open
        self.tell(Change(ChangeKind.PERSON_CHANGED, user=user))

    def add_guild(self, name: str, *, owner: User | None = None, locale: str = "en-US") -> Guild:
        """Make a guild with the bot in it."""
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
        self.tell(Change(ChangeKind.GUILD_JOINED, guild=guild))
        return guild

    def add_member(self, guild: Guild, user: User) -> Member:
        """Let somebody join."""
        if user.id not in guild.members:
            guild.members[user.id] = Member(user, self.clock.utc())
            self.tell(Change(ChangeKind.PERSON_CHANGED, guild=guild, user=user))
        return guild.members[user.id]

    def share_guild(self, user: User) -> bool:
        """Return whether somebody is in a guild with the bot."""
        return any(guild.has_bot and user.id in guild.members for guild in self.guilds.values())

    # -- channels

    def add_channel(self, guild: Guild, name: str, *, topic: str | None = None) -> Channel:
        """Make a text channel."""
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
        """Make a thread; the bot is in it, unless somebody else made it."""
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
        self.tell(Change(ChangeKind.CHANNEL_MADE, guild=channel.guild, channel=channel))
        return channel

    def mailbox(self, user: User) -> Channel:
        """Find somebody's DM channel with the bot, or make it."""
        for channel in self.channels.values():
            if channel.recipient is user:
                return channel
        name = f"mailbox of {user.name}"
        channel = Channel(self.ids.new(), ChannelKind.DM, name, self.clock.utc(), recipient=user)
        self.channels[channel.id] = channel
        return channel

    def change_channel(self, channel: Channel) -> None:
        """Announce that a channel's own fields have changed."""
        self.tell(Change(ChangeKind.CHANNEL_CHANGED, guild=channel.guild, channel=channel))

    def delete_channel(self, channel: Channel) -> None:
        """Delete a channel with its threads and messages."""
        for thread in [each for each in self.channels.values() if each.parent is channel]:
            self._forget(thread)
        self._forget(channel)
        self.tell(Change(ChangeKind.CHANNEL_DELETED, guild=channel.guild, channel=channel))

    def _forget(self, channel: Channel) -> None:
        channel.is_deleted = True
        self.channels.pop(channel.id, None)
        if channel.guild is not None:
            channel.guild.channels.pop(channel.id, None)
        for message in channel.messages:
            message.is_deleted = True
            self.messages.pop(message.id, None)

    def set_permissions(self, channel: Channel, target: User | Role, **allowed: bool | None) -> None:
        """Allow, deny or leave to the roles what somebody may do in a channel."""
        channel = channel.parent or channel
        overwrite = channel.overwrites.setdefault(target.id, Overwrite(target.id, isinstance(target, User)))
        for name, value in allowed.items():
            bit = permissions.bit(name)
            overwrite.allow = overwrite.allow | bit if value else overwrite.allow & ~bit
            overwrite.deny = overwrite.deny | bit if value is False else overwrite.deny & ~bit
        self.change_channel(channel)

    # -- messages

    def blank(self, channel: Channel, author: User) -> Message:
        """Make a message that is not sent yet."""
        return Message(self.ids.new(), channel, author, self.clock.utc())

    def send(self, message: Message) -> Message:
        """Show a message."""
        message.channel.messages.append(message)
        self.messages[message.id] = message
        if message.channel.is_archived:
            message.channel.is_archived = False
            self.change_channel(message.channel)
        self._tell_of(ChangeKind.MESSAGE_SENT, message)
        return message

    def edited(self, message: Message, *, visibly: bool = True) -> None:
        """Announce that a message has changed."""
        if visibly:
            message.edited = self.clock.utc()
        self._tell_of(ChangeKind.MESSAGE_EDITED, message)

    def delete(self, message: Message) -> None:
        """Take a message away."""
        message.is_deleted = True
        self.messages.pop(message.id, None)
        if message in message.channel.messages:
            message.channel.messages.remove(message)
        self._tell_of(ChangeKind.MESSAGE_DELETED, message)

    def _tell_of(self, kind: ChangeKind, message: Message) -> None:
        self.tell(Change(kind, message.channel.guild, message.channel, message, message.author))

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
        """Let somebody do something to the bot; the gateway tells it."""
        interaction = Interaction(
            self.ids.new(), secrets.token_urlsafe(96), kind, user, channel, data, self.clock.now(),
            name=name, message=message, parent=parent,
        )  # fmt: skip
        self.interactions[interaction.id] = self.tokens[interaction.token] = interaction
        self.tell(Change(ChangeKind.INTERACTION, channel.guild, channel, message, user, interaction))
        return interaction
