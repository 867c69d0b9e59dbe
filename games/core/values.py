"""Values that are declared by their fields alone, as actions and events are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, dataclass_transform


@dataclass_transform(kw_only_default=True, frozen_default=True)
class Declared(type):
    """Makes each subclass a frozen dataclass with slots that takes its fields by name: none can be declared otherwise."""

    def __new__(cls, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> Any:
        """Return the class as a dataclass, unless it is a base: those are declared by hand."""
        made = super().__new__(cls, name, bases, namespace)
        if not bases or "__slots__" in namespace:  # `dataclass` makes a class a second time, with its slots
            return made
        return dataclass(frozen=True, slots=True, kw_only=True)(made)
