//! Reviews a game: a quick look at every position, a close look where it matters.

use crate::judge::{Contradiction, Judged, Point, accuracy, contradiction, judge, turning_point};
use crate::reason::{Case, MAX_LINE, Reason, explain};
use crate::{Curve, OpeningName, ballot_plies, opening_name};
use engine::{Line, Score, ScoreKind, SearchResult};
use notation::pdn::{Action, GameResult, PdnGame};
use rules::{Color, Game, Move, Position, RuleSet};
use tablebase::{Tablebase, Wld};

/// How hard to look at a position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Effort {
    /// At every position: one line.
    Quick,
    /// Where the game may have turned: ten times as long, and two lines.
    Deep,
}

impl Effort {
    /// How many lines to find.
    pub const fn lines(self) -> usize {
        match self {
            Effort::Quick => 1,
            Effort::Deep => 2,
        }
    }

    /// How many times as long as a quick look it takes.
    pub const fn factor(self) -> u32 {
        match self {
            Effort::Quick => 1,
            Effort::Deep => 10,
        }
    }
}

/// The review of one move.
#[derive(Clone, PartialEq, Debug)]
pub struct MoveReview {
    /// Its index among the nodes of the main line.
    pub node: usize,
    /// The position it was played in.
    pub pos: Position,
    /// The move.
    pub mv: Move,
    /// The score after the move, for the side that played it.
    pub score: Score,
    /// The score of the best line, for the same side.
    pub best_score: Score,
    /// The best line. Starts with the move itself if nothing better is known. At most [`MAX_LINE`]
    /// moves, as in `played`.
    pub best: Vec<Move>,
    /// The move, and best play after it.
    pub played: Vec<Move>,
    /// The score of the second-best move, if it was looked at.
    pub second_score: Option<Score>,
    /// What it was worth.
    pub judged: Judged,
    /// Why it was a mistake, the most telling reason first. Empty unless it's marked.
    pub reasons: Vec<Reason>,
}

/// The review of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Review {
    /// The moves of the main line.
    pub moves: Vec<MoveReview>,
    /// The accuracy of each side, from 0 to 100, Black's first. `None` without a move.
    pub accuracy: [Option<f64>; 2],
    /// The index in `moves` of the move that decided the game.
    pub turning_point: Option<usize>,
    /// What's odd about the result.
    pub contradiction: Option<Contradiction>,
    /// The name of the opening.
    pub opening: Option<OpeningName>,
}

impl Review {
    /// The moves of one side.
    pub fn by(&self, side: Color) -> impl Iterator<Item = &MoveReview> {
        self.moves.iter().filter(move |one| one.pos.turn() == side)
    }
}

/// A step that seems to lose this much of a point gets a close look.
const LOOK_AGAIN: f64 = 0.1;
/// How many times close looks may raise new questions.
const ROUNDS: usize = 3;

/// Reviews the main line of a game. `look` searches a position; if it returns `None`, so does the
/// review.
pub fn review(
    game: &PdnGame,
    tables: &Tablebase,
    look: &mut dyn FnMut(&Game, Effort) -> Option<SearchResult>,
) -> Option<Review> {
    let mut reviewer = Reviewer::new(game);
    while let Some((game, effort)) = reviewer.next() {
        let found = look(&game, effort)?;
        reviewer.hear(found.lines);
    }
    Some(reviewer.finish(tables))
}

/// A review in progress. It says which position to look at next, so the search can be anywhere.
///
/// Positions are looked at from the end to the start, so that the search already knows what comes
/// later.
#[derive(Clone, Debug)]
pub struct Reviewer {
    stretches: Vec<Studied>,
    end: Position,
    result: GameResult,
    opening: Option<OpeningName>,
}

impl Reviewer {
    /// A review of the main line of a game.
    pub fn new(game: &PdnGame) -> Reviewer {
        let end = game.last_position();
        Reviewer {
            stretches: stretches(game).into_iter().map(Studied::new).collect(),
            end,
            result: game.final_result(),
            opening: opening_name(game.steps().map(|(pos, _)| pos).chain([end])),
        }
    }

    /// The position to look at, with its history, and how hard to look. `None` if the review is
    /// complete.
    pub fn next(&self) -> Option<(Game, Effort)> {
        self.stretches.iter().find_map(Studied::next)
    }

    /// A search of [`Reviewer::next`] found these lines, the best first: none if the game is over
    /// there.
    pub fn hear(&mut self, lines: Vec<Line>) {
        let open = self.stretches.iter_mut();
        if let Some(stretch) = open.into_iter().find(|stretch| stretch.next().is_some()) {
            stretch.hear(lines);
        }
    }

