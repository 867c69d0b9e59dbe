"""The mark of the second release: 1.0 knows by it that it may run on a schema that only came to have more."""

from __future__ import annotations

from typing import Final

revision: Final = "0046.2"
down_revision: Final = "0045"


def upgrade() -> None:
    """Go to this revision. The eleven before it came after 1.0 too, and bear no number of a release."""


def downgrade() -> None:
    """Go back."""
