"""A Discord of our own on 127.0.0.1, for playing without a token and for the end-to-end tests; nothing outside knows it is not the real one."""
