"""What a test has left open is complained of at its own end, and not in whatever test comes later."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def swept() -> Iterator[None]:
    """Collect what became garbage in this block. What was there before is not looked at: that would take longer than the test."""
    gc.freeze()
    yield
    gc.collect()
