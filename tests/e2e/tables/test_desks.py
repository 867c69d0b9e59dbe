"""A desk that is asked for again takes the older one away: private answers do not pile up under a panel."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from bot.messages.sentences import Sentences, event_line, reader_of
from bot.practice.loopback.model import Message
from games.cluedo.actions import Suggest
from games.cluedo.events import CardSeen
from games.core.seats import Seat
from tests.e2e.evening import Evening, an_evening
from tests.e2e.practice.messages import selects
from tests.e2e.practice.person import Person
from tests.e2e.tables.cluedo_players import act, dealt, to_a_room
from tests.e2e.tables.playing import Players, Way

pytestmark = pytest.mark.sockets


def desks(evening: Evening, person: Person) -> list[Message]:
    """All private messages with a list of pages that somebody sees."""
    pages = evening.say(person.user.locale[:2], "tabs")
    found = person.ephemerals(evening.channel)
    return [each for each in found if pages in [select["placeholder"] for select in selects(each)]]


async def test_a_desk_asked_for_again_takes_the_older_one_away_and_nobody_elses(evening: Evening) -> None:
    await evening.set_up(2)
    me, other = evening.people[:2]
    label = evening.label("control-desk")

    first = (await me.press(evening.panel(), label)).message
    theirs = (await other.press(evening.panel(), label)).message
    assert desks(evening, me) == [first]
    second = (await me.press(evening.panel(), label)).message
    await evening.settle()
    assert desks(evening, me) == [second]
    third = (await me.press(evening.posts()[-1], label)).message  # the desk under a post is the same
    await evening.settle()
    assert desks(evening, me) == [third]
    assert desks(evening, other) == [theirs]

    evening.skip(minutes=16)  # Discord takes its token no longer
    fourth = (await me.press(evening.panel(), label)).message
    await evening.settle()
    assert desks(evening, me) == [third, fourth]


async def test_a_page_that_a_desk_leads_to_goes_with_it_and_a_dismissed_one_is_not_missed(evening: Evening) -> None:
    await evening.set_up(2)
    me = evening.people[0]
    desk = (await me.press(evening.panel(), evening.label("control-desk"))).message
    sheet = await me.choose(desk, evening.say("fr", "tabs"), [evening.say("fr", "control-sheet")])
    assert sheet.message is desk

    again = (await me.press(evening.panel(), evening.label("control-desk"))).message
    await evening.settle()
    assert desks(evening, me) == [again]
    me.dismiss(again)
    last = (await me.press(evening.panel(), evening.label("control-desk"))).message
    await evening.settle()
    assert desks(evening, me) == [last]


async def test_after_a_restart_the_older_desk_stays(tmp_path: Path) -> None:
    async with an_evening(tmp_path, has_sockets=True) as evening:
        async with evening.running():
            await evening.set_up(2)
            first = (await evening.people[0].press(evening.panel(), evening.label("control-desk"))).message
        async with evening.running():
            second = (await evening.people[0].press(evening.panel(), evening.label("control-desk"))).message
            await evening.settle()

            assert desks(evening, evening.people[0]) == [first, second]


async def test_a_desk_on_which_an_outcome_is_still_to_be_told_stays(evening: Evening) -> None:
    table = await dealt(evening)
    await to_a_room(evening, table)
    me = Seat(evening.active(table))
    mine = table.state.cast.dealt.hands[me].open()
    hypothesis = next(
        each
        for each in table.game.rules.legal(table.state, me)
        if isinstance(each, Suggest) and not {each.suspect, each.weapon} & {*mine}
    )
    done = await Players(evening, random.Random(0)).do(table, me, hypothesis, Way.DESK)
    person = evening.person_of(table, me)
    await person.press(evening.panel(), evening.label("control-desk"))
    await act(evening, table, next(iter(table.game.rules.legal(table.state, Seat(evening.active(table))))))
    await evening.settle()

    seen = next(each for each in table.now.events if isinstance(each, CardSeen))
    told = Sentences(evening.words).line(reader_of(table.record, person.user.locale), event_line(table.game, seen))
    assert not done.answer.message.is_deleted
    assert told in done.answer.text
