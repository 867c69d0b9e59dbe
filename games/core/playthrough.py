"""A whole game as a value: seed, options, seats and numbered moves. Replaying it gives the same states, always.

As a file it is JSON that `python -m games.console replay FILE` understands; it names no person.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from games.core.chance import SEED_BYTES, Chance
from games.core.contract import Action, Options, Refusal, Step
from games.core.deal import SECRET_BYTES, VERSION, SeedSources, Word
from games.core.events import Back
from games.core.game import AnyGame
from games.core.seats import Seat, all_seats
from games.core.takeback import TakenBack, back_of
from games.core.wire import pack, unpack

FORMAT = "alibi-table-1"
DEALT_FORMAT = "alibi-table-2"
"""As the first, and how the seed came about."""

_PARTS = {"format", "game", "version", "seats", "options", "seed", "seed_sha256", "moves"}
_DEAL_PARTS = {"version", "commitment", "secret", "words"}
_ROW = {"by", "seat"}
_ACTION_ROW = {*_ROW, "action", "fields"}


class EntryKind(StrEnum):
    """The author of a move: a player, the clock, a deputy, or a player on leaving.

    A deputy plays for an announced absence, and for a rival that could not decide. A takeback is a move too: the one before stays stored.
    """

    ACTION = "action"
    LATE = "late"
    AWAY = "away"
    FORFEIT = "forfeit"
    TAKEBACK = "takeback"


@dataclass(frozen=True, slots=True)
class Move:
    """One numbered entry of a game."""

    kind: EntryKind
    seat: Seat
    action: Action | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Playthrough:
    """Everything that a game is made of."""

    game: str
    version: int
    seats: int
    options: Mapping[str, str]
    seed: bytes
    moves: tuple[Move, ...]
    deal: SeedSources | None = None
    """The sources of the seed; None where it was drawn."""


def judge(game: AnyGame, state: Any, move: Move, chance: Chance) -> Step[Any]:
    """Return the step of a move. Raises Refusal."""
    match move.kind:
        case EntryKind.ACTION if type(move.action) in game.info.actions:
            return game.rules.apply(state, move.seat, move.action, chance)
        case EntryKind.LATE:
            return game.rules.late(state, move.seat, chance)
        case EntryKind.AWAY:
            return (game.deputy or game.rules.late)(state, move.seat, chance)
        case EntryKind.FORFEIT:
            return game.rules.forfeit(state, move.seat, chance)
        case _:
            raise Refusal("malformed")


class Course:
    """A game on its way: its state, the luck that comes next, and the move that can be taken back.

    Luck follows from the number of moves that stand, not of those made: the same move after a takeback
    finds the same.
    """

    def __init__(self, game: AnyGame, seed: bytes) -> None:
        self._game = game
        self._seed = seed
        self._seats = 0
        self._state: Any = None
        self._n = 0
        self._standing = 0
        self._last: tuple[Seat, Back] | None = None
        self._before: Any = None
        self._is_again = False

    def deal(self, seats: int, options: Options, version: int | None = None) -> Step[Any]:
        """Return step 0, and begin with it. `version`: that of the rules it was dealt under, where it is not the present one."""
        dealt_under = self._game.info.version if version is None else version
        step: Step[Any] = self._game.deal(dealt_under, seats, options, Chance(self._seed, 0))
        self._seats, self._state = seats, step.state
        return step

    def back(self, seat: Seat) -> Back | None:
        """Return how this seat can take the last move back; None where it is not an action of its own.

        Never, where anybody may do something in silence now: a refusal because they had would tell of it.
        """
        if self._last is None or self._last[0] != seat:
            return None
        rules, state = self._game.rules, self._state
        idle = (each for each in all_seats(self._seats) if each not in rules.turn(state))
        is_silent = any(next(iter(rules.legal(state, each)), None) is not None for each in idle)
        return Back.NEVER if is_silent else self._last[1]

    def judge(self, move: Move) -> Step[Any]:
        """Return the step of a move. Changes nothing. Raises Refusal."""
        if move.kind is not EntryKind.TAKEBACK:
            return judge(self._game, self._state, move, Chance(self._seed, self._standing + 1))
        if self.back(move.seat) in (None, Back.NEVER):
            raise Refusal("malformed")
        return Step(self._before, (TakenBack(by=move.seat, n=self._n),))

    def follow(self, move: Move, step: Step[Any]) -> None:
        """Go on to the step of a move."""
        is_back = move.kind is EntryKind.TAKEBACK
        self._n += 1
        self._standing += -1 if is_back else 1
        self._last, self._before = None, self._state
        if move.kind is EntryKind.ACTION and self._game.rules.outcome(step.state) is None:
            # Whoever does another thing instead has thought enough: the time of the others is not endless.
            least = Back.AGREED if self._is_again else Back.FREELY
            self._last = (move.seat, max(least, back_of(step.events, move.seat)))
        self._is_again = is_back
        self._state = step.state


def steps(game: AnyGame, played: Playthrough, course: Course | None = None) -> Iterator[Step[Any]]:
    """Yield every step of a game, the deal first; `course` follows it. Raises Refusal where a move does not fit."""
    course = course or Course(game, played.seed)
    yield course.deal(played.seats, played.options, played.version)
    for move in played.moves:
        step = course.judge(move)
        course.follow(move, step)
        yield step


def seed_hash(seed: bytes) -> str:
    """Return the SHA-256 that is posted when a table starts, so that anyone can check the deal at the end."""
    return hashlib.sha256(seed).hexdigest()


def dump(played: Playthrough) -> str:
    """Return a playthrough as the text of a file."""
    moves = []
    for move in played.moves:
        row: dict[str, Any] = {"by": move.kind.value, "seat": move.seat}
        if move.action is not None:
            row["action"], row["fields"] = pack(move.action)
        moves.append(row)
    whole = {
        "format": FORMAT if played.deal is None else DEALT_FORMAT,
        "game": played.game,
        "version": played.version,
        "seats": played.seats,
        "options": dict(played.options),
        "seed": played.seed.hex(),
        "seed_sha256": seed_hash(played.seed),
        **({} if played.deal is None else {"deal": _deal_row(played.deal)}),
        "moves": moves,
    }
    return json.dumps(whole, indent=1) + "\n"


def load(text: str, games: Mapping[str, AnyGame]) -> Playthrough:
    """Return the playthrough in a file that `dump` has written. Any other is refused.

    Raises Refusal("frozen") for a version that is not played any more, and Refusal("export-malformed") or another for anything else.
    """
    try:
        whole = json.loads(text, object_pairs_hook=_once)
        parts = {FORMAT: _PARTS, DEALT_FORMAT: {*_PARTS, "deal"}}[whole["format"]]
        if set(whole) != parts:
            raise Refusal("export-malformed")
        game = games[whole["game"]]
        version = whole["version"]
        if type(version) is not int or not game.plays(version):
            raise Refusal("frozen")
        seed = bytes.fromhex(whole["seed"])
        seats, options = whole["seats"], whole["options"]
        if len(seed) != SEED_BYTES or seed_hash(seed) != whole["seed_sha256"]:
            raise Refusal("export-malformed")
        if type(seats) is not int or seats not in game.info.seats or game.info.settle(options, seats) != options:
            raise Refusal("export-malformed")
        deal = _deal(whole["deal"], seats, seed) if "deal" in whole else None
        moves = tuple(_move(game, seats, row) for row in whole["moves"])
        played = Playthrough(
            game=game.info.key,
            version=version,
            seats=seats,
            options=options,
            seed=seed,
            moves=moves,
            deal=deal,
        )
        for row, move in zip(whole["moves"], moves, strict=True):
            if move.action is not None:  # a file from before a field was added
                row["fields"] = {**pack(move.action)[1], **row["fields"]}
        if _spelt(whole) != _spelt(json.loads(dump(played))):  # what Python takes for the same: true for 1, {} for []
            raise Refusal("export-malformed")
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise Refusal("export-malformed") from None
    return played


def _once(parts: list[tuple[str, Any]]) -> dict[str, Any]:
    """Return the parts of an object, each there once. Raises ValueError."""
    whole = dict(parts)
    if len(whole) != len(parts):
        raise ValueError
    return whole


def _spelt(whole: object) -> str:
    return json.dumps(whole, sort_keys=True)


def _deal_row(deal: SeedSources) -> dict[str, Any]:
    return {
        "version": deal.version,
        "commitment": deal.commitment,
        "secret": deal.secret.hex(),
        "words": [{"word": word.text, "drawn": word.is_drawn} for word in deal.words],
    }


def _deal(row: Mapping[str, Any], seats: int, seed: bytes) -> SeedSources:
    words = tuple(Word(each["word"], each["drawn"]) for each in row["words"])
    deal = SeedSources(bytes.fromhex(row["secret"]), words, row["version"])
    is_known = type(deal.version) is int and 1 <= deal.version <= VERSION
    is_whole = set(row) == _DEAL_PARTS and len(deal.secret) == SECRET_BYTES and len(deal.words) == seats
    if not (is_known and is_whole and deal.fits(seed)) or _deal_row(deal) != row:
        raise Refusal("export-malformed")
    return deal


def _move(game: AnyGame, seats: int, row: Mapping[str, Any]) -> Move:
    kind = EntryKind(row["by"])
    seat = row["seat"]
    is_action = kind is EntryKind.ACTION
    if type(seat) is not int or not 0 <= seat < seats or set(row) != (_ACTION_ROW if is_action else _ROW):
        raise Refusal("export-malformed")
    action = unpack(game.info.actions, row["action"], row["fields"]) if is_action else None
    return Move(kind, Seat(seat), action)
