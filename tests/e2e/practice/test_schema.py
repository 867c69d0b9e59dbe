"""The check against Discord's description: it finds what is wrong, and forgives only what the table says."""

from __future__ import annotations

from typing import Any

import pytest

from bot.practice.loopback.request import Call
from bot.practice.loopback.world import World
from tests.e2e.practice.schema import PLACE, RELAXATIONS, Description, description


@pytest.fixture
def known() -> Description:
    found = description()
    if found is None:
        pytest.skip(f"Discord's OpenAPI description is neither at DISCORD_OPENAPI nor at {PLACE}")
    return found


def sent(path: str, body: Any, method: str = "POST") -> Call:
    return Call(World(), method, path, path, json=body)


ROW = {"type": 1, "components": [{"type": 2, "style": 1, "custom_id": "a", "label": "b"}]}
GALLERY = {"type": 12, "items": [{"media": {"url": "attachment://plan.png"}}]}


@pytest.mark.parametrize(
    ("path", "body"),
    [
        (
            "/channels/1/messages",
            {"content": "x", "components": [ROW], "attachments": [{"id": 0, "filename": "a.png"}]},
        ),
        ("/channels/1/messages", {"components": [GALLERY], "flags": 1 << 15}),
        ("/channels/1/messages", {"message_reference": {"message_id": 5, "type": 1}}),
        ("/users/@me/channels", {"recipient_id": 5}),
        ("/interactions/1/token/callback", {"type": 5, "data": {"flags": 64}}),
    ],
)
def test_what_discord_takes_passes(known: Description, path: str, body: Any) -> None:
    assert list(known.problems(sent(path, body))) == []


@pytest.mark.parametrize(
    ("path", "body", "words"),
    [
        ("/channels/1/messages", {"content": 5}, "content"),
        ("/channels/1/messages", {"components": [{"type": 1, "components": []}]}, "components.0"),
        ("/channels/1/messages", {"components": [{**GALLERY, "items": [{"media": {"url": "plan.png"}}]}]}, "plan.png"),
        (
            "/interactions/1/token/callback",
            {"type": 9, "data": {"title": "x" * 46, "custom_id": "a", "components": []}},
            "data",
        ),
        ("/no/such/route", {}, "no such route"),
        ("/users/@me/channels", None, "a body is required"),
    ],
)
def test_what_discord_refuses_is_found_with_its_place(known: Description, path: str, body: Any, words: str) -> None:
    assert words in "\n".join(known.problems(sent(path, body)))


def test_each_relaxation_says_why() -> None:
    assert all(len(relaxation.reason) > 20 for relaxation in RELAXATIONS)
