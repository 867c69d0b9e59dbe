"""The Discord side: renders messages, answers interactions once, routes components. Decides nothing about a game."""
