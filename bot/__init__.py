"""Everything that is neither a rule nor a slash command."""

from typing import Final

VERSION: Final = "1.0.0"
