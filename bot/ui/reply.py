"""One answer for each interaction: directly, or deferred when 1.5 s have passed; and every error becomes a private sentence.

Refusal      a private sentence, not logged
Trouble      Discord or a permission says no: private advice naming it, a warning in the log
StoreTrouble the database is full, locked or away: a private sentence, a warning in the log at most once a minute
anything else  an incident: a number for the player, the whole story (without secrets) in the log
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from collections.abc import Set as AbstractSet
from contextlib import suppress
from math import inf
from typing import Any, TypeAlias

import aiohttp
import discord
import structlog

from bot import metrics
from bot.messages.answers import Answers
from bot.tables.ids import InteractionId, MessageId
from bot.tables.people_records import Reading
from bot.tables.records import TableRecord
from bot.tables.service import Duplicate
from bot.tables.stores import CannotOpen, NoSuchTable, StoreTrouble
from bot.telling.message import Form, Names, PrivateMessage, PublicMessage, Reader
from bot.telling.reading import as_read
from bot.ui.rendering import Renderer, is_whole, modal
from bot.ui.unanswered import Unanswered
from games.core.contract import Refusal

log = structlog.get_logger(__name__)

DEFER_AFTER = 1.5
UNKNOWN_INTERACTION = 10062
ALREADY_ANSWERED = 40060
UNKNOWN_MESSAGE = 10008


LeadingOn: TypeAlias = Callable[[Refusal, PrivateMessage], Awaitable[PrivateMessage]]
"""Returns the words of a refused press with the way on."""


class Trouble(Exception):
    """Discord or a permission stands in the way: `trouble-<key>` says how to mend it."""

    def __init__(self, key: str, **facts: str) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts


class Outage:
    """One warning in the log for all presses of a minute that meet a trouble of the database."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._quiet_until = -inf

    def note(self, trouble: Exception) -> None:
        """Log a trouble, unless one was logged a moment ago."""
        if self._clock() >= self._quiet_until:
            self._quiet_until = self._clock() + 60
            log.warning("the database cannot be used for presses", error=str(trouble) or type(trouble).__name__)


async def _as_everybody() -> AbstractSet[Reading]:
    return frozenset()


async def _as_it_is(_: Refusal, message: PrivateMessage) -> PrivateMessage:
    return message


