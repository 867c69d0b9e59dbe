"""The other end of `bot.thinking`: says that it lives, reads work from its standard input, and answers on its standard output.

It has nothing else of the bot: no token, no database, no socket. It ends with its standard input.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
import traceback
from contextlib import suppress

from games.core.contract import Refusal


def answer(work: bytes) -> bytes:
    """Return the result of some work: its value, its Refusal, or where it broke; never its arguments."""
    try:
        function, given = pickle.loads(work)  # noqa: S301 (from the bot that started this process, through a pipe)
        try:
            done = ("done", function(*given))
        except Exception as error:  # noqa: BLE001 (a refusal is an answer; anything else is told below)
            where = traceback.format_tb(error.__traceback__)
            done = (
                ("refused", error) if isinstance(error, Refusal) else ("broke", (type(error).__name__, "".join(where)))
            )
        return pickle.dumps(done)
    except Exception as error:  # noqa: BLE001 (what cannot be read or written)
        return pickle.dumps(("broke", (type(error).__name__, "")))


def main() -> None:
    """Answer until the input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # an interrupt is for the bot, which closes this process
    with suppress(OSError, AttributeError):  # a sandbox may refuse it, and Windows has none: a wish
        os.nice(5)  # players go first
    answers = os.dup(1)
    os.dup2(2, 1)  # printed text does not get into the answers
    with suppress(
        EOFError, pickle.UnpicklingError, BrokenPipeError
    ):  # the bot is gone, perhaps in the middle of a word
        _send(answers, "alive")
        while True:
            _send(answers, answer(pickle.load(sys.stdin.buffer)))  # noqa: S301 (as above)


def _send(answers: int, what: object) -> None:
    """Write all of it at once, and leave nothing to be written when this process ends."""
    with os.fdopen(answers, "wb", closefd=False) as pipe:
        pickle.dump(what, pipe)


if __name__ == "__main__":
    main()
