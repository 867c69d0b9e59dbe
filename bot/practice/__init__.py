"""A stand-in for Discord on 127.0.0.1, for playing without a token and for the end-to-end tests. No code outside this package imports it but the command that starts it."""
