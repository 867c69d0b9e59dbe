"""Results of finished games, derived from their stored tables. docs/record.md has the rules of counting.

A result has a part for each holder of a seat at the deal, and one for its holder at the end where that is another user.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum
from typing import Final

from bot.tables.game_log import GameLog
from bot.tables.ids import GuildId, TableId, UserId, is_named, nobody
from bot.tables.pace import MISSED
from bot.tables.records import Entry, SeatRecord, TableRecord, standing
from bot.tables.status import Status
from bot.tables.table import UNCHOSEN, is_playable
from bot.tables.vote_records import HANDOVER, Verdict, VoteRecord
from bot.votes.motions.ending import deserters
from games import BY_KEY
from games.core.contract import Outcome, Refusal
from games.core.playthrough import EntryKind
from games.core.seats import Seat

NO_SERVER: Final = GuildId(0)
"""The server of games in direct messages."""
STOPPED: Final = "stopped"
"""The reason of a game without an outcome: a host, a vote or its last moment has ended it."""

DECISIVE: Final = "decisive"
"""Asked the last question before the solution was found."""
SILENT: Final = "silent"
"""Found the solution, and asked less than any other seat."""
TITLES: Final = (DECISIVE, SILENT)

WINNER, OTHER, HARDLY_THERE, FIRST_LEAVER = 1, 2, 3, 4
"""Places. Leavers stand behind all others, and the earlier the further behind."""


class Fate(StrEnum):
    """The end of a user's part in a game."""

    STAYED = "stayed"
    COVERED = "covered"  # the clock made their last moves, or more of them than they did
    LEFT = "left"
    HANDED_OVER = "handed-over"
    STOPPED = "stopped"  # they ended the game for all, alone or by a vote that not all agreed to
    TOOK_OVER = "took-over"

    @property
    def is_early(self) -> bool:
        """Whether that is to leave a game before its end."""
        return self not in (Fate.STAYED, Fate.TOOK_OVER)


@dataclass(frozen=True, slots=True, kw_only=True)
class Participation:
    """One user's part in a finished game. An erased user has an id below 0."""

    n: int
    seat: Seat
    user: UserId
    fate: Fate
    place: int
    titles: tuple[str, ...] = ()

    @property
    def is_rated(self) -> bool:
        """Whether it says something about the strength of its person."""
        return self.fate is not Fate.TOOK_OVER


@dataclass(frozen=True, slots=True)
class Pool:
    """The players that are compared with each other: of a game on a server, in a quarter of a year."""

    guild: GuildId
    game: str
    season: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """The result of a finished game. `reason`: how it was decided, or why it was not."""

    table: TableId
    pool: Pool
    ended_at: datetime
    reason: str
    is_decided: bool
    parts: tuple[Participation, ...]


def season_of(at: datetime) -> int:
    """Return the quarter of a year, counted from the year 0."""
    return at.year * 4 + (at.month - 1) // 3


def result_of(record: TableRecord, entries: Sequence[Entry], votes: Sequence[VoteRecord]) -> Result:
    """Return the result of a game that is over. `votes`: those of its table, in order.

    Raises Refusal where it was played under rules that are no longer here.
    """
    if record.ended_at is None or record.entries is None:
        raise AssertionError("only what was dealt and is over has a result")
    handovers = [vote for vote in votes if vote.motion == HANDOVER and vote.verdict is Verdict.PASSED]
    stopping = deserters(record, votes) if record.stopped_by is None else {record.stopped_by}
    outcome = _outcome(record, entries)
    found = _titles(record, entries, outcome)
    parts: list[Participation] = []
    leaving: list[tuple[datetime, int]] = []
    for seat in record.seats:
        fate, at = _fate(record, seat, entries, handovers, stopping)
        first = _first_sitter(seat, handovers)
        if fate in (Fate.LEFT, Fate.HANDED_OVER, Fate.STOPPED):
            leaving.append((at, seat.seat))
        place = HARDLY_THERE if fate.is_early else WINNER if seat.seat in outcome.winners else OTHER
        titles = found.get(seat.seat, ()) if first == seat.user else ()
        parts.append(Participation(n=len(parts), seat=seat.seat, user=first, fate=fate, place=place, titles=titles))
    moments = sorted({at for at, _ in leaving}, reverse=True)
    for at, n in leaving:
        parts[n] = replace(parts[n], place=FIRST_LEAVER + moments.index(at))
    for seat in record.seats:
        if (is_named(seat.user) or seat.is_rival) and seat.user != parts[seat.seat].user:
            took = Participation(n=len(parts), seat=seat.seat, user=seat.user, fate=Fate.TOOK_OVER, place=OTHER)
            parts.append(replace(took, titles=found.get(seat.seat, ())))
    return Result(
        table=record.id,
        pool=Pool(record.guild or NO_SERVER, record.game, season_of(record.ended_at)),
        ended_at=record.ended_at,
        reason=outcome.reason,
        is_decided=bool(outcome.winners),
        parts=tuple(parts),
    )


