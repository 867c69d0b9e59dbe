"""Mord im Arosa: sounds in strikes and in words. Both are made from the same events, and from nothing else."""

from __future__ import annotations

from collections.abc import Iterable

from games.arosa.events import Fell
from games.arosa.hearing import Landing
from games.arosa.model import CUBES
from games.core.events import PublicEvent
from games.core.lines import Line
from games.core.sound import PublicSound, Strike, Timbre

NAME = "sound"
"""The file's name, which is the same for every sound."""

BEAT = 190
"""From one knock to the next: twice what a fall would take, and steady, so that listeners can count along."""

SETTLING = 260
"""From the last knock to the end: a little longer, so that it is heard as the end."""

LEAD = 60
ANNOUNCED = 360
"""From the bell that names the colour to the first moment at which a knock may come."""

REST = 460
TAIL = 700
PITCHES = (0, 2, 4, 7, 9, 12, -5)
"""The bell's note for each colour, a scale without half steps; victims sound far below."""

ENDINGS = {Landing.POC: Timbre.WOOD, Landing.TOC: Timbre.TABLE}


def table_sound(events: Iterable[PublicEvent]) -> PublicSound | None:
    """Return the sound of all cubes that fell in a step, in order; None where none did."""
    falls = [event for event in events if isinstance(event, Fell)]
    if not falls:
        return None
    strikes: list[Strike] = []
    at = LEAD
    for fall in falls:
        strikes += strikes_of(fall, at)
        at = strikes[-1].at + REST
    return PublicSound(
        name=NAME,
        length=at - REST + TAIL,
        strikes=tuple(strikes),
        caption=tuple(
            Line("event-arosa-fell", {"cube": each.cube, "knocks": each.knocks, "end": each.end}) for each in falls
        ),
    )


def strikes_of(fall: Fell, at: int) -> list[Strike]:
    """Return the strikes of one fall: a bell for its colour, knocks ever lower in the house, and how it ends.

    The ear cannot tell which storeys were passed in silence, so the n-th knock that is heard sounds as the n-th storey.
    """
    start = at + ANNOUNCED
    strikes = [Strike(at, Timbre.BELL, pitch=PITCHES[CUBES.index(fall.cube)])]
    strikes += [Strike(start + n * BEAT, Timbre.KNOCK, storeys=n) for n in range(fall.knocks)]
    end = strikes[-1].at + SETTLING if fall.knocks else start
    strikes.append(Strike(end, ENDINGS[fall.end], storeys=fall.knocks))
    return strikes
