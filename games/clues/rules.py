"""13 Indices: the rules. Rule ids (R-13-..) and rulings (A-13-..) stand in the names of the tests."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from typing import assert_never

from games.clues import events as ev
from games.clues.actions import ACTIONS, Accuse, Ask, Choose, ClueAction, Consult, Take
from games.clues.draft import Draft
from games.clues.model import Box, Card, Case, Category, Letter, Person, Phase, Place, Weapon
from games.clues.state import Deal, Question, State, choosing
from games.core.chance import Chance
from games.core.contract import Event, GameInfo, Option, Options, Outcome, Refusal, Step
from games.core.endings import STALLED, LastOne, Won, check_owes, check_running, check_there
from games.core.seats import Seat, all_seats, clockwise_from
from games.core.secret import Secret
from games.core.values import put

TOP_SECRET = "top_secret"  # noqa: S105 (an option, not a password)

INFO = GameInfo(
    key="clues",
    version=2,
    seats=range(2, 7),
    actions=ACTIONS,
    options=(Option(key=TOP_SECRET, values=("off", "on"), default="off", seats=range(3, 7)),),
)


class ClueRules:
    """The rules of 13 Indices over the cards of one box."""

    def __init__(self, box: Box) -> None:
        self.box = box

    def setup(self, seats: int, options: Options, chance: Chance) -> Step[State]:
        """Deal five cards each, the rest as informants, and draw the first player (R-13-03 to 09, R-13-16)."""
        piles: list[tuple[Card, ...]] = [chance.shuffled(pile) for pile in self.box.piles[seats]]
        rest = chance.shuffled([card for pile in piles for card in pile[seats:]])
        hands: tuple[tuple[Card, ...], ...] = tuple(
            (*(pile[seat] for pile in piles), *rest[2 * seat : 2 * seat + 2]) for seat in range(seats)
        )
        informants = rest[2 * seats :]
        duel = seats == 2
        deal = Deal(
            seats=seats,
            top_secret=not duel and options[TOP_SECRET] == "on",
            colours=self.box.colours(seats),
            letters=tuple(Letter)[: len(informants)],
            hands=tuple(Secret(hand) for hand in hands),
            informants=Secret(informants),
        )
        state = State(
            deal=deal,
            chosen=(None,) * seats,
            layout=None,
            phase=Phase.CHOOSING,
            active=Seat(chance.below(seats)),
            loupes=(0,) * seats if duel else (1,) * seats,
            reserve=0 if duel else self.box.loupes - seats,
            tiles=(deal.top_secret,) * seats,
            looked=((),) * seats,
            missed=((),) * seats,
        )
        dealt: list[Event] = [ev.Dealt(removed=self.box.removed[seats], informants=len(informants))]
        dealt += [
            ev.HandDealt(to=seat, cards=hand, neighbour=Seat((seat + 1) % seats))
            for seat, hand in zip(all_seats(seats), hands, strict=True)
        ]
        return Step(state, tuple(dealt))

    def turn(self, state: State) -> frozenset[Seat]:
        """Return the seats that owe an action."""
        match state.phase:
            case Phase.CHOOSING:
                return frozenset(choosing(state))
            case Phase.OVER:
                return frozenset()
            case _:
                return frozenset({state.active})

    def legal(self, state: State, seat: Seat) -> Iterator[ClueAction]:
        """Return the seat's actions: choices; or questions, informants, accusations; or takings."""
        match state.phase:
            case Phase.ACTING if state.active == seat:
                return state.table.offers(seat, state.tiles[seat])
            case Phase.CHOOSING if seat not in state.gone:  # A-13-24: also who has chosen
                return iter(_choices(state.deal.hands[seat].open()))
            case Phase.TAKING if state.active == seat:
                others = clockwise_from(seat, state.deal.seats)
                return (Take(player=other) for other in others if state.loupes[other])  # A-13-05: even the last
            case _:
                return iter(())

    def apply(self, state: State, seat: Seat, action: ClueAction, chance: Chance) -> Step[State]:
        """Check and carry out an action. Raises Refusal; a refused action costs nothing (A-13-11)."""
        match action:
            case Ask():
                _check_turn(state, seat, Phase.ACTING)
                return self._ask(state, seat, action)
            case Consult():
                _check_turn(state, seat, Phase.ACTING)
                return self._consult(state, seat, action.letter)
            case Accuse():
                _check_turn(state, seat, Phase.ACTING)
                return self._accuse(state, seat, (action.person, action.place, action.weapon))
            case Choose():
                return self._choose(state, seat, (action.person, action.place, action.weapon), chance)
            case Take():
                _check_turn(state, seat, Phase.TAKING)
                return self._take(state, seat, action.player)
            case _:
                assert_never(action)

    def _choose(self, state: State, seat: Seat, case: Case, chance: Chance) -> Step[State]:
        check_there(state.outcome, seat, state.gone)
        if state.phase is not Phase.CHOOSING:  # until then a choice may be changed (A-13-24)
            raise Refusal("clues-already-chosen")
        if not set(case) <= set(state.deal.hands[seat].open()):
            raise Refusal("clues-not-in-hand")
        draft = Draft(state, self.box)
        draft.choose(seat, case, chance)
        return draft.done()

    def _ask(self, state: State, seat: Seat, ask: Ask) -> Step[State]:
        n = state.deal.seats
        if not 0 <= ask.witness < n or ask.witness == seat:
            raise Refusal("clues-no-such-witness")
        if not isinstance(ask.about, Category) and ask.about not in state.deal.colours:
            raise Refusal("clues-colour-not-in-play", colours=state.deal.colours)  # A-13-08
        if n == 2 and ask.inner is None:
            raise Refusal("clues-left-or-right")  # A-13-14
        if n > 2 and ask.inner is not None:
            raise Refusal("clues-no-left-or-right")
        if ask.secret and not state.tiles[seat]:
            raise Refusal("clues-no-tile")
        count = state.table.answer(ask.witness, ask.about, ask.inner)
        draft = Draft(state, self.box)
        draft.note(Question(by=seat, ask=ask, count=Secret(count)))
        if ask.secret:
            draft.state = replace(draft.state, tiles=put(state.tiles, seat, False))
            draft.told += [
                ev.AskedInSecret(by=seat, witness=ask.witness, about=ask.about),
                ev.AnswerGot(to=seat, witness=ask.witness, about=ask.about, count=count),
                ev.AnswerGiven(to=ask.witness, by=seat, about=ask.about, count=count),
            ]
        else:
            draft.told.append(ev.Asked(by=seat, witness=ask.witness, about=ask.about, inner=ask.inner, count=count))
        if n > 2:
            draft.move_loupe(seat, ask.witness)
        return draft.go_on()

    def _consult(self, state: State, seat: Seat, letter: Letter) -> Step[State]:
        if not state.deal.letters:
            raise Refusal("clues-no-informants")  # A-13-01: before any loupe moves
        if letter not in state.deal.letters:
            raise Refusal("clues-no-such-letter", letters=state.deal.letters)
        draft = Draft(state, self.box)
        draft.look(seat, letter)
        draft.told.append(ev.Consulted(by=seat, letter=letter))
        draft.pay(seat)
        card = state.deal.informants.open()[state.deal.letters.index(letter)]
        draft.told.append(ev.InformantSeen(to=seat, letter=letter, card=card))
        return draft.go_on()

    def _accuse(self, state: State, seat: Seat, case: Case) -> Step[State]:
        table = state.table
        if not table.may_name(seat, case):
            # R-13-37, A-13-08: both are known to the accuser, so telling them apart teaches nothing.
            in_play = all(self.box.colour[card] in state.deal.colours for card in case)
            raise Refusal("clues-card-you-see" if in_play else "clues-card-not-in-play")
        right = case == table.outer[seat]
        draft = Draft(state, self.box)
        draft.told.append(ev.Accused(by=seat, person=case[0], place=case[1], weapon=case[2], right=right))
        draft.pay(seat)  # A-13-03: the loupe goes first; the table hears of it in one breath
        if right:
            draft.told.append(Won(by=seat))
            return draft.close(Outcome(winners=(seat,), reason="solved"))
        draft.miss(seat, case)
        draft.drop_all(seat)
        draft.next_turn()
        return draft.done()

    def _take(self, state: State, seat: Seat, player: Seat) -> Step[State]:
        if not 0 <= player < state.deal.seats or player == seat or not state.loupes[player]:
            raise Refusal("clues-nothing-to-take")
        draft = Draft(state, self.box)
        draft.move_loupe(player, seat)
        draft.state = replace(draft.state, phase=Phase.ACTING)
        draft.told.append(ev.LoupeTaken(by=seat, player=player))
        return draft.done()

    def late(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        """Choose at random (A-13-18), or end the turn and drop the loupes (A-13-20).

        Where the clock has ended every turn for two rounds, nobody plays any more: the game ends (A-13-23).
        """
        check_owes(state.outcome, seat, *sorted(self.turn(state)))
        draft = Draft(state, self.box)
        if state.phase is Phase.CHOOSING:
            draft.choose(seat, _case(chance.pick(_choices(state.deal.hands[seat].open()))), chance)
        else:
            draft.miss_turn(seat)
            draft.drop_all(seat)
            if draft.stalls(state.deal.seats - len(state.gone)):  # A-13-23
                return draft.close(STALLED)
            draft.next_turn()
        return draft.done()

    def forfeit(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        """Let a seat leave: it stays a witness, its turns are skipped (A-13-19). The last seat left wins (A-13-22)."""
        draft = Draft(state, self.box)
        draft.leave(seat)
        n = state.deal.seats
        left = draft.state.there(n)
        if len(left) == 1:
            draft.told.append(LastOne(seat=left[0]))
            return draft.close(Outcome(winners=(left[0],), reason="left"))
        if state.phase is Phase.CHOOSING:
            if state.active == seat:  # whoever would have begun is no longer there
                draft.state = replace(draft.state, active=draft.state.after(seat, n))
            if state.chosen[seat] is None:
                draft.choose(seat, _case(chance.pick(_choices(state.deal.hands[seat].open()))), chance)
        elif state.active == seat:
            draft.drop_all(seat)
            draft.next_turn()
        return draft.done()

    def outcome(self, state: State) -> Outcome | None:
        """Return the winner, or that the game was abandoned."""
        return state.outcome


def _check_turn(state: State, seat: Seat, phase: Phase) -> None:
    if state.phase is phase and state.active == seat:
        return
    check_running(state.outcome)
    if state.phase is Phase.CHOOSING:
        raise Refusal("clues-still-choosing")
    check_owes(state.outcome, seat, state.active)
    if state.deal.seats == 2:
        raise Refusal("clues-no-loupes")  # R-13-41
    raise Refusal("clues-take-first" if state.phase is Phase.TAKING else "clues-reserve-not-empty")


def _case(choice: Choose) -> Case:
    return choice.person, choice.place, choice.weapon


def _choices(hand: tuple[Card, ...]) -> tuple[Choose, ...]:
    persons = [card for card in hand if isinstance(card, Person)]
    places = [card for card in hand if isinstance(card, Place)]
    weapons = [card for card in hand if isinstance(card, Weapon)]
    return tuple(
        Choose(person=person, place=place, weapon=weapon) for person, place, weapon in product(persons, places, weapons)
    )
