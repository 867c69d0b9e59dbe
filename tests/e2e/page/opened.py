"""The practice table with the small bot as its child, as a process of its own: `python -m tests.e2e.page.opened`."""

from __future__ import annotations

import sys

from bot.practice.launch import launcher

if __name__ == "__main__":
    port = int(sys.argv[1]) if len(sys.argv) > 1 else 0
    sys.exit(launcher.run(port=port, child=(sys.executable, "-W", "ignore", "-m", "tests.e2e.page.smallbot")))
