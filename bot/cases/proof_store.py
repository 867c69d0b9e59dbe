"""Proofs of cases in a database. A proof that closes the case of a day ends the attempt in the same transaction."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any, Final

from sqlalchemy import Connection, delete, select, update

from bot.cases import store
from bot.cases.proof_records import Deed, DeedKind, ProofRecord, Stake
from bot.cases.ratings import Graded, Score
from bot.cases.records import TRIES
from bot.cases.rows import PROOFS
from bot.cases.store import attempt_of, count_score, keep_attempt
from bot.store.changes import clean, unless_there
from bot.store.codec import Codec
from bot.store.database import Store, reading, writing
from bot.store.own_data import plain_row
from bot.tables.ids import UserId
from games.core.deduction.sheet import Cell, Sign

KEPT: Final = timedelta(days=30)
"""The marks of a case are deleted so long after the first look at it, when their author looks at another case."""
MOST_DEEDS: Final = 1000
"""More than a sheet takes; from there on nothing is counted."""

_PROOF: Final = Codec(ProofRecord, PROOFS, given=["deeds"], case="case_id")


class StoredProofs(Store):
    """Proofs in a database. Methods raise CannotOpen where a key is missing."""

    @writing
    def look(self, connection: Connection, case: int, user: UserId, now: datetime) -> ProofRecord:
        """Return a person's proof of a case, begun at the first look."""
        if (found := self._proof(connection, case, user)) is not None:
            return found
        connection.execute(delete(PROOFS).where(PROOFS.c.user_id == user, PROOFS.c.looked_at < now - KEPT))
        fresh = ProofRecord(case=case, user=user, looked_at=now)
        connection.execute(unless_there(connection, PROOFS), self._values(fresh))
        return self._proof(connection, case, user) or fresh

    @reading
    def proof(self, connection: Connection, case: int, user: UserId) -> ProofRecord | None:
        """Return a person's proof of a case, if they have looked at it."""
        return self._proof(connection, case, user)

    @writing
    def add(
        self,
        connection: Connection,
        case: Graded,
        user: UserId,
        deed: Deed,
        asked: Collection[Cell],
        now: datetime,
        stake: Stake | None = None,
    ) -> ProofRecord:
        """Add a deed, unless it was done before or the case is closed; return the proof.

        With the last mark that is asked for it is closed, which rates the case and the person. `stake`: what is at stake where it is
        the case of a day: nothing is added where that was answered.
        """
        before = self._proof(connection, case.number, user, is_locked=True)
        before = before or ProofRecord(case=case.number, user=user, looked_at=now)
        is_known = deed in before.deeds or (deed.kind is not DeedKind.SHOWN and deed.cell in before.marks)
        is_answered = stake is not None and attempt_of(connection, stake.who.day, user) is not None
        if is_known or is_answered or before.closed_at is not None or len(before.deeds) >= MOST_DEEDS:
            return before
        after = replace(before, deeds=(*before.deeds, deed))
        if all(after.marks.get(cell) == Sign.YES for cell in asked):
            after = replace(after, closed_at=now)
            _close(connection, case, after, stake)
        values = self._values(after)
        if not connection.execute(unless_there(connection, PROOFS), values).rowcount:
            mine = (PROOFS.c.case_id == case.number) & (PROOFS.c.user_id == user)
            connection.execute(update(PROOFS).where(mine).values(values))
        return after

    def kept_of(self, connection: Connection, user: UserId) -> dict[str, Any]:
        """Return all that is kept of a person about cases, for the export. Raises CannotOpen."""
        found = connection.execute(select(PROOFS).where(PROOFS.c.user_id == user).order_by(PROOFS.c.looked_at))
        proofs = []
        for row in found.mappings():
            deeds = self._keys.open_value(row["sealed"], "proofs", "sealed", row["case_id"], user)
            proofs.append({**(plain_row(row, "user_id", "sealed") or {}), "deeds": deeds})
        return {**store.kept_of(connection, user), "proofs": proofs}

    def _proof(self, connection: Connection, case: int, user: UserId, *, is_locked: bool = False) -> ProofRecord | None:
        wanted = select(PROOFS).where(PROOFS.c.case_id == case, PROOFS.c.user_id == user)
        row = connection.execute(wanted.with_for_update() if is_locked else wanted).first()
        if row is None:
            return None
        deeds = self._keys.open_value(row.sealed, "proofs", "sealed", case, user)
        return _PROOF.record(row, deeds=tuple(Deed(DeedKind(kind), cell, sign) for kind, cell, sign in deeds))

    def _values(self, proof: ProofRecord) -> dict[str, Any]:
        deeds = [[deed.kind.value, deed.cell, clean(deed.sign)] for deed in proof.deeds]
        sealed = self._keys.seal_value(deeds, "proofs", "sealed", proof.case, proof.user)
        return {**_PROOF.values(proof), "deeds": len(deeds), "sealed": sealed}


def _close(connection: Connection, case: Graded, proof: ProofRecord, stake: Stake | None) -> None:
    """Count the result. Without a slip or a deal that was shown a proof wins; else it draws."""
    slips = proof.unproven + proof.hints
    if stake is None:
        count_score(connection, case, proof.user, Score.DRAWN if slips else Score.WON)
        return
    attempt = replace(
        stake.who,
        name=clean(stake.who.name),
        tries=min(TRIES, 1 + slips),
        is_solved=True,
        last=stake.by,
        unproven=proof.unproven,
        hints=proof.hints,
        seconds=int(proof.time.total_seconds()),
    )
    keep_attempt(connection, attempt, case)
