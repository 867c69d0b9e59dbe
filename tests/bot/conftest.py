"""Every database has the rows of all rooms."""

from __future__ import annotations

import bot.rooms  # noqa: F401