def _outcome(record: TableRecord, entries: Sequence[Entry]) -> Outcome:
    if record.status is not Status.OVER:
        return Outcome(winners=(), reason=STOPPED)
    if not is_playable(record.game, record.version):
        raise Refusal("frozen")
    outcome = GameLog.replayed(record, entries).steps[-1].outcome
    if outcome is None:
        raise AssertionError(f"table {record.id} is over, and its game is not")
    return outcome


def _fate(
    record: TableRecord,
    seat: SeatRecord,
    entries: Sequence[Entry],
    handovers: Sequence[VoteRecord],
    stopping: Collection[UserId],
) -> tuple[Fate, datetime]:
    """Return how and when the part of a seat's first holder ended: by the earliest of their ways to leave.

    `stopping`: the players who ended the game without the others.
    """
    if record.ended_at is None:
        raise AssertionError
    for vote in handovers:
        if vote.facts["seat"] == seat.seat:
            return Fate.HANDED_OVER, vote.opened_at
    mine = [entry for entry in entries if entry.seat == seat.seat]
    for entry in mine:
        if entry.kind is EntryKind.FORFEIT:
            return Fate.LEFT, entry.at
    if seat.user in stopping:
        return Fate.STOPPED, record.ended_at
    made = standing(mine)
    missed = sum(entry.kind in UNCHOSEN for entry in made)
    if record.clock.missed.get(seat.seat, 0) >= MISSED or 2 * missed > len(made):
        return Fate.COVERED, record.ended_at
    return Fate.STAYED, record.ended_at


def _first_sitter(seat: SeatRecord, handovers: Sequence[VoteRecord]) -> UserId:
    mine = (vote.facts for vote in handovers if vote.facts["seat"] == seat.seat)
    return next((UserId(int(facts.get("old", nobody(seat.seat)))) for facts in mine), seat.user)


def _titles(record: TableRecord, entries: Sequence[Entry], outcome: Outcome) -> Mapping[Seat, tuple[str, ...]]:
    """Return the titles that each seat earned. Only public moves count; missed turns and departures earn none."""
    asking = {kind.__name__ for kind in BY_KEY[record.game].questions} if record.game in BY_KEY else set[str]()
    asked = [entry.seat for entry in entries if entry.name in asking]
    if not asked or len(outcome.winners) != 1 or entries[-1].seat != outcome.winners[0]:
        return {}
    if entries[-1].kind is not EntryKind.ACTION:
        return {}
    return dict(_earned(Counter(asked), asked[-1], outcome.winners[0], [seat.seat for seat in record.seats]))


def _earned(
    asked: Counter[Seat], last: Seat, winner: Seat, seats: Sequence[Seat]
) -> Iterator[tuple[Seat, tuple[str, ...]]]:
    """Yield each seat with a title. `asked`: the questions of each; `last`: the seat that asked the last one."""
    is_silent = all(asked[winner] < asked[seat] for seat in seats if seat != winner)
    for seat in seats:
        titles = (*((DECISIVE,) if seat == last else ()), *((SILENT,) if seat == winner and is_silent else ()))
        if titles:
            yield seat, titles
