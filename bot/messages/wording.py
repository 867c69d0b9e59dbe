"""The makers of messages that every room shares, built once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from bot.messages.answers import Answers
from bot.messages.catalogue import Catalogue
from bot.messages.presenter import Presenter
from bot.messages.sentences import Sentences
from bot.messages.table_forms import TableForms


@dataclass(frozen=True, slots=True)
class Wording:
    """The presenter of tables, private answers, and the forms of a table."""

    presenter: Presenter
    answers: Answers
    forms: TableForms

    @classmethod
    def of(cls, catalogue: Catalogue) -> Self:
        """Return the makers of messages for one catalogue."""
        presenter = Presenter(catalogue)
        return cls(presenter, Answers(presenter), TableForms(presenter))

    @property
    def sentences(self) -> Sentences:
        """Sentences of the catalogue, with the names of their facts."""
        return self.presenter.sentences

    @property
    def catalogue(self) -> Catalogue:
        """The catalogue itself."""
        return self.presenter.sentences.catalogue
