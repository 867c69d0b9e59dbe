"""Applies a request body to a message: merge, check by Discord's rules, write. A refused body changes nothing."""

from __future__ import annotations

import copy
import io
import mimetypes
import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import PurePath

from PIL import Image, UnidentifiedImageError

from bot.practice.loopback import components, limits
from bot.practice.loopback.changes import Upload
from bot.practice.loopback.errors import ApiError, Json, Known, Path, Problem, invalid
from bot.practice.loopback.model import Attachment, Flag, Message, User
from bot.practice.loopback.payloads import ATTACHMENT_LIMIT_BYTES
from bot.practice.loopback.world import World

SETTABLE_FLAGS = Flag.EPHEMERAL | Flag.SUPPRESS_NOTIFICATIONS | Flag.COMPONENTS_V2
# discord.py writes `tts: false` into every body it makes from parameters, edits and follow-ups included.
WEBHOOK_FIELDS = frozenset({"content", "embeds", "components", "attachments", "allowed_mentions", "flags", "tts"})
SEND_FIELDS = WEBHOOK_FIELDS | {"nonce", "enforce_nonce"}
# Missing from the MIME tables of some systems.
OGG_TYPES = {".ogg": "audio/ogg", ".opus": "audio/ogg", ".oga": "audio/ogg"}
MOST_MENTIONED = 100
MENTION = re.compile(r"<@!?(\d+)>")


