"""Cluedo: the rival, which plays by the log and the views of its seat.

The weaker ones cross out the cards that they remember, believe every denial, and ask for the cards left. The stronger
ones draw deals that fit all they know and ask the question expected to tell most; a master also reads the others' questions,
thinks of the room after this one, and names a likely case before another does.

None asks a question with known answers (`games.cluedo.rival.witnesses`). Each question of a rival tells it something about a witness,
and there is only so much to tell, or it accuses in the same turn; and a double, one throw of eighteen, leads to any room where
there is something to ask. So each game ends, also where witnesses may lie and nothing is ever certain.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Final, TypeVar

from games.cluedo.actions import Accuse, ChoosePawn, End, Move, Roll, Show, Stay, Suggest, TakePassage
from games.cluedo.events import Suggested
from games.cluedo.knowledge.bounds import Bounds
from games.cluedo.knowledge.evidence import Evidence, Fact, Source, evidence
from games.cluedo.model import (
    CARDS,
    ROOM_LIST,
    ROOM_SPOT,
    STRIDE,
    SUSPECTS,
    WEAPONS,
    Board,
    Card,
    Case,
    Phase,
    Room,
    Spot,
    Suspect,
    Weapon,
)
from games.cluedo.rival.decoys import OFTEN, decoy
from games.cluedo.rival.guessing import Guesses, best_in, guesses, promising
from games.cluedo.rival.habits import questions
from games.cluedo.rival.lying import answer, proved_lie
from games.cluedo.rival.witnesses import Witnesses
from games.cluedo.views import SeatView, TableView
from games.core.chance import Chance
from games.core.contract import Action
from games.core.deduction.rival import Decision, Situation, Strength, Style
from games.core.lines import Line

FORGETS: Final = {Strength.NOVICE: (12, 60), Strength.AMATEUR: (3, 15)}
"""How many of a hundred cards that it was shown, and of a hundred other answers, it does not think of when it thinks."""
THINKS: Final = (Strength.EXPERT, Strength.MASTER)
"""The strengths that weigh questions by their expected bits."""
NEXT: Final = 0.55
"""How much a question of the next turn counts, beside one of this turn."""
SURE: Final = 0.85
"""How likely a case must be to be named where witnesses may lie, and nothing is certain for long."""
HURRIED: Final = {Style.PLAIN: 0.7, Style.BOLD: 0.6, Style.GUARDED: 0.8}
"""The same for a master where they may not, by style: before it is certain, another may have named it."""
REACHED: Final = (1.0, 1.0, 1.0, 35 / 36, 33 / 36, 30 / 36, 26 / 36, 21 / 36, 15 / 36, 10 / 36, 6 / 36, 3 / 36, 1 / 36)
"""The chance that two dice reach a place, by steps."""

T = TypeVar("T")
N = TypeVar("N", Suspect, Weapon, Room)


@dataclass(frozen=True, slots=True)
class Candidates:
    """The cards that may be in the envelope, as far as a rival thinks."""

    suspects: tuple[Suspect, ...]
    weapons: tuple[Weapon, ...]
    rooms: tuple[Room, ...]

    @property
    def cases(self) -> int:
        """The number of solutions left."""
        return len(self.suspects) * len(self.weapons) * len(self.rooms)

    @property
    def pairs(self) -> list[tuple[Suspect, Weapon]]:
        """The suspects and weapons that may be named in any room."""
        return [*product(self.suspects, self.weapons)]


class CluedoRival:
    """Plays Cluedo."""

    def __init__(self, board: Board, *, reads: bool = True, decoys: Mapping[Style, int] = OFTEN) -> None:
        """Take a board and the habits of a master: a look at the others' questions (`reads`), and `decoys` in a hundred of its own."""
        self._board, self._reads, self._decoys = board, reads, decoys
        self._ways = {room: distances(board, room) for room in Room}

    def decide(self, situation: Situation, strength: Strength, luck: Chance) -> Decision:
        """Return one of the legal actions."""
        legal = situation.legal
        known = evidence(situation.log)
        if (pawns := _of(ChoosePawn, legal)) or known is None:
            return Decision(luck.pick(pawns or legal), Line("why-cluedo-pawn"))
        if _of(Show, legal):
            return answer(situation, known, strength, luck)
        facts = [fact for fact in known.facts if _is_remembered(fact, strength, luck)]
        left = _left(known, facts)
        if strength not in THINKS:  # they believe what they are told, until it cannot be
            denials = [denial for denial in known.denials if _is_remembered(denial, strength, luck)]
            believed = _left(known, [*facts, *(denial for denial in denials if denial.owner != known.seat)])
            left = believed if believed.cases else left
        accuses = _of(Accuse, legal)
        if left.cases == 1:
            for each in accuses:
                if (each.suspect, each.weapon, each.room) == (left.suspects[0], left.weapons[0], left.rooms[0]):
                    return Decision(each, Line("why-cluedo-sure"))
        if lie := proved_lie(situation, known, facts):
            return lie
        if strength in THINKS and (rolls := _of(Roll, legal)) and not _of(TakePassage, legal):
            return Decision(rolls[0], Line("why-cluedo-roll-first"))  # whoever has thrown may still stay, and ask
        table: TableView = situation.table
        witnesses = Witnesses.of(known, table.out | table.gone)
        is_master = strength is Strength.MASTER
        asked = questions(situation.log) if is_master and self._reads else None
        if strength in THINKS and (guess := guesses(known, witnesses, luck, asked)):
            may_guess = known.denials or (is_master and _is_hurried(situation))
            least = SURE if known.denials else HURRIED[situation.style]
            if may_guess and (likely := _likely(accuses, guess, least, may_lie=bool(known.denials))):
                return likely
            return self._think(situation, left, guess, self._decoys[situation.style] if is_master else 0, luck)
        return self._eliminate(situation, left, witnesses, luck)

    # By what is expected to be told

    def _think(
        self,
        situation: Situation,
        left: Candidates,
        guess: Guesses,
        decoys: int,
        luck: Chance,
    ) -> Decision:
        """Ask where a question tells most, now and in the next turn; accuse where none tells anything.

        So many of a hundred questions are `decoys`.
        """
        legal, here, hand = situation.legal, self._here(situation), situation.view.hand
        pairs = list(product(_some(left.suspects, SUSPECTS, hand, luck), _some(left.weapons, WEAPONS, hand, luck)))
        few = promising(guess, pairs)
        gains = {room: best_in(room, guess, few)[0] for room in ROOM_LIST}
        if not any(gains.values()):
            pairs = few = list(product(SUSPECTS, WEAPONS))
            gains = {room: best_in(room, guess, few)[0] for room in ROOM_LIST}
        if not any(gains.values()) or self._has_asked_in_vain(situation):
            case, share = guess.likeliest()
            return self._conclude(situation, case, Line("why-cluedo-best-guess", {"percent": round(100 * share)}), luck)
        passage = self._board.passages.get(here) if here is not None and _of(TakePassage, legal) else None
        rolls, moves = _of(Roll, legal), _of(Move, legal)
        asks = [each for each in _of(Suggest, legal) if not each.end]
        if not rolls and not moves:
            best = best_in(here, guess, pairs) if asks and here is not None else None
            if best is not None and (best[0] or len(_of(Suggest, legal)) == len(legal)):  # a hint names nothing else
                return self._ask(situation, best, left, guess, decoys, luck)
            return self._walk(situation, ROOM_LIST, luck)
        ahead = {room: self._ahead(ROOM_SPOT[room], room, gains) for room in ROOM_LIST}
        if rolls:
            stay = gains[here] + NEXT * ahead[here] if asks and here is not None and gains[here] else 0.0
            hope = max(gains[room] * reached(self._steps(situation, room)) for room in ROOM_LIST)
            if passage is not None and gains[passage] + NEXT * ahead[passage] > max(stay, hope):
                return Decision(_of(TakePassage, legal)[0], Line("why-cluedo-passage"))
            return Decision(rolls[0], Line("why-cluedo-roll"))
        worth = [self._worth(each.to, gains, ahead) for each in moves]
        if asks and here is not None and gains[here] and gains[here] + NEXT * ahead[here] >= max(worth, default=0.0):
            return self._ask(situation, best_in(here, guess, pairs), left, guess, decoys, luck)
        going = moves[worth.index(max(worth))]
        if isinstance(going.to, Room):
            return Decision(going, Line("why-cluedo-best-room", {"room": going.to}))
        return Decision(going, Line("why-cluedo-walk"))

    @staticmethod
    def _ask(
        situation: Situation,
        best: tuple[float, Case],
        left: Candidates,
        guess: Guesses,
        decoys: int,
        luck: Chance,
    ) -> Decision:
        """Ask the best question, or a decoy in its place."""
        case, why = best[1], Line("why-cluedo-best", {"n": left.cases})
        if decoys and (other := decoy(best, guess, situation.view.hand, questions(situation.log), luck, decoys)):
            case, why = other, Line("why-cluedo-decoy")
        asks = [each for each in _of(Suggest, situation.legal) if not each.end]
        action = next(each for each in asks if (each.suspect, each.weapon) == case[:2])
        return Decision(action, why, guess.gain(case))

    def _worth(self, to: Room | str, gains: Mapping[Room, float], ahead: Mapping[Room, float]) -> float:
        """Return the promise of a place: a question there, and one after it."""
        if isinstance(to, Room):
            return gains[to] + NEXT * ahead[to]
        return NEXT * self._ahead(self._board.spots[to], None, gains)

    def _ahead(self, spot: Spot, room: Room | None, gains: Mapping[Room, float]) -> float:
        """Return the promise of the next turn's best question from here; the same room once more tells less."""
        found = 0.5 * gains[room] if room is not None else 0.0
        for each in ROOM_LIST:
            if each is not room:
                is_linked = room is not None and self._board.passages.get(room) is each
                steps = 0 if is_linked else self._ways[each].get(spot, 12)
                found = max(found, gains[each] * reached(steps))
        return found

    def _steps(self, situation: Situation, room: Room) -> int:
        return self._ways[room].get(self._at(situation), 12)

    def _at(self, situation: Situation) -> Spot:
        view: SeatView = situation.view
        return view.at[SUSPECTS.index(view.pawn)] if view.pawn is not None else Spot(0)

    def _here(self, situation: Situation) -> Room | None:
        called = self._board.called.get(self._at(situation))
        return called if isinstance(called, Room) else None

    # By what is not crossed out

    def _eliminate(self, situation: Situation, left: Candidates, witnesses: Witnesses, luck: Chance) -> Decision:
        """Ask for a card that is left, in a room that is left; accuse where no answer would be new."""
        wanted = [room for room in left.rooms if any(not witnesses.is_idle((*pair, room)) for pair in left.pairs)]
        if left.cases == 1 or not wanted or self._has_asked_in_vain(situation):
            case = _least_shown(left, witnesses, luck)
            return self._conclude(situation, case, Line("why-cluedo-guess", {"n": left.cases}), luck)
        return self._suggest(situation, left, witnesses, wanted, luck) or self._walk(situation, wanted, luck)

    def _suggest(
        self, situation: Situation, left: Candidates, witnesses: Witnesses, wanted: Sequence[Room], luck: Chance
    ) -> Decision | None:
        here = self._here(situation)
        if here is None:
            return None
        if here not in wanted:
            is_only_room = len(left.pairs) == 1
            moves = {each.to for each in _of(Move, situation.legal)}
            if _of(Roll, situation.legal) or moves & {*wanted} or (moves and is_only_room):
                return None  # elsewhere there is more to learn
        asks = [each for each in _of(Suggest, situation.legal) if not each.end]
        asks = [each for each in asks if not witnesses.is_idle((each.suspect, each.weapon, here))]
        good = [each for each in asks if (each.suspect, each.weapon) in left.pairs]
        return Decision(luck.pick(good or asks), Line("why-cluedo-ask", {"n": left.cases})) if asks else None

    def _walk(self, situation: Situation, wanted: Sequence[Room], luck: Chance) -> Decision:
        legal = situation.legal
        moves = _of(Move, legal)
        if rooms := [each for each in moves if each.to in wanted]:
            going = luck.pick(rooms)
            return Decision(going, Line("why-cluedo-enter", {"room": Room(going.to)}))
        here = self._here(situation)
        if (passage := _of(TakePassage, legal)) and here is not None and self._board.passages.get(here) in wanted:
            return Decision(passage[0], Line("why-cluedo-passage"))
        if rolls := _of(Roll, legal):
            return Decision(rolls[0], Line("why-cluedo-roll"))
        if moves:
            near = [min(self._ways[room].get(self._spot(each.to), 99) for room in wanted) for each in moves]
            best = [each for each, way in zip(moves, near, strict=True) if way == min(near)]
            return Decision(luck.pick(best), Line("why-cluedo-walk"))
        rest = [*_of(End, legal), *_of(Stay, legal), *legal]
        return Decision(rest[0], Line("why-cluedo-rest"))

    # Where nothing is left to ask

    def _conclude(self, situation: Situation, case: Case, why: Line, luck: Chance) -> Decision:
        """Accuse; and where that takes a suggestion first, make one, which tells nothing, or go where one may be made."""
        for accuse in _of(Accuse, situation.legal):
            if (accuse.suspect, accuse.weapon, accuse.room) == case:
                return Decision(accuse, why)
        asks = [each for each in _of(Suggest, situation.legal) if not each.end]
        if asks:
            ask = next((each for each in asks if (each.suspect, each.weapon) == case[:2]), asks[0])
            return Decision(ask, Line("why-cluedo-to-accuse"), 0.0)
        here = self._here(situation)
        going = self._walk(situation, [room for room in ROOM_LIST if room is not here], luck)
        return Decision(going.action, Line("why-cluedo-to-accuse"))

    @staticmethod
    def _has_asked_in_vain(situation: Situation) -> bool:
        """Return whether this seat's last question told it nothing: then it was asked in order to accuse."""
        table: TableView = situation.table
        if table.phase is not Phase.ASKED:
            return False
        log = situation.log
        asked = [n for n, event in log.events if isinstance(event, Suggested) and event.by == log.seat]
        before, now = evidence(log.until(asked[-1] - 1)) if asked else None, evidence(log)
        if before is None or now is None:
            return False
        honest = table.out | table.gone
        return Witnesses.of(before, honest) == Witnesses.of(now, honest)

    def _spot(self, to: Room | str) -> Spot:
        return ROOM_SPOT[to] if isinstance(to, Room) else self._board.spots[to]


