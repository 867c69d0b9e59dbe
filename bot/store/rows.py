"""The rows of the database. They never leave `bot.store`: the rest of the code sees the records of `bot.tables`.

A `datetime` field is an aware UTC time in Python on every database: SQLModel's column type refuses naive values and
gives UTC back. Discord's ids need 64 bits. `told_n` and `told_k` are the two parts of a cursor: all before it is told.
A table is behind while `settled < revision`: each visible change raises `revision`.

`seed`, `secret`, `word`, `given`, `fields`, `text` and `sealed` are sealed by `bot.store.keys`. `chain` binds an entry to the
one before it, `head` a table to how many there are. `commitment`
is posted before the deal can be known. `guests` holds by user id whether the person is welcome.
"""

from __future__ import annotations

from datetime import datetime
from typing import Any, ClassVar, Final

from sqlalchemy import (
    JSON,
    BigInteger,
    CheckConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
)
from sqlalchemy.orm import registry
from sqlmodel import Field, SQLModel

# SQLite counts keys by itself only where the type is INTEGER.
KEY: Final = BigInteger().with_variant(Integer(), "sqlite")
# A row found by its whole primary key needs no second tree on SQLite.
CLUSTERED: Final[dict[str, Any]] = {"sqlite_with_rowid": False}
OPEN: Final = "status IN ('lobby', 'live')"
BEHIND: Final = "settled < revision"
REMINDED: Final = "remind_at IS NOT NULL"
RIVALLED: Final = "rival_at IS NOT NULL"
LEADS: Final = "may_be_case AND status = 'over'"
UNCOUNTED: Final = "entries IS NOT NULL AND ended_at IS NOT NULL AND NOT is_counted"
REMOVED: Final = "removed_at IS NOT NULL"
AWAY: Final = "away"
"""The name of an entry of the clock for a seat with an announced absence."""
TAKEBACK: Final = "takeback"
"""The name of an action that takes the one before back: no game's, for those begin with a capital."""
OUTLIVES: Final = "outlives"
"""The key under which a table of rows that outlive their server declares what they hold then (`info` of the table)."""
UNDECIDED: Final = "verdict IS NULL"
STANDING: Final = "post_id IS NOT NULL"

_NAMES: Final = {
    "pk": "pk_%(table_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
}


class SealedText(Text):
    """A text that is sealed for its table, column and key, and again wherever there is a new key."""


def only_where(condition: str, name: str, column: str, *, unique: bool = False) -> Index:
    """Return an index of those rows alone of which a condition is true."""
    where = text(condition)
    return Index(name, column, unique=unique, sqlite_where=where, postgresql_where=where)


class Row(SQLModel, registry=registry(metadata=MetaData(naming_convention=_NAMES))):
    """Base of our rows, with a registry of their own. They are not validated, so no validators are built."""

    __table__: ClassVar[Table]
    model_config = {"defer_build": True}


