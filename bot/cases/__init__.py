"""Cases: the one of the day, the same for all, those to practise, joint ones, and techniques."""
