"""13 Indices: views as sentences of the catalogue. Everything in a picture is said here too."""

from __future__ import annotations

from games.clues.facts import RECENT, Heard
from games.clues.model import Case, Phase
from games.clues.views import SeatView, TableView
from games.core.lines import Fact, Line, Who, who
from games.core.seats import Seat, all_seats


def table_lines(view: TableView) -> tuple[Line, ...]:
    """Return the panel in words: turn, loupes, informants, colours in play, the last questions."""
    lines = [_situation(view)]
    if view.screens:
        return (*lines, *_turned_over(view))
    lines += [_seat_line(view, seat) for seat in all_seats(view.seats)]
    if view.seats > 2:
        lines.append(Line("clues-table-reserve", {"n": view.reserve}))
    lines.append(Line("clues-table-informants", {"n": len(view.letters), "letters": view.letters}))
    lines.append(Line("clues-table-colours", {"colours": view.colours}))
    if view.recent:
        lines.append(Line("clues-table-recent"))
        lines += [_question_line(question) for question in view.recent]
    if view.missed:
        lines.append(Line("clues-table-missed"))
        lines += [Line("clues-table-miss", {"by": Who(seat), **_case(case)}) for seat, case in view.missed]
    return tuple(lines)


def _turned_over(view: TableView) -> list[Line]:
    """Return the cases on every screen, and the informants: after the end."""
    lines = [
        Line("event-clues-case-opened", {"seat": Who(seat), **_case(case)})
        for seat, case in zip(all_seats(view.seats), view.screens, strict=True)
    ]
    if view.informants:
        lines.append(Line("clues-table-informants-over", {"cards": view.informants}))
    return lines


def _situation(view: TableView) -> Line:
    match view.phase:
        case Phase.CHOOSING:
            return Line("clues-table-choosing", {"waiting": who(view.waiting), "n": len(view.waiting)})
        case Phase.TAKING:
            return Line("clues-table-taking", {"who": Who(view.active)})
        case Phase.ACTING:
            if view.seats == 2:
                return Line("clues-table-acting-duel", {"who": Who(view.active)})
            return Line("clues-table-acting", {"who": Who(view.active), "loupes": view.loupes[view.active]})
        case Phase.OVER:
            if view.outcome is None or not view.outcome.winners:
                return Line("clues-table-nobody")
            (winner,) = view.outcome.winners
            if view.outcome.reason == "solved":
                return Line("clues-table-solved", {"who": Who(winner), **_case(view.screens[winner])})
            return Line("clues-table-won", {"who": Who(winner)})


def _seat_line(view: TableView, seat: Seat) -> Line:
    facts: dict[str, Fact] = {
        "who": Who(seat),
        "loupes": view.loupes[seat],
        "state": seat_state(view, seat),
        "tile": view.tiles[seat],
        "counted": view.seats > 2,
    }
    return Line("clues-table-seat", facts)


def seat_state(view: TableView, seat: Seat) -> str:
    """Return the standing of a seat: a keyword of the catalogue, and a sign in the picture."""
    if seat in view.gone:
        return "gone"
    if view.phase is Phase.CHOOSING:
        return "choosing" if seat in view.waiting else "chosen"
    return "active" if seat in view.waiting else "idle"


def _question_line(question: Heard) -> Line:
    facts: dict[str, Fact] = {
        "by": Who(question.by),
        "witness": Who(question.ask.witness),
        "about": question.ask.about,
        "inner": question.ask.inner,
    }
    if question.count is None:
        return Line("clues-table-question-secret", facts)
    return Line("clues-table-question", {**facts, "count": question.count})


def seat_lines(view: SeatView) -> tuple[Line, ...]:
    """Return a desk in words: the hand while choosing; then the screen, the others' cards, and the informants seen."""
    neighbour = Who(Seat((view.seat + 1) % view.seats))
    if view.inner is None:
        lines = [Line("clues-desk-hand", {"cards": view.hand})]
        if view.chosen is None:
            return (*lines, Line("clues-desk-to-choose", {"neighbour": neighbour}))
        return (*lines, Line("clues-desk-chosen", {"cards": view.chosen, "neighbour": neighbour}))
    lines = [Line("clues-desk-inner", {"left": view.inner[0], "right": view.inner[1]}), *sight_lines(view)]
    lines += [Line("clues-desk-secret", _question_line(question).facts) for question in view.secrets]
    lines += [Line("clues-desk-missed", _case(case)) for case in view.missed[-RECENT:]]
    return tuple(lines)


def sight_lines(view: SeatView) -> tuple[Line, ...]:
    """Return the others' cards and the informants seen, in words."""
    outer = [Line("clues-desk-outer", {"who": Who(seat), "cards": case}) for seat, case in view.others]
    seen = [Line("clues-desk-informant", {"letter": letter, "card": card}) for letter, card in view.seen]
    return (*outer, *seen)


def _case(case: Case) -> dict[str, Fact]:
    person, place, weapon = case
    return {"person": person, "place": place, "weapon": weapon}
