//! Endings that the databases know: what to play immediately, and what a search can skip.

use crate::{Line, Score};
use rules::{Game, Move, Position, QUIET_PLIES_TO_CLAIM};
use std::cmp::Reverse;
use tablebase::{Route, Tablebase, Verdict, Wld};

/// What the databases know about the current position of a game.
pub(crate) enum Known {
    /// Everything: these are the lines, the best first. No search is needed.
    Lines(Vec<Line>),
    /// Which moves keep the result. The search finds the best of them.
    Moves(KnownMoves),
}

/// The moves that keep the result of a position.
pub(crate) struct KnownMoves {
    pub(crate) pos: Position,
    /// The result with best play, for the side to move.
    pub(crate) result: Wld,
    /// The moves that keep it, at least one.
    pub(crate) keeping: Vec<Move>,
    /// The other moves and what they lead to, the best first.
    pub(crate) others: Vec<Line>,
    /// Whether that result can be reached. A win may be too slow for the forty-move rule.
    pub(crate) is_certain: bool,
}

/// The maximum number of plies of a line to show.
const SHOWN_PLIES: usize = 20;

/// After this many plies without progress in a won position, the search has shown that it can't
/// find the way. That leaves more than enough plies until a draw can be claimed.
const SLOW: u32 = 16;

impl KnownMoves {
    /// Whether a win is making no progress.
    pub(crate) fn is_stuck(&self, game: &Game) -> bool {
        self.result == Wld::Win
            && self.keeping.len() > 1
            && game.draw_counters().quiet_plies >= SLOW
    }

    /// Keeps only the moves that make progress the soonest.
    pub(crate) fn follow(&mut self, route: &Route) {
        let plies = |mv: &Move| {
            if self.pos.is_irreversible(*mv) {
                Some(0)
            } else {
                route.plies(&self.pos.play_unchecked(*mv))
            }
        };
        let Some(fewest) = self.keeping.iter().filter_map(plies).min() else {
            return;
        };
        let on_route = |mv: &Move| plies(mv) == Some(fewest);
        self.keeping = self.keeping.iter().copied().filter(on_route).collect();
    }
}

/// A legal move, its database verdict, and what that is worth in this game.
struct Candidate {
    mv: Move,
    verdict: Verdict,
    score: Score,
}

impl Known {
    /// Probes the databases. `None` if they don't know every move. `most` is the number of lines
    /// wanted.
    pub(crate) fn of(game: &Game, tablebase: &Tablebase, most: usize) -> Option<Known> {
        let pos = game.position();
        if pos.board().occupied().len() > tablebase.most_pieces() {
            return None;
        }
        let moves = tablebase.probe_moves(pos)?;
        let &(_, best) = moves.first()?;
        let claims = Claims::of(game, tablebase);
        let line_of = |mv: Move, verdict: Verdict, most: usize| {
            let mut line = vec![mv];
            if verdict.plies.is_some() {
                line.extend(tablebase.line(&pos.play_unchecked(mv), most - 1));
            }
            line
        };
        // Looking for draw claims along a line takes milliseconds, so once there are enough wins
        // without one, the slower wins aren't looked at.
        let mut quick_wins = 0;
        let mut candidates: Vec<Candidate> = moves
            .into_iter()
            .map(|(mv, verdict)| {
                let score = claims.score(mv, verdict, quick_wins < most);
                quick_wins += usize::from(score.is_proven() && score.is_win());
                Candidate { mv, verdict, score }
            })
            .collect();
        // Equally good moves stay in the order of the tables.
        candidates.sort_by_key(|candidate| Reverse(candidate.score));
        let into_line = |candidate: Candidate| {
            let moves = line_of(candidate.mv, candidate.verdict, SHOWN_PLIES);
            Line {
                depth: candidate.verdict.plies.map_or(1, u32::from),
                moves,
                score: candidate.score,
            }
        };

        // 1. A proven end, or a draw that can be claimed in a lost position.
        let first = candidates.first()?.score;
        let is_settled = match best.result {
            Wld::Win => first.is_proven() && first.is_win(),
            Wld::Loss => first.is_proven() || first == Score::DRAW,
            Wld::Draw => false,
        };
        if is_settled {
            let lines = candidates.into_iter().take(most).map(into_line);
            return Some(Known::Lines(lines.collect()));
        }

        // 2. A result without a known path: the search looks for one among the moves that keep the
        //    result. If every winning move runs into a draw claim, it may still find another way.
        let is_certain = best.result != Wld::Win || first.is_win();
        let keeps = |candidate: &Candidate| {
            candidate.verdict.result == best.result
                && (best.result != Wld::Win || candidate.score.is_win() == is_certain)
        };
        let (keeping, others): (Vec<_>, Vec<_>) = candidates.into_iter().partition(keeps);
        let wanted = most.saturating_sub(keeping.len());
        Some(Known::Moves(KnownMoves {
            pos: *pos,
            result: best.result,
            keeping: keeping.iter().map(|candidate| candidate.mv).collect(),
            others: others.into_iter().take(wanted).map(into_line).collect(),
            is_certain,
        }))
    }
}

