"""Cluedo: views as sentences of the catalogue. Everything in a picture is said here too."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby

from games.cluedo.actions import Show, Suggest
from games.cluedo.facts import Reach, Said, Shown
from games.cluedo.model import ROOM_LIST, ROOMS, SUSPECTS, WEAPONS, Board, Phase, Room, Spot, Suspect, room_at
from games.cluedo.views import SeatView, TableView
from games.core.lines import Fact, Line, Who, who
from games.core.seats import Seat, all_seats


def table_lines(view: TableView, board: Board) -> tuple[Line, ...]:
    """Return the panel in words: the turn, the pawns, the weapons, the reach of the throw, the last hypotheses."""
    lines = [_situation(view)]
    lines += reach_lines(view.reach, own=False)
    lines += [_seat_line(view, board, seat) for seat in all_seats(view.seats)]
    if idle := tuple(suspect for suspect in SUSPECTS if suspect not in view.pawns):
        lines += [
            Line("cluedo-table-pawn", {"pawn": suspect, **_where(board, view.at[SUSPECTS.index(suspect)])})
            for suspect in idle
        ]
    lines += _weapons(view.weapons)
    if view.recent:
        lines.append(Line("cluedo-table-recent"))
        lines += [_recent_line(view, said) for said in view.recent]
    if view.envelope is not None:
        suspect, weapon, room = view.envelope
        lines.append(Line("cluedo-table-envelope", {"suspect": suspect, "weapon": weapon, "room": room}))
    return tuple(lines)


def _situation(view: TableView) -> Line:
    facts: dict[str, Fact] = {"who": Who(view.active)}
    match view.phase:
        case Phase.CHOOSING:
            left = tuple(suspect for suspect in SUSPECTS if suspect not in view.pawns)
            return Line("cluedo-table-choosing", {"waiting": who(view.waiting), "pawns": left})
        case Phase.ROLLED if view.dice is not None:
            one, two = view.dice
            return Line("cluedo-table-rolled", {**facts, "total": one + two, "free": one == two and one in (1, 6)})
        case Phase.ASKING:
            return Line("cluedo-table-asking", {**facts, "witness": who(view.waiting)})
        case Phase.OVER:
            outcome = view.outcome
            if outcome is not None and outcome.winners and view.envelope is not None:
                suspect, weapon, room = view.envelope
                case = {"suspect": suspect, "weapon": weapon, "room": room}
                return Line("cluedo-table-won", {"who": Who(outcome.winners[0]), **case})
            return Line("cluedo-table-nobody", {"reason": outcome.reason if outcome is not None else None})
        case _:
            asks = {"asks": view.may_ask, "accuses": view.may_accuse}
            return Line("cluedo-table-turn", {**facts, "phase": view.phase.value, **asks})


def reach_lines(reach: Reach | None, *, own: bool) -> list[Line]:
    """Return the reach of a throw: rooms by name, squares by row."""
    if reach is None:
        return []
    lines = []
    if reach.rooms:
        lines.append(Line("cluedo-desk-rooms" if own else "cluedo-table-rooms", {"rooms": reach.rooms}))
    if reach.squares:
        facts: dict[str, Fact] = {"n": len(reach.squares), "squares": by_row(reach.squares)}
        lines.append(Line("cluedo-desk-squares" if own else "cluedo-table-squares", facts))
    if not lines:
        lines.append(Line("cluedo-desk-no-way" if own else "cluedo-table-no-way"))
    return lines


def by_row(squares: tuple[str, ...]) -> str:
    """Return squares by row, each as it can be typed: `r7c4 r7c6 · r8c5`."""
    rows = groupby(squares, key=lambda square: square.split("c")[0])
    return " · ".join(" ".join(row) for _, row in rows)


def seat_state(view: TableView, seat: Seat) -> str:
    """Return the standing of a seat: a keyword of the catalogue, and a sign in the picture."""
    if seat in view.gone:
        return "gone"
    if seat in view.out:
        return "asked" if seat in view.waiting else "out"
    if view.phase is Phase.ASKING and seat in view.waiting:
        return "asked"
    if view.outcome is not None:
        return "won" if seat in view.outcome.winners else "idle"
    is_active = seat in view.waiting if view.phase is Phase.CHOOSING else seat == view.active
    return "active" if is_active else "idle"


def _seat_line(view: TableView, board: Board, seat: Seat) -> Line:
    facts: dict[str, Fact] = {"who": Who(seat), "state": seat_state(view, seat), "cards": view.hands[seat]}
    if (pawn := view.pawns[seat]) is None:
        return Line("cluedo-table-seat-choosing", facts)
    return Line("cluedo-table-seat", {**facts, "pawn": pawn, **_where(board, view.at[SUSPECTS.index(pawn)])})


def _where(board: Board, spot: Spot) -> Mapping[str, Fact]:
    """Return a place as facts; `in_room` says whether it is a room."""
    if spot >= ROOMS:
        return {"place": ROOM_LIST[spot - ROOMS], "in_room": True}
    return {"place": str(board.called[spot]), "in_room": False}


def _weapons(places: Sequence[Room | None]) -> list[Line]:
    """Return a line for each room in which weapons lie, and one for those that nobody has named yet."""
    lines = []
    for room in (*ROOM_LIST, None):
        there = tuple(weapon for weapon, where in zip(WEAPONS, places, strict=True) if where is room)
        if there and room is not None:
            lines.append(Line("cluedo-table-weapons", {"weapons": there, "room": room}))
        elif there:
            lines.append(Line("cluedo-table-weapons-off", {"weapons": there}))
    return lines


def _recent_line(view: TableView, said: Said) -> Line:
    """Return a hypothesis and how it was answered, as everybody knows it."""
    if said.shown_by is not None:
        answer = "shown"
    elif len(said.passed) == view.seats - 1:
        answer = "none"
    elif view.phase is Phase.ASKING and said == view.recent[-1]:
        answer = "waiting"
    else:
        answer = "dropped"  # its author left, or the table ended, before somebody had answered
    return Line(
        "cluedo-table-hypothesis",
        {
            **_case_facts(said),
            "passed": who(said.passed),
            "answer": answer,
            "shown_by": Who(said.shown_by) if said.shown_by is not None else None,
        },
    )


def _case_facts(said: Said) -> Mapping[str, Fact]:
    return {
        "hypothesis": said.number,
        "by": Who(said.by),
        "suspect": said.suspect,
        "weapon": said.weapon,
        "room": said.room,
    }


def beside(verb: str, _view: TableView, mine: SeatView) -> tuple[Line, ...]:
    """Return the room and the cards that a seat has seen beside its hypothesis; beside an answer the question, and the cards that its author has seen."""
    if verb == Suggest.verb and mine.pawn is not None:
        seen = tuple(dict.fromkeys(each.card for each in mine.seen))
        room = room_at(mine.at[SUSPECTS.index(mine.pawn)])
        return (Line("cluedo-desk-asking", {"room": room, "cards": mine.hand, "seen": seen}),)
    if verb == Show.verb and mine.question is not None:
        question = mine.question
        given = [each for each in mine.given if each.other == question.by and each.card in question.case]
        return (Line("cluedo-desk-question", _case_facts(question)), *(_given_line(each) for each in given))
    return ()


def _given_line(shown: Shown) -> Line:
    return Line("cluedo-desk-given", {"who": Who(shown.other), "card": shown.card, "hypothesis": shown.number})


def board_lines(view: SeatView, board: Board) -> tuple[Line, ...]:
    """Return the board on a desk in words: pawns and weapons, which the panel tells too."""
    spots = (_where(board, spot)["place"] for spot in view.at)
    return (
        Line("cluedo-board-pawns", dict(zip(map(str, SUSPECTS), spots, strict=True))),
        *_weapons(view.weapons),
    )


def seat_lines(view: SeatView) -> tuple[Line, ...]:
    """Return a desk in words: pawn, hand, the question put to it, cards shown, the envelope for a wrong accuser."""
    if view.pawn is None:
        return (Line("cluedo-desk-no-pawn"),)
    pawn: Suspect = view.pawn
    if not view.hand:
        return (Line("cluedo-desk-pawn", {"pawn": pawn}),)
    lines = [Line("cluedo-desk-hand", {"pawn": pawn, "cards": view.hand})]
    if view.standing:
        lines.append(Line("cluedo-desk-order", {"cards": view.order}))
    if view.question is not None:
        lines.append(Line("cluedo-desk-question", _case_facts(view.question)))
        lines.append(Line("cluedo-desk-fitting", {"cards": view.fitting}))
    lines += reach_lines(view.reach, own=True)
    lines += [
        Line("cluedo-desk-seen", {"who": Who(each.other), "card": each.card, "hypothesis": each.number})
        for each in view.seen
    ]
    lines += [_given_line(each) for each in view.given]
    lines += [Line("cluedo-desk-hidden", {"cards": each.cards, "hypothesis": each.number}) for each in view.hidden]
    if view.envelope is not None and view.missed is not None:
        for key, case in (("cluedo-desk-missed", view.missed), ("cluedo-desk-envelope", view.envelope)):
            suspect, weapon, room = case
            lines.append(Line(key, {"suspect": suspect, "weapon": weapon, "room": room}))
    return tuple(lines)
