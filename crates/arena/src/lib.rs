//! Matches between engines, and what they prove.
