"""The house: everything that a room of the bot may use, built once for each connection, and with fakes in tests."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Self, TypeAlias

from bot.instance import Instance
from bot.messages.wording import Wording
from bot.nights.ports import Venue
from bot.queueing import Order
from bot.store.bans import StoredBans
from bot.store.database import Database
from bot.store.own_data import OwnData
from bot.store.restorations import StoredRestorations
from bot.tables.bans import Bans
from bot.tables.conclusions import Conclusions
from bot.tables.ground import Ground
from bot.tables.ids import ChannelId, GuildId, UserId
from bot.tables.lobby import Lobby
from bot.tables.restorations import Restorations
from bot.tables.servers import Servers
from bot.tables.service import Tables
from bot.tables.stores import KernelPort
from bot.tables.timekeeper import Timekeeper
from bot.telling.delivery import Delivery
from bot.telling.message import Reader
from bot.telling.senders import Announcer, Mail
from bot.workers import Workers
from games.core.scene import PublicScene

Roll: TypeAlias = Callable[[Sequence[tuple[PublicScene, Reader]], Order], Awaitable[bytes | None]]
"""Makes a moving picture of scenes, each for a reader with the names of its time; None where it failed. Raises Refusal."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Outside:
    """The ports to Discord: posts, mailboxes, threads, films, and the operator's questions."""

    announcer: Announcer
    mail: Mail
    venue: Venue
    film: Roll
    may_see: Callable[[ChannelId, UserId], Awaitable[bool]]
    """Whether everybody on the server sees a channel, and this person is still on it."""
    leave: Callable[[GuildId], Awaitable[None]] | None = None
    """Takes the bot out of a server, where it is in it."""
    calm: Callable[[], Awaitable[None]] | None = None
    """Waits while a crowd is being answered."""
    instance: Instance | None = None
    """The server of the operator. Without it there is no `/owner`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class House:
    """The kernel of the bot: a room is built of this and of nothing else that another room has built."""

    database: Database
    ground: Ground
    outside: Outside
    words: Wording
    workers: Workers
    tables: Tables
    lobby: Lobby
    servers: Servers
    bans: Bans
    restorations: Restorations
    telling: Delivery
    timekeeper: Timekeeper
    conclusions: Conclusions
    own_data: OwnData

    @property
    def store(self) -> KernelPort:
        """The rows of the kernel."""
        return self.ground.store

    @property
    def now(self) -> Callable[[], datetime]:
        """The clock."""
        return self.ground.now

    @classmethod
    def built(cls, database: Database, ground: Ground, outside: Outside, words: Wording, workers: Workers) -> Self:
        """Return a house on this ground."""
        tables = Tables(ground)
        telling = Delivery(ground, words.presenter, outside.announcer, outside.mail, outside.calm)
        tables.on_change(telling.wake)
        bans = Bans(StoredBans(database), outside.leave)
        return cls(
            database=database,
            ground=ground,
            outside=outside,
            words=words,
            workers=workers,
            tables=tables,
            lobby=Lobby(tables, entropy=ground.entropy, is_bound=ground.is_bound, is_kept_out=bans.keeps_out),
            bans=bans,
            restorations=Restorations(StoredRestorations(database), ground.now),
            servers=Servers(ground, tables.forget_all, tables.close_server),
            telling=telling,
            timekeeper=Timekeeper(tables),
            conclusions=Conclusions(ground.cache, workers.thinker, workers.studio),
            own_data=OwnData(database),
        )