def reached(steps: int) -> float:
    """Return the chance that two dice reach a place so many steps away; beyond their reach, nearer is better."""
    return REACHED[steps] if steps < len(REACHED) else REACHED[-1] * len(REACHED) / (steps + 1)


def _is_remembered(fact: Fact, strength: Strength, luck: Chance) -> bool:
    seen, heard = FORGETS.get(strength, (0, 0))
    if strength is Strength.NOVICE and not (fact.source.is_holding or fact.source.is_lacking):
        return False  # that somebody showed something to another says nothing to it
    return luck.below(100) >= (seen if fact.source is Source.SAW else heard)


def _left(known: Evidence, facts: Sequence[Fact]) -> Candidates:
    cards = Bounds.of(known, facts).can[-1]
    mine = [card for i, card in enumerate(CARDS) if cards >> i & 1]
    return Candidates(
        tuple(card for card in SUSPECTS if card in mine),
        tuple(card for card in WEAPONS if card in mine),
        tuple(card for card in ROOM_LIST if card in mine),
    )


def _least_shown(left: Candidates, witnesses: Witnesses, luck: Chance) -> Case:
    """Return the case, of those that are left, of which the fewest are expected to show a card."""

    def pick(cards: Sequence[N]) -> N:
        silent = [witnesses.silent(CARDS.index(card)) for card in cards]
        return luck.pick([card for card, count in zip(cards, silent, strict=True) if count == max(silent)])

    return pick(left.suspects), pick(left.weapons), pick(left.rooms)


