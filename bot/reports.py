"""Reports of defects to an address of the operator's choice: class, incident number and places in our own code, no values."""

from __future__ import annotations

import json
import logging
import queue
import time
import urllib.error
import urllib.request
from collections import deque
from collections.abc import Callable, Mapping
from contextlib import suppress
from http.client import HTTPException
from pathlib import Path
from threading import Thread
from typing import Any, Final

ROOT: Final = f"{Path(__file__).resolve().parents[1]}/"
OURS: Final = ("bot/", "cogs/", "games/")
MOST_AN_HOUR: Final = 20
AN_HOUR: Final = 3600.0
WAITING: Final = 10
PATIENCE: Final = 10.0


class Reports(logging.Handler):
    """Sends each defect that our own code logs. The body suits a webhook of Discord and anything else that reads JSON."""

    def __init__(self, url: str, most: int = MOST_AN_HOUR, clock: Callable[[], float] = time.monotonic) -> None:
        """`most`: reports an hour; further ones stay in the log alone."""
        super().__init__(logging.ERROR)
        self._url = url
        self._most = most
        self._clock = clock
        self._sent: deque[float] = deque()
        self._waiting: queue.Queue[bytes | None] = queue.Queue(WAITING)
        self._sending = Thread(target=self._send, name="reports", daemon=True)
        self._sending.start()

    def emit(self, record: logging.LogRecord) -> None:
        """Put a defect in line, unless too many are there, or were sent within the hour."""
        entry: object = record.msg
        if not record.name.startswith("bot.") or not isinstance(entry, dict) or "at" not in entry:
            return
        now = self._clock()
        while self._sent and self._sent[0] <= now - AN_HOUR:
            self._sent.popleft()
        if len(self._sent) < self._most:
            self._sent.append(now)
            with suppress(queue.Full):
                self._waiting.put_nowait(report_of(entry))

    def close(self) -> None:
        """Send the waiting reports, within a few seconds."""
        with suppress(queue.Full):
            self._waiting.put_nowait(None)
        self._sending.join(PATIENCE)
        super().close()

    def _send(self) -> None:
        while (body := self._waiting.get()) is not None:
            asked = urllib.request.Request(  # noqa: S310 (Settings lets http and https through)
                self._url, data=body, headers={"Content-Type": "application/json", "User-Agent": "Alibi"}
            )
            # An address that does not answer is no defect of ours, and must not be reported to itself.
            with suppress(OSError, HTTPException), urllib.request.urlopen(asked, timeout=PATIENCE):  # noqa: S310
                pass


def report_of(entry: Mapping[str, Any]) -> bytes:
    """Return the body of a report: of an entry of the log, only fields that hold no value of a game or a person."""
    places = [place.removeprefix(ROOT) for place in map(str, entry["at"]) if place.startswith(ROOT)]
    ours = [place for place in places if place.startswith(OURS)]
    known = {
        "error": str(entry.get("error", "")),
        "incident": entry.get("incident"),
        "loop": entry.get("loop"),
        "at": ours,
    }
    text = "\n".join([f"{known['error']} #{known['incident'] or known['loop']}", *ours])
    return json.dumps({"content": text[-1900:], "allowed_mentions": {"parse": []}, **known}).encode()
