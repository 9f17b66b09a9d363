//! Growing a book: drop-out expansion.

use super::{Book, BookMove};
use rules::{Color, Move, Position};
use std::collections::HashMap;

/// A book under construction, grown position by position.
///
/// Expanding a position means searching every move in it. The next position to expand is the one a
/// good player is likeliest to meet. Each ply away from an opening has a cost, and so does each
/// hundredth of a man that a move gives up, no matter which side plays it. The cheapest positions
/// come first, so main lines grow long and bad moves drop out early. Scores are propagated back
/// from the leaves, so every new line can change the verdict on an old one.
///
/// It doesn't search. [`Expansion::next`] returns the positions to expand, and [`Expansion::add`]
/// takes their scores. The order depends only on the scores.
#[derive(Clone, Debug)]
pub struct Expansion {
    nodes: Vec<Node>,
    places: HashMap<Position, usize>,
    expanded: usize,
}

#[derive(Clone, Debug)]
struct Node {
    pos: Position,
    /// Whether an opening leads here. If so, it costs nothing to reach.
    is_root: bool,
    /// The search score, for the side to move.
    searched: i16,
    /// The value propagated back from everything expanded below it, for the side to move.
    value: i16,
    /// The cost of the cheapest path here.
    cost: u32,
    /// The moves, empty until the node is expanded.
    edges: Vec<Edge>,
}

#[derive(Clone, Copy, Debug)]
struct Edge {
    mv: Move,
    to: usize,
}

/// The cost of a ply. A hundredth of a man costs 1.
const PLY_COST: u32 = 10;
/// More lopsided positions than this need no book: the search wins them, or they can't be saved.
const MAX_EXPANDED: i16 = 150;
/// A move that gives up more than this isn't recommended, in hundredths of a man.
const MAX_LOSS: i16 = 20;
/// A move's weight is halved for every this many hundredths of a man that it gives up.
const HALF_LOSS: f64 = 5.0;
/// The weight of the best move.
const FULL_WEIGHT: f64 = 100.0;

impl Expansion {
    /// An expansion from the start and from these openings, each given as its moves. Every position
    /// along an opening is a root too. An opening ends before its first illegal move.
    pub fn new<'a>(openings: impl IntoIterator<Item = &'a [Move]>) -> Expansion {
        let mut expansion = Expansion {
            nodes: Vec::new(),
            places: HashMap::new(),
            expanded: 0,
        };
        expansion.root(Position::START);
        for opening in openings {
            let mut pos = Position::START;
            for &mv in opening {
                let Ok(after) = pos.play(mv) else { break };
                pos = after;
                expansion.root(pos);
            }
        }
        expansion
    }

    /// The number of expanded positions.
    pub const fn len(&self) -> usize {
        self.expanded
    }

    /// Whether nothing has been expanded.
    pub const fn is_empty(&self) -> bool {
        self.expanded == 0
    }

    /// Takes the search results for a position: each legal move with its worth to the side that
    /// plays it, in hundredths of a man. Returns whether they were accepted: the position must be
    /// known and not expanded yet, and the moves must be exactly its legal moves.
    pub fn add(&mut self, pos: &Position, scores: &[(Move, i16)]) -> bool {
        let legal = pos.moves();
        let is_complete = !scores.is_empty()
            && scores.len() == legal.len()
            && legal.iter().all(|mv| scores.iter().any(|it| it.0 == *mv));
        let Some(&place) = self.places.get(pos).filter(|_| is_complete) else {
            return false;
        };
        if !self.nodes[place].edges.is_empty() {
            return false;
        }
        let limit = Book::MAX_SCORE;
        for &(mv, score) in scores {
            let to = self.node(pos.play_unchecked(mv));
            let node = &mut self.nodes[to];
            node.searched = (-score).clamp(-limit, limit);
            node.value = node.searched;
            self.nodes[place].edges.push(Edge { mv, to });
        }
        self.expanded += 1;
        true
    }

    /// The next positions to expand, at most `count` of them, the most important first. Empty once
    /// every line ends in a king or a decided position.
    pub fn next(&mut self, count: usize) -> Vec<Position> {
        self.update();
        let mut open: Vec<&Node> = self
            .nodes
            .iter()
            .filter(|node| node.edges.is_empty() && is_worth_it(node))
            .collect();
        open.sort_by_key(|node| node.cost);
        open.into_iter().take(count).map(|node| node.pos).collect()
    }

    /// The book of everything expanded.
    pub fn book(&mut self) -> Book {
        self.update();
        let mut known = HashMap::new();
        for node in &self.nodes {
            let best = node.value;
            let moves = node.edges.iter().filter_map(|edge| {
                let after = &self.nodes[edge.to];
                let score = -after.value;
                let weight = weight_of(best - score);
                let leads_on = !after.edges.is_empty();
                let mv = edge.mv;
                (weight > 0 || leads_on).then_some(BookMove { mv, weight, score })
            });
            known.insert(node.pos, moves.collect());
        }
        Book::new(&known)
    }

    fn root(&mut self, pos: Position) {
        let place = self.node(pos);
        self.nodes[place].is_root = true;
    }

    /// The index of a position. A new position is added.
    fn node(&mut self, pos: Position) -> usize {
        *self.places.entry(pos).or_insert_with(|| {
            self.nodes.push(Node {
                pos,
                is_root: false,
                searched: 0,
                value: 0,
                cost: u32::MAX,
                edges: Vec::new(),
            });
            self.nodes.len() - 1
        })
    }

    /// Propagates values back from the leaves and costs forward from the openings.
    fn update(&mut self) {
        let mut order: Vec<usize> = (0..self.nodes.len()).collect();
        order.sort_by_key(|&place| progress(&self.nodes[place].pos));
        for &place in order.iter().rev() {
            let best = self.nodes[place]
                .edges
                .iter()
                .map(|edge| -self.nodes[edge.to].value)
                .max();
            let node = &mut self.nodes[place];
            node.value = best.unwrap_or(node.searched);
            node.cost = if node.is_root { 0 } else { u32::MAX };
        }
        for place in order {
            let Node { value, cost, .. } = self.nodes[place];
            for at in 0..self.nodes[place].edges.len() {
                let to = self.nodes[place].edges[at].to;
                let loss = value.saturating_add(self.nodes[to].value).max(0);
                let through = cost
                    .saturating_add(PLY_COST)
                    .saturating_add(loss.unsigned_abs().into());
                self.nodes[to].cost = self.nodes[to].cost.min(through);
            }
        }
    }
}

