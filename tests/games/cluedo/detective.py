"""Players who think a little: they walk to rooms, ask about what they do not know, and accuse once they know."""

from __future__ import annotations

from collections.abc import Sequence

from games.cluedo import GAME
from games.cluedo.actions import Accuse, ChoosePawn, End, Move, Roll, Show, Stay, Suggest, TakePassage
from games.cluedo.model import ROOM_LIST, SUSPECTS, WEAPONS, Card, Phase, Room, Silence
from games.cluedo.state import State
from games.core.chance import Chance
from games.core.contract import Action
from games.core.seats import Seat


class Detective:
    """Sees only what its seat may see, and what everybody hears. A liar hides a card once."""

    def __init__(self, seat: Seat, *, liar: bool = False, is_hasty: bool = False) -> None:
        """`is_hasty`: whoever is shown a card ends their turn at once."""
        self.seat = seat
        self.liar = liar
        self.is_hasty = is_hasty
        self._found: set[Card] = set()  # surely in the envelope

    def learn(self, state: State) -> None:
        """Believe the witnesses where a hypothesis of one's own was answered by nobody."""
        if state.phase is Phase.ASKED and state.active == self.seat:
            said = state.file.said[-1]
            if said.shown_by is None:
                self._found.update(
                    card for card in said.case if card not in GAME.observer.seat_view(state, self.seat).hand
                )

    def _open(self, state: State, cards: Sequence[Card]) -> list[Card]:
        """Return which of these may be in the envelope."""
        if found := [card for card in cards if card in self._found]:
            return found
        view = GAME.observer.seat_view(state, self.seat)
        known = {*view.hand, *(shown.card for shown in view.seen)}
        return [card for card in cards if card not in known]

    def decide(self, state: State, legal: Sequence[Action], dice: Chance) -> Action:
        """Return what to do."""
        kinds = {type(action) for action in legal}
        open_rooms = self._open(state, ROOM_LIST)
        if ChoosePawn in kinds:
            return dice.pick(legal)
        if Show in kinds:
            if self.liar and len(legal) > 1 and legal[-1] == Show(card=Silence.NOTHING):
                self.liar = False  # once is enough
                return legal[-1]
            return legal[0]
        if Accuse in kinds:
            options = [self._open(state, cards) for cards in (SUSPECTS, WEAPONS, ROOM_LIST)]
            if all(len(cards) == 1 for cards in options):
                wanted = tuple(cards[0] for cards in options)
                return next(a for a in legal if isinstance(a, Accuse) and (a.suspect, a.weapon, a.room) == wanted)
            if End in kinds:
                return End()
        if Suggest in kinds and (state.room_of(self.seat) in open_rooms or not {Roll, Move} & kinds):
            suspects, weapons = self._open(state, SUSPECTS), self._open(state, WEAPONS)
            asks = [a for a in legal if isinstance(a, Suggest) and a.end is self.is_hasty]
            return dice.pick([a for a in asks if a.suspect in suspects and a.weapon in weapons])
        if TakePassage in kinds and dice.below(2):
            return TakePassage()
        if Roll in kinds:
            return Roll()
        if Move in kinds:
            moves = [action for action in legal if isinstance(action, Move)]
            rooms = [action for action in moves if isinstance(action.to, Room)]
            new = [action for action in rooms if action.to in open_rooms]
            return dice.pick(new or rooms or moves)
        return Stay() if Stay in kinds else End()
