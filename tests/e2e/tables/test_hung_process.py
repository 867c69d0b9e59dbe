"""A process that hung while it was about to tell: another may have told that meanwhile, and Discord has forgotten the nonces."""

from __future__ import annotations

from unittest.mock import patch

import pytest

from bot.shards import Shards
from tests.e2e.evening import Evening

pytestmark = pytest.mark.sockets


async def test_what_another_may_have_told_meanwhile_is_not_told_and_presses_are_answered(evening: Evening) -> None:
    table = await evening.seated(2)
    said, letters = evening.texts(), [len(person.mailbox()) for person in evening.people[:2]]
    shown = evening.panel().text
    # It has looked whether the table is its own, and then hung.
    scheduler = evening.bot.delivery._scheduler
    with patch.object(scheduler, "_owns", lambda _: True), patch.object(Shards, "is_over", new=True):
        for seat in range(2):
            answer = await evening.do(table, seat, 0)
            assert evening.done(table, evening.person_of(table, seat).user.locale) in answer.text
        await evening.server.quiet(0.3)

        assert evening.entries() == 2
        assert evening.texts() == said
        assert evening.panel().text == shown
        assert [len(person.mailbox()) for person in evening.people[:2]] == letters
    await evening.settle()

    assert evening.panel().text != shown
    assert all(len(p.mailbox()) > n for p, n in zip(evening.people, letters, strict=False))
