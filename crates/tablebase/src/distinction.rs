//! Moves that stand out.

use rules::Move;

use crate::{Verdict, Wld};

/// How the best moves of a position stand out among the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Distinction {
    /// It's the only one that keeps the win or the draw.
    OnlyMove,
    /// They lose, but no other move holds out as long.
    LongestDefense,
}

impl Distinction {
    /// How the first moves in the list stand out, and how many of them do. The list is that of
    /// [`Tablebase::probe_moves`](crate::Tablebase::probe_moves), the best first.
    ///
    /// `None` if nothing sets a move apart, in particular if it's the only legal one.
    pub fn of(moves: &[(Move, Verdict)]) -> Option<(Distinction, usize)> {
        let [(_, best), (_, second), ..] = moves else {
            return None;
        };
        match best.result {
            Wld::Win | Wld::Draw => {
                (second.result != best.result).then_some((Distinction::OnlyMove, 1))
            }
            Wld::Loss => {
                let longest = best.plies?;
                let is_longest = |(_, verdict): &&(Move, Verdict)| verdict.plies == Some(longest);
                let count = moves.iter().take_while(is_longest).count();
                (count < moves.len()).then_some((Distinction::LongestDefense, count))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use testkit::position;

    #[test]
    fn moves_stand_out_by_their_verdicts() {
        #[track_caller]
        fn check(verdicts: &[(Wld, Option<u8>)], expected: Option<(Distinction, usize)>) {
            // Any move will do.
            let mv = position("B:W21-32:B1-12").moves()[0];
            let moves: Vec<_> = verdicts
                .iter()
                .map(|&(result, plies)| (mv, Verdict { result, plies }))
                .collect();
            assert_eq!(Distinction::of(&moves), expected, "{verdicts:?}");
        }
        let (win, draw, loss) = (Wld::Win, Wld::Draw, Wld::Loss);
        let only = Some((Distinction::OnlyMove, 1));
        check(&[(win, None), (draw, None)], only);
        check(&[(draw, None), (loss, Some(4)), (loss, Some(2))], only);
        check(&[(win, Some(3)), (win, Some(5)), (loss, Some(2))], None);
        check(&[(draw, None), (draw, None), (loss, None)], None);
        let longest = |count| Some((Distinction::LongestDefense, count));
        check(
            &[(loss, Some(8)), (loss, Some(8)), (loss, Some(4))],
            longest(2),
        );
        check(&[(loss, Some(8)), (loss, Some(4))], longest(1));
        // Nothing to choose from, or nothing known.
        check(&[(loss, Some(8)), (loss, Some(8))], None);
        check(&[(loss, None), (loss, None)], None);
        check(&[(win, Some(1))], None);
        check(&[], None);
    }
}
