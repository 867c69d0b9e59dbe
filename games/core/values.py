"""Values: those that are declared by their fields alone, as actions and events are, and tuples with one value replaced."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(kw_only_default=True, frozen_default=True)
class Declared(type):
    """Makes each subclass a frozen dataclass with slots that takes its fields by name: none can be declared otherwise."""

    def __new__(cls, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> Any:
        """Return the class as a dataclass, unless it is a base: those are declared by hand."""
        made = super().__new__(cls, name, bases, namespace)
        if not bases or "__slots__" in namespace:  # `dataclass` makes a class a second time, with its slots
            return made
        return dataclass(frozen=True, slots=True, kw_only=True)(made)


def put(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """Return the tuple with another value at one place."""
    return (*values[:at], value, *values[at + 1 :])
