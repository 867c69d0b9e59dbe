"""${message}."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
import sqlmodel
from alembic import op
${imports if imports else ""}

revision: Final = ${repr(up_revision)}
down_revision: Final = ${repr(down_revision)}


def upgrade() -> None:
    """Go to this revision."""
    ${upgrades if upgrades else "pass"}


def downgrade() -> None:
    """Go back to the revision before."""
    ${downgrades if downgrades else "pass"}
