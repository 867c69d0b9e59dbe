"""Records of servers: their settings."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from bot.tables.ids import ChannelId, GuildId, RoleId


@dataclass(frozen=True, slots=True, kw_only=True)
class ServerRecord:
    """A server's decisions about the tables on it."""

    guild: GuildId
    channels: tuple[ChannelId, ...] = ()  # where tables may be opened; everywhere where none is named
    openers: RoleId | None = None  # role that may open tables; None: all users
    moderators: RoleId | None = None  # role that may step in at tables of others, besides moderators of Discord
    own_threads: bool = False  # whether a new table gets a thread without being asked for it
    has_reminders: bool = True
    locale: str | None = None  # the language of new tables and evenings; None: that of their hosts
    zone: str | None = None  # the time zone of people that have set none
    removed_at: datetime | None = None  # since when the bot is no longer in it
