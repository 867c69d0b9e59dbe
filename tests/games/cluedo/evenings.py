"""Whole games of players who think a little, lie, denounce, accuse too soon, come too late and leave."""

from __future__ import annotations

from collections.abc import Iterator

from games.cluedo.actions import Accuse, Denounce
from games.core.playthrough import EntryKind
from tests.games.cluedo.detective import Detective
from tests.games.seat_logs import LoggedGame


class Evening(LoggedGame):
    """A running game of such players."""

    def play(self, rounds: int = 40) -> Iterator[Evening]:
        """Yield the game at each of its steps."""
        game, dice = self.game, self.game.dice
        seats = game.case.everybody
        players = [Detective(seat, liar=dice.below(2) == 0, is_hasty=dice.below(3) == 0) for seat in seats]
        is_rash = dice.below(3) == 0
        yield self
        for _ in range(rounds * len(seats)):
            if game.is_over:
                return
            seat = game.someone()
            if dice.below(120) == 0 and len(game.state.gone) < len(seats) - 1:
                leaver = dice.pick([each for each in seats if each not in game.state.gone])
                game.move(EntryKind.FORFEIT, leaver)
            elif dice.below(25) == 0:
                game.move(EntryKind.LATE, seat)
            else:
                legal = game.legal(seat)
                players[seat].learn(game.state)
                action = players[seat].decide(game.state, legal, dice)
                if blames := [each for each in legal if isinstance(each, Denounce)]:
                    action = dice.pick(blames) if dice.below(12) == 0 else action
                if is_rash and dice.below(15) == 0:
                    action = dice.pick([each for each in legal if isinstance(each, Accuse)] or [action])
                game.move(EntryKind.ACTION, seat, action)
            self.keep()
            yield self