class TableRow(Row, table=True):
    """One table, open or past. Rows of tables are never deleted, so an id in an old button means one table forever."""

    __tablename__: ClassVar[str] = "tables"
    __table_args__ = (
        CheckConstraint("status IN ('lobby', 'live', 'over', 'ended')", name="status"),
        CheckConstraint("(seed IS NULL) = (entries IS NULL)", name="dealt"),
        CheckConstraint("status NOT IN ('live', 'over') OR seed IS NOT NULL", name="seed"),
        CheckConstraint("told_n >= 0 AND told_k >= 0", name="told"),
        only_where(OPEN, "uq_tables_open_channel", "channel_id", unique=True),
        Index("ix_tables_channel", "channel_id", "id"),
        only_where("deadline IS NOT NULL", "ix_tables_deadline", "deadline"),
        only_where(REMINDED, "ix_tables_remind", "remind_at"),
        only_where(RIVALLED, "ix_tables_rival", "rival_at"),
        only_where(BEHIND, "ix_tables_behind", "id"),
        only_where(LEADS, "ix_tables_leads", "ended_at"),
        only_where(UNCOUNTED, "ix_tables_uncounted", "id"),
    )

    id: int | None = Field(default=None, primary_key=True, sa_type=KEY)
    guild_id: int | None = Field(sa_type=BigInteger)
    channel_id: int = Field(sa_type=BigInteger)
    host_id: int = Field(sa_type=BigInteger)
    game: str = Field(sa_type=Text)
    version: int
    locale: str = Field(sa_type=Text)
    options: dict[str, str] = Field(sa_type=JSON)
    status: str = Field(sa_type=Text)
    created_at: datetime
    seed: bytes | None = Field(default=None, sa_type=LargeBinary, repr=False)
    entries: int | None = None
    started_at: datetime | None = None
    ended_at: datetime | None = None
    pace: int | None = None
    deadline: datetime | None = None
    told_n: int = 0
    told_k: int = 0
    panel_id: int | None = Field(default=None, sa_type=BigInteger)
    panel_posted_at: datetime | None = None
    panel_shows: int | None = None
    trouble: str | None = Field(default=None, sa_type=Text)
    revision: int = Field(default=0, sa_column_kwargs={"server_default": "0"})
    settled: int = Field(default=0, sa_column_kwargs={"server_default": "0"})
    epoch: int = Field(default=0, sa_column_kwargs={"server_default": "0"})
    commitment: str | None = Field(default=None, sa_type=Text)
    secret: bytes | None = Field(default=None, sa_type=LargeBinary, repr=False)
    is_private: bool = Field(default=False, sa_column_kwargs={"server_default": false()})
    guests: dict[str, bool] | None = Field(default=None, sa_type=JSON)
    head: bytes | None = Field(default=None, sa_type=LargeBinary, repr=False)
    clock: dict[str, Any] | None = Field(default=None, sa_type=JSON)
    ended_by: str | None = Field(default=None, sa_type=Text)
    remind_at: datetime | None = None
    stopped_by: int | None = Field(default=None, sa_type=BigInteger)
    is_counted: bool = Field(default=False, sa_column_kwargs={"server_default": false()})
    # Of no use any more, but the release before reads it.
    has_gallery: bool = Field(default=False, sa_column_kwargs={"server_default": false()})
    rival_at: datetime | None = None
    level: str = Field(default="paper", sa_type=Text, sa_column_kwargs={"server_default": "paper"})
    is_held: bool = Field(default=False, sa_column_kwargs={"server_default": false()})
    has_hints: bool = Field(default=False, sa_column_kwargs={"server_default": false()})
    may_be_case: bool = Field(default=False, sa_column_kwargs={"server_default": false()})
    second_locale: str | None = Field(default=None, sa_type=Text)
    has_checks: bool = Field(default=False, sa_column_kwargs={"server_default": false()})


class LineRow(Row, table=True):
    """The cursor of one reader of a table: a mailbox, or its channel (0). Without a row it is that of the table."""

    __tablename__: ClassVar[str] = "lines"
    __table_args__ = (CheckConstraint("told_n >= 0 AND told_k >= 0", name="told"), CLUSTERED)

    table_id: int = Field(primary_key=True, sa_type=KEY, foreign_key="tables.id")
    reader_id: int = Field(primary_key=True, sa_type=BigInteger)
    told_n: int
    told_k: int
    message_id: int | None = Field(default=None, sa_type=BigInteger)
    fading_id: int | None = Field(default=None, sa_type=BigInteger)
    is_closed: bool = False
    controls: list[list[int]] | None = Field(default=None, sa_type=JSON)


class PostRow(Row, table=True):
    """The public message of a step, for links back to it."""

    __tablename__: ClassVar[str] = "posts"
    __table_args__ = (CLUSTERED,)

    table_id: int = Field(primary_key=True, sa_type=KEY, foreign_key="tables.id")
    n: int = Field(primary_key=True)
    message_id: int = Field(sa_type=BigInteger)


