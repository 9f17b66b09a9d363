//! The words of the help.
