"""Cluedo: how the program plays it, from what its seat was told."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from games.cluedo.actions import Accuse, ChoosePawn, End, Move, Roll, Show, Stay, Suggest, TakePassage
from games.cluedo.events import Answered, Suggested
from games.cluedo.model import ROOM_SPOT, STRIDE, SUSPECTS, WEAPONS, Board, Card, Room, Silence, Spot
from games.cluedo.views import SeatView, TableView
from games.core.chance import Chance
from games.core.contract import Action
from games.core.lines import Line
from games.core.rival import Decision, Situation, Strength

FORGETS: Final = {Strength.NOVICE: 12, Strength.AMATEUR: 3}
"""How many of a hundred cards that it was shown it does not think of, each time that it thinks."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Left:
    """What may be in the envelope, as far as a rival thinks."""

    suspects: tuple[Any, ...]
    weapons: tuple[Any, ...]
    rooms: tuple[Any, ...]

    @property
    def is_solved(self) -> bool:
        """Whether one case is left."""
        return len(self.suspects) == len(self.weapons) == len(self.rooms) == 1


class CluedoRival:
    """Plays Cluedo."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._ways = {room: _distances(board, room) for room in Room}

    def decide(self, situation: Situation, strength: Strength, luck: Chance) -> Decision:
        """Return one of the legal actions."""
        legal = situation.legal
        if pawns := _of(ChoosePawn, legal):
            return Decision(luck.pick(pawns), Line("why-cluedo-pawn"))
        if shows := _of(Show, legal):
            return _show(situation, [each for each in shows if each.card is not Silence.NOTHING] or shows, luck)
        left = self._left(situation, strength, luck)
        if left.is_solved:
            for each in _of(Accuse, legal):
                if (each.suspect, each.weapon, each.room) == (left.suspects[0], left.weapons[0], left.rooms[0]):
                    return Decision(each, Line("why-cluedo-sure"))
        if ask := self._suggest(situation, left, luck):
            return ask
        return self._walk(situation, left, luck)

    def _left(self, situation: Situation, strength: Strength, luck: Chance) -> Left:
        view: SeatView = situation.view
        known: set[Card] = set(view.hand)
        known.update(each.card for each in view.seen if luck.below(100) >= FORGETS.get(strength, 0))
        told = self._shown_to_nobody(situation)
        kinds = []
        for kind in (SUSPECTS, WEAPONS, tuple(Room)):
            sure = tuple(card for card in kind if card in told and card not in known)
            kinds.append(sure[:1] or tuple(card for card in kind if card not in known))
        return Left(*kinds)

    @staticmethod
    def _shown_to_nobody(situation: Situation) -> set[Card]:
        """Return the cards that somebody named and that nobody showed: in the envelope, or the asker's own."""
        if situation.account.options.get("false_witnesses") != "off":
            return set()
        view: SeatView = situation.view
        found: set[Card] = set()
        asked: Suggested | None = None
        for _, event in situation.account.events:
            if isinstance(event, Suggested):
                asked = event
            is_end = isinstance(event, Suggested) and event.asked is None and event.shown_by is None
            if asked is not None and asked.by == view.seat and is_end:
                found.update(each for each in (asked.suspect, asked.weapon, asked.room) if each not in view.hand)
            elif isinstance(event, Answered) and event.shown:
                asked = None
        return found

    def _suggest(self, situation: Situation, left: Left, luck: Chance) -> Decision | None:
        asks = [each for each in _of(Suggest, situation.legal) if not each.end]
        if not asks:
            return None
        view: SeatView = situation.view
        here = self._board.called[view.at[SUSPECTS.index(view.pawn)]] if view.pawn is not None else None
        if here not in left.rooms:
            is_only_room = len(left.suspects) == len(left.weapons) == 1
            moves = {each.to for each in _of(Move, situation.legal)}
            if _of(Roll, situation.legal) or moves & set(left.rooms) or (moves and is_only_room):
                return None  # elsewhere there is more to learn
        good = [each for each in asks if each.suspect in left.suspects and each.weapon in left.weapons]
        return Decision(luck.pick(good or asks), Line("why-cluedo-ask", {"n": _cases(left)}))

    def _walk(self, situation: Situation, left: Left, luck: Chance) -> Decision:
        legal = situation.legal
        wanted = left.rooms or tuple(Room)
        moves = _of(Move, legal)
        if rooms := [each for each in moves if each.to in wanted]:
            going = luck.pick(rooms)
            return Decision(going, Line("why-cluedo-enter", {"room": going.to}))
        view: SeatView = situation.view
        if passage := _of(TakePassage, legal):
            here = self._board.called[view.at[SUSPECTS.index(view.pawn)]] if view.pawn is not None else None
            if isinstance(here, Room) and self._board.passages.get(here) in wanted:
                return Decision(passage[0], Line("why-cluedo-passage"))
        if rolls := _of(Roll, legal):
            return Decision(rolls[0], Line("why-cluedo-roll"))
        if moves:
            near = [min(self._ways[room].get(self._spot(each.to), 99) for room in wanted) for each in moves]
            best = [each for each, way in zip(moves, near, strict=True) if way == min(near)]
            return Decision(luck.pick(best), Line("why-cluedo-walk"))
        rest = [*_of(End, legal), *_of(Stay, legal), *legal]
        return Decision(rest[0], Line("why-cluedo-rest"))

    def _spot(self, to: Room | str) -> Spot:
        return ROOM_SPOT[to] if isinstance(to, Room) else self._board.spots[to]


def _show(situation: Situation, shows: Sequence[Show], luck: Chance) -> Decision:
    """Show again what the asker has seen before: it tells least."""
    view: SeatView = situation.view
    table: TableView = situation.table
    asker = view.question.by if view.question is not None else table.active
    before = {each.card for each in view.given if each.other == asker}
    if known := [each for each in shows if each.card in before]:
        return Decision(known[0], Line("why-cluedo-show-again"))
    return Decision(luck.pick(shows), Line("why-cluedo-show"))


def _distances(board: Board, room: Room) -> dict[Spot, int]:
    """Return how many steps each square is from a room, with nobody in the way."""
    found = {ROOM_SPOT[room]: 0, **dict.fromkeys(board.doors_of(room), 1)}
    squares, edge = set(board.squares), list(board.doors_of(room))
    while edge:
        further = []
        for here in edge:
            for there in (Spot(here + step) for step in (-STRIDE, -1, 1, STRIDE)):
                if there in squares and there not in found:
                    found[there] = found[here] + 1
                    further.append(there)
        edge = further
    return found


def _cases(left: Left) -> int:
    return len(left.suspects) * len(left.weapons) * len(left.rooms)


def _of(kind: type[T], legal: Iterable[Action]) -> list[T]:
    return [each for each in legal if isinstance(each, kind)]
