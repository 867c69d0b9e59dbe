"""The rest of a table in words, for one person: before the deal its options and the sealed deal; then votes and roles."""

from __future__ import annotations

from bot.messages.buttons import PLAIN, in_rows
from bot.messages.controls import Control, Fixed, Kind
from bot.messages.presenter import Presenter
from bot.messages.sentences import mentions, reader_of
from bot.messages.table_forms import FIELDS
from bot.tables.ids import UserId
from bot.tables.options import offered
from bot.tables.records import MOST_LANGUAGES, TableRecord
from bot.tables.status import Status
from bot.telling.message import Button, Choice, PersonSelect, PrivateMessage, Reader, Row, Select
from games import BY_KEY
from games.core.lines import Who


class MoreScreen:
    """Makes the screens behind a table's panel; they have buttons only for the actions that their reader may take."""

    def __init__(self, presenter: Presenter) -> None:
        self._presenter = presenter
        self._say = presenter.sentences.say

    def screen(self, record: TableRecord, user: UserId, locale: str) -> PrivateMessage:
        """Return it for one person: the options and the rivals to the host, a word and the language to each player."""
        reader, fixed = reader_of(record, locale), self._presenter.buttons.fixed
        is_seated, is_host = record.seat_of(user) is not None, user == record.host
        rows: list[Row] = []
        if is_host:
            rivals = (fixed(record, 0, Fixed.RIVALS, reader),) if BY_KEY[record.game].rival is not None else ()
            access = fixed(record, 0, Fixed.PUBLIC if record.is_private else Fixed.PRIVATE, reader)
            rows += in_rows([*self._pages(record, reader), access, *rivals])
        if is_seated:
            rows.append((self._language(record, reader),))
        own = [fixed(record, 0, Fixed.PEOPLE, reader)] if is_seated else []
        own += [fixed(record, 0, Fixed.WORD, reader)] if is_seated and record.commitment is not None else []
        own += [
            fixed(record, 0, Fixed.RULES, reader),
            *self._presenter.guide.learning(record.game, reader, beside=True),
        ]
        ways = [fixed(record, 0, Fixed.LEAVE, reader)] if is_seated else []
        ways += [fixed(record, 0, Fixed.CLOSE, reader)] if is_host else []
        rows += in_rows([*own, *ways])
        return PrivateMessage(text=self._presenter.lobbies.more(record, reader), rows=tuple(rows), reader=reader)

    def running(self, record: TableRecord, user: UserId, locale: str) -> PrivateMessage:
        """Return the choices of a player beside the game: votes, the handover of the table, its language, and the ways out."""
        reader, buttons = reader_of(record, locale), self._presenter.buttons
        seat = record.seat_of(user)
        rows: list[Row] = []
        if seat is not None and not seat.gone:
            rows = [(buttons.votes(record, reader),), (self._language(record, reader),)]
            rows += self._hosts(record, reader) if user == record.host else ()
            rows += buttons.exits(record, seat.seat, reader)
        rows += buttons.tabs(record, reader, Fixed.MORE)
        return PrivateMessage(text=self._say(reader, "more-running"), rows=tuple(rows), reader=reader)

    def people(self, record: TableRecord, user: UserId, locale: str, *, is_ruling: bool) -> PrivateMessage:
        """Return the screen to invite people; to the host or a moderator (`is_ruling`) also to send them away or name another host."""
        reader, is_lobby = reader_of(record, locale), record.status is Status.LOBBY
        lines, rows = (
            [self._say(reader, "people-title", players=tuple(Who(each.seat) for each in record.seats))],
            list[Row](),
        )
        if guests := mentions([guest for guest, is_invited in record.guests.items() if is_invited]):
            lines.append(self._say(reader, "people-invited", people=guests))
        if is_lobby and record.seat_of(user) is not None:
            rows.append((self._person(record, Fixed.INVITE, reader),))
        if is_lobby and is_ruling:
            rows.append((self._person(record, Fixed.KICK, reader),))
        rows += self._hosts(record, reader) if is_ruling else ()
        back = self._presenter.buttons.fixed(record, 0, Fixed.MORE, reader)
        return PrivateMessage(text="\n".join(lines), rows=(*rows, (back,)), reader=reader)

    def _hosts(self, record: TableRecord, reader: Reader) -> tuple[Row, ...]:
        """Return a list of the other players, to hand the table over; no row for a person alone."""
        others = [each for each in record.seats if not (each.is_rival or each.gone or each.user == record.host)]
        if not others:
            return ()
        # By the person: a seat is another's as soon as somebody stands up.
        choices = tuple(Choice(value=str(each.user), label=reader.names[each.seat]) for each in others)
        control = Control(record.id, 0, Kind.FIXED, Fixed.HOST)
        return ((Select(id=control.id, prompt=self._say(reader, "control-host"), choices=choices),),)

    def _person(self, record: TableRecord, what: Fixed, reader: Reader) -> PersonSelect:
        return PersonSelect(
            id=Control(record.id, 0, Kind.FIXED, what).id, prompt=self._say(reader, f"control-{what.name.lower()}")
        )

    def _pages(self, record: TableRecord, reader: Reader) -> list[Button]:
        """Return one button for each form of options."""
        count = -(-len(offered(record)) // FIELDS)
        return [
            Button(
                id=Control(record.id, 0, Kind.OPTIONS, page).id,
                label=self._say(reader, "lobby-options-page", n=page + 1, pages=count),
                style=PLAIN,
            )
            for page in range(count)
        ]

    def _language(self, record: TableRecord, reader: Reader) -> Select:
        words = self._presenter.sentences.catalogue
        choices = tuple(
            Choice(
                value=each,
                label=self._say(reader, "lobby-language", language=words.called(reader.locale, each)),
                is_default=each in (record.locale, record.second_locale),
            )
            for each in words.languages
        )
        control = Control(record.id, 0, Kind.FIXED, Fixed.LANGUAGE)
        most = min(MOST_LANGUAGES, len(choices))
        return Select(id=control.id, prompt=self._say(reader, "control-language"), choices=choices, most=most)
