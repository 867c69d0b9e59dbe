"""The table store on SQLite or PostgreSQL.

    store = await SqlTableStore.open(url)      # makes the folder, runs the migrations
    try: ...
    finally: await store.close()               # commits the writes that wait

Raises the errors of `bot.tables.stores`, and `bot.store.errors.DatabaseTrouble` where the database itself fails; neither
carries a value that is stored.
"""

from __future__ import annotations

from bot.store.cases import StoredCases
from bot.store.deferrals import Deferrals
from bot.store.erasure import Erasure
from bot.store.gallery import Gallery
from bot.store.nights import StoredNights
from bot.store.people import People
from bot.store.personal import Personal
from bot.store.played_cases import PlayedCases
from bot.store.reads import Reads
from bot.store.record import Record
from bot.store.reminders import Reminders
from bot.store.seats import Seats
from bot.store.servers import StoredServers
from bot.store.solvings import Solvings
from bot.store.standings import Standings
from bot.store.votes import StoredVotes
from bot.store.waking import Wakes
from bot.store.writes import Writes


class SqlTableStore(
    Reads,
    Writes,
    Seats,
    Personal,
    People,
    Erasure,
    Gallery,
    StoredVotes,
    Reminders,
    StoredServers,
    Record,
    Standings,
    StoredNights,
    Wakes,
    StoredCases,
    PlayedCases,
    Solvings,
    Deferrals,
):
    """`Store` and `DeferralStore` of `bot.tables.stores` in a database."""
