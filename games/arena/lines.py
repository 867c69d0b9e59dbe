"""The lines to a foreign program: the account of its seat as JSON, made of its seat log and its views alone."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Iterable
from enum import Enum
from typing import Any, Final

from games.core.contract import Action, Outcome, Refusal
from games.core.deduction.rival import Situation
from games.core.deduction.seat_log import SeatLog, SeatStep
from games.core.events import PrivateEvent, PublicEvent
from games.core.game import AnyGame
from games.core.wire import unpack

PROTOCOL: Final = 1
MOST_NAME: Final = 60
MOST_WHY: Final = 300


def line(kind: str, **parts: object) -> bytes:
    """Return one message as a line: JSON in ASCII."""
    return json.dumps({"type": kind, **parts}, separators=(",", ":")).encode() + b"\n"


def hello(game: AnyGame, log: SeatLog, bank: float, increment: float) -> bytes:
    """Return the first line of a game; times in seconds become milliseconds."""
    return line(
        "hello",
        protocol=PROTOCOL,
        game=game.info.key,
        version=game.info.version,
        seats=log.seats,
        seat=log.seat,
        options=dict(log.options),
        bank_ms=milliseconds(bank),
        increment_ms=milliseconds(increment),
    )


def account(steps: Iterable[SeatStep], table: Any, view: Any) -> bytes:
    """Return the steps that the seat was told since its last account, and both views as they are now."""
    told = [{"n": step.n, "events": [plain(event) for event in step.events]} for step in steps]
    return line("account", steps=told, table=plain(table), view=plain(view))


def turn(situation: Situation, bank: float) -> bytes:
    """Return the legal actions and the request to choose one of them."""
    legal = line("legal", actions=[plain(each) for each in situation.legal])
    return legal + line("play", n=situation.log.steps[-1].n + 1, bank_ms=milliseconds(bank))


def bye(outcome: Outcome) -> bytes:
    """Return the last line of a game."""
    return line("bye", winners=list(outcome.winners), reason=outcome.reason, scores=plain(outcome.scores))


def plain(value: object) -> Any:
    """Return a part of a view, an action or an event as JSON values. Raises TypeError for a secret and anything unknown."""
    if isinstance(value, Enum):
        return value.value
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, (frozenset, set)):
        return sorted(map(plain, value))
    if isinstance(value, tuple):
        return [plain(each) for each in value]
    if not dataclasses.is_dataclass(value) or isinstance(value, type):
        raise TypeError(type(value).__name__)
    # A field that is not printed repeats others.
    fields = {each.name: plain(getattr(value, each.name)) for each in dataclasses.fields(value) if each.repr}
    if isinstance(value, Action):
        return {"action": type(value).__name__, "fields": fields}
    if isinstance(value, (PublicEvent, PrivateEvent)):
        return {"event": type(value).__name__, "fields": fields}
    return fields


def milliseconds(seconds: float) -> int:
    """Return a time as a whole number of milliseconds."""
    return int(1000 * seconds)


def name_of(answer: object) -> str:
    """Return the name in the answer to `hello`. Raises Refusal."""
    if not isinstance(answer, dict) or answer.get("type") != "hello" or not isinstance(answer.get("name"), str):
        raise Refusal("malformed")
    return shown(answer["name"], MOST_NAME)


def action_of(answer: object, game: AnyGame, legal: tuple[Action, ...]) -> Action | None:
    """Return the action in the answer to `play`, None where it is not legal. Raises Refusal where it is no answer."""
    if not isinstance(answer, dict) or answer.get("type") != "play":
        raise Refusal("malformed")
    if "index" in answer:
        index = answer["index"]
        if type(index) is not int:
            raise Refusal("malformed")
        return legal[index] if 0 <= index < len(legal) else None
    action = unpack(game.info.actions, answer.get("action"), answer.get("fields"))
    return action if action in legal else None


def why_of(answer: object) -> str:
    """Return the reason in the answer to `play`, empty where there is none."""
    why = answer.get("why") if isinstance(answer, dict) else None
    return shown(why, MOST_WHY) if isinstance(why, str) else ""


def shown(text: str, most: int) -> str:
    """Return the beginning of a foreign text, without unprintable characters, which could steer a terminal."""
    return "".join(each for each in text[:most] if each.isprintable())