def known_fields(body: object, allowed: frozenset[str], at: Path = ()) -> Json:
    """Return a body of allowed fields only. Discord ignores unknown fields; here they fail the test."""
    if not isinstance(body, dict):
        raise invalid(Problem(at, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType"))
    if unknown := sorted(set(body) - allowed):
        raise invalid(
            *(
                Problem((*at, field), "PRACTICE_UNHANDLED_FIELD", "The practice Discord does not know this field")
                for field in unknown
            )
        )
    return body


def compose(
    world: World, message: Message, body: Json, uploads: Sequence[Upload], *, at: Path = (), is_edit: bool = False
) -> None:
    """Write a body into a message. Raises ApiError and then leaves the message unchanged."""
    flags = _flags(message, body, is_edit=is_edit)
    is_v2 = bool(flags & Flag.COMPONENTS_V2)
    files, problems = _attachments(world, message, body, uploads, is_edit=is_edit)
    merged: Json = {
        "content": (body["content"] or "") if "content" in body else message.content,
        "components": (body["components"] or []) if "components" in body else message.components,
    }
    problems += limits.check_message(merged, is_v2=is_v2, files={file.filename for file in files})
    problems += _check_extras(body)
    if problems:
        raise invalid(*(problem.under(at) for problem in problems))
    if not (merged["content"] or merged["components"] or files):
        raise ApiError(Known.EMPTY_MESSAGE)
    message.content = merged["content"].strip()
    message.flags = flags
    message.attachments = files
    if "components" in body:
        message.components = copy.deepcopy(merged["components"])
        components.number(message.components)
    by_name = {file.filename: file for file in files}
    for part in components.walk(message.components):
        for _, media in components.media_of(part):
            _unfurl(media, by_name)
        if part.get("type") == components.ComponentType.FILE:
            shown = [file for file in files if str(file.id) == part["file"].get("attachment_id")]
            part.update({"name": shown[0].filename, "size": len(shown[0].content)} if shown else {})
    if "allowed_mentions" in body or not is_edit:
        message.pings = _pings(world, message, body.get("allowed_mentions"))
    if not is_edit:
        message.nonce = body.get("nonce")


def _flags(message: Message, body: Json, *, is_edit: bool) -> int:
    asked = int(body.get("flags") or 0)
    if is_edit:
        # An edit can set the Components V2 flag of a message but not remove it.
        return message.flags | (asked & Flag.COMPONENTS_V2)
    if asked & ~SETTABLE_FLAGS:
        raise invalid(Problem(("flags",), "BITFIELD_INVALID", f"Flags {asked & ~SETTABLE_FLAGS} cannot be set"))
    return message.flags if body.get("flags") is None else asked


def _check_extras(body: Json) -> list[Problem]:
    found: list[Problem] = []
    if body.get("embeds"):
        found.append(Problem(("embeds",), "PRACTICE_UNHANDLED_FIELD", "There are no embeds here"))
    if len(str(body.get("nonce") or "")) > 25:
        found.append(Problem(("nonce",), "NONCE_TYPE_TOO_LONG", "Must be 25 or fewer in length."))
    allowed = body.get("allowed_mentions") or {}
    if "users" in (allowed.get("parse") or []) and allowed.get("users"):
        text = 'parse:["users"] and users: [ids...] are mutually exclusive.'
        found.append(Problem(("allowed_mentions",), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", text))
    for kind in ("users", "roles"):
        if len(allowed.get(kind) or []) > MOST_MENTIONED:
            text = f"Must be {MOST_MENTIONED} or fewer in length."
            found.append(Problem(("allowed_mentions", kind), "BASE_TYPE_MAX_LENGTH", text))
    return found


def _attachments(
    world: World, message: Message, body: Json, uploads: Sequence[Upload], *, is_edit: bool
) -> tuple[list[Attachment], list[Problem]]:
    """Merge kept and new attachments. Without an `attachments` list, an edit keeps all and adds the uploads."""
    if sum(len(upload.content) for upload in uploads) > ATTACHMENT_LIMIT_BYTES:
        raise ApiError(Known.TOO_LARGE)
    found: list[Problem] = []
    have = {file.id: file for file in message.attachments}
    listed = body.get("attachments")
    by_index = {_index(upload): upload for upload in uploads}
    described: dict[int, Json] = {}
    files: list[Attachment] = [] if listed is not None else list(message.attachments) if is_edit else []
    for place, entry in enumerate(listed or []):
        here: Path = ("attachments", place)
        found += [
            problem.under(here) for problem in limits.wrong_length(entry, "description", limits.MAX_ALT_TEXT_LENGTH)
        ]
        key = int(entry.get("id", -1))
        if key in by_index:
            described[key] = entry
            files.append(_stored(world, message, by_index[key], entry))
        elif key in have:
            files.append(replace(have[key], description=entry.get("description", have[key].description)))
        else:
            found.append(
                Problem((*here, "id"), "ATTACHMENT_NOT_FOUND", f"There is neither a file nor an attachment {key}")
            )
    files += [_stored(world, message, upload, {}) for index, upload in by_index.items() if index not in described]
    if len(files) > 10:
        found.append(Problem(("attachments",), "BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length."))
    names = [file.filename for file in files]
    for name in {name for name in names if names.count(name) > 1}:
        found.append(
            Problem(
                ("attachments",), "PRACTICE_SAME_NAME", f"Two files are called {name}: attachment:// could mean either"
            )
        )
    return files, found


def _index(upload: Upload) -> int:
    match = re.fullmatch(r"files\[(\d+)\]", upload.part)
    if match is None:
        raise invalid(Problem((upload.part,), "PRACTICE_UNHANDLED_FIELD", "Files come as files[n]"))
    return int(match[1])


def _stored(world: World, message: Message, upload: Upload, entry: Json) -> Attachment:
    # Discord replaces all but ASCII letters, digits, underscore, dash and dot.
    filename = re.sub(r"[^A-Za-z0-9_.-]", "_", str(entry.get("filename") or upload.filename))
    file_id = world.ids.new()
    url = f"{world.cdn}/attachments/{message.channel.id}/{file_id}/{filename}"
    guessed = (
        OGG_TYPES.get(PurePath(filename).suffix.lower())
        or mimetypes.guess_type(filename)[0]
        or "application/octet-stream"
    )
    width, height = _size(upload.content) if guessed.startswith("image/") else (None, None)
    return Attachment(
        file_id, filename, upload.content, guessed, url, entry.get("description"), width, height,
        is_ephemeral=message.is_ephemeral,
    )  # fmt: skip


def _size(content: bytes) -> tuple[int | None, int | None]:
    try:
        with Image.open(io.BytesIO(content)) as picture:
            return picture.size
    except (UnidentifiedImageError, OSError, ValueError):
        return None, None


def _unfurl(media: Json, files: dict[str, Attachment]) -> None:
    """Replace `attachment://name` by the file's address and size, as Discord does."""
    url = str(media.get("url", ""))
    if not url.startswith("attachment://") or (file := files.get(url.removeprefix("attachment://"))) is None:
        media.setdefault("proxy_url", url)
        return
    media |= {
        "url": file.url,
        "proxy_url": file.url,
        "width": file.width,
        "height": file.height,
        "content_type": file.content_type,
        "attachment_id": str(file.id),
        "loading_state": 2,
        "placeholder": "",
        "placeholder_version": 1,
        "flags": 0,
    }


def _pings(world: World, message: Message, allowed: Json | None) -> list[User]:
    """Return the notified users: allowed mentions in content and text displays."""
    written = "\n".join([message.content, *components.texts(message.components)])
    found = [world.users[int(hit)] for hit in dict.fromkeys(MENTION.findall(written)) if int(hit) in world.users]
    if allowed is None or "users" in (allowed.get("parse") or []):
        return found
    named = {int(each) for each in allowed.get("users") or []}
    return [user for user in found if user.id in named]
