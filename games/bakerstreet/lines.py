"""Bakerstreet: views as sentences of the catalogue. Everything in a picture is said here too."""

from __future__ import annotations

from collections.abc import Mapping

from games.bakerstreet.actions import Choose, Estimate, Play, Take
from games.bakerstreet.events import Counted, Doubted
from games.bakerstreet.model import MOST, SEATS, Box, Phase, Symbol, longest_run, signed
from games.bakerstreet.views import SeatView, TableView
from games.core.lines import Fact, Line, Who, facts_of
from games.core.seats import Seat
from games.core.wire import seat_fields

_SHOWN: Mapping[type[object], str] = {Doubted: "event-bakerstreet-doubted", Counted: "event-bakerstreet-counted"}

LIKELY = 10
"""How many estimates stand first."""


def table_lines(view: TableView) -> tuple[Line, ...]:
    """Return the panel in words: turn, last doubt or count, estimates, the five piles, and each player's cards."""
    lines = [_situation(view)]
    lines += [Line(_SHOWN[type(event)], facts_of(event, seat_fields(type(event)))) for event in view.shown]
    if view.estimates:
        seat, number = view.estimates[-1]
        earlier = tuple(each for _, each in view.estimates[:-1])
        lines.append(Line("bakerstreet-table-estimate", {"who": Who(seat), "n": number, "earlier": earlier}))
    lines += [_pile_line(view, n) for n in range(len(view.piles))]
    lines += [_seat_line(view, seat) for seat in SEATS]
    return tuple(lines)


def _situation(view: TableView) -> Line:
    facts: dict[str, Fact] = {"who": Who(view.active), "lost": view.is_at_stake}
    match view.phase:
        case Phase.PLAYING if not view.estimates:
            return Line("bakerstreet-table-opening", facts)
        case Phase.PLAYING if len(view.verbs) == 1:
            return Line("bakerstreet-table-must-doubt", {**facts, "n": view.estimates[-1][1], "most": MOST})
        case Phase.PLAYING:
            return Line("bakerstreet-table-playing", {**facts, "n": view.estimates[-1][1]})
        case Phase.ESTIMATING:
            return Line("bakerstreet-table-estimating", facts)
        case Phase.CHOOSING:
            return Line("bakerstreet-table-choosing", facts)
        case Phase.TAKING:
            return Line("bakerstreet-table-taking", {**facts, "pile": view.at})
        case Phase.OVER:
            return _end(view)


def _end(view: TableView) -> Line:
    """Return the end in the words of the event that told it."""
    if view.outcome is None or not view.outcome.winners:
        return Line("event-bakerstreet-stalled")
    (winner,) = view.outcome.winners
    if view.outcome.reason == "run":
        run = longest_run(view.sides[winner].letters or ())
        return Line("event-bakerstreet-won", {"by": Who(winner), "run": run})
    key = "event-bakerstreet-left" if view.outcome.reason == "left" else "event-bakerstreet-stayed-away"
    return Line(key, {"seat": Who(SEATS[1 - winner]), "winner": Who(winner)})


def _pile_line(view: TableView, n: int) -> Line:
    top = view.tops[n]
    facts: dict[str, Fact] = {
        "pile": n + 1,
        "clues": view.piles[n],
        "cards": view.heights[n],
        "counted": view.at == n + 1,
    }
    if top is None:
        return Line("bakerstreet-table-pile-empty", facts)
    return Line("bakerstreet-table-pile", {**facts, "top": top.card, "who": Who(top.seat)})


def _seat_line(view: TableView, seat: Seat) -> Line:
    side = view.sides[seat]
    facts: dict[str, Fact] = {
        "who": Who(seat),
        "state": seat_state(view, seat),
        "emblem": "cap" if seat == 0 else "hat",
        "clues": side.clues,
        "hand": side.hand,
        "deck": side.deck,
        "discard": side.discard,
    }
    if side.letters is None:
        return Line("bakerstreet-table-seat", facts)
    return Line("bakerstreet-table-seat-letters", {**facts, "letters": side.letters})


def seat_state(view: TableView, seat: Seat) -> str:
    """Return the standing of a seat: a keyword of the catalogue, and a sign in the picture."""
    if view.outcome is not None:
        return "won" if seat in view.outcome.winners else "idle"
    return "active" if seat in view.waiting else "idle"


def box_facts(box: Box) -> dict[str, Fact]:
    """Return the facts about the symbols on the cards of one player, for the desk and the rules."""
    return {"cards": len(box.deck), **{f"{each.name.lower()}s": signed(box.deck, each) for each in Symbol}}


def seat_lines(view: SeatView, box: Box) -> tuple[Line, ...]:
    """Return a desk in words: the hand, the letters, the pile just won, and where the symbols are."""
    lines = [*_bid_lines(view), *_letter_lines(view)]
    if view.is_warned:
        lines.insert(0, Line("bakerstreet-desk-warned"))
    if view.pile is not None:
        lines.append(Line("bakerstreet-desk-pile", {"pile": view.pile, "letters": view.clues}))
        if len(view.free) < len(dict.fromkeys(view.clues)):
            lines.append(Line("bakerstreet-desk-free", {"letters": view.free}))
    if view.phase is not Phase.OVER:
        lines.append(Line("bakerstreet-desk-box", box_facts(box)))
    return tuple(lines)


def _bid_lines(view: SeatView) -> list[Line]:
    """Return the hand and the estimate that stands; an empty hand only where cards are played or estimated."""
    is_bidding = view.phase in {Phase.PLAYING, Phase.ESTIMATING}
    lines: list[Line] = []
    if view.hand or is_bidding:
        total = sum(card.points for card in view.hand)
        lines.append(Line("bakerstreet-desk-hand", {"cards": view.hand, "total": total}))
    if view.last is not None and is_bidding:
        lines.append(Line("bakerstreet-desk-last", {"n": view.last}))
    return lines


def _letter_lines(view: SeatView) -> list[Line]:
    lines = [Line("bakerstreet-desk-letters", {"letters": view.letters})]
    if len(view.run) > 1:
        lines.append(Line("bakerstreet-desk-run", {"letters": view.run}))
    return lines


def beside(verb: str, view: TableView, mine: SeatView) -> tuple[Line, ...]:
    """Return the bids beside an estimate, the piles beside a choice of one, the own letters beside that of a clue."""
    match verb:
        case Estimate.verb:
            return tuple(_bid_lines(mine))
        case Play.verb | Choose.verb:
            return tuple(_pile_line(view, n) for n in range(len(view.piles)))
        case Take.verb:
            return tuple(_letter_lines(mine))
        case _:
            return ()


def likely(view: SeatView, values: tuple[object, ...]) -> tuple[object, ...]:
    """Return the estimates from a seat's own hand upwards, as many as two rows of buttons hold."""
    total = sum(card.points for card in view.hand)
    return tuple(each for each in values if type(each) is int and each >= total)[:LIKELY]
