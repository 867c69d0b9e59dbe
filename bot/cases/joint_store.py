"""Joint cases in a database."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, delete, func, insert, or_, select, update

from bot.cases.joint_records import JointDeed, JointId, JointRecord
from bot.cases.proof_records import DeedKind, ProofDeed
from bot.cases.rows import JOINT_CASES, JOINT_DEEDS
from bot.store.changes import clean, unless_there
from bot.store.codec import Codec
from bot.store.database import Store, reading, writing
from bot.store.restoration_rows import RESTORATIONS
from bot.tables.ids import ChannelId, GuildId, MessageId, UserId, nobody
from games.core.contract import Refusal
from games.core.deduction.sheet import Cell

KEPT: Final = timedelta(days=7)
"""A joint case is deleted so long after its end, when another is opened."""
MOST_DEEDS: Final = 500
"""More than a sheet takes; from there on nothing is counted."""
NOTHING_SHOWN: Final = -1
"""A revision before the first."""

_JOINT: Final = Codec(JointRecord, JOINT_CASES, given=["text", "deeds"])


class StoredJointCases(Store):
    """Joint cases in a database. Methods raise CannotOpen where a key is missing, and Refusal("stale") for a case that is not there."""

    @writing
    def open(self, connection: Connection, new: JointRecord) -> JointRecord:
        """Keep a new case with the next number, and return it; where its channel has an open one, return that."""
        last = connection.execute(select(func.max(JOINT_CASES.c.id))).scalar() or 0
        new = replace(new, id=JointId(last + 1))
        sealed = self._keys.seal_text(new.text, "joint_cases", "sealed", new.id)
        made = connection.execute(unless_there(connection, JOINT_CASES), {**_JOINT.values(new), "sealed": sealed})
        if not made.rowcount:
            return self._record(connection, _open_in(new.channel))
        # Not before: the number of a case that old buttons name must not come back.
        connection.execute(delete(JOINT_CASES).where(JOINT_CASES.c.closed_at < new.opened_at - KEPT))
        return new

    @reading
    def case(self, connection: Connection, case: JointId) -> JointRecord:
        """Return a case."""
        return self._record(connection, JOINT_CASES.c.id == case)

    @reading
    def open_in(self, connection: Connection, channel: ChannelId) -> JointRecord | None:
        """Return the open case of a channel."""
        found = connection.execute(select(JOINT_CASES.c.id).where(_open_in(channel))).first()
        return None if found is None else self._record(connection, JOINT_CASES.c.id == found.id)

    @reading
    def unsettled(self, connection: Connection) -> list[tuple[JointId, GuildId]]:
        """Return the cases of which something is still to be shown or told, with their servers."""
        is_behind = JOINT_CASES.c.shown < JOINT_CASES.c.revision
        is_untold = JOINT_CASES.c.closed_at.is_not(None) & ~JOINT_CASES.c.is_told
        wanted = select(JOINT_CASES.c.id, JOINT_CASES.c.guild_id).where(or_(is_behind, is_untold))
        return [(JointId(row.id), GuildId(row.guild_id)) for row in connection.execute(wanted.order_by("id"))]

    @writing
    def show_again(self, connection: Connection) -> None:
        """Count the posts of open cases from a restored backup as out of date: they show lost marks, and their buttons are refused."""
        restored_at = select(func.max(RESTORATIONS.c.restored_at)).scalar_subquery()
        these = JOINT_CASES.c.closed_at.is_(None) & (JOINT_CASES.c.opened_at < restored_at)
        connection.execute(update(JOINT_CASES).where(these).values(shown=NOTHING_SHOWN))

    @writing
    def add(
        self, connection: Connection, case: JointId, deed: JointDeed, asked: Collection[Cell], now: datetime
    ) -> JointRecord:
        """Add a deed to an open case, once, and return the case. The last mark that is asked for closes it."""
        before = self._held(connection, case)
        known, done = before.proof_of(deed.by), deed.deed
        is_known = done in known.deeds or (done.kind is not DeedKind.SHOWN and done.cell in known.marks)
        if is_known or before.closed_at is not None or len(before.deeds) >= MOST_DEEDS:
            return before
        after = replace(before, deeds=(*before.deeds, deed), revision=before.revision + 1)
        n = len(after.deeds)
        sealed = self._keys.seal_value([done.cell, clean(done.sign)], "joint_deeds", "sealed", case, n)
        values = {"case_id": case, "n": n, "user_id": deed.by, "kind": done.kind.value, "sealed": sealed}
        connection.execute(insert(JOINT_DEEDS), values)
        if after.proof.proves(asked):
            after = replace(after, closed_at=now, is_solved=True)
        self._keep(connection, after)
        return after

    @writing
    def give_up(self, connection: Connection, case: JointId, now: datetime, *, is_moderated: bool) -> JointRecord:
        """Close a case without its proof, unless it is closed; return it. `is_moderated`: it is a moderator that does so."""
        before = self._held(connection, case)
        if before.closed_at is not None:
            return before
        after = replace(before, closed_at=now, is_moderated=is_moderated, revision=before.revision + 1)
        self._keep(connection, after)
        return after

    @writing
    def keep_post(self, connection: Connection, case: JointId, message: MessageId | None, shown: int) -> None:
        """Keep which message shows a case in its channel, and which revision it shows."""
        this = update(JOINT_CASES).where(JOINT_CASES.c.id == case)
        connection.execute(this.values(message_id=message, shown=shown))

    @reading
    def is_of_another(self, connection: Connection, case: JointId, message: MessageId) -> bool:
        """Return whether a message is the post of another case."""
        others = (JOINT_CASES.c.id != case) & (JOINT_CASES.c.message_id == message)
        return connection.execute(select(JOINT_CASES.c.id).where(others)).first() is not None

    @writing
    def keep_told(self, connection: Connection, case: JointId) -> None:
        """Note that the channel has been told of the end."""
        connection.execute(update(JOINT_CASES).where(JOINT_CASES.c.id == case).values(is_told=True))

    @writing
    def lose(self, connection: Connection, case: JointId, now: datetime) -> None:
        """Close the case of a deleted channel, with nothing left to tell."""
        before = self._held(connection, case)
        after = replace(before, closed_at=before.closed_at or now, shown=before.revision, is_told=True)
        self._keep(connection, after)

    def kept_of(self, connection: Connection, user: UserId) -> dict[str, Any]:
        """Return the joint cases that a person has opened or marked, with their deeds, for the export. Raises CannotOpen."""
        marked = select(JOINT_DEEDS.c.case_id).where(JOINT_DEEDS.c.user_id == user)
        mine = or_(JOINT_CASES.c.host_id == user, JOINT_CASES.c.id.in_(marked))
        numbers = connection.execute(select(JOINT_CASES.c.id).where(mine).order_by(JOINT_CASES.c.id)).scalars().all()
        records = [self._record(connection, JOINT_CASES.c.id == number) for number in numbers]
        return {
            "joint_cases": [
                {"id": each.id, "opened_at": each.opened_at.isoformat(), "is_host": each.host == user}
                for each in records
            ],
            "joint_deeds": [
                {
                    "case_id": each.id,
                    "n": n,
                    "kind": done.deed.kind.value,
                    "cell": done.deed.cell,
                    "sign": done.deed.sign,
                }
                for each in records
                for n, done in enumerate(each.deeds, start=1)
                if done.by == user
            ],
        }

    def _held(self, connection: Connection, case: JointId) -> JointRecord:
        """Lock the row of a case until the commit, and return the case."""
        connection.execute(select(JOINT_CASES.c.id).where(JOINT_CASES.c.id == case).with_for_update())
        return self._record(connection, JOINT_CASES.c.id == case)

    def _record(self, connection: Connection, which: ColumnElement[bool]) -> JointRecord:
        row = connection.execute(select(JOINT_CASES).where(which)).first()
        if row is None:
            raise Refusal("stale")
        text = self._keys.open_text(row.sealed, "joint_cases", "sealed", row.id)
        found = connection.execute(select(JOINT_DEEDS).where(JOINT_DEEDS.c.case_id == row.id).order_by(JOINT_DEEDS.c.n))
        return _JOINT.record(row, text=text, deeds=tuple(map(self._deed, found)))

    def _deed(self, row: Any) -> JointDeed:
        cell, sign = self._keys.open_value(row.sealed, "joint_deeds", "sealed", row.case_id, row.n)
        return JointDeed(UserId(row.user_id), ProofDeed(DeedKind(row.kind), cell, sign))

    def _keep(self, connection: Connection, record: JointRecord) -> None:
        connection.execute(update(JOINT_CASES).where(JOINT_CASES.c.id == record.id).values(_JOINT.values(record)))


def forget(connection: Connection, user: UserId) -> None:
    """Take a person's name from joint cases. The marks stay: they are the others' too."""
    connection.execute(update(JOINT_DEEDS).where(JOINT_DEEDS.c.user_id == user).values(user_id=nobody(0)))
    connection.execute(update(JOINT_CASES).where(JOINT_CASES.c.host_id == user).values(host_id=nobody(0)))


def _open_in(channel: ChannelId) -> ColumnElement[bool]:
    return (JOINT_CASES.c.channel_id == channel) & JOINT_CASES.c.closed_at.is_(None)
