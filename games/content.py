"""Reads `data/games/<game>.toml`: the only file access in `games`, done once, when a game or its rival is imported."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

_FOLDER = Path(__file__).resolve().parent.parent / "data" / "games"


def content(game: str) -> dict[str, Any]:
    """Return the cards, boards and odds of a game as plain values."""
    return tomllib.loads((_FOLDER / f"{game}.toml").read_text(encoding="utf-8"))


def table(name: str) -> bytes:
    """Return numbers that were worked out beforehand, as they are stored."""
    return (_FOLDER / f"{name}.bin").read_bytes()
