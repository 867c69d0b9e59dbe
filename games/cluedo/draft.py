"""Cluedo: a state while one action is carried out. Each rule about turns, witnesses and the end is one method."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from games.cluedo import events as ev
from games.cluedo.dealing import deal
from games.cluedo.facts import Said
from games.cluedo.model import ROOM_SPOT, SUSPECTS, WEAPONS, Board, Card, Phase, Room, Spot, Suspect, Weapon
from games.cluedo.state import Rulings, State, lies
from games.core.chance import Chance
from games.core.contract import Outcome, Step
from games.core.draft import PartyDraft
from games.core.endings import LastOne, TurnBegan
from games.core.seats import Seat, all_seats, clockwise_from
from games.core.values import put


class Draft(PartyDraft[State]):
    """A state of this game while one action is carried out."""

    def __init__(self, state: State, board: Board) -> None:
        super().__init__(state)
        self.board = board

    # Before the deal

    def take_pawn(self, seat: Seat, suspect: Suspect, chance: Chance, *, drawn: bool = False) -> None:
        """Give a pawn to a seat; deal when it was the last one."""
        self._give_pawn(seat, suspect, drawn=drawn)
        self.after_pawns(chance)

    def draw_pawn(self, seat: Seat, chance: Chance) -> None:
        """Give a pawn by lot to a seat (A-CL-06)."""
        self.take_pawn(seat, self._any_pawn(chance), chance, drawn=True)

    def after_pawns(self, chance: Chance) -> None:
        """Give pawns by lot to seats that have left, each once all before have one; deal when all have one (A-CL-06)."""
        while None in self.state.cast.pawns:
            seat = Seat(self.state.cast.pawns.index(None))
            self.state = replace(self.state, active=seat)
            if seat not in self.state.gone:
                return
            self._give_pawn(seat, self._any_pawn(chance), drawn=True)
        self._deal(chance)

    def _any_pawn(self, chance: Chance) -> Suspect:
        return chance.pick([suspect for suspect in SUSPECTS if suspect not in self.state.cast.pawns])

    def _give_pawn(self, seat: Seat, suspect: Suspect, *, drawn: bool) -> None:
        cast, number = self.state.cast, SUSPECTS.index(suspect)
        cast = replace(cast, pawns=put(cast.pawns, seat, suspect), owners=put(cast.owners, number, seat))
        self.state = replace(self.state, cast=cast)
        if drawn and self.state.rulings >= Rulings.BEFORE_LOTS:
            self.told.append(ev.PawnDrawn(by=seat, suspect=suspect))
        else:
            self.told.append(ev.PawnChosen(by=seat, suspect=suspect, drawn=drawn))

    def _deal(self, chance: Chance) -> None:
        dealt, told = deal(self.state.cast, self.state.gone, chance)
        self.state = replace(self.state, cast=replace(self.state.cast, deal=dealt))
        self.told += told
        self.begin_turn(dealt.first)

    # Turns

    def next_turn(self) -> None:
        """Pass the turn to the left (R-CL-10)."""
        self.begin_turn(Seat((self.state.active + 1) % self.state.cast.seats))

    def begin_turn(self, seat: Seat) -> None:
        """Give the turn to a seat, or to the next that may still play (A-CL-29, A-CL-30)."""
        state = self.state
        while seat in state.out or seat in state.gone:
            seat = Seat((seat + 1) % state.cast.seats)
        self.state = replace(state, active=seat, phase=Phase.STARTING, dice=None, reach=None, witness=None, ends=False)
        self.told.append(TurnBegan(seat=seat))

    def playing(self) -> list[Seat]:
        """Return the seats that may still move, ask and accuse."""
        idle = self.state.out | self.state.gone
        return [seat for seat in all_seats(self.state.cast.seats) if seat not in idle]

    def put_out(self, seat: Seat) -> None:
        """Let a seat only answer from now on (R-CL-32); say so if one alone is left (A-CL-24)."""
        self.state = replace(self.state, out=self.state.out | {seat})
        self.tell_last()

    def tell_last(self) -> None:
        """Say so if one player alone is left."""
        if len(left := self.playing()) == 1:
            self.told.append(LastOne(seat=left[0]))

    # Pawns and weapons

    def place(self, number: int, spot: Spot) -> bool:
        """Put a pawn somewhere; return whether it came from elsewhere. Its owner may ask anew (A-CL-17)."""
        state = self.state
        if state.at[number] == spot:
            return False
        file, owner = state.file, state.cast.owners[number]
        if owner in file.here:
            file = replace(file, here=file.here - {owner})
        self.state = replace(state, at=put(state.at, number, spot), file=file)
        return True

    def suggest(self, suspect: Suspect, weapon: Weapon, room: Room, chance: Chance) -> None:
        """Call pawn and weapon into the room (R-CL-23), then ask the witnesses (R-CL-24)."""
        cast, seat, number = self.state.cast, self.state.active, SUSPECTS.index(suspect)
        called = cast.owners[number] if self.place(number, ROOM_SPOT[room]) else None
        weapons, file = put(self.state.weapons, WEAPONS.index(weapon), room), self.state.file
        said = Said(len(file.said) + 1, seat, suspect, weapon, room)
        file = replace(file, said=(*file.said, said), here=file.here | {seat})
        self.state = replace(self.state, weapons=weapons, file=file)
        whom = called if called != seat else None
        passed, asked, shown_by = self._ask_on(said, clockwise_from(seat, cast.seats), chance)
        self.told.insert(
            0,
            ev.Suggested(
                by=seat,
                hypothesis=said.number,
                suspect=suspect,
                weapon=weapon,
                room=room,
                called=whom,
                passed=passed,
                asked=asked,
                shown_by=shown_by,
                standing=cast.house.standing,
            ),
        )

    def say_nothing(self, witness: Seat, chance: Chance) -> None:
        """Let a witness say that there is nothing to show, and ask the next."""
        said = self._pass_on([witness])
        order = clockwise_from(said.by, self.state.cast.seats)
        passed, asked, shown_by = self._ask_on(said, order[order.index(witness) + 1 :], chance)
        answered = ev.Answered(by=witness, to_whom=said.by, shown=False, passed=passed, asked=asked, shown_by=shown_by)
        self.told.insert(0, answered)

    def _pass_on(self, passed: Sequence[Seat]) -> Said:
        """Note witnesses that had nothing to show; return the hypothesis with them."""
        file = self.state.file
        said = replace(file.said[-1], passed=(*file.said[-1].passed, *passed))
        self.state = replace(self.state, file=replace(file, said=(*file.said[:-1], said)))
        return said

    def show(self, witness: Seat, card: Card) -> None:
        """Show a card to the author of the hypothesis, which ends the questioning (R-CL-25, R-CL-26)."""
        self.told.append(ev.Answered(by=witness, to_whom=self.state.file.said[-1].by, shown=True))
        self._hand_over(witness, card)

    def answer_for(self, witness: Seat, chance: Chance) -> None:
        """Let the cards of a witness answer that has just left, and go on (A-CL-30)."""
        told, self.told = self.told, []
        said = self.state.file.said[-1]
        order = clockwise_from(said.by, self.state.cast.seats)
        passed, asked, shown_by = self._ask_on(said, order[order.index(witness) :], chance)
        self.told = [*told, ev.AnsweredFor(passed=passed, asked=asked, shown_by=shown_by), *self.told]

    def _ask_on(
        self, said: Said, order: tuple[Seat, ...], chance: Chance
    ) -> tuple[tuple[Seat, ...], Seat | None, Seat | None]:
        """Ask witnesses in turn until one must answer, and note those that passed."""
        cast, dealt, passed = self.state.cast, self.state.cast.dealt, []
        case = said.case
        shown_by = asked = None
        for witness in order:
            hand = dealt.hands[witness].open()
            cards = tuple(card for card in case if card in hand)
            if witness in self.state.gone or cast.house.standing:
                if cards:  # A-CL-30, A-CL-35
                    shown_by = witness
                    break
            # Asked even if there is no choice: speed must tell nothing. Whoever is out cannot lie (A-CL-33).
            elif cards or (cast.house.false_witnesses and witness not in self.state.out):
                asked = witness
                self.told.append(
                    ev.Questioned(
                        to=witness,
                        by=said.by,
                        hypothesis=said.number,
                        suspect=said.suspect,
                        weapon=said.weapon,
                        room=said.room,
                        cards=cards,
                    )
                )
                break
            passed.append(witness)
        if passed:
            self._pass_on(passed)
        phase = Phase.ASKED if asked is None else Phase.ASKING
        self.state = replace(self.state, dice=None, reach=None, witness=asked, phase=phase)
        if shown_by is not None:
            hand = dealt.hands[shown_by].open()
            cards = tuple(card for card in case if card in hand)
            self._hand_over(shown_by, self.card_for(said.by, shown_by, cards, chance))
        return tuple(passed), asked, shown_by

    def card_for(self, asker: Seat, witness: Seat, cards: tuple[Card, ...], chance: Chance) -> Card:
        """Return the card that is shown for a witness that does not choose (A-CL-30, A-CL-35).

        One that the asker has seen already, else the first in the order that the witness keeps, else one by lot.
        """
        known = {shown.card for shown in self.state.file.seen[asker].open()}
        orders = self.state.orders
        wanted = [card for card in orders[witness].open() if card in cards] if orders else []
        return chance.pick([card for card in cards if card in known] or wanted[:1] or cards)

    def _hand_over(self, witness: Seat, card: Card) -> None:
        file = self.state.file
        said = file.said[-1]
        self.state = replace(self.state, file=file.shown(said, witness, card), witness=None, phase=Phase.ASKED)
        self.told.append(ev.CardSeen(to=said.by, by=witness, hypothesis=said.number, card=card))
        if witness not in self.state.gone:
            self.told.append(ev.CardShown(to=witness, to_whom=said.by, hypothesis=said.number, card=card))
        # Chosen before the answer, and that a card was shown is public: nothing follows from it (A-CL-36).
        if self.state.ends:
            self.next_turn()

    # The end

    def go_on(self) -> Step[State]:
        """Pass the turn, or end the game where no seat is left that may accuse (A-CL-23)."""
        if self.playing():
            self.next_turn()
            return self.done()
        self.told.append(ev.Unsolved())
        return self.close(Outcome(winners=(), reason="unsolved"))

    def close(self, outcome: Outcome) -> Step[State]:
        """End the game, open the envelope, and tell every lie (A-CL-28)."""
        self.state = replace(self.state, phase=Phase.OVER, outcome=outcome, dice=None, reach=None, witness=None)
        cast = self.state.cast
        if (dealt := cast.deal) is not None:
            suspect, weapon, room = dealt.envelope.open()
            self.told.append(ev.EnvelopeOpened(suspect=suspect, weapon=weapon, room=room))
            for seat, lie in lies(cast, self.state.file, of=all_seats(cast.seats)):
                self.told.append(ev.LieTold(player=seat, hypothesis=lie.number, cards=lie.cards))
        return self.done()
