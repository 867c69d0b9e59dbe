"""The lobby on Discord: opening a table, inviting, sitting down, choosing options, dealing."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress

import discord

from bot.house import House
from bot.messages.more import MoreScreen
from bot.messages.parsing import setting
from bot.messages.sentences import names_of
from bot.tables.display_names import safe_name
from bot.tables.guests import Guests
from bot.tables.ids import ChannelId, GuildId, TableId, UserId
from bot.tables.limits import LimitedDeed
from bot.tables.options import ACCESS, WrongOptions, option_revision
from bot.tables.records import TableRecord
from bot.tables.servers import check_opening, is_moderator
from bot.tables.status import Status
from bot.tables.stores import ChannelTaken, StoreError, StoreTrouble
from bot.telling.message import PublicMessage
from bot.telling.waking import asleep
from bot.ui.adapters import lacking
from bot.ui.ending import EndingHandler
from bot.ui.reply import Reply, Trouble
from bot.ui.threads import OPENING, open_thread, take_away
from bot.ui.visits import Visit, Visits
from games.core.contract import Refusal


class LobbyHandler:
    """The steps of a table before the deal."""

    def __init__(self, house: House, visits: Visits, ending: EndingHandler) -> None:
        self._visits = visits
        self._store = house.store
        self._tables = house.tables
        self._lobby = house.lobby
        self._guests = Guests(house.tables, house.lobby)
        self._delivery = house.telling
        self._presenter = house.words.presenter
        self._answers = house.words.answers
        self._forms = house.words.forms
        self._more = MoreScreen(house.words.presenter)
        self._ending = ending
        self._servers = house.servers
        self._limits = house.ground.limits

    async def option_keys(self, channel: ChannelId, locale: str) -> list[tuple[str, str]]:
        """Return the options that the lobby of a channel has, as (label, key)."""
        record = await self._store.open_in(channel)
        return self._forms.option_keys(record, locale) if record is not None else []

    async def option_values(self, channel: ChannelId, key: str, locale: str) -> list[tuple[str, str]]:
        """Return the values of an option of the lobby of a channel, as (label, value)."""
        record = await self._store.open_in(channel)
        return self._forms.option_values(record, key, locale) if record is not None else []

    async def new(
        self, visit: Visit, game: str, locale: str | None, *, is_private: bool = False, in_thread: bool | None = None
    ) -> None:
        """Open a table here, with its lobby as the public answer; or in a thread of its own, to which the answer leads.

        Where nothing is given, the server's settings hold, if there can be a thread; without any it speaks the person's language.
        """
        person = visit.person
        server = await self._servers.get(visit.guild)
        speaks = locale or server.locale or person.locale

        async def open_table(guild: GuildId, channel: ChannelId) -> TableRecord:
            return await self._lobby.new(
                guild=guild,
                channel=channel,
                host=person.user,
                name=person.name,
                game=game,
                locale=speaks,
                speaks=person.locale,
                is_private=is_private,
            )

        if in_thread is None and isinstance(visit.reply.interaction.channel, discord.TextChannel):
            in_thread = server.own_threads
        if in_thread:
            name = self._presenter.lobbies.thread_name(game, safe_name(person.name), speaks)
            await self._open_in_thread(visit, name, open_table, is_private=is_private)
        else:
            await self._open(visit, visit.channel, lambda guild: open_table(guild, visit.channel))

    async def _open_in_thread(
        self,
        visit: Visit,
        name: str,
        open_table: Callable[[GuildId, ChannelId], Awaitable[TableRecord]],
        *,
        is_private: bool,
    ) -> None:
        """Open a table in a new thread of this name, and lead the visitor there."""
        interaction = visit.reply.interaction
        await self.check_place(visit, is_thread=True, also=OPENING[is_private])
        thread = await open_thread(interaction, name, is_private=is_private, guests=(visit.person.user,))
        try:
            record = await open_table(GuildId(interaction.guild_id or 0), ChannelId(thread.id))
        except BaseException:
            await self.undo(thread)
            raise
        self._tables.changed(record.id)
        visit.reply.names = names_of(record)
        if is_private or await visit.reply.publicly(self._presenter.lobbies.in_thread(record)) is None:
            note = self._answers.note(visit.reader, "lobby-in-thread-alone", channel=thread.mention)
            await visit.reply.privately(note)
        await self._greet(visit, record)
        await self._say_who_sleeps(visit, record)

    async def undo(self, thread: discord.Thread) -> None:
        """Leave nothing behind of a table that was not opened, or only by half: no thread, and no lobby without its host."""
        with suppress(StoreError, StoreTrouble):
            if (half := await self._store.open_in(ChannelId(thread.id))) is not None:
                await self._tables.end(half.id)
        await take_away(thread)

    async def again(self, visit: Visit, table_id: TableId) -> None:
        """Open a table for another game of the people of a finished one, where that was played."""
        past = await self._visits.record(visit, table_id)
        self._lobby.check_again(past, visit.person.user)
        await self._open(visit, past.channel, lambda _: self._lobby.again(past, visit.person.user))

    async def _open(
        self, visit: Visit, channel: ChannelId, open_table: Callable[[GuildId], Awaitable[TableRecord]]
    ) -> None:
        """Open a table in a channel, and greet its players. Only where the visitor is can its panel be the answer."""
        interaction, person = visit.reply.interaction, visit.person
        is_here = channel == visit.channel
        if await self._store.open_in(channel) is not None:  # a refused one does not count as opened
            await self.say_taken(visit, channel)
            return
        await self.check_place(visit, is_thread=isinstance(interaction.channel, discord.Thread))
        message = None
        with self._delivery.answering(channel):
            try:
                record = await open_table(GuildId(interaction.guild_id or 0))
            except ChannelTaken:
                await self.say_taken(visit, channel)
                return
            try:
                if is_here:
                    message = await visit.reply.publicly(self._presenter.lobby(record))
                if message is not None:
                    await self._delivery.adopt(record, message, is_whole=visit.reply.is_whole)
            finally:
                self._tables.changed(record.id)
        if message is None:  # elsewhere, or too late for a public answer: the delivery posts the panel
            key = "lobby-opened" if is_here else "lobby-in-thread-alone"
            await visit.reply.privately(self._answers.note(visit.reader, key, channel=f"<#{channel}>"))
        await self._greet(visit, record)
        others = (user for user in record.people if user != person.user)
        # Together: one slow mailbox delays no other.
        await asyncio.gather(*(self._delivery.greet(record.id, user) for user in others))
        await self._say_who_sleeps(visit, record)

    async def say_taken(self, visit: Visit, channel: ChannelId | None = None) -> None:
        """Say which table there is in a channel, by default that of the visitor."""
        taken = await self._visits.record(visit, await self._visits.here(channel or visit.channel))
        await visit.reply.privately(self._answers.taken(taken, visit.reader, visit.person.user, visit.reply.link))

    async def _say_who_sleeps(self, visit: Visit, record: TableRecord) -> None:
        """Say to the host that others will be told of the table, when enough wait for each of them."""
        if (n := await asleep(self._store, record, self._tables.now())) is not None:
            game = self._answers.sentences.game(visit.reader, record.game)
            await visit.reply.privately(self._answers.note(visit.reader, "lobby-asleep", n=n, game=game))

    async def check_place(self, visit: Visit, *, is_thread: bool, also: str | None = None) -> None:
        """Refuse where there is no channel, the server wants no table, or the bot lacks a permission; else count the table.

        Raises Trouble, Refusal.
        """
        interaction = visit.reply.interaction
        if interaction.guild_id is None or interaction.channel is None:
            raise Trouble("no-channel-here")
        check_opening(await self._servers.get(visit.guild), visit.standing)
        lacks = lacking(interaction.app_permissions, is_thread=is_thread)
        if also is not None and not getattr(interaction.app_permissions, also):
            lacks.append(also)
        if lacks:
            raise Trouble("bot-may-not", permission=self._answers.sentences.permission(visit.reader, lacks[0]))
        self._limits.count(LimitedDeed.TABLE, visit.person.user, server=visit.guild)

    async def join(self, visit: Visit, table_id: TableId) -> None:
        """Sit down."""
        person = visit.person
        await self._before_the_deal(visit, table_id)
        record = await self._lobby.join(table_id, person.user, person.name, person.locale)
        await self.changed(visit, record, "lobby-joined")
        await self._greet(visit, record)

    async def leave(self, visit: Visit, table_id: TableId) -> None:
        """Stand up; during the game that is resigning, which is asked about first."""
        if (await self._visits.record(visit, table_id)).status is Status.LIVE:
            await self._ending.resign(visit, table_id)
            return
        record = await self._lobby.leave(table_id, visit.person.user)
        await self.changed(visit, record, "lobby-left")

    async def invite(self, visit: Visit, table_id: TableId, guest: discord.Member | discord.User) -> None:
        """Call a guest to the table: stored first, then said to all where it was asked, with a button for them."""
        await self._before_the_deal(visit, table_id)
        if not isinstance(guest, discord.Member) or not _sees(guest):
            raise Refusal("guest-elsewhere")
        record = await self._guests.invite(table_id, visit.person.user, UserId(guest.id), is_bot=guest.bot)
        self._tables.changed(record.id)
        by = record.seat_of(visit.person.user)
        if by is not None:
            is_here = visit.channel == record.channel
            said = self._presenter.lobbies.invitation(record, by.seat, UserId(guest.id), is_here=is_here)
            if await visit.reply.publicly(said) is not None:
                return
        await visit.reply.privately(self._answers.note(visit.reader, "lobby-invited-silently"))

    async def invite_to_mine(self, visit: Visit, guest: discord.Member | discord.User) -> None:
        """Call a guest to the table of this channel; the guest of a person without a seat here, to their newest lobby on the server."""
        here = await self._store.open_in(visit.channel)
        if visit.guild is not None and (here is None or here.seat_of(visit.person.user) is None):
            lobbies = await self._store.lobbies_in(visit.guild)
            mine = (each for each in lobbies if each.seat_of(visit.person.user) is not None and not each.is_private)
            here = next(mine, here)
        if here is None:
            raise Refusal("no-table")
        await self.invite(visit, here.id, guest)

    async def kick(self, visit: Visit, table_id: TableId, guest: discord.Member | discord.User) -> None:
        """Send a guest away from the lobby."""
        before = await self._before_the_deal(visit, table_id)
        is_outside = await self._is_outside(visit, before)
        record = await self._guests.kick(table_id, visit.person.user, UserId(guest.id), is_moderator=is_outside)
        if not is_outside:
            await self.changed(visit, record, "lobby-kicked")
            return
        key = "outside-kicked" if before.seat_of(UserId(guest.id)) is not None else "outside-uninvited"
        await self._say_outside(visit, record, self._presenter.lobbies.outside(record, key, UserId(guest.id)))

    async def hand_over(self, visit: Visit, table_id: TableId, to: UserId) -> None:
        """Make another player the host."""
        before = await self._visits.record(visit, table_id)
        is_outside = await self._is_outside(visit, before)
        record = await self._lobby.hand_over(table_id, visit.person.user, to, is_moderator=is_outside)
        if is_outside:
            await self._say_outside(visit, record, self._presenter.lobbies.outside(record, "outside-host", to))
            return
        self._tables.changed(table_id)
        await visit.reply.privately(self._answers.note(visit.reader, "lobby-handed-over"))

    async def _is_outside(self, visit: Visit, record: TableRecord) -> bool:
        """Return whether the visitor steps in as a moderator at a table that is not theirs: where all at it read of that."""
        if record.host == visit.person.user or visit.channel != record.channel:
            return False
        return is_moderator(await self._servers.get(record.guild), visit.standing)

    async def _say_outside(self, visit: Visit, record: TableRecord, line: PublicMessage) -> None:
        """Say at the table that a moderator has stepped in."""
        self._tables.changed(record.id)
        if await visit.reply.publicly(line) is None:
            await visit.reply.privately(self._answers.note(visit.reader, "outside-silent"))

    async def option(self, visit: Visit, table_id: TableId, key: str, value: str) -> None:
        """Set one option."""
        record, locale = await self._visits.record(visit, table_id), visit.person.locale
        key = setting(key, self._forms.option_keys(record, locale))
        value = setting(value, self._forms.option_values(record, key, locale))
        try:
            record = await self._lobby.option(table_id, visit.person.user, key, value)
        except WrongOptions as refusal:
            await visit.reply.privately(self._forms.options_refused(record, refusal, locale))
            return
        await self.changed(visit, record, "lobby-option-set")

    async def ask_options(
        self, visit: Visit, table_id: TableId, typed: Sequence[int] = (), *, page: int = 0, over: int | None = None
    ) -> None:
        """Ask the host for a page of the options; `typed`: once more, with its inputs over the options as they still are."""
        record = await self._before_the_deal(visit, table_id)
        self._lobby.check_host(record, visit.person.user)
        if over is not None and over != option_revision(record):
            raise Refusal("options-outdated")
        await visit.reply.form(self._forms.options(record, visit.person.locale, typed, page=page))

    async def set_options(
        self, visit: Visit, table_id: TableId, values: Mapping[str, Sequence[str]], *, over: int
    ) -> None:
        """Set the options of the form, all of them or none, unless they have changed since it showed them."""
        record = await self._before_the_deal(visit, table_id)
        wishes = {key: filled_in[0] for key, filled_in in values.items() if filled_in}
        try:
            record = await self._lobby.options(table_id, visit.person.user, wishes, over=over)
        except WrongOptions as refusal:
            await visit.reply.privately(self._forms.options_refused(record, refusal, visit.person.locale, wishes))
            return
        if _is_on_panel(visit.reply, record):
            await self.changed(visit, record, "lobby-option-set")
            return
        self._tables.changed(record.id)
        await visit.reply.in_place(self._more.screen(record, visit.person.user, visit.person.locale))

    async def set_access(self, visit: Visit, table_id: TableId, access: str) -> None:
        """Set the admission of a table: everybody, or the invited alone."""
        await self._before_the_deal(visit, table_id)
        record = await self._lobby.option(table_id, visit.person.user, ACCESS, access)
        self._tables.changed(record.id)
        await self.more(visit, table_id)

    async def more(self, visit: Visit, table_id: TableId) -> None:
        """Show the rest of a table to one person: in a lobby its options and figures, then the votes and roles."""
        record = await self._visits.record(visit, table_id)
        if not record.is_open:
            raise Refusal("table-over")
        if record.status is Status.LOBBY:
            record, screen = await self._before_the_deal(visit, table_id), self._more.screen
        else:
            screen = self._more.running
        await visit.reply.in_place(screen(record, visit.person.user, visit.person.locale))

    async def people(self, visit: Visit, table_id: TableId) -> None:
        """Show who sits and who is invited, with the lists to invite, send away, and name another host."""
        record = await self._visits.record(visit, table_id)
        if not record.is_open:
            raise Refusal("table-over")
        is_ruling = record.host == visit.person.user or await self._is_outside(visit, record)
        screen = self._more.people(record, visit.person.user, visit.person.locale, is_ruling=is_ruling)
        await visit.reply.in_place(screen)

    async def ask_word(self, visit: Visit, table_id: TableId) -> None:
        """Ask the player of a seat for the word that they add to the deal."""
        record = await self._before_the_deal(visit, table_id)
        seat = record.seat_of(visit.person.user)
        if seat is None:
            raise record.unseated
        if record.commitment is None:
            raise Refusal("word-not-here")
        known = seat.word.text if seat.word is not None else ""
        await visit.reply.form(self._forms.word(record, known, visit.person.locale))

    async def word(self, visit: Visit, table_id: TableId, text: str) -> None:
        """Add a word to the deal."""
        await self._before_the_deal(visit, table_id)
        word = await self._lobby.word(table_id, visit.person.user, text)
        await visit.reply.privately(self._answers.note(visit.reader, "word-kept", word=word))

    async def start(self, visit: Visit, table_id: TableId) -> None:
        """Deal."""
        await self._before_the_deal(visit, table_id)
        record = await self._lobby.start(table_id, visit.person.user)
        live = await self._tables.load(table_id)
        reply = visit.reply
        if not _is_on_panel(reply, record) or not await reply.panel(self._presenter.panel(live)):
            await reply.in_place(self._answers.note(visit.reader, "lobby-started"))

    async def _before_the_deal(self, visit: Visit, table_id: TableId) -> TableRecord:
        try:
            record = await self._lobby.get(table_id)
        except Refusal:
            await self._visits.record(visit, table_id)  # so that the refusal leads on from there
            raise
        visit.reply.names = names_of(record)
        visit.reply.record = record
        return record

    async def changed(self, visit: Visit, record: TableRecord, key: str) -> None:
        """Show the lobby as it is now: by the answer where its panel was pressed, else through the delivery."""
        if _is_on_panel(visit.reply, record) and await visit.reply.panel(self._presenter.lobby(record)):
            await self._delivery.adopt(record, is_whole=visit.reply.is_whole)
            return
        self._tables.changed(record.id)
        await visit.reply.in_place(self._answers.note(visit.reader, key))

    async def _greet(self, visit: Visit, record: TableRecord) -> None:
        """Send the greeting DM; where it does not arrive, say how to mend that before the cards are dealt."""
        if (why_not := await self._delivery.greet(record.id, visit.person.user, is_there=True)) is not None:
            await visit.reply.privately(self._answers.note(visit.reader, why_not))


def _sees(guest: discord.Member) -> bool:
    """Return whether a guest named in a command sees the channel where it was given, as far as Discord says."""
    return guest.resolved_permissions is None or guest.resolved_permissions.view_channel


def _is_on_panel(reply: Reply, record: TableRecord) -> bool:
    """Return whether the control that was pressed is on the table's panel."""
    source = reply.interaction.message
    return source is not None and record.panel is not None and source.id == record.panel.message
