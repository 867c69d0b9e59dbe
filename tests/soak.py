"""How much is tried: apart, since tools that measure memory read it and bring no pytest."""

from __future__ import annotations

import os
from typing import Final

SOAK: Final = os.environ.get("ALIBI_SOAK") == "1"
"""Whether this is a long run: `make soak`."""