def _some(left: Sequence[T], kind: Sequence[T], hand: Collection[Card], luck: Chance) -> list[T]:
    """Return the cards of a kind to name: those that may be in the envelope, and one of one's own to keep the rest apart."""
    mine = [each for each in kind if each in hand]
    return [*left, luck.pick(mine)] if mine else [*left] or [*kind]


def _is_hurried(situation: Situation) -> bool:
    """Return whether anybody else may still accuse."""
    table: TableView = situation.table
    return len(table.out | table.gone) < table.seats - 1


def _likely(accuses: Sequence[Accuse], guess: Guesses, least: float, *, may_lie: bool) -> Decision | None:
    """Return the accusation of the likeliest case, if that is at least so likely."""
    if not accuses:
        return None
    case, share = guess.likeliest()
    if share < least:
        return None
    action = next(each for each in accuses if (each.suspect, each.weapon, each.room) == case)
    return Decision(
        action, Line("why-cluedo-likely" if may_lie else "why-cluedo-hurried", {"percent": round(100 * share)})
    )


def distances(board: Board, room: Room) -> dict[Spot, int]:
    """Return how many steps each place is from a room, with nobody in the way."""
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
    for other in ROOM_LIST:
        if other is not room:
            found[ROOM_SPOT[other]] = 1 + min(found[door] for door in board.doors_of(other))
    return found


def _of(kind: type[T], legal: Iterable[Action]) -> list[T]:
    return [each for each in legal if isinstance(each, kind)]
