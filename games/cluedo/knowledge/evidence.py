"""Cluedo: the log of a seat as facts about owners and cards.

An owner is a seat, or the envelope, which is numbered after all seats. Only certainties become facts: where witnesses
may lie, nothing follows from an empty answer until it was judged; a seat that only answers, or has left, cannot lie
(A-CL-30, A-CL-33): it is asked only if it has a card to show, and passed over otherwise. The cards that another seat named in
vain are never told (A-CL-22).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from games.cluedo import events as ev
from games.cluedo.model import LIARS, Card, Case
from games.core.deduction.seat_log import SeatLog
from games.core.seats import Seat, all_seats


class Source(Enum):
    """The source of a seat's knowledge."""

    SAW = "saw"  # a card that was shown to it
    PASSED = "passed"  # a witness has none of three cards
    CLEARED = "cleared"  # a witness had not lied
    SHOWED = "showed"  # a witness has one of three cards
    ASKED = "asked"  # a witness must have one of three cards: it has to show one now
    CAUGHT = "caught"  # a witness had lied
    ENVELOPE = "envelope"  # the envelope was seen
    CONFESSED = "confessed"  # after the end: what a witness had hidden

    @property
    def is_holding(self) -> bool:
        """Whether the owner holds all of these cards."""
        return self is Source.SAW or self is Source.ENVELOPE or self is Source.CONFESSED

    @property
    def is_lacking(self) -> bool:
        """Whether the owner holds none of these cards; where it does neither, it holds at least one."""
        return self is Source.PASSED or self is Source.CLEARED


@dataclass(frozen=True, slots=True)
class Fact:
    """A fact of step `n` about one owner and some cards."""

    n: int
    source: Source
    owner: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Evidence:
    """All that a seat knows about a deal."""

    seat: Seat
    sizes: tuple[int, ...]  # by seat: how many cards it holds
    hand: tuple[Card, ...]
    facts: tuple[Fact, ...]
    denials: tuple[Fact, ...] = ()
    """Denials of three cards, made where witnesses may lie, and not judged."""

    @property
    def envelope(self) -> int:
        """The number of the envelope as an owner."""
        return len(self.sizes)


def evidence(log: SeatLog) -> Evidence | None:
    """Return the evidence of a seat, or None before the deal."""
    reader = _Reader(log.seat, log.seats, may_lie=log.options[LIARS] == "on")
    for n, event in log.events:
        reader.read(n, event)
    return reader.done()


@dataclass(slots=True)
class _Reader:
    """Reads events in their order."""

    seat: Seat
    seats: int
    may_lie: bool
    sizes: tuple[int, ...] = ()
    hand: tuple[Card, ...] = ()
    facts: list[Fact] = field(default_factory=list)
    said: dict[int, Case] = field(default_factory=dict)
    number: int = 0  # the last hypothesis
    by: Seat | None = None  # who made it
    pending: Fact | None = None  # about the witness that is asked now
    barred: set[Seat] = field(default_factory=set)  # out of the game: they only answer, and truthfully
    denials: dict[tuple[Seat, int], Fact] = field(default_factory=dict)  # empty answers that may be lies
    opened: int | None = None  # the step at which the envelope was opened for all
    to_me: dict[tuple[Seat, int], Fact] = field(default_factory=dict)  # a card was shown to this seat
    seen: set[tuple[Seat, int]] = field(default_factory=set)  # of which witness and hypothesis the card is known

    def read(self, n: int, event: object) -> None:
        """Note the facts of an event."""
        match event:
            case ev.Suggested():
                if self.pending is not None:  # its author has left, and it was never answered
                    self.facts.append(self.pending)
                self.number, self.by = event.hypothesis, event.by
                self.said[self.number] = (event.suspect, event.weapon, event.room)
                self._go_on(n, event)
            case ev.Answered():
                self.pending = None
                if event.shown:
                    self._note(n, Source.SHOWED, event.by)
                elif self.may_lie:
                    self.denials[event.by, self.number] = Fact(n, Source.PASSED, event.by, self.said[self.number])
                else:
                    self._note(n, Source.PASSED, event.by)
                self._go_on(n, event)
            case ev.AnsweredFor():
                self._go_on(n, event)
            case ev.CardSeen():
                self.seen.add((event.by, event.hypothesis))
                self.facts.append(Fact(n, Source.SAW, event.by, (event.card,)))
            case ev.Accused() if not event.right:
                self.barred.add(event.by)
            case ev.Denounced():
                if event.lied:
                    self.barred.add(event.player)
                case = self.said[event.hypothesis]
                self.denials.pop((event.player, event.hypothesis), None)
                self._add(n, Source.CAUGHT if event.lied else Source.CLEARED, event.player, case)
            case ev.EnvelopeSeen() | ev.EnvelopeOpened():
                self.opened = n if isinstance(event, ev.EnvelopeOpened) else None
                self.facts.append(Fact(n, Source.ENVELOPE, self.seats, (event.suspect, event.weapon, event.room)))
            case ev.LieTold():
                case = self.said[event.hypothesis]
                self.denials.pop((event.player, event.hypothesis), None)
                self._add(n, Source.CONFESSED, event.player, event.cards)
                self._add(n, Source.CLEARED, event.player, tuple(card for card in case if card not in event.cards))
            case ev.Dealt():
                self.sizes = tuple(event.most - (seat in event.short) for seat in all_seats(self.seats))
            case ev.HandDealt():
                self.hand = event.cards

    def _go_on(self, n: int, event: ev.Suggested | ev.Answered | ev.AnsweredFor) -> None:
        """Note how a questioning went on: seats that pass without being asked have nothing, under all options."""
        self.pending = None
        for witness in event.passed:
            self._note(n, Source.PASSED, witness)
        if event.shown_by is not None:
            self._note(n, Source.SHOWED, event.shown_by)
        must_show = not self.may_lie or event.asked in self.barred
        if event.asked is not None and event.asked != self.seat and must_show:
            self.pending = Fact(n, Source.ASKED, event.asked, self.said[self.number])

    def _note(self, n: int, source: Source, witness: Seat) -> None:
        if source is Source.SHOWED and self.by == self.seat:  # the card is seen, but for one that a case leaves out
            self.to_me[witness, self.number] = Fact(n, source, witness, self.said[self.number])
            return
        self._add(n, source, witness, self.said[self.number])

    def _add(self, n: int, source: Source, witness: Seat, cards: tuple[Card, ...]) -> None:
        if witness != self.seat and cards:
            self.facts.append(Fact(n, source, witness, cards))

    def done(self) -> Evidence | None:
        """Return the evidence. Once the envelope is open for all, every lie is told: all other answers are true."""
        if not self.hand:
            return None
        if self.opened is not None:
            for denial in self.denials.values():
                self._add(self.opened, Source.CLEARED, Seat(denial.owner), denial.cards)
        if self.pending is not None:
            self.facts.append(self.pending)
        self.facts += [fact for key, fact in self.to_me.items() if key not in self.seen]
        denials = tuple(self.denials.values()) if self.opened is None else ()
        return Evidence(seat=self.seat, sizes=self.sizes, hand=self.hand, facts=tuple(self.facts), denials=denials)
