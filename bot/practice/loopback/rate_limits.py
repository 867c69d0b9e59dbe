"""Rate limits with numbers like Discord's. Most tests turn them off; the page has them on."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field

from bot.practice.loopback.snowflakes import ShiftedClock

GLOBAL_REQUESTS_PER_SECOND = 50
# Routes that answer interactions do not count towards the global limit.
EXEMPT = ("/interactions/", "/webhooks/")


@dataclass(frozen=True, slots=True)
class RouteLimit:
    """At most `limit` requests in `seconds`, for each route and major parameter."""

    method: str
    ending: str
    limit: int
    seconds: float


RULES = (
    RouteLimit("POST", "/messages", 5, 5.0),
    RouteLimit("PATCH", "/messages/{message_id}", 5, 5.0),
    RouteLimit("DELETE", "/messages/{message_id}", 5, 1.0),
    RouteLimit("POST", "/users/@me/channels", 10, 10.0),
    RouteLimit("POST", "/threads", 10, 60.0),
    RouteLimit("PUT", "/commands", 2, 20.0),
    RouteLimit("POST", "/callback", 5, 1.0),
)
OTHER_ROUTES = RouteLimit("*", "", 50, 1.0)


@dataclass(slots=True)
class Window:
    """A bucket's current window; it ends at a time in seconds since 1970."""

    ends: float
    used: int = 0


@dataclass(frozen=True, slots=True)
class Admission:
    """Whether a request may pass, and the rate limit headers of its answer; `retry_after` is in seconds."""

    allowed: bool
    headers: dict[str, str]
    retry_after: float = 0.0
    is_global: bool = False


@dataclass(slots=True)
class Windows:
    """The windows of all routes and major parameters, and the global one (`together`)."""

    clock: ShiftedClock
    windows: dict[tuple[str, str], Window] = field(default_factory=dict)
    together: Window = field(default_factory=lambda: Window(0.0))

    def take(self, method: str, route: str, major: str) -> Admission:
        """Count a request and judge it."""
        now = self.clock.now()
        if not any(part in route for part in EXEMPT):
            if now >= self.together.ends:
                self.together = Window(now + 1.0)
            self.together.used += 1
            if self.together.used > GLOBAL_REQUESTS_PER_SECOND:
                wait = self.together.ends - now
                headers = {"Retry-After": "1", "X-RateLimit-Global": "true", "X-RateLimit-Scope": "global"}
                return Admission(False, headers, wait, is_global=True)
        rule = next((each for each in RULES if each.method == method and route.endswith(each.ending)), OTHER_ROUTES)
        key = (f"{method} {route}", major)
        window = self.windows.get(key)
        if window is None or now >= window.ends:
            window = self.windows[key] = Window(now + rule.seconds)
        allowed = window.used < rule.limit
        window.used += allowed
        wait = max(0.0, window.ends - now)
        headers = {
            "X-RateLimit-Limit": str(rule.limit),
            "X-RateLimit-Remaining": str(rule.limit - window.used),
            "X-RateLimit-Reset": f"{window.ends:.3f}",
            "X-RateLimit-Reset-After": f"{wait:.3f}",
            "X-RateLimit-Bucket": hashlib.blake2s(key[0].encode(), digest_size=16).hexdigest(),
        }
        if not allowed:
            headers |= {"Retry-After": str(max(1, round(wait))), "X-RateLimit-Scope": "user"}
        return Admission(allowed, headers, wait)