/// A number that grows with every move of a man and with every capture.
fn progress(pos: &Position) -> u32 {
    let board = pos.board();
    let advance = |color: Color| -> u32 {
        let men = board.pieces(color) & !board.kings();
        let home = color.back_row().first().map_or(0, rules::Square::row);
        men.into_iter()
            .map(|sq| u32::from(sq.row().abs_diff(home)))
            .sum()
    };
    // The combined advance of all men is less than this.
    const PIECE: u32 = 256;
    PIECE * (24 - board.occupied().len()) + advance(Color::Black) + advance(Color::White)
}

/// Openings and undecided positions, as long as there are no kings. Without kings no position can
/// repeat, so one pass is enough to propagate values back.
fn is_worth_it(node: &Node) -> bool {
    let is_open = node.searched.abs() <= MAX_EXPANDED || node.is_root;
    is_open && node.pos.board().kings().is_empty() && node.cost < u32::MAX
}

fn weight_of(loss: i16) -> u8 {
    if loss > MAX_LOSS {
        return 0;
    }
    (FULL_WEIGHT * 0.5f64.powf(f64::from(loss) / HALF_LOSS)).round() as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Scores every move by its bits, from -40 to 40.
    fn scores(pos: &Position) -> Vec<(Move, i16)> {
        let score = |mv: Move| (mv.bits().wrapping_mul(2_654_435_761) >> 20) % 81;
        let moves = pos.moves();
        moves
            .iter()
            .map(|&mv| (mv, score(mv) as i16 - 40))
            .collect()
    }

    fn grown(count: usize, at_a_time: usize) -> Expansion {
        let ballot: Vec<Move> = {
            let first = Position::START.moves()[0];
            let second = Position::START.play_unchecked(first).moves()[0];
            vec![first, second]
        };
        let mut expansion = Expansion::new([&ballot[..]]);
        while expansion.len() < count {
            for pos in expansion.next(at_a_time) {
                assert!(expansion.add(&pos, &scores(&pos)));
            }
        }
        expansion
    }

    #[test]
    fn good_moves_grow_longer_lines() {
        let mut expansion = grown(400, 10);
        let book = expansion.book();
        assert!((300..=410).contains(&book.len()), "{}", book.len());
        // In every position on the main line, the best move has full weight.
        let mut pos = Position::START;
        let mut plies = 0;
        while let Some(best) = book.moves(&pos).iter().max_by_key(|found| found.weight) {
            assert_eq!(best.weight, 100);
            pos = pos.play_unchecked(best.mv);
            plies += 1;
        }
        assert!(plies >= 6, "{plies}");
    }

    #[test]
    fn values_are_carried_back() {
        let mut expansion = grown(200, 7);
        let book = expansion.book();
        for node in expansion.nodes.iter().filter(|node| !node.edges.is_empty()) {
            let best = node
                .edges
                .iter()
                .map(|edge| -expansion.nodes[edge.to].value);
            assert_eq!(best.max(), Some(node.value));
            for found in book.moves(&node.pos) {
                let loss = node.value - found.score;
                // Scores in a book are rounded.
                assert!(found.weight == 0 || loss <= MAX_LOSS + 1, "{loss}");
            }
        }
    }

    #[test]
    fn progress_rises_along_every_line() {
        let mut dice = testkit::Dice::new(3);
        for _ in 0..200 {
            let game = testkit::random_game_positions(&mut dice, rules::RuleSet::OFFICIAL, 60);
            for pair in game.windows(2) {
                if pair[1].board().kings().is_empty() {
                    assert!(progress(&pair[0]) < progress(&pair[1]));
                }
            }
        }
    }

    #[test]
    fn only_what_was_asked_for_is_taken() {
        let mut expansion = Expansion::new([]);
        assert!(expansion.is_empty());
        assert_eq!(expansion.next(5), [Position::START]);
        let all = scores(&Position::START);
        assert!(!expansion.add(&Position::START, &all[1..]));
        let other = Position::START.play_unchecked(all[0].0);
        assert!(!expansion.add(&other, &scores(&other)));
        assert!(expansion.add(&Position::START, &all));
        assert!(!expansion.add(&Position::START, &all));
        assert_eq!(expansion.next(100).len(), 7);
    }
}
