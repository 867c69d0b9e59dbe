"""What the printed game says, written out a second time, slowly, and without a line of the engine."""

from __future__ import annotations

from collections.abc import Sequence

# colour, person, sex, place, in or out, weapon, how it kills
CARDS = """
purple officer  man   parlor      indoor  knife       melee
pink   duke     man   market      outdoor crossbow    ranged
red    butcher  man   library     indoor  poison      melee
green  countess woman park        outdoor sword       melee
yellow nurse    woman museum      indoor  blowgun     ranged
blue   maid     woman harbor      outdoor rifle       ranged
orange dancer   woman theater     indoor  gun         ranged
white  sailor   man   plaza       outdoor candlestick melee
brown  florist  woman rail_car    indoor  hammer      melee
gray   coachman man   race_course outdoor bow         ranged
"""
ROWS = [line.split() for line in CARDS.strip().splitlines()]

COLOUR_OF = {card: row[0] for row in ROWS for card in (row[1], row[3], row[5])}
CATEGORY_OF = {row[i]: row[i + 1] for row in ROWS for i in (1, 3, 5)}
CATEGORIES = ("man", "woman", "indoor", "outdoor", "melee", "ranged")

REMOVED = {
    2: {"gray", "brown", "white", "orange"},
    3: {"gray", "brown", "white"},
    4: {"gray", "brown"},
    5: {"gray"},
    6: set[str](),
}
INFORMANTS = {2: "ABCDEFGH", 3: "ABCDEF", 4: "ABCD", 5: "AB", 6: ""}
CARDS_IN_PLAY = {2: 18, 3: 21, 4: 24, 5: 27, 6: 30}
RESERVE = {3: 5, 4: 4, 5: 3, 6: 2}
SIZES = {
    2: {"man": 3, "woman": 3, "indoor": 3, "outdoor": 3, "melee": 3, "ranged": 3},
    3: {"man": 3, "woman": 4, "indoor": 4, "outdoor": 3, "melee": 3, "ranged": 4},
    4: {"man": 4, "woman": 4, "indoor": 4, "outdoor": 4, "melee": 4, "ranged": 4},
    5: {"man": 4, "woman": 5, "indoor": 5, "outdoor": 4, "melee": 5, "ranged": 4},
    6: {"man": 5, "woman": 5, "indoor": 5, "outdoor": 5, "melee": 5, "ranged": 5},
}


def answer(
    outer: Sequence[Sequence[str]], inner: Sequence[Sequence[str]], witness: int, about: str, side: str | None
) -> int:
    """Return what a witness answers: every card in front of the others, and what is behind its own screen."""
    total = 0
    for seat in range(len(outer)):
        if seat == witness:
            continue
        for card in outer[seat]:
            if about in (COLOUR_OF[card], CATEGORY_OF[card]):
                total += 1
    left, right = inner[witness]
    behind = {None: [left, right], "left": [left], "right": [right]}[side]
    for card in behind:
        if about in (COLOUR_OF[card], CATEGORY_OF[card]):
            total += 1
    return total
