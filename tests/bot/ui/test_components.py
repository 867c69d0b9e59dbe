"""The router of presses and forms: what each id leads to, and that an id which leads nowhere explains itself and changes nothing."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.messages.controls import Control, Fixed, Kind
from bot.tables.ids import ChannelId, GuildId, TableId
from games.core.seats import Seat
from tests.bot.ui.club import PEOPLE, Club, fixed, said

ANN, BEN, STRANGER = PEOPLE[0], PEOPLE[1], PEOPLE[7]


@pytest.mark.parametrize(
    "custom_id", ["", "hello", "t:1:0:8.99", "t:1:0", "t:1:0:0.0 ", "t:-1:0:0.0", "t:1:0:2.9999999999", "x" * 100]
)
async def test_an_id_that_is_not_ours_explains_itself(club: Club, custom_id: str) -> None:
    await club.dealt()

    answer = await club.press(ANN, custom_id)

    assert answer.said == ["sent"]
    assert said("refusal-stale") in answer.texts[0]


@pytest.mark.parametrize(
    ("kind", "number"), [(Kind.FIXED, 99), (Kind.ACTION, 10**6), (Kind.VERB, 99), (Kind.PICK, 99), (Kind.FORM, 0)]
)
async def test_a_number_that_no_control_has_is_stale(club: Club, kind: Kind, number: int) -> None:
    table = await club.dealt()

    answer = await club.press(ANN, Control(table.record.id, 0, kind, number))

    assert answer.said == ["sent"]
    assert said("refusal-stale").split(".")[0] in answer.texts[0]
    assert table.n == 0


@pytest.mark.parametrize("what", [Fixed.JOIN, Fixed.LEAVE, Fixed.START, Fixed.DESK, Fixed.NOTES, Fixed.RULES, Fixed.LOG,
                                  Fixed.OPTION, Fixed.WORD, Fixed.RESIGN, Fixed.END, Fixed.CLOSE, Fixed.EXPORT])  # fmt: skip
async def test_a_table_that_does_not_exist_is_said_to_be_none(club: Club, what: Fixed) -> None:
    answer = await club.press(ANN, fixed(TableId(999_999_999), what))

    is_ending = what in (Fixed.END, Fixed.CLOSE)  # they only ask whether there is something to end
    assert answer.said == ["sent"]
    assert said("refusal-table-over" if is_ending else "refusal-no-table") in answer.texts[0]


@pytest.mark.parametrize(
    ("kind", "number"),
    [
        (Kind.VERB, 0),
        (Kind.ACTION, 0),
        (Kind.CONFIRMED, 0),
        (Kind.FIXED, Fixed.DESK),
        (Kind.FIXED, Fixed.NOTES),
        (Kind.FIXED, Fixed.RESIGN),
        (Kind.FIXED, Fixed.END),
    ],
)
async def test_who_does_not_sit_there_changes_and_learns_nothing(club: Club, kind: Kind, number: int) -> None:
    table = await club.dealt()

    answer = await club.press(STRANGER, Control(table.record.id, 0, kind, number))

    assert answer.said == ["sent"]
    wanted = said("refusal-host-only", host="**Ann**") if number == Fixed.END else said("refusal-not-seated")
    assert wanted in answer.texts[0]
    assert table.n == 0
    assert table.record.is_open
    desk = [str(line) for line in table.game.face.seat_lines(table.game.observer.seat_view(table.state, Seat(0)))]
    assert not any(line in answer.texts[0] for line in desk)


async def test_players_of_one_server_are_strangers_at_a_table_of_another(club: Club) -> None:
    await club.dealt()
    there = await club.dealt(game="bakerstreet", channel=ChannelId(202), guild=GuildId(66))
    await club.lobby.join((await club.opened(channel=ChannelId(303))).id, STRANGER, "Zoe", "en")

    answer = await club.press(STRANGER, fixed(there.record.id, Fixed.DESK))

    assert said("refusal-not-seated") in answer.texts[0]


@pytest.mark.parametrize("values", [[], ["x"], [""], ["-1"], ["9" * 30]])
async def test_a_list_without_a_number_in_it_is_stale(club: Club, values: list[str]) -> None:
    table = await club.dealt()

    answer = await club.press(ANN, Control(table.record.id, 0, Kind.SELECT, 0), values)

    assert said("refusal-stale") in answer.texts[0]
    assert table.n == 0


@pytest.mark.parametrize("kind", [discord.InteractionType.application_command, discord.InteractionType.autocomplete])
async def test_commands_have_their_own_way(club: Club, kind: discord.InteractionType) -> None:
    table = await club.dealt()
    made: Any = (await club.press(STRANGER, "nothing")).__class__(
        custom_id=fixed(table.record.id, Fixed.DESK).id, id=99
    )
    made.type = kind

    await club.router.on_interaction(made)

    assert made.said == []


async def test_no_stranger_is_sent_to_join_a_table_that_has_begun_or_is_over(club: Club) -> None:
    table = await club.dealt()
    live = await club.press(STRANGER, fixed(table.record.id, Fixed.NOTES))
    await club.tables.end(table.record.id)
    over = await club.press(STRANGER, fixed(table.record.id, Fixed.NOTES))

    for answer in (live, over):
        assert said("refusal-not-seated") in answer.texts[0]
        assert "Join" not in answer.texts[0]
