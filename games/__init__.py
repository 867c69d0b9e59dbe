"""The games of Alibi. A game is one folder here and one line below."""

from games.arosa import RULES as AROSA
from games.bakerstreet import RULES as BAKERSTREET
from games.cluedo import RULES as CLUEDO
from games.clues import RULES as CLUES
from games.core.contract import AnyRules

GAMES: tuple[AnyRules, ...] = (CLUES, AROSA, CLUEDO, BAKERSTREET)

BY_KEY = {rules.info.key: rules for rules in GAMES}
