"""Bakerstreet: a state while one action is carried out. Drawing, counting and the rounds are one method each."""

from __future__ import annotations

from dataclasses import replace

from games.bakerstreet import events as ev
from games.bakerstreet.model import SEATS, Box, Card, Cards, Laid, Letter, Letters, Phase, Stack, longest_run
from games.bakerstreet.state import Side, State, alphabetical, changed, in_order, takes
from games.bakerstreet.tally import has_arrow, tally
from games.core import draft as core
from games.core.chance import Chance
from games.core.contract import Outcome
from games.core.seats import Seat
from games.core.secret import Secret
from games.core.values import put

NOTHING: Secret[Cards] = Secret(())
NO_STACK: Secret[Stack] = Secret(())


class Draft(core.Draft[State]):
    """A state of this game while one action is carried out."""

    def __init__(self, state: State, box: Box, chance: Chance) -> None:
        super().__init__(state)
        self.box = box
        self.chance = chance
        self.state = replace(state, idle=0, shown=())

    def _show(self, event: ev.Doubted | ev.Counted) -> None:
        """Tell a public event, and leave it on the panel until the next step (A-BS-22)."""
        self.told.append(event)
        self.state = replace(self.state, shown=(*self.state.shown, event))

    def _put(self, seat: Seat, side: Side) -> None:
        self.state = replace(self.state, sides=changed(self.state.sides, seat, side))

    # A turn

    def play(self, seat: Seat, card: Card, pile: int) -> None:
        """Lay a card on top of a stack (R-BS-07) and fill the hand (R-BS-09)."""
        side = self.state.sides[seat]
        hand = side.hand.open()
        at = hand.index(card)
        left = hand[:at] + hand[at + 1 :]
        fresh = side.fresh - 1 if at >= len(hand) - side.fresh else side.fresh
        n = pile - 1
        stack = Secret((*self.state.stacks[n].open(), Laid(seat, card)))
        self.state = replace(self.state, stacks=put(self.state.stacks, n, stack), phase=Phase.ESTIMATING)
        deck = side.deck.open()
        if deck:
            new = deck[-1]
            self.told += [ev.Played(by=seat, card=card, pile=pile, shuffles=False), ev.CardDrawn(to=seat, card=new)]
            hand, deck = (*left, new), deck[:-1]
            self._put(seat, replace(side, hand=Secret(hand), deck=Secret(deck), fresh=fresh + 1))
        else:
            self._put(seat, replace(side, hand=Secret(left), fresh=fresh))
            drawn, shuffles = self._draw(seat, 1)
            self.told.append(ev.Played(by=seat, card=card, pile=pile, shuffles=shuffles))
            if shuffles:
                self.told.append(ev.Reshuffled(seat=seat))
            self.told += [ev.CardDrawn(to=seat, card=new) for new in drawn]

    def _draw(self, seat: Seat, count: int) -> tuple[Cards, bool]:
        """Let a seat draw so many cards, or fewer where there are no more (A-BS-06).

        Return the cards, and whether the discard had to be shuffled.
        """
        side = self.state.sides[seat]
        deck, discard = side.deck.open(), side.discard
        drawn, deck = deck[-count:][::-1], deck[:-count]
        fresh = side.fresh + len(drawn)
        shuffles = len(drawn) < count and bool(discard.open())
        if shuffles:  # A-BS-07: when a card is needed, and not before
            deck, discard = self.chance.shuffled(discard.open()), NOTHING
            more, deck = deck[len(drawn) - count :][::-1], deck[: len(drawn) - count]
            drawn += more
            fresh = len(more)
        hand = (*side.hand.open(), *drawn)
        self._put(seat, replace(side, hand=Secret(hand), deck=Secret(deck), discard=discard, fresh=fresh))
        return drawn, shuffles

    def estimate(self, seat: Seat, number: int) -> None:
        """Say a number; it is the other's turn (R-BS-11)."""
        said = (*self.state.estimates, (seat, number))
        self.state = replace(self.state, estimates=said, phase=Phase.PLAYING, active=SEATS[1 - seat])
        self.told.append(ev.Estimated(by=seat, number=number))

    # A doubt

    def doubt(self, seat: Seat) -> None:
        """Show and sum both hands, discard them, and let the winner choose a pile (R-BS-17 to 22)."""
        player, number = self.state.estimates[-1]
        hands = [in_order(side.hand.open()) for side in self.state.sides]
        total = sum(card.points for hand in hands for card in hand)
        winner = seat if total < number else player
        self._show(
            ev.Doubted(
                by=seat,
                by_cards=hands[seat],
                player=player,
                player_cards=hands[player],
                number=number,
                total=total,
                winner=winner,
            )
        )
        one, two = self.state.sides
        sides = (_discarded(one, hands[0]), _discarded(two, hands[1]))
        self.state = replace(self.state, sides=sides, victor=winner, active=winner, phase=Phase.CHOOSING)

    # A count

    def count(self, pile: int, *, arrow: bool = False) -> None:
        """Count the stack of a pile from its top to a stop or its end (R-BS-23 to 28)."""
        state, first = self.state, self.state.victor
        if first is None:
            raise AssertionError
        stack = state.stacks[pile - 1].open()
        second = SEATS[1 - first]
        found = tally(stack, first)
        winner = found.winner
        letters = state.piles[pile - 1].open()
        clue = bool(takes(letters, state.sides[winner].letters.open()))
        prize = "clue" if clue else "all" if letters else "none"
        self._show(
            ev.Counted(
                pile=pile,
                arrow=arrow,
                first=first,
                first_cards=found.cards(first),
                first_x2=found.doubled[first],
                first_sum=found.sums[first],
                second=second,
                second_cards=found.cards(second),
                second_x2=found.doubled[second],
                second_sum=found.sums[second],
                stop=found.is_stopped,
                winner=winner,
                how="empty" if not stack else "tie" if found.sums[0] == found.sums[1] else "more",
                prize=prize,
            )
        )
        at = len(stack) - len(found.laid)
        stacks = put(state.stacks, pile - 1, Secret(stack[:at]) if at else NO_STACK)
        self.state = replace(self.state, counted=found.laid, at=pile, stacks=stacks)
        if letters:
            self.told.append(ev.PileSeen(to=winner, pile=pile, letters=letters, prize=prize))
            self._look(winner, pile)
        if clue:
            self.state = replace(self.state, phase=Phase.TAKING, active=winner)
            return
        if letters:  # the other can tell that all of them are letters which the winner owns
            self._look(SEATS[1 - winner], pile)
        self._end_count(pile, found.leads_on)

    def _look(self, seat: Seat, pile: int) -> None:
        """Note that a seat knows the content of a pile."""
        side = self.state.sides[seat]
        if pile not in side.looked:
            self._put(seat, replace(side, looked=side.looked | {pile}))

    def free(self, seat: Seat) -> Letters:
        """Return the clue cards that the winner of the count may take."""
        state = self.state
        pile = state.piles[state.at - 1].open() if state.at is not None else ()
        return tuple(each.letter for each in takes(pile, state.sides[seat].letters.open()))

    def take(self, seat: Seat, letter: Letter) -> None:
        """Take a clue card, face down (R-BS-29), and win with seven letters in a row (R-BS-37)."""
        pile, piles = self.state.at, self.state.piles
        if pile is None:
            raise AssertionError
        letters = piles[pile - 1].open()
        at = letters.index(letter)
        self.state = replace(self.state, piles=put(piles, pile - 1, Secret(letters[:at] + letters[at + 1 :])))
        side = self.state.sides[seat]
        owned = (*side.letters.open(), letter)
        clues = (*side.clues, pile)
        self._put(seat, replace(side, letters=Secret(owned), clues=clues))
        run = longest_run(alphabetical(owned))
        wins = len(run) >= self.box.run
        is_led_on = has_arrow(self.state.counted)
        then = "won" if wins else "arrow" if is_led_on else "round"
        self.told += [
            ev.ClueTaken(by=seat, pile=pile, left=len(letters) - 1, clues=len(owned), then=then),
            ev.ClueKept(to=seat, letter=letter),
        ]
        if wins:  # A-BS-17: at once, whatever arrow there was
            self.told.append(ev.Won(by=seat, run=run))
            self.close(Outcome(winners=(seat,), reason="run", scores=self._scores()))
            return
        self._end_count(pile, is_led_on)

    def _end_count(self, pile: int, is_led_on: bool) -> None:
        """Discard the counted cards (R-BS-31); follow an arrow (R-BS-32) or begin a new round."""
        counted = self.state.counted
        self.state = replace(self.state, counted=(), at=None)
        for seat in SEATS:
            if cards := tuple(laid.card for laid in counted if laid.seat == seat):
                side = self.state.sides[seat]
                self._put(seat, replace(side, discard=Secret(side.discard.open() + cards)))
        if is_led_on:
            self.count(pile % self.box.piles + 1, arrow=True)
        else:
            self.begin_round()

    # Rounds, and the end

    def begin_round(self) -> None:
        """Let both draw a new hand; the loser of the doubt opens the round (R-BS-36, A-BS-24)."""
        victor = self.state.victor
        if victor is None:
            raise AssertionError
        shuffled: tuple[Seat, ...] = ()
        for seat in SEATS:
            cards, shuffles = self._draw(seat, self.box.hand)
            if shuffles:
                shuffled += (seat,)
            self.told.append(ev.HandDealt(to=seat, cards=in_order(cards)))
        first, state = SEATS[1 - victor], replace(self.state, estimates=())
        swapped = not state.sides[first].hand.open()
        if swapped:
            if not state.sides[victor].hand.open():
                self.state = replace(state, phase=Phase.CHOOSING, active=victor)
                self.told.append(ev.HandsEmpty(by=victor))
                return
            first = victor
        self.state = replace(state, phase=Phase.PLAYING, active=first, victor=None)
        self.told.append(ev.RoundBegan(first=first, swapped=swapped, shuffled=shuffled))

    def leave(self, seat: Seat) -> None:
        """Let a seat leave: the other wins (A-BS-25)."""
        winner = SEATS[1 - seat]
        self.told.append(ev.Left(seat=seat, winner=winner))
        self.close(Outcome(winners=(winner,), reason="left"))

    def stay_away(self, seat: Seat) -> None:
        """End the game with the last turn that a seat may miss: it counts as leaving (A-BS-25)."""
        winner = SEATS[1 - seat]
        self.told.append(ev.StayedAway(seat=seat, winner=winner))
        self.close(Outcome(winners=(winner,), reason="absent"))

    def close(self, outcome: Outcome) -> None:
        """End the game and show all clue cards that were taken; the last count stays on the panel."""
        self.state = replace(self.state, shown=self.before.shown, phase=Phase.OVER, at=None, outcome=outcome)
        self.told += [
            ev.LettersShown(seat=seat, letters=alphabetical(self.state.sides[seat].letters.open())) for seat in SEATS
        ]

    def _scores(self) -> tuple[int, ...]:
        return tuple(len(side.clues) for side in self.state.sides)


def _discarded(side: Side, hand: Cards) -> Side:
    return replace(side, hand=NOTHING, discard=Secret(side.discard.open() + hand), fresh=0)
