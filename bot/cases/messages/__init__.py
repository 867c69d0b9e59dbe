"""Cases in words: clues, sheets, proofs, techniques and controls."""
