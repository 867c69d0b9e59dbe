"""Bakerstreet: the rules. Rule ids (R-BS-..) and rulings (A-BS-..) stand in the names of the tests."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import assert_never

from games.bakerstreet import events as ev
from games.bakerstreet.actions import ACTIONS, BakerAction, Choose, Doubt, Estimate, Play, Take
from games.bakerstreet.draft import NO_STACK, NOTHING, Draft
from games.bakerstreet.model import MOST, SEATS, Box, Letter, Phase
from games.bakerstreet.state import (
    ABSENT,
    PILES,
    Rulings,
    Side,
    State,
    changed,
    choices,
    estimates,
    in_order,
    is_warned,
    may_play,
    misses,
    plays,
    reaches,
    takes,
)
from games.core.chance import Chance
from games.core.contract import MEMORY, Event, GameInfo, Option, Options, Outcome, Refusal, Step
from games.core.endings import STALLED, Stalled, check_owes, check_running
from games.core.seats import Seat
from games.core.secret import Secret

FIRST = {"one": SEATS[0], "two": SEATS[1]}
IDLE = 8
"""Moves of the clock in a row that are two rounds without a player: an opening, a doubt, a pile, a clue, twice."""

INFO = GameInfo(
    key="bakerstreet",
    version=max(Rulings).value,
    seats=range(2, 3),
    actions=ACTIONS,
    is_brisk=True,
    lost_after=ABSENT,
    options=(
        MEMORY,
        Option(key="first", values=("lot", "one", "two"), default="lot"),
    ),
)


class BakerRules:
    """The rules of Bakerstreet over the cards of one box."""

    def __init__(self, box: Box) -> None:
        self.box = box

    def setup(self, seats: int, options: Options, chance: Chance) -> Step[State]:
        """Deal three cards each and five piles of clues, and name the first player (R-BS-02 to 05, A-BS-05)."""
        box = self.box
        one, two = [_side(chance, box) for _ in SEATS]
        clues = chance.shuffled(box.clues)
        size = len(clues) // box.piles
        piles = [tuple(sorted(clues[n * size : (n + 1) * size])) for n in range(box.piles)]
        chosen = FIRST.get(options["first"])
        first = chance.pick(SEATS) if chosen is None else chosen
        state = State(
            sides=(one, two),
            stacks=(NO_STACK,) * box.piles,
            piles=tuple(Secret(pile) for pile in piles),
            phase=Phase.PLAYING,
            active=first,
        )
        told: list[Event] = [ev.Dealt(first=first)]
        told += [ev.HandDealt(to=seat, cards=in_order(state.sides[seat].hand.open())) for seat in SEATS]
        return Step(state, tuple(told))

    def turn(self, state: State) -> frozenset[Seat]:
        """Return the seats that owe an action."""
        return frozenset() if state.phase is Phase.OVER else frozenset({state.active})

    def legal(self, state: State, seat: Seat) -> Iterator[BakerAction]:
        """Return the seat's actions: cards and a doubt, or estimates, or piles, or clues."""
        phase, said = state.phase, state.estimates
        if state.active != seat or phase is Phase.OVER:
            return iter(())
        side = state.sides[seat]
        if phase is Phase.PLAYING:
            return plays(side.hand.open() if may_play(state, seat) else (), may_doubt=bool(said))
        if phase is Phase.ESTIMATING:
            return estimates(said[-1][1] if said else None)
        if phase is Phase.CHOOSING or state.at is None:
            return iter(choices(state))
        return iter(takes(state.piles[state.at - 1].open(), side.letters.open()))

    def apply(self, state: State, seat: Seat, action: BakerAction, chance: Chance) -> Step[State]:
        """Check and carry out an action. Raises Refusal; a refused action costs nothing."""
        match action:
            case Play():
                _check_turn(state, seat, Phase.PLAYING)
                _check_play(state, seat, action)
                draft = Draft(state, self.box, chance)
                draft.play(seat, action.card, action.pile)
            case Estimate():
                _check_turn(state, seat, Phase.ESTIMATING)
                _check_estimate(state, action.number)
                draft = Draft(state, self.box, chance)
                draft.estimate(seat, action.number)
            case Doubt():
                _check_turn(state, seat, Phase.PLAYING)
                if not state.estimates:  # A-BS-04
                    raise Refusal("bakerstreet-nothing-to-doubt")
                draft = Draft(state, self.box, chance)
                draft.doubt(seat)
            case Choose():
                _check_turn(state, seat, Phase.CHOOSING)
                _check_choice(state, action)
                draft = Draft(state, self.box, chance)
                draft.count(action.pile)
            case Take():
                _check_turn(state, seat, Phase.TAKING)
                _check_take(state, seat, action.letter)
                draft = Draft(state, self.box, chance)
                draft.take(seat, action.letter)
            case _:
                assert_never(action)
        if state.missed[seat] or not state.faced[seat]:
            missed, faced = changed(state.missed, seat, 0), changed(state.faced, seat, True)
            draft.state = replace(draft.state, missed=missed, faced=faced)
        return draft.done()

    def late(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        """Doubt where that may be right, else play at random and estimate as low as can be (A-BS-25).

        A third missed turn in a row while the other plays counts as leaving; the second warns of it. Where the clock has
        played two rounds alone, nobody plays any more, and the game ends (A-BS-26).
        """
        turns = state.missed[seat] + misses(state)
        return self._unplayed(state, seat, chance, changed(state.missed, seat, turns))

    def deputy(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        """Do the same in an announced absence: those turns do not count as missed."""
        return self._unplayed(state, seat, chance, state.missed)

    def _unplayed(self, state: State, seat: Seat, chance: Chance, missing: tuple[int, int]) -> Step[State]:
        check_owes(state.outcome, seat, state.active)
        draft = Draft(state, self.box, chance)
        faced = changed(state.faced, SEATS[1 - seat], False)
        draft.state = replace(draft.state, idle=state.idle + 1, missed=missing, faced=faced)
        doubts = state.phase is Phase.PLAYING and bool(state.estimates)
        doubts = doubts and not (may_play(state, seat) and reaches(state, seat))
        draft.told.append(ev.TurnMissed(seat=seat, doubts=doubts))
        is_missed = missing != state.missed
        if is_missed and is_warned(state, seat):
            if state.rulings < Rulings.TURNS:
                draft.leave(seat)
            else:
                draft.stay_away(seat)
            return draft.done()
        if draft.state.idle >= IDLE:
            draft.told.append(Stalled())
            draft.close(STALLED)
            return draft.done()
        match state.phase:
            case Phase.PLAYING if doubts:
                draft.doubt(seat)
            case Phase.PLAYING:
                draft.play(seat, chance.pick(state.sides[seat].hand.open()), chance.pick(PILES))
                draft.estimate(seat, _lowest(state))
            case Phase.ESTIMATING:
                draft.estimate(seat, _lowest(state))
            case Phase.CHOOSING:
                draft.count(chance.pick(choices(state)).pile)
            case Phase.TAKING:
                draft.take(seat, chance.pick(draft.free(seat)))
        if is_missed and state.rulings >= Rulings.TURNS and state.faced[seat] and missing[seat] == ABSENT - 1:
            draft.told.append(ev.Warned(seat=seat))
        return draft.done()

    def forfeit(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        """Let a seat leave: the other wins (A-BS-25)."""
        check_running(state.outcome)
        draft = Draft(state, self.box, chance)
        draft.leave(seat)
        return draft.done()

    def outcome(self, state: State) -> Outcome | None:
        """Return the winner, or that the game ended without one."""
        return state.outcome


def _side(chance: Chance, box: Box) -> Side:
    deck = chance.shuffled(box.deck)
    hand, rest = deck[-box.hand :][::-1], deck[: -box.hand]
    return Side(
        hand=Secret(hand), deck=Secret(rest), discard=NOTHING, letters=Secret[tuple[Letter, ...]](()), fresh=box.hand
    )


def _check_turn(state: State, seat: Seat, phase: Phase) -> None:
    if state.phase is phase and state.active == seat:
        return
    check_owes(state.outcome, seat, state.active)
    raise _too_soon(state.phase, phase)


def _too_soon(now: Phase, wanted: Phase) -> Refusal:
    """Return why an action of another phase is not possible now."""
    if now is Phase.ESTIMATING:
        return Refusal("bakerstreet-estimate-first")
    if now is Phase.CHOOSING:
        return Refusal("bakerstreet-choose-first")
    if now is Phase.TAKING:
        return Refusal("bakerstreet-take-first")
    if wanted is Phase.ESTIMATING:
        return Refusal("bakerstreet-play-first")
    return Refusal("bakerstreet-nothing-to-choose" if wanted is Phase.CHOOSING else "bakerstreet-nothing-to-take")


def _check_play(state: State, seat: Seat, action: Play) -> None:
    if not may_play(state, seat):
        raise Refusal("bakerstreet-must-doubt")
    if action.card not in state.sides[seat].hand.open():
        raise Refusal("bakerstreet-not-in-hand")
    if action.pile not in PILES:
        raise Refusal("bakerstreet-no-such-pile")


def _check_estimate(state: State, number: int) -> None:
    if not 0 <= number <= MOST:  # A-BS-02
        raise Refusal("bakerstreet-out-of-range", n=MOST)
    if state.estimates and number <= state.estimates[-1][1]:  # R-BS-13
        raise Refusal("bakerstreet-not-higher", n=state.estimates[-1][1])


def _lowest(state: State) -> int:
    """Return the lowest estimate that may be said."""
    return state.estimates[-1][1] + 1 if state.estimates else 0


def _check_choice(state: State, action: Choose) -> None:
    if action.pile not in PILES:
        raise Refusal("bakerstreet-no-such-pile")
    if action not in choices(state):
        raise Refusal("bakerstreet-pile-without-cards")


def _check_take(state: State, seat: Seat, letter: Letter) -> None:
    if state.at is None:
        raise AssertionError
    if letter not in state.piles[state.at - 1].open():  # the winner has seen the pile, so neither refusal teaches
        raise Refusal("bakerstreet-letter-not-there")
    if letter in state.sides[seat].letters.open():  # R-BS-30
        raise Refusal("bakerstreet-letter-owned")