class Reply:
    """The one answer to an interaction. The first call answers it; every later one is a private follow-up.

    `names`, `link` and `record` are set where the table is found, so that a refusal can name its players, and link to its panel.
    """

    def __init__(
        self, interaction: discord.Interaction[Any], renderer: Renderer, unanswered: Unanswered | None = None
    ) -> None:
        """`unanswered` remembers the person of a deferred answer, in case the process dies before it is given."""
        self.interaction = interaction
        self._unanswered = unanswered
        self._renderer = renderer
        self._lock = asyncio.Lock()
        self._is_deferred = False
        self._is_answered = False  # a deferral is no answer
        self._is_lost = False
        self.may_go_on = False
        """Whether the private answer can still be changed: no ordinary message of a mailbox, and no further one."""
        self.is_whole = True
        """Whether the last message for all has the picture that it should have: a late one is drawn once more."""
        self.names = Names(())
        self.link: str | None = None
        self.record: TableRecord | None = None
        self.leading_on: LeadingOn = _as_it_is
        """Set where the person is known."""
        self.reading: Callable[[], Awaitable[AbstractSet[Reading]]] = _as_everybody
        """Returns how the person reads; set where the person is known."""

    async def defer(self) -> None:
        """Tell Discord that a private answer will come, unless it knows or there is one."""
        async with self._lock:
            if self._is_deferred or self._is_answered or self._is_lost:
                return
            try:
                await _tried(lambda: self.interaction.response.defer(ephemeral=True, thinking=True))
            except discord.HTTPException as error:
                log.info("could not defer", code=error.code)
                if error.code == ALREADY_ANSWERED:
                    # By the deferral itself, whose confirmation was lost; or by another process that heard of the press, too.
                    self._is_deferred = await self._is_thinking()
                    self._is_lost = not self._is_deferred
            except (aiohttp.ClientError, OSError) as error:
                log.info("could not defer", error=type(error).__name__)
            else:
                self._is_deferred = True
        if self._is_deferred and self._unanswered is not None:
            await self._unanswered.keep(self.interaction)

    async def _is_thinking(self) -> bool:
        """Return whether the person reads that an answer will come; also where Discord does not tell."""
        try:
            return (await self.interaction.original_response()).flags.loading
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            log.info("an answer cannot be looked at", error=type(error).__name__)
            return True

    async def close(self) -> None:
        """All is said: the interaction waits no more."""
        if self._is_deferred and self._is_answered and self._unanswered is not None:
            await self._unanswered.forget(InteractionId(self.interaction.id))

    async def _give(self, answer: Callable[[], Awaitable[object]], files: Iterable[discord.File] = ()) -> bool:
        """Send the first answer. Return False where Discord no longer waits for it: then no answer can be given; or where its message is gone.

        It is repeated by the library after a 5xx, and here after a broken connection. If it took effect all the same, the repetition
        is refused: it was given.
        """
        try:
            await _tried(answer, files)
        except discord.HTTPException as error:
            log.info("an answer came too late or twice", code=error.code)
            if error.code == UNKNOWN_INTERACTION:
                self._is_lost = True
                return False
            if error.code == UNKNOWN_MESSAGE:  # it was deleted in that moment: another answer can be given
                return False
            if error.code != ALREADY_ANSWERED:
                raise
        self._is_answered = True
        return True

    async def privately(self, message: PrivateMessage) -> None:
        """Answer so that only this person reads it; in a mailbox that is an ordinary message."""
        await self._privately(message, await self._reading())

    async def _privately(self, message: PrivateMessage, ways: AbstractSet[Reading]) -> None:
        is_mailbox = self.interaction.guild_id is None
        message = as_read(message, ways)
        body = await self._renderer.sending(message, is_layout=is_mailbox and not message.is_plain)
        async with self._lock:
            if self._is_lost:
                return
            if self._is_deferred and not self._is_answered:
                files = body.pop("files", [])
                edit = self.interaction.edit_original_response
                await _tried(lambda: edit(attachments=files, **body), files)
                self._is_answered = True
                self.may_go_on = not is_mailbox
            elif self._is_answered:
                await self.interaction.followup.send(ephemeral=True, **body)
            else:
                send = self.interaction.response.send_message
                if await self._give(lambda: send(ephemeral=True, **body), body.get("files", ())):
                    self.may_go_on = not is_mailbox

    async def in_place(self, message: PrivateMessage, *, is_own: bool = False) -> None:
        """Answer by changing the private message that was pressed; elsewhere, privately. `is_own`: it is one all the same."""
        source = self.interaction.message
        is_private = source is not None and (source.flags.ephemeral or is_own)
        ways = await self._reading()
        if not is_private or self._is_deferred or self._is_answered or Reading.ANEW in ways:
            await self._privately(message, ways)
            return
        body = await self._renderer.editing(as_read(message, ways))
        async with self._lock:
            if not self._is_deferred:
                # The message may have been plain content.
                edit = self.interaction.response.edit_message
                is_given = not self._is_lost and await self._give(
                    lambda: edit(content=None, **body), body["attachments"]
                )
                self.may_go_on = is_given and self.interaction.guild_id is not None
                if is_given:
                    return
        await self._privately(message, ways)

    async def go_on(self, message: PrivateMessage) -> None:
        """Change the private answer. Where Discord does not, its reader finds the same at their desk."""
        ways = await self._reading()
        if Reading.ANEW in ways:
            await self._privately(message, ways)
            return
        body = await self._renderer.editing(as_read(message, ways))
        try:
            await self.interaction.edit_original_response(content=None, **body)
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            log.info("an answer stays as it is", error=type(error).__name__)

    async def _reading(self) -> AbstractSet[Reading]:
        """Return how the person reads; as everybody does while the database cannot be used."""
        try:
            return await self.reading()
        except StoreTrouble:
            return frozenset()

    async def panel(self, message: PublicMessage) -> bool:
        """Answer by changing the panel that was pressed. Return False (unanswered) where that is too late."""
        body = await self._renderer.editing(message)
        self.is_whole = is_whole(message, body["attachments"])
        async with self._lock:
            if self._is_deferred or self._is_answered or self._is_lost:
                return False
            edit = self.interaction.response.edit_message
            return await self._give(lambda: edit(**body), body["attachments"])

    async def publicly(self, message: PublicMessage) -> MessageId | None:
        """Answer a command with a panel for all. Return its id, or None where that is too late, or Discord fails."""
        body = await self._renderer.sending(message)
        self.is_whole = is_whole(message, body.get("files", ()))
        async with self._lock:
            if self._is_deferred or self._is_answered or self._is_lost:
                return None
            posted: list[int | None] = []

            async def post() -> None:
                posted.append((await self.interaction.response.send_message(**body)).message_id)

            try:
                if not await self._give(post, body.get("files", ())):
                    return None
            except (discord.DiscordServerError, aiohttp.ClientError) as error:
                log.warning("discord fails: an answer for all is lost", error=type(error).__name__)
                return None
            known = posted[0] if posted else (await self.interaction.original_response()).id
            return MessageId(known) if known is not None else None

    async def besides(self, message: PublicMessage) -> None:
        """Post a message for all beside the private answer; it is lost where Discord refuses it."""
        body = await self._renderer.sending(message)
        async with self._lock:
            if not self._is_answered:
                return
            try:
                await self.interaction.followup.send(**body)
            except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
                log.info("a post besides an answer is lost", error=type(error).__name__)

    async def form(self, form: Form) -> None:
        """Answer with a form. Raises Refusal where that is too late, because the answer was deferred.

        Also where a form was sent: Discord takes no form as the answer to one, and ours lead to none.
        """
        if self.interaction.type is discord.InteractionType.modal_submit:
            raise Refusal("stale")
        async with self._lock:
            if self._is_deferred or self._is_answered or self._is_lost:
                raise Refusal("too-slow")
            await self._give(lambda: self.interaction.response.send_modal(modal(form)))


