"""Mord im Arosa: the rules. Rule ids (R-AR-..) and rulings (A-AR-..) stand in the names of the tests."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import assert_never

from games.arosa import events as ev
from games.arosa.actions import ACTIONS, ArosaAction, Drop, Erase, Search, Suspect
from games.arosa.draft import Draft
from games.arosa.model import FLOORS, GROUND, VICTIM, VICTIMS, Floor, Hearing, Kit, Phase, colour
from games.arosa.state import State
from games.core.chance import Chance
from games.core.contract import MEMORY, GameInfo, Option, Options, Outcome, Refusal, Step
from games.core.endings import ABANDONED, Abandoned, Left, TurnMissed, check_owes, check_there
from games.core.seats import Seat, all_seats, clockwise_from
from games.core.secret import Secret

HEARING = "hearing"

INFO = GameInfo(
    key="arosa",
    version=1,
    seats=range(2, 7),
    actions=ACTIONS,
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
        """Set the hotel up, empty; draw who held the knife and who was in a hotel (R-AR-01 to 03, A-AR-01)."""
        knife, guest = Seat(chance.below(seats)), Seat(chance.below(seats))
        state = State(
            seats=seats,
            hearing=Hearing(options[HEARING]),
            guest=guest,
            phase=Phase.PROLOGUE,
            active=knife,
            hotel=Secret(((),) * len(FLOORS)),
            reserves=(self.kit.traces,) * seats,
            board=((0,) * len(FLOORS),) * seats,
            scenes=(0,) * len(FLOORS),
            opened=None,
            past=None,
        )
        return Step(state, (ev.PrologueBegan(knife=knife, guest=guest),))

    def turn(self, state: State) -> frozenset[Seat]:
        """Return who owes an action."""
        return _NOBODY if state.phase is Phase.OVER else _ONLY[state.active]

    def legal(self, state: State, seat: Seat) -> Iterator[ArosaAction]:
        """Return what the seat may do: everything is public but where the cubes lie, and that limits nobody."""
        if state.active != seat:
            return iter(())
        match state.phase:
            case Phase.INQUIRY:
                return iter(_inquiries(state.seats, seat, state.board[seat]))
            case Phase.SEARCH:
                return iter(_SEARCHES)
            case Phase.PROLOGUE:
                return iter(_DROPS)
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
                return self._erase(state, seat, action, chance)
            case Search():
                _check_turn(state, seat, Phase.SEARCH)
                return self._search(state, seat, action.floor, chance)
            case Drop():
                _check_turn(state, seat, Phase.PROLOGUE)
                return self._drop(Draft(state, self.kit), chance)
            case _:
                assert_never(action)

    def _drop(self, draft: Draft, chance: Chance) -> Step[State]:
        """Throw the victims, then two traces for each player (R-AR-04, R-AR-05, A-AR-02)."""
        seat = draft.active
        if draft.has_victims:
            draft.told.append(ev.TracesDropped(by=seat, cube=colour(seat)))
            draft.throw(draft.spend(seat, self.kit.prologue), chance)
        else:
            draft.has_victims = True
            draft.told.append(ev.VictimsDropped(by=seat))
            draft.throw([VICTIM] * VICTIMS, chance)
        draft.told += draft.falls
        draft.go_on_with_prologue()
        return draft.done()

    def _search(self, state: State, seat: Seat, floor: Floor, chance: Chance) -> Step[State]:
        _check_floor(floor)
        draft = Draft(state, self.kit)
        draft.told.append(ev.Searched(by=seat, floor=floor))
        found = [*draft.open(floor)]
        victims = found.count(VICTIM)
        draft.told.append(ev.VictimsSought(floor=floor, victims=victims))
        if not victims:
            return draft.close_up(found, 1, chance)  # R-AR-10, R-AR-11
        del found[len(found) - victims :]  # they sort last, and leave the hotel for good (A-AR-21)
        draft.mark_scene(floor, victims)
        for other in clockwise_from(seat, state.seats):  # R-AR-14, R-AR-15: not the investigator's own
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

    def _erase(self, state: State, seat: Seat, action: Erase, chance: Chance) -> Step[State]:
        floor, wish = action.floor, action.count
        row = state.board[seat]
        if not any(row):
            raise Refusal("arosa-nothing-to-erase")  # R-AR-28, A-AR-06
        _check_floor(floor)
        if wish is not None and not 0 <= wish <= row[floor]:
            raise Refusal("arosa-not-so-many", n=row[floor])
        draft = Draft(state, self.kit)
        draft.told.append(ev.ErasingBegan(by=seat, floor=floor))
        found = draft.open(floor)
        own = found.count(seat)
        count = min(own, row[floor] if wish is None else wish)  # R-AR-29, A-AR-08
        if count:
            draft.take_back(seat, floor, count)
        draft.told.append(ev.TracesErased(by=seat, floor=floor, count=count))
        return draft.close_up(found, 0 if own else 1, chance)  # R-AR-31, A-AR-07

    def late(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        """Play for an absent seat: any floor; in the second act suspecting any one opponent (A-AR-25)."""
        check_owes(state.outcome, seat, state.active)
        match state.phase:
            case Phase.PROLOGUE:
                step = self.apply(state, seat, Drop(), chance)
            case Phase.SEARCH:
                step = self.apply(state, seat, Search(floor=chance.pick(FLOORS)), chance)
            case _:
                others = [each for each in clockwise_from(seat, state.seats) if each not in state.gone]
                action = Suspect(floor=chance.pick(FLOORS), players=(chance.pick(others),))
                step = self.apply(state, seat, action, chance)
        return Step(step.state, (TurnMissed(seat=seat), *step.events))

    def forfeit(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        """Let a seat leave: its cubes stay and it may be suspected (A-AR-24). One player alone does not go on."""
        check_there(state.outcome, seat, state.gone)
        draft = Draft(state, self.kit)
        draft.gone |= {seat}
        draft.told.append(Left(seat=seat))
        if state.seats - len(draft.gone) < 2:
            draft.told.append(Abandoned())
            return draft.close(ABANDONED)
        if state.active == seat:
            if state.phase is Phase.PROLOGUE:
                draft.go_on_with_prologue()
            else:
                draft.next_turn()
        return draft.done()

    def outcome(self, state: State) -> Outcome | None:
        """Return who won, or that the game was abandoned."""
        return state.outcome


_NOBODY: frozenset[Seat] = frozenset()
_ONLY = tuple(frozenset({seat}) for seat in all_seats(6))
_DROPS = (Drop(),)
_SEARCHES = tuple(Search(floor=floor) for floor in FLOORS)


@lru_cache(8192)
def _inquiries(seats: int, seat: Seat, row: tuple[int, ...]) -> tuple[ArosaAction, ...]:
    """Return all that a seat may do in the second act with these traces on the board."""
    erasures = [Erase(floor=floor, count=n) for floor in FLOORS for n in (None, *range(row[floor] + 1))]
    return (*_suspicions(seats, seat), *(erasures if any(row) else ()))


@lru_cache(64)
def _suspicions(seats: int, seat: Seat) -> tuple[Suspect, ...]:
    others = [each for each in all_seats(seats) if each != seat]
    groups = [group for n in range(1, seats) for group in combinations(others, n)]
    return tuple(Suspect(floor=floor, players=group) for floor in FLOORS for group in groups)


def _remove(found: list[int], piece: int, count: int) -> None:
    """Take out what goes to the board instead of being thrown again (A-AR-11)."""
    for _ in range(count):
        found.remove(piece)


def _suspects(state: State, seat: Seat, players: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Return who is suspected. Raises Refusal (A-AR-18)."""
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
    if state.phase is Phase.PROLOGUE:
        raise Refusal("arosa-now-prologue")
    raise Refusal("arosa-now-search" if state.phase is Phase.SEARCH else "arosa-now-inquiry")
