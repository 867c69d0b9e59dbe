"""Votes by a press on a private message: it has no old buttons after it, and the table reads each motion and verdict once."""

from __future__ import annotations

from bot.messages.controls import VoteKey
from bot.tables.cast import character_of
from bot.tables.display_names import program_name
from bot.votes.motions import PROPOSED
from tests.bot.ui.club import PEOPLE, Club, said
from tests.bot.votes.posting import a_vote, loop, posts

ANN, BEN, CLEO = PEOPLE[:3]
MENU = 7
"""The number of a private message."""


async def ticks(club: Club, n: int = 3) -> None:
    for _ in range(n):
        await loop(club).tick()
        await club.delivery.idle()
        club.clock.skip(minutes=2)


async def test_a_seat_that_goes_to_the_program_at_once_leaves_no_old_buttons(club: Club) -> None:
    table = (await club.dealt(2, "bakerstreet")).record.id
    club.clock.skip(days=2)
    before = len(posts(club))

    answer = await club.press(ANN, a_vote(table, VoteKey.RIVAL + 1), on=MENU, is_private=True)
    await ticks(club)

    sitting = (await club.record(table)).seats[1]
    assert sitting.is_rival
    assert answer.said == ["changed"]
    assert said("vote-decides") in answer.texts[0]
    assert "custom_id" not in answer.texts[0]
    program = program_name(character_of(sitting.user).name)
    assert [program in each for each in posts(club)[before:]].count(True) == 1


async def test_a_motion_from_a_private_menu_is_called_once_and_stands_in_its_place(club: Club) -> None:
    table = (await club.dealt(3)).record.id
    before = len(posts(club))

    answer = await club.press(ANN, a_vote(table, PROPOSED["draw"]), on=MENU, is_private=True)
    await ticks(club)

    assert answer.said == ["changed"]
    assert a_vote(table, VoteKey.YES, 1).id in answer.texts[0]
    [call] = posts(club)[before:]
    assert all(f"<@{each}>" in call for each in (BEN, CLEO))


async def test_a_verdict_by_a_private_press_is_told_once(club: Club) -> None:
    table = (await club.dealt(3)).record.id
    await club.press(ANN, a_vote(table, PROPOSED["draw"]))
    before = len(posts(club))

    answer = await club.press(BEN, a_vote(table, VoteKey.NO, 1), on=MENU, is_private=True)
    await ticks(club)

    assert answer.said == ["changed"]
    assert said("vote-decides") in answer.texts[0]
    assert "custom_id" not in answer.texts[0]
    assert [said("vote-failed") in each for each in posts(club)[before:]].count(True) == 1


async def test_a_seat_for_the_program_is_offered_to_no_person_beside(club: Club) -> None:
    table = (await club.dealt(3)).record.id
    club.clock.skip(days=2)

    offered, shown = [
        await club.press(ANN, a_vote(table, VoteKey.RIVAL + 1), on=MENU, is_private=True),
        await club.press(ANN, a_vote(table, VoteKey.SHOW), on=MENU, is_private=True),
    ]

    for each in (offered, shown):
        assert a_vote(table, VoteKey.YES, 1).id in each.texts[0]
        assert a_vote(table, VoteKey.TAKE, 1).id not in each.texts[0]
