"""REST routes that answer interactions: the callback, the original answer, follow-ups."""

from __future__ import annotations

import copy

from bot.practice.loopback import command_limits, limits, message_body, payloads
from bot.practice.loopback.changes import ChangeKind, WorldChange
from bot.practice.loopback.errors import ApiError, Json, Known, Problem, invalid
from bot.practice.loopback.model import TOKEN_LIFE_SECONDS, Callback, Flag, Interaction, InteractionKind, Message, Modal
from bot.practice.loopback.request import NO_CONTENT, Call, Reply, ok

DATA: tuple[str, ...] = ("data",)
ALLOWED_CALLBACKS: dict[InteractionKind, frozenset[Callback]] = {
    InteractionKind.COMMAND: frozenset({Callback.MESSAGE, Callback.DEFER, Callback.MODAL}),
    InteractionKind.AUTOCOMPLETE: frozenset({Callback.CHOICES}),
    InteractionKind.COMPONENT: frozenset(
        {Callback.MESSAGE, Callback.DEFER, Callback.DEFER_UPDATE, Callback.UPDATE, Callback.MODAL}
    ),
    InteractionKind.MODAL_SUBMIT: frozenset(
        {Callback.MESSAGE, Callback.DEFER, Callback.DEFER_UPDATE, Callback.UPDATE}
    ),
}  # fmt: skip


async def respond(call: Call) -> Reply:
    """Take the callback. A late or second one is refused; after a refused body the bot may try again."""
    interaction = call.world.interactions.get(call.number("interaction_id", Known.UNKNOWN_INTERACTION))
    if interaction is None or interaction.token != call.params["token"]:
        raise ApiError(Known.UNKNOWN_INTERACTION)
    if interaction.is_acknowledged:
        raise ApiError(Known.ALREADY_ACKNOWLEDGED)
    if call.world.clock.now() - interaction.born > call.world.patience:
        raise ApiError(Known.UNKNOWN_INTERACTION)
    body = message_body.known_fields(call.json, frozenset({"type", "data"}))
    kind = _kind(interaction, body)
    data = body.get("data") or {}
    match kind:
        case Callback.MESSAGE:
            interaction.original = _send(call, interaction, data, at=DATA)
            interaction.is_private = interaction.original.is_ephemeral
        case Callback.DEFER:
            known = message_body.known_fields(data, message_body.WEBHOOK_FIELDS, DATA)
            interaction.is_private = bool(int(known.get("flags") or 0) & Flag.EPHEMERAL)
            interaction.original = _think(call, interaction)
        case Callback.DEFER_UPDATE:
            interaction.original = interaction.message
        case Callback.UPDATE:
            assert interaction.message is not None
            _edit(call, interaction, interaction.message, data, at=DATA)
            interaction.original = interaction.message
        case Callback.CHOICES:
            interaction.choices = _choices(interaction, data)
            call.interaction = interaction
        case Callback.MODAL:
            interaction.modal = _modal(call, interaction, data)
            call.interaction = interaction
        case Callback.PONG:
            raise invalid(Problem(("type",), "INTERACTION_CALLBACK_TYPE", "There are no pings here"))
    interaction.callback = kind
    _tell(call, interaction)
    return ok(_callback(call, interaction)) if call.flag("with_response") else NO_CONTENT


def _tell(call: Call, interaction: Interaction) -> None:
    call.world.tell(
        WorldChange(
            ChangeKind.ANSWERED,
            interaction.channel.guild,
            interaction.channel,
            interaction.original,
            interaction.user,
            interaction,
        )
    )


def _kind(interaction: Interaction, body: Json) -> Callback:
    allowed = ALLOWED_CALLBACKS[interaction.kind]
    if interaction.message is None:
        allowed -= {Callback.UPDATE, Callback.DEFER_UPDATE}
    try:
        kind = Callback(int(body.get("type") or 0))
    except (TypeError, ValueError):
        kind = Callback.PONG
    if kind not in allowed:
        text = f"Type {body.get('type')} cannot answer an interaction of type {interaction.kind.value}"
        raise invalid(Problem(("type",), "INTERACTION_CALLBACK_TYPE", text))
    return kind


def _callback(call: Call, interaction: Interaction) -> Json:
    """Return the callback's response with the message it made."""
    assert interaction.callback is not None
    answer: Json = {"interaction": {"id": str(interaction.id), "type": int(interaction.kind)}}
    resource: Json = {"type": int(interaction.callback)}
    if interaction.original is not None:
        answer["interaction"] |= {
            "response_message_id": str(interaction.original.id),
            "response_message_loading": interaction.original.is_loading,
            "response_message_ephemeral": interaction.original.is_ephemeral,
        }
        if interaction.callback in (Callback.MESSAGE, Callback.DEFER, Callback.UPDATE):
            resource["message"] = payloads.message(call.world, interaction.original)
    return {**answer, "resource": resource}


