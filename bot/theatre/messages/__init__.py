"""Theatre and inquest in words."""
