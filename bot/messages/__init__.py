"""Words and screens of tables: catalogue, presenter, screens, controls, choices. Other rooms have `messages` of their own."""
