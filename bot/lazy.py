"""Modules at their first use: for numpy (10 MB) and Alembic (7 MB), which most processes of the bot never need.

Everything else is imported at the top of its module. A module names one of these twice, for the type checker and for the run:

    if TYPE_CHECKING:
        from bot.media import sound
    else:
        sound = lazy("bot.media.sound")
"""

from __future__ import annotations

from importlib import import_module
from typing import Any


class lazy:  # noqa: N801  it is used like a function, and stands for a module
    """A module that is imported when something of it is first asked for."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __getattr__(self, name: str) -> Any:
        return getattr(import_module(self._name), name)
