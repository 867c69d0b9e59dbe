"""Small builders that all tests may use: every game at every table size, driven move by move."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import lru_cache
from hashlib import blake2b
from itertools import combinations, product
from typing import Any

import pytest
from hypothesis import strategies as st

from bot.tables.game_log import GameLog
from bot.tables.ids import ChannelId, GuildId, TableId, UserId
from bot.tables.pace import UNTIMED, Schedule
from bot.tables.records import SeatRecord, TableRecord
from bot.tables.status import Status
from bot.tables.table import NumberedStep, Table
from games import GAMES
from games.core.chance import SEED_BYTES, Chance
from games.core.contract import Action, Step
from games.core.game import AnyGame
from games.core.playthrough import Course, EntryKind, Move, Playthrough, judge
from games.core.seats import Seat, all_seats
from games.core.secret import Secret
from tests.soak import SOAK

long_run = pytest.mark.skipif(not SOAK, reason="a long run: ALIBI_SOAK=1")
"""A test that `make soak` alone runs, for the whole check is to stay below 20 minutes."""
KEPT_GAMES = 2
"""So many random games of a case are played in a usual run, and every test looks at them; a long run plays new ones each time."""


def amount(usual: int, soak: int) -> int:
    """Return how often to try: a little at every run, much with ALIBI_SOAK=1."""
    return soak if SOAK else usual


def a_seed(n: int = 0) -> bytes:
    """Return a seed by its number."""
    return n.to_bytes(SEED_BYTES, "big")


THE_SEED = a_seed(6)
"""The seed of tests that look at any game: each case is then played once for all of them."""


def seed_of_the_run(n: int) -> bytes:
    """Return one of the seeds that are other ones in each run, and the same in all of its processes."""
    return blake2b(f"{os.environ.get('ALIBI_LUCK', '')} {n}".encode(), digest_size=SEED_BYTES).digest()


seeds = (
    st.binary(min_size=SEED_BYTES, max_size=SEED_BYTES) if SOAK else st.integers(0, KEPT_GAMES - 1).map(seed_of_the_run)
)


@dataclass(frozen=True)
class Case:
    """A game at one number of seats, with settled options."""

    game: AnyGame
    seats: int
    options: tuple[tuple[str, str], ...]

    def __str__(self) -> str:
        chosen = "".join(f"-{key}-{value}" for key, value in self.options)
        return f"{self.game.info.key}-{self.seats}{chosen}"

    @property
    def everybody(self) -> tuple[Seat, ...]:
        return all_seats(self.seats)


def every_case(games: Sequence[AnyGame] = GAMES, *, is_whole: bool = SOAK) -> list[Case]:
    """Return every game at every number of seats with its usual options, and every pair of values of two options at one.

    Whole, at ALIBI_SOAK=1: every combination of options at every number of seats.
    """
    cases = []
    for game in games:
        keys = [option.key for option in game.info.options]
        usual = tuple(option.default for option in game.info.options)
        sizes = game.info.seats
        ways = sorted(product(*(option.values for option in game.info.options)), key=lambda way: way != usual)
        for i, values in enumerate(ways if is_whole else in_pairs(ways)):
            for seats in sizes:
                if is_whole or values == usual or seats == sizes[-1 - i % len(sizes)]:
                    settled = game.info.settle(dict(zip(keys, values, strict=True)), seats)
                    cases.append(Case(game, seats, tuple(settled.items())))
    return sorted(dict.fromkeys(cases), key=lambda case: (games.index(case.game), case.seats))


def in_pairs(ways: Sequence[tuple[str, ...]]) -> list[tuple[str, ...]]:
    """Return few of these combinations of values, the first among them: in one of them two values stand together if they do in any."""
    chosen, missing = [*ways[:1]], {pair for way in ways[1:] for pair in _pairs(way)} - _pairs(ways[0])
    while missing:
        chosen.append(max(ways, key=lambda way: len(missing & _pairs(way))))
        missing -= _pairs(chosen[-1])
    return chosen


def _pairs(way: Sequence[str]) -> set[tuple[tuple[int, str], ...]]:
    values = [*enumerate(way)]
    return {*combinations(values, min(2, len(values)))}


CASES = every_case()

Policy = Callable[[Chance, Sequence[Action]], Action]


def any_action(dice: Chance, legal: Sequence[Action]) -> Action:
    """Choose among all actions alike."""
    return dice.pick(legal)


def any_verb(dice: Chance, legal: Sequence[Action]) -> Action:
    """Choose a verb first, so that what can be done in few ways is done as often as the rest."""
    kinds = list(dict.fromkeys(map(type, legal)))
    kind = dice.pick(kinds)
    return dice.pick([action for action in legal if type(action) is kind])


class RunningGame:
    """A running game: its record so far, and its last step. `moves` and `step`: where it begins, if not with the deal."""

    def __init__(self, case: Case, seed: bytes, moves: Sequence[Move] = (), step: Step[Any] | None = None) -> None:
        self.case = case
        self.seed = seed
        self.moves = [*moves]
        self.step = step or case.game.rules.setup(case.seats, dict(case.options), Chance(seed, 0))
        self.dice = Chance(seed[::-1], 2**40 + len(moves))  # the players' own luck, apart from the game's

    @property
    def state(self) -> Any:
        return self.step.state

    @property
    def now(self) -> NumberedStep:
        """The last step, numbered."""
        return NumberedStep(self.case.game, len(self.moves), self.state, self.step.events)

    @property
    def is_over(self) -> bool:
        return self.case.game.rules.outcome(self.state) is not None

    @property
    def chance(self) -> Chance:
        """The luck of the next step, from its beginning."""
        return Chance(self.seed, len(self.moves) + 1)

    def move(self, kind: EntryKind, seat: Seat, action: Action | None = None) -> Step[Any]:
        """Play on. Raises Refusal."""
        move = Move(kind, seat, action)
        self.step = judge(self.case.game, self.state, move, self.chance)
        self.moves.append(move)
        return self.step

    def legal(self, seat: Seat) -> list[Action]:
        return list(self.case.game.rules.legal(self.state, seat))

    def someone(self) -> Seat:
        """Return a seat that owes an action, drawn."""
        return self.dice.pick(sorted(self.case.game.rules.turn(self.state)))

    def go_on(self, policy: Policy = any_action) -> Step[Any]:
        """Let somebody who owes an action do something."""
        seat = self.someone()
        return self.move(EntryKind.ACTION, seat, policy(self.dice, self.legal(seat)))

    def playthrough(self) -> Playthrough:
        return Playthrough(
            game=self.case.game.info.key,
            version=self.case.game.info.version,
            seats=self.case.seats,
            options=dict(self.case.options),
            seed=self.seed,
            moves=tuple(self.moves),
        )


MANY_STEPS = 5000
"""No game played at random is ever so long; one that is does not end."""
MOST_KEPT = 500
"""So many games are kept for the next test that looks at them."""


class Film:
    """A random game at each of its steps, played as far as somebody has looked at it. It must end."""

    def __init__(self, case: Case, seed: bytes, policy: Policy) -> None:
        self._game = RunningGame(case, seed)
        self._policy = policy
        self._steps = [self._game.step]

    def at(self, n: int) -> RunningGame | None:
        """Return the game after so many moves, to be played on or not; None if it was over before."""
        game = self._game
        while len(game.moves) < n and not game.is_over:
            assert n < MANY_STEPS, "this game does not end"
            self._steps.append(game.go_on(self._policy))
        return RunningGame(game.case, game.seed, game.moves[:n], self._steps[n]) if n <= len(game.moves) else None


film = lru_cache(maxsize=MOST_KEPT)(Film)


def a_game(case: Case, seed: bytes, policy: Policy = any_action, *, turns: int = MANY_STEPS) -> RunningGame:
    """Return a game after so many random moves, or at its end."""
    return next(game for game in walk(case, seed, policy) if game.is_over or len(game.moves) >= turns)


def walk(case: Case, seed: bytes, policy: Policy = any_action) -> Iterator[RunningGame]:
    """Yield a random game at each of its steps, from the deal to its end."""
    shown = film(case, seed, policy)
    n = 0
    while (game := shown.at(n)) is not None:
        yield game
        n += 1


def positions(case: Case, seed: bytes, wanted: int, policy: Policy = any_verb) -> Iterator[RunningGame]:
    """Yield a random game at some of its steps: always the deal and the end, and others between, more of them early."""
    games = [*walk(case, seed, policy)]
    length = len(games) - 1
    dice = Chance(seed, 2**41)
    early = min(length, 8 * case.seats)
    shown = {0, length, *(dice.below((early, early, length)[n % 3] + 1) for n in range(wanted))}
    yield from (games[n] for n in sorted(shown))


def settled(game: AnyGame, seats: int, wishes: Mapping[str, str] | None = None) -> dict[str, str]:
    """Return options as a table has them."""
    return game.info.settle(wishes or {}, seats)


# Tables as the bot has them, without a store


NOON = datetime(2026, 3, 1, 12, 0, tzinfo=UTC)
LONG_NAMES = ("*" * 32, "W" * 32, "_" * 32, "Éléonore-Marguerite de La Tour-d’", "[" * 16 + "]" * 16, "`~|" * 10 + "ab")
"""Names of 32 characters, most of which become longer when they are escaped."""


def a_record(case: Case, seed: bytes, names: Sequence[str] = LONG_NAMES, **changes: Any) -> TableRecord:
    """Return the stored table of a game; `names` are what the players are called."""
    seats = tuple(
        SeatRecord(seat=seat, user=UserId(10**18 + seat), name=names[seat], locale="fr") for seat in case.everybody
    )
    values: dict[str, Any] = {
        "id": TableId(999_999),
        "guild": GuildId(10**18),
        "channel": ChannelId(10**18),
        "host": seats[0].user,
        "game": case.game.info.key,
        "version": case.game.info.version,
        "locale": "fr",
        "options": dict(case.options),
        "status": Status.LIVE,
        "created_at": NOON,
        "seats": seats,
        "seed": Secret(seed),
        "entries": 0,
        "pace": 86400,
        "schedule": Schedule(deadline=NOON),
    }
    return TableRecord(**values | changes)


class StillTable(Table):
    """A table that stands at some states: nothing of it was stored or replayed."""

    def __init__(self, record: TableRecord, game: AnyGame, *steps: NumberedStep) -> None:
        self.record = record
        self.game = game
        self._steps = deque(steps)
        self._course = Course(game, bytes(SEED_BYTES))


def a_log(table: Table, *steps: NumberedStep) -> GameLog:
    """Return a game of which these steps are shown, as they stand."""
    return GameLog(table.record, (), (), steps)


def a_still_table(game: RunningGame, state: Any | None = None, **changes: Any) -> StillTable:
    """Return the table of a game at its last step; with `state`, at that state instead."""
    step = game.step if state is None else Step(state, ())
    record = a_record(game.case, game.seed, **{"entries": len(game.moves), **changes})
    if game.is_over:
        record = replace(record, status=Status.OVER, schedule=UNTIMED)
    return StillTable(record, game.case.game, NumberedStep(game.case.game, len(game.moves), step.state, step.events))