def _blank(call: Call, interaction: Interaction, *, private: bool) -> Message:
    message = call.world.blank(interaction.channel, call.world.bot)
    message.user = interaction.user
    if private:
        message.ephemeral_to = interaction.user
        message.flags = Flag.EPHEMERAL
    if interaction.kind is InteractionKind.COMMAND:
        is_typed = interaction.data.get("type", 1) == 1
        message.kind, message.command = 20 if is_typed else 23, interaction.name if is_typed else ""
    elif interaction.message is not None and not interaction.message.is_deleted:
        message.kind = 19
        message.reply_to = interaction.message.id
    return message


def _send(call: Call, interaction: Interaction, body: Json, *, at: tuple[str, ...] = ()) -> Message:
    known = message_body.known_fields(body, message_body.WEBHOOK_FIELDS, at)
    private = bool(int(known.get("flags") or 0) & Flag.EPHEMERAL)
    message = _blank(call, interaction, private=private)
    message_body.compose(call.world, message, known, call.files, at=at)
    call.world.send(message)
    call.message = message
    return message


def _think(call: Call, interaction: Interaction) -> Message:
    message = _blank(call, interaction, private=interaction.is_private)
    message.flags |= Flag.LOADING
    call.world.send(message)
    call.message = message
    return message


def _edit(call: Call, interaction: Interaction, message: Message, body: Json, *, at: tuple[str, ...] = ()) -> None:
    if message.is_deleted:
        raise ApiError(Known.UNKNOWN_MESSAGE)
    known = message_body.known_fields(body, message_body.WEBHOOK_FIELDS, at)
    was_loading = message.is_loading
    message_body.compose(call.world, message, known, call.files, at=at, is_edit=True)
    message.flags &= ~Flag.LOADING
    interaction.edits += 1
    call.world.edited(message, visibly=not was_loading)
    call.message = message


def _choices(interaction: Interaction, data: Json) -> list[Json]:
    choices: list[Json] = message_body.known_fields(data, frozenset({"choices"}), DATA).get("choices") or []
    kind = command_limits.OptionKind.STRING
    level = interaction.data.get("options") or []
    while level and (focused := next((each for each in level if each.get("focused")), None)) is None:
        level = level[0].get("options") or []
    if level and focused is not None:
        kind = command_limits.OptionKind(focused["type"])
    if problems := list(command_limits.check_choices(choices, kind)):
        raise invalid(*(problem.under(("data", "choices")) for problem in problems))
    return choices


def _modal(call: Call, interaction: Interaction, data: Json) -> Modal:
    """Open a form as Discord on phones does: a custom id that the person has seen before keeps its first contents."""
    known = message_body.known_fields(data, frozenset({"title", "custom_id", "components"}), DATA)
    if problems := limits.check_modal(known):
        raise invalid(*(problem.under(DATA) for problem in problems))
    first = call.world.forms.setdefault((interaction.user.id, known["custom_id"]), known["components"])
    return Modal(known["custom_id"], known["title"], copy.deepcopy(first), interaction)


# -- the webhook of an interaction's token


def opened(call: Call) -> Interaction:
    """Return the interaction of a webhook path. Raises ApiError unless it is answered and its token still valid."""
    if call.number("application_id", Known.UNKNOWN_WEBHOOK) != call.world.application_id:
        raise ApiError(Known.UNKNOWN_WEBHOOK)
    token = call.params["token"]
    found = call.world.tokens.get(token)
    if found is None or found.callback in (None, Callback.CHOICES):
        raise ApiError(Known.UNKNOWN_WEBHOOK)
    if call.world.clock.now() - found.born > TOKEN_LIFE_SECONDS:
        raise ApiError(Known.INVALID_WEBHOOK_TOKEN)
    return found


def _meant(call: Call, interaction: Interaction) -> Message:
    if call.params["message_id"] == "@original":
        message = interaction.original
    else:
        wanted = call.number("message_id", Known.UNKNOWN_MESSAGE)
        own = [*interaction.followups, *([interaction.original] if interaction.original else [])]
        message = next((each for each in own if each.id == wanted), None)
    if message is None or message.is_deleted:
        raise ApiError(Known.UNKNOWN_MESSAGE)
    return message


async def follow_up(call: Call) -> Reply:
    """Send a follow-up. The first one after a deferral replaces the *thinking* placeholder."""
    interaction = opened(call)
    original = interaction.original
    if interaction.callback is Callback.DEFER and original is not None and original.is_loading:
        _edit(call, interaction, original, call.json)
        _tell(call, interaction)
        return ok(payloads.message(call.world, original))
    message = _send(call, interaction, call.json)
    message.command = ""
    interaction.followups.append(message)
    _tell(call, interaction)
    return ok(payloads.message(call.world, message))


async def get_answer(call: Call) -> Reply:
    """Return an answer. The bot asks for it when the confirmation was lost."""
    return ok(payloads.message(call.world, _meant(call, opened(call))))


async def edit_answer(call: Call) -> Reply:
    """Edit an answer."""
    interaction = opened(call)
    message = _meant(call, interaction)
    _edit(call, interaction, message, call.json)
    _tell(call, interaction)
    return ok(payloads.message(call.world, message))


async def delete_answer(call: Call) -> Reply:
    """Delete an answer."""
    interaction = opened(call)
    message = _meant(call, interaction)
    call.world.delete(message)
    interaction.edits += 1
    _tell(call, interaction)
    return NO_CONTENT
