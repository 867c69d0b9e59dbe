"""The rest of a lobby in words, for one person: options, sealed deal, and all that can be done before the deal."""

from __future__ import annotations

from bot.messages.buttons import PLAIN, in_rows
from bot.messages.controls import Control, Fixed, Kind
from bot.messages.presenter import Presenter
from bot.messages.sentences import reader_of
from bot.messages.table_forms import FIELDS
from bot.tables.ids import UserId
from bot.tables.options import offered
from bot.tables.records import MOST_LANGUAGES, TableRecord
from bot.telling.message import Button, Choice, PrivateMessage, Reader, Row, Select
from games import BY_KEY


class MoreScreen:
    """Makes the screen behind a lobby's panel; it has buttons only for the actions that its reader may take."""

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
            rows += in_rows([*self._pages(record, reader), *rivals])
        if is_seated:
            rows.append((self._language(record, reader),))
        own = [fixed(record, 0, Fixed.WORD, reader)] if is_seated and record.commitment is not None else []
        own += [fixed(record, 0, Fixed.RULES, reader), *self._presenter.guide.learning(record.game, reader)]
        ways = [fixed(record, 0, Fixed.LEAVE, reader)] if is_seated else []
        ways += [fixed(record, 0, Fixed.CLOSE, reader)] if is_host else []
        rows += in_rows([*own, *ways])
        return PrivateMessage(text=self._presenter.lobbies.more(record, reader), rows=tuple(rows), reader=reader)

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
