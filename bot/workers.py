"""The processes that work things out for the bot, and whether each of them can live."""

from __future__ import annotations

from bot import metrics
from bot.health import Fault
from bot.thinking import Thinker


class Workers:
    """One process for each length of work, so that short work does not wait for long work."""

    def __init__(self) -> None:
        self.thinker = Thinker("thinker")  # sheets, hints and rivals
        self.searcher = Thinker("searcher")  # cases: looking for one may take half a minute
        self.studio = Thinker("studio")  # films and inquests: seconds each
        self._all = (self.thinker, self.searcher, self.studio)

    async def tick(self) -> None:
        """See whether those can live of which it is not known."""
        for each in self._all:
            await each.look()
            metrics.WORKER_DOWN.labels(each.name).set(each.trouble is not None)

    def missing(self) -> Fault:
        """Return why workers cannot live, by their names."""
        return {each.name: each.trouble for each in self._all if each.trouble is not None}

    async def close(self) -> None:
        """End them all, even in the middle of work."""
        for each in self._all:
            await each.close()