    /// How many looks are done, and how many are known to be needed.
    pub fn progress(&self) -> (usize, usize) {
        let left: usize = self.stretches.iter().map(|it| it.queue.len()).sum();
        let done: usize = self.stretches.iter().map(|it| it.done).sum();
        (done, done + left)
    }

    /// The review. Positions that haven't been looked at count as even.
    pub fn finish(&self, tables: &Tablebase) -> Review {
        let mut moves = Vec::new();
        let mut last = None;
        for studied in &self.stretches {
            let (found, stretch_points) = studied.reviews(tables);
            moves.extend(found);
            last = stretch_points.last().copied().or(last);
        }
        let (end, result) = (self.end, self.result);
        let rules = self.stretches.last().map(|it| it.game.rules());
        let is_certain_draw = rules.is_some_and(RuleSet::is_official)
            && end.board().occupied().len() <= tables.most_pieces()
            && tables.probe_result(&end) == Some(Wld::Draw);
        let of = |side: Color| {
            let own = moves
                .iter()
                .filter(|one: &&MoveReview| one.pos.turn() == side);
            accuracy(own.map(|one| one.judged))
        };
        let sides = moves
            .iter()
            .map(|one: &MoveReview| (one.pos.turn(), one.judged));
        Review {
            accuracy: Color::BOTH.map(of),
            turning_point: turning_point(sides, result),
            contradiction: last
                .and_then(|last| contradiction(result, end.turn(), last.score, is_certain_draw)),
            opening: self.opening,
            moves,
        }
    }
}

/// Consecutive moves, with the history that repetitions need.
struct Stretch {
    game: Game,
    /// The index of its first move among the nodes of the line.
    first_node: usize,
}

/// A game is one stretch, unless a new position is set up in the middle or the players continued
/// after the end of the game.
fn stretches(game: &PdnGame) -> Vec<Stretch> {
    let begin = |pos, first_node| Stretch {
        game: Game::from_position(pos, game.rules),
        first_node,
    };
    let mut stretches = Vec::new();
    let mut current = begin(game.start, 0);
    for (place, node) in game.line.nodes.iter().enumerate() {
        match node.action {
            Action::SetUp(pos) => {
                stretches.push(std::mem::replace(&mut current, begin(pos, place + 1)));
            }
            Action::Move(mv) => {
                if current.game.ending().is_some() {
                    let pos = *current.game.position();
                    stretches.push(std::mem::replace(&mut current, begin(pos, place)));
                }
                if current.game.play(mv).is_err() {
                    break;
                }
            }
        }
    }
    stretches.push(current);
    stretches
}

/// A stretch with what the searches found at each position.
#[derive(Clone, Debug)]
struct Studied {
    game: Game,
    first_node: usize,
    /// One for each position of the game, if it has moves.
    found: Vec<Look>,
    /// The positions to look at, the next one last.
    queue: Vec<(usize, Effort)>,
    /// How many looks are done.
    done: usize,
    /// How many more times close looks may raise new questions.
    rounds: usize,
}

/// What a search found.
#[derive(Clone, Debug)]
struct Look {
    score: Score,
    lines: Vec<Line>,
    is_deep: bool,
}

impl Studied {
    fn new(stretch: Stretch) -> Studied {
        let Stretch { game, first_node } = stretch;
        let places = match game.moves().len() {
            0 => 0,
            plies => plies + 1,
        };
        let unknown = Look {
            score: Score::DRAW,
            lines: Vec::new(),
            is_deep: false,
        };
        Studied {
            found: vec![unknown; places],
            queue: (0..places).map(|place| (place, Effort::Quick)).collect(),
            done: 0,
            rounds: ROUNDS,
            first_node,
            game,
        }
    }

    fn next(&self) -> Option<(Game, Effort)> {
        let &(place, effort) = self.queue.last()?;
        let mut game = self.game.clone();
        while game.moves().len() > place {
            game.take_back();
        }
        Some((game, effort))
    }

    fn hear(&mut self, lines: Vec<Line>) {
        let Some((place, effort)) = self.queue.pop() else {
            return;
        };
        self.done += 1;
        let over = || {
            let can_move = self.game.positions()[place].can_move_under(self.game.rules());
            if can_move {
                Score::DRAW
            } else {
                Score::loss_in(0)
            }
        };
        self.found[place] = Look {
            score: lines.first().map_or_else(over, |line| line.score),
            lines,
            is_deep: effort == Effort::Deep,
        };
        while self.queue.is_empty() && self.rounds > 0 {
            self.rounds -= 1;
            let doubtful = self.doubtful_steps().into_iter();
            let mut places: Vec<usize> = doubtful
                .flat_map(|step| [step, step + 1])
                .filter(|&place| !self.found[place].is_deep)
                .collect();
            places.dedup();
            self.queue = places
                .into_iter()
                .map(|place| (place, Effort::Deep))
                .collect();
        }
    }

