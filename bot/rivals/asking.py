"""Asking: what a rival is told when it is to act: what its seat was told and sees, its strength, and luck of its own."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import blake2b
from typing import Any, Final

from bot.rivals.deciding import Question
from bot.tables.cast import character_of
from bot.tables.records import TableRecord
from bot.tables.table import NumberedStep, Table, seed_of
from games.core.account import account
from games.core.chance import SEED_BYTES
from games.core.contract import Event
from games.core.game import AnyGame
from games.core.rival import Situation
from games.core.seats import Seat

_PURPOSE: Final = b"alibi.rival"


def asked_now(table: Table, seat: Seat) -> Question:
    """Return what a seat of the program is asked at a table that remembers all its steps."""
    return _question(table.record, table.game, seat, table.n, table.state, table.told)


def asked_after(record: TableRecord, game: AnyGame, seat: Seat, steps: Sequence[NumberedStep]) -> Question:
    """Return what a seat of the program was asked after the last of these steps, which begin with the deal."""
    last = steps[-1]
    return _question(record, game, seat, last.n, last.state, [(step.n, step.events) for step in steps])


def _question(
    record: TableRecord,
    game: AnyGame,
    seat: Seat,
    n: int,
    state: Any,
    told: Iterable[tuple[int, tuple[Event, ...]]],
) -> Question:
    situation = Situation(
        account=account(seat, len(record.seats), record.options, told),
        table=game.observer.table_view(state),
        view=game.observer.seat_view(state, seat),
        legal=tuple(game.rules.legal(state, seat)),
    )
    own = blake2b(bytes([seat]), digest_size=SEED_BYTES, key=seed_of(record), person=_PURPOSE).digest()
    strength = character_of(record.seats[seat].user).strength
    return Question(game=record.game, situation=situation, strength=strength, seed=own, n=n)
