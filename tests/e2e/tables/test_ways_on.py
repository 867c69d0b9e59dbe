"""No press ends in a sentence alone: beside the reason it was refused stands what its person can do now."""

from __future__ import annotations

import pytest

from bot.messages.controls import Control, DoorKey, Entrance, Fixed, Kind, Own, Page
from bot.messages.sentences import Sentences, reader_of
from bot.practice.loopback.model import Message
from bot.tables.ids import ChannelId, TableId
from games.core.seats import Seat
from tests.e2e.evening import Evening
from tests.e2e.practice.messages import selects
from tests.words import WORDS

DOOR = Entrance(DoorKey.SHOW).id


def ids(message: Message) -> list[str]:
    return [str(each["custom_id"]) for each in message.buttons]


async def test_an_old_choice_answers_with_the_verbs_of_now_and_these_work(evening: Evening) -> None:
    table = await evening.set_up(2)
    active = evening.active(table)
    player, other = evening.person_of(table, active), evening.person_of(table, 1 - active)
    old = Control(TableId(table.record.id), 0, Kind.ACTION, 0).id

    asked = await player.click(evening.panel(), old)
    waiting = await other.click(evening.panel(), old)
    texts = (asked.text, waiting.text)

    kinds = [kind.verb for kind in table.game.info.actions]
    verbs = [
        Control(table.record.id, table.n, Kind.VERB, kinds.index(each)).id for each in table.now.verbs(Seat(active))
    ]
    assert ids(asked.message)[: len(verbs)] == verbs
    chosen = await player.click(asked.message, verbs[0])
    for text, person in zip(texts, (player, other), strict=True):
        assert text.startswith(evening.stale(person.user.locale[:2]))
    assert chosen.message.id == asked.message.id  # in the place of the refusal
    assert ids(waiting.message) == []
    assert [each["placeholder"] for each in selects(waiting.message)] == [evening.label("tabs", other.user.locale[:2])]


async def test_a_verb_of_another_phase_answers_with_who_is_awaited_and_the_verbs_of_now(evening: Evening) -> None:
    table = await evening.set_up(2)
    active = evening.active(table)
    player = evening.person_of(table, active)
    kinds, now = [kind.verb for kind in table.game.info.actions], table.now.verbs(Seat(active))
    closed = next(n for n, verb in enumerate(kinds) if verb not in now)

    asked = await player.click(evening.panel(), Control(table.record.id, table.n, Kind.VERB, closed).id)

    locale = player.user.locale[:2]
    situation, *_ = table.game.face.table_lines(table.now.view)
    names = reader_of(table.record, locale)
    assert asked.text == f"{evening.say(locale, 'refusal-not-now')}\n{Sentences(WORDS).line(names, situation)}"
    assert ids(asked.message)[: len(now)] == [
        Control(table.record.id, table.n, Kind.VERB, kinds.index(verb)).id for verb in now
    ]


async def test_a_stranger_is_led_to_what_they_may_read(evening: Evening) -> None:
    table = await evening.set_up(2)
    cleo = evening.people[2]

    answer = await cleo.click(evening.panel(), Control(table.record.id, table.n, Kind.ACTION, 0).id)

    assert answer.text.startswith(evening.say("fr", "refusal-not-seated"))
    [pages] = selects(answer.message)
    assert [each["label"] for each in pages["options"]] == [
        evening.label(f"control-{each}") for each in ("rules", "log", "status")
    ]


async def test_after_the_end_an_old_button_leads_to_another_game(evening: Evening) -> None:
    table = await evening.set_up(2)
    await evening.bot.tables.end(table.record.id)
    await evening.settle()

    answer = await evening.people[0].click(evening.panel(), Control(table.record.id, table.n, Kind.VERB, 0).id)

    assert answer.text.startswith(evening.say("fr", "refusal-table-over"))
    assert ids(answer.message) == [evening.id_of_table(table.record.id, Fixed.WATCH, table.n), DOOR]


async def test_before_the_deal_an_old_button_leads_to_the_seat_that_is_free(evening: Evening) -> None:
    await evening.lobby(1)
    record = await evening.bot.store.open_in(ChannelId(evening.channel.id))
    assert record is not None
    verb = Control(record.id, 1, Kind.ACTION, 0).id

    host = await evening.people[0].click(evening.panel(), verb)
    guest = await evening.people[1].click(evening.panel(), evening.id_of_table(record.id, Fixed.WORD))

    more, join = (evening.id_of_table(record.id, each) for each in (Fixed.MORE, Fixed.JOIN))
    assert ids(guest.message) == [join, more]
    assert ids(host.message) == [more]
    assert host.text.startswith(evening.say("fr", "refusal-not-begun"))


@pytest.mark.parametrize("old", ["hello", Page.prefix + ":x:y:0.0", Own.prefix + ":gone:0"])
async def test_a_button_of_another_time_leads_to_all_tables(evening: Evening, old: str) -> None:
    await evening.lobby(1)

    answer = await evening.people[1].click(evening.panel(), old)

    assert answer.text == evening.say("en", "refusal-stale")
    assert ids(answer.message) == [DOOR]


async def test_a_typed_command_is_refused_in_words_as_before(evening: Evening) -> None:
    await evening.set_up(2)

    answer = await evening.people[2].command(evening.channel, "table hand")

    assert ids(answer.message) == []
