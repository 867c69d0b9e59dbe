"""The games of Alibi. A game is one folder here and one line below."""

from games.arosa import RULES as AROSA
from games.clues import RULES as CLUES
from games.core.contract import AnyRules

GAMES: tuple[AnyRules, ...] = (CLUES, AROSA)

BY_KEY = {rules.info.key: rules for rules in GAMES}
