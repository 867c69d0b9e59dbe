"""How little it takes to do something, and how little people are disturbed: presses, pings, posts."""

from __future__ import annotations

import random

import pytest

from bot.practice.loopback.model import Message
from bot.store.bans import StoredBans
from bot.tables.ids import TableId
from bot.tables.table import Table, left_to_tell, replay
from games.clues.events import Asked
from games.core.seats import Seat
from tests.e2e.evening import Evening
from tests.e2e.practice.person import AnswerKind
from tests.e2e.practice.server import AudienceKind, audience_of
from tests.e2e.tables.playing import Players, Way

# Presses


async def test_after_an_action_the_answer_leads_on_to_the_next(evening: Evening) -> None:
    """Whoever has loupes left need not go back to the panel."""
    table = await evening.set_up(4)
    players = Players(evening, random.Random(2))
    while table.state.loupes[evening.active(table)] < 2:
        seat = Seat(evening.active(table))
        ask = next(each for each in table.game.rules.legal(table.state, seat) if each.verb == "ask")
        await players.do(table, seat, ask, Way.PANEL)
    seat = Seat(evening.active(table))
    person = evening.person_of(table, seat)
    ask = next(each for each in table.game.rules.legal(table.state, seat) if each.verb == "ask")

    first = (await players.do(table, seat, ask, Way.PANEL)).answer
    assert evening.active(table) == seat
    assert evening.label("verb-clues-ask", person.user.locale) in first.message.labels
    again = await person.press(first.message, evening.label("verb-clues-ask", person.user.locale))
    assert evening.label("field-clues-ask-witness", person.user.locale) in again.text


async def test_joining_and_starting_take_one_press_each(evening: Evening) -> None:
    await evening.people[0].command(evening.channel, "table new", game="clues")
    joined = await evening.people[1].press(evening.panel(), evening.label("control-join"))
    started = await evening.people[0].press(evening.panel(), evening.label("control-start"))
    await evening.settle()

    assert joined.kind is started.kind is AnswerKind.UPDATE
    assert evening.rows("select status from tables") == [("live",)]


# Pings and posts


def _pinged(message: Message) -> list[int]:
    return sorted(user.id for user in message.pings)


async def _steps(evening: Evening, table: Table) -> list[list[int]]:
    """Return, for each step that says something in public, whom it should call: those newly waited for."""
    steps = list(replay(table.record, table.game, await evening.bot.store.entries(TableId(table.record.id))))
    waited: set[Seat] = set()
    wanted = []
    for step in steps:
        waiting = set(table.game.observer.table_view(step.state).waiting)
        newly = waiting - waited
        told = [event for event in step.events if not hasattr(event, "to") and not getattr(event, "fades", False)]
        if (told and not left_to_tell(step)) or newly:
            wanted.append(sorted(int(table.record.seats[seat].user) for seat in newly))
        waited = waiting
    return wanted


@pytest.mark.parametrize("seats", [2, 3, 5])
async def test_exactly_those_newly_to_act_are_called_and_once(evening: Evening, seats: int) -> None:
    table = await evening.seated(seats)
    players = Players(evening, random.Random(seats))
    await players.play(14)

    *posts, closing = evening.posts()
    expected = await _steps(evening, table)
    assert [_pinged(post) for post in posts] == expected
    everybody = sorted(person.user.id for person in evening.people[:seats])
    assert _pinged(closing) == everybody  # the game went over days: they look in seldom
    assert all(len(set(_pinged(post))) == len(_pinged(post)) for post in posts)
    assert expected[0] == everybody
    assert any(len(each) == 1 for each in expected)


async def test_neither_panels_nor_letters_nor_answers_call_anybody(evening: Evening) -> None:
    table = await evening.seated(3)
    await Players(evening, random.Random(9)).play(10)
    for what in ("log", "hand", "status", "rules"):
        await evening.people[0].command(evening.channel, f"table {what}")

    called = [message for message in evening.world.messages.values() if message.pings]
    assert table.outcome is not None
    assert called
    assert all(message in evening.posts() for message in called)
    sent = [request for request in evening.world.requests if audience_of(request) is not None and request.json]
    for request in sent:
        body = request.json.get("data") or request.json
        audience = audience_of(request)
        if audience is not None and audience.kind is not AudienceKind.CHANNEL and "components" in body:
            allowed = body.get("allowed_mentions") or {"parse": []}
            assert not allowed.get("users"), request


async def test_who_is_kept_out_by_the_operator_is_named_at_their_turns_and_not_called(evening: Evening) -> None:
    table = await evening.seated(3)
    out, other = (evening.person_of(table, seat).user for seat in (1, 2))
    database, bans = evening.bot.house.database, evening.bot.house.bans
    await StoredBans(database).ban(out.id, is_server=False, at=evening.now())
    await bans.tick()
    before = len(evening.posts())

    while table.outcome is None and table.n < 20:
        seat = min(table.now.turn)
        action = next(each for each in table.now.legal(seat) if not each.is_final)
        table = (await evening.bot.tables.act(table.record.id, table.player(seat).user, action)).table
        await evening.settle()

    posts = evening.posts()[before:]
    assert [post for post in posts if f"<@{out.id}>" in post.text]
    assert not [post for post in posts if out.id in _pinged(post)]
    assert [post for post in posts if other.id in _pinged(post)]


async def test_whoever_goes_on_with_the_same_turn_is_not_called_again(evening: Evening) -> None:
    table = await evening.set_up(4)
    players = Players(evening, random.Random(2))
    while table.state.loupes[evening.active(table)] < 2:
        seat = Seat(evening.active(table))
        await players.do(table, seat, next(each for each in table.game.rules.legal(table.state, seat)), Way.SLASH)
    seat = Seat(evening.active(table))
    await evening.settle()
    before = evening.texts()
    await players.do(table, seat, next(each for each in table.game.rules.legal(table.state, seat)), Way.SLASH)
    await evening.settle()

    asked = next(event for event in table.now.events if isinstance(event, Asked))
    assert evening.active(table) == seat
    assert evening.texts() == before  # it waits for the rest of the turn
    assert f"**{asked.count}**" in evening.panel().text
    assert evening.panel().pings == []


async def test_a_step_posts_at_most_one_line_and_a_fading_fact_none(evening: Evening) -> None:
    table = await evening.seated(3)
    for seat in range(2):
        before = len(evening.posts())
        await evening.do(table, seat, 0)
        await evening.settle()
        assert len(evening.posts()) == before  # who has chosen is seen on the panel only
    players = Players(evening, random.Random(4))
    await evening.do(table, 2, 0)
    await evening.settle()
    for _ in range(8):
        before = len(evening.posts())
        await players.step(table, Seat(evening.active(table)))
        await evening.settle()
        assert len(evening.posts()) == before + 1
        assert "\n" not in evening.texts()[-1]


async def test_ones_own_answer_is_private_and_no_reply_clutters_the_channel(evening: Evening) -> None:
    table = await evening.set_up(3)
    players = Players(evening, random.Random(4))
    for way in Way:
        done = await players.do(
            table, Seat(evening.active(table)), players.choice(table, Seat(evening.active(table))), way
        )
        assert done.answer.is_ephemeral or done.answer.message.channel.recipient is not None
    await evening.settle()

    public = [m for m in evening.channel.messages if not m.is_ephemeral]
    assert len(public) == len(evening.posts()) + 1  # and one panel
