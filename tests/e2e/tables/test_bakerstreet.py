"""Bakerstreet through real discord.py: presses, numbers, and plays that fade."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from bot.messages.controls import Control, Fixed, Kind, Mine, Own
from bot.practice.loopback.model import Message
from bot.tables.ids import TableId
from bot.tables.people_records import Reading
from bot.tables.table import Table
from games.bakerstreet import events as ev
from games.bakerstreet.actions import Doubt, Estimate, Play
from games.bakerstreet.model import Card, Phase
from games.core.lines import Fact, Line
from games.core.seats import Seat
from tests.e2e.evening import Evening, an_evening
from tests.e2e.practice.messages import alt_texts, selects
from tests.e2e.practice.person import Answer, AnswerKind, Person
from tests.e2e.practice.server import AudienceKind, audience_of, written
from tests.e2e.tables.canary import MarkedCatalogue, marks_in
from tests.e2e.tables.playing import Players, labels_of, part_of

MEMORIES = ("strict", "friendly")


async def a_table(evening: Evening, **options: str) -> Table:
    """Open a table of Bakerstreet at which the host begins."""
    evening.game = "bakerstreet"
    return await evening.seated(2, options={"first": "one", "memory": "strict", **options})


def told(evening: Evening, table: Table, play: Play) -> list[str]:
    """Return how the play of a card would be told in both languages."""
    facts: dict[str, Fact] = {"by": "", "card": play.card, "pile": play.pile, "shuffles": False}
    lines = [evening.words.say(locale, Line("event-bakerstreet-played", facts)) for locale in ("fr", "en")]
    return [line.strip() for line in lines]


async def pressed(evening: Evening, table: Table, person: Person, play: Play) -> tuple[Answer, int]:
    """Play a card by buttons: verb, card, pile. Return the last answer and the number of presses."""
    locale = person.user.locale
    answer = await person.press(evening.panel(), evening.label("verb-bakerstreet-play"))
    (called, *_) = labels_of(evening.words, person.user.locale, table, play)
    _, card = part_of(answer.message, called) or (None, "")
    assert evening.label("field-bakerstreet-play-card", locale) in answer.message.text
    assert evening.label("field-bakerstreet-play-pile", locale) in answer.message.text
    answer = await person.press(answer.message, card)
    assert answer.kind is AnswerKind.UPDATE
    assert f"{card} ✓" in answer.message.labels
    assert answer.message.labels[-6:] == [*(f"Pile {n}" for n in range(1, 6)), evening.label("control-cancel", locale)]
    return await person.press(answer.message, f"Pile {play.pile}"), 3


async def test_a_card_is_played_in_three_presses_and_only_the_panel_tells(evening: Evening) -> None:
    table = await a_table(evening)
    person = evening.person_of(table, 0)
    play = next(action for action in table.game.rules.legal(table.state, Seat(0)) if isinstance(action, Play))
    posts = len(evening.posts())

    answer, _ = await pressed(evening, table, person, play)
    await evening.settle()

    assert table.state.stacks[0].open()[-1].card is play.card
    assert evening.label("verb-bakerstreet-estimate", person.user.locale) in answer.message.text
    assert evening.words.noun(person.user.locale, table.state.sides[0].hand.open()[0]) in answer.message.text
    own = sum(card.points for card in table.state.sides[0].hand.open())
    # Every other number that may be said is a button after it, or in a list.
    assert answer.message.labels[0] == str(own)
    assert len(evening.posts()) == posts
    panel = evening.panel()
    assert f"**{evening.words.noun('fr', play.card)}**" in panel.text
    assert len(panel.attachments) == 1
    assert all(text not in each for text in told(evening, table, play) for each in evening.texts())


def offered(message: Message) -> list[int]:
    """Return all numbers on a message, on buttons and in lists; the way back is none."""
    listed = [each["label"] for select in selects(message) for each in select["options"]]
    return sorted(int(each) for each in (*message.labels, *listed) if each.isdecimal())


async def test_every_number_that_may_be_said_is_a_button_or_in_a_list(evening: Evening) -> None:
    table = await a_table(evening)
    host, guest = evening.person_of(table, 0), evening.person_of(table, 1)
    await evening.do(table, 0, 0)
    await evening.settle()
    opening = await host.press(evening.panel(), evening.label("verb-bakerstreet-estimate"))
    assert offered(opening.message) == [*range(31)]
    await host.press(opening.message, "12")
    assert table.state.estimates == ((0, 12),)
    await evening.settle()
    assert evening.texts()[-1].startswith("**Adèle** annonce une estimation\u00a0: **12**.")
    assert guest.user.mention in evening.texts()[-1]

    await evening.do(table, 1, 0)
    await evening.settle()
    verb = await guest.press(evening.panel(), evening.label("verb-bakerstreet-estimate"))
    assert offered(verb.message) == [*range(13, 31)]
    await guest.press(verb.message, "20")
    assert table.state.estimates == ((0, 12), (1, 20))


async def test_no_button_tells_a_hand_that_is_covered(evening: Evening) -> None:
    table = await a_table(evening)
    host = evening.person_of(table, 0)
    settings = await host.command(evening.channel, "me settings")
    await host.choose(settings.message, Own(Mine.READING).id, [Reading.COVERED])

    cards = await host.press(evening.panel(), evening.label("verb-bakerstreet-play"))
    await evening.do(table, 0, 0)
    await evening.settle()
    numbers = await host.press(evening.panel(), evening.label("verb-bakerstreet-estimate"))

    assert not any(label[0].isdigit() for each in (cards, numbers) for label in each.message.labels)
    assert [int(each["label"]) for select in selects(numbers.message) for each in select["options"]] == [*range(31)]


@pytest.mark.parametrize(
    ("number", "key"),
    [
        (12, "refusal-bakerstreet-not-higher"),
        (31, "refusal-bakerstreet-out-of-range"),
        (-1, "refusal-bakerstreet-out-of-range"),
    ],
)
async def test_a_number_that_cannot_be_is_refused_and_nothing_is_lost(evening: Evening, number: int, key: str) -> None:
    table = await a_table(evening)
    guest = evening.person_of(table, 1)
    await evening.do(table, 0, 0)
    await evening.do(table, 0, Estimate(number=12))
    await evening.do(table, 1, 0)
    await evening.settle()
    n = table.n

    answer = await guest.command(evening.channel, "bakerstreet estimate", number=number)

    facts: dict[str, Fact] = {"n": 30 if key.endswith("range") else 12}
    assert answer.text == evening.say(guest.user.locale, key, **facts)
    assert table.n == n
    assert table.state.phase is Phase.ESTIMATING


async def test_by_commands(evening: Evening) -> None:
    table = await a_table(evening)
    host, guest = evening.person_of(table, 0), evening.person_of(table, 1)
    card = min(table.state.sides[0].hand.open())
    offered = await host.autocomplete(evening.channel, "bakerstreet play", focused="card")
    assert {choice.value for choice in offered} == set(table.state.sides[0].hand.open())
    piles = await host.autocomplete(evening.channel, "bakerstreet play", focused="pile", card=card.value)
    assert [choice.value for choice in piles] == [1, 2, 3, 4, 5]

    await host.command(evening.channel, "bakerstreet play", card=card.value, pile=3)
    numbers = await host.autocomplete(evening.channel, "bakerstreet estimate", focused="number", text="2")
    assert [choice.value for choice in numbers][:3] == [12, 2, 20]
    await host.command(evening.channel, "bakerstreet estimate", number=30)
    refused = await guest.command(evening.channel, "bakerstreet play", card="1", pile=3)
    assert refused.text == evening.say("en", "refusal-bakerstreet-must-doubt")
    await guest.command(evening.channel, "bakerstreet doubt")
    assert table.state.phase is Phase.CHOOSING
    chooser = evening.person_of(table, table.state.active)
    refused = await chooser.command(evening.channel, "bakerstreet choose", pile=6)
    assert refused.text == evening.say(chooser.user.locale, "refusal-bakerstreet-no-such-pile")
    await chooser.command(evening.channel, "bakerstreet choose", pile=5)
    taker = evening.person_of(table, table.state.active)
    missing = next(each for each in "abcdefghijklmnopqrst" if each not in table.state.piles[4].open())
    refused = await taker.command(evening.channel, "bakerstreet take", letter=missing)
    assert refused.text == evening.say(taker.user.locale, "refusal-bakerstreet-letter-not-there")
    await taker.command(evening.channel, "bakerstreet take", letter=table.state.piles[4].open()[0].value)
    assert sum(len(side.clues) for side in table.state.sides) == 1


async def test_bad_commands_are_refused_in_private_and_change_nothing(evening: Evening) -> None:
    table = await a_table(evening)
    host, guest, third = (evening.people[n] for n in range(3))
    held = set(table.state.sides[0].hand.open())
    other = next(card for card in Card if card not in held)

    answers = [
        await host.command(evening.channel, "bakerstreet play", card=other.value, pile=1),
        await host.command(evening.channel, "bakerstreet play", card="joker", pile=1),
        await host.command(evening.channel, "bakerstreet play", card=min(held).value, pile=0),
        await host.command(evening.channel, "bakerstreet estimate", number=10),
        await host.command(evening.channel, "bakerstreet doubt"),
        await host.command(evening.channel, "bakerstreet choose", pile=1),
        await host.command(evening.channel, "bakerstreet take", letter="a"),
        await guest.command(evening.channel, "bakerstreet doubt"),
        await third.command(evening.channel, "bakerstreet doubt"),
        await third.command(evening.channel, "table join"),
    ]

    assert table.n == 0
    assert all(answer.message.is_ephemeral for answer in answers)
    assert [answer.text for answer in answers[:7]] == [
        evening.say("fr", "refusal-bakerstreet-not-in-hand"),
        evening.say("fr", "refusal-unknown-name", text="joker"),
        evening.say("fr", "refusal-bakerstreet-no-such-pile"),
        evening.say("fr", "refusal-bakerstreet-play-first"),
        evening.say("fr", "refusal-bakerstreet-nothing-to-doubt"),
        evening.say("fr", "refusal-bakerstreet-nothing-to-choose"),
        evening.say("fr", "refusal-bakerstreet-nothing-to-take"),
    ]
    assert len({answer.text for answer in answers}) == 10


async def test_a_third_player_finds_no_seat(evening: Evening) -> None:
    evening.game = "bakerstreet"
    await evening.lobby(2)

    answer = await evening.people[2].click(evening.panel(), evening.id_of_table(1, Fixed.JOIN))  # of an older panel

    assert evening.label("control-join") not in evening.panel().labels
    assert answer.text == evening.say("fr", "refusal-table-full", n=2)


async def test_old_and_forged_presses_do_nothing(evening: Evening) -> None:
    table = await a_table(evening)
    host = evening.person_of(table, 0)
    verb = await host.press(evening.panel(), evening.label("verb-bakerstreet-play"))
    first = verb.message.labels[0]
    old = await host.press(verb.message, first)
    await evening.do(table, 0, 0)
    n = table.n

    pile = next(label for label in old.message.labels if label.isdigit() and len(label) == 1)
    stale = await host.press(old.message, pile)
    table_id = TableId(table.record.id)
    forged = [
        Control(table_id, n, Kind.PICK, 1, picked=(99,)),
        Control(table_id, n, Kind.PICK, 1, picked=(1, 1)),
        Control(table_id, n, Kind.PICK, 99, picked=(0,)),
        Control(table_id, n, Kind.PICK, 2, picked=()),
        Control(table_id, n, Kind.SELECT, 1, (0,)),
        Control(table_id, 10**6, Kind.PICK, 1, picked=(1,)),
    ]
    answers = [await host.click(evening.panel(), each.id) for each in forged]

    assert table.n == n
    assert stale.text.startswith(evening.stale("fr"))
    assert all(answer.kind is not AnswerKind.MODAL for answer in answers)
    assert all("refusal" not in answer.text and answer.text for answer in answers)


@pytest.mark.parametrize("memory", MEMORIES)
async def test_the_log_keeps_plays_only_with_a_friendly_memory(evening: Evening, memory: str) -> None:
    table = await a_table(evening, memory=memory)
    play = next(action for action in table.game.rules.legal(table.state, Seat(0)) if isinstance(action, Play))
    await evening.do(table, 0, play)
    await evening.do(table, 0, Estimate(number=9))
    await evening.settle()

    for person in evening.people[:2]:
        log = await person.command(evening.channel, "table log")
        shown = any(text in log.text for text in told(evening, table, play))
        assert shown is (memory == "friendly")


async def test_the_clock_plays_and_the_next_player_is_called_without_the_play(evening: Evening) -> None:
    table = await a_table(evening)
    evening.skip(days=2)
    await evening.bot.tables.clock(table.record.id)
    await evening.settle()

    played = next(event for event in table.now.events if isinstance(event, ev.Played))
    post = evening.texts()[-1]
    assert evening.person_of(table, 1).user.mention in post
    assert evening.words.noun("fr", played.card) not in post.replace("**0**", "")
    assert f"pile {played.pile}" not in post


async def test_a_bs_22_what_has_faded_can_be_read_nowhere_while_the_game_runs(tmp_path: Path) -> None:
    """In a whole game no request to the channel but the panel's names a play, and the panel names top cards only."""
    words = MarkedCatalogue()
    async with an_evening(tmp_path, words) as evening, evening.running():
        table = await a_table(evening)
        players = Players(evening, random.Random(5))
        covered = 0
        while table.outcome is None and table.n < 60:
            await players.step(table, table.state.active)
            await evening.settle()
            panel = evening.panel()
            assert len(evening.panels()) == 1
            assert len(panel.attachments) == 1
            tops = [stack.open()[-1] for stack in table.state.stacks if stack.open()]
            covered += sum(len(stack.open()) - 1 for stack in table.state.stacks if stack.open())
            tops_shown = [
                line
                for line in alt_texts(panel)[0].split("\n")
                if line.startswith("Pile") and "aucune carte" not in line
            ]
            assert len(tops_shown) == len(tops)
            for line, top in zip(tops_shown, tops, strict=True):
                assert words.noun("fr", top.card) in line
            for card in re.findall(r" pose la carte \*\*(.+?)\*\*", panel.text):
                assert card in {words.noun("fr", top.card) for top in tops}
        log = await evening.people[0].command(evening.channel, "table log")
        export = await evening.people[0].command(evening.channel, "table export")

        assert covered > 20
        assert marks_in(export.text)[0].startswith("refusal-export-after-end")
        phrase = words.say("fr", Line("event-bakerstreet-played", {"by": "", "card": Card.FOUR, "pile": 1}))
        middle = phrase.split("**")[0].strip()
        assert middle == "pose la carte"
        for file in log.message.attachments:  # the last steps are said, all are in a file, without marks
            assert f" {middle} " not in file.content.decode()
        for text in (log.text, *evening.texts()):
            assert f" {middle} **" not in text
        for request in evening.world.requests:  # no post: not even one that was taken away again
            if (to := audience_of(request)) is not None and to.kind is AudienceKind.CHANNEL:
                is_panel = evening.label("control-desk") in written(request)
                assert is_panel or f" {middle} **" not in written(request)


async def test_a_doubt_that_is_lost_for_certain_is_cautioned(evening: Evening) -> None:
    table = await a_table(evening)
    await evening.do(table, 0, 0)
    await evening.do(table, 0, Estimate(number=0))
    await evening.settle()
    guest = evening.person_of(table, 1)

    caution = await guest.press(evening.panel(), evening.label("verb-bakerstreet-doubt"))
    assert caution.text.startswith(evening.say("en", "caution-bakerstreet-doubt-is-lost"))
    assert Doubt() in table.game.rules.legal(table.state, Seat(1))
    await guest.press(caution.message, evening.label("control-confirm", "en"))
    assert table.state.phase is Phase.CHOOSING
