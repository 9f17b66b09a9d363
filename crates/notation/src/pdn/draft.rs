//! A game during parsing.

use super::problem::ProblemKind;
use super::rest::{Rest, comments_of};
use super::tree::{Action, Line, Node, Variation};
use super::written::{FlawAt, PlacedMove, WrittenGame};
use super::{Comment, GameResult, MAX_DEPTH, Nag, Place, Strength};

/// A game during parsing.
pub(super) struct Draft {
    pub(super) game: WrittenGame,
    /// The main line, and inside it the open variations.
    open: Vec<OpenLine>,
    /// The number of open variations that are only kept as text.
    ignored: usize,
    /// Text that isn't part of the game, until it becomes a comment.
    pub(super) rest: Rest,
    pub(super) pending_number: Option<u32>,
    pub(super) after_stray: bool,
    /// Whether the last token was a move, or signs after one.
    pub(super) after_move: bool,
    pub(super) star_may_end: bool,
    told_of_depth: bool,
    pub(super) told_of_tags: bool,
}

/// A larger number without a dot before the first move isn't its number: it's a year, say.
const MOST_MOVES: u32 = 999;

const fn half(plies: usize) -> u32 {
    (plies / 2) as u32
}

/// A line during parsing.
struct OpenLine {
    line: Line<PlacedMove>,
    /// The number of plies before its first move.
    plies_before: u32,
    /// Variations and annotations before the first move. They go to the move that follows.
    early: Vec<Variation<PlacedMove>>,
    early_nags: Vec<Nag>,
    /// Its last move number, and how many moves and setups were before it.
    last_number: Option<(u32, usize)>,
    /// Where the variation started.
    place: Place,
    /// Whether it has an error, so the rest is only kept as text.
    broken: bool,
}

impl OpenLine {
    fn new(plies_before: u32, place: Place) -> OpenLine {
        OpenLine {
            line: Line::default(),
            plies_before,
            early: Vec::new(),
            early_nags: Vec::new(),
            last_number: None,
            place,
            broken: false,
        }
    }

    /// Where a comment goes.
    fn comments(&mut self) -> &mut Vec<Comment> {
        match self.line.nodes.last_mut() {
            Some(node) => match node.variations.last_mut() {
                Some(variation) => &mut variation.after,
                None => &mut node.comments,
            },
            None => match self.early.last_mut() {
                Some(variation) => &mut variation.after,
                None => &mut self.line.comments,
            },
        }
    }

    /// Keeps annotations that have no move.
    fn keep_early_nags(&mut self) {
        let nags: Vec<String> = self.early_nags.iter().map(ToString::to_string).collect();
        self.line.comments.extend(Comment::new(&nags.join(" ")));
    }

    /// The ply of its next move.
    fn ply(&self) -> u32 {
        self.plies_before
            .saturating_add(self.line.nodes.len() as u32)
    }
}

impl Draft {
    pub(super) fn new(number: u64, place: Place) -> Draft {
        Draft {
            game: WrittenGame::new(number, place),
            open: vec![OpenLine::new(0, place)],
            ignored: 0,
            rest: Rest::default(),
            pending_number: None,
            after_stray: false,
            after_move: false,
            star_may_end: false,
            told_of_depth: false,
            told_of_tags: false,
        }
    }

    fn current(&mut self) -> &mut OpenLine {
        self.open.last_mut().expect("the main line is always open")
    }

    fn main(&self) -> &OpenLine {
        &self.open[0]
    }

    /// Whether there are tags or moves.
    pub(super) fn has_game(&self) -> bool {
        !self.game.tags.is_empty() || self.has_moves()
    }

    /// Whether there are comments without a game.
    pub(super) fn has_comments(&self) -> bool {
        !self.main().line.comments.is_empty()
    }

    /// Whether the move section has started.
    pub(super) fn has_moves(&self) -> bool {
        self.in_variation() || !self.main().line.nodes.is_empty() || self.main().broken
    }

    pub(super) fn in_variation(&self) -> bool {
        self.open.len() > 1 || self.ignored > 0
    }

    /// Whether the current input is only kept as text.
    pub(super) fn is_skipping(&self) -> bool {
        self.ignored > 0 || self.open.last().is_some_and(|line| line.broken)
    }

    /// Whether a new first move must mean a new game.
    pub(super) fn may_be_over(&self) -> bool {
        self.open.len() == 1 && (self.main().line.nodes.len() > 2 || self.main().broken)
    }

    pub(super) fn flaw(&mut self, place: Place, kind: ProblemKind) {
        self.game.flaws.push(FlawAt::Game, place, kind);
    }

    pub(super) fn flaw_at_move(&mut self, place: Place, kind: ProblemKind) {
        let at = if self.has_moves() {
            FlawAt::Ply(self.current().ply())
        } else {
            FlawAt::Game
        };
        self.game.flaws.push(at, place, kind);
    }

    /// Records a flaw, unless everything is only kept as text anyway.
    pub(super) fn flaw_in_line(&mut self, place: Place, kind: ProblemKind) {
        if !self.is_skipping() {
            self.flaw_at_move(place, kind);
        }
    }

    /// Reports an error in the current line. The rest of it is only kept as text.
    pub(super) fn break_line(&mut self, place: Place, kind: ProblemKind) {
        if !self.is_skipping() {
            let at = FlawAt::Ply(self.current().ply());
            self.game.flaws.push(at, place, kind);
            self.current().broken = true;
        }
    }

