"""What people get wrong: each is a clear private answer in their language, changes nothing and costs nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from bot.tables.table import Table
from games.clues.model import Case, Colour, Phase, Place, Weapon
from games.clues.model import Person as Card
from games.core.lines import Line, Who
from games.core.seats import Seat, all_seats
from tests.e2e.evening import Evening, an_evening
from tests.e2e.practice.person import Answer


@dataclass(frozen=True, slots=True)
class Mistake:
    """A command that is wrong, and the key of the answer with what it names."""

    verb: str
    options: Callable[[Table, Seat], dict[str, Any]]
    key: str
    facts: Callable[[Table, Seat], dict[str, Any]] = lambda *_: {}


def _next(table: Table, seat: Seat) -> str:
    return str((seat + 1) % len(table.record.seats) + 1)


def _unseen(table: Table, seat: Seat) -> dict[str, Any]:
    persons, places, weapons = table.state.table.suspects[seat]
    return {"person": persons[0].value, "place": places[0].value, "weapon": weapons[0].value}


def _seen(table: Table, seat: Seat) -> dict[str, Any]:
    case: Case = table.state.table.outer[(seat + 1) % len(table.record.seats)]
    return {**_unseen(table, seat), "person": case[0].value}


def _boxed(table: Table, seat: Seat) -> dict[str, Any]:
    removed = next(colour for colour in Colour if colour not in table.state.deal.colours)
    box = table.game.rules.box  # type: ignore[attr-defined]  # known to be there by how the test is made
    return {**_unseen(table, seat), "weapon": next(card for card in Weapon if box.colour[card] is removed)}


def _off_colour(table: Table, seat: Seat) -> dict[str, Any]:
    removed = next(colour for colour in Colour if colour not in table.state.deal.colours)
    return {"witness": _next(table, seat), "about": removed.value}


def _unknown(text: str) -> Callable[[Table, Seat], dict[str, Any]]:
    return lambda *_: {"text": text}


def _ask(**changes: Any) -> Callable[[Table, Seat], dict[str, Any]]:
    return lambda table, seat: {"witness": _next(table, seat), "about": "man", **changes}


ON_ONES_TURN = [
    Mistake("ask", _ask(about="qwertz"), "unknown-name", _unknown("qwertz")),
    Mistake("ask", _ask(about=""), "unknown-name", _unknown("")),
    Mistake("ask", _ask(about="é" * 300), "unknown-name", _unknown("é" * 100)),
    Mistake("ask", _ask(about="butcher"), "unknown-name", _unknown("butcher")),
    Mistake("ask", _off_colour, "clues-colour-not-in-play", lambda table, _: {"colours": table.state.deal.colours}),
    Mistake("ask", lambda _, seat: {"witness": str(seat + 1), "about": "man"}, "clues-no-such-witness"),
    Mistake("ask", _ask(witness="9"), "unknown-player", lambda table, _: {"n": len(table.record.seats)}),
    Mistake("ask", _ask(witness="0"), "unknown-player", lambda table, _: {"n": len(table.record.seats)}),
    Mistake("ask", _ask(witness="Zacharie"), "unknown-player", lambda table, _: {"n": len(table.record.seats)}),
    Mistake("ask", _ask(witness="<@1>"), "unknown-player", lambda table, _: {"n": len(table.record.seats)}),
    Mistake("ask", _ask(witness="9" * 5000), "unknown-player", lambda table, _: {"n": len(table.record.seats)}),
    Mistake("ask", _ask(witness=f"<@{'9' * 5000}>"), "unknown-player", lambda table, _: {"n": len(table.record.seats)}),
    Mistake("ask", _ask(witness="🎲"), "unknown-player", lambda table, _: {"n": len(table.record.seats)}),
    Mistake("ask", _ask(inner="left"), "clues-no-left-or-right"),
    Mistake("ask", _ask(secret=True), "clues-no-tile"),
    Mistake("informant", lambda *_: {"letter": "h"}, "clues-no-such-letter", lambda table, _: {"letters": table.state.deal.letters}),
    Mistake("informant", lambda *_: {"letter": "z"}, "unknown-name", _unknown("z")),
    Mistake("accuse", _seen, "clues-card-you-see"),
    Mistake("accuse", _boxed, "clues-card-not-in-play"),
    Mistake("accuse", lambda *_: {"person": "park", "place": "park", "weapon": "bow"}, "unknown-name", _unknown("park")),
    Mistake("place", _unseen, "clues-already-chosen"),
    Mistake("take", lambda table, seat: {"player": _next(table, seat)}, "clues-reserve-not-empty"),
]  # fmt: skip


def _said(evening: Evening, table: Table, locale: str, key: str, facts: dict[str, Any]) -> str:
    names = [seat.name for seat in table.record.seats]
    return evening.words.say(locale, Line(f"refusal-{key}", facts), lambda who: f"**{names[who.seat]}**")


async def _untouched(evening: Evening, table: Table, before: tuple[object, ...]) -> None:
    await evening.settle()
    assert (table.n, table.state, evening.entries(), evening.texts(), evening.panel().text) == before


def _now(evening: Evening, table: Table) -> tuple[object, ...]:
    return table.n, table.state, evening.entries(), evening.texts(), evening.panel().text


@pytest.mark.parametrize("locale", ["fr", "en-US"])
async def test_every_mistake_on_ones_turn_is_explained_and_costs_nothing(evening: Evening, locale: str) -> None:
    table = await evening.set_up(3)
    seat = Seat(evening.active(table))
    person = evening.person_of(table, seat)
    person.user.locale = locale
    before = _now(evening, table)

    for mistake in ON_ONES_TURN:
        answer = await person.command(evening.channel, f"clues {mistake.verb}", **mistake.options(table, seat))

        expected = _said(evening, table, locale, mistake.key, mistake.facts(table, seat))
        assert answer.text == expected.strip(), mistake
        assert answer.is_ephemeral
    await _untouched(evening, table, before)


@pytest.mark.parametrize("locale", ["fr", "en-US"])
async def test_whoever_is_not_at_turn_is_told_whose_it_is(evening: Evening, locale: str) -> None:
    table = await evening.set_up(3)
    active = Seat(evening.active(table))
    seat = Seat((active + 1) % 3)
    person = evening.person_of(table, seat)
    person.user.locale = locale
    before = _now(evening, table)

    answers = [
        await person.command(evening.channel, "clues ask", witness=str(active + 1), about="man"),
        await person.command(evening.channel, "clues informant", letter="a"),
        await person.command(evening.channel, "clues accuse", **_unseen(table, seat)),
        await person.command(evening.channel, "clues take", player=str(active + 1)),
        await person.press(evening.panel(), evening.label("verb-clues-ask")),
        await person.press(evening.panel(), evening.label("verb-clues-accuse")),
    ]

    assert {answer.text for answer in answers} == {
        _said(evening, table, locale, "not-your-turn", {"active": (Who(active),)})
    }
    await _untouched(evening, table, before)


@pytest.mark.parametrize("locale", ["fr", "en-US"])
async def test_before_all_have_chosen_nothing_else_is_possible(evening: Evening, locale: str) -> None:
    table = await evening.seated(3)
    person = evening.people[0]
    person.user.locale = locale
    await evening.do(table, 0, 0)
    await evening.settle()
    before = _now(evening, table)
    hand = table.state.deal.hands[1].open()
    strange = next(card for card in Card if card not in hand)
    place, weapon = (next(card for card in hand if isinstance(card, kind)) for kind in (Place, Weapon))

    answers = {
        "clues-still-choosing": [
            await person.command(evening.channel, "clues ask", witness="2", about="man"),
            await person.command(evening.channel, "clues informant", letter="a"),
            await person.command(evening.channel, "clues take", player="2"),
        ],
        "clues-not-in-hand": [
            await person.command(evening.channel, "clues place", person=strange, place=place, weapon=weapon),
        ],
    }
    evening.people[1].user.locale = locale
    answers["clues-not-in-hand"].append(
        await evening.people[1].command(evening.channel, "clues place", person=strange, place=place, weapon=weapon)
    )

    for key, given in answers.items():
        assert {answer.text for answer in given} == {_said(evening, table, locale, key, {})}, key
    await _untouched(evening, table, before)


async def test_a_13_24_a_choice_is_changed_and_the_channel_shows_nothing_of_it(tmp_path: Path) -> None:
    async with an_evening(tmp_path) as evening:
        async with evening.running() as app:
            table = await evening.seated(3)
            person = evening.people[0]
            await evening.do(table, 0, 0)
            await evening.settle()
            before = _shown(evening)
            other = list(table.game.rules.legal(table.state, Seat(0)))[-1]

            answer = await person.command(
                evening.channel, "clues place", person=other.person, place=other.place, weapon=other.weapon
            )
            await evening.settle()

            assert evening.done(table, person.user.locale) in answer.text
            assert _shown(evening) == before
            app.delivery.wake(table.record.id)  # as whatever looks after the table later does
            await evening.settle()
            assert _shown(evening) == before
            table = await app.tables.load(table.record.id)
            assert table.game.observer.seat_view(table.state, Seat(0)).chosen == (
                other.person,
                other.place,
                other.weapon,
            )

        async with evening.running() as app:  # after a restart all that is behind is looked at
            app.delivery.wake(table.record.id)
            await evening.settle()
            assert _shown(evening) == before
            await evening.do(await evening.table(), 1, 0)  # and the game goes on
            await evening.settle()
            assert _shown(evening) != before


def _shown(evening: Evening) -> tuple[int, object, list[str]]:
    """Return what the channel shows, and when its panel was posted and edited."""
    return evening.panel().id, evening.panel().edited, evening.texts()


async def test_two_players_must_say_left_or_right(evening: Evening) -> None:
    table = await evening.set_up(2)
    seat = Seat(evening.active(table))
    person = evening.person_of(table, seat)
    before = _now(evening, table)

    answer = await person.command(evening.channel, "clues ask", witness=_next(table, seat), about="man")

    assert answer.text == _said(evening, table, person.user.locale, "clues-left-or-right", {})
    await _untouched(evening, table, before)
    done = await person.command(evening.channel, "clues ask", witness=_next(table, seat), about="man", inner="gauche")
    assert evening.done(table, person.user.locale) in done.text


async def test_six_players_have_no_informants(evening: Evening) -> None:
    table = await evening.set_up(6)
    seat = Seat(evening.active(table))
    person = evening.person_of(table, seat)
    before = _now(evening, table)

    answer = await person.command(evening.channel, "clues informant", letter="a")

    assert answer.text == _said(evening, table, person.user.locale, "clues-no-informants", {})
    assert evening.label("verb-clues-informant") not in evening.panel().labels
    await _untouched(evening, table, before)


async def test_without_a_seat_or_a_table_a_verb_says_so(evening: Evening) -> None:
    french, english = evening.people[4], evening.people[5]
    ask: dict[str, Any] = {"witness": "1", "about": "man"}
    nowhere = [await each.command(evening.channel, "clues ask", **ask) for each in (french, english)]
    await evening.lobby(2)
    waiting = [await each.command(evening.channel, "clues ask", **ask) for each in (french, english)]
    await evening.people[0].press(evening.panel(), evening.label("control-start"))
    await evening.settle()
    seatless = [await each.command(evening.channel, "clues ask", **ask) for each in (french, english)]

    for answers, key in ((nowhere, "no-table"), (waiting, "not-begun"), (seatless, "not-seated")):
        assert [answer.text for answer in answers] == [
            evening.say(language, f"refusal-{key}") for language in ("fr", "en")
        ]
        assert all(answer.is_ephemeral for answer in answers)


async def test_an_accusation_that_one_could_know_to_be_wrong_is_asked_back(evening: Evening) -> None:
    table = await evening.set_up(3)
    seat = Seat(evening.active(table))
    person = evening.person_of(table, seat)
    locale = person.user.locale
    wrong = next(
        each for each in table.game.rules.legal(table.state, seat)
        if type(each).__name__ == "Accuse" and (each.person, each.place, each.weapon) != table.state.table.outer[seat]
    )  # fmt: skip
    options: dict[str, Any] = {"person": wrong.person.value, "place": wrong.place.value, "weapon": wrong.weapon.value}
    sure = evening.label("control-confirm", locale)
    first = await person.command(evening.channel, "clues accuse", **options)
    await person.press(first.message, sure)
    while evening.active(table) != seat:
        await evening.do(table, evening.active(table), 0)
    await evening.settle()
    before = _now(evening, table)

    caution = await person.command(evening.channel, "clues accuse", **options)
    assert evening.say(locale, "caution-clues-already-wrong") in caution.text
    back = await person.press(caution.message, evening.label("control-cancel", locale))
    assert back.text == evening.say(locale, "cancelled")
    await _untouched(evening, table, before)
    again = await person.command(evening.channel, "clues accuse", **options)
    done = await person.press(again.message, sure)
    assert evening.done(table, locale) in done.text
    assert table.n == before[0] + 1  # type: ignore[operator]  # known to be there by how the test is made


async def test_names_are_understood_as_people_type_them(evening: Evening) -> None:
    """A player by mention, a card in another language and with a typo; every way: `tests/bot/messages/test_parsing.py`."""
    table = await evening.set_up(3)
    first = Seat(evening.active(table))
    person, other = evening.person_of(table, first), evening.person_of(table, (first + 1) % 3)

    asked = await person.command(evening.channel, "clues ask", witness=other.user.mention, about="man")
    assert evening.done(table, person.user.locale) in asked.text
    assert table.now.events[0].witness == (first + 1) % 3  # type: ignore[union-attr]  # known to be there by how the test is made

    seat = next(each for each in all_seats(3) if Card.BUTCHER in table.state.table.suspects[each][0])
    while evening.active(table) != seat:
        await evening.do(table, evening.active(table), 0)
    person = evening.person_of(table, seat)
    accused = await person.command(evening.channel, "clues accuse", **_unseen(table, seat) | {"person": "buchcer"})
    await person.press(accused.message, evening.label("control-confirm", person.user.locale))
    assert table.now.events[0].person is Card.BUTCHER  # type: ignore[union-attr]  # known to be there by how the test is made


async def test_refusals_teach_nothing_that_is_hidden(evening: Evening) -> None:
    """An accusation with a card that somebody sees is refused alike, whatever is on their own screen."""
    table = await evening.set_up(4)
    seat = Seat(evening.active(table))
    person = evening.person_of(table, seat)
    answers: set[str] = set()
    for other in range(4):
        if other != seat:
            case: Case = table.state.table.outer[other]
            given: Answer = await person.command(
                evening.channel, "clues accuse", person=case[0].value, place=case[1].value, weapon=case[2].value
            )
            answers.add(given.text)

    assert answers == {_said(evening, table, person.user.locale, "clues-card-you-see", {})}
    assert table.state.phase is Phase.ACTING
