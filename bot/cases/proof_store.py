"""Proofs of cases in a database, with the techniques that their marks took."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any, Final

from sqlalchemy import Connection, delete, select, update

from bot.cases.joint_store import StoredJointCases
from bot.cases.proof_records import (
    DeedKind,
    ProofDeed,
    ProofRecord,
    Stake,
    TechniqueCount,
    Techniques,
    TechniqueUse,
)
from bot.cases.ratings import Graded, Score
from bot.cases.records import TRIES
from bot.cases.rows import PROOFS, TECHNIQUES
from bot.cases.store import attempt_of, count_score, keep_attempt, kept_of
from bot.store.changes import clean, unless_there
from bot.store.codec import Codec
from bot.store.database import Store, reading, writing
from bot.store.own_data import plain_row
from bot.tables.ids import UserId
from games.core.deduction.sheet import Cell

KEPT: Final = timedelta(days=30)
"""The marks of a case are deleted so long after the first look at it, when their author looks at another case."""
MOST_DEEDS: Final = 1000
"""More than a sheet takes; from there on nothing is counted."""
NONE_NEEDED: Final[Techniques] = {}

_PROOF: Final = Codec(ProofRecord, PROOFS, given=["deeds", "others"], case="case_id")


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
        deed: ProofDeed,
        asked: Collection[Cell],
        now: datetime,
        stake: Stake | None = None,
        techniques: Techniques = NONE_NEEDED,
    ) -> ProofRecord:
        """Add a deed, unless it was done before or the case is closed; return the proof.

        With the last mark that is asked for it is closed, which rates the case and the person, and counts the `techniques` of the cells
        that were marked. `stake`: what is at stake where it is the case of a day: nothing is added where that was answered.
        """
        before = self._proof(connection, case.number, user, is_locked=True)
        before = before or ProofRecord(case=case.number, user=user, looked_at=now)
        is_known = deed in before.deeds or (deed.kind is not DeedKind.SHOWN and deed.cell in before.marks)
        is_answered = stake is not None and attempt_of(connection, stake.who.day, user) is not None
        if is_known or is_answered or before.closed_at is not None or len(before.deeds) >= MOST_DEEDS:
            return before
        after = replace(before, deeds=(*before.deeds, deed))
        if after.proves(asked):
            after = replace(after, closed_at=now)
            if _close(connection, case, after, stake):
                _count(connection, case, user, after.uses(techniques))
        values = self._values(after)
        if not connection.execute(unless_there(connection, PROOFS), values).rowcount:
            mine = (PROOFS.c.case_id == case.number) & (PROOFS.c.user_id == user)
            connection.execute(update(PROOFS).where(mine).values(values))
        return after

    @writing
    def give_up(
        self, connection: Connection, case: Graded, user: UserId, asked: Collection[Cell], techniques: Techniques
    ) -> None:
        """Count a case to practise as lost at the sight of its solution, with the `techniques` of its cells."""
        proof = self._proof(connection, case.number, user)
        if count_score(connection, case, user, Score.LOST) and proof is not None:
            _count(connection, case, user, proof.uses(techniques, asked))

    @reading
    def techniques_of(self, connection: Connection, user: UserId) -> list[TechniqueCount]:
        """Return how often a person has used and missed each technique."""
        found = connection.execute(select(TECHNIQUES).where(TECHNIQUES.c.user_id == user))
        return [TechniqueCount(row.game, row.technique, row.used, row.missed) for row in found]

    def kept_of(self, connection: Connection, user: UserId) -> dict[str, Any]:
        """Return all that is kept of a person about cases, for the export. Raises CannotOpen."""
        found = connection.execute(select(PROOFS).where(PROOFS.c.user_id == user).order_by(PROOFS.c.looked_at))
        proofs = []
        for row in found.mappings():
            deeds = self._keys.open_value(row["sealed"], "proofs", "sealed", row["case_id"], user)
            proofs.append({**(plain_row(row, "user_id", "sealed") or {}), "deeds": deeds})
        joint = StoredJointCases(self.database).kept_of(connection, user)
        return {**kept_of(connection, user), **joint, "proofs": proofs}

    def _proof(self, connection: Connection, case: int, user: UserId, *, is_locked: bool = False) -> ProofRecord | None:
        wanted = select(PROOFS).where(PROOFS.c.case_id == case, PROOFS.c.user_id == user)
        row = connection.execute(wanted.with_for_update() if is_locked else wanted).first()
        if row is None:
            return None
        deeds = self._keys.open_value(row.sealed, "proofs", "sealed", case, user)
        return _PROOF.record(
            row, others=(), deeds=tuple(ProofDeed(DeedKind(kind), cell, sign) for kind, cell, sign in deeds)
        )

    def _values(self, proof: ProofRecord) -> dict[str, Any]:
        deeds = [[deed.kind.value, deed.cell, clean(deed.sign)] for deed in proof.deeds]
        sealed = self._keys.seal_value(deeds, "proofs", "sealed", proof.case, proof.user)
        return {**_PROOF.values(proof), "deeds": len(deeds), "sealed": sealed}


def _close(connection: Connection, case: Graded, proof: ProofRecord, stake: Stake | None) -> bool:
    """Count the result, and return whether it is the first. Without a slip or a deal that was shown a proof wins; else it draws."""
    slips = proof.unproven + proof.hints
    if stake is None:
        return count_score(connection, case, proof.user, Score.DRAWN if slips else Score.WON)
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
    return keep_attempt(connection, attempt, case)


def _count(connection: Connection, case: Graded, user: UserId, uses: Mapping[str, TechniqueUse]) -> None:
    """Add uses of techniques to those of before."""
    for technique, use in uses.items():
        key = {"user_id": user, "game": case.game, "technique": technique}
        connection.execute(unless_there(connection, TECHNIQUES), {**key, "used": 0, "missed": 0})
        more = {"used": TECHNIQUES.c.used + use.used, "missed": TECHNIQUES.c.missed + use.missed}
        connection.execute(update(TECHNIQUES).filter_by(**key).values(more))
