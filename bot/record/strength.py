"""The strength of rivals that suits a person, by the games that they have won."""

from __future__ import annotations

from bot.record.store import StoredRecord
from bot.store.database import Database
from bot.tables.cast import strength_for
from bot.tables.ids import UserId
from games.core.deduction.rival import Strength


async def strength_of(database: Database, user: UserId, game: str) -> Strength:
    """Return the strength of rivals for a person at this game."""
    standings = await StoredRecord(database).standings_of(user, None)
    return strength_for(sum(each.won for each in standings if each.pool.game == game))
