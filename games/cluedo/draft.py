"""Cluedo: a state while one action is carried out. Each rule about turns, witnesses and the end is one method."""

from __future__ import annotations

from dataclasses import replace

from games.cluedo import events as ev
from games.cluedo.dealing import deal
from games.cluedo.facts import Reach, Said
from games.cluedo.model import ROOM_SPOT, SUSPECTS, WEAPONS, Board, Card, Phase, Room, Spot, Suspect, Weapon
from games.cluedo.state import Cast, File, Rulings, State, lies
from games.core.chance import Chance
from games.core.contract import Outcome, Step
from games.core.draft import PartyDraft
from games.core.endings import LastOne, TurnBegan
from games.core.seats import Seat, all_seats, clockwise_from
from games.core.secret import Secret
from games.core.values import put


class Draft(PartyDraft[State]):
    """A state of this game while one action is carried out."""

    cast: Cast
    file: File
    phase: Phase
    active: Seat
    at: tuple[Spot, ...]
    weapons: tuple[Room | None, ...]
    dice: tuple[int, int] | None
    reach: Reach | None
    witness: Seat | None
    out: frozenset[Seat]
    ends: bool
    orders: tuple[Secret[tuple[Card, ...]], ...]

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
        while None in self.cast.pawns:
            self.active = Seat(self.cast.pawns.index(None))
            if self.active not in self.gone:
                return
            self._give_pawn(self.active, self._any_pawn(chance), drawn=True)
        self._deal(chance)

    def _any_pawn(self, chance: Chance) -> Suspect:
        return chance.pick([suspect for suspect in SUSPECTS if suspect not in self.cast.pawns])

    def _give_pawn(self, seat: Seat, suspect: Suspect, *, drawn: bool) -> None:
        cast = self.cast
        number = SUSPECTS.index(suspect)
        self.cast = replace(
            cast,
            pawns=put(cast.pawns, seat, suspect),
            owners=put(cast.owners, number, seat),
        )
        if drawn and self.state.rulings >= Rulings.BEFORE_LOTS:
            self.told.append(ev.PawnDrawn(by=seat, suspect=suspect))
        else:
            self.told.append(ev.PawnChosen(by=seat, suspect=suspect, drawn=drawn))

    def _deal(self, chance: Chance) -> None:
        dealt, told = deal(self.cast, self.gone, chance)
        self.cast = replace(self.cast, deal=dealt)
        self.told += told
        self.begin_turn(dealt.first)

    # Turns

    def next_turn(self) -> None:
        """Pass the turn to the left (R-CL-10)."""
        self.begin_turn(Seat((self.active + 1) % self.cast.seats))

    def begin_turn(self, seat: Seat) -> None:
        """Give the turn to a seat, or to the next that may still play (A-CL-29, A-CL-30)."""
        n = self.cast.seats
        while seat in self.out or seat in self.gone:
            seat = Seat((seat + 1) % n)
        self.active = seat
        self.phase = Phase.STARTING
        self.dice = self.reach = self.witness = None
        self.ends = False
        self.told.append(TurnBegan(seat=seat))

    def playing(self) -> list[Seat]:
        """Return the seats that may still move, ask and accuse."""
        return [seat for seat in all_seats(self.cast.seats) if seat not in self.out and seat not in self.gone]

    def put_out(self, seat: Seat) -> None:
        """Let a seat only answer from now on (R-CL-32); say so if one alone is left (A-CL-24)."""
        self.out |= {seat}
        self.tell_last()

    def tell_last(self) -> None:
        """Say so if one player alone is left."""
        if len(left := self.playing()) == 1:
            self.told.append(LastOne(seat=left[0]))

    # Pawns and weapons

    def place(self, number: int, spot: Spot) -> bool:
        """Put a pawn somewhere; return whether it came from elsewhere. Its owner may ask anew (A-CL-17)."""
        if self.at[number] == spot:
            return False
        self.at = put(self.at, number, spot)
        owner = self.cast.owners[number]
        if owner is not None and owner in self.file.here:
            self.file = replace(self.file, here=self.file.here - {owner})
        return True

    def suggest(self, suspect: Suspect, weapon: Weapon, room: Room, chance: Chance) -> None:
        """Call pawn and weapon into the room (R-CL-23), then ask the witnesses (R-CL-24)."""
        seat, number = self.active, SUSPECTS.index(suspect)
        called = self.cast.owners[number] if self.place(number, ROOM_SPOT[room]) else None
        self.weapons = tuple(room if each is weapon else was for each, was in zip(WEAPONS, self.weapons, strict=True))
        file = self.file
        said = Said(len(file.said) + 1, seat, suspect, weapon, room)
        here = file.here if seat in file.here else file.here | {seat}
        self.file = replace(file, said=(*file.said, said), here=here)
        whom = called if called != seat else None
        passed, asked, shown_by = self._ask_on(said, clockwise_from(seat, self.cast.seats), chance)
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
                standing=self.cast.house.standing,
            ),
        )

    def say_nothing(self, witness: Seat, chance: Chance) -> None:
        """Let a witness say that there is nothing to show, and ask the next."""
        said = self.file.said[-1]
        said = replace(said, passed=(*said.passed, witness))
        self.file = replace(self.file, said=(*self.file.said[:-1], said))
        order = clockwise_from(said.by, self.cast.seats)
        passed, asked, shown_by = self._ask_on(said, order[order.index(witness) + 1 :], chance)
        answered = ev.Answered(by=witness, to_whom=said.by, shown=False, passed=passed, asked=asked, shown_by=shown_by)
        self.told.insert(0, answered)

    def show(self, witness: Seat, card: Card) -> None:
        """Show a card to the author of the hypothesis, which ends the questioning (R-CL-25, R-CL-26)."""
        self.told.append(ev.Answered(by=witness, to_whom=self.file.said[-1].by, shown=True))
        self._hand_over(witness, card)

    def answer_for(self, witness: Seat, chance: Chance) -> None:
        """Let the cards of a witness answer that has just left, and go on (A-CL-30)."""
        told, self.told = self.told, []
        said = self.file.said[-1]
        order = clockwise_from(said.by, self.cast.seats)
        passed, asked, shown_by = self._ask_on(said, order[order.index(witness) :], chance)
        self.told = [*told, ev.AnsweredFor(passed=passed, asked=asked, shown_by=shown_by), *self.told]

    def _ask_on(
        self, said: Said, order: tuple[Seat, ...], chance: Chance
    ) -> tuple[tuple[Seat, ...], Seat | None, Seat | None]:
        """Ask witnesses in turn until one must answer, and note those that passed."""
        dealt, passed = self.cast.dealt, []
        case = said.case
        shown_by = asked = None
        for witness in order:
            hand = dealt.hands[witness].open()
            cards = tuple(card for card in case if card in hand)
            if witness in self.gone or self.cast.house.standing:
                if cards:  # A-CL-30, A-CL-35
                    shown_by = witness
                    break
            # Asked even if there is no choice: speed must tell nothing. Whoever is out cannot lie (A-CL-33).
            elif cards or (self.cast.house.false_witnesses and witness not in self.out):
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
            said = replace(said, passed=(*said.passed, *passed))
            self.file = replace(self.file, said=(*self.file.said[:-1], said))
        self.dice = self.reach = None
        self.witness = asked
        self.phase = Phase.ASKED if asked is None else Phase.ASKING
        if shown_by is not None:
            hand = dealt.hands[shown_by].open()
            cards = tuple(card for card in case if card in hand)
            self._hand_over(shown_by, self.card_for(said.by, shown_by, cards, chance))
        return tuple(passed), asked, shown_by

    def card_for(self, asker: Seat, witness: Seat, cards: tuple[Card, ...], chance: Chance) -> Card:
        """Return the card that is shown for a witness that does not choose (A-CL-30, A-CL-35).

        One that the asker has seen already, else the first in the order that the witness keeps, else one by lot.
        """
        known = {shown.card for shown in self.file.seen[asker].open()}
        wanted = [card for card in self.orders[witness].open() if card in cards] if self.orders else []
        return chance.pick([card for card in cards if card in known] or wanted[:1] or cards)

    def _hand_over(self, witness: Seat, card: Card) -> None:
        said = self.file.said[-1]
        self.file = self.file.shown(said, witness, card)
        self.told.append(ev.CardSeen(to=said.by, by=witness, hypothesis=said.number, card=card))
        if witness not in self.gone:
            self.told.append(ev.CardShown(to=witness, to_whom=said.by, hypothesis=said.number, card=card))
        self.witness = None
        self.phase = Phase.ASKED
        # Chosen before the answer, and that a card was shown is public: nothing follows from it (A-CL-36).
        if self.ends:
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
        self.phase = Phase.OVER
        self.outcome = outcome
        self.dice = self.reach = self.witness = None
        if (dealt := self.cast.deal) is not None:
            suspect, weapon, room = dealt.envelope.open()
            self.told.append(ev.EnvelopeOpened(suspect=suspect, weapon=weapon, room=room))
            for seat, lie in lies(self.cast, self.file, of=all_seats(self.cast.seats)):
                self.told.append(ev.LieTold(player=seat, hypothesis=lie.number, cards=lie.cards))
        return self.done()
