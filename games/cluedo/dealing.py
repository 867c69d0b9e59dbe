"""Cluedo: the dealer, the hands, and the first player."""

from __future__ import annotations

from collections.abc import Collection

from games.cluedo import events as ev
from games.cluedo.model import CARDS, ROOM_LIST, SUSPECTS, WEAPONS, Card, Room, Suspect, Weapon
from games.cluedo.state import Cast, Deal
from games.core.chance import Chance
from games.core.contract import Event
from games.core.seats import Seat, all_seats, clockwise_from
from games.core.secret import Secret


def deal(cast: Cast, gone: Collection[Seat], chance: Chance) -> tuple[Deal, list[Event]]:
    """Fill the envelope, deal the rest, and find the first player (R-CL-04 to 09) among those still there (A-CL-30)."""
    dealer, told = _dealer(cast.seats, chance)
    suspect, weapon, room = (chance.shuffled(pile)[0] for pile in (SUSPECTS, WEAPONS, ROOM_LIST))
    envelope = (Suspect(suspect), Weapon(weapon), Room(room))
    rest = chance.shuffled([card for card in CARDS if card not in envelope])
    order = (*clockwise_from(dealer, cast.seats), dealer)
    hands: dict[Seat, list[Card]] = {seat: [] for seat in order}
    for n, card in enumerate(rest):  # one at a time, from the dealer's left
        hands[order[n % cast.seats]].append(card)
    first = first_seat(dealer, cast.pawns)
    while first in gone:
        first = Seat((first + 1) % cast.seats)
    sorted_hands = [tuple(sorted(hands[seat], key=CARDS.index)) for seat in all_seats(cast.seats)]
    most = max(map(len, sorted_hands))
    short = tuple(seat for seat in all_seats(cast.seats) if len(sorted_hands[seat]) < most)
    told.append(ev.Dealt(dealer=dealer, first=first, most=most, short=short))
    told += [ev.HandDealt(to=seat, cards=sorted_hands[seat]) for seat in all_seats(cast.seats)]
    sizes = tuple(map(len, sorted_hands))
    return Deal(first=first, hands=tuple(map(Secret, sorted_hands)), envelope=Secret(envelope), sizes=sizes), told


def _dealer(seats: int, chance: Chance) -> tuple[Seat, list[Event]]:
    """Let all throw for the deal, and those with the highest throw again until one is left (R-CL-06, A-CL-03)."""
    rolling, told = all_seats(seats), list[Event]()
    while len(rolling) > 1:
        totals = tuple(2 + chance.below(6) + chance.below(6) for _ in rolling)
        told.append(ev.DealerRolled(seats=rolling, totals=totals))
        best = max(totals)
        rolling = tuple(seat for seat, total in zip(rolling, totals, strict=True) if total == best)
    return rolling[0], told


def first_seat(dealer: Seat, pawns: tuple[Suspect | None, ...]) -> Seat:
    """Return the first player: the first short hand (A-CL-04), else Rose or the next pawn clockwise (R-CL-08, A-CL-05)."""
    seats = len(pawns)
    if seats in (4, 5):
        return Seat((dealer - 1) % seats)
    return Seat(next(pawns.index(suspect) for suspect in SUSPECTS if suspect in pawns))
