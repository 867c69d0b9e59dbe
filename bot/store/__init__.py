"""The durable truth: rows of the kernel, the one writer, the table store, migrations and backups. No row leaves its store."""
