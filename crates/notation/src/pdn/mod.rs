//! Games as text: Portable Draughts Notation.
