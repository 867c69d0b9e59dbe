"""Ballots: a table's votes, their standing and their verdicts, in words and buttons."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Final

from bot.messages.buttons import PLAIN, PRIMARY, in_rows
from bot.messages.controls import Control, Fixed, Kind, VoteKey
from bot.messages.presenter import Presenter
from bot.messages.sentences import bold, reader_of, small
from bot.tables.display_names import isolated
from bot.tables.ids import UserId
from bot.tables.records import TableRecord
from bot.tables.vote_records import Verdict, VoteRecord
from bot.telling.message import Button, PrivateMessage, PublicMessage, Reader, Row
from bot.votes.motion import Say, VoteButton
from bot.votes.motions import MOTIONS, motion_of
from bot.votes.votes import voters
from games.core.lines import Fact, Who

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
        mark = f"{self._question(record, vote, reader)}\n{self._until(vote, reader)}"  # ballots may have come since it was said
        lines = [mark]
        if record.seat_of(vote.by) is None and vote.by != motion_of(vote).newcomer(vote):
            lines.append(self._say(reader, "outside-asks", by=f"<@{vote.by}>"))
        if missing:
            lines.append(self._say(reader, "vote-calls", people=tuple(f"<@{user}>" for user in missing)))
        lines += _again(record, lambda second: f"{self._question(record, vote, second)}\n{self._until(vote, second)}")
        rows = self._rows(record, vote, reader)
        calls = tuple(map(int, missing))
        return PublicMessage(text="\n".join(lines), calls=calls, rows=rows, reader=reader, mark=mark)

    def unsaid(self, record: TableRecord, vote: VoteRecord) -> PublicMessage | None:
        """Return the verdict of a vote that no answer has told; None where its effect tells it."""
        if vote.verdict is Verdict.PASSED and motion_of(vote).is_told:
            return None
        return self.decided(record, vote)

    def decided(self, record: TableRecord, vote: VoteRecord) -> PublicMessage:
        """Return the verdict of a vote, unless it is told by its effect: in the same words before it was carried out and after.

        A post is told by them from the answer that may have come through.
        """
        motion = motion_of(vote)
        has_passed = vote.verdict is Verdict.PASSED
        newcomer = motion.newcomer(vote) if has_passed else None

        def verdict(reader: Reader) -> str:
            if has_passed:
                return self._say(reader, motion.passed(vote), **self._facts(vote, reader, is_past=True))
            said = self._say(reader, motion.failed(vote))
            return f"{self._question(record, vote, reader, is_past=True)}\n{said}"

        reader = reader_of(record)
        text = "\n".join((verdict(reader), *_again(record, verdict)))
        after = tuple(button(self._say, record, each, reader) for each in motion.after(vote)) if has_passed else ()
        calls = () if newcomer is None else (int(newcomer),)
        return PublicMessage(text=text, calls=calls, rows=(after,) if after else (), reader=reader)

    def closed(self, record: TableRecord, vote: VoteRecord) -> PublicMessage:
        """Return the call to a vote once it is decided, without buttons. `record`: the table as it is now."""
        key = "vote-agreed" if vote.verdict is Verdict.PASSED else "vote-failed"

        def call(reader: Reader) -> str:
            return f"{self._question(record, vote, reader, is_past=True)}\n{self._say(reader, key)}"

        reader = reader_of(record)
        return PublicMessage(text="\n".join((call(reader), *_again(record, call))), reader=reader)

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
        """Return the motions open to a player, as buttons; that of a seat leads to its successors."""
        reader = reader_of(record, locale)
        offered = [(motion, each) for motion in MOTIONS.values() for each in motion.buttons(record, user)]
        mine = [button(self._say, record, each, reader) for _, each in offered]
        notes = dict.fromkeys(motion.note for motion, _ in offered if motion.note is not None)
        lines = [self._say(reader, each) for each in ("vote-menu", *notes)]
        rows = (*in_rows(mine), *self._buttons.tabs(record, reader, Fixed.MORE))
        return PrivateMessage(text="\n".join(lines), rows=rows, reader=reader)

    def _question(self, record: TableRecord, vote: VoteRecord, reader: Reader, *, is_past: bool = False) -> str:
        """Return the motion of a vote. `is_past`: its seat may have a new player by it."""
        by = record.seat_of(vote.by)
        asking: Fact = Who(by.seat) if by is not None else f"<@{vote.by}>"
        facts = self._facts(vote, reader, is_past=is_past)
        return self._say(reader, motion_of(vote).asked(vote), by=asking, **facts)

    def _facts(self, vote: VoteRecord, reader: Reader, *, is_past: bool = False) -> Mapping[str, Fact]:
        return motion_of(vote).facts(vote, partial(self._say, reader), is_past=is_past)

    def _until(self, vote: VoteRecord, reader: Reader) -> str:
        return self._say(reader, "vote-until", at=f"<t:{int(vote.until.timestamp())}:f>")

    def _rows(self, record: TableRecord, vote: VoteRecord, reader: Reader) -> tuple[Row, ...]:
        more = motion_of(vote).ballots(vote)
        ballots = [(VoteButton(VoteKey.YES, "vote-yes"), ON), (VoteButton(VoteKey.NO, "vote-no"), OFF)]
        ballots += [(each, PRIMARY) for each in more]
        return (tuple(button(self._say, record, each, reader, seen=vote.n, style=style) for each, style in ballots),)

    @staticmethod
    def _name(record: TableRecord, user: UserId) -> str:
        seat = record.seat_of(user)
        return bold(reader_of(record).names[seat.seat]) if seat is not None else f"<@{user}>"


def _again(record: TableRecord, text: Callable[[Reader], str]) -> Iterator[str]:
    """Yield a text in the second language of a table, if it has one, in small letters."""
    if record.second_locale is not None:
        yield from small(text(reader_of(record, record.second_locale)))


def button(
    say: Say, record: TableRecord, what: VoteButton, reader: Reader, *, seen: int = 0, style: str = PLAIN
) -> Button:
    """Return a button of a vote, or of a motion."""
    named = {"player": isolated(reader.names[what.seat])} if what.seat is not None else {}
    control = Control(record.id, seen, Kind.VOTE, what.number)
    return Button(id=control.id, label=say(reader, what.key, **named), style=style)
