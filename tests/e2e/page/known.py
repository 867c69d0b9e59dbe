"""The practice table with the real bot, which deals the cards of a known seed: `python -m tests.e2e.page.known`."""

from __future__ import annotations

import sys
from functools import partial
from unittest.mock import patch

from bot.app import App
from bot.practice.launch import bot_child, launcher

SEED = bytes.fromhex("00000000000000000000000000000001")


def main() -> int:
    """Open the table; as its child, run the bot."""
    if sys.argv[1:] == ["--child"]:
        with patch.object(App, "opened", partial(App.opened, entropy=lambda _: SEED, is_bound=False)):
            return bot_child.main()
    return launcher.run(port=0, child=(sys.executable, "-W", "ignore", "-m", "tests.e2e.page.known", "--child"))


if __name__ == "__main__":
    sys.exit(main())
