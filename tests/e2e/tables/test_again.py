"""Another game of the same people, opened from the last panel."""

from __future__ import annotations

from bot.tables.status import Status
from games.core.seats import Seat
from tests.e2e.evening import Evening
from tests.e2e.practice.messages import selects
from tests.e2e.practice.person import AnswerKind
from tests.e2e.tables.playing import finish


async def _played(evening: Evening) -> None:
    table = await evening.set_up(3, options={"top_secret": "on"})
    while table.outcome is None:
        seat = Seat(evening.active(table))
        await evening.do(table, seat, finish(table, seat) or 0)
    await evening.settle()


async def test_the_same_people_sit_down_again_one_seat_on_with_the_same_options(evening: Evening) -> None:
    await _played(evening)
    before = (await evening.bot.store.latest_in(evening.channel.id)).seats  # type: ignore[arg-type,union-attr]  # played just now
    again = evening.label("control-again")

    answer = await evening.people[1].press(evening.panel(), again)
    await evening.settle()

    record = await evening.bot.store.open_in(evening.channel.id)  # type: ignore[arg-type]  # a number of Discord's
    assert answer.kind is AnswerKind.MESSAGE
    assert not answer.is_ephemeral
    assert record is not None
    assert record.status is Status.LOBBY
    assert record.host == evening.people[1].user.id
    assert record.options["top_secret"] == "on"
    assert [seat.user for seat in record.seats] == [seat.user for seat in (*before[1:], before[0])]
    twice = await evening.people[0].press(evening.panels()[-2], again)
    assert twice.is_ephemeral
    assert evening.rows("select count(*) from tables") == [(2,)]
    await evening.people[1].press(evening.panel(), evening.label("control-start"))
    await evening.settle()
    assert len((await evening.table()).record.seats) == 3


async def test_nobody_else_opens_it_and_not_before_the_end(evening: Evening) -> None:
    table = await evening.set_up(3)
    early = await evening.people[0].click(evening.panel(), f"t:{table.record.id}:0:0.30")
    assert early.text.startswith(evening.stale("fr"))
    last = finish(table, Seat(evening.active(table)))
    assert last is not None
    await evening.do(table, evening.active(table), last)
    await evening.settle()

    stranger = await evening.people[4].press(evening.panel(), evening.label("control-again"))

    assert stranger.text == evening.say("fr", "refusal-not-seated")
    assert evening.rows("select count(*) from tables") == [(1,)]


async def test_the_finished_game_is_watched_privately_step_by_step_in_one_message(evening: Evening) -> None:
    await _played(evening)
    assert evening.inquests() == []  # nobody has asked anything
    ben = evening.people[1]

    opened = await ben.press(evening.panel(), evening.label("control-watch"))
    deal = opened.message.text
    onward = await ben.press(opened.message, evening.say("en", "theatre-next"))

    assert opened.is_ephemeral
    assert onward.message is opened.message
    assert onward.message.text != deal
    assert onward.message.attachments
    end = await ben.press(onward.message, evening.say("en", "theatre-last"))
    (pictures,) = selects(end.message)
    shoulder = next(each for each in pictures["options"] if each["label"] == evening.people[2].user.name)
    over_a_shoulder = await ben.choose(end.message, pictures["custom_id"], [shoulder["value"]])
    assert over_a_shoulder.message is opened.message
    assert [each.is_ephemeral for each in (onward, end, over_a_shoulder)] == [True] * 3


async def test_the_game_is_counted_and_shown_to_who_asks_alone(evening: Evening) -> None:
    await _played(evening)

    for options in ({}, {"game": "clues"}, {"server": True}):
        answer = await evening.people[1].command(evening.channel, "stats", **options)
        assert answer.is_ephemeral
        assert evening.say("en", "game-clues") in answer.text
