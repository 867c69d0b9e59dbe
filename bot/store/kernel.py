"""The store of the kernel, on SQLite or PostgreSQL: tables, people, votes, reminders and servers.

Raises the errors of `bot.tables.stores`, and `bot.store.errors.DatabaseTrouble` where the database itself fails; neither
carries a value that is stored.
"""

from __future__ import annotations

from bot.store.papers import Papers
from bot.store.people import StoredPeople
from bot.store.reads import Reads
from bot.store.reminders import StoredReminders
from bot.store.seats import Seats
from bot.store.servers import StoredServers
from bot.store.visitors import Visitors
from bot.store.votes import StoredVotes
from bot.store.waking import Wakes
from bot.store.writes import Writes


class KernelStore(
    Reads, Writes, Seats, Papers, Visitors, StoredVotes, StoredReminders, StoredPeople, Wakes, StoredServers
):
    """`Store` of `bot.tables.stores` in a database."""
