"""What people get wrong at Cluedo: each is a clear private answer in their language, changes nothing and costs nothing."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

from bot.tables.table import Table
from games.cluedo import BOARD
from games.cluedo.actions import Accuse, Roll, Show, Suggest
from games.cluedo.model import CARDS, ROOM_LIST, ROOMS, SUSPECTS, WEAPONS, Card, Room, Silence
from games.core.lines import Fact, Line, Who
from games.core.seats import Seat
from tests.e2e.evening import Evening
from tests.e2e.tables.cluedo_players import act, dealt, to_a_room

ACCUSATION = {"suspect": "plum", "weapon": "rope", "room": "hall"}
SUGGESTION = {"suspect": "plum", "weapon": "rope"}
WITH_PASSAGE = tuple(room for room in ROOM_LIST if room in BOARD.passages)


class Clumsy:
    """Types what is not possible, in one language, and compares the answer with the catalogue."""

    def __init__(self, evening: Evening, table: Table, locale: str) -> None:
        self.evening = evening
        self.table = table
        self.locale = locale

    async def types(self, seat: int, typed: str, key: str, options: dict[str, Any], **facts: Fact) -> None:
        person = self.evening.person_of(self.table, seat)
        self.evening.world.change_person(person.user, locale=self.locale)
        await self.evening.settle()
        before = self._now()
        answer = await person.command(self.evening.channel, f"cluedo {typed}", **options)
        await self.evening.settle()

        names = [each.name for each in self.table.record.seats]
        line = Line(f"refusal-{key}", facts)
        assert answer.text == self.evening.words.say(self.locale, line, lambda who: f"**{names[who.seat]}**"), typed
        assert answer.is_ephemeral
        assert self._now() == before

    def _now(self) -> tuple[object, ...]:
        table, evening = self.table, self.evening
        return table.n, table.state, evening.entries(), evening.texts(), evening.panel().text


@pytest.mark.parametrize("locale", ["fr", "en-GB"])
async def test_every_mistake_before_and_after_a_roll(evening: Evening, locale: str) -> None:
    table = await dealt(evening)
    clumsy, seat = Clumsy(evening, table, locale), evening.active(table)
    active = (Who(Seat(seat)),)
    for typed, key, options, facts in (
        ("suggest", "cluedo-not-in-a-room", SUGGESTION, {}),
        ("accuse", "cluedo-ask-first", ACCUSATION, {}),
        ("passage", "cluedo-no-passage", {}, {"rooms": WITH_PASSAGE}),
        ("move", "cluedo-in-starting", {"to": "hall"}, {}),
        ("end", "cluedo-in-starting", {}, {}),
        ("show", "cluedo-nobody-asks", {"card": "rope"}, {}),
        ("denounce", "cluedo-no-false-witnesses", {"player": "2", "suggestion": 1}, {}),
        ("pawn", "cluedo-pawns-chosen", {"suspect": "plum"}, {}),
        ("suggest", "unknown-name", {"suspect": "plum", "weapon": "zzz"}, {"text": "zzz"}),
    ):
        await clumsy.types(seat, typed, key, options, **facts)
    for typed in ("roll", "stay", "passage", "end"):
        await clumsy.types((seat + 1) % 3, typed, "not-your-turn", {}, active=active)
    await act(evening, table, Roll())

    reach, state = table.state.reach, table.state
    pips = sum(state.dice)
    here = state.at[state.cast.own(seat)]
    squares = [str(name) for spot, name in BOARD.called.items() if spot < ROOMS and spot not in state.at]
    too_far = next(name for name in squares if name not in reach.squares)
    taken = next(str(BOARD.called[spot]) for spot in state.at if spot != here)
    far_room = next(room for room in ROOM_LIST if room not in reach.rooms)
    for to, key, facts in (
        (too_far, "cluedo-out-of-reach", {"n": pips}),
        (taken, "cluedo-square-taken", {"n": pips}),
        (far_room.value, "cluedo-room-too-far", {"rooms": (far_room,), "n": pips}),
        (str(BOARD.called[here]), "cluedo-there-already", {}),
        ("r12c12", "cluedo-cellar", {}),
        ("r2c2", "cluedo-inside-a-room", {}),
    ):
        await clumsy.types(seat, "move", key, {"to": to}, **facts)
    await clumsy.types(seat, "roll", "cluedo-in-rolled", {})
    await clumsy.types(seat, "passage", "cluedo-passage-or-roll", {})


@pytest.mark.parametrize("locale", ["fr", "en-GB"])
async def test_every_mistake_while_and_after_a_witness_is_asked(evening: Evening, locale: str) -> None:
    table = await dealt(evening)
    room = await to_a_room(evening, table)
    clumsy, seat = Clumsy(evening, table, locale), evening.active(table)
    witness, third = (seat + 1) % 3, (seat + 2) % 3
    await act(evening, table, _question(table, witness, room))
    assert table.state.witness == witness
    waiting = (Who(Seat(witness)),)
    suspect, weapon, _ = case = table.state.file.said[-1].case
    hand = table.state.cast.dealt.hands[witness].open()
    asked: dict[str, Any] = {"suspects": (suspect,), "weapons": (weapon,), "rooms": (room,)}
    for options, verb in ((SUGGESTION, "suggest"), (ACCUSATION, "accuse"), ({}, "end"), ({}, "roll")):
        await clumsy.types(seat, verb, "not-your-turn", options, active=waiting)
    await clumsy.types(third, "show", "not-your-turn", {"card": weapon.value}, active=waiting)
    await clumsy.types(witness, "roll", "cluedo-in-asking", {})
    await clumsy.types(witness, "show", "cluedo-must-show", {"card": Silence.NOTHING.value})
    # One sentence for all three, so that it teaches nobody who looks over a shoulder.
    not_held = next(card for card in case if card not in hand)
    not_asked = next(card for card in hand if card not in case)
    neither = next(card for card in CARDS if card not in hand and card not in case)
    for card in (not_held, not_asked, neither):
        await clumsy.types(witness, "show", "cluedo-not-to-show", {"card": card.value}, **asked)

    await act(evening, table, Show(card=next(card for card in case if card in hand)))
    await clumsy.types(seat, "suggest", "cluedo-asked-already", SUGGESTION)
    await clumsy.types(seat, "roll", "cluedo-in-asked", {})
    await act(evening, table, _wrong(table, seat))
    await evening.settle()
    assert seat in table.state.out
    for options, verb in ((SUGGESTION, "suggest"), (ACCUSATION, "accuse"), ({}, "roll"), ({}, "stay"), ({}, "end")):
        await clumsy.types(seat, verb, "cluedo-you-only-answer", options)


def _question(table: Table, witness: int, room: Room) -> Suggest:
    """Return a hypothesis of which this witness holds some cards but not all."""
    hand = set(table.state.cast.dealt.hands[witness].open())
    pairs: list[tuple[Any, Any]] = [(suspect, weapon) for suspect in SUSPECTS for weapon in WEAPONS]
    suspect, weapon = next(pair for pair in pairs if 0 < len({*pair, room} & hand) < 3)
    return Suggest(suspect=suspect, weapon=weapon)


def _wrong(table: Table, seat: int) -> Accuse:
    """Return a wrong accusation that needs no warning."""
    legal = [each for each in table.game.rules.legal(table.state, Seat(seat)) if isinstance(each, Accuse)]
    right: tuple[Card, ...] = table.state.cast.dealt.envelope.open()
    return next(
        each
        for each in legal
        if (each.suspect, each.weapon, each.room) != right
        and not table.game.observer.cautions(table.state, Seat(seat), each)
    )


@pytest.mark.parametrize("held", [0, 1, 2])
async def test_the_clock_gives_a_witness_the_same_time_whatever_it_holds(evening: Evening, held: int) -> None:
    table = await dealt(evening, false_witnesses="on")
    room = await to_a_room(evening, table)
    seat = evening.active(table)
    witness = (seat + 1) % 3
    hand = set(table.state.cast.dealt.hands[witness].open())
    pairs: list[tuple[Any, Any]] = [(suspect, weapon) for suspect in SUSPECTS for weapon in WEAPONS]
    suspect, weapon = next(pair for pair in pairs if len({*pair, room} & hand) == held)
    posts, letters = len(evening.texts()), [len(person.mailbox()) for person in evening.people[:3]]
    await act(evening, table, Suggest(suspect=suspect, weapon=weapon))

    # One line for all, one letter for whoever is asked, and a day from now: none of it depends on the hand.
    assert len(evening.texts()) == posts + 1
    more = [len(person.mailbox()) - n for person, n in zip(evening.people, letters, strict=False)]
    assert sorted(more) == [0, 0, 1]
    ((at,),) = evening.rows("select at from entries order by n desc limit 1")
    ((deadline,),) = evening.rows("select deadline from tables")
    assert _seconds(deadline) - _seconds(at) == pytest.approx(86_400, abs=0.01)
    n = table.n
    evening.skip(hours=23, minutes=59)
    await evening.bot.loops["deadlines"].tick()
    assert table.n == n
    evening.skip(minutes=2)
    await evening.bot.loops["deadlines"].tick()
    await evening.settle()
    assert table.n == n + 1
    assert len(evening.texts()) == posts + 2
    shown = table.state.file.said[-1].shown_by
    assert shown == (witness if held else None)


def _seconds(stored: object) -> float:
    return datetime.fromisoformat(str(stored)).replace(tzinfo=UTC).timestamp()
