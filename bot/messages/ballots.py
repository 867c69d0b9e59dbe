"""Ballots: a table's votes, their standing and their verdicts, in words and buttons."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.messages.buttons import PLAIN, PRIMARY, in_rows
from bot.messages.controls import Control, Fixed, Kind, VoteKey
from bot.messages.presenter import Presenter
from bot.messages.sentences import bold, reader_of
from bot.tables.cast import character_of
from bot.tables.display_names import isolated, program_name
from bot.tables.ids import UserId, is_rival
from bot.tables.records import SeatRecord, TableRecord
from bot.tables.vote_records import Motion, Verdict, VoteRecord
from bot.tables.votes import NOBODY, voters
from bot.telling.message import Button, PersonSelect, PrivateMessage, PublicMessage, Reader, Row
from games import BY_KEY
from games.core.lines import Fact, Who
from games.core.seats import Seat

PROPOSED: Final[Mapping[int, Motion]] = {VoteKey.END: Motion.END, VoteKey.DRAW: Motion.DRAW}
"""The motions that a player proposes without further details, by their controls."""
TELLING: Final = frozenset({Motion.END, Motion.DRAW, Motion.TAKEBACK})
"""Motions with a post of the table for their effect; no verdict is said beside it."""
ON: Final = "green"
OFF: Final = "red"


class Ballots:
    """Makes the messages about votes. Voters and ballots are public."""

    def __init__(self, presenter: Presenter) -> None:
        self._say = presenter.sentences.say
        self._buttons = presenter.buttons

    def asks(self, record: TableRecord, vote: VoteRecord) -> PublicMessage:
        """Return the call to vote, which notifies the voters without a ballot."""
        reader = reader_of(record)
        missing = sorted(voters(record, vote).all - set(vote.ballots))
        lines = [self._question(record, vote, reader), self._until(vote, reader)]
        if record.seat_of(vote.by) is None and vote.by != vote.facts.get("user"):
            lines.append(self._say(reader, "outside-asks", by=f"<@{vote.by}>"))
        if missing:
            lines.append(self._say(reader, "vote-calls", people=tuple(f"<@{user}>" for user in missing)))
        rows = self._rows(record, vote, reader)
        return PublicMessage(text="\n".join(lines), calls=tuple(map(int, missing)), rows=rows, reader=reader)

    def unsaid(self, record: TableRecord, vote: VoteRecord) -> PublicMessage | None:
        """Return the verdict of a vote that no press has decided; None where its effect tells it. `record`: the table as it is now."""
        if vote.verdict is Verdict.PASSED and vote.motion in TELLING:
            return None
        return self.decided(record, vote, is_past=True)

    def decided(self, record: TableRecord, vote: VoteRecord, *, is_past: bool = False) -> PublicMessage:
        """Return the verdict of a vote, unless it is told by its effect. `record`: the table before it was carried out.

        `is_past`: the table after that.
        """
        reader = reader_of(record)
        calls: tuple[int, ...] = ()
        if vote.verdict is Verdict.PASSED:
            key = "vote-rival-passed" if _is_for_rival(vote) else f"vote-{vote.motion}-passed"
            text = self._say(reader, key, **self._facts(vote, reader, is_past=is_past))
            if vote.motion is Motion.REPLACE and not _is_for_rival(vote):
                calls = (int(vote.facts["user"]),)
        else:
            is_late = vote.motion is Motion.TAKEBACK and all(vote.ballots.values())  # no vote was against it
            said = self._say(reader, "refusal-takeback-late" if is_late else "vote-failed")
            text = f"{self._question(record, vote, reader, is_past=is_past)}\n{said}"
        return PublicMessage(text=text, calls=calls, reader=reader)

    def closed(self, record: TableRecord, vote: VoteRecord) -> PublicMessage:
        """Return the call to a vote once it is decided, without buttons. `record`: the table as it is now."""
        reader = reader_of(record)
        said = self._say(reader, "vote-agreed" if vote.verdict is Verdict.PASSED else "vote-failed")
        return PublicMessage(text=f"{self._question(record, vote, reader, is_past=True)}\n{said}", reader=reader)

    def stands(self, record: TableRecord, vote: VoteRecord, locale: str) -> PrivateMessage:
        """Return the standing of a vote for one reader, with its buttons."""
        reader = reader_of(record, locale)
        who = voters(record, vote)
        yes = tuple(self._name(record, user) for user in sorted(who.all) if vote.ballots.get(user) is True)
        missing = tuple(self._name(record, user) for user in sorted(who.all - set(vote.ballots)))
        lines = [self._question(record, vote, reader), self._until(vote, reader)]
        if yes:
            lines.append(self._say(reader, "vote-for", people=yes))
        if missing:
            lines.append(self._say(reader, "vote-missing", people=missing))
        return PrivateMessage(text="\n".join(lines), rows=self._rows(record, vote, reader), reader=reader)

    def menu(self, record: TableRecord, user: UserId, locale: str) -> PrivateMessage:
        """Return the motions open to a player, as buttons; that of a seat leads to its successors.

        To a person alone with rivals, no motion that would end the game: their own vote would decide it, without asking once more.
        """
        reader = reader_of(record, locale)
        is_alone = any(each.user == user and record.is_alone(each.seat) for each in record.seats)
        ends = {} if is_alone else PROPOSED
        mine = [self._button(record, key, f"vote-control-{motion}", reader) for key, motion in ends.items()]
        for seat in record.seats:
            if not seat.gone:
                key = "vote-control-offer" if seat.user == user else "vote-control-replace"
                name = isolated(reader.names[seat.seat])
                mine.append(self._button(record, VoteKey.SEAT + seat.seat, key, reader, player=name))
        lines = [self._say(reader, each) for each in ("vote-menu", *(("vote-menu-costs",) if ends else ()))]
        rows = (*in_rows(mine), *self._buttons.tabs(record, reader, Fixed.MORE))
        return PrivateMessage(text="\n".join(lines), rows=rows, reader=reader)

    def successors(self, record: TableRecord, seat: SeatRecord, user: UserId, locale: str) -> PrivateMessage:
        """Return the buttons that fill a seat: a named person, an offer to everybody, the program."""
        reader, is_own = reader_of(record, locale), seat.user == user
        name = isolated(reader.names[seat.seat])
        people = [(VoteKey.NAMED, "vote-control-named"), *([(VoteKey.PAPERS, "vote-control-papers")] if is_own else [])]
        rows: list[Row] = [
            (PersonSelect(id=self._control(record, key + seat.seat), prompt=self._say(reader, prompt)),)
            for key, prompt in people
        ]
        buttons = [self._button(record, VoteKey.OFFER + seat.seat, "vote-control-anybody", reader)]
        if not is_own and not seat.is_rival and BY_KEY[record.game].rival is not None:
            buttons.append(self._button(record, VoteKey.RIVAL + seat.seat, "vote-control-rival", reader, player=name))
        buttons.append(self._button(record, VoteKey.SHOW, "vote-control-back", reader))
        text = self._say(reader, "vote-seat", own=is_own, player=Who(seat.seat))
        return PrivateMessage(text=text, rows=(*rows, tuple(buttons)), reader=reader)

    def _question(self, record: TableRecord, vote: VoteRecord, reader: Reader, *, is_past: bool = False) -> str:
        """Return the motion of a vote. `is_past`: its seat may have a new player by it."""
        facts = self._facts(vote, reader, is_past=is_past)
        by = record.seat_of(vote.by)
        asking: Fact = Who(by.seat) if by is not None else f"<@{vote.by}>"
        if vote.motion is Motion.REPLACE and vote.facts["user"] == NOBODY:
            return self._say(reader, "vote-offer", by=asking, **facts)
        key = "vote-rival" if _is_for_rival(vote) else f"vote-{vote.motion}"
        return self._say(reader, key, by=asking, **facts)

    def _facts(self, vote: VoteRecord, reader: Reader, *, is_past: bool = False) -> dict[str, Fact]:
        match vote.motion:
            case Motion.REPLACE:
                newcomer = f"<@{vote.facts['user']}>"
                if _is_for_rival(vote):
                    newcomer = bold(program_name(str(vote.facts["name"])))
                player: Fact = Who(Seat(int(vote.facts["seat"])))
                if is_past and "old" in vote.facts:
                    player = self._person(UserId(int(vote.facts["old"])))
                return {"player": player, "newcomer": newcomer}
            case Motion.PACE:
                return {"pace": self._say(reader, "pace-value", seconds=int(vote.facts["seconds"]))}
            case Motion.PAUSE:
                return {"days": int(vote.facts["seconds"]) // 86_400}
            case _:
                return {}

    def _until(self, vote: VoteRecord, reader: Reader) -> str:
        return self._say(reader, "vote-until", at=f"<t:{int(vote.until.timestamp())}:f>")

    def _rows(self, record: TableRecord, vote: VoteRecord, reader: Reader) -> tuple[Row, ...]:
        row = [
            self._button(record, VoteKey.YES, "vote-yes", reader, seen=vote.n, style=ON),
            self._button(record, VoteKey.NO, "vote-no", reader, seen=vote.n, style=OFF),
        ]
        if vote.motion is Motion.REPLACE and vote.by != vote.facts["user"]:
            row.append(self._button(record, VoteKey.TAKE, "vote-take", reader, seen=vote.n, style=PRIMARY))
        return (tuple(row),)

    def _button(
        self,
        record: TableRecord,
        what: int,
        key: str,
        reader: Reader,
        *,
        seen: int = 0,
        style: str = PLAIN,
        player: str = "",
    ) -> Button:
        label = self._say(reader, key, player=player) if player else self._say(reader, key)
        return Button(id=self._control(record, what, seen), label=label, style=style)

    @staticmethod
    def _control(record: TableRecord, what: int, seen: int = 0) -> str:
        return Control(record.id, seen, Kind.VOTE, what).id

    @staticmethod
    def _person(user: UserId) -> str:
        return bold(program_name(character_of(user).name)) if is_rival(user) else f"<@{user}>"

    @staticmethod
    def _name(record: TableRecord, user: UserId) -> str:
        seat = record.seat_of(user)
        return bold(reader_of(record).names[seat.seat]) if seat is not None else f"<@{user}>"


def _is_for_rival(vote: VoteRecord) -> bool:
    """Whether a vote is about a rival taking over a seat."""
    return vote.motion is Motion.REPLACE and is_rival(UserId(int(vote.facts["user"])))