class SeatRow(Row, table=True):
    """One player at one table."""

    __tablename__: ClassVar[str] = "seats"
    __table_args__ = (
        UniqueConstraint("table_id", "seat", name="uq_seats_seat"),
        Index("ix_seats_user", "user_id"),
        CLUSTERED,
    )

    table_id: int = Field(primary_key=True, sa_type=KEY, foreign_key="tables.id")
    user_id: int = Field(primary_key=True, sa_type=BigInteger)
    seat: int
    name: str = Field(sa_type=Text)
    locale: str = Field(sa_type=Text)
    mail_open: bool | None = None
    gone: bool = False
    word: str | None = Field(default=None, sa_type=SealedText, repr=False)
    is_word_drawn: bool = Field(default=False, sa_column_kwargs={"server_default": false()})
    looked_n: int | None = None
    looked_at: datetime | None = None
    hints: int = Field(default=0, sa_column_kwargs={"server_default": "0"})
    given: str | None = Field(default=None, sa_type=SealedText, repr=False)


class EntryRow(Row, table=True):
    """One numbered entry of a table's log. Written once, never changed."""

    __tablename__: ClassVar[str] = "entries"
    __table_args__ = (
        CheckConstraint("n >= 1", name="n"),
        CheckConstraint("kind IN ('action', 'late', 'forfeit')", name="kind"),
        only_where("interaction_id IS NOT NULL", "uq_entries_interaction", "interaction_id", unique=True),
        CLUSTERED,
    )

    table_id: int = Field(primary_key=True, sa_type=KEY, foreign_key="tables.id")
    n: int = Field(primary_key=True)
    kind: str = Field(sa_type=Text)
    seat: int
    at: datetime
    user_id: int | None = Field(default=None, sa_type=BigInteger)
    name: str | None = Field(default=None, sa_type=Text)
    fields: str = Field(sa_type=JSON, repr=False)
    interaction_id: int | None = Field(default=None, sa_type=BigInteger)
    chain: bytes | None = Field(default=None, sa_type=LargeBinary, repr=False)


class NoteRow(Row, table=True):
    """One person's private notes at one table."""

    __tablename__: ClassVar[str] = "notes"
    __table_args__ = (Index("ix_notes_user", "user_id"), CLUSTERED)

    table_id: int = Field(primary_key=True, sa_type=KEY, foreign_key="tables.id")
    user_id: int = Field(primary_key=True, sa_type=BigInteger)
    text: str = Field(sa_type=SealedText, repr=False)


class MarkRow(Row, table=True):
    """One mark that a person made on their sheet at a table, in order: `sealed` holds its cell and its sign."""

    __tablename__: ClassVar[str] = "marks"
    __table_args__ = (Index("ix_marks_user", "user_id"), CLUSTERED)

    table_id: int = Field(primary_key=True, sa_type=KEY, foreign_key="tables.id")
    user_id: int = Field(primary_key=True, sa_type=BigInteger)
    n: int = Field(primary_key=True)
    sealed: str = Field(sa_type=SealedText, repr=False)


class DeferralRow(Row, table=True):
    """A press or command with a deferred answer. Its token is enough to answer, so it is sealed."""

    __tablename__: ClassVar[str] = "deferrals"
    __table_args__ = (CLUSTERED,)

    interaction_id: int = Field(primary_key=True, sa_type=BigInteger)
    guild_id: int | None = Field(default=None, sa_type=BigInteger)
    token: str = Field(sa_type=SealedText, repr=False)
    locale: str = Field(sa_type=Text)
    deferred_at: datetime


class VoteRow(Row, table=True):
    """One vote at a table. `facts` are its subject, `ballots` hold by user id whether the person was for it.

    `post_id` is its message in the channel while it has buttons.
    """

    __tablename__: ClassVar[str] = "votes"
    __table_args__ = (
        only_where(UNDECIDED, "uq_votes_open", "table_id", unique=True),
        only_where(STANDING, "ix_votes_post", "post_id"),
        CLUSTERED,
    )

    table_id: int = Field(primary_key=True, sa_type=KEY, foreign_key="tables.id")
    n: int = Field(primary_key=True)
    motion: str = Field(sa_type=Text)
    by_id: int = Field(sa_type=BigInteger)
    opened_at: datetime
    until: datetime
    facts: dict[str, int | str] = Field(sa_type=JSON)
    ballots: dict[str, bool] = Field(sa_type=JSON)
    verdict: str | None = Field(default=None, sa_type=Text)
    post_id: int | None = Field(default=None, sa_type=BigInteger)


