"""Mord im Arosa: the rules. Rule ids (R-AR-..) and rulings (A-AR-..) stand in the names of the tests."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import assert_never

from games.arosa import events as ev
from games.arosa.actions import ACTIONS, ArosaAction, Erase, Search, Suspect, TakeBack
from games.arosa.draft import Draft
from games.arosa.model import FLOORS, GROUND, HEARING, VICTIM, VICTIMS, Floor, Hearing, Kit, Phase
from games.arosa.state import Rulings, State
from games.core.chance import Chance
from games.core.contract import MEMORY, GameInfo, Option, Options, Outcome, Refusal, Step
from games.core.endings import ABANDONED, STALLED, Abandoned, LastOne, check_owes
from games.core.seats import Seat, all_seats, clockwise_from
from games.core.secret import Secret

INFO = GameInfo(
    key="arosa",
    version=max(Rulings).value,
    seats=range(2, 7),
    actions=ACTIONS,
    has_secrets=False,
    options=(
        Option(key=HEARING, values=tuple(each.value for each in Hearing), default=Hearing.NORMAL.value),
        MEMORY,
    ),
)


class ArosaRules:
    """The rules of Mord im Arosa over the pieces of one box."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit

    def setup(self, seats: int, options: Options, chance: Chance) -> Step[State]:
        """Set the hotel up and play the prologue in one go (R-AR-01 to 08, A-AR-01, A-AR-02, A-AR-27)."""
        knife, guest = Seat(chance.below(seats)), Seat(chance.below(seats))
        state = State(
            seats=seats,
            hearing=Hearing(options[HEARING]),
            phase=Phase.SEARCH,
            active=guest,
            hotel=Secret(((),) * len(FLOORS)),
            reserves=(self.kit.traces,) * seats,
            board=((0,) * len(FLOORS),) * seats,
            scenes=(0,) * len(FLOORS),
            opened=None,
            past=None,
        )
        draft = Draft(state, self.kit)
        draft.told.append(ev.PrologueBegan(knife=knife, guest=guest))
        draft.throw([VICTIM] * VICTIMS, chance)
        for seat in (knife, *clockwise_from(knife, seats)):
            draft.throw(draft.spend(seat, self.kit.prologue), chance)
        draft.told += (*draft.falls, ev.SearchBegan())
        draft.give_turn(guest)
        return draft.done()

    def turn(self, state: State) -> frozenset[Seat]:
        """Return the seats that owe an action."""
        return frozenset() if state.phase is Phase.OVER else frozenset({state.active})

    def legal(self, state: State, seat: Seat) -> Iterator[ArosaAction]:
        """Return the seat's actions: only the cubes' places are hidden, and they limit none of them."""
        if state.active != seat:
            return iter(())
        match state.phase:
            case Phase.INQUIRY:
                return _inquiries(state.seats, seat, has_traces=any(state.board[seat]))
            case Phase.SEARCH:
                return (Search(floor=floor) for floor in FLOORS)
            case Phase.ERASING:
                return iter(_takings(_most(state, seat)))
            case Phase.OVER:
                return iter(())

    def apply(self, state: State, seat: Seat, action: ArosaAction, chance: Chance) -> Step[State]:
        """Check and carry out an action. Raises Refusal; a refused action costs nothing."""
        match action:
            case Suspect():
                _check_turn(state, seat, Phase.INQUIRY)
                return self._suspect(state, seat, action, chance)
            case Erase():
                _check_turn(state, seat, Phase.INQUIRY)
                return self._erase(state, seat, action.floor, chance)
            case Search():
                _check_turn(state, seat, Phase.SEARCH)
                return self._search(state, seat, action.floor, chance)
            case TakeBack():
                _check_turn(state, seat, Phase.ERASING)
                return self._take_back(state, seat, action.count, chance)
            case _:
                assert_never(action)

    def _search(self, state: State, seat: Seat, floor: Floor, chance: Chance) -> Step[State]:
        _check_floor(floor)
        return self._searched(Draft(state, self.kit), seat, floor, chance)

    @staticmethod
    def _searched(draft: Draft, seat: Seat, floor: Floor, chance: Chance) -> Step[State]:
        draft.told.append(ev.Searched(by=seat, floor=floor))
        found = [*draft.open(floor)]
        victims = found.count(VICTIM)
        draft.told.append(ev.VictimsSought(floor=floor, victims=victims))
        if not victims:
            return draft.close_up(found, 1, chance)  # R-AR-10, R-AR-11
        del found[len(found) - victims :]  # they sort last, and leave the hotel for good (A-AR-21)
        draft.mark_scene(floor, victims)
        for other in clockwise_from(seat, draft.state.seats):  # R-AR-14, R-AR-15: not the investigator's own
            if count := found.count(other):
                _remove(found, other, draft.record(other, floor, count))
        return draft.close_up(found, 0, chance)  # R-AR-16

    def _suspect(self, state: State, seat: Seat, action: Suspect, chance: Chance) -> Step[State]:
        floor = action.floor
        _check_floor(floor)
        players = _suspects(state, seat, action.players)
        draft = Draft(state, self.kit)
        draft.told.append(ev.Suspected(by=seat, floor=floor, players=players))
        found = [*draft.open(floor)]
        if floor == GROUND and seat not in found:  # R-AR-27
            draft.told.append(ev.GroundFailed(by=seat))
            return draft.close_up(found, len(players), chance)
        wrong = 0
        for player in players:
            if count := found.count(player):  # R-AR-22
                _remove(found, player, draft.record(player, floor, count))
            else:
                wrong += 1  # R-AR-25
        return draft.close_up(found, wrong, chance)

    def _erase(self, state: State, seat: Seat, floor: Floor, chance: Chance) -> Step[State]:
        if not any(state.board[seat]):
            raise Refusal("arosa-nothing-to-erase")  # R-AR-28, A-AR-06
        _check_floor(floor)
        draft = Draft(state, self.kit)
        draft.told.append(ev.ErasingBegan(by=seat, floor=floor))
        found = draft.open(floor)
        own = found.count(seat)
        if most := min(own, state.board[seat][floor]):
            return draft.offer(most)
        draft.told.append(ev.TracesErased(by=seat, floor=floor, count=0))
        return draft.close_up(found, 0 if own else 1, chance)  # R-AR-31, A-AR-07

    def _take_back(self, state: State, seat: Seat, count: int, chance: Chance) -> Step[State]:
        most = _most(state, seat)
        if not 0 <= count <= most:
            raise Refusal("arosa-not-so-many", n=most)
        return self._taken_back(Draft(state, self.kit), seat, count, chance)

    @staticmethod
    def _taken_back(draft: Draft, seat: Seat, count: int, chance: Chance) -> Step[State]:
        """Take traces back from the box of the open floor, and throw the cubes found again (R-AR-29, R-AR-30)."""
        opening = draft.state.opened
        if opening is None:
            raise AssertionError
        if count:
            draft.take_back(seat, opening.floor, count)
        draft.told.append(ev.TracesErased(by=seat, floor=opening.floor, count=count))
        return draft.close_up(opening.pieces, 0, chance)

    def late(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        """Open any floor, pass without a suspicion, or take back as many traces as can be (A-AR-25, A-AR-08).

        Where the clock has played two rounds alone, nobody plays any more: the game ends.
        """
        check_owes(state.outcome, seat, state.active)
        draft = Draft(state, self.kit)
        draft.miss_turn(seat)
        if draft.stalls(state.seats - len(state.gone)):
            return draft.close(STALLED)
        match state.phase:
            case Phase.SEARCH:
                return self._searched(draft, seat, chance.pick(FLOORS), chance)
            case Phase.ERASING:
                return self._taken_back(draft, seat, _most(state, seat), chance)
            case _:
                draft.next_turn()
                return draft.done()

    def forfeit(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        """Let a seat leave: its cubes stay and it may be suspected (A-AR-24). The last seat left wins."""
        draft = Draft(state, self.kit)
        draft.leave(seat)
        there = draft.state.there(state.seats)
        if len(there) == 1:
            if state.rulings < Rulings.LAST_WINS:
                draft.told.append(Abandoned())
                return draft.close(ABANDONED)
            draft.told.append(LastOne(seat=there[0]))
            return draft.close(Outcome(winners=(there[0],), reason="left"))
        if state.active == seat:
            if state.phase is Phase.ERASING and state.opened is not None:
                return draft.close_up(state.opened.pieces, 0, chance)
            draft.next_turn()
        return draft.done()

    def outcome(self, state: State) -> Outcome | None:
        """Return the winners, or that the game ended without one."""
        return state.outcome


def _inquiries(seats: int, seat: Seat, *, has_traces: bool) -> Iterator[ArosaAction]:
    """Yield all that a seat may do in the second act, with or without traces on the board."""
    others = [each for each in all_seats(seats) if each != seat]
    groups = [group for n in range(1, seats) for group in combinations(others, n)]
    yield from (Suspect(floor=floor, players=group) for floor in FLOORS for group in groups)
    if has_traces:
        yield from (Erase(floor=floor) for floor in FLOORS)


def _most(state: State, seat: Seat) -> int:
    """Return how many own traces may be taken back from the box of the open floor (R-AR-29)."""
    if state.opened is None:
        raise AssertionError
    return min(state.opened.pieces.count(seat), state.board[seat][state.opened.floor])


def _takings(most: int) -> tuple[TakeBack, ...]:
    """Return the ways to take traces back, as many as can be first (A-AR-08)."""
    return tuple(TakeBack(count=count) for count in range(most, -1, -1))


def _remove(found: list[int], piece: int, count: int) -> None:
    """Take out the traces that go to the board instead of being thrown again (A-AR-11)."""
    for _ in range(count):
        found.remove(piece)


def _suspects(state: State, seat: Seat, players: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Return the suspects. Raises Refusal (A-AR-18)."""
    if not players:
        raise Refusal("arosa-nobody-named")
    if seat in players:
        raise Refusal("arosa-not-yourself")
    if not all(0 <= each < state.seats for each in players):
        raise Refusal("unknown-player", n=state.seats)
    if len(set(players)) < len(players):
        raise Refusal("arosa-named-twice")
    if tuple(sorted(players)) != players:
        raise Refusal("malformed")  # a tuple of seats is in their order
    return players


def _check_floor(floor: Floor) -> None:
    if floor not in FLOORS:
        raise Refusal("arosa-no-such-floor")


def _check_turn(state: State, seat: Seat, phase: Phase) -> None:
    if state.phase is phase and state.active == seat:
        return
    check_owes(state.outcome, seat, state.active)
    raise _not_now(state.phase)


def _not_now(now: Phase) -> Refusal:
    """Return why an action of another phase is not possible now."""
    if now is Phase.SEARCH:
        return Refusal("arosa-now-search")
    return Refusal("arosa-now-erasing" if now is Phase.ERASING else "arosa-now-inquiry")
