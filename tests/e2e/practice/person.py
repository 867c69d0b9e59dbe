"""A person at the practice Discord, as a test drives them: things are found by their words, and answers are looked at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from bot.practice.loopback import person
from bot.practice.loopback.components import ComponentType, walk
from bot.practice.loopback.errors import Json
from bot.practice.loopback.forms import fields_of
from bot.practice.loopback.model import Callback, Channel, Interaction, Message, Modal, User
from bot.practice.loopback.slash_commands import CannotDo, OptionChoice
from tests.e2e.practice.server import PracticeServer, WatchedWorld

LINK = 5


class AnswerKind(StrEnum):
    """What the bot did at first; NONE is "This application did not respond"."""

    MESSAGE = "message"
    DEFERRED = "deferred"
    UPDATE = "update"
    MODAL = "modal"
    AUTOCOMPLETE = "autocomplete"
    NONE = "none"


KINDS: dict[Callback | None, AnswerKind] = {
    Callback.MESSAGE: AnswerKind.MESSAGE,
    Callback.DEFER: AnswerKind.DEFERRED,
    Callback.DEFER_UPDATE: AnswerKind.DEFERRED,
    Callback.UPDATE: AnswerKind.UPDATE,
    Callback.CHOICES: AnswerKind.AUTOCOMPLETE,
    Callback.MODAL: AnswerKind.MODAL,
    None: AnswerKind.NONE,
}


def is_settled(asked: Interaction) -> bool:
    """Return whether there is something to see: a deferral is settled by the first edit or follow-up."""
    if asked.callback is Callback.DEFER:
        return asked.original is None or asked.original.is_deleted or not asked.original.is_loading
    if asked.callback is Callback.DEFER_UPDATE:
        return asked.edits > 0 or bool(asked.followups)
    return asked.is_acknowledged


@dataclass(frozen=True, slots=True)
class Answer:
    """What came of one thing that a person did; it stays live, so a later follow-up is seen too."""

    server: PracticeServer
    interaction: Interaction
    kind: AnswerKind

    @property
    def message(self) -> Message:
        """The message that answers: new, or updated, or still thinking."""
        if self.interaction.original is None:
            raise LookupError(f"the answer was {self.kind}, not a message")
        return self.interaction.original

    @property
    def modal(self) -> Modal:
        """The form that opened."""
        if self.interaction.modal is None:
            raise LookupError(f"the answer was {self.kind}, not a form")
        return self.interaction.modal

    @property
    def followups(self) -> list[Message]:
        """What was sent after the first answer."""
        return self.interaction.followups

    @property
    def is_ephemeral(self) -> bool:
        """Whether only this person sees it."""
        return self.interaction.original is not None and self.interaction.original.is_ephemeral

    @property
    def text(self) -> str:
        """All that can be read in the answer."""
        return self.interaction.original.text if self.interaction.original is not None else ""

    async def settled(self, timeout: float = 10.0) -> Message:  # noqa: ASYNC109 - a test reads better with it
        """Wait until a deferral is followed by something to see; give the last of it."""
        await self.server.until(lambda: is_settled(self.interaction), timeout)
        if self.interaction.callback is Callback.DEFER_UPDATE and not self.interaction.edits:
            return self.interaction.followups[-1]
        return self.message

    def __repr__(self) -> str:
        return f"<answer {self.kind}{' ephemeral' if self.is_ephemeral else ''}: {self.text!r}>"


class Person(person.UserClient):
    """Somebody at their screen."""

    world: WatchedWorld

    def __init__(self, server: PracticeServer, user: User) -> None:
        super().__init__(server.world, user)
        self.server = server

    def __repr__(self) -> str:
        return f"<person {self.user.name}>"

    # -- what they see

    def ephemerals(self, channel: Channel) -> list[Message]:
        """List what only they see there."""
        return [each for each in self.messages(channel) if each.is_ephemeral]

    def mailbox(self) -> list[Message]:
        """List their private messages with the bot."""
        return [each for channel in self.channels() if channel.recipient is self.user for each in channel.messages]

    # -- what they do

    async def command(self, channel: Channel, path: str, /, *, repeat: int = 1, **options: object) -> Answer:
        """Use a slash command; people are given as users or persons."""
        self.world.repeats = repeat
        return self._answer(await self.use(channel, path, users(options)))

    async def autocomplete(
        self, channel: Channel, path: str, /, *, focused: str, text: str = "", **options: object
    ) -> list[OptionChoice]:
        """Type into an option and get what the bot offers; nothing, if it does not answer."""
        return await self.complete(channel, path, users(options), focused=focused, text=text)

    async def press(self, message: Message, which: str, *, repeat: int = 1) -> Answer:
        """Press a button, named by its custom id or by the words on it; a snapshot stands for an old screen."""
        button = self._find(message, which, ComponentType.BUTTON, "label")
        if button.get("style") == LINK:
            raise CannotDo(f"{which!r} is a link to {button.get('url')}")
        return await self.click(message, str(button["custom_id"]), repeat=repeat)

    async def click(self, message: Message, custom_id: str, *, repeat: int = 1) -> Answer:
        """Press any custom id on a message, there or not: what a forged or very late client sends."""
        self.world.repeats = repeat
        return self._answer(await self.touch(message, custom_id))

    async def choose(self, message: Message, which: str, values: Sequence[str], *, repeat: int = 1) -> Answer:
        """Choose in a list, named by its custom id or placeholder; values may be given as labels, people as names."""
        self.world.repeats = repeat
        is_of_people = any(
            each.get("type") == ComponentType.PEOPLE and which in (each["custom_id"], each.get("placeholder"))
            for each in walk(message.components)
        )
        select = self._find(
            message, which, ComponentType.PEOPLE if is_of_people else ComponentType.SELECT, "placeholder"
        )
        return self._answer(await self.pick(message, select, values))

    async def menu(self, channel: Channel, name: str, target: Person | Message) -> Answer:
        """Choose an entry of the menu of a message or of a person, named in the person's language."""
        chosen = target.user if isinstance(target, Person) else target
        return self._answer(await self.use_menu(channel, name, chosen))

    async def submit(
        self, form: Modal | Answer, values: Mapping[str, object] | None = None, *, repeat: int = 1
    ) -> Answer:
        """Fill in a form and send it; fields are named by custom id or label, the rest keeps its default."""
        modal = form.modal if isinstance(form, Answer) else form
        if modal.interaction.user is not self.user:
            raise CannotDo(f"the form opened for {modal.interaction.user.name}")
        self.world.repeats = repeat
        ids = [field.custom_id for field in fields_of(modal)]

        def named(key: str) -> str:  # a form that brings contents has a revision in the ids of its fields
            return next((each for each in ids if each.rpartition("-")[0] == key), key)

        given = {named(key): value for key, value in (values or {}).items()}
        return self._answer(await self.send_form(modal, given))

    def restart_client(self) -> None:
        """Start Discord anew: every ephemeral message is gone."""
        for message in [each for each in self.world.messages.values() if each.ephemeral_to is self.user]:
            self.world.delete(message)

    def _answer(self, interaction: Interaction) -> Answer:
        return Answer(self.server, interaction, KINDS[interaction.callback])

    def _find(self, message: Message, which: str, kind: ComponentType, words: str) -> Json:
        there = [part for part in walk(message.components) if part.get("type") == kind]
        for matches in (
            [part for part in there if part.get("custom_id") == which],
            [part for part in there if part.get(words) == which],
            [part for part in there if (part.get("emoji") or {}).get("name") == which],
        ):
            if len(matches) > 1:
                raise CannotDo(f"{which!r} is there {len(matches)} times")
            if matches:
                if matches[0].get("disabled"):
                    raise CannotDo(f"{which!r} is greyed out")
                return matches[0]
        names = [(part.get("custom_id"), part.get(words)) for part in there]
        raise CannotDo(f"no {which!r} on this message; there are {names}")


def users(options: Mapping[str, object]) -> dict[str, object]:
    """Return users where persons were given."""
    return {name: getattr(value, "user", value) for name, value in options.items()}
