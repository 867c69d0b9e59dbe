"""What people have set for all their tables."""

from __future__ import annotations

from collections.abc import Collection
from types import ModuleType
from typing import Final

from sqlalchemy import Connection, select
from sqlalchemy.dialects import postgresql, sqlite

from bot.store.database import Database, reading, writing
from bot.store.rows import PEOPLE
from bot.tables.hours import ALWAYS, Hours
from bot.tables.records import PersonRecord, UserId

_DIALECTS: Final[dict[str, ModuleType]] = {"sqlite": sqlite, "postgresql": postgresql}


class People(Database):
    """Waking hours, absences, how somebody wants to be reminded."""

    @reading
    def people(self, connection: Connection, users: Collection[UserId]) -> list[PersonRecord]:
        """Return what these people have set for all their tables; whoever has set nothing is not among them."""
        return [
            PersonRecord(
                user=UserId(row.user_id),
                hours=ALWAYS if row.zone is None else Hours(row.zone, row.quiet_from or 0, row.quiet_to or 0),
                away_from=row.away_from,
                away_until=row.away_until,
            )
            for row in connection.execute(select(PEOPLE).where(PEOPLE.c.user_id.in_(users)))
        ]

    @writing
    def set_person(self, connection: Connection, person: PersonRecord) -> None:
        """Remember what somebody has set for all their tables."""
        columns = {
            "zone": person.hours.zone,
            "quiet_from": person.hours.start,
            "quiet_to": person.hours.end,
            "away_from": person.away_from,
            "away_until": person.away_until,
        }
        new = _DIALECTS[connection.dialect.name].insert(PEOPLE).values(user_id=person.user, **columns)
        connection.execute(new.on_conflict_do_update(index_elements=["user_id"], set_=columns))
