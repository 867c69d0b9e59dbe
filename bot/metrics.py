"""Metrics for the owner: counts and times, without users or contents. Served on METRICS_PORT, if it is set."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

ANSWERS = Counter("alibi_answers_total", "Interactions answered, by how (incident: a defect)", ["how"])
ANSWER_SECONDS = Histogram(
    "alibi_answer_seconds", "Time from an interaction to its answer", buckets=(0.05, 0.1, 0.25, 0.5, 1, 1.5, 3, 10)
)
TOLD = Counter("alibi_messages_total", "Messages of games sent, by kind", ["kind"])
WAITED = Counter("alibi_discord_waits_total", "Times that Discord made the delivery wait and try again")
PARKED = Counter("alibi_parked_total", "Times a table was parked because the bot could not speak", ["trouble"])
MAILBOXES = Counter("alibi_mailboxes_total", "Direct messages by how the mailbox was found (open, closed)", ["how"])
READY = Gauge("alibi_ready", "1 where the last look at /ready found all well")
BEHIND = Gauge("alibi_tables_waiting", "Tables of which something stored is not told yet")
TABLES_PARKED = Gauge(
    "alibi_tables_parked", "Tables that wait for their channel: the bot may not speak there, or it is gone"
)
BEHIND_SECONDS = Gauge("alibi_oldest_waiting_seconds", "How long the first of them has been seen waiting")
FRAME_SECONDS = Gauge(
    "alibi_gateway_frame_seconds", "Seconds since a shard of the gateway confirmed a heartbeat", ["shard"]
)
WORKER_DOWN = Gauge("alibi_worker_down", "1 where the process that works things out could not live", ["worker"])
FAILURES = Counter(
    "alibi_loop_failures_total", "Rounds of a loop that failed, by why (database, defect)", ["loop", "why"]
)
DEAF = Counter("alibi_gateway_deaf_total", "Times a shard was connected anew because it brought no events")
QUARANTINED = Counter("alibi_quarantined_total", "Direct messages refused because the bot is in quarantine (20026)")
REQUESTS_WAITING = Gauge(
    "alibi_requests_waiting", "Requests that wait for their turn within Discord's limit of 50 a second"
)
REFUSED = Counter(
    "alibi_refused_total", "Answers of Discord that count towards its ban of an address: 401, 403, 429", ["status"]
)
CLOCK_AHEAD = Gauge(
    "alibi_clock_ahead_seconds", "Seconds by which the machine's clock is found to be ahead of the time"
)
SESSION_STARTS = Gauge("alibi_session_starts_remaining", "Connections to the gateway that Discord still allows today")
