"""Logs: one line an entry, to standard error, with table, step and verb at most; never a state, a view or a seed."""

from __future__ import annotations

import logging
import re
import sys
import traceback
from collections.abc import MutableMapping
from typing import Any, Final

import structlog


def frames_only(_: Any, __: str, entry: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Write an exception as its class and the places it passed: its message could hold secrets of a game."""
    error = entry.pop("exc_info", None)
    if error is True:
        error = sys.exc_info()[1]
    if isinstance(error, tuple):
        error = error[1]
    if isinstance(error, BaseException):
        entry["error"] = type(error).__name__
        entry["at"] = [
            f"{frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(error.__traceback__)
        ]
        if error.__cause__ is not None:
            entry["cause"] = type(error.__cause__).__name__
    return entry


_PERSON: Final = re.compile(r"(?<=members/)[0-9]+")


def _without_person(record: logging.LogRecord) -> bool:
    """Take the id of a person out of the address of a request that Discord put off."""
    record.msg, record.args = _PERSON.sub("*", record.getMessage()), ()
    return True


def configure(level: str) -> None:
    """Set up logging for the process: ours and that of the libraries, in one form."""
    number = logging.getLevelNamesMapping()[level.upper()]
    shared: list[Any] = [
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        frames_only,
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler()
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.KeyValueRenderer(key_order=["timestamp", "level", "event"]),
            ],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(number)
    for noisy in ("discord", "aiosqlite", "alembic", "sqlalchemy", "PIL", "asyncio"):
        logging.getLogger(noisy).setLevel(max(number, logging.WARNING))
    logging.getLogger("discord.http").addFilter(_without_person)
    logging.getLogger("discord.client").addFilter(
        lambda record: not record.getMessage().startswith(("PyNaCl", "davey"))  # both are for voice alone
    )
