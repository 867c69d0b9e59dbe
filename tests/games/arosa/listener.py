"""A player who listens well: keeps a belief for every cube that fell, and acts on what is likely."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from games.arosa import KIT
from games.arosa.actions import Erase, Search, Suspect, TakeBack
from games.arosa.events import Fell, Opened, VictimsSought
from games.arosa.hearing import ENDS, Acoustics
from games.arosa.model import CUBES, FLOORS, VICTIM, Hearing, Phase
from games.arosa.views import TableView
from games.core.contract import Action, Event
from games.core.seats import Seat, all_seats

Belief = list[float]


@dataclass(slots=True)
class Listener:
    """What one can know of the hotel by listening and remembering."""

    acoustics: Acoustics
    cubes: list[tuple[int, Belief]]

    @classmethod
    def with_hearing(cls, hearing: Hearing) -> Listener:
        return cls(KIT.acoustics[hearing], [])

    def hear(self, events: Iterable[Event]) -> None:
        for event in events:
            match event:
                case Fell():
                    heard = 2 * event.knocks + ENDS.index(event.end)
                    model = self.acoustics
                    belief = [model.landing[f] * model.likelihood[f][heard] / sum(model.likelihood[f]) for f in FLOORS]
                    self.cubes.append((CUBES.index(event.cube), _whole(belief)))
                case Opened():
                    self._see(event.floor, [CUBES.index(cube) for cube in event.cubes])
                case VictimsSought():
                    pass

    def _see(self, floor: int, found: Sequence[int]) -> None:
        """Take the likeliest cubes of each kind off, and believe that all others are elsewhere."""
        for piece in found:
            there = [n for n, (kind, _) in enumerate(self.cubes) if kind == piece]
            self.cubes.pop(max(there, key=lambda n: self.cubes[n][1][floor]))
        for _, belief in self.cubes:
            belief[floor] = 0
        self.cubes = [(kind, _whole(belief)) for kind, belief in self.cubes]

    def expected(self, piece: int, floor: int) -> float:
        return sum(belief[floor] for kind, belief in self.cubes if kind == piece)

    def absent(self, piece: int, floor: int) -> float:
        """Return how likely it is that none of a kind lies there."""
        none = 1.0
        for kind, belief in self.cubes:
            if kind == piece:
                none *= 1 - belief[floor]
        return none

    def choose(self, view: TableView, seat: Seat, *, erases: bool = True) -> Action:
        match view.phase:
            case Phase.ERASING if view.opened is not None:
                return TakeBack(count=min(view.opened.pieces.count(seat), view.board[seat][view.opened.floor]))
            case Phase.SEARCH:
                return Search(floor=max(FLOORS, key=lambda floor: self.expected(VICTIM, floor)))
            case _:
                return max(self._offers(view, seat, erases=erases), key=lambda offer: offer[0])[1]

    def _offers(self, view: TableView, seat: Seat, *, erases: bool) -> Iterable[tuple[float, Action]]:
        """Yield what could be done with what it seems worth in points."""
        others = [each for each in all_seats(view.seats) if each != seat]
        for floor in FLOORS:
            weight = KIT.weight(floor, view.scenes)
            pays = 1 - self.absent(seat, floor) if floor == 0 else 1.0
            worth = {each: pays * weight * self.expected(each, floor) - self.absent(each, floor) for each in others}
            best = max(others, key=worth.__getitem__)
            named = tuple(each for each in others if worth[each] > 0.5) or (best,)
            yield sum(worth[each] for each in named), Suspect(floor=floor, players=named)
            if erases and view.board[seat][floor]:
                back = min(view.board[seat][floor], self.expected(seat, floor))
                yield 1.5 * weight * back - self.absent(seat, floor), Erase(floor=floor)


def _whole(belief: Belief) -> Belief:
    total = sum(belief)
    return [each / total for each in belief] if total else [1 / len(belief)] * len(belief)
