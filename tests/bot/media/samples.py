"""The samples of a sound, before they are packed."""

from __future__ import annotations

import numpy as np

from bot.media.sound import Samples, _mixed, _ticks, runs_of
from games.core.sound import PublicSound


def samples_of(sound: PublicSound) -> Samples:
    """Return them: mono, between -1 and 1."""
    return np.concatenate([_mixed(run) for run in runs_of(sound)])[: _ticks(sound.length / 1000)]
