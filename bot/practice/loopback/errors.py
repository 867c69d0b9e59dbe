"""Refusals of the practice Discord, with Discord's own statuses, codes and body shapes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any, TypeAlias

Json: TypeAlias = dict[str, Any]
Path: TypeAlias = tuple[str | int, ...]


class Known(Enum):
    """Discord's refusals that a bot can meet here: status, code, message."""

    UNAUTHORIZED = (401, 0, "401: Unauthorized")
    NO_ROUTE = (404, 0, "404: Not Found")
    UNKNOWN_CHANNEL = (404, 10003, "Unknown Channel")
    UNKNOWN_GUILD = (404, 10004, "Unknown Guild")
    UNKNOWN_MEMBER = (404, 10007, "Unknown Member")
    UNKNOWN_MESSAGE = (404, 10008, "Unknown Message")
    UNKNOWN_USER = (404, 10013, "Unknown User")
    UNKNOWN_WEBHOOK = (404, 10015, "Unknown Webhook")
    UNKNOWN_INTERACTION = (404, 10062, "Unknown interaction")
    UNKNOWN_COMMAND = (404, 10063, "Unknown application command")
    UNKNOWN_EVENT = (404, 10070, "Unknown Guild Scheduled Event")
    FLAGGED = (403, 20026, "The action cannot be performed because the bot has been flagged.")
    OLD_EDITS = (429, 30046, "Maximum number of edits to messages older than 1 hour reached. Try again later")
    TOO_FAST = (403, 40003, "You are opening direct messages too fast.")
    TOO_LARGE = (413, 40005, "Request entity too large")
    ALREADY_ACKNOWLEDGED = (400, 40060, "Interaction has already been acknowledged.")
    MISSING_ACCESS = (403, 50001, "Missing Access")
    NOT_YOUR_MESSAGE = (403, 50005, "Cannot edit a message authored by another user")
    EMPTY_MESSAGE = (400, 50006, "Cannot send an empty message")
    CLOSED_MAILBOX = (403, 50007, "Cannot send messages to this user")
    MISSING_PERMISSIONS = (403, 50013, "Missing Permissions")
    INVALID_WEBHOOK_TOKEN = (401, 50027, "Invalid Webhook Token")
    WRONG_CHANNEL = (400, 50024, "Cannot execute action on this channel type")
    INVALID_FORM = (400, 50035, "Invalid Form Body")
    ARCHIVED_THREAD = (400, 50083, "Thread is archived")
    FINISHED_EVENT = (400, 180000, "Cannot update a finished event")
    TOO_MANY_THREADS = (400, 160006, "Maximum number of active threads has been reached")
    LOCKED_THREAD = (403, 160005, "Thread is locked")
    BAD_JSON = (400, 50109, "The request body contains invalid JSON.")
    NO_MUTUAL_GUILD = (403, 50278, "Cannot send messages to this user due to having no mutual guilds")


@dataclass(frozen=True, slots=True)
class Problem:
    """An error in a request body, with its path."""

    path: Path
    code: str
    message: str

    def under(self, prefix: Path) -> Problem:
        """Prefix the path, for example with the `data` of a callback."""
        return Problem((*prefix, *self.path), self.code, self.message)

    def __str__(self) -> str:
        return f"{'.'.join(str(part) for part in self.path) or '(body)'}: {self.message} [{self.code}]"


class ApiError(Exception):
    """A refused request; `Rest` turns it into a response."""

    def __init__(
        self,
        known: Known,
        *,
        problems: Iterable[Problem] = (),
        headers: Mapping[str, str] | None = None,
        extra: Mapping[str, Any] | None = None,
    ) -> None:
        self.status, self.code, self.message = known.value
        self.known = known
        self.problems = tuple(problems)
        self.headers = dict(headers or {})
        self.extra = dict(extra or {})
        super().__init__(f"{self.status} {self.code} {self.message}")

    def body(self) -> Json:
        """Return the JSON that Discord would send."""
        answer: Json = {"message": self.message, "code": self.code, **self.extra}
        if self.problems:
            answer["errors"] = nested(self.problems)
        return answer


def nested(problems: Iterable[Problem]) -> Json:
    """Nest problems as Discord does: a tree of fields with `_errors` at the leaves."""
    tree: Json = {}
    for problem in problems:
        node = tree
        for part in problem.path:
            node = node.setdefault(str(part), {})
        node.setdefault("_errors", []).append({"code": problem.code, "message": problem.message})
    return tree


def invalid(*problems: Problem) -> ApiError:
    """Return the refusal of an invalid form body."""
    return ApiError(Known.INVALID_FORM, problems=problems)
