"""Hints in words, for the asking player."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, replace
from enum import Enum

from bot.messages.sentences import Sentences, bold
from bot.telling.message import Reader
from games.core.contract import Action
from games.core.deduction.hint import Hint, Rung
from games.core.game import AnyGame
from games.core.lines import Cited
from games.core.seats import Seat
from games.core.wire import seat_fields


@dataclass(frozen=True, slots=True)
class HintWords:
    """Says hints."""

    _sentences: Sentences

    def told(self, game: AnyGame, hint: Hint, reader: Reader, cited: tuple[str, ...]) -> str:
        """Return a hint. The conclusion itself is said with the sheet's cell (`Thoughts`)."""
        say = self._sentences.say
        linked = replace(reader, cited=cited)
        match hint.rung:
            case Rung.WHERE:
                lines = [say(linked, "hint-where", nos=tuple(Cited(n) for n in hint.steps))]
            case Rung.TECHNIQUE:
                lines = list(self.techniques(game, hint, reader))
            case Rung.WHAT:
                lines = [say(reader, "hint-what")]
            case Rung.ASK if hint.action is None:
                lines = [say(reader, "hint-all-told")]
            case _:
                lines = list(self._advice(game, hint, reader))
        return "\n".join(lines)

    def counted(self, reader: Reader, count: int) -> str:
        """Return a player's count of hints."""
        return self._sentences.say(reader, "hint-count", n=count)

    def techniques(self, game: AnyGame, hint: Hint, reader: Reader) -> Iterator[str]:
        """Yield the names of the techniques, and the page of the hardest."""
        keys = [f"technique-{game.info.key}-{each}" for each in hint.techniques]
        names = " · ".join(self._sentences.say(reader, key) for key in keys)
        yield self._sentences.say(reader, "hint-technique", names=names, n=len(keys))
        if keys:
            yield self._sentences.say(reader, f"{keys[-1]}-page")

    def _advice(self, game: AnyGame, hint: Hint, reader: Reader) -> list[str]:
        if hint.action is None:
            return []
        say, action = self._sentences.say, hint.action
        verb = say(reader, f"verb-{game.info.key}-{action.verb}")
        values = self._named(game, action, reader)
        key = "hint-go" if hint.may_ask else "hint-do"
        if isinstance(action, game.questions):
            key = "hint-ask"
        lines = [say(reader, key, verb=verb, values=" · ".join(values), n=len(values))]
        if hint.left is not None:
            lines.append(say(reader, "hint-expected", percent=max(1, min(100, round(100 * hint.left)))))
        return lines

    def _named(self, game: AnyGame, action: Action, reader: Reader) -> list[str]:
        seats = seat_fields(type(action))
        given = [(each.name, getattr(action, each.name)) for each in fields(action)]
        parts = [(name, part) for name, value in given for part in (value if isinstance(value, tuple) else (value,))]
        return [text for name, part in parts if (text := self._noun(game, name, part, seats, reader))]

    def _noun(self, game: AnyGame, name: str, part: object, seats: frozenset[str], reader: Reader) -> str:
        if (line := game.face.wording(name, part)) is not None:
            return self._sentences.plain(reader, line)
        if name in seats and isinstance(part, int):
            return bold(reader.names[Seat(part)])
        if isinstance(part, Enum):
            return self._sentences.catalogue.noun(reader.locale, part)
        return "" if part is None or isinstance(part, bool) else str(part)
