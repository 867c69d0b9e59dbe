"""Mord im Arosa: views as sentences of the catalogue. Everything in the picture is said here too."""

from __future__ import annotations

from games.arosa.model import CUBES, FLOORS, VICTIMS, Kit, Opening, Phase, Piece, colour
from games.arosa.views import SeatView, TableView
from games.core.lines import Fact, Line, Who, who
from games.core.seats import Seat, all_seats


def table_lines(view: TableView, kit: Kit) -> tuple[Line, ...]:
    """Return the panel in words: the turn, the open floor, the crime scenes, reserves and traces."""
    lines = [_situation(view)]
    if view.opened is not None and view.phase is not Phase.OVER:
        lines.append(_opening(view.opened))
    lines.append(_scenes(view))
    lines += [_seat_line(view, seat, kit) for seat in all_seats(view.seats)]
    if view.hotel is not None:
        lines.append(Line("arosa-table-hotel"))
        lines += [
            Line("arosa-table-floor", {"floor": floor, "cubes": _cubes(sorted(view.hotel[floor]))})
            for floor in reversed(FLOORS)
        ]
    return tuple(lines)


def _situation(view: TableView) -> Line:
    facts: dict[str, Fact] = {"who": Who(view.active), "n": VICTIMS - sum(view.scenes)}
    match view.phase:
        case Phase.SEARCH:
            return Line("arosa-table-search", facts)
        case Phase.INQUIRY:
            return Line("arosa-table-inquiry", {**facts, "erase": any(view.board[view.active])})
        case Phase.ERASING:
            return Line("arosa-table-erasing", facts)
        case Phase.OVER:
            if view.outcome is None or not view.outcome.winners:
                return Line("arosa-table-nobody")
            if view.outcome.scores is None:
                return Line("arosa-table-left", {"who": Who(view.outcome.winners[0])})
            scores = view.outcome.scores
            if len(view.outcome.winners) == view.seats:
                return Line("arosa-table-drawn", {"points": scores[0]})
            guilty = tuple(seat for seat in all_seats(view.seats) if scores[seat] == max(scores))
            points: dict[str, Fact] = {"least": min(scores), "most": max(scores)}
            return Line(
                "arosa-table-judged", {"winners": who(view.outcome.winners), "murderers": who(guilty), **points}
            )


def _opening(opening: Opening) -> Line:
    return Line("arosa-table-opened", {"floor": opening.floor, "cubes": _cubes(opening.pieces)})


def _cubes(pieces: tuple[Piece, ...] | list[Piece]) -> tuple[Fact, ...]:
    return tuple(CUBES[piece] for piece in pieces)


def _scenes(view: TableView) -> Line:
    floors = tuple(floor for floor in FLOORS for _ in range(view.scenes[floor]))
    first, second, *_ = (*floors, None, None)
    facts: dict[str, Fact] = {"first": first, "second": second, "same": len(set(floors)) < len(floors)}
    return Line("arosa-table-scenes", {"found": len(floors), **facts})


def seat_state(view: TableView, seat: Seat) -> str:
    """Return the standing of a seat: a keyword of the catalogue, and a sign in the picture."""
    if seat in view.gone:
        return "gone"
    return "active" if seat in view.waiting else "idle"


def _seat_line(view: TableView, seat: Seat, kit: Kit) -> Line:
    facts: dict[str, Fact] = {
        "who": Who(seat),
        "cube": colour(seat),
        "state": seat_state(view, seat),
        "reserve": view.reserves[seat],
        "traces": sum(view.board[seat]),
        "boxes": _boxes(view.board[seat]),
        "points": kit.points(view.board[seat], view.scenes),
    }
    return Line("arosa-table-seat", facts)


def wording(field: str, value: object) -> Line | None:
    """Return the name of a suspect where one is chosen: with a colour, for that is what falls."""
    if field != "players" or not isinstance(value, int):
        return None
    return Line("arosa-suspect", {"who": Who(Seat(value)), "cube": colour(Seat(value))})


def _boxes(row: tuple[int, ...]) -> tuple[str, ...]:
    """Return the boxes of the board with traces of a player, from the top: `5 ×2`, `3`, with a space that does not break."""
    return tuple(
        f"{floor}\u00a0×{row[floor]}" if row[floor] > 1 else f"{floor}" for floor in reversed(FLOORS) if row[floor]
    )


def seat_lines(view: SeatView, kit: Kit) -> tuple[Line, ...]:
    """Return a desk in words: colour, traces, and the next action. There are no secrets in this game."""
    facts: dict[str, Fact] = {"cube": colour(view.seat), "reserve": view.reserve}
    lines = [Line("arosa-desk-own", facts)]
    if any(view.row):
        points = kit.points(view.row, view.scenes)
        lines.append(Line("arosa-desk-board", {"traces": sum(view.row), "boxes": _boxes(view.row), "points": points}))
    if view.phase is not Phase.OVER:
        lines.append(Line("arosa-desk-memory"))
    return tuple(lines)
