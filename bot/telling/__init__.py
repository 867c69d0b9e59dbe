"""Telling: every stored step is said once, to the channel and to each mailbox."""
