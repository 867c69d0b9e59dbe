"""The memory that the C library keeps for this process. Only glibc can be asked; elsewhere nothing happens."""

from __future__ import annotations

import ctypes
from contextlib import suppress

M_ARENA_MAX = -8  # malloc.h


def share_one_arena() -> None:
    """Let all threads take their memory from one place: glibc gives each its own, and keeps what is left over in all of them.

    To be called before there are threads. The interpreter lets one of them run at a time, so they hardly ever wait here.
    """
    with suppress(OSError, AttributeError, TypeError):  # Windows takes no nameless library
        ctypes.CDLL(None).mallopt(M_ARENA_MAX, 1)


def trim() -> None:
    """Give back what is free."""
    with suppress(OSError, AttributeError, TypeError):
        ctypes.CDLL(None).malloc_trim(0)
