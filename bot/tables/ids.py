"""Ids of Discord and of tables, as types of their own."""

from __future__ import annotations

from typing import Final, NewType

TableId = NewType("TableId", int)
UserId = NewType("UserId", int)
ChannelId = NewType("ChannelId", int)
GuildId = NewType("GuildId", int)
RoleId = NewType("RoleId", int)
MessageId = NewType("MessageId", int)
InteractionId = NewType("InteractionId", int)


FIRST_RIVAL: Final = UserId(-100)
"""User ids from this one downwards belong to rivals. Those between it and 0 are forgotten people."""


def is_rival(user: UserId) -> bool:
    """Return whether a user id belongs to a rival."""
    return user <= FIRST_RIVAL


def nobody(seat: int) -> UserId:
    """Return the user id that stands for an erased player of a seat."""
    return UserId(-1 - seat)


def is_named(user: UserId) -> bool:
    """Whether a user id belongs to a Discord user. Erased users and rivals have ids below 0."""
    return user > 0


CHANNEL = UserId(0)
"""The reader of public messages. Every other reader is a person with a mailbox."""
