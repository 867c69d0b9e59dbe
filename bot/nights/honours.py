"""Honours: the praise of an evening's finished games when it is over. All of it follows from their moves, none from time."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from enum import StrEnum

import structlog

from bot.nights.records import NightId, NightRecord, NightTable
from bot.record.results import SILENT, WINNER, Fate, Participation, Result, result_of
from bot.tables.ids import TableId, UserId, is_named
from bot.tables.people import People
from bot.tables.records import standing
from bot.tables.stores import CannotOpen, KernelPort
from games.core.contract import Refusal
from games.core.playthrough import EntryKind

log = structlog.get_logger(__name__)


class Feat(StrEnum):
    """The reason why a moment is the finest: solved with the fewest questions, else in the fewest moves."""

    SILENT = "silent"
    SWIFT = "swift"


@dataclass(frozen=True, slots=True)
class EndedGame:
    """One finished game: its table of the evening, its winners, and the number of moves of all."""

    n: int
    game: str
    winners: tuple[UserId, ...]
    moves: int


@dataclass(frozen=True, slots=True)
class Moment:
    """The finest moment: its player, in which game."""

    feat: Feat
    user: UserId
    played: EndedGame


@dataclass(frozen=True, slots=True)
class Honours:
    """The honours of an evening. `champions` have won `wins` games each, more than any other guest."""

    games: tuple[EndedGame, ...] = ()
    champions: tuple[UserId, ...] = ()
    wins: int = 0
    titles: tuple[tuple[str, UserId], ...] = ()
    moment: Moment | None = None

    @property
    def won(self) -> tuple[EndedGame, ...]:
        """The games that a guest has won."""
        return tuple(each for each in self.games if each.winners)


class Honouring:
    """Finder of an evening's honours: its games are read again whenever one more is over, or a guest is erased."""

    def __init__(self, store: KernelPort, people: People) -> None:
        self._store = store
        self._people = people
        self._known: dict[NightId, tuple[list[NightTable], list[tuple[EndedGame, Result]]]] = {}

    async def of(self, night: NightRecord) -> Honours:
        """Return the honours so far."""
        over = [each for each in night.tables if each.is_over and each.table is not None]
        known = self._known.get(night.id)
        if known is None or known[0] != over:
            found = [
                played
                for each in over
                if each.table is not None and (played := await self._result(each.n, each.table)) is not None
            ]
            known = self._known[night.id] = (over, found)
        _, found = known
        users = {part.user for _, result in found for part in result.parts}
        people = await self._people.of(sorted(users))
        return honours(found, {user for user in users if not people[user].is_listed})

    def forget(self, night: NightId) -> None:
        """Drop an evening of which nothing more is said."""
        self._known.pop(night, None)

    async def _result(self, n: int, table: TableId) -> tuple[EndedGame, Result] | None:
        record = await self._store.get(table)
        if record is None or record.ended_at is None or record.entries is None:
            return None
        try:
            entries, votes = await self._store.entries(record.id), await self._store.votes(record.id)
            result = await asyncio.to_thread(result_of, record, entries, votes)
        except (Refusal, CannotOpen) as error:  # its rules, or its key, are no longer here
            log.info("a game of an evening cannot be told", table=table, error=type(error).__name__)
            return None
        moves = sum(entry.kind is EntryKind.ACTION for entry in standing(entries))
        winners = tuple(part.user for part in result.parts if has_won(part))
        return EndedGame(n, record.game, winners, moves), result


def has_won(part: Participation) -> bool:
    """Return whether a part of a result is a person that has won, to the end and by themselves."""
    return part.place == WINNER and part.fate is Fate.STAYED and is_named(part.user)


def honours(found: Sequence[tuple[EndedGame, Result]], shy: Collection[UserId] = ()) -> Honours:
    """Return the honours of games. `shy`: people that want to stand in no list, and are not praised either."""
    games = tuple(played for played, _ in found)
    won = Counter(user for played in games for user in played.winners if user not in shy)
    wins = max(won.values(), default=0)
    titles = tuple(
        (title, part.user)
        for _, result in found
        for part in result.parts
        for title in part.titles
        if is_named(part.user) and part.user not in shy
    )
    champions = tuple(user for user, n in won.items() if n == wins)
    return Honours(games, champions, wins, tuple(dict.fromkeys(titles)), _moment(found, shy))


def _moment(found: Sequence[tuple[EndedGame, Result]], shy: Collection[UserId]) -> Moment | None:
    """Return the finest moment: of games that one person alone has won, against people that all stayed."""
    alone = [
        (played, part)
        for played, result in found
        if not any(part.fate.is_early for part in result.parts)
        for part in result.parts
        if len(played.winners) == 1 and part.user == played.winners[0] and has_won(part) and part.user not in shy
    ]
    silent = [each for each in alone if SILENT in each[1].titles]
    best = min(silent or alone, key=lambda each: (each[0].moves, each[0].n), default=None)
    if best is None:
        return None
    return Moment(Feat.SILENT if silent else Feat.SWIFT, best[1].user, best[0])
