//! What a premove plays.

use rules::{Move, Square};
use serde::{Deserialize, Serialize};

/// What a premove plays. On the wire it's the numbers of the squares on the path.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "Vec<u8>", into = "Vec<u8>")]
pub enum PremovePath {
    /// Nothing: the premove is canceled. An empty path.
    Cancel,
    /// This move.
    Move(Move),
    /// These squares aren't the path of a move.
    Invalid(Vec<u8>),
}

impl From<Vec<u8>> for PremovePath {
    fn from(path: Vec<u8>) -> PremovePath {
        if path.is_empty() {
            return PremovePath::Cancel;
        }
        let squares: Option<Vec<Square>> = path.iter().map(|&n| Square::new(n)).collect();
        match squares.and_then(|squares| Move::from_path(&squares)) {
            Some(mv) => PremovePath::Move(mv),
            None => PremovePath::Invalid(path),
        }
    }
}

impl From<PremovePath> for Vec<u8> {
    fn from(path: PremovePath) -> Vec<u8> {
        match path {
            PremovePath::Cancel => Vec::new(),
            PremovePath::Move(mv) => mv.path().iter().map(|square| square.number()).collect(),
            PremovePath::Invalid(path) => path,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_path_is_read_and_written_alike() {
        #[track_caller]
        fn check(path: &[u8], is_expected: impl FnOnce(&PremovePath) -> bool) {
            let read = PremovePath::from(path.to_vec());
            assert!(is_expected(&read), "{read:?}");
            assert_eq!(Vec::from(read), path);
        }
        check(&[], |path| *path == PremovePath::Cancel);
        check(&[11, 15], |path| matches!(path, PremovePath::Move(_)));
        check(&[2, 11, 18], |path| matches!(path, PremovePath::Move(_)));
        for invalid in [&[11][..], &[11, 12], &[0, 5], &[30, 33], &[9; 40]] {
            check(invalid, |path| matches!(path, PremovePath::Invalid(_)));
        }
    }
}
