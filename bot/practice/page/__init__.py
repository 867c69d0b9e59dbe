"""The practice page: our own Discord in a browser, as one person at a time. It drives `Person`, and decides nothing."""
