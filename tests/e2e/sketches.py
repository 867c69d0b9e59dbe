"""What stands in for the painter and the drum in most end-to-end tests: each picture and clip is named by its content, and not made.

That they can be made, and how they look and sound, is proved in `contract/test_pictures.py` and `bot/media/`; long runs make them.
"""

from __future__ import annotations

import hashlib
from enum import Enum

from bot.media.bands import Scene
from bot.media.painting import Say
from games.core.lines import Line, Who
from games.core.scene import Write
from games.core.sound import PublicSound


def sketched(scene: Scene, say: Say) -> bytes:
    """Return as many bytes for the same picture with the same words as for any other; other bytes for every other picture."""
    written = [mark.what for mark in scene.marks if isinstance(mark, Write)]
    words = [say(what) for what in written if isinstance(what, Enum | Who | Line)]
    return b"\x89PNG\r\n\x1a\n" + _digest(type(scene), scene.backdrop.key, scene.marks, words)


def muffled(sound: PublicSound) -> bytes:
    """Return other bytes for every other sound."""
    return b"OggS" + _digest(sound)


def _digest(*content: object) -> bytes:
    return hashlib.sha256(repr(content).encode()).digest()
