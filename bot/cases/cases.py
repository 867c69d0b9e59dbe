"""The case of the day: made before its day begins, the same for all people, and answered in private.

A case is kept as it was made, so a new version of the bot in the middle of the day changes nothing about it. On some days it is
made of a game that was played here, by leave of its players: those players and its watchers get the case that was made up
beside it. Cases to practise are not kept: each follows from its number. All of them keep ratings, of case and solver.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import timedelta
from enum import StrEnum
from itertools import pairwise
from typing import Final, Protocol

from cachetools import LRUCache

from bot.cases.making import GRADES, PLAYED, Drill, following, kind_of, rota
from bot.cases.ratings import Duel, Graded, Score, grade_for
from bot.cases.records import (
    AttemptRecord,
    Day,
    PastCase,
    PastPage,
    PlayedRecord,
    Retraced,
    Streak,
    day_of,
    day_of_case,
    past_day,
    played_number,
    streak,
    weekday_of,
)
from bot.cases.store import StoredCases
from bot.queueing import COMMON, Order
from bot.tables.ground import Ground
from bot.tables.ids import GuildId, InteractionId, TableId, UserId
from bot.tables.stores import CannotOpen
from bot.tables.table import is_playable, playthrough_of
from bot.thinking import NoWorker, Unthought
from games import BY_KEY
from games.core.chance import SEED_BYTES
from games.core.contract import Refusal
from games.core.deduction.puzzle import OpenPuzzle, Puzzle, form_in, opened, read
from games.core.lines import Line
from games.core.playthrough import Playthrough

REST: Final = timedelta(days=7)
"""The rest of a finished game before it becomes a case: its record is out of mind by then."""
OUT_OF: Final = 2
"""One day of so many has a case out of a game that was played, where there is one."""
UNLIKE: Final = 3 * 366
"""The days before a case of which none has a case like it."""
MOST_ALIKE: Final = 20
"""The cases of a grade that are passed over for a day. Easy ones of Mord im Arosa have hardly more forms than three years have days for them."""
LEADS: Final = 3
"""The most games that are looked at for a case."""
KEPT: Final = 64
"""Puzzles kept in memory."""
LISTED_DAYS: Final = 25
"""The past days of a list: Discord's limit of its choices."""
PRACTICE: Final = 900_000_000
"""The number of cases to practise."""


class Makers(Protocol):
    """Makes and explains puzzles, off the loop. Every method raises Unthought."""

    async def search(self, seed: bytes, game: str | None, grade: int | None, order: Order, /) -> tuple[bytes, str]:
        """Return the first seed from this one on that makes a puzzle, and the puzzle."""

    async def drill(self, seed: bytes, game: str, technique: str, order: Order, /) -> Drill | None:
        """Return a puzzle from this seed on that takes a technique; None where none is found in time."""

    async def retrace(self, played: Playthrough, /) -> str | None:
        """Return a puzzle of a game that people have played, or None. Raises Refusal."""

    async def explain(self, puzzle: Puzzle, order: Order, /) -> tuple[tuple[Line, ...], ...]:
        """Return the reasons for each part of a solution."""


@dataclass(frozen=True, slots=True)
class DayCase:
    """A case that counts, with one person's attempt; when that is over, also with both ratings.

    `is_other`: they know the game that the day's case was made of, and have this one instead. `is_one_of_two`: there is such
    a game, so a case's game tells whether its reader knows that one.
    """

    number: int
    opened: OpenPuzzle
    attempt: AttemptRecord
    streak: Streak
    is_other: bool = False
    is_one_of_two: bool = False
    duel: Duel | None = None


