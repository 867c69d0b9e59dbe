"""What an owner may want to watch: counts and times, never who or what. Served on METRICS_PORT, if it is set."""

from __future__ import annotations

from prometheus_client import Counter, Histogram

ANSWERS = Counter("alibi_answers_total", "Interactions answered, by how", ["how"])
ANSWER_SECONDS = Histogram(
    "alibi_answer_seconds", "Time from an interaction to its answer", buckets=(0.05, 0.1, 0.25, 0.5, 1, 1.5, 3, 10)
)
TOLD = Counter("alibi_messages_total", "Messages of games sent, by kind", ["kind"])
WAITED = Counter("alibi_discord_waits_total", "Times that Discord made the delivery wait")
PARKED = Counter("alibi_parked_total", "Times a table was parked because the bot could not speak", ["trouble"])
