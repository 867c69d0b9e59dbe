"""Cases: the one of the day, those to practise, joint ones, and techniques."""
