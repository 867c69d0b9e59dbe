"""All that becomes words and screens: catalogue, presenter, screens, controls, choices, and the types of messages."""
