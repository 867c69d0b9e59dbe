"""A Discord of its own on 127.0.0.1: REST and gateway as far as the bot uses them, with Discord's limits, codes and permissions."""
