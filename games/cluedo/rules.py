"""Cluedo: the rules. Rule ids (R-CL-..) and rulings (A-CL-..) stand in the names of the tests."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from typing import assert_never

from games.cluedo import events as ev
from games.cluedo.actions import (
    ACTIONS,
    Accuse,
    ChoosePawn,
    CluedoAction,
    Denounce,
    End,
    Move,
    Prefer,
    Roll,
    Show,
    Stay,
    Suggest,
    TakePassage,
)
from games.cluedo.checks import check_playing, check_turn
from games.cluedo.draft import Draft
from games.cluedo.facts import Reach
from games.cluedo.menu import BEFORE_ASKING, choosing, fitting, legal, may_ask, may_lie
from games.cluedo.model import LIARS, ROOM_LIST, ROOM_SPOT, ROOMS, SUSPECTS, WEAPONS, Board, Card, Phase, Silence, Spot
from games.cluedo.places import refusal_of
from games.cluedo.state import Cast, File, HouseRules, Rulings, State
from games.cluedo.walks import Walks, in_the_way
from games.core.chance import Chance
from games.core.contract import GameInfo, Option, Options, Outcome, Refusal, Step
from games.core.endings import ABANDONED, STALLED, Abandoned, Won, check_owes, check_running, check_there
from games.core.seats import Seat
from games.core.secret import Secret
from games.core.values import put

ACCUSE = Option(key="accuse", values=("after_hypothesis", "any_time"), default="after_hypothesis")
REPEAT = Option(key="repeat_room", values=("allowed", "forbidden"), default="allowed")
FALSE_WITNESSES = Option(key=LIARS, values=("off", "on", "standing"), default="off")

INFO = GameInfo(
    key="cluedo",
    version=max(Rulings).value,
    seats=range(3, 7),
    actions=ACTIONS,
    options=(ACCUSE, REPEAT, FALSE_WITNESSES),
    too_few="cluedo-too-few-players",  # A-CL-01
)

REACHES = 256
"""Throws whose squares are kept, of 3.5 kB each: those of the tables in play, which ask again. With 16,384 they grew for a lifetime."""


class CluedoRules:
    """The rules of Cluedo over one board."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.walks = Walks(board)
        self._reach = lru_cache(REACHES)(self._reach_of)  # 14 % of a random game (`make bench`)

    def setup(self, seats: int, options: Options, chance: Chance) -> Step[State]:
        """Put the pawns on their squares and let everybody choose one; the deal follows (A-CL-06)."""
        house = HouseRules(
            accuse_any_time=options[ACCUSE.key] == "any_time",
            repeat=options[REPEAT.key] == "allowed",
            false_witnesses=options[LIARS] == "on",
            standing=options[LIARS] == "standing",
        )
        state = State(
            cast=Cast(seats=seats, house=house, pawns=(None,) * seats, owners=(None,) * len(SUSPECTS)),
            file=File.empty(seats),
            phase=Phase.CHOOSING,
            active=Seat(0),
            at=self.board.starts,
            weapons=(None,) * len(WEAPONS),
            orders=(NO_ORDER,) * seats if house.standing else (),
        )
        return Step(state, (ev.PawnsOffered(),))

    def turn(self, state: State) -> frozenset[Seat]:
        """Return the seats that owe an action."""
        if state.phase is Phase.OVER:
            return frozenset()
        if state.phase is Phase.CHOOSING:
            return frozenset(choosing(state))
        return frozenset({state.active if state.witness is None else state.witness})

    def legal(self, state: State, seat: Seat) -> Iterator[CluedoAction]:
        """Return the seat's actions."""
        return iter(legal(state, seat, self.board))

    def apply(self, state: State, seat: Seat, action: CluedoAction, chance: Chance) -> Step[State]:
        """Check and carry out an action. Raises Refusal; a refused action costs nothing."""
        match action:
            case Move():
                return self._move(state, seat, action)
            case Roll():
                return self._roll(state, seat, chance)
            case Stay():
                return self._stay(state, seat)
            case Suggest():
                return self._suggest(state, seat, action, chance)
            case Show():
                return self._show(state, seat, action, chance)
            case Prefer():
                return self._prefer(state, seat, action)
            case End():
                check_turn(state, seat, Phase.ARRIVED, Phase.ASKED)
                draft = Draft(state, self.board)
                draft.next_turn()
                return draft.done()
            case Accuse():
                return self._accuse(state, seat, action)
            case TakePassage():
                return self._passage(state, seat)
            case ChoosePawn():
                return self._choose(state, seat, action, chance)
            case Denounce():
                return self._denounce(state, seat, action)
            case _:
                assert_never(action)

    def _choose(self, state: State, seat: Seat, action: ChoosePawn, chance: Chance) -> Step[State]:
        check_running(state.outcome)
        if state.cast.pawns[seat] is not None:
            raise Refusal("cluedo-pawns-chosen")
        check_owes(state.outcome, seat, *choosing(state))
        if action.suspect in state.cast.pawns:
            left = tuple(suspect for suspect in SUSPECTS if suspect not in state.cast.pawns)
            raise Refusal("cluedo-pawn-taken", suspects=left)
        draft = Draft(state, self.board)
        draft.take_pawn(seat, action.suspect, chance)
        return draft.done()

    # Moving

    def _roll(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        check_turn(state, seat, Phase.STARTING)
        one, two = 1 + chance.below(6), 1 + chance.below(6)
        draft = Draft(state, self.board)
        draft.state = replace(draft.state, phase=Phase.ROLLED, dice=(one, two))
        draft.told.append(_rolled(seat, one, two))
        return self._look_around(draft)

    def _look_around(self, draft: Draft) -> Step[State]:
        """Finish a step after which the squares in reach may be others: a throw is open, or somebody is out or gone.

        From then on, the pawn of a player out of the game or gone blocks no way (A-CL-25, A-CL-30).
        """
        state = draft.state
        if state.phase is Phase.ROLLED and state.dice is not None:
            one, two = state.dice
            spot = state.at[state.cast.own(state.active)]
            idle = state.out | state.gone
            blocked = in_the_way(
                [
                    each
                    for each, owner in zip(state.at, state.cast.owners, strict=True)
                    if each < ROOMS and owner != state.active and owner not in idle
                ]
            )
            is_free = one == two and one in (1, 6)
            reach = self._reach(spot, one + two, is_free, blocked & self.walks.near(spot, one + two))
            draft.state = replace(state, reach=reach)
        return draft.done()

    def _reach_of(self, spot: Spot, pips: int, is_free: bool, blocked: int) -> Reach:
        """Return the reach of a throw; a double 1 or 6 leads into any room (R-CL-19, A-CL-13, A-CL-14)."""
        spots = self.walks.reach(spot, pips, blocked)
        if is_free:
            rooms = (each for each in ROOM_SPOT.values() if each != spot)
            spots = (*rooms, *(each for each in spots if each < ROOMS))
        called = self.board.called
        return Reach(
            frozenset(spots),
            tuple(ROOM_LIST[each - ROOMS] for each in spots if each >= ROOMS),
            tuple(str(called[each]) for each in spots if each < ROOMS),
            tuple(Move(to=called[each]) for each in spots),
        )

    def _move(self, state: State, seat: Seat, action: Move) -> Step[State]:
        check_turn(state, seat, Phase.ROLLED)
        spot = self.board.spots.get(action.to)
        reach, dice = state.reach, state.dice
        if reach is None or dice is None:
            raise AssertionError
        own = state.cast.own(seat)
        if spot is None or spot not in reach.spots:
            raise refusal_of(self.board, state, seat, str(action.to), dice)
        draft = Draft(state, self.board)
        draft.place(own, spot)
        if spot >= ROOMS:
            draft.told.append(ev.Entered(by=seat, room=ROOM_LIST[spot - ROOMS]))
            return self._arrive(draft)
        draft.told.append(ev.Walked(by=seat, square=str(self.board.called[spot])))
        return self._arrive(draft)

    def _passage(self, state: State, seat: Seat) -> Step[State]:
        if state.phase is Phase.ROLLED and state.active == seat:
            raise Refusal("cluedo-passage-or-roll")  # A-CL-15
        check_turn(state, seat, Phase.STARTING)
        own = state.cast.own(seat)
        to = self.board.linked.get(state.at[own])
        if to is None:
            raise Refusal("cluedo-no-passage", rooms=tuple(room for room in ROOM_LIST if room in self.board.passages))
        draft = Draft(state, self.board)
        draft.place(own, to)
        draft.told.append(ev.PassageTaken(by=seat, room=ROOM_LIST[to - ROOMS]))
        return self._arrive(draft)

    def _stay(self, state: State, seat: Seat) -> Step[State]:
        check_turn(state, seat, Phase.STARTING, Phase.ROLLED)
        draft = Draft(state, self.board)
        draft.told.append(ev.Stayed(by=seat))
        if may_ask(state, seat):
            return self._arrive(draft)
        draft.next_turn()  # with the house option, accusing was possible before staying
        return draft.done()

    def _arrive(self, draft: Draft) -> Step[State]:
        """Let the active player ask where it is, or accuse if the house allows; else the turn is over."""
        state = draft.state
        seat, house = state.active, state.cast.house
        in_room = state.at[state.cast.own(seat)] >= ROOMS
        if house.accuse_any_time or (in_room and (house.repeat or seat not in state.file.here)):
            draft.state = replace(state, dice=None, reach=None, phase=Phase.ARRIVED)
        else:
            draft.next_turn()
        return draft.done()

    # Asking

    def _suggest(self, state: State, seat: Seat, action: Suggest, chance: Chance) -> Step[State]:
        if state.phase is Phase.ASKED and state.active == seat:
            raise Refusal("cluedo-asked-already")  # A-CL-18
        check_turn(state, seat, Phase.STARTING, Phase.ROLLED, Phase.ARRIVED)
        room = state.room_of(seat)
        if room is None:
            raise Refusal("cluedo-not-in-a-room")
        if not may_ask(state, seat):
            raise Refusal("cluedo-same-room", rooms=(room,))
        draft = Draft(state, self.board)
        draft.state = replace(draft.state, ends=action.end)
        draft.suggest(action.suspect, action.weapon, room, chance)
        return draft.done()

    def _show(self, state: State, seat: Seat, action: Show, chance: Chance) -> Step[State]:
        check_running(state.outcome)
        if state.witness is None:
            raise Refusal("cluedo-nobody-asks")
        check_owes(state.outcome, seat, state.witness)
        draft = Draft(state, self.board)
        if action.card is Silence.NOTHING:
            if not may_lie(state, seat):  # whoever is asked has a card, and everybody knows it
                raise Refusal("cluedo-must-show" if seat not in state.out else "cluedo-must-show-now")
            draft.say_nothing(seat, chance)
            return draft.done()
        if action.card not in state.file.said[-1].case or not state.cast.holds(seat, action.card):
            suspect, weapon, room = state.file.said[-1].case
            raise Refusal("cluedo-not-to-show", suspects=(suspect,), weapons=(weapon,), rooms=(room,))
        draft.show(seat, action.card)
        return draft.done()

    def _prefer(self, state: State, seat: Seat, action: Prefer) -> Step[State]:
        """Put a card first in the order of a witness: told to nobody (A-CL-35)."""
        check_there(state.outcome, seat, state.gone)
        if not state.cast.house.standing or state.cast.deal is None:
            raise Refusal("cluedo-no-standing-answers")
        if not state.cast.holds(seat, action.card):
            raise Refusal("cluedo-not-your-card")
        order = (action.card, *(card for card in state.orders[seat].open() if card != action.card))
        return Step(replace(state, orders=put(state.orders, seat, Secret(order))), ())

    def _accuse(self, state: State, seat: Seat, action: Accuse) -> Step[State]:
        check_playing(state, seat)
        if not state.cast.house.accuse_any_time and state.active == seat and state.phase in BEFORE_ASKING:
            raise Refusal("cluedo-ask-first")  # A-CL-20
        check_turn(state, seat, Phase.STARTING, Phase.ROLLED, Phase.ARRIVED, Phase.ASKED)
        case = (action.suspect, action.weapon, action.room)
        suspect, weapon, room = envelope = state.cast.dealt.envelope.open()
        right = case == envelope
        draft = Draft(state, self.board)
        draft.told.append(ev.Accused(by=seat, right=right))
        if right:
            draft.told.append(Won(by=seat))
            return draft.close(Outcome(winners=(seat,), reason="solved"))
        draft.told.append(ev.EnvelopeSeen(to=seat, suspect=suspect, weapon=weapon, room=room))
        file = replace(state.file, missed=put(state.file.missed, seat, Secret(case)))
        draft.state = replace(draft.state, file=file)
        draft.put_out(seat)
        return draft.go_on()

    def _denounce(self, state: State, seat: Seat, action: Denounce) -> Step[State]:
        if not state.cast.house.false_witnesses:
            raise Refusal("cluedo-no-false-witnesses")
        check_playing(state, seat)
        check_turn(state, seat, Phase.STARTING, Phase.ROLLED, Phase.ARRIVED, Phase.ASKED)
        if seat in state.file.spent:
            raise Refusal("cluedo-denounced-already")
        if not 1 <= action.hypothesis <= len(state.file.said):
            raise Refusal("cluedo-no-such-hypothesis", n=len(state.file.said))
        said = state.file.said[action.hypothesis - 1]
        if action.player == seat or action.player not in said.passed:
            raise Refusal("cluedo-showed-something", n=said.number)
        if action.player in state.out or action.player in state.gone:
            raise Refusal("cluedo-only-answers")
        lied = any(state.cast.holds(action.player, card) for card in said.case)
        draft = Draft(state, self.board)
        draft.told.append(ev.Denounced(by=seat, player=action.player, hypothesis=said.number, lied=lied))
        judged = (*state.file.judged, (action.player, said.number, lied))
        file = replace(state.file, spent=state.file.spent | {seat}, judged=judged)
        draft.state = replace(draft.state, file=file)
        if lied:
            draft.put_out(action.player)
        return self._look_around(draft)

    # What nobody chose

    def late(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        """Draw a pawn, show a card that tells nothing new or else one drawn by lot, or end the turn.

        Where the clock has ended every turn for two rounds, nobody plays any more: the game ends.
        """
        check_owes(state.outcome, seat, *self.turn(state))
        draft = Draft(state, self.board)
        if state.phase is Phase.CHOOSING:
            draft.draw_pawn(seat, chance)
        elif state.witness is not None:
            draft.state = replace(draft.state, idle=state.idle)
            if cards := fitting(state, seat):
                draft.show(seat, draft.card_for(state.file.said[-1].by, seat, cards, chance))
            else:
                draft.say_nothing(seat, chance)
        else:
            draft.miss_turn(seat)
            if draft.stalls(len(draft.playing())):
                return draft.close(STALLED)
            draft.next_turn()
        return draft.done()

    def forfeit(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        """Let a seat leave: its turns are skipped, its cards go on answering (A-CL-30)."""
        draft = Draft(state, self.board)
        draft.leave(seat)
        left = draft.playing()
        if not left or (state.phase is Phase.CHOOSING and len(left) == 1):
            draft.told.append(Abandoned())
            return draft.close(ABANDONED)
        if state.phase is Phase.CHOOSING:
            draft.after_pawns(chance)
            return draft.done()
        if seat not in state.out:
            draft.tell_last()
        if state.witness == seat:
            draft.answer_for(seat, chance)
        elif state.active == seat:
            draft.next_turn()
        return self._look_around(draft)

    def outcome(self, state: State) -> Outcome | None:
        """Return the winner, or why there is none."""
        return state.outcome


NO_ORDER: Secret[tuple[Card, ...]] = Secret(())


def _rolled(seat: Seat, one: int, two: int) -> ev.Rolled:
    return ev.Rolled(by=seat, one=one, two=two, total=one + two, free=one == two and one in (1, 6))
