"""The door in words: every way into a game on one screen, for one person or as the front desk of a channel."""

from __future__ import annotations

from collections.abc import Sequence

from bot.messages.buttons import PLAIN, PRIMARY, in_rows
from bot.messages.controls import DoorKey, Entrance, Mine, Own
from bot.messages.guide import SHELF
from bot.messages.leads import LEADS, ON_SERVERS, WAYS
from bot.messages.sentences import SEPARATOR, Sentences
from bot.tables.display_names import isolated
from bot.tables.lobby import most_seats
from bot.tables.records import TableRecord
from bot.telling.message import MAX_CHOICES, Button, Choice, PrivateMessage, PublicMessage, Reader, Row, Select
from games import GAMES
from games.core.deduction.rival import Strength


class DoorScreen:
    """Makes the screen of `/play` and the front desk."""

    def __init__(self, sentences: Sentences) -> None:
        self._sentences = sentences

    def screen(self, reader: Reader, tables: Sequence[TableRecord], *, has_channel: bool) -> PrivateMessage:
        """Return the ways into a game from here; `tables`: lobbies with a free seat, `has_channel`: whether one can open here."""
        say = self._sentences.say
        lines, rows = [say(reader, "door-title")], list[Row]()
        if has_channel:
            lines += [say(reader, "door-alone"), say(reader, "door-others")]
            rows += [*self._alone(reader), (self._others(reader),)]
        else:
            lines.append(say(reader, "door-mailbox"))
        if tables:
            lines.append(say(reader, "door-open", n=len(tables)))
            rows.append((self._open(reader, tables[:MAX_CHOICES]),))
        rows += [self._more(reader), self._ways(reader, has_channel=has_channel)]
        return PrivateMessage(text="\n".join(lines), rows=tuple(rows), reader=reader)

    def desk(self, reader: Reader) -> PublicMessage:
        """Return the front desk of a channel: its buttons never expire."""
        say = self._sentences.say
        lines = [say(reader, "door-desk"), say(reader, "door-alone"), say(reader, "door-others")]
        show = Button(id=Entrance(DoorKey.SHOW).id, label=say(reader, "door-all"), style=PLAIN)
        rows = (*self._alone(reader), (self._others(reader),), (show, *self._more(reader)), self._ways(reader))
        return PublicMessage(text="\n".join(lines), rows=rows, reader=reader, is_post=True)

    def dealt(self, reader: Reader, channel: str, strength: Strength, *, rivals: int, is_asked: bool) -> str:
        """Return the words above the desk of a person that plays alone: where the game is, how strong and how many its rivals are.

        `is_asked`: it is their turn.
        """
        said = self._sentences.say(reader, "door-dealt", channel=channel, strength=strength.value, rivals=rivals)
        return said if is_asked else f"{said}\n{self._sentences.say(reader, 'door-rival-begins')}"

    def _alone(self, reader: Reader) -> tuple[Row, ...]:
        """Return the games with rivals, each with its kind, if it names one: a newcomer knows few of them by name."""
        keys = [game.info.key for game in GAMES if game.rival is not None]
        has, say = self._sentences.catalogue.has, self._sentences.say
        kinds = {key: (say(reader, f"kind-{key}"),) if has(f"kind-{key}") else () for key in keys}
        labels = {key: SEPARATOR.join((self._named(reader, "door-play", key), *kinds[key])) for key in keys}
        return in_rows([Button(id=Entrance(DoorKey.ALONE, key).id, label=labels[key], style=PRIMARY) for key in keys])

    def _others(self, reader: Reader) -> Select:
        choices = (
            Choice(value=game.info.key, label=self._named(reader, "door-table", game.info.key)) for game in GAMES
        )
        return Select(
            id=Entrance(DoorKey.TABLE).id,
            prompt=self._sentences.say(reader, "door-table-prompt"),
            choices=tuple(choices),
        )

    def _named(self, reader: Reader, key: str, game: str) -> str:
        return self._sentences.say(reader, key, game=self._sentences.game(reader, game))

    def _open(self, reader: Reader, tables: Sequence[TableRecord]) -> Select:
        say = self._sentences.say
        choices = tuple(
            Choice(
                value=str(each.id),
                label=say(
                    reader, "door-seat", game=self._sentences.game(reader, each.game), host=isolated(each.seats[0].name)
                ),
                note=say(reader, "door-seated", n=len(each.seats), most=most_seats(each)),
            )
            for each in tables
        )
        return Select(id=Entrance(DoorKey.JOIN).id, prompt=say(reader, "door-join"), choices=choices)

    def _ways(self, reader: Reader, *, has_channel: bool = True) -> Row:
        """Return the list of all else."""
        choices = tuple(
            Choice(value=control.id, label=self._sentences.say(reader, key))
            for key, control in LEADS[WAYS].items()
            if has_channel or key not in ON_SERVERS
        )
        return (Select(id=WAYS.id, prompt=self._sentences.say(reader, "ways"), choices=choices),)

    def _more(self, reader: Reader) -> Row:
        ways = ((SHELF.id, "door-learn"), (Entrance(DoorKey.CASE).id, "door-case"), (Own(Mine.INBOX).id, "door-tables"))
        return tuple(Button(id=control, label=self._sentences.say(reader, key), style=PLAIN) for control, key in ways)
