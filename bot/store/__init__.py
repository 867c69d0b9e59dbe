"""The durable truth: rows, the one writer, the table store, migrations and backups. Rows never leave this package."""
