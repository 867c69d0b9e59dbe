"""A public heuristic of Cluedo that the program is measured against, and the program as it plays without the board.

The heuristic is after the strongest entry of sadakatsu/SpeedClueContest. It crosses out all that follows, names of each kind the
card that fewest may still hold, shows again what was seen before, and accuses where more than 70 of 100 deals agree. On the board
it goes where such a room is, by the shortest way.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Final, TypeVar

from games.cluedo import BOARD
from games.cluedo.actions import Accuse, End, Move, Roll, Show, Stay, Suggest, TakePassage
from games.cluedo.events import Suggested
from games.cluedo.knowledge.bounds import KINDS, Bounds
from games.cluedo.knowledge.evidence import evidence
from games.cluedo.knowledge.findings import found
from games.cluedo.model import (
    CARDS,
    ROOM_LIST,
    ROOM_SPOT,
    SUSPECTS,
    WEAPONS,
    Card,
    Door,
    Room,
    Spot,
    Suspect,
    Weapon,
)
from games.cluedo.rival.decisions import CluedoRival, distances
from games.core.chance import Chance
from games.core.contract import Action
from games.core.deduction.rival import Decision, Situation
from games.core.lines import Line

ENOUGH: Final = 0.7
FEW: Final = 10
"""So few cards may be unknown when deals are counted."""
PLACED: Final = 99
_WAYS: Final = {room: distances(BOARD, room) for room in ROOM_LIST}

T = TypeVar("T")


def open_rival() -> CluedoRival:
    """Return the program as it plays without the board: on one where each square leads into every room."""
    doors = tuple(Door(room, square, 0, 0) for room in ROOM_LIST for square in BOARD.squares)
    return CluedoRival(replace(BOARD, doors=doors, passages={}, linked={}))


def heuristic(situation: Situation, luck: Chance) -> Decision:
    """Return what the heuristic does."""
    return Decision(_action(situation, luck), Line("random"))


def _action(situation: Situation, luck: Chance) -> Action:
    known = evidence(situation.log)
    if known is None:
        return luck.pick(situation.legal)
    if shows := _of(Show, situation):
        return _shown(situation, shows)
    bounds = Bounds.of(known, known.facts)
    if accuses := _of(Accuse, situation):
        is_sure = bounds.has[-1].bit_count() == len(KINDS)
        cases = found(known, known.facts).cases if is_sure or bounds.open.bit_count() <= FEW else {}
        for each in accuses:
            if cases.get((each.suspect, each.weapon, each.room), 0) > ENOUGH * sum(cases.values()):
                return each
    return _turn(situation, bounds)


def _turn(situation: Situation, bounds: Bounds) -> Action:
    def owners(card: Card) -> int:
        number = CARDS.index(card)
        is_placed = any(cards >> number & 1 for cards in bounds.has[:-1])
        return PLACED if is_placed else sum(cards >> number & 1 for cards in bounds.can[:-1])

    wanted = sorted((room for room in ROOM_LIST if owners(room) < PLACED), key=owners)
    best = [room for room in wanted if owners(room) == owners(wanted[0])]
    here = _here(situation)
    asked = _asked(situation, sorted(SUSPECTS, key=owners), sorted(WEAPONS, key=owners))
    moves = {each.to: each for each in _of(Move, situation)}
    rolls, passages = _of(Roll, situation), _of(TakePassage, situation)
    if asked and (here in best or not (moves or rolls)):
        return asked
    if passages and here is not None and BOARD.passages[here] in best:
        return passages[0]
    if rolls:
        return rolls[0]
    if rooms := [room for room in wanted if room in moves]:
        return asked if asked and here in wanted and owners(here) <= owners(rooms[0]) else moves[rooms[0]]
    if asked:
        return asked
    if moves:
        return min(moves.values(), key=lambda each: min(_WAYS[room].get(_spot(each.to), PLACED) for room in best))
    return [*_of(End, situation), *_of(Stay, situation), *situation.legal][0]


def _asked(situation: Situation, suspects: Sequence[Suspect], weapons: Sequence[Weapon]) -> Suggest | None:
    """Return a question here about the first of these suspects and weapons that was not asked before, if any may be asked."""
    asks = {(each.suspect, each.weapon): each for each in _of(Suggest, situation) if not each.end}
    me = situation.log.seat
    before = {
        (event.suspect, event.weapon, event.room)
        for _, event in situation.log.events
        if isinstance(event, Suggested) and event.by == me
    }
    here = _here(situation)
    new = (pair for pair in [(s, w) for s in suspects for w in weapons] if (*pair, here) not in before)
    return asks.get(next(new, (suspects[0], weapons[0])))


def _shown(situation: Situation, shows: Sequence[Show]) -> Action:
    """Show again what this seat was shown before, or else what was shown most often."""
    given = Counter(each.card for each in situation.view.given)
    asker = situation.view.question.by
    before = {each.card for each in situation.view.given if each.other == asker}
    return max(shows, key=lambda each: (each.card in before, given[each.card]))


def _of(kind: type[T], situation: Situation) -> list[T]:
    return [each for each in situation.legal if isinstance(each, kind)]


def _here(situation: Situation) -> Room | None:
    spot: Spot = situation.view.at[SUSPECTS.index(situation.view.pawn)]
    return next((room for room in ROOM_LIST if ROOM_SPOT[room] == spot), None)


def _spot(to: Room | str) -> Spot:
    return ROOM_SPOT[to] if isinstance(to, Room) else BOARD.spots[to]
