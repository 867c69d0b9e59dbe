"""Asking: the question to a rival that is to act: its seat log and view, its strength, and luck of its own."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import blake2b
from typing import Final

from bot.rivals.deciding import RivalQuestion
from bot.tables.cast import character_of
from bot.tables.game_log import GameLog
from bot.tables.ids import UserId, is_rival
from bot.tables.records import TableRecord
from bot.tables.table import NumberedStep, Table, seed_of
from bot.tables.vote_records import NOBODY, VoteRecord
from games.core.chance import SEED_BYTES
from games.core.contract import Action, Event
from games.core.deduction.rival import Situation
from games.core.deduction.seat_log import seat_log
from games.core.playthrough import EntryKind
from games.core.seats import Seat

_PURPOSE: Final = b"alibi.rival"


def asked_now(table: Table, seat: Seat, handovers: Sequence[VoteRecord]) -> RivalQuestion:
    """Return the question to a rival's seat, at a table that remembers all its steps.

    `handovers`: the votes by which its seats went to others. In the seat of a person a rival tells no lies: they pay for them.
    """
    record = table.record
    return _question(record, seat, table.player(seat).user, table.now, table.all_events, handovers)


def asked_before(log: GameLog, n: int) -> RivalQuestion | None:
    """Return the question that led the program to move `n` of a game; None for a person's move."""
    move = log.entries[n - 1]
    if move.user is None or not is_rival(move.user) or move.kind is not EntryKind.ACTION:
        return None
    told = [(step.n, step.events) for step in log.steps[:n]]
    before = [each for each in log.handovers if int(each.facts.get("after", 0)) < n]
    return _question(log.record, move.seat, move.user, log.steps[n - 1], told, before)


def _question(
    record: TableRecord,
    seat: Seat,
    user: UserId,
    last: NumberedStep,
    told: Iterable[tuple[int, tuple[Event, ...]]],
    handovers: Sequence[VoteRecord],
) -> RivalQuestion:
    legal = last.legal(seat)
    character = character_of(user)
    situation = Situation(
        log=seat_log(seat, len(record.seats), record.options, told),
        table=last.view,
        view=last.seat_view(seat),
        legal=honest(legal) if _is_of_a_person(seat, handovers) else legal,
        style=character.style,
    )
    own = blake2b(bytes([seat]), digest_size=SEED_BYTES, key=seed_of(record), person=_PURPOSE).digest()
    return RivalQuestion(game=record.game, situation=situation, strength=character.strength, seed=own, n=last.n)


def _is_of_a_person(seat: Seat, handovers: Iterable[VoteRecord]) -> bool:
    """Return whether a person has sat there before. A forgotten person counts too."""
    return any(
        vote.facts["seat"] == seat and not is_rival(UserId(int(vote.facts.get("old", NOBODY)))) for vote in handovers
    )


def honest(legal: Sequence[Action]) -> tuple[Action, ...]:
    """Return the actions without lies, unless there is nothing else to say."""
    return tuple([each for each in legal if not each.is_denial] or legal)
