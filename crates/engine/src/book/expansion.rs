//! Growing a book: drop-out expansion.

use super::{Book, BookMove};
use rules::{Color, Move, Position};
use std::collections::HashMap;

/// A book that grows, position by position.
///
/// To expand a position is to search every move in it. What is expanded next is what a good player
/// is likeliest to meet: each ply away from an opening costs something, and so does each hundredth of
/// a man that a move gives up, whoever plays it. The cheapest positions come first, so main lines
/// grow long and bad moves stay short: they drop out. Scores are carried back from the ends, so
/// every new line can change the judgement of an old one.
///
/// It searches nothing by itself and its order depends on nothing but the scores: [`Expansion::next`] says what to
/// expand, [`Expansion::add`] takes the scores.
#[derive(Clone, Debug)]
pub struct Expansion {
    nodes: Vec<Node>,
    places: HashMap<Position, usize>,
    expanded: usize,
}

#[derive(Clone, Debug)]
struct Node {
    pos: Position,
    /// Whether an opening leads here: then it costs nothing to reach.
    is_root: bool,
    /// What the search said, for the side to move.
    searched: i16,
    /// What is known with all that was expanded behind it.
    value: i16,
    /// What it costs to get here.
    cost: u32,
    /// The moves; none yet if it was not expanded.
    edges: Vec<Edge>,
}

#[derive(Clone, Copy, Debug)]
struct Edge {
    mv: Move,
    to: usize,
}

/// What a ply costs. A hundredth of a man costs 1.
const PLY_COST: u32 = 10;
/// Positions that are more unequal than this need no book: a search finds its way, or there is none.
const MAX_EXPANDED: i16 = 150;
/// A move that gives up more than this, in hundredths of a man, is not recommended.
const MAX_LOSS: i16 = 20;
/// A move is chosen half as often for each so many hundredths of a man that it gives up.
const HALF_LOSS: f64 = 5.0;
/// The weight of the best move.
const FULL_WEIGHT: f64 = 100.0;

impl Expansion {
    /// An expansion from the start and from these openings, each given by its moves. All
    /// positions on the way there belong to it. An opening ends before its first illegal move.
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

    /// How many positions have been expanded.
    pub const fn len(&self) -> usize {
        self.expanded
    }

    /// Whether nothing has been expanded.
    pub const fn is_empty(&self) -> bool {
        self.expanded == 0
    }

    /// Takes what the search found out about a position: each legal move with what it is worth
    /// for the side that plays it, in hundredths of a man. Returns whether that was asked for:
    /// the position is known, not expanded yet, and these are its moves.
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

    /// The next positions to expand, at most so many, the most important first. None are left when
    /// every line ends with a king or a decision.
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

    /// The book of all that was expanded.
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

    /// The place of a position, which is added if it is new.
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

    /// Carries values back from the ends, and costs forward from the openings.
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

/// A number that rises with every move of men: a piece fewer, or a man that is farther advanced.
fn progress(pos: &Position) -> u32 {
    let board = pos.board();
    let advance = |color: Color| -> u32 {
        let men = board.pieces(color) & !board.kings();
        let home = color.back_row().first().map_or(0, rules::Square::row);
        men.into_iter()
            .map(|sq| u32::from(sq.row().abs_diff(home)))
            .sum()
    };
    // All men together advance by less than this.
    const PIECE: u32 = 256;
    PIECE * (24 - board.occupied().len()) + advance(Color::Black) + advance(Color::White)
}

/// Openings always, else what is neither decided nor an ending with kings. Without kings no position
/// comes again, so values can be carried back in one pass.
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

    /// Scores every move with what its bits say, from -40 to 40.
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
        // From every position the best move has full weight, and the line goes on where it can.
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
                // A book file rounds scores.
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
