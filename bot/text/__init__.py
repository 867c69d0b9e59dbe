"""Words: the catalogues, the one maker of messages, and the names of commands."""
