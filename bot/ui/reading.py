"""Reading on Discord: pages and desks for one person alone; and the language of a table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from bot.house import House
from bot.messages.controls import Control
from bot.messages.parsing import language
from bot.messages.table_forms import NOTES_LIMIT
from bot.messages.ways_on import WaysOn
from bot.tables.ids import TableId
from bot.tables.records import MOST_LANGUAGES
from bot.tables.revisions import revision_of
from bot.tables.status import Status
from bot.tables.stores import Outdated
from bot.ui.first_look import FirstLook
from bot.ui.room import Given
from bot.ui.visits import Visit, Visits
from games import BY_KEY
from games.core.contract import Refusal

LOG_TEXT = 800
"""Letters of a page of a log: one or two screens of a phone. A longer log comes as a file too."""


class ReadingHandler:
    """The commands and controls that change no game."""

    def __init__(self, house: House, visits: Visits, first_look: FirstLook) -> None:
        self._visits = visits
        self._store = house.store
        self._tables = house.tables
        self._presenter = house.words.presenter
        self._answers = house.words.answers
        self._forms = house.words.forms
        self._ways = WaysOn(house.words.presenter)
        self._first_look = first_look

    async def desk(self, visit: Visit, table_id: TableId) -> None:
        """Show a seat its secrets, to itself alone. Raises Refusal."""
        table = await self._visits.table(visit, table_id)
        seated = table.record.seat_of(visit.person.user)
        if seated is None:
            raise Refusal("not-seated")
        desk = self._presenter.desk(table, seated.seat, visit.person.locale, is_asked=True)
        await visit.reply.in_place(await self._first_look.at(visit, table, desk))
        if visit.is_from_public and visit.reply.may_go_on:
            await self._visits.desks.bring((table_id, visit.person.user), visit.reply.interaction)

    async def panel_desk(self, visit: Visit, table_id: TableId) -> None:
        """Show a seat its desk; to a person without one why there is none, and what they may read."""
        try:
            await self.desk(visit, table_id)
        except Refusal as refusal:
            record = await self._visits.record(visit, table_id)
            if record.seat_of(visit.person.user) is not None:
                raise
            await visit.reply.privately(self._answers.onlooker(record, refusal, visit.reader))

    async def desk_here(self, visit: Visit) -> None:
        """Show the visitor their desk at the newest table of the channel; before the deal, its lobby in words."""
        table_id = await self._visits.latest(visit.channel)
        is_lobby = (await self._visits.record(visit, table_id)).status is Status.LOBBY
        await (self.status if is_lobby else self.panel_desk)(visit, table_id)

    async def status(self, visit: Visit, table_id: TableId) -> None:
        """Show the public facts to one person."""
        record = await self._visits.record(visit, table_id)
        if record.status is Status.LOBBY:
            status = self._answers.lobby_status(record, visit.person.locale)
            await visit.reply.privately(self._ways.lobby(record, visit.person.user, status))
            return
        table = await self._visits.table(visit, table_id)
        seated = table.record.seat_of(visit.person.user)
        seat = seated.seat if seated is not None and not seated.gone else None
        status = self._answers.status(table, visit.person.locale, seat)
        await visit.reply.in_place(await self._first_look.at(visit, table, status))

    async def rules(self, visit: Visit, table_id: TableId) -> None:
        """Show the rule for the situation the person is in."""
        record = await self._visits.record(visit, table_id)
        if record.game not in BY_KEY:
            raise Refusal("no-such-game")
        topic = "start"
        if record.entries is not None:
            table = await self._visits.table(visit, table_id)
            seated = table.record.seat_of(visit.person.user)
            view = table.now.seat_view(seated.seat) if seated is not None else table.now.view
            topic = view.topic
        page = self._answers.rules_page(record, topic, visit.person.locale)
        await (visit.reply.privately(page) if record.entries is None else visit.reply.in_place(page))

    async def log_page(self, visit: Visit, control: Control, _: Given) -> None:
        """Show the page of the public history that a control names."""
        await self.log(visit, control.table, before=control.part)

    async def log(self, visit: Visit, table_id: TableId, *, before: int | None = None) -> None:
        """Show the public history privately: the steps before a number, or the last ones; whole as a file where it is long."""
        table = await self._visits.table(visit, table_id)
        texts = self._answers.log(await self._tables.log(table.record), visit.person.locale)
        page = self._answers.log_page(table.record, texts, visit.person.locale, LOG_TEXT, before=before)
        await visit.reply.in_place(await self._first_look.at(visit, table, page))

    async def notes(self, visit: Visit, table_id: TableId, text: str | None = None) -> None:
        """Show the note pad, or add a line to it."""
        record = await self._visits.player_record(visit, table_id)
        known = await self._store.notes(table_id, visit.person.user)
        if text is not None:
            longer = f"{known}\n{text}" if known else text
            await self.set_notes(visit, table_id, longer, over=revision_of(known))
        else:
            await visit.reply.form(self._forms.notes(record, known, visit.person.locale))

    async def set_notes(self, visit: Visit, table_id: TableId, text: str, *, over: int) -> None:
        """Keep the note pad, unless it has changed since it was shown: then both texts are there to choose from."""
        record = await self._visits.player_record(visit, table_id)
        if len(text) > NOTES_LIMIT:
            raise Refusal("notes-too-long", n=NOTES_LIMIT)
        try:
            await self._store.set_notes(table_id, visit.person.user, text, over=over)
        except Outdated:
            known = await self._store.notes(table_id, visit.person.user)
            await visit.reply.in_place(self._answers.notes_refused(record, known, text, visit.person.locale))
            return
        await visit.reply.in_place(self._answers.notes_kept(record, text, visit.person.locale))

    async def language(self, visit: Visit, table_id: TableId, *locales: str) -> None:
        """Set the language of a table, or two, and say so. Its players only."""
        first, *second = await self.set_languages(visit, table_id, locales)
        called = partial(self._answers.sentences.catalogue.called, visit.person.locale)
        key, facts = ("languages-set", {"second": called(second[0])}) if second else ("language-set", {})
        await visit.reply.privately(self._answers.note(visit.reader, key, language=called(first), **facts))

    async def set_languages(self, visit: Visit, table_id: TableId, locales: Sequence[str]) -> Sequence[str]:
        """Set the language of a table, or two; return them, the first first. Its players only.

        The language that it has stays the first of two, since a list does not say which was chosen first.
        """
        record = await self._visits.player_record(visit, table_id)
        if any(each.gone and each.user == visit.person.user for each in record.seats):
            raise Refusal("already-left")
        known = [language(each, self._answers.sentences.catalogue) for each in dict.fromkeys(locales[:MOST_LANGUAGES])]
        if not known:
            raise Refusal("stale")
        first, *others = sorted(known, key=lambda each: each != record.locale)
        second = others[0] if others else None
        revision = await self._store.configure(table_id, locale=first, second_locale=second)
        self._tables.refresh(table_id, lambda now: replace(now, locale=first, second_locale=second, revision=revision))
        self._tables.changed(table_id)
        return (first, *others)
