"""The inquest: offered when a game with a case is over, read by whoever may watch it, posted by whoever has played."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from bot.messages.controls import Control, Fixed, Kind
from bot.messages.presenter import Presenter
from bot.tables.cache import TableCache
from bot.tables.conclusions import Conclusions
from bot.tables.ids import ChannelId
from bot.tables.levels import has_inquest
from bot.tables.records import TableRecord
from bot.tables.table import Table
from bot.telling.message import PublicMessage
from bot.theatre.messages.inquests import Inquests
from bot.theatre.ui.inquest import OwnAccord
from bot.thinking import Thinker
from games import BY_KEY
from games.core.contract import Refusal
from games.core.deduction.inquest import Inquest
from games.core.lines import Fact, Line, Who
from tests.bot.ui.club import CHANNEL, GUILD, PEOPLE, Club, fixed, said
from tests.bot.ui.interactions import FakeInteraction
from tests.games.lanterns.model import Guess, Hide
from tests.words import WORDS

ANN, BEN, STRANGER = PEOPLE[0], PEOPLE[1], PEOPLE[7]


async def a_game(club: Club) -> Table:
    """Play Lanterns to its end: one guess, which is right."""
    table = await club.dealt(2, "lanterns")
    for person in (ANN, BEN):
        await club.tables.act(table.record.id, person, Hide(spot="a1"))
    colour = table.state.colours[1].open()
    await club.tables.act(table.record.id, ANN, Guess(player=table.record.seats[1].seat, colour=colour))
    await club.delivery.idle()
    return await club.tables.load(table.record.id)


async def test_everybody_there_reads_it_and_a_player_posts_it(club: Club) -> None:
    table = await a_game(club)
    assert said("control-inquest") in str(Presenter(WORDS).panel(table).rows)

    mine = (await club.press(BEN, fixed(table.record.id, Fixed.INQUEST))).texts[-1]
    unknown = Line(
        "inquest-unknown", {"who": Who(table.record.seats[0].seat), "deals": 12}
    )  # three colours, four spots
    assert WORDS.say("en", unknown, lambda _: "**Ann**") in mine
    assert said("inquest-legend") in mine
    assert said("control-publish") in mine

    theirs = (await club.press(STRANGER, fixed(table.record.id, Fixed.INQUEST))).texts[-1]
    assert said("inquest-legend") in theirs
    assert said("control-publish") not in theirs
    refused = await club.press(STRANGER, fixed(table.record.id, Fixed.PUBLISH))
    assert said("refusal-not-seated") in refused.texts[-1]
    before = len(club.discord.channel)
    first, again = [await club.press(each, fixed(table.record.id, Fixed.PUBLISH)) for each in (ANN, BEN)]
    (post,) = club.discord.channel[before:]
    link = f"https://discord.com/channels/{GUILD}/{CHANNEL}/{post.id}"
    assert said("inquest-legend") in post.text
    assert said("inquest-posted", link=link) in first.texts[-1]
    assert said("inquest-there", link=link) in again.texts[-1]


async def test_it_is_posted_by_itself_after_the_closing_and_of_a_game_that_was_stopped_it_is_not(club: Club) -> None:
    inquests = Inquests(Presenter(WORDS))
    post = OwnAccord(club.house, inquests).post
    running = await club.dealt(2, "lanterns", channel=ChannelId(202))
    await club.tables.end(running.record.id)
    stopped = await club.tables.load(running.record.id)
    assert has_inquest(stopped.record)
    assert await post(stopped) is None

    table = await a_game(club)
    nothing = await club.conclusions.inquest(table.record)
    assert not nothing.is_telling  # the guess that ended it opens everything
    assert await post(table) is None


async def test_where_a_player_was_faster_it_is_not_posted_once_more(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await a_game(club)
    telling = Inquest(lines=(Line("inquest-legend", {}),), turning_points=())
    assert telling.is_telling

    async def held(*_: object) -> Inquest:
        return telling

    monkeypatch.setattr(club.conclusions, "inquest", held)
    post = OwnAccord(club.house, Inquests(Presenter(WORDS))).post
    assert await post(table) is not None

    await club.press(ANN, fixed(table.record.id, Fixed.PUBLISH))

    assert await post(table) is None


async def test_where_a_player_posts_it_in_the_moment_in_which_it_posts_itself_there_is_one(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    pressed: list[Any] = []

    async def post_and_press(table: Table) -> PublicMessage | None:
        message = await OwnAccord(both.house, Inquests(Presenter(WORDS))).post(table)
        given: Any = FakeInteraction(custom_id=fixed(table.record.id, Fixed.PUBLISH).id, values=[], by=ANN, id=900)
        await both.router.on_interaction(given)
        pressed.append(given)
        return message

    async def held(*_: object) -> Inquest:
        return Inquest(lines=(Line("inquest-legend", {}),), turning_points=())

    both = Club(club.store, post_and_press)
    monkeypatch.setattr(both.conclusions, "inquest", held)
    await both.delivery.resume()
    await a_game(both)
    await both.delivery.close()
    await both.thinker.close()

    (post,) = [each for each in both.discord.channel if said("inquest-legend") in each.text]
    link = f"https://discord.com/channels/{GUILD}/{CHANNEL}/{post.id}"
    assert [each.texts for each in pressed] == [[said("inquest-posted", link=link)]]


async def test_one_that_was_posted_by_itself_is_not_offered_for_posting(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def post(table: Table) -> PublicMessage | None:
        return await OwnAccord(other.house, Inquests(Presenter(WORDS))).post(table)

    async def held(*_: object) -> Inquest:
        return Inquest(lines=(Line("inquest-legend", {}),), turning_points=())

    other = Club(club.store, post)
    monkeypatch.setattr(other.conclusions, "inquest", held)
    await other.delivery.resume()
    table = await a_game(other)
    await other.delivery.close()

    assert [said("inquest-legend") in each.text for each in other.discord.channel].count(True) == 1
    opened = await other.press(BEN, fixed(table.record.id, Fixed.INQUEST))
    await other.thinker.close()
    assert said("control-publish") not in opened.texts[-1]


async def test_an_inquest_that_cannot_be_held_is_tried_once_more_and_then_left(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, tries = await a_game(club), 0

    async def unthought(*_: object) -> Inquest:
        nonlocal tries
        tries += 1
        raise Refusal("unthought") if tries < 3 else ValueError

    monkeypatch.setattr(club.conclusions, "inquest", unthought)
    post = OwnAccord(club.house, Inquests(Presenter(WORDS))).post
    assert [await post(table), tries, await post(table), tries] == [None, 2, None, 3]


@pytest.mark.parametrize("game", ["arosa", "bakerstreet"])
async def test_of_a_game_that_ended_before_anything_happened_it_says_so(club: Club, game: str) -> None:
    table = await club.dealt(2, game)
    await club.tables.resign(table.record.id, BEN)

    for what in (Fixed.INQUEST, Fixed.PUBLISH):
        answer = await club.press(ANN, fixed(table.record.id, what))
        assert said("refusal-inquest-nothing") in answer.texts[-1]


async def test_a_crowd_that_ends_its_games_at_once_keeps_nobody_waiting_who_presses(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await a_game(club)
    asked, done = list[TableRecord](), asyncio.Event()

    async def slow(record: TableRecord, *_: object) -> Inquest:
        asked.append(record)
        await done.wait()
        return Inquest(lines=(), turning_points=())

    monkeypatch.setattr(club.conclusions, "inquest", slow)
    post = OwnAccord(club.house, Inquests(Presenter(WORDS))).post
    async with asyncio.TaskGroup() as crowd:
        for _ in range(5):
            crowd.create_task(post(table))
        crowd.create_task(slow(table.record))  # by a press
        for _ in range(20):
            await asyncio.sleep(0)
        assert len(asked) == 2
        done.set()
    assert len(asked) == 6


async def test_whoever_asks_while_a_game_is_looked_into_reads_the_same(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, made = await a_game(club), 0

    class Patient(Thinker):
        async def run(self, *_: object, **__: object) -> Any:
            nonlocal made
            made += 1
            await asyncio.sleep(0)
            return Inquest(lines=(), turning_points=())

    conclusions = Conclusions(TableCache(club.store), Patient(), Patient())
    one, two = await asyncio.gather(*(conclusions.inquest(table.record) for _ in range(2)))
    assert one is two
    assert made == 1


async def test_whoever_watches_the_game_again_reads_at_each_step_what_it_told(club: Club) -> None:
    table = await a_game(club)
    inquest = await club.conclusions.inquest(table.record)

    for n in range(table.n + 1):
        shown = (await club.press(STRANGER, Control(table.record.id, 0, Kind.FRAME, n, picked=(0, 0)))).texts[-1]
        assert (said("control-inquest") in shown) is (n == table.n)
        for seat, curve in zip(table.record.seats, inquest.curves, strict=True):
            before, left = (curve[max(0, min(at, len(curve) - 1))] for at in (n - 1, n))
            facts: dict[str, Fact] = {
                "who": Who(seat.seat),
                "before": before,
                "deals": left,
                "fell": int(left != before),
            }
            told = Line("theatre-seat-left", facts)
            # Told to each where it fell, and at the deal. The step that ended the game opens everything.
            assert (WORDS.say("en", told, lambda who: f"**{table.record.seats[who.seat].name}**") in shown) is (
                n < len(curve) and (n == 0 or left != before)
            )


async def test_an_inquest_that_failed_is_not_tried_again_at_each_frame_but_when_somebody_begins_to_watch_anew(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await a_game(club)
    tried = []

    async def failed(record: TableRecord, *_: object) -> Inquest:
        tried.append(record.id)
        raise Refusal("unthought")

    monkeypatch.setattr(club.conclusions, "inquest", failed)
    for _ in range(2):
        assert said("theatre-next") in (await club.press(STRANGER, fixed(table.record.id, Fixed.WATCH))).texts[-1]
        for n in range(2):
            await club.press(STRANGER, Control(table.record.id, 0, Kind.FRAME, n, picked=(0, 0)))

    assert len(tried) == 2


async def test_a_game_that_goes_on_has_none_and_neither_has_a_game_that_nobody_looks_into(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    running = await club.dealt(2, "lanterns")
    for key in (Fixed.INQUEST, Fixed.PUBLISH):
        answer = await club.press(ANN, fixed(running.record.id, key))
        assert said("refusal-replay-after-end") in answer.texts[-1]
    await club.tables.end(running.record.id)

    monkeypatch.setitem(BY_KEY, "arosa", replace(BY_KEY["arosa"], inquest=None))
    arosa = await club.dealt(BY_KEY["arosa"].info.seats.start, "arosa")
    await club.tables.end(arosa.record.id)
    answer = await club.press(ANN, fixed(arosa.record.id, Fixed.INQUEST))
    assert said("refusal-no-inquest") in answer.texts[-1]
    assert said("control-inquest") not in str(Presenter(WORDS).panel(await club.tables.load(arosa.record.id)).rows)
