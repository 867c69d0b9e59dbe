"""The inquest on Discord: what could have been known of a finished game, for whoever may watch it again."""

from __future__ import annotations

from dataclasses import dataclass

from bot.messages.answers import Answers
from bot.messages.inquests import Inquests
from bot.messages.sentences import citations
from bot.tables.conclusions import Conclusions
from bot.tables.records import TableId, TableRecord
from bot.tables.stores import TableStore
from bot.ui.theatre import TheatreHandler
from bot.ui.visits import Visit, Visits
from games.core.contract import Refusal
from games.core.inquest import Inquest


@dataclass(frozen=True, slots=True)
class InquestHandler:
    """Opens inquests, and posts them for who has played."""

    _visits: Visits
    _store: TableStore
    _theatre: TheatreHandler
    _conclusions: Conclusions
    _inquests: Inquests
    _answers: Answers

    async def show(self, visit: Visit, table_id: TableId) -> None:
        """Show one person what came out. Raises Refusal."""
        record, inquest, cited = await self._held(visit, table_id)
        may_post = record.seat_of(visit.person.user) is not None
        screen = self._inquests.screen(record, inquest, cited, visit.person.locale, may_post=may_post)
        await visit.reply.privately(screen)

    async def post(self, visit: Visit, table_id: TableId) -> None:
        """Show all what came out, where it is asked for. Its players only. Raises Refusal."""
        record, inquest, cited = await self._held(visit, table_id)
        if record.seat_of(visit.person.user) is None:
            raise Refusal("not-seated")
        if await visit.reply.publicly(self._inquests.post(record, inquest, cited)) is None:
            await visit.reply.privately(self._answers.note(visit.reader, "inquest-not-posted"))

    async def _held(self, visit: Visit, table_id: TableId) -> tuple[TableRecord, Inquest, tuple[str, ...]]:
        record = await self._theatre.finished(visit, table_id)
        inquest = await self._conclusions.inquest(record)
        table = await self._visits.table(visit, table_id)
        steps = await self._conclusions.steps(table)
        return record, inquest, citations(table, steps, await self._store.posts(table_id))
