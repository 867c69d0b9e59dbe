"""The terms of a game as a command line gives them. What is wrong raises ValueError with what would be right."""

from __future__ import annotations

from collections.abc import Iterable

from games.core.chance import SEED_BYTES
from games.core.contract import Refusal
from games.core.game import AnyGame


def seats_given(game: AnyGame, seats: int) -> int:
    """Return a number of seats that the game takes."""
    first, last = game.info.seats[0], game.info.seats[-1]
    if seats not in game.info.seats:
        raise ValueError(f"{game.info.key} takes {first} {f'to {last} ' if last > first else ''}seats")
    return seats


def seed_given(digits: str) -> bytes:
    """Return the seed that hexadecimal digits write."""
    try:
        seed = bytes.fromhex(digits)
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        raise ValueError(f"a seed is {2 * SEED_BYTES} hexadecimal digits")
    return seed


def options_given(game: AnyGame, wishes: Iterable[str], seats: int) -> dict[str, str]:
    """Return every option of the game with its value, from wishes that read KEY=VALUE."""
    try:
        return game.info.settle({key: value for key, _, value in (each.partition("=") for each in wishes)}, seats)
    except Refusal:
        known = " ".join(f"{option.key}={'|'.join(option.values)}" for option in game.info.options)
        raise ValueError(f"an option of {game.info.key} is one of: {known}") from None
