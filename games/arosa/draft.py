"""Mord im Arosa: a state while one action is carried out. Each thing that can happen to cubes is one method."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from games.arosa import events as ev
from games.arosa.model import CUBES, VICTIMS, Floor, Kit, Opening, Phase, Piece
from games.arosa.state import State, Turn
from games.core.chance import Chance
from games.core.contract import Outcome, Step
from games.core.draft import PartyDraft
from games.core.endings import TurnBegan
from games.core.seats import Seat, all_seats
from games.core.secret import Secret
from games.core.values import put


class Draft(PartyDraft[State]):
    """A state of this game while one action is carried out."""

    def __init__(self, state: State, kit: Kit) -> None:
        super().__init__(state)
        self.kit = kit
        self.floors = [*state.hotel.open()]
        self.falls: list[ev.Fell] = []
        self.is_last = False

    def done(self) -> Step[State]:
        """Return the finished step, with the turn as all saw and heard it added to the past."""
        past, opened = self.state.past, self.state.opened
        is_opened = opened is not self.before.opened
        if self.falls or is_opened:
            past = (past, Turn(opened if is_opened else None, tuple(self.falls)))
        self.state = replace(self.state, past=past, hotel=Secret(tuple(self.floors)))
        return super().done()

    def open(self, floor: Floor) -> tuple[Piece, ...]:
        """Lift the floors above: all players see the cubes here, and every one is taken out."""
        found = tuple(sorted(self.floors[floor]))
        self.floors[floor] = ()
        self.state = replace(self.state, opened=Opening(floor, found))
        self.told.append(ev.Opened(floor=floor, cubes=tuple(CUBES[piece] for piece in found)))
        return found

    def throw(self, pieces: Sequence[Piece], chance: Chance) -> None:
        """Throw cubes in at the top, one after the other; everybody hears each (R-AR-02, R-AR-06)."""
        acoustics = self.kit.acoustics[self.state.hearing]
        floors, falls = self.floors, self.falls
        for piece in pieces:
            floor = acoustics.fall(chance)
            floors[floor] += (piece,)
            falls.append(ev.fell(piece, acoustics.hear(floor, chance)))

    def spend(self, seat: Seat, count: int) -> list[Piece]:
        """Take traces out of a reserve, as many as there are (A-AR-10)."""
        count = min(count, self.state.reserves[seat])
        self._pay(seat, count)
        return [seat] * count

    def record(self, seat: Seat, floor: Floor, count: int) -> int:
        """Move traces from a reserve to a box; return how many had to come from the floor (R-AR-33)."""
        borrowed = max(0, count - self.state.reserves[seat])
        self._pay(seat, count - borrowed)
        self._put(seat, floor, count)
        self.told.append(ev.Recorded(seat=seat, floor=floor, count=count, borrowed=borrowed))
        return borrowed

    def take_back(self, seat: Seat, floor: Floor, count: int) -> None:
        """Move traces from a box back to the reserve (R-AR-29)."""
        self._pay(seat, -count)
        self._put(seat, floor, -count)

    def _pay(self, seat: Seat, count: int) -> None:
        """Take so many traces out of a reserve; a negative number puts them back."""
        reserves = self.state.reserves
        self.state = replace(self.state, reserves=put(reserves, seat, reserves[seat] - count))

    def _put(self, seat: Seat, floor: Floor, count: int) -> None:
        board = self.state.board
        row = put(board[seat], floor, board[seat][floor] + count)
        self.state = replace(self.state, board=put(board, seat, row))
        if sum(row) >= self.kit.limit:
            self.is_last = True

    def mark_scene(self, floor: Floor, victims: int) -> None:
        """Put found victims on the box of their floor (R-AR-12, R-AR-13)."""
        scenes = self.state.scenes
        self.state = replace(self.state, scenes=put(scenes, floor, scenes[floor] + victims))

    def offer(self, most: int) -> Step[State]:
        """Leave the floor open until the active player has said how many traces to take back (A-AR-28)."""
        self.state = replace(self.state, phase=Phase.ERASING)
        self.told.append(ev.TracesCounted(by=self.state.active, most=most))
        return self.done()

    def close_up(self, found: Sequence[Piece], extra: int, chance: Chance) -> Step[State]:
        """Close the hotel, throw the cubes found and then the traces owed, and pass the turn.

        A-AR-04: the cubes found come in an order drawn by lot, so that it tells nothing; the traces owed come last.
        """
        seat = self.state.active
        if self.state.phase is Phase.ERASING:
            self.state = replace(self.state, phase=Phase.INQUIRY)
        owed = self.spend(seat, extra)
        if extra:
            self.told.append(ev.Careless(by=seat, count=len(owed)))
        self.throw(chance.shuffled(found) if len(found) > 1 else found, chance)
        self.throw(owed, chance)
        self.told += self.falls
        if self.state.phase is Phase.SEARCH and sum(self.state.scenes) == VICTIMS:
            self.state = replace(self.state, phase=Phase.INQUIRY)
            self.told.append(ev.InquiryBegan())
        # R-AR-32, A-AR-09: looked at once, after the whole turn.
        if self.is_last or 0 in self.state.reserves:
            return self.judge()
        self.next_turn()
        return self.done()

    def next_turn(self) -> None:
        """Pass the turn clockwise; seats that have left are skipped (A-AR-24)."""
        self.give_turn(self.state.after(self.state.active, self.state.seats))

    def give_turn(self, seat: Seat) -> None:
        """Give the turn to a seat."""
        self.state = replace(self.state, active=seat)
        self.told.append(TurnBegan(seat=seat))

    def judge(self) -> Step[State]:
        """End the game: the fewest points win, the most convict (R-AR-35). Seats that have left cannot win (A-AR-24)."""
        state, seats = self.state, all_seats(self.state.seats)
        scores = tuple(self.kit.points(row, state.scenes) for row in state.board)
        there = state.there(state.seats)
        least, most = min(scores[seat] for seat in there), max(scores)
        winners = tuple(seat for seat in there if scores[seat] == least)
        self.told += [ev.Scored(seat=seat, points=scores[seat]) for seat in seats]
        if len(winners) == len(seats):
            self.told.append(ev.Drawn(points=least))
        else:
            murderers = tuple(seat for seat in seats if scores[seat] == most)
            self.told.append(ev.Judged(murderers=murderers, winners=winners))
        return self.close(Outcome(winners=winners, reason="judged", scores=scores))

    def close(self, outcome: Outcome) -> Step[State]:
        """End the game. Cubes that lie open go back to their floor."""
        opened = self.state.opened
        if self.state.phase is Phase.ERASING and opened is not None:
            self.floors[opened.floor] += opened.pieces
        self.state = replace(self.state, phase=Phase.OVER, outcome=outcome)
        return self.done()
