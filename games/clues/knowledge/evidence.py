"""13 Indices: the log of a seat as facts about its own case and the cards behind the other screens.

A question that this seat answered tells it nothing: it sees all those cards. An accuser names three cards that it cannot
see (R-13-37), so none of them is behind its screen or on the screen of this seat.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from games.clues import events as ev
from games.clues.model import About, Box, Card, Case, Inner
from games.core.deduction.seat_log import SeatLog
from games.core.seats import Seat, clockwise_from


@dataclass(frozen=True, slots=True)
class Answer:
    """At step `n` a witness told how many cards it sees; with two players, only one of its inner cards counts."""

    n: int
    witness: Seat
    about: About
    inner: Inner | None
    count: int


@dataclass(frozen=True, slots=True)
class Named:
    """At step `n` a seat named a case in vain."""

    n: int
    by: Seat
    case: Case


@dataclass(frozen=True, slots=True)
class Read:
    """At step `n` this seat looked at an informant."""

    n: int
    card: Card


@dataclass(frozen=True, slots=True)
class AllShown:
    """At step `n` everything was shown: the case of this seat among it."""

    n: int
    case: Case


Fact: TypeAlias = Answer | Named | Read | AllShown


@dataclass(frozen=True, slots=True, kw_only=True)
class Evidence:
    """All that a seat knows once the screens are set."""

    seat: Seat
    seats: int
    inner: tuple[Card, Card]
    outer: Mapping[Seat, Case]  # what stands on the screens of the others
    facts: tuple[Fact, ...]


def unseen(box: Box, known: Evidence, facts: Iterable[Fact]) -> tuple[Card, ...]:
    """Return the cards in play that a seat sees neither on the screens nor by these facts."""
    seen = {*known.inner, *(card for case in known.outer.values() for card in case)}
    seen |= {fact.card for fact in facts if isinstance(fact, Read)}
    return tuple(card for card in box.cards(known.seats) if card not in seen)


def hand_of(log: SeatLog) -> tuple[Card, ...]:
    """Return the five cards that a seat was dealt."""
    return next(event.cards for _, event in log.events if isinstance(event, ev.HandDealt))


def evidence(log: SeatLog) -> Evidence | None:
    """Return the evidence of a seat, or None until all have chosen."""
    me = log.seat
    seen: ev.ScreenSeen | None = None
    facts: dict[object, Fact] = {}  # the first of those that tell the same
    for n, event in log.events:
        fact: Fact
        match event:
            case ev.ScreenSeen():
                seen = event
                continue
            case ev.Asked() if event.witness != me:
                fact = Answer(n, event.witness, event.about, event.inner, event.count)
            case ev.AnswerGot():
                fact = Answer(n, event.witness, event.about, None, event.count)
            case ev.InformantSeen():
                fact = Read(n, event.card)
            case ev.Accused() if not event.right:
                fact = Named(n, event.by, (event.person, event.place, event.weapon))
            case ev.CaseOpened() if event.seat == me:
                fact = AllShown(n, (event.person, event.place, event.weapon))
            case _:
                continue
        match fact:
            case Answer():
                facts.setdefault((fact.witness, fact.about, fact.inner), fact)
            case Named():
                facts.setdefault((fact.by, fact.case), fact)
            case Read():
                facts.setdefault(fact.card, fact)
            case AllShown():
                facts.setdefault("opened", fact)
    if seen is None:
        return None
    cards = iter(seen.outer)
    outer = {seat: next(zip(cards, cards, cards, strict=False)) for seat in clockwise_from(me, log.seats)}
    return Evidence(
        seat=me,
        seats=log.seats,
        inner=(seen.left, seen.right),
        outer=outer,  # type: ignore[arg-type]  # three cards of each seat: a person, a place and a weapon
        facts=tuple(facts.values()),
    )
