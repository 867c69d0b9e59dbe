"""The menus of a message and of a person: a desk and an invitation without a typed command."""

from __future__ import annotations

import pytest

from bot.practice.loopback.slash_commands import CannotDo
from tests.e2e.evening import Evening
from tests.e2e.practice.person import Person


async def test_the_menu_of_a_message_shows_the_desk_of_the_table_in_its_channel(evening: Evening) -> None:
    table = await evening.set_up(2)
    ada, ben, cleo = evening.people[:3]

    [mine, theirs, none] = [
        await each.menu(evening.channel, evening.label("control-desk", each.user.locale[:2]), evening.posts()[-1])
        for each in (ada, ben, cleo)
    ]

    assert mine.is_ephemeral
    assert theirs.is_ephemeral
    assert mine.text != theirs.text  # each their own cards
    assert none.text.startswith(evening.say("fr", "refusal-not-seated"))
    assert len({person.user.id for person in (ada, ben)} & {int(each.user) for each in table.record.seats}) == 2


async def test_before_the_deal_it_says_who_sits_and_where_there_is_no_table_how_to_open_one(evening: Evening) -> None:
    ada = evening.people[0]
    post = await evening.people[1].say(evening.channel, "hello")
    nothing = await ada.menu(evening.channel, "My desk", post)
    await evening.lobby(2)
    lobby = await ada.menu(evening.channel, "My desk", post)

    assert nothing.text.startswith(evening.say("fr", "refusal-no-table"))
    assert evening.people[1].user.name in lobby.text
    assert lobby.is_ephemeral


async def test_the_menu_of_a_person_invites_them_also_from_another_channel(evening: Evening) -> None:
    ada, _, cleo, dora = evening.people[:4]
    elsewhere = evening.world.add_channel(evening.guild, "hall")
    await evening.lobby(2)

    here = await ada.menu(evening.channel, evening.label("menu-invite"), cleo)
    there = await ada.menu(elsewhere, evening.label("menu-invite"), dora)
    joined = await dora.press(there.message, evening.label("control-join"))
    await evening.settle()

    for answer, guest in ((here, cleo), (there, dora)):
        assert not answer.is_ephemeral
        assert answer.message.pings == [guest.user]
    assert evening.channel.mention in there.text
    assert evening.channel.mention not in here.text
    assert joined.is_ephemeral
    assert dora.user.name in evening.panel().text


async def test_a_private_table_is_not_spoken_of_in_another_channel(evening: Evening) -> None:
    ada, dora = evening.people[0], evening.people[3]
    elsewhere = evening.world.add_channel(evening.guild, "hall")
    await ada.command(evening.channel, "table new", game="clues", private=True)
    await evening.settle()

    answer = await ada.menu(elsewhere, evening.label("menu-invite"), dora)

    assert answer.is_ephemeral
    assert answer.text.startswith(evening.say("fr", "refusal-no-table"))


async def test_a_private_answer_has_no_menu_and_an_unknown_entry_is_not_offered(evening: Evening) -> None:
    ada: Person = evening.people[0]
    answer = await ada.command(evening.channel, "help")

    with pytest.raises(CannotDo):
        await ada.menu(evening.channel, "My desk", answer.message)
    with pytest.raises(CannotDo):
        await ada.menu(evening.channel, "My desk", evening.people[1])
