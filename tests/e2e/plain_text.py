"""The words of messages, without what differs from run to run."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from bot.practice.loopback.model import Message


def texts(messages: Sequence[Message]) -> list[str]:
    """Return the words of messages."""
    return [message.text for message in messages]


def without_ids(text: str, names: Mapping[int, str] | None = None) -> str:
    """Return a text in which what differs from run to run is replaced: mentions, channels, moments."""
    known = names or {}

    def named(match: re.Match[str]) -> str:
        return f"@{known.get(int(match[1]), '?')}"

    text = re.sub(r"<@(\d+)>", named, text)
    return re.sub(r"<t:\d+:\w>", "<t>", re.sub(r"<#\d+>", "<#>", text))
