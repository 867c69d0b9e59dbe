"""Presses away from the table's channel: what they change is shown there, and nobody else reads of it."""

from __future__ import annotations

from bot.messages.controls import Control, Kind, TimeKey
from tests.bot.ui.club import PEOPLE, Club

ANN = PEOPLE[0]


async def test_nobody_sees_that_a_player_is_reminded_no_more_of_a_turn(club: Club) -> None:
    table = (await club.dealt()).record.id
    club.clock.skip(hours=2)
    before, shown = await club.record(table), [*club.discord.log]

    await club.press(ANN, Control(table, 0, Kind.TIME, TimeKey.MUTE), on=998, in_mailbox=True)

    after = await club.record(table)
    assert after.clock.muted == (0,)
    assert (after.deadline, after.schedule.remind_at) == (before.deadline, before.schedule.remind_at)
    assert after.revision == before.revision
    assert club.discord.log == shown
