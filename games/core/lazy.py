"""Parts of a game that are imported when they are first called: they need libraries that a running game does not."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any


def lazy(maker: str, *given: str) -> Callable[[], Any]:
    """Return a loader that calls a class with objects, each named as `package.module:name`.

    It is pickled by these names, so another process can call it.
    """
    return partial(_make, maker, *given)


def _make(maker: str, *given: str) -> Any:
    return _named(maker)(*map(_named, given))


def _named(path: str) -> Any:
    module, name = path.split(":")
    return getattr(import_module(module), name)
