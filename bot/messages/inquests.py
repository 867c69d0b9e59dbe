"""The inquest in words, and as a picture where it has curves: the knowledge that each step made possible."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.messages.alt import alt_text
from bot.messages.charts import curves
from bot.messages.controls import Fixed
from bot.messages.presenter import Presenter
from bot.messages.sentences import reader_of, unlinked
from bot.tables.records import TableRecord
from bot.tables.status import Status
from bot.telling.message import PrivateMessage, PublicMessage, Reader
from games.core.deduction.inquest import Inquest
from games.core.lines import Line
from games.core.scene import PublicScene, shown_to_one

TEXT_LIMIT = 3500
"""Letters of an inquest with links. A layout takes a few more; a longer inquest has no links."""
POST_LIMIT = 550
"""Letters of a post, at most: they fit on a phone's screen above the picture, and lead to the whole."""


class Inquests:
    """Makes the messages of an inquest."""

    def __init__(self, presenter: Presenter) -> None:
        self._sentences = presenter.sentences
        self._buttons = presenter.buttons

    def screen(
        self, record: TableRecord, inquest: Inquest, cited: Sequence[str], locale: str, *, may_post: bool
    ) -> PrivateMessage:
        """Return the inquest for one reader. `may_post`: adds the button to post it."""
        reader = reader_of(record, locale)
        scene = _picture(inquest)
        post = (self._buttons.fixed(record, 0, Fixed.PUBLISH, reader),) if may_post else ()
        return PrivateMessage(
            text=self._text(record, inquest, cited, reader),
            scene=shown_to_one(scene) if scene is not None else None,
            alt=self._alt(scene, reader),
            rows=(post,) if post else (),
            reader=reader,
        )

    def post(self, record: TableRecord, inquest: Inquest, cited: Sequence[str]) -> PublicMessage:
        """Return the inquest for all, as much as a screen holds, and the ways on: the game is over, and nothing of it is secret."""
        reader = reader_of(record)
        scene = _picture(inquest)
        ways = (
            (Fixed.AGAIN, Fixed.WATCH, Fixed.INQUEST) if record.status is Status.OVER else (Fixed.WATCH, Fixed.INQUEST)
        )
        return PublicMessage(
            text=self._text(record, self._short(inquest, cited, reader), cited, reader),
            scene=scene,
            alt=self._alt(scene, reader),
            rows=(tuple(self._buttons.fixed(record, 0, each, reader) for each in ways),),
            reader=reader,
            is_panel=True,
        )

    def _short(self, inquest: Inquest, cited: Sequence[str], reader: Reader) -> Inquest:
        """Return an inquest with its first lines, as many as fit into a post, and the last, which says how all is meant."""
        found, legend = inquest.lines[:-1], inquest.lines[-1:]
        told = self._sentences.lines(replace(reader, cited=unlinked(cited)), found)
        while sum(map(len, told)) > POST_LIMIT:
            told.pop()
        return replace(inquest, lines=(*found[: len(told)], *legend))

    def _alt(self, scene: PublicScene | None, reader: Reader) -> str:
        return alt_text(self._sentences.plain(reader, scene.alt)) if scene is not None else ""

    def _text(self, record: TableRecord, inquest: Inquest, cited: Sequence[str], reader: Reader) -> str:
        game = self._sentences.game(reader, record.game)
        head = self._sentences.say(reader, "inquest-head", game=game, table=record.id)
        lines: list[str] = []
        for shown in (tuple(cited), unlinked(cited)):
            lines = self._sentences.lines(replace(reader, cited=shown), inquest.lines)
            if len(text := "\n".join([head, *lines])) <= TEXT_LIMIT:
                return text
        while len(text := "\n".join([head, *lines])) > TEXT_LIMIT:
            del lines[-2]  # the last says how all is meant
        return text


def _picture(inquest: Inquest) -> PublicScene | None:
    return curves(Line("inquest-caption"), inquest.curves, Line("inquest-alt")) if inquest.curves else None
