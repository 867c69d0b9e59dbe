"""A rival for any game that imports nothing of ours: it chooses an action at random, and never denies a card that it has."""

import json
import random
import sys
from typing import Any


def main() -> None:
    luck = random.Random(1)
    legal: list[dict[str, Any]] = []
    for line in sys.stdin:
        told = json.loads(line)
        answer: dict[str, object] | None = None
        if told["type"] == "hello":
            answer = {"type": "hello", "name": "Honest"}
        elif told["type"] == "legal":
            legal = told["actions"]
        elif told["type"] == "play":
            shown = [each for each in legal if each["action"] != "Show" or each["fields"]["card"] is not None]
            kind = luck.choice(sorted({each["action"] for each in shown or legal}))
            chosen = luck.choice([each for each in shown or legal if each["action"] == kind])
            answer = {"type": "play", **chosen, "why": "by luck"}
        if answer is not None:
            sys.stdout.write(json.dumps(answer) + "\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