class ReminderRow(Row, table=True):
    """The one reminder of a person at a table."""

    __tablename__: ClassVar[str] = "reminders"
    __table_args__ = (CLUSTERED,)

    table_id: int = Field(primary_key=True, sa_type=KEY, foreign_key="tables.id")
    user_id: int = Field(primary_key=True, sa_type=BigInteger)
    guild_id: int | None = Field(default=None, sa_type=BigInteger)
    n: int
    again: int
    at: datetime
    message_id: int | None = Field(default=None, sa_type=BigInteger)
    channel_id: int | None = Field(default=None, sa_type=BigInteger)


class VisitorRow(Row, table=True):
    """A person that has watched a game that may become a case, or seen the hands of a running one, as the release before allowed."""

    __tablename__: ClassVar[str] = "visitors"
    __table_args__ = (CLUSTERED,)

    table_id: int = Field(primary_key=True, sa_type=KEY, foreign_key="tables.id")
    user_id: int = Field(primary_key=True, sa_type=BigInteger)


class ServerRow(Row, table=True):
    """The settings of a server, and the time at which the bot was removed from it."""

    __tablename__: ClassVar[str] = "servers"
    __table_args__ = (
        only_where(REMOVED, "ix_servers_removed", "removed_at"),
        CLUSTERED,
    )

    guild_id: int = Field(primary_key=True, sa_type=BigInteger)
    channels: list[int] = Field(sa_type=JSON)
    openers_id: int | None = Field(default=None, sa_type=BigInteger)
    moderators_id: int | None = Field(default=None, sa_type=BigInteger)
    own_threads: bool = False
    has_reminders: bool = True
    removed_at: datetime | None = None
    locale: str | None = Field(default=None, sa_type=Text)
    zone: str | None = Field(default=None, sa_type=Text)


class ProcessRow(Row, table=True):
    """A process that serves shards, and until when the others leave them to it. See `bot.store.leases`."""

    __tablename__: ClassVar[str] = "processes"
    __table_args__ = (CLUSTERED,)

    id: int = Field(primary_key=True, sa_type=BigInteger)
    shards: list[int] = Field(sa_type=JSON)
    until: datetime
    offered: list[int] | None = Field(default=None, sa_type=JSON)
    coming: list[int] | None = Field(default=None, sa_type=JSON)
    ready: list[int] | None = Field(default=None, sa_type=JSON)


class HeardRow(Row, table=True):
    """An interaction that one of two processes answers, where both are connected for its shard. See `bot.store.heard`."""

    __tablename__: ClassVar[str] = "heard"
    __table_args__ = (CLUSTERED,)

    interaction_id: int = Field(primary_key=True, sa_type=BigInteger)


TABLES: Final = TableRow.__table__
SEATS: Final = SeatRow.__table__
ENTRIES: Final = EntryRow.__table__
NOTES: Final = NoteRow.__table__
MARKS: Final = MarkRow.__table__
LINES: Final = LineRow.__table__
POSTS: Final = PostRow.__table__
DEFERRALS: Final = DeferralRow.__table__
REMINDERS: Final = ReminderRow.__table__
VOTES: Final = VoteRow.__table__
VISITORS: Final = VisitorRow.__table__
PROCESSES: Final = ProcessRow.__table__
HEARD: Final = HeardRow.__table__
SERVERS: Final = ServerRow.__table__

IS_AGREED: Final = TABLES.c.may_be_case
"""Whether all that sat down at a table have agreed that a case may be made of it."""
NOT_AGREED: Final[dict[str, Any]] = {IS_AGREED.name: False}
