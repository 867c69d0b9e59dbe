"""A value that must not be printed, logged or stored by accident (wall 4)."""

from __future__ import annotations

from typing import Generic, NoReturn, TypeVar, final

T_co = TypeVar("T_co", covariant=True)


class SecretLeak(TypeError):
    """A secret was about to become text or bytes."""


@final
class Secret(Generic[T_co]):
    """Holds a hidden value. Only rules and views call `open()`; everything else sees an opaque box.

    Equality and hashing compare the hidden values, so that states that hold secrets stay values.
    """

    __slots__ = ("_value",)
    _value: T_co

    def __init__(self, value: T_co) -> None:
        object.__setattr__(self, "_value", value)

    def open(self) -> T_co:
        """Return the hidden value."""
        return self._value

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Secret) and bool(self._value == other._value)

    def __hash__(self) -> int:
        return hash(self._value)

    def __repr__(self) -> str:
        return "Secret(...)"

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(name)

    def __str__(self) -> NoReturn:
        raise SecretLeak("str")

    def __format__(self, spec: str) -> NoReturn:
        raise SecretLeak("format")

    def __reduce__(self) -> NoReturn:
        raise SecretLeak("pickle")

    def __iter__(self) -> NoReturn:
        raise SecretLeak("iteration")  # json and orjson see no sequence, and nobody unpacks one by mistake