    /// The value of each position for its side to move, with what came later taken into account.
    fn scores(&self) -> Vec<Score> {
        let plies = self.game.moves().len();
        let mut scores = vec![Score::DRAW; plies + 1];
        for (place, found) in self.found.iter().enumerate().rev() {
            let Some(&mv) = self.game.moves().get(place) else {
                scores[place] = found.score;
                continue;
            };
            let after = seen_a_ply_before(scores[place + 1]);
            // The search may have overlooked what is wrong with the move that was played, so only
            // its other lines count on their own.
            let other = alternative(found, mv).map(|line| line.score);
            scores[place] = other.map_or(after, |other| other.max(after));
        }
        scores
    }

    fn points(&self) -> Vec<Point> {
        let positions = self.game.positions().iter();
        let rules = self.game.rules();
        let point = |(pos, score): (&Position, Score)| Point {
            turn: pos.turn(),
            pieces: pos.board().occupied().len(),
            choices: pos.moves_under(rules).len(),
            score,
        };
        let mut points: Vec<Point> = positions.zip(self.scores()).map(point).collect();
        let drawn = ballot_plies(self.game.start(), self.game.moves());
        for point in &mut points[..drawn] {
            point.choices = 1;
        }
        points
    }

    /// The steps that deserve a close look: those that seem to lose something, and those after
    /// which the search changed its mind.
    fn doubtful_steps(&self) -> Vec<usize> {
        let points = self.points();
        let judged = judge(&Curve::CAREFUL, &points);
        let changed_its_mind = |step: usize| {
            let worth = |score| Curve::CAREFUL.points(score, points[step].pieces);
            let after = seen_a_ply_before(points[step + 1].score);
            worth(self.found[step].score) - worth(after) >= LOOK_AGAIN
        };
        let is_doubtful = |step: &usize| {
            let one = judged[*step];
            let is_choice = points[*step].choices > 1;
            is_choice && (one.mark.is_some() || one.lost >= LOOK_AGAIN || changed_its_mind(*step))
        };
        (0..judged.len()).filter(is_doubtful).collect()
    }

    fn reviews(&self, tables: &Tablebase) -> (Vec<MoveReview>, Vec<Point>) {
        if self.found.is_empty() {
            return (Vec::new(), Vec::new());
        }
        let points = self.points();
        let judged = judge(&Curve::CAREFUL, &points);
        let reviews = (0..judged.len())
            .map(|step| self.review_of(step, &points, judged[step], tables))
            .collect();
        (reviews, points)
    }

    fn review_of(
        &self,
        step: usize,
        points: &[Point],
        judged: Judged,
        tables: &Tablebase,
    ) -> MoveReview {
        let mv = self.game.moves()[step];
        let pos = self.game.positions()[step];
        let score = seen_a_ply_before(points[step + 1].score);
        let best_score = points[step].score;
        let played: Vec<Move> = [mv]
            .into_iter()
            .chain(first_moves(&self.found[step + 1]))
            .take(MAX_LINE)
            .collect();
        let best = match alternative(&self.found[step], mv) {
            Some(line) if line.score > score => line.moves.iter().copied().take(MAX_LINE).collect(),
            _ => played.clone(),
        };
        let rules = self.game.rules();
        // The best alternative to the best line: another line that was found, or the move.
        let others = self.found[step].lines.iter();
        let others = others.filter(|line| line.moves[0] != best[0] && line.moves[0] != mv);
        let second = others.map(|line| line.score).chain([score]).max();
        let has_second = self.found[step].lines.len() > 1;
        let second_score = second.filter(|_| has_second);
        let is_explained = judged.mark.is_some() && best[0] != mv;
        let reasons = is_explained.then(|| {
            explain(&Case {
                pos: &pos,
                rules,
                played: &played,
                played_score: score,
                best: &best,
                best_score,
                second_score,
                tables,
            })
        });
        MoveReview {
            node: self.first_node + step,
            pos,
            mv,
            score,
            best_score,
            best,
            played,
            second_score,
            judged,
            reasons: reasons.unwrap_or_default(),
        }
    }
}

/// The best line that doesn't start with this move.
fn alternative(found: &Look, mv: Move) -> Option<&Line> {
    found.lines.iter().find(|line| line.moves[0] != mv)
}

