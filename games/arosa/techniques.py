"""Mord im Arosa: its techniques of deduction."""

from __future__ import annotations

from typing import Final

from games.core.deduction.technique import Efforts, Techniques

TECHNIQUES: Final[Techniques] = {
    "opened": ("arosa-why-found", "arosa-why-empty", "arosa-why-put-back"),
    "heard": ("arosa-why-heard",),
    "together": ("arosa-why-left", "arosa-why-least", "arosa-why-most"),
}
EFFORTS: Final[Efforts] = (4, 5)
