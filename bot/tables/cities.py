"""Large cities that no time zone is called after, of `data/cities.toml`."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

_FILE: Final = Path(__file__).resolve().parents[2] / "data" / "cities.toml"


@cache
def large_cities() -> Sequence[tuple[str, str]]:
    """Return large cities with their time zones. A name that several have is there once for each."""
    table = tomllib.loads(_FILE.read_text(encoding="utf-8"))
    return tuple((name, zone) for zone, names in table.items() for name in names)