fn first_moves(found: &Look) -> impl Iterator<Item = Move> + '_ {
    found
        .lines
        .first()
        .into_iter()
        .flat_map(|line| line.moves.iter().copied())
}

/// The score of a position for the side that moved into it.
fn seen_a_ply_before(score: Score) -> Score {
    match score.kind() {
        ScoreKind::Proven { wins: true, plies } => Score::loss_in(plies + 1),
        ScoreKind::Proven { wins: false, plies } => Score::win_in(plies + 1),
        ScoreKind::Evaluation(_) | ScoreKind::Tablebase { .. } => -score,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Control, Engine, Limits, Options};
    use notation::pdn::{Mark, Reader};
    use std::time::Duration;

    fn read(pdn: &str) -> PdnGame {
        let game = Reader::new(pdn.as_bytes()).next().unwrap().unwrap();
        game.into_game().unwrap()
    }

    fn reviewed(pdn: &str) -> Review {
        let mut engine = Engine::new(Options {
            hash_mb: 1,
            ..Options::default()
        });
        let tables = engine.options().databases.clone();
        let mut look = |game: &Game, effort: Effort| {
            let limits = Limits {
                lines: effort.lines(),
                ..Limits::depth(if effort == Effort::Quick { 7 } else { 9 })
            };
            let clock = || Duration::ZERO;
            Some(engine.search(game, &limits, &Control::new(), &clock, &mut |_| {}))
        };
        review(&read(pdn), &tables, &mut look).unwrap()
    }

    #[test]
    fn a_thrown_game_shows_where_and_why() {
        // White gives away a piece for nothing on its second move.
        let found = reviewed("1. 11-15 23-19 2. 8-11 19-16 3. 11x20 22-17 1-0");
        assert_eq!(found.moves.len(), 6);
        let marked: Vec<usize> = (0..6)
            .filter(|&n| found.moves[n].judged.mark.is_some())
            .collect();
        assert_eq!(marked, [3]);
        let bad = &found.moves[3];
        assert!(bad.best_score > bad.score);
        assert_ne!(bad.best[0], bad.mv);
        assert_eq!(bad.played[0], bad.mv);
        assert!(
            matches!(bad.reasons[0], Reason::LosesPieces { count: 1, .. }),
            "{:?}",
            bad.reasons
        );
        assert_eq!(found.turning_point, Some(3));
        assert!(found.accuracy[0] > found.accuracy[1]);
        assert_eq!(found.by(Color::White).count(), 3);
        assert_eq!(found.opening.unwrap().name, "Old Faithful");
    }

    #[test]
    fn the_end_of_a_game_is_known() {
        let found = reviewed("[FEN \"B:W18:B14\"] 1. 14x23 *");
        assert_eq!(found.moves[0].score, Score::win_in(1));
        assert_eq!(found.moves[0].judged.mark, None);
        // A result that the tables refute.
        let found = reviewed("[FEN \"B:W32:BK6,K10,22\"] 1. 22-26 1/2-1/2");
        assert_eq!(
            found.contradiction,
            Some(Contradiction::DrawIsWon(Color::Black))
        );
    }

    #[test]
    fn a_thrown_ending_is_told_by_the_tables() {
        // The king leaves the only square that holds the draw.
        let found = reviewed("[FEN \"B:WK14,K15:BK1,28\"] 1. 28-32 *");
        assert_eq!(found.moves.len(), 1);
        let one = &found.moves[0];
        assert_eq!(one.judged.mark.is_some(), !one.reasons.is_empty());
        if let Some(Mark::Blunder) = one.judged.mark {
            assert!(matches!(one.reasons[0], Reason::ThrowsResult { .. }));
        }
    }

    #[test]
    fn setups_and_games_without_moves_are_no_obstacle() {
        assert_eq!(reviewed("[Black \"Ann\"] *").moves, []);
        let found = reviewed("1. 11-15 /FEN \"B:W18:B14\"/ 2. 14x23 *");
        let nodes: Vec<usize> = found.moves.iter().map(|one| one.node).collect();
        assert_eq!(nodes, [0, 2]);
    }

    #[test]
    fn a_review_can_be_broken_off() {
        let none = &mut |_: &Game, _: Effort| None;
        let tables = Tablebase::empty();
        let mut game = PdnGame::new();
        assert_eq!(review(&game, &tables, none).unwrap().moves, []);
        game.line.nodes.push(Position::START.moves()[0].into());
        assert_eq!(review(&game, &tables, none), None);
    }
}
