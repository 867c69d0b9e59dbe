"""The clock of a table as JSON."""

from __future__ import annotations

from typing import Any, Final

from pydantic import TypeAdapter

from bot.tables.pace import Clock

_CLOCKS: Final = TypeAdapter(Clock)


def as_json(clock: Clock) -> dict[str, Any]:
    """Return a clock as it is stored: only what is not as it begins."""
    stored: dict[str, Any] = _CLOCKS.dump_python(clock, mode="json", exclude_defaults=True)
    return stored


def from_json(stored: dict[str, Any] | None) -> Clock:
    """Return the clock that is stored; a fresh one where there is none."""
    return _CLOCKS.validate_python(stored or {})