async def _tried(send: Callable[[], Awaitable[object]], files: Iterable[discord.File] = ()) -> None:
    """Send an answer, once more where the connection breaks: whether it took effect, only another try can tell."""
    try:
        await send()
    except (aiohttp.ClientError, OSError) as error:
        log.info("an answer is tried again", error=type(error).__name__)
        for file in files:
            file.reset()  # the first try has read it
        await send()


async def guarded(
    reply: Reply,
    answers: Answers,
    work: Callable[[Reply], Awaitable[None]],
    defer_after: float = DEFER_AFTER,
    outage: Outage | None = None,
) -> None:
    """Do the work of one interaction and see that it is answered exactly once, even where the work fails."""
    slow = asyncio.get_running_loop().call_later(defer_after, _soon, reply.defer)
    begun = time.perf_counter()
    try:
        try:
            await work(reply)
            metrics.ANSWERS.labels("done").inc()
        except Refusal as refusal:
            metrics.ANSWERS.labels("refusal").inc()
            await reply.privately(await _with_way_on(reply, answers, refusal))
        except NoSuchTable:
            await reply.privately(await _with_way_on(reply, answers, Refusal("no-table")))
        except CannotOpen:
            await reply.privately(answers.refusal(Refusal("sealed"), reader_of(reply, answers)))
        except Trouble as trouble:
            log.warning("trouble", key=trouble.key)
            metrics.ANSWERS.labels("trouble").inc()
            await reply.privately(answers.note(reader_of(reply, answers), f"trouble-{trouble.key}", **trouble.facts))
        except StoreTrouble as trouble:
            if not trouble.is_passing:
                raise
            (outage or Outage()).note(trouble)
            metrics.ANSWERS.labels("trouble").inc()
            reply.reading = _as_everybody  # a database that gives no answer would have the sentence wait once more
            await reply.privately(answers.note(reader_of(reply, answers), "trouble-database"))
        except Duplicate:
            pass
    except (discord.DiscordServerError, aiohttp.ClientError) as error:
        log.warning("discord fails: an answer is lost", error=type(error).__name__)
    except discord.HTTPException as error:
        if error.code in (UNKNOWN_INTERACTION, ALREADY_ANSWERED):
            log.info("an answer came too late or twice", code=error.code)
        else:
            await incident(reply, answers, error)
    except Exception as error:  # noqa: BLE001 (the last net: a defect must be answered too)
        await incident(reply, answers, error)
    finally:
        slow.cancel()
        metrics.ANSWER_SECONDS.observe(time.perf_counter() - begun)
    await reply.close()


async def _with_way_on(reply: Reply, answers: Answers, refusal: Refusal) -> PrivateMessage:
    """Return the sentence of a refusal; of a press, with what there is to press now, as far as the database can be used."""
    message = answers.refusal(refusal, reader_of(reply, answers), reply.link)
    if reply.interaction.type not in (discord.InteractionType.component, discord.InteractionType.modal_submit):
        return message
    with suppress(Refusal, StoreTrouble, NoSuchTable, CannotOpen):
        return await reply.leading_on(refusal, message)
    return message


def reader_of(reply: Reply, answers: Answers) -> Reader:
    """Return the person of an interaction, as a reader of its answer."""
    language = answers.sentences.catalogue.language(str(reply.interaction.locale))
    return Reader(language, reply.names)


_tasks: set[asyncio.Task[None]] = set()


def _soon(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    task = asyncio.create_task(work())
    _tasks.add(task)
    task.add_done_callback(_tasks.discard)


async def incident(reply: Reply, answers: Answers, error: Exception) -> None:
    """Log a defect under a number, and give the person the number."""
    number = secrets.randbelow(9000) + 1000
    metrics.ANSWERS.labels("incident").inc()
    log.error("incident", incident=number, exc_info=error)
    try:
        await reply.privately(answers.note(reader_of(reply, answers), "incident", number=str(number)))
    except (discord.DiscordException, aiohttp.ClientError) as refused:
        log.warning("the incident could not be told", incident=number, error=type(refused).__name__)
