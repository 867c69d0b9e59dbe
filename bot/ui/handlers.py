"""What a press, a form or a command of any game leads to. Cogs and the component router call these; no rule is in here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import discord

from bot.messages.choices import action_at, choices
from bot.messages.controls import Fixed
from bot.messages.message import PrivateMessage
from bot.messages.presenter import Presenter, names_of
from bot.messages.screens import NOTES_LIMIT, Screens, is_shown_in_rows
from bot.tables.delivery import Delivery
from bot.tables.lobby import PACE, Lobby
from bot.tables.ports import TableStore
from bot.tables.records import (
    ChannelId,
    GuildId,
    InteractionId,
    Status,
    TableId,
    TableRecord,
    UserId,
)
from bot.tables.service import Receipt, Tables
from bot.tables.table import Table, playthrough_of, replay
from bot.ui.adapters import lacking
from bot.ui.reply import Reply, Trouble
from games import BY_KEY
from games.core.contract import Action, Refusal
from games.core.lines import Who
from games.core.playthrough import dump
from games.core.seats import Seat

LOG_TEXT = 1800


@dataclass(frozen=True, slots=True)
class Person:
    """Who pressed: id, the name to show, and the language they read."""

    user: UserId
    name: str
    locale: str


class Handlers:
    """One method for each thing a person can do at a table."""

    def __init__(
        self, store: TableStore, tables: Tables, lobby: Lobby, delivery: Delivery, presenter: Presenter
    ) -> None:
        self.store = store
        self.tables = tables
        self.lobby = lobby
        self.delivery = delivery
        self.presenter = presenter
        self.screens = Screens(presenter)

    def person(self, interaction: discord.Interaction[Any]) -> Person:
        """Return who is behind an interaction."""
        user = interaction.user
        return Person(UserId(user.id), user.display_name, self.presenter.words.language(str(interaction.locale)))

    async def here(self, interaction: discord.Interaction[Any]) -> TableId:
        """Return the open table of the channel. Raises Refusal."""
        return await self.tables.open_in(ChannelId(interaction.channel_id or 0))

    async def latest(self, interaction: discord.Interaction[Any]) -> TableRecord:
        """Return the newest table of the channel, open or past. Raises Refusal."""
        record = await self.store.latest_in(ChannelId(interaction.channel_id or 0))
        if record is None:
            raise Refusal("no-table")
        return record

    async def record(self, table_id: TableId) -> TableRecord:
        """Return a table, whatever its status. Raises Refusal."""
        record = await self.store.get(table_id)
        if record is None:
            raise Refusal("no-table")
        return record

    # The lobby

    async def option_keys(self, interaction: discord.Interaction[Any]) -> list[tuple[str, str]]:
        """Return the options that the lobby here has, as (label, key)."""
        record = await self.store.open_in(ChannelId(interaction.channel_id or 0))
        if record is None:
            return []
        return self.screens.option_keys(record, self.person(interaction).locale)

    async def option_values(self, interaction: discord.Interaction[Any], key: str) -> list[tuple[str, str]]:
        """Return the values of an option of the lobby here, as (label, value)."""
        record = await self.store.open_in(ChannelId(interaction.channel_id or 0))
        if record is None:
            return []
        return self.screens.option_values(record, key, self.person(interaction).locale)

    async def new(self, reply: Reply, person: Person, game: str, locale: str | None) -> None:
        """Open a table here: its lobby is the public answer."""
        interaction = reply.interaction
        if interaction.guild_id is None or interaction.channel is None:
            raise Trouble("no-channel-here")
        lacks = lacking(interaction.app_permissions, is_thread=isinstance(interaction.channel, discord.Thread))
        if lacks:
            raise Trouble("bot-may-not", permission=self.presenter.permission(person.locale, lacks[0]))
        record = await self.lobby.new(
            guild=GuildId(interaction.guild_id),
            channel=ChannelId(interaction.channel_id or 0),
            host=person.user,
            name=person.name,
            game=game,
            locale=locale or self.presenter.words.language(str(interaction.guild_locale or interaction.locale)),
            speaks=person.locale,
        )
        message = await reply.publicly(self.presenter.lobby(record))
        if message is None:  # the answer came too late for a public one: the delivery posts the panel
            self.delivery.wake(record.id)
            await reply.privately(self.presenter.note(person.locale, "lobby-opened"))
        else:
            await self.delivery.adopt(record, message)
        await self._greet(reply, record, person)

    async def join(self, reply: Reply, person: Person, table: TableId) -> None:
        """Sit down."""
        record = await self.lobby.join(table, person.user, person.name, person.locale)
        await self._lobby_changed(reply, record, person, "lobby-joined")
        await self._greet(reply, record, person)

    async def leave(self, reply: Reply, person: Person, table: TableId) -> None:
        """Stand up; during the game that is resigning, which is asked for apart."""
        if (await self.record(table)).status is Status.LIVE:
            raise Refusal("resign-instead")
        record = await self.lobby.leave(table, person.user)
        await self._lobby_changed(reply, record, person, "lobby-left")

    async def option(self, reply: Reply, person: Person, table: TableId, key: str, value: str) -> None:
        """Set one option."""
        reply.names = names_of(await self.record(table))
        record = await self.lobby.option(table, person.user, key, value)
        await self._lobby_changed(reply, record, person, "lobby-option-set")

    async def options_form(self, reply: Reply, person: Person, table: TableId) -> None:
        """Ask the host for the options."""
        record = await self.lobby.get(table)
        reply.names = names_of(record)
        self.lobby.check_host(record, person.user)
        if not await reply.form(self.screens.options(record, person.locale)):
            raise Refusal("too-slow")

    async def options_given(
        self, reply: Reply, person: Person, table: TableId, values: Mapping[str, Sequence[str]]
    ) -> None:
        """Set the options of the form."""
        record = await self.lobby.get(table)
        reply.names = names_of(record)
        keys = [*(option.key for option in BY_KEY[record.game].info.options), PACE]
        for key in keys:
            if chosen := values.get(key):
                record = await self.lobby.option(table, person.user, key, chosen[0])
        await self._lobby_changed(reply, record, person, "lobby-option-set")

    async def start(self, reply: Reply, person: Person, table: TableId) -> None:
        """Deal."""
        record = await self.lobby.get(table)
        reply.names = names_of(record)
        record = await self.lobby.start(table, person.user)
        live = await self.tables.load(table)
        if not await self._panel_pressed(reply, record) or not await reply.panel(self.presenter.panel(live)):
            await reply.in_place(self.presenter.note(person.locale, "lobby-started"))

    async def _lobby_changed(self, reply: Reply, record: TableRecord, person: Person, key: str) -> None:
        if await self._panel_pressed(reply, record) and await reply.panel(self.presenter.lobby(record)):
            await self.delivery.adopt(record)
            return
        self.delivery.wake(record.id)
        await reply.in_place(self.presenter.note(person.locale, key))

    @staticmethod
    async def _panel_pressed(reply: Reply, record: TableRecord) -> bool:
        source = reply.interaction.message
        return source is not None and record.panel is not None and source.id == record.panel.message

    async def _greet(self, reply: Reply, record: TableRecord, person: Person) -> None:
        """Send the greeting DM; where the mailbox is closed, say what to do before the cards are dealt."""
        if not await self.delivery.greet(record.id, person.user):
            await reply.privately(self.presenter.note(person.locale, "mail-closed"))

    # Playing

    async def verb(self, reply: Reply, person: Person, table_id: TableId, number: int) -> None:
        """Show what a verb offers now; do it at once where there is only one way."""
        table, seat = await self._seated(reply, person, table_id)
        step = table.now
        kinds = table.game.info.actions
        if not 0 <= number < len(kinds):
            raise Refusal("stale")
        offered = choices(table.game, step, seat, kinds[number])
        if not offered.fields:
            await self.act(reply, person, table_id, offered.actions[0][1], seen=step.n)
        elif is_shown_in_rows(offered):
            await reply.in_place(self.screens.asks(table, step, offered, person.locale, seat))
        elif not await reply.form(self.screens.form(table, step, offered, person.locale)):
            raise Refusal("too-slow")

    async def numbered(
        self, reply: Reply, person: Person, table_id: TableId, seen: int, number: int, *, is_sure: bool = False
    ) -> None:
        """Carry out the legal action number i of step `seen`."""
        table, seat = await self._seated(reply, person, table_id)
        step = table.step(seen)
        if step is None or table.is_stale(seat, seen):
            raise Refusal("stale")
        action = action_at(table.game, step, seat, number)
        await self.act(reply, person, table_id, action, seen=seen, is_sure=is_sure)

    async def formed(
        self, reply: Reply, person: Person, table_id: TableId, seen: int, verb: int, values: Mapping[str, Sequence[str]]
    ) -> None:
        """Carry out the action that a form describes."""
        table, seat = await self._seated(reply, person, table_id)
        step = table.step(seen)
        if step is None or table.is_stale(seat, seen):
            raise Refusal("stale")
        kinds = table.game.info.actions
        if not 0 <= verb < len(kinds):
            raise Refusal("stale")
        offered = choices(table.game, step, seat, kinds[verb])
        numbers = self.screens.numbers(table, offered, values, person.locale)
        await self.act(reply, person, table_id, offered.pick(numbers), seen=seen)

    async def act(
        self,
        reply: Reply,
        person: Person,
        table_id: TableId,
        action: Action,
        *,
        seen: int | None = None,
        is_sure: bool = False,
    ) -> None:
        """Carry out an action and tell the person what they alone learnt; the delivery tells all others."""
        table, seat = await self._seated(reply, person, table_id)
        if not is_sure and (keys := table.game.observer.cautions(table.state, seat, action)):
            legal: Sequence[Action] = list(table.game.rules.legal(table.state, seat))
            if action in legal:
                caution = self.screens.caution(table, table.now, legal.index(action), keys, person.locale)
                await reply.in_place(caution)
                return
        receipt = await self.tables.act(
            table_id, person.user, action, seen=seen, interaction=InteractionId(reply.interaction.id)
        )
        await reply.in_place(self._done(receipt, action, person.locale))

    def _done(self, receipt: Receipt, action: Action, locale: str) -> PrivateMessage:
        """Return the private answer to an action: the choices of the verb that follows it, or what may be done next."""
        table, step, seat = receipt.table, receipt.step, receipt.seat
        kind = next((each for each in table.game.info.actions if each.verb == action.then), None)
        legal = tuple(table.game.rules.legal(step.state, seat)) if kind is not None else ()
        if kind is not None and any(type(each) is kind for each in legal):
            offered = choices(table.game, step, seat, kind)
            if offered.fields and is_shown_in_rows(offered):
                return self.screens.asks(table, step, offered, locale, seat, is_next=True)
        return self.presenter.done(table, step, seat, locale)

    async def _seated(self, reply: Reply, person: Person, table_id: TableId) -> tuple[Table, Seat]:
        """Return the table and the person's seat, and remember how they are called and what they read now."""
        table = await self.tables.load(table_id)
        self.delivery.press(table.record, person.user)
        reply.names = names_of(table.record)
        seat = table.seat_of(person.user)
        if not table.record.is_open:
            raise Refusal("table-over")
        known = table.player(seat)
        if known.locale != person.locale:
            await self.store.set_seat(table_id, person.user, locale=person.locale)
            self.tables.refresh(table_id, lambda record: _speaking(record, person))
        return table, seat

    # Reading

    async def desk(self, reply: Reply, person: Person, table_id: TableId) -> None:
        """Show a seat its secrets, to itself alone."""
        table = await self.tables.load(table_id)
        self.delivery.press(table.record, person.user)
        reply.names = names_of(table.record)
        record = table.record.seat_of(person.user)
        if record is None:
            raise Refusal("not-seated")
        await reply.privately(self.presenter.desk(table, record.seat, person.locale))

    async def status(self, reply: Reply, person: Person, record: TableRecord) -> None:
        """Show the public facts to one person."""
        self.delivery.press(record, person.user)
        if record.status is Status.LOBBY:
            await reply.privately(self.presenter.lobby_status(record, person.locale))
            return
        table = await self.tables.load(record.id)
        seated = table.record.seat_of(person.user)
        seat = seated.seat if seated is not None and not seated.gone else None
        await reply.privately(self.presenter.status(table, person.locale, seat))

    async def rules(self, reply: Reply, person: Person, table_id: TableId) -> None:
        """Show the rule for the situation the person is in."""
        record = await self.record(table_id)
        topic = "start"
        if record.entries is not None:
            table = await self.tables.load(table_id)
            seated = table.record.seat_of(person.user)
            view = (
                table.game.observer.seat_view(table.state, seated.seat)
                if seated is not None
                else table.game.observer.table_view(table.state)
            )
            topic = view.topic
        await reply.privately(self.presenter.rules_page(record, topic, person.locale))

    async def log(self, reply: Reply, person: Person, table_id: TableId) -> None:
        """Show the public history privately; whole as a file where it is long."""
        table = await self.tables.load(table_id)
        steps = list(replay(table.record, table.game, await self.store.entries(table_id)))
        texts = self.presenter.log(table, steps, person.locale)
        await reply.privately(self.presenter.log_page(texts, person.locale, LOG_TEXT))

    async def notes(self, reply: Reply, person: Person, table_id: TableId, text: str | None) -> None:
        """Show the note pad, or add a line to it."""
        record = await self._seated_record(table_id, person)
        known = await self.store.notes(table_id, person.user)
        if text is None:
            if not await reply.form(self.screens.notes(record, known, person.locale)):
                raise Refusal("too-slow")
            return
        await self.notes_given(reply, person, table_id, f"{known}\n{text}" if known else text)

    async def notes_given(self, reply: Reply, person: Person, table_id: TableId, text: str) -> None:
        """Keep the note pad."""
        record = await self._seated_record(table_id, person)
        if len(text) > NOTES_LIMIT:
            raise Refusal("notes-too-long", n=NOTES_LIMIT)
        await self.store.set_notes(table_id, person.user, text)
        await reply.privately(self.presenter.notes_kept(record, text, person.locale))

    async def _seated_record(self, table_id: TableId, person: Person) -> TableRecord:
        record = await self.record(table_id)
        if record.seat_of(person.user) is None:
            raise Refusal("not-seated")
        return record

    async def language(self, reply: Reply, person: Person, table_id: TableId, locale: str) -> None:
        """Set the language of a table. Its players only."""
        await self._seated_record(table_id, person)
        if locale not in self.presenter.words.languages:
            raise Refusal("no-such-language")
        revision = await self.store.configure(table_id, locale=locale)
        self.tables.refresh(table_id, lambda record: replace(record, locale=locale, revision=revision))
        await reply.privately(self.presenter.note(person.locale, "language-set", language=locale))
        self.delivery.wake(table_id)

    # Endings

    async def resign(self, reply: Reply, person: Person, table_id: TableId, *, is_sure: bool) -> None:
        """Leave the game for good, after a question."""
        table, _ = await self._seated(reply, person, table_id)
        if not is_sure:
            await reply.privately(self.screens.confirm(table.record, Fixed.RESIGN, person.locale))
            return
        await self.tables.resign(table_id, person.user, InteractionId(reply.interaction.id))
        await reply.in_place(self.presenter.note(person.locale, "resigned"))

    async def end(self, reply: Reply, person: Person, table_id: TableId, *, is_sure: bool) -> None:
        """Stop the table, after a question. The host, or who may manage the channel."""
        record = await self.store.get(table_id)
        if record is None or not record.is_open:
            raise Refusal("table-over")
        reply.names = names_of(record)
        if record.host != person.user and not reply.interaction.permissions.manage_channels:
            host = record.seat_of(record.host)
            raise Refusal("host-only", host=Who(host.seat)) if host is not None else Refusal("not-seated")
        if not is_sure:
            await reply.privately(self.screens.confirm(record, Fixed.END, person.locale))
            return
        await self.tables.end(table_id)
        await reply.in_place(self.presenter.note(person.locale, "ended"))

    async def export(self, reply: Reply, person: Person, record: TableRecord) -> None:
        """Give the whole finished game as a file that `python -m games.console replay` understands."""
        if record.is_open:
            raise Refusal("export-after-end")
        if record.entries is None:
            raise Refusal("no-table")
        game = playthrough_of(record, BY_KEY[record.game], await self.store.entries(record.id))
        text = self.presenter.say(person.locale, "export-done")
        await reply.privately(self.presenter.file(text, person.locale, "table.json", dump(game).encode()))

    async def cancelled(self, reply: Reply, person: Person) -> None:
        """Take a question back."""
        await reply.in_place(self.presenter.note(person.locale, "cancelled"))


def _speaking(record: TableRecord, person: Person) -> TableRecord:
    seats = tuple(replace(seat, locale=person.locale) if seat.user == person.user else seat for seat in record.seats)
    return replace(record, seats=seats)
