"""Mord im Arosa: its techniques of deduction."""

from __future__ import annotations

from typing import Final

from games.core.deduction.technique import Efforts, Techniques

TECHNIQUES: Final[Techniques] = {
    "opened": ("arosa-why-opened",),
    "heard": ("arosa-why-heard",),
    "together": ("arosa-why-together",),
}
EFFORTS: Final[Efforts] = (4, 6)