    /// Whether the next move can have this number, as far as numbers and moves before it show.
    pub(super) fn expects_number(&self, number: u32) -> bool {
        let line = self.open.last().expect("the main line is always open");
        let expected = match line.last_number {
            Some((last, at)) => last..=last.saturating_add(half(line.line.nodes.len() - at) + 1),
            // A fragment can start anywhere.
            None if line.line.nodes.is_empty() => 1..=MOST_MOVES,
            None => half(line.ply() as usize)..=half(line.ply() as usize) + 2,
        };
        expected.contains(&number)
    }

    /// Notes a move number.
    pub(super) fn add_number(&mut self, number: u32) {
        let line = self.current();
        line.last_number = Some((number, line.line.nodes.len()));
    }

    pub(super) fn add_move(&mut self, mv: PlacedMove) {
        self.add_node(Node::from(mv));
        self.after_move = true;
    }

    pub(super) fn add_node(&mut self, mut node: Node<PlacedMove>) {
        self.pending_number = None;
        let is_main = self.open.len() == 1;
        let current = self.current();
        if is_main && current.line.nodes.is_empty() {
            // Room for an ordinary game, so that the moves aren't copied repeatedly.
            current.line.nodes.reserve(64);
        }
        node.variations = std::mem::take(&mut current.early);
        node.nags = std::mem::take(&mut current.early_nags);
        current.line.nodes.push(node);
    }

    /// Returns whether there's a move to add it to. A setup has no strength, and a move has one.
    pub(super) fn add_strength(&mut self, strength: Strength) -> bool {
        match self.current().line.nodes.last_mut() {
            Some(node) if matches!(node.action, Action::Move(_)) => {
                *node.strength.get_or_insert(strength) == strength
            }
            _ => false,
        }
    }

    pub(super) fn add_nag(&mut self, nag: Nag) {
        let current = self.current();
        match current.line.nodes.last_mut() {
            Some(node) => node.nags.push(nag),
            None => current.early_nags.push(nag),
        }
    }

    /// Turns the text that isn't part of the game into a comment.
    pub(super) fn flush(&mut self) {
        if let Some(comment) = self.rest.take() {
            self.current().comments().push(comment);
        }
    }

    pub(super) fn add_comment(&mut self, text: &str) {
        self.flush();
        // In text, a clock isn't the clock of the last move.
        let is_text = self.is_skipping();
        let current = self.current();
        let comment = match current.line.nodes.last_mut() {
            Some(node) if node.clock.is_none() && !is_text => {
                let (clock, comment) = Comment::with_clock(text);
                node.clock = clock;
                comment
            }
            _ => Comment::new(text),
        };
        current.comments().extend(comment);
    }

    pub(super) fn open_variation(&mut self, place: Place) {
        self.pending_number = None;
        let too_deep = self.open.len() > MAX_DEPTH;
        if self.is_skipping() || too_deep {
            if too_deep && !std::mem::replace(&mut self.told_of_depth, true) {
                self.flaw_at_move(place, ProblemKind::NestedTooDeep);
            }
            self.rest.word("(", false);
            self.ignored += 1;
        } else {
            // It replaces the last move of the line.
            let plies_before = self.current().ply().saturating_sub(1);
            self.open.push(OpenLine::new(plies_before, place));
        }
    }

    pub(super) fn close_variation(&mut self, place: Place) {
        self.pending_number = None;
        if self.ignored > 0 {
            self.rest.word(")", true);
            self.ignored -= 1;
            if !self.is_skipping() {
                self.flush();
            }
        } else if self.open.len() > 1 {
            self.flush();
            let closed = self.open.pop().expect("there are two lines");
            self.attach(closed);
        } else if self.is_skipping() {
            self.rest.word(")", true);
        } else {
            self.flaw_at_move(place, ProblemKind::ClosesNothing { sign: ')' });
        }
    }

    /// Attaches a variation to the move it replaces.
    fn attach(&mut self, mut closed: OpenLine) {
        closed.keep_early_nags();
        let current = self.current();
        let variations = match current.line.nodes.last_mut() {
            Some(node) => &mut node.variations,
            None => &mut current.early,
        };
        if !closed.line.is_empty() {
            variations.push(Variation::from(closed.line));
        }
        // Variations inside a variation without moves have nowhere else to go.
        variations.extend(closed.early);
    }

    /// Closes every variation at the end of the game.
    pub(super) fn close_variations(&mut self) {
        self.flush();
        if self.open.len() > 1 {
            let place = self.current().place;
            self.flaw_at_move(place, ProblemKind::UnclosedVariation);
        }
        self.ignored = 0;
        while self.open.len() > 1 {
            let closed = self.open.pop().expect("there are two lines");
            self.attach(closed);
        }
    }

    /// A star right after the last move of a game ended it after all.
    pub(super) fn take_star_as_terminator(&mut self) -> bool {
        if !self.star_may_end {
            return false;
        }
        if let Some(node) = self.current().line.nodes.last_mut() {
            node.nags.pop();
        }
        self.game.terminator = Some(GameResult::Unknown);
        true
    }

    pub(super) fn finish(mut self) -> WrittenGame {
        self.flush();
        self.game.is_game = self.has_game() || self.game.terminator.is_some();
        let mut main = self.open.swap_remove(0);
        main.keep_early_nags();
        if !main.early.is_empty() {
            // A variation on no move at all.
            let text = "(".to_owned();
            self.flaw(self.game.place, ProblemKind::StrayText { text });
            for variation in main.early {
                main.line.comments.extend(variation.line.comments);
                main.line.comments.extend(comments_of(variation.line.nodes));
                main.line.comments.extend(variation.after);
            }
        }
        self.game.line = main.line;
        self.game
    }
}
