"""Evenings as they are read from a database, within any transaction."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any, Final

from sqlalchemy import Connection, Row, or_, select

from bot.nights.records import GuestRecord, NightId, NightRecord, NightTable
from bot.nights.rows import NIGHT_GUESTS, NIGHT_TABLES, NIGHTS
from bot.store.ban_rows import BANS
from bot.store.codec import Codec
from bot.store.reads import OPEN, SCHEDULE
from bot.store.rows import SEATS, TABLES
from bot.tables.ids import UserId
from bot.tables.pace import HOURLY
from bot.tables.status import Status
from bot.telling.troubles import NO_CHANNEL

NIGHT: Final = Codec(NightRecord, NIGHTS, given=["guests", "tables", "busy"])
GUEST: Final = Codec(GuestRecord, NIGHT_GUESTS)
TABLE: Final = Codec(NightTable, NIGHT_TABLES, given=["is_over", "ended_at", "is_lost", "is_held"], table="opened_id")


def night_of(connection: Connection, night: NightId) -> NightRecord | None:
    """Return an evening with its tables and its guests, without people that the operator keeps out: they cannot press any more."""
    row = connection.execute(select(NIGHTS).where(NIGHTS.c.id == night)).first()
    if row is None:
        return None
    banned = select(BANS.c.banned_id).where(~BANS.c.is_server)
    theirs = (NIGHT_GUESTS.c.night_id == night) & NIGHT_GUESTS.c.user_id.not_in(banned)
    query = select(NIGHT_GUESTS).where(theirs).order_by(NIGHT_GUESTS.c.n)
    guests = connection.execute(query).all()
    games = _live_games(connection, [each.user_id for each in guests if each.here_since is not None], row.created_at)
    return NIGHT.record(
        row,
        guests=tuple(
            _guest(each, [game.started_at for game in games if game.user_id == each.user_id]) for each in guests
        ),
        tables=tuple(tables_of(connection, night)),
        busy=_planned(connection, row) | {UserId(each.user_id) for each in games if _is_playing(each)},
    )


def is_at_table(connection: Connection, user: UserId) -> bool:
    """Whether a person is in a game at live pace that is not over."""
    return any(map(_is_playing, _live_games(connection, [user])))


def _planned(connection: Connection, night: Row[Any]) -> frozenset[UserId]:
    """Return the people at tables about to be opened at another evening, on whichever server."""
    tables = (
        select(NIGHT_TABLES.c.users)
        .join(NIGHTS, NIGHTS.c.id == NIGHT_TABLES.c.night_id)
        .where(NIGHTS.c.id != night.id, NIGHTS.c.over_at.is_(None))
        .where(NIGHT_TABLES.c.opened_id.is_(None), ~NIGHT_TABLES.c.is_gone)
    )
    return frozenset(UserId(user) for users in connection.execute(tables).scalars() for user in users)


def _live_games(connection: Connection, users: Sequence[int], since: datetime | None = None) -> list[Row[Any]]:
    """Return the seats of people in games at live pace that are not over, or were dealt since then."""
    is_live = TABLES.c.status == Status.LIVE.value
    games = (
        select(SEATS.c.user_id, SEATS.c.gone, TABLES.c.status, TABLES.c.started_at, *SCHEDULE.columns)
        .join(TABLES, TABLES.c.id == SEATS.c.table_id)
        .where(SEATS.c.user_id.in_(users), TABLES.c.pace <= HOURLY, TABLES.c.started_at.is_not(None))
        .where(is_live if since is None else or_(is_live, TABLES.c.started_at >= since))
    )
    return list(connection.execute(games))


def _is_playing(seat: Row[Any]) -> bool:
    """Whether the person of a seat plays now. A paused game takes days."""
    return seat.status == Status.LIVE.value and not seat.gone and SCHEDULE.record(seat).clock.paused_until is None


def _guest(row: Row[Any], dealt: Sequence[datetime]) -> GuestRecord:
    """Return a guest. Their wish for a table has lapsed where they were dealt a live game after it."""
    guest = GUEST.record(row)
    asked_at = guest.asked_at
    return replace(guest, asked_at=None) if asked_at is not None and any(at >= asked_at for at in dealt) else guest


def tables_of(connection: Connection, night: NightId) -> list[NightTable]:
    """Return the tables of an evening."""
    found = (
        select(NIGHT_TABLES, TABLES.c.status, TABLES.c.ended_at, TABLES.c.trouble, TABLES.c.is_held)
        .outerjoin(TABLES, TABLES.c.id == NIGHT_TABLES.c.opened_id)
        .where(NIGHT_TABLES.c.night_id == night)
        .order_by(NIGHT_TABLES.c.n)
    )
    return [
        TABLE.record(
            row,
            is_over=row.is_gone or (row.status is not None and row.status not in OPEN),
            ended_at=row.ended_at,
            is_lost=row.trouble == NO_CHANNEL,
            is_held=bool(row.is_held),
        )
        for row in connection.execute(found)
    ]
