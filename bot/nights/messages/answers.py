"""Private answers about evenings: standings, choices, forms and questions."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Final
from zoneinfo import ZoneInfo

from bot.messages.buttons import PLAIN
from bot.messages.sentences import Sentences, mentions, stamp
from bot.nights.messages.controls import Evening, NightEdit, NightForm, Nightly
from bot.nights.messages.panel import leave_button
from bot.nights.records import MOST_COHOSTS, GuestRecord, NightRecord
from bot.tables.display_names import TITLE_LIMIT
from bot.tables.ids import UserId
from bot.tables.revisions import revision_of
from bot.telling.message import MAX_CHOICES, Button, Choice, Field, Form, PrivateMessage, Reader, Row, Select
from games import BY_KEY
from games.core.lines import Fact

WHEN: Final = "when"
WHERE: Final = "where"
TITLE: Final = "title"
"""The fields of the forms of an evening."""
LONGEST_MOMENT: Final = 40
OFFERED_PLACES: Final = (2, 3, 4, 5, 6, 8, 10, 12, 15, 16, 18, 20, 24, 30, 36, 40, 50, 60)


class NightAnswers:
    """Makes the private answers to people at evenings."""

    def __init__(self, sentences: Sentences) -> None:
        self._sentences = sentences
        self._say = sentences.say

    def permission(self, reader: Reader, permission: str) -> str:
        """Return Discord's own name of a permission."""
        return self._sentences.permission(reader, permission)

    def guest(self, night: NightRecord, user: UserId, reader: Reader, *, is_early: bool) -> PrivateMessage:
        """Return a guest's standing at an evening, with their choices."""
        guest = night.guest(user)
        at: dict[str, Fact] = {"at": stamp(night.starts_at, "F"), "soon": stamp(night.starts_at, "R")}
        if guest is None or not guest.is_coming:
            lines = [self._say(reader, "night-you-not", **at)]
            threads = (each.thread for each in night.tables if user in each.users and not each.is_over)
            lines += [self._say(reader, "night-you-owe", thread=f"<#{each}>") for each in threads if each is not None]
            rows: tuple[Row, ...] = (
                (self._button(night, Evening.COME if is_early else Evening.HERE, reader, "green"),),
            )
            return PrivateMessage(text="\n".join(lines), rows=rows, reader=reader)
        key, doors = self._standing(night, guest, is_early=is_early)
        waiting = [each.user for each in (night.standby if guest.standby_at is not None else night.waiting)]
        at["places"] = night.places
        at["place"], at["n"] = (waiting.index(user) + 1 if user in waiting else 0), len(waiting)
        buttons = tuple(self._button(night, each, reader, PLAIN if each is Evening.REST else "green") for each in doors)
        leave = leave_button(self._sentences, night, [user], reader)
        rows = ((self._games(night, guest, reader),), (*buttons, leave))
        return PrivateMessage(text=self._say(reader, key, **at), rows=rows, reader=reader)

    @staticmethod
    def _standing(night: NightRecord, guest: GuestRecord, *, is_early: bool) -> tuple[str, tuple[Evening, ...]]:
        """Return the key of a guest's standing, and their buttons beside the common ones."""
        if guest.standby_at is not None:
            return "night-you-standby", () if is_early or guest.here_since is not None else (Evening.HERE,)
        if guest.here_since is None:
            return "night-you-come", () if is_early else (Evening.HERE,)
        if guest.user in night.playing:
            return "night-you-play", ()
        if guest in night.waiting:
            return ("night-you-wait" if night.round else "night-you-here"), (Evening.REST,)
        return "night-you-rest", (Evening.AGAIN,)

    def _games(self, night: NightRecord, guest: GuestRecord, reader: Reader) -> Select:
        choices = tuple(
            Choice(value=key, label=self._sentences.game(reader, key), is_default=key in guest.likes) for key in BY_KEY
        )
        return Select(
            id=Nightly(Evening.LIKES, night.id, 1).id,
            prompt=self._say(reader, "night-likes"),
            choices=choices,
            least=0,
            most=len(choices),
        )

    def planned(
        self, night: NightRecord, reader: Reader, permission: str | None, *, zone: str | None, is_own: bool
    ) -> PrivateMessage:
        """Return that an evening is planned, in which time zone, and which permission the bot lacks for the calendar.

        `is_own`: whether the zone is that of its host, and not of the server.
        """
        lines = [self._say(reader, "night-planned", at=stamp(night.starts_at, "F"))]
        if zone is not None:
            lines.append(self._say(reader, "night-zone", zone=self._sentences.city(reader, zone), own=is_own))
        if permission is not None:
            name = self.permission(reader, permission)
            lines.append(self._say(reader, "night-no-event", permission=name))
        return PrivateMessage(text="\n".join(lines), reader=reader)

    def opening(self, reader: Reader, control: Nightly) -> Button:
        """Return the button that opens a form, or opens it again."""
        return Button(id=control.id, label=self._say(reader, f"night-button-{control.what}"), style=PLAIN)

    def plan_form(self, reader: Reader, typed: str = "", place: str = "", *, has_zone: bool = True) -> Form:
        """Return the form in which an evening is planned. It asks for a time zone where none is known."""
        when = Field(
            id=WHEN,
            label=self._say(reader, "night-form-when"),
            text=typed[:LONGEST_MOMENT],
            limit=LONGEST_MOMENT,
            prompt=self._say(reader, "night-form-prompt"),
            is_short=True,
        )
        fields = (when,) if has_zone else (when, self._where(reader, place))
        form = _form_id(None, typed, place, has_zone=has_zone)
        return Form(id=form, title=self._say(reader, "night-form"), fields=fields)

    def _where(self, reader: Reader, place: str) -> Field:
        return Field(
            id=WHERE,
            label=self._say(reader, "night-form-where"),
            text=place,
            limit=LONGEST_MOMENT,
            prompt=self._say(reader, "night-form-city"),
            is_short=True,
        )

    def weekly_form(self, night: NightRecord, reader: Reader, place: str = "") -> Form:
        """Return the form that asks in which time zone a weekly evening keeps its hour."""
        form = NightEdit(Evening.WEEKLY, night.id, revision_of(place) if place else 0)
        return Form(id=form.id, title=self._say(reader, "night-button-weekly"), fields=(self._where(reader, place),))

    def title_form(self, night: NightRecord, reader: Reader) -> Form:
        """Return the form in which an evening is given a title."""
        text = night.title or self.no_title(reader)
        field = Field(
            id=TITLE, label=self._say(reader, "night-form-title"), text=text, limit=TITLE_LIMIT, is_short=True
        )
        form = NightEdit(Evening.TITLE, night.id, revision_of(text))
        return Form(id=form.id, title=self._say(reader, "night-button-title"), fields=(field,))

    def no_title(self, reader: Reader) -> str:
        """Return the name of an evening without a title of its own."""
        return self._say(reader, "night-untitled")

    def move_form(self, night: NightRecord, reader: Reader, typed: str, place: str = "", *, has_zone: bool) -> Form:
        """Return the form in which an evening is moved. It asks for a time zone where none is known."""
        form = self.plan_form(reader, typed, place, has_zone=has_zone)
        own = _form_id(night, typed, place, has_zone=has_zone)
        return replace(form, id=own, title=self._say(reader, "night-form-move"))

    def which(
        self, night: NightRecord | None, reader: Reader, readings: Sequence[datetime], zone: ZoneInfo
    ) -> PrivateMessage:
        """Return the readings of a typed time, to choose the one that is meant. `night`: the evening to move, if there is one."""
        typable = (f"{each.astimezone(zone):%Y-%m-%d %H:%M}" for each in readings)
        select = Select(
            id=Nightly(Evening.PLAN if night is None else Evening.MOVE, 0 if night is None else night.id, 1).id,
            prompt=self._say(reader, "night-which-choose"),
            choices=tuple(Choice(value=each, label=each) for each in typable),
        )
        # In the same zone as the list: Discord would show a timestamp in that of the device.
        return PrivateMessage(text=self._say(reader, "night-which"), rows=((select,),), reader=reader)

    def edited(self, night: NightRecord, reader: Reader, *, appoints: bool) -> PrivateMessage:
        """Return all that the host of an evening may do but make tables, with the controls for it.

        `appoints`: whether the reader may name co-hosts.
        """
        at = stamp(night.starts_at, "F")
        lines = [self._say(reader, "night-edit", at=at, places=night.places, n=len(night.coming))]
        if not night.round:
            lines.append(self._say(reader, "night-edit-stays"))
        if night.cohosts:
            lines.append(self._say(reader, "night-edit-cohosts", people=mentions([e.user for e in night.cohosts])))
        if night.is_weekly:
            lines.append(self._say(reader, "night-weekly"))
        if not night.round:
            lines.append(self._say(reader, "night-edit-channel"))
        move = () if night.round else (self._button(night, Evening.MOVE, reader, "blue"),)
        title = self._button(night, Evening.TITLE, reader)
        rows: list[Row] = [(*move, title, self._weekly(night, reader)), (self._places(night, reader),)]
        if appoints and (cohosts := self._cohosts(night, reader)):
            rows.append((cohosts,))
        twins = (self._button(night, Evening.TWINS, reader),) if night.here else ()
        rows.append((*twins, self._button(night, Evening.END, reader)))
        return PrivateMessage(text="\n".join(lines), rows=tuple(rows), reader=reader)

    def _weekly(self, night: NightRecord, reader: Reader) -> Button:
        """Return the button that makes an evening weekly, or takes that back."""
        label = "night-once" if night.is_weekly else f"night-button-{Evening.WEEKLY}"
        return Button(id=Nightly(Evening.WEEKLY, night.id, int(not night.is_weekly)).id, label=self._say(reader, label))

    def _places(self, night: NightRecord, reader: Reader) -> Select:
        choices = tuple(
            Choice(value=str(n), label=self._say(reader, "night-edit-places", n=n), is_default=n == night.places)
            for n in sorted({*OFFERED_PLACES, night.places})
        )
        prompt = self._say(reader, "night-button-places")
        return Select(id=Nightly(Evening.PLACES, night.id, 1).id, prompt=prompt, choices=choices)

    def _cohosts(self, night: NightRecord, reader: Reader) -> Select | None:
        """Return the list of guests that may be co-hosts, None where there is none."""
        able = [*night.cohosts, *(each for each in night.guests if each.is_coming and not each.is_cohost)]
        choices = tuple(
            Choice(value=str(each.user), label=each.name, is_default=each.is_cohost)
            for each in able[:MAX_CHOICES]
            if each.user != night.host
        )
        if not choices:
            return None
        prompt = self._say(reader, "night-button-cohosts")
        most = min(MOST_COHOSTS, len(choices))
        return Select(id=Nightly(Evening.COHOSTS, night.id, 1).id, prompt=prompt, choices=choices, least=0, most=most)

    def raced(self, night: NightRecord, reader: Reader) -> PrivateMessage:
        """Return the games of which several tables may play the same deal."""
        choices = tuple(
            Choice(value=key, label=self._sentences.game(reader, key)) for key, game in BY_KEY.items() if game.is_raced
        )
        prompt = self._say(reader, "night-raced-prompt")
        games = Select(id=Nightly(Evening.TWINS, night.id, 1).id, prompt=prompt, choices=choices)
        return PrivateMessage(text=self._say(reader, "night-raced"), rows=((games,),), reader=reader)

    def split(self, night: NightRecord, reader: Reader, barred: Collection[UserId] = ()) -> PrivateMessage:
        """Return that tables are being opened. `barred`: guests that may not play a twin."""
        tables = [each for each in night.tables if each.round == night.round]
        lines = [self._say(reader, "night-split", n=len(tables), round=night.round)]
        if same := night.twins(night.round):
            lines.append(self._say(reader, "night-split-same", tables=tuple(str(each.n) for each in same)))
        if barred:
            people = mentions(sorted(barred))
            lines.append(self._say(reader, "night-barred", people=people))
        return PrivateMessage(text="\n".join(lines), reader=reader)

    def ending(self, night: NightRecord, reader: Reader, follows_at: datetime) -> PrivateMessage:
        """Return the question before an evening is ended. `follows_at`: when the next one would begin."""
        sure = Button(id=Nightly(Evening.END, night.id, 1).id, label=self._say(reader, "night-end-sure"), style="red")
        key = "night-end-question" if night.round else "night-cancel-question"
        if any(each.twins is not None and not each.is_over for each in night.tables):
            key = "night-end-twins"
        if not night.is_weekly:
            return PrivateMessage(text=self._say(reader, key), rows=((sure,),), reader=reader)
        text = f"{self._say(reader, key)}\n{self._say(reader, 'night-end-weekly', at=stamp(follows_at, 'F'))}"
        return PrivateMessage(text=text, rows=((sure, self._weekly(night, reader)),), reader=reader)

    def note(self, reader: Reader, key: str, **facts: Fact) -> PrivateMessage:
        """Return a sentence about an evening."""
        return PrivateMessage(text=self._say(reader, key, **facts), reader=reader)

    def _button(self, night: NightRecord, what: Evening, reader: Reader, style: str = PLAIN) -> Button:
        return Button(id=Nightly(what, night.id).id, label=self._say(reader, f"night-button-{what}"), style=style)


def _form_id(night: NightRecord | None, typed: str, place: str, *, has_zone: bool) -> str:
    """Return the id of a form: a client shows of one that it knows the contents it saw first."""
    return NightForm(0 if night is None else night.id, revision_of(typed, place, str(has_zone))).id
