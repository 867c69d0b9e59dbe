"""The lobby: opening a table, sitting down, leaving, choosing options, starting."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace

from bot.tables.display_names import safe_name
from bot.tables.ids import ChannelId, GuildId, TableId, UserId, is_rival
from bot.tables.options import CASES, OFF, change_of, may_become_case, option_revision
from bot.tables.pace import Attendance, begun, default_pace, scheduled
from bot.tables.records import TableRecord
from bot.tables.rivals import acts_at
from bot.tables.service import Tables
from bot.tables.status import Status
from bot.tables.stores import NoSuchTable, TableFull
from bot.tables.table import Table
from bot.tables.wanted import Sitting, Wanted
from bot.tables.words import checked, sources_of
from games import BY_KEY
from games.core.chance import SEED_BYTES
from games.core.contract import Refusal
from games.core.deal import SECRET_BYTES, commitment
from games.core.lines import Who
from games.core.seats import Seat
from games.core.secret import Secret


class Lobby:
    """Everything before the deal. `entropy` gives fresh bytes for a seed; `is_kept_out`: people that are not dealt in.

    A table that is bound has a secret from the start, from which and from the players' words its seed follows.
    """

    def __init__(
        self,
        tables: Tables,
        *,
        entropy: Callable[[int], bytes],
        is_bound: bool = True,
        is_kept_out: Callable[[UserId], bool] = lambda _: False,
    ) -> None:
        self._is_kept_out = is_kept_out
        self._gathering: list[Callable[[TableId], None]] = []
        self._is_bound = is_bound
        self._tables = tables
        self._store = tables.store
        self._entropy = entropy

    def on_gathering(self, hear: Callable[[TableId], None]) -> None:
        """Let something hear of every table at which a person has sat down."""
        self._gathering.append(hear)

    def _gathered(self, table_id: TableId) -> None:
        for hear in self._gathering:
            hear(table_id)

    async def new(
        self,
        *,
        guild: GuildId | None,
        channel: ChannelId,
        host: UserId,
        name: str,
        game: str,
        locale: str,
        speaks: str,
        is_private: bool = False,
    ) -> TableRecord:
        """Open a table in a channel, with the host on its first seat. Raises Refusal, ChannelTaken."""
        if game not in BY_KEY:
            raise Refusal("no-such-game")
        info = BY_KEY[game].info
        record = await self._store.create(
            guild=guild,
            channel=channel,
            host=host,
            game=game,
            version=info.version,
            locale=locale,
            options=info.settle({}),
            pace=default_pace(is_brisk=info.is_brisk),
            at=self._tables.now(),
            secret=Secret(self._entropy(SECRET_BYTES)) if self._is_bound else None,
            is_private=is_private,
            people=[Sitting(host, safe_name(name), speaks)],
        )
        self._gathered(record.id)
        return record

    async def again(self, past: TableRecord, user: UserId) -> TableRecord:
        """Open a table for another game of the same people, with the same options. Raises Refusal, ChannelTaken.

        A person with a block between them and the new host is not seated.
        The person asking is its host. All others are seated too, moved on by one, so that no player begins twice: asked to join,
        they would sit in the order in which they come. Nothing is dealt before the host starts, and a press is enough to leave.
        """
        self.check_again(past, user)
        info = BY_KEY[past.game].info
        people = []
        for seat in (*past.seats[1:], *past.seats[:1]):
            if seat.gone or self._is_kept_out(seat.user) or await self._are_apart(user, seat.user):
                continue
            if seat.user > 0 or seat.is_rival:  # a forgotten person is not seated
                people.append(Sitting(seat.user, seat.name, seat.locale))
        record = await self._store.create(
            guild=past.guild,
            channel=past.channel,
            host=user,
            game=past.game,
            version=info.version,
            locale=past.locale,
            options=info.settle(
                {each.key: past.options[each.key] for each in info.options if past.options.get(each.key) in each.values}
            ),
            pace=past.pace,
            at=self._tables.now(),
            secret=Secret(self._entropy(SECRET_BYTES)) if self._is_bound else None,
            is_private=past.is_private,
            terms=past.terms,
            second_locale=past.second_locale,
            people=people,
        )
        self._gathered(record.id)
        return record

    @staticmethod
    def check_again(past: TableRecord, user: UserId) -> None:
        """Raise Refusal unless a person may open a table for another game of the same people."""
        asking = past.seat_of(user)
        if asking is None or asking.gone:
            raise Refusal("not-seated")
        if past.is_open:
            raise Refusal("stale")
        if past.game not in BY_KEY:
            raise Refusal("no-such-game")

    async def _are_apart(self, one: UserId, other: UserId) -> bool:
        """Whether one of two people has blocked the other."""
        return await self._tables.people.blocks(one, other) or await self._tables.people.blocks(other, one)

    async def deal(self, wanted: Wanted) -> TableRecord:
        """Open a table with people at it, and deal at once. A table half made before is found, and gone on with.

        The channel is the table's own. Raises Refusal.
        """
        people = [replace(each, name=safe_name(each.name)) for each in wanted.people]
        record = await self._store.latest_in(wanted.channel)
        if wanted.is_twin and record is not None and not record.is_held:  # a player in the thread was faster
            if record.is_open:
                await self._tables.end(record.id)
            record = None
        if record is None:
            info = BY_KEY[wanted.game].info
            secret = await self._secret(wanted)
            record = await self._store.create(
                guild=wanted.guild,
                channel=wanted.channel,
                host=wanted.people[0].user,
                game=wanted.game,
                version=info.version,
                locale=wanted.locale,
                options=info.settle({}),
                pace=wanted.pace,
                at=self._tables.now(),
                secret=secret,
                is_private=wanted.is_twin,
                is_held=wanted.is_twin,
                people=people,
            )
        if record.status is not Status.LOBBY:
            return record
        async with self._tables.locked(record.id):
            if may_become_case(record):  # by leave of the faster players: those seated here are not asked
                await self._store.configure(record.id, **change_of(record, {CASES: OFF}))
            seated = {seat.user for seat in record.seats}
            for each in people:  # missing where one of them was faster, and opened the table
                if each.user not in seated:
                    most = most_seats(record)
                    await self._store.take_seat(
                        record.id, user=each.user, name=each.name, locale=each.locale, most=most
                    )
        return await self._start(record.id, size=len(wanted.people) if wanted.is_twin else None)

    async def _secret(self, wanted: Wanted) -> Secret[bytes] | None:
        """Return the secret of a table's deal: for a twin that of the others. Raises Refusal where a player knows it."""
        if not wanted.is_twin:
            return Secret(self._entropy(SECRET_BYTES)) if self._is_bound else None
        like = wanted.like
        if like is not None and like.version != BY_KEY[like.game].info.version:
            raise Refusal("frozen")
        secret = Secret(self._entropy(SECRET_BYTES)) if like is None else like.secret
        if secret is None:
            raise Refusal("sealed")
        users = [each.user for each in wanted.people]
        if await self._store.knows_deal(commitment(secret.open()), users):
            raise Refusal("deal-known")
        return secret

    async def get(self, table_id: TableId) -> TableRecord:
        """Return a table that is still in its lobby, where people may change it: not at a twin. Raises Refusal."""
        record = await self._undealt(table_id)
        if record.is_held:
            raise Refusal("twin-lobby")
        return record

    async def _undealt(self, table_id: TableId) -> TableRecord:
        record = await self._store.get(table_id)
        if record is None:
            raise Refusal("no-table")
        if record.status is not Status.LOBBY:
            raise Refusal("already-begun" if record.status is Status.LIVE else "table-over")
        return record

    async def join(self, table_id: TableId, user: UserId, name: str, speaks: str) -> TableRecord:
        """Sit down. Raises Refusal."""
        async with self._tables.locked(table_id):
            record = await self.get(table_id)
            if record.seat_of(user) is not None:
                raise Refusal("already-seated")
            if not record.admits(user):
                raise Refusal("sent-away" if user in record.guests else "invited-only", host=_host(record))
            if await self._tables.people.blocks(record.host, user):  # neither of them is told why
                raise Refusal("not-welcome")
            most = most_seats(record)
            try:
                await self._store.take_seat(table_id, user=user, name=safe_name(name), locale=speaks, most=most)
            except TableFull:
                raise Refusal("table-full", n=most) from None
            self._gathered(table_id)
            return await self.get(table_id)

    async def hand_over(
        self, table_id: TableId, user: UserId, to: UserId, *, is_moderator: bool = False
    ) -> TableRecord:
        """Make another player the host, also during the game. The host, or a moderator. Raises Refusal."""
        async with self._tables.locked(table_id):
            record = await self._store.get(table_id)
            if record is None or not record.is_open:
                raise Refusal("table-over")
            self.check_host(record, user, is_moderator=is_moderator)
            seat = record.seat_of(to)
            if is_rival(to):
                raise Refusal("rival-hosts")
            if seat is None or seat.gone:
                raise Refusal("host-not-seated")
            if to == record.host:
                raise Refusal("already-host" if to == user else "hosts-already", guest=Who(seat.seat))
            revision = await self._store.configure(table_id, host=to)
            self._tables.refresh(table_id, lambda now: replace(now, host=to, revision=revision))
            return replace(record, host=to, revision=revision)

    async def leave(self, table_id: TableId, user: UserId, *, is_erased: bool = False) -> TableRecord:
        """Stand up. The next player becomes host if the host leaves; an empty table is closed. Raises Refusal.

        `is_erased`: also at a twin, which is not dealt then.
        """
        async with self._tables.locked(table_id):
            record = await (self._undealt(table_id) if is_erased else self.get(table_id))
            if record.seat_of(user) is None:
                raise record.unseated
            return await self.free(record, user)

    async def free(self, record: TableRecord, user: UserId) -> TableRecord:
        """Free a person's seat, at a table that is locked; return it as it is then."""
        try:
            await self._store.leave_seat(record.id, user, at=self._tables.now())
        except BaseException:  # it may be stored all the same
            self._tables.changed(record.id)
            raise
        finally:
            self._tables.forget(record)  # its channel may be free
        after = await self._store.get(record.id)
        if after is None:
            raise AssertionError
        return after

    async def option(self, table_id: TableId, user: UserId, key: str, value: str) -> TableRecord:
        """Set one option. The host only. Raises Refusal."""
        return await self.options(table_id, user, {key: value})

    async def options(
        self, table_id: TableId, user: UserId, wishes: Mapping[str, str], *, over: int | None = None
    ) -> TableRecord:
        """Set options, all of them or none; `over`: only if the options still have this revision. The host only. Raises Refusal."""
        async with self._tables.locked(table_id):
            record = await self.get(table_id)
            self.check_host(record, user)
            if over is not None and over != option_revision(record):
                raise Refusal("options-outdated")
            await self._store.configure(table_id, **change_of(record, wishes))
            return await self.get(table_id)

    async def word(self, table_id: TableId, user: UserId, text: str) -> str:
        """Add a word to the deal, in place of one given before; return it as it is kept. Raises Refusal."""
        word = checked(text)
        async with self._tables.locked(table_id):
            record = await self.get(table_id)
            if record.seat_of(user) is None:
                raise record.unseated
            if record.secret is None:
                raise Refusal("sealed" if record.is_sealed else "word-not-here")
            await self._store.set_word(table_id, user, word)
        return word

    async def start(self, table_id: TableId, user: UserId) -> TableRecord:
        """Deal, without the people that the operator has kept out since they sat down. The host only. Raises Refusal."""
        record = await self.get(table_id)
        self.check_host(record, user)
        for each in filter(self._is_kept_out, record.people):
            with suppress(Refusal):  # they stood up themselves
                await self.leave(table_id, each)
            self._tables.changed(table_id)
        return await self._start(table_id, user)

    async def _start(self, table_id: TableId, user: UserId | None = None, *, size: int | None = None) -> TableRecord:
        """Deal. `size`: how many must sit there, as at the other tables with the same deal. Raises Refusal."""
        async with self._tables.locked(table_id):
            record = await self._undealt(table_id)
            if user is not None:
                self.check_host(record, user)
            info = BY_KEY[record.game].info
            n = len(record.seats)
            if n not in info.seats:
                few = {"n": n, "least": info.seats.start}
                raise Refusal(info.too_few, **few) if info.too_few is not None else Refusal("too-few-players", **few)
            if size is not None and n != size:  # somebody has had themselves forgotten
                raise Refusal("too-few-players", n=n, least=size)
            deal = sources_of(record, self._entropy)
            now = self._tables.now()
            people = await self._tables.people.of(record.people)
            clock = record.clock
            for seat in record.seats:
                if not seat.is_rival and (until := people[seat.user].back_at(now)) is not None:
                    clock = clock.absent(seat.seat, until)
            seed = Secret(self._entropy(SEED_BYTES) if deal is None else deal.seed)
            options = info.settle(record.options, n)
            dealt = replace(record, seed=seed, options=options, version=info.version, entries=0, status=Status.LIVE)
            attendance = Attendance(Table(dealt, []).now.view.waiting, await self._tables.people.sitters(record, clock))
            acting = acts_at(record, [seat.seat for seat in record.seats], 0, now)
            timed = begun(clock, now, record.pace, attendance)
            try:
                record = await self._store.begin(
                    table_id,
                    seed=seed,
                    words=() if deal is None else deal.words,
                    order=[seat.user for seat in record.seats],
                    options=options,
                    version=info.version,
                    schedule=scheduled(now, record.pace, timed, attendance, acting),
                    at=now,
                )
            except NoSuchTable:
                raise Refusal("already-begun") from None
            except BaseException:  # it may have been stored all the same
                self._tables.changed(table_id)
                raise
        self._tables.changed(table_id, 0)
        return record

    @staticmethod
    def check_host(record: TableRecord, user: UserId, *, is_moderator: bool = False) -> None:
        """Raise Refusal unless this user is the host, or has the host's rights here."""
        if record.host != user and not is_moderator:
            raise Refusal("host-only", host=_host(record))


def most_seats(record: TableRecord) -> int:
    """Return how many can play at a table."""
    return BY_KEY[record.game].info.seats.stop - 1


def _host(record: TableRecord) -> Who:
    """Return the seat of a table's host."""
    host = record.seat_of(record.host)
    return Who(host.seat if host is not None else Seat(0))
