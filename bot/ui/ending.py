"""Endings on Discord: leaving a game, stopping a table, exporting a game. Those that are final ask once more."""

from __future__ import annotations

from bot.house import House
from bot.messages.sentences import names_of
from bot.messages.ways_on import WaysOn
from bot.tables.ids import TableId
from bot.tables.servers import is_moderator
from bot.tables.table import playthrough_of
from bot.ui.visits import Visit, Visits, check_over
from games import BY_KEY
from games.core.contract import Refusal
from games.core.lines import Who
from games.core.playthrough import dump


class EndingHandler:
    """The ways in which a game ends, for one player or for all."""

    def __init__(self, house: House, visits: Visits) -> None:
        self._visits = visits
        self._store = house.store
        self._tables = house.tables
        self._answers = house.words.answers
        self._ways = WaysOn(house.words.presenter)
        self._forms = house.words.forms
        self._servers = house.servers

    async def resign(self, visit: Visit, table_id: TableId, *, is_sure: bool = False) -> None:
        """Leave the game for good, after a question."""
        press = await self._visits.press(visit, table_id)
        if not is_sure:
            await visit.reply.privately(self._forms.confirm_resigning(press.table, press.seat, press.locale))
            return
        table = (await self._tables.resign(table_id, visit.person.user, visit.interaction)).table
        is_over = table.outcome is not None or table.record.is_deserted
        # The post tells of the leaving: the answer says where to go from here.
        key = "act-over" if is_over else "resigned"
        await visit.reply.in_place(self._ways.door(self._answers.note(visit.reader, key)))

    async def end(self, visit: Visit, table_id: TableId, *, is_sure: bool = False) -> None:
        """Stop the table, after a question. The host, or a moderator."""
        person = visit.person
        record = await self._store.get(table_id)
        if record is None or not record.is_open:
            raise Refusal("table-over")
        visit.reply.names = names_of(record)
        is_host = record.host == person.user
        if not is_host and not is_moderator(await self._servers.get(record.guild), visit.standing):
            host = record.seat_of(record.host)
            raise Refusal("host-only", host=Who(host.seat)) if host is not None else record.unseated
        if not is_sure:
            await visit.reply.privately(self._forms.confirm_end(record, person.locale))
            return
        # A step from outside is said at the table.
        by = None if is_host else "ended-by-manager"
        await self._tables.end(table_id, by=by, stopped_by=person.user)
        # The post tells of the end: the answer says where to go from here.
        await visit.reply.in_place(self._ways.door(self._answers.note(visit.reader, "ended")))

    async def export(self, visit: Visit, table_id: TableId) -> None:
        """Send the whole finished game as a file that `python -m games.console replay` understands."""
        record = await self._visits.record(visit, table_id)
        check_over(record, Refusal("export-after-end"))
        if record.game not in BY_KEY:
            raise Refusal("frozen")
        played = playthrough_of(record, BY_KEY[record.game], await self._store.entries(record.id))
        file = dump(played).encode()
        await self._visits.watched(visit, record)
        await visit.reply.privately(self._answers.file(visit.reader, "export-done", "table.json", file))
