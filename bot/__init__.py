"""Everything that is neither a rule nor a slash command."""
