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
from games.core.contract import Action, Refusal, Step
from games.core.deal import SECRET_BYTES, VERSION, Deal, Word
from games.core.game import AnyGame
from games.core.seats import Seat
from games.core.wire import pack, unpack

FORMAT = "alibi-table-1"
DEALT_FORMAT = "alibi-table-2"
"""As the first, and how the seed came about."""

_PARTS = {"format", "game", "version", "seats", "options", "seed", "seed_sha256", "moves"}
_DEAL_PARTS = {"version", "commitment", "secret", "words"}
_ROW = {"by", "seat"}
_ACTION_ROW = {*_ROW, "action", "fields"}


class EntryKind(StrEnum):
    """Who made a move: a player, the clock, the deputy of one whose absence was announced, or somebody who leaves for good."""

    ACTION = "action"
    LATE = "late"
    AWAY = "away"
    FORFEIT = "forfeit"


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
    deal: Deal | None = None
    """What the seed follows from; None where it was drawn."""


def judge(game: AnyGame, state: Any, move: Move, chance: Chance) -> Step[Any]:
    """Return what a move leads to. Raises Refusal."""
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


def steps(game: AnyGame, played: Playthrough) -> Iterator[Step[Any]]:
    """Yield every step of a game, the deal first. Raises Refusal where a move does not fit."""
    step: Step[Any] = game.rules.setup(played.seats, played.options, Chance(played.seed, 0))
    yield step
    for n, move in enumerate(played.moves, start=1):
        step = judge(game, step.state, move, Chance(played.seed, n))
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
    """Return the playthrough in a file: exactly what `dump` writes, or else a refusal.

    Raises Refusal("frozen") for another version, and Refusal("export-malformed") or another for anything else.
    """
    try:
        whole = json.loads(text)
        parts = {FORMAT: _PARTS, DEALT_FORMAT: {*_PARTS, "deal"}}[whole["format"]]
        if set(whole) != parts:
            raise Refusal("export-malformed")
        game = games[whole["game"]]
        if whole["version"] != game.info.version:
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
            version=game.info.version,
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


def _spelt(whole: object) -> str:
    return json.dumps(whole, sort_keys=True)


def _deal_row(deal: Deal) -> dict[str, Any]:
    return {
        "version": VERSION,
        "commitment": deal.commitment,
        "secret": deal.secret.hex(),
        "words": [{"word": word.text, "drawn": word.is_drawn} for word in deal.words],
    }


def _deal(row: Mapping[str, Any], seats: int, seed: bytes) -> Deal:
    deal = Deal(bytes.fromhex(row["secret"]), tuple(Word(each["word"], each["drawn"]) for each in row["words"]))
    is_whole = set(row) == _DEAL_PARTS and len(deal.secret) == SECRET_BYTES and len(deal.words) == seats
    if not is_whole or deal.seed != seed or _deal_row(deal) != row:
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