class Cases:
    """Makes, serves and judges cases. `entropy` gives the seeds of the days: no case can be known before its day."""

    def __init__(self, store: StoredCases, ground: Ground, makers: Makers) -> None:
        self._store = store
        self._games = ground.store
        self._search = makers.search
        self._drill = makers.drill
        self._retrace = makers.retrace
        self._explain = makers.explain
        self._now = ground.now
        self._entropy = ground.entropy
        self._opened: LRUCache[int, OpenPuzzle] = LRUCache(KEPT)
        self._passed_over: set[TableId] = set()
        self._making = asyncio.Lock()

    @property
    def today(self) -> Day:
        """The number of the case of the day."""
        return day_of(self._now())

    async def prepare(self) -> None:
        """Make the case of tomorrow, and today's, where one of them or that of yesterday was asked for."""
        days = [Day(self.today + ahead) for ahead in (-1, 0, 1)]
        made = await self._store.made(days)
        for before, day in pairwise(days):
            if before in made and day not in made:
                with suppress(NoWorker):  # which is said once, and not in every round
                    await self._text(day)

    async def of_the_day(self, user: UserId) -> DayCase:
        """Return the case of the day, with a person's attempt. Raises Unthought, CannotOpen, Refusal."""
        day = self.today
        attempt = await self._store.attempt(day, user)
        attempt = attempt or AttemptRecord(day=day, user=user, guild=None, name="")
        return await self._day_case(attempt)

    async def answer(self, case: DayCase, who: AttemptRecord, by: InteractionId, *, is_right: bool) -> DayCase:
        """Count an answer to the attempt `who`, given without a count. Raises Refusal("case-over") for a case of another day."""
        if who.day != self.today:
            raise Refusal("case-over")
        rated = graded(case.number, case.opened)
        return await self._day_case(await self._store.try_case(who, rated, is_right=is_right, by=by))

    async def finished(self, number: int, user: UserId) -> DayCase:
        """Return a case with a finished attempt. Raises Refusal("stale")."""
        attempt = await self._store.attempt(day_of_case(number), user)
        if attempt is None or not attempt.is_over:
            raise Refusal("stale")
        case = await self._day_case(attempt)
        if case.number != number:  # it was of a game that may be shown no more
            raise Refusal("stale")
        return case

    async def board(self, guild: GuildId) -> list[AttemptRecord]:
        """Return the finished attempts of a server at the case of the day, the best first."""
        return await self._store.attempts_on(self.today, guild)

    async def for_somebody(self, user: UserId, game: str | None, grade: int | None) -> tuple[int, OpenPuzzle]:
        """Return a case to practise: of any game, unless one is given, and as hard as suits them. Raises Unthought."""
        kind = game or PLAYED[int.from_bytes(self._entropy(SEED_BYTES), "big") % len(PLAYED)]
        return await self.practice(user, None, kind, grade or grade_for(await self._store.solver(user, kind)))

    @staticmethod
    def game_of(number: int) -> str:
        """Return the game of a case to practise."""
        if (day := past_day(number)) is not None:
            return rota(day, 0)[0]
        return kind_of(number.to_bytes(SEED_BYTES, "big")).info.key

    async def practised(self, number: int, found: OpenPuzzle, user: UserId, *, is_right: bool) -> Duel:
        """Count a person's first answer to a case to practise, and return both ratings."""
        case = graded(practice_id(number), found)
        await self._store.keep_score(case, user, Score.WON if is_right else Score.LOST)
        return await self._store.duel(case, user)

    async def practice(
        self, user: UserId, number: int | None, game: str | None, grade: int | None
    ) -> tuple[int, OpenPuzzle]:
        """Return a case to practise: the one with this number, or any. Each person's wait behind others'.

        Raises Unthought, and Refusal for a number of a past day that has no case, or one of rules that are no longer here.
        """
        if number is not None and (day := past_day(number)) is not None:
            return number, await self._of_past_day(day)
        exact = number is not None
        number = number if number is not None else self._any_number()
        if exact and (known := self._opened.get(practice_id(number))) is not None:
            return number, known
        seed, text = await self._search(number.to_bytes(SEED_BYTES, "big"), game, grade, Order(customer=user))
        number = int.from_bytes(seed, "big")
        self._opened[practice_id(number)] = found = await self.read(text)
        return number, found

    async def past(self, user: UserId, before: Day | None = None) -> PastPage:
        """Return a page of past cases: those of the last days before one, or before today, that can still be shown."""
        end = min(before or self.today, self.today)
        texts = await self._store.texts_before(end, LISTED_DAYS + 1)
        after = await self._store.days_from(end, self.today, LISTED_DAYS)
        days = [*texts][:LISTED_DAYS]
        known = {day: text for day in days if (text := texts[day]) is not None}
        cases = await asyncio.to_thread(_listed, known, await self._store.solved_of(user, known))
        older = days[-1] if len(texts) > LISTED_DAYS else None
        return PastPage(cases, older, Day(after[-1] + 1) if after else None)

    async def _of_past_day(self, day: Day) -> OpenPuzzle:
        if day >= self.today:  # forged: that one is made, and its day has not begun
            raise Refusal("stale")
        if (known := self._opened.get(day)) is None:
            if (text := await self._store.case(day)) is None:
                raise Refusal("stale")
            known = self._opened[day] = await self.read(text)
        return known

    async def drill(self, user: UserId, game: str, technique: str) -> tuple[int, OpenPuzzle, bool]:
        """Return a case to practise that takes a technique, and whether no step is harder.

        Raises Unthought, and Refusal("case-without") where none is found in time.
        """
        seed = self._any_number().to_bytes(SEED_BYTES, "big")
        found = await self._drill(seed, game, technique, Order(customer=user))
        if found is None:
            raise Refusal("case-without")
        number = int.from_bytes(found.seed, "big")
        self._opened[practice_id(number)] = opened = await self.read(found.text)
        return number, opened, found.is_hardest

    def _any_number(self) -> int:
        return int.from_bytes(self._entropy(SEED_BYTES), "big") % PRACTICE

    async def duel(self, number: int, found: OpenPuzzle, user: UserId) -> Duel:
        """Return the ratings of a case to practise and of a person."""
        return await self._store.duel(graded(practice_id(number), found), user)

    @staticmethod
    async def read(text: str) -> OpenPuzzle:
        """Return the puzzle of a text. Raises Refusal where its rules are no longer here."""
        return await asyncio.to_thread(_opened, text)

    async def why(self, found: OpenPuzzle, user: UserId) -> list[tuple[StrEnum, tuple[Line, ...]]]:
        """Return each part of a solution with its reasons, for a user. Raises Unthought."""
        reasons = await self._explain(found.puzzle, Order(customer=user))
        return list(zip(found.puzzle.solution, reasons, strict=True))

    async def _day_case(self, attempt: AttemptRecord) -> DayCase:
        played = await self._played(attempt)
        number, found = await self._open(attempt, played)
        duel = await self._store.duel(graded(number, found), attempt.user) if attempt.is_over else None
        days = await self._streak(attempt.user, attempt.day)
        is_other = played is not None and played.is_known and not attempt.is_over
        return DayCase(number, found, attempt, days, is_other, played is not None, duel)

    async def _streak(self, user: UserId, day: Day) -> Streak:
        return streak(await self._store.solved_days(user), day)

    async def _played(self, attempt: AttemptRecord) -> PlayedRecord | None:
        """Return the case that was made of a played game for a day, as this person stands to it; None where it was made up."""
        if attempt.day not in self._opened:
            await self._text(attempt.day)  # with it, that of a game comes to be
        return await self._store.played_case(attempt.day, attempt.user)

    async def _open(self, attempt: AttemptRecord, played: PlayedRecord | None) -> tuple[int, OpenPuzzle]:
        """Return the case of a day for a person, with its number."""
        day = attempt.day
        if played is not None and (played.has_done if attempt.is_over else not played.is_known):
            number = played_number(day)
            try:
                if (known := self._opened.get(number)) is None and (kept := await self._store.played_text(day)):
                    known = self._opened[number] = await self.read(kept)
                if known is not None:
                    return number, known
            except (Refusal, CannotOpen):
                pass  # of rules or under a key that are no longer here: all people have the other
        if (known := self._opened.get(day)) is None:
            known = self._opened[day] = await self.read(await self._text(day))
        return day, known

    async def _text(self, day: Day) -> str:
        """Return the puzzle of a day, made now if there is none. Of two processes that make one, the first is kept."""
        if (text := await self._store.case(day)) is not None:  # its readers do not wait for the one of tomorrow
            return text
        async with self._making:
            if (text := await self._store.case(day)) is None:
                made = await self._fresh(day)
                await self._store.keep_case(day, made, None if day % OUT_OF else await self._retraced())
                text = await self._store.case(day)
        if text is None:
            raise AssertionError("it was kept")
        return text

    async def _fresh(self, day: Day) -> str:
        """Return a puzzle that none of the last years is like, but for other colours, cards and seats.

        Of a grade that has few forms, after some that were there before, another is taken: a day without a case is worse than a harder one.
        """
        known = {form for text in await self._store.texts_since(Day(day - UNLIKE)) if (form := form_in(text))}
        game, grade = rota(day, weekday_of(day))
        seed, made = await self._search(self._entropy(SEED_BYTES), game, grade, COMMON)
        alike = 0
        while form_in(made) in known:
            alike += 1
            if alike % MOST_ALIKE == 0:
                grade = grade % max(GRADES.values()) + 1
            seed, made = await self._search(following(seed), game, grade, COMMON)
        return made

    async def _retraced(self) -> Retraced | None:
        """Return a puzzle out of a game that was played here, the one that has waited longest; None where there is none."""
        leads = await self._store.leads(PLAYED, self._now() - REST, LEADS + len(self._passed_over))
        for table in leads:
            if table in self._passed_over:
                continue
            try:
                text = await self._puzzle_of(table)
            except (CannotOpen, Unthought):  # for want of a key or of time: its players' leave stands
                self._passed_over.add(table)
                continue
            if text is not None:
                return Retraced(table, text)
            await self._store.make_no_case(table)
        return None

    async def _puzzle_of(self, table: TableId) -> str | None:
        """Return a puzzle out of a game; None where it makes none. Raises CannotOpen, Unthought."""
        record = await self._games.get(table)
        if record is None or not is_playable(record.game, record.version):
            return None
        if record.is_sealed:
            raise CannotOpen
        try:
            return await self._retrace(playthrough_of(record, BY_KEY[record.game], await self._games.entries(table)))
        except Refusal:  # it plays no more
            return None


def _opened(text: str) -> OpenPuzzle:
    puzzle = read(text, BY_KEY)
    return opened(BY_KEY[puzzle.played.game], puzzle)


def _listed(texts: Mapping[Day, str], solved: Collection[int]) -> list[PastCase]:
    """Return the headings of past cases. Twenty-five puzzles take too long to read for the loop."""
    found = list[PastCase]()
    for day, text in texts.items():
        with suppress(Refusal):  # of rules that are no longer here
            puzzle = read(text, BY_KEY)
            found.append(PastCase(day, puzzle.played.game, puzzle.grade, day in solved))
    return found


def practice_id(number: int) -> int:
    """Return the number by which a case to practise is stored. That of a past day is the same case, and rated once."""
    return past_day(number) or -1 - number


def graded(number: int, found: OpenPuzzle) -> Graded:
    """Return a case as it is rated."""
    return Graded(number, found.puzzle.played.game, found.puzzle.grade)
