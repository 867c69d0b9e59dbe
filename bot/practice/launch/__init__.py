"""The practice table as one command: the server, the page, and the bot as a child process."""