/// The draws that players can claim because of the game's history, which no table knows about.
struct Claims<'a> {
    game: &'a Game,
    tablebase: &'a Tablebase,
    /// Plies since the last capture or move of a man.
    quiet_plies: u32,
}

impl<'a> Claims<'a> {
    fn of(game: &'a Game, tablebase: &'a Tablebase) -> Claims<'a> {
        Claims {
            game,
            tablebase,
            quiet_plies: game.draw_counters().quiet_plies,
        }
    }

    /// The value of a move with this verdict. Whether a win takes too long is only found out if
    /// it `matters`.
    fn score(&self, mv: Move, verdict: Verdict, matters: bool) -> Score {
        match (verdict.result, verdict.plies.map(u32::from)) {
            (Wld::Draw, _) => Score::DRAW,
            (Wld::Win, _) if self.opponent_draws_after(mv) => Score::DRAW,
            (Wld::Win, Some(plies)) if matters && self.is_too_slow(mv, plies) => Score::DRAW,
            (Wld::Loss, _) if self.draws_with(mv) => Score::DRAW,
            (Wld::Win, Some(plies)) => Score::win_in(plies),
            (Wld::Loss, Some(plies)) => Score::loss_in(plies),
            (Wld::Win, None) => Score::tablebase_win_ahead(0),
            (Wld::Loss, None) => -Score::tablebase_win_ahead(0),
        }
    }

    /// Whether the player can claim a draw with this move.
    fn draws_with(&self, mv: Move) -> bool {
        self.is_near_a_claim() && self.after(mv).draw_counters().draw().is_some()
    }

    /// Whether the opponent can claim a draw after this move.
    fn opponent_draws_after(&self, mv: Move) -> bool {
        self.is_near_a_claim() && {
            let after = self.after(mv);
            after.claimable_draw(after.turn()).is_some()
        }
    }

    /// Whether best play goes without progress for so long that a draw can be claimed. It starts
    /// with this move and ends after this many plies.
    fn is_too_slow(&self, first: Move, plies: u32) -> bool {
        let mut pos = *self.game.position();
        let mut quiet_plies = self.quiet_plies;
        let mut plies_left = plies;
        let mut next = Some(first);
        // Once the end is closer than a claim can be, there's no need to continue.
        while quiet_plies + plies_left >= QUIET_PLIES_TO_CLAIM
            && let Some(mv) = next
        {
            quiet_plies = if pos.is_irreversible(mv) {
                0
            } else {
                quiet_plies + 1
            };
            plies_left = plies_left.saturating_sub(1);
            pos = pos.play_unchecked(mv);
            if quiet_plies >= QUIET_PLIES_TO_CLAIM {
                return !pos.moves().is_empty();
            }
            next = self.tablebase.line(&pos, 1).first().copied();
        }
        false
    }

    /// No position can occur for the third time before this many quiet plies: each side has to
    /// leave and come back once, and be about to do it again.
    fn is_near_a_claim(&self) -> bool {
        self.quiet_plies >= 5
    }

    fn after(&self, mv: Move) -> Game {
        let mut after = self.game.clone();
        // A game that has ended takes no moves, and then there is nothing to claim.
        let _ = after.play(mv);
        after
    }
}
