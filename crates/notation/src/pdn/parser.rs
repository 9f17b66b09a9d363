//! Words to games, one at a time.

use super::lexer::Lexer;
use super::problem::{PositionFault, ProblemKind};
use super::tags::repaired_name;
use super::token::{Ahead, Scale, TagForm, Token, TokenKind};
use super::tree::{Action, Line, Node, Variation};
use super::written::{Flaw, PlacedMove, WrittenGame, WrittenTag};
use super::{Comment, GameResult, MAX_DEPTH, MAX_PROBLEMS, MAX_TAGS, Nag, Place, Strength};
use crate::Fen;
use rules::{Color, Position};
use std::io::{self, BufRead};

/// Puts tokens together to games.
///
/// It goes on after every problem. In a variation it goes on behind the variation, in the main line
/// with the next game: behind the next result, or at the next tag.
pub(super) struct Parser<R> {
    lexer: Lexer<R>,
    /// A token that belongs to the next game. The lexer still has its text.
    held: Option<Token>,
    games: u64,
    told_of_encoding: bool,
    ended: bool,
}

impl<R: BufRead> Parser<R> {
    pub(super) fn new(source: R) -> Parser<R> {
        Parser {
            lexer: Lexer::new(source),
            held: None,
            games: 0,
            told_of_encoding: false,
            ended: false,
        }
    }

    /// The next game, or `None` after the last.
    pub(super) fn next_game(&mut self) -> io::Result<Option<WrittenGame>> {
        if self.ended {
            return Ok(None);
        }
        let place = match &self.held {
            Some(token) => token.place,
            None => self.lexer.place()?,
        };
        let mut draft = Draft::new(self.games + 1, place);
        if self.games == 0 && self.lexer.is_utf_16()? {
            self.ended = true;
            draft.flaw(place, ProblemKind::Utf16);
            return Ok(Some(draft.finish()));
        }
        loop {
            let token = match self.held.take() {
                Some(token) => token,
                None => self.lexer.next_token()?,
            };
            if token.kind == TokenKind::End {
                self.ended = true;
                return Ok(self.at_end(draft));
            }
            let place = token.place;
            if let Next::GameEnds = self.read(token, &mut draft)? {
                self.games += 1;
                return Ok(Some(draft.finish()));
            }
            self.tell_of_text(place, &mut draft);
        }
    }

    /// What is left when the text ends.
    fn at_end(&mut self, mut draft: Draft) -> Option<WrittenGame> {
        if draft.has_game() {
            draft.take_star_as_terminator();
            draft.close_variations();
        } else if !draft.game.flaws.is_empty() && self.games == 0 {
            draft.flaw(draft.game.place, ProblemKind::NoGame);
        } else if draft.game.flaws.is_empty() {
            return None;
        }
        self.games += 1;
        Some(draft.finish())
    }

    fn read(&mut self, token: Token, draft: &mut Draft) -> io::Result<Next> {
        let was_stray = std::mem::take(&mut draft.after_stray);
        let after_move = std::mem::take(&mut draft.after_move);
        let place = token.place;
        if token.kind != TokenKind::Star && !matches!(token.kind, TokenKind::Tag(_)) {
            draft.star_may_end = false;
        }
        match token.kind {
            TokenKind::Tag(form) => return Ok(self.tag(token, form, was_stray, draft)),
            TokenKind::MoveNumber { number, dots } => {
                if number == 1 && dots == 1 && token.first_on_line && draft.may_be_over() {
                    draft.close_variations();
                    draft.flaw(place, ProblemKind::NoTerminator);
                    self.held = Some(token);
                    return Ok(Next::GameEnds);
                }
                // A number without a dot may be anything, so nothing is concluded from it.
                draft.pending_number = (dots > 0).then_some(number);
            }
            TokenKind::Move { written, letters } => match written {
                Ok(written) => draft.add_move(PlacedMove {
                    written,
                    letters,
                    number: draft.pending_number,
                    place,
                }),
                Err(why) => {
                    let text = self.lexer.text().to_owned();
                    draft.break_line(place, ProblemKind::NotAMove { text, why });
                }
            },
            TokenKind::Strength(strength) => {
                draft.after_move = after_move;
                if !draft.add_strength(strength) {
                    self.stray(place, was_stray, draft);
                }
            }
            TokenKind::Nag(Some(nag)) => draft.add_nag(nag),
            TokenKind::Nag(None) => {
                let text = self.lexer.text().to_owned();
                draft.flaw_in_line(place, ProblemKind::NotANag { text });
            }
            TokenKind::Comment { closed } => {
                draft.add_comment(self.lexer.text());
                if !closed {
                    draft.flaw_at_move(place, ProblemKind::UnclosedComment);
                }
            }
            TokenKind::Open => draft.open_variation(place),
            TokenKind::Close => draft.close_variation(place),
            TokenKind::SetUp { closed: true } => match read_set_up(self.lexer.text()) {
                Ok(position) => draft.add_node(Node::new(Action::SetUp(position))),
                Err((fen, why)) => {
                    draft.break_line(place, ProblemKind::NotAPosition { fen, why });
                }
            },
            TokenKind::SetUp { closed: false } => {
                draft.break_line(place, ProblemKind::UnclosedSetUp);
            }
            TokenKind::Star => return self.star(&token, after_move, draft),
            TokenKind::Result { scale } => return self.result(&token, scale, draft),
            TokenKind::Dots => {}
            TokenKind::StrayBrace => {
                draft.flaw_in_line(place, ProblemKind::ClosesNothing { sign: '}' });
            }
            TokenKind::Stray => self.stray(place, was_stray, draft),
            TokenKind::End => unreachable!("the caller handles the end"),
        }
        Ok(Next::GameGoesOn)
    }

    fn tag(&mut self, token: Token, form: TagForm, was_stray: bool, draft: &mut Draft) -> Next {
        let place = token.place;
        let name = repaired_name(self.lexer.tag_name());
        let as_written = name.as_deref() == Some(self.lexer.tag_name());
        if draft.has_moves() {
            // In the middle of moves only what is surely a tag begins a new game.
            if form == TagForm::Unquoted || !as_written {
                self.stray(place, was_stray, draft);
                return Next::GameGoesOn;
            }
            if !draft.take_star_as_terminator() {
                draft.flaw(place, ProblemKind::NoTerminator);
            }
            draft.close_variations();
            self.held = Some(token);
            return Next::GameEnds;
        }
        let Some(name) = name else {
            self.stray(place, was_stray, draft);
            return Next::GameGoesOn;
        };
        if draft
            .game
            .tags
            .first()
            .is_some_and(|first| first.name == name)
        {
            // A second `[Event …]`: the game above had no moves.
            draft.flaw(place, ProblemKind::NoTerminator);
            self.held = Some(token);
            return Next::GameEnds;
        }
        if draft.game.tags.iter().any(|tag| tag.name == name) {
            draft.flaw(place, ProblemKind::RepeatedTag { name });
            return Next::GameGoesOn;
        }
        if form != TagForm::Sound || !as_written {
            let name = name.clone();
            draft.flaw(place, ProblemKind::BrokenTag { name });
        }
        if draft.game.tags.len() >= MAX_TAGS {
            if !std::mem::replace(&mut draft.told_of_tags, true) {
                draft.flaw(place, ProblemKind::TooManyTags);
            }
        } else {
            let value = self.lexer.text().to_owned();
            draft.game.tags.push(WrittenTag { name, value, place });
        }
        Next::GameGoesOn
    }

    /// `*`: right behind a move it says that the move was forced. Anywhere else it ends the game.
    fn star(&mut self, token: &Token, after_move: bool, draft: &mut Draft) -> io::Result<Next> {
        if !draft.has_game() {
            return Ok(Next::GameGoesOn);
        }
        let forced = (token.glued && after_move)
            || (draft.in_variation() && !matches!(self.lexer.ahead()?, Ahead::End | Ahead::Tag));
        if !forced {
            return self.end_with(GameResult::Unknown, token.place, draft);
        }
        draft.add_nag(Nag::FORCED);
        // At the very end of a game it is the end after all.
        draft.star_may_end = !draft.in_variation() && !draft.is_broken();
        Ok(Next::GameGoesOn)
    }

    fn result(&mut self, token: &Token, scale: Scale, draft: &mut Draft) -> io::Result<Next> {
        let text = self.lexer.text().to_owned();
        let place = token.place;
        if !draft.has_game() {
            return Ok(Next::GameGoesOn);
        }
        let Some(result) = GameResult::read(&text, Color::Black) else {
            return Ok(Next::GameGoesOn);
        };
        let ahead = self.lexer.ahead()?;
        if draft.in_variation() && !matches!(ahead, Ahead::End | Ahead::Tag | Ahead::FirstNumber) {
            draft.flaw_in_line(place, ProblemKind::ResultInVariation { text: text.clone() });
            draft.add_comment(&text);
            return Ok(Next::GameGoesOn);
        }
        if scale == Scale::International {
            // Moves after it show that it was a move, only a wrong one.
            if ahead == Ahead::Word {
                match text.parse() {
                    Ok(written) => draft.add_move(PlacedMove {
                        written,
                        letters: false,
                        number: draft.pending_number,
                        place,
                    }),
                    Err(why) => draft.break_line(place, ProblemKind::NotAMove { text, why }),
                }
                return Ok(Next::GameGoesOn);
            }
            draft.flaw(place, ProblemKind::InternationalResult { text, result });
        }
        self.end_with(result, place, draft)
    }

    /// Ends the game. Comments on the line of its end still belong to it.
    fn end_with(
        &mut self,
        result: GameResult,
        place: Place,
        draft: &mut Draft,
    ) -> io::Result<Next> {
        draft.close_variations();
        draft.game.terminator = Some(result);
        loop {
            let token = self.lexer.next_token()?;
            if matches!(token.kind, TokenKind::Comment { .. }) && token.place.line == place.line {
                draft.add_comment(self.lexer.text());
                self.tell_of_text(token.place, draft);
                if token.kind == (TokenKind::Comment { closed: false }) {
                    draft.flaw_at_move(token.place, ProblemKind::UnclosedComment);
                }
            } else {
                self.held = Some(token);
                return Ok(Next::GameEnds);
            }
        }
    }

    fn stray(&self, place: Place, was_stray: bool, draft: &mut Draft) {
        draft.after_stray = true;
        // One report for a run of stray words is enough.
        if !was_stray {
            let text = self.lexer.text().to_owned();
            draft.flaw_in_line(place, ProblemKind::StrayText { text });
        }
    }

    /// Reports what is wrong with the bytes of a token.
    fn tell_of_text(&mut self, place: Place, draft: &mut Draft) {
        if self.lexer.was_cut_off() {
            draft.flaw_at_move(place, ProblemKind::TooLong);
        }
        if self.lexer.was_not_utf_8() && !std::mem::replace(&mut self.told_of_encoding, true) {
            draft.flaw(place, ProblemKind::NotUtf8);
        }
    }

    /// How many bytes are held between games.
    #[cfg(test)]
    pub(super) fn capacity(&self) -> usize {
        self.lexer.capacity()
    }
}

enum Next {
    GameGoesOn,
    GameEnds,
}

/// The position in the text of a set-up, or the FEN in it and what is wrong with it.
fn read_set_up(text: &str) -> Result<Position, (String, PositionFault)> {
    let fen = text.trim();
    let fen = fen.strip_prefix("FEN").unwrap_or(fen).trim();
    let fen = fen
        .strip_prefix('"')
        .and_then(|fen| fen.strip_suffix('"'))
        .unwrap_or(fen);
    read_position(fen).map_err(|why| (fen.to_owned(), why))
}

pub(super) fn read_position(fen: &str) -> Result<Position, PositionFault> {
    Ok(fen.parse::<Fen>()?.position()?)
}

/// A game while it is read.
struct Draft {
    game: WrittenGame,
    /// The main line, and inside it the variations that are open.
    open: Vec<OpenLine>,
    /// How many variations are open that nothing is kept of.
    ignored: usize,
    pending_number: Option<u32>,
    /// More flaws than are listed.
    unlisted: usize,
    after_stray: bool,
    /// Whether the last token was a move, or signs behind one.
    after_move: bool,
    star_may_end: bool,
    told_of_depth: bool,
    told_of_tags: bool,
}

/// A line that is being read.
struct OpenLine {
    line: Line<PlacedMove>,
    /// How many plies come before its first move.
    plies_before: u32,
    /// Variations and remarks that stand before the first move. They go to the move that follows.
    early: Vec<Variation<PlacedMove>>,
    early_nags: Vec<Nag>,
    /// Where the variation began.
    place: Place,
    /// Whether it went wrong, so that the rest is skipped.
    broken: bool,
}

impl OpenLine {
    fn new(plies_before: u32, place: Place) -> OpenLine {
        OpenLine {
            line: Line::default(),
            plies_before,
            early: Vec::new(),
            early_nags: Vec::new(),
            place,
            broken: false,
        }
    }

    /// The ply that its next move is.
    fn ply(&self) -> u32 {
        self.plies_before
            .saturating_add(self.line.nodes.len() as u32)
    }
}

impl Draft {
    fn new(number: u64, place: Place) -> Draft {
        Draft {
            game: WrittenGame::new(number, place),
            open: vec![OpenLine::new(0, place)],
            ignored: 0,
            pending_number: None,
            unlisted: 0,
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
    fn has_game(&self) -> bool {
        !self.game.tags.is_empty() || self.has_moves()
    }

    /// Whether the part with the moves has begun.
    fn has_moves(&self) -> bool {
        self.in_variation() || !self.main().line.nodes.is_empty() || self.main().broken
    }

    fn in_variation(&self) -> bool {
        self.open.len() > 1 || self.ignored > 0
    }

    /// Whether what comes now is skipped.
    fn is_broken(&self) -> bool {
        self.ignored > 0 || self.open.last().is_some_and(|line| line.broken)
    }

    /// Whether a new first move can only mean a new game.
    fn may_be_over(&self) -> bool {
        self.open.len() == 1 && (self.main().line.nodes.len() > 2 || self.main().broken)
    }

    fn flaw(&mut self, place: Place, kind: ProblemKind) {
        self.add_flaw(None, place, kind);
    }

    fn flaw_at_move(&mut self, place: Place, kind: ProblemKind) {
        let ply = self.has_moves().then(|| self.current().ply());
        self.add_flaw(ply, place, kind);
    }

    /// A flaw that is not worth a word where everything is skipped anyway.
    fn flaw_in_line(&mut self, place: Place, kind: ProblemKind) {
        if !self.is_broken() {
            self.flaw_at_move(place, kind);
        }
    }

    fn add_flaw(&mut self, ply: Option<u32>, place: Place, kind: ProblemKind) {
        if self.game.flaws.len() < MAX_PROBLEMS {
            self.game.flaws.push(Flaw { ply, place, kind });
        } else {
            self.unlisted += 1;
        }
    }

    /// Reports what went wrong in the current line and skips the rest of it.
    fn break_line(&mut self, place: Place, kind: ProblemKind) {
        if !self.is_broken() {
            let ply = Some(self.current().ply());
            self.add_flaw(ply, place, kind);
            self.current().broken = true;
        }
    }

    fn add_move(&mut self, mv: PlacedMove) {
        self.add_node(Node::from(mv));
        self.after_move = true;
    }

    fn add_node(&mut self, mut node: Node<PlacedMove>) {
        self.pending_number = None;
        if self.is_broken() {
            return;
        }
        let current = self.current();
        node.variations = std::mem::take(&mut current.early);
        node.nags = std::mem::take(&mut current.early_nags);
        current.line.nodes.push(node);
    }

    /// Says whether there is a move to add it to.
    fn add_strength(&mut self, strength: Strength) -> bool {
        if self.is_broken() {
            return true;
        }
        match self.current().line.nodes.last_mut() {
            Some(node) => {
                node.strength.get_or_insert(strength);
                true
            }
            None => false,
        }
    }

    fn add_nag(&mut self, nag: Nag) {
        if self.is_broken() {
            return;
        }
        let current = self.current();
        match current.line.nodes.last_mut() {
            Some(node) => node.nags.push(nag),
            None => current.early_nags.push(nag),
        }
    }

    fn add_comment(&mut self, text: &str) {
        if self.is_broken() {
            return;
        }
        let current = self.current();
        let Some(node) = current.line.nodes.last_mut() else {
            let comments = match current.early.last_mut() {
                Some(variation) => &mut variation.after,
                None => &mut current.line.comments,
            };
            comments.extend(Comment::new(text));
            return;
        };
        let comment = if node.clock.is_none() {
            let (clock, comment) = Comment::with_clock(text);
            node.clock = clock;
            comment
        } else {
            Comment::new(text)
        };
        let comments = match node.variations.last_mut() {
            Some(variation) => &mut variation.after,
            None => &mut node.comments,
        };
        comments.extend(comment);
    }

    fn open_variation(&mut self, place: Place) {
        self.pending_number = None;
        if self.is_broken() {
            self.ignored += 1;
        } else if self.open.len() > MAX_DEPTH {
            if !std::mem::replace(&mut self.told_of_depth, true) {
                self.flaw_at_move(place, ProblemKind::NestedTooDeep);
            }
            self.ignored += 1;
        } else {
            // It replaces the last move of the line.
            let plies_before = self.current().ply().saturating_sub(1);
            self.open.push(OpenLine::new(plies_before, place));
        }
    }

    fn close_variation(&mut self, place: Place) {
        self.pending_number = None;
        if self.ignored > 0 {
            self.ignored -= 1;
        } else if self.open.len() > 1 {
            let closed = self.open.pop().expect("there are two lines");
            self.attach(closed);
        } else {
            self.flaw_in_line(place, ProblemKind::ClosesNothing { sign: ')' });
        }
    }

    /// Gives a variation to the move it replaces.
    fn attach(&mut self, closed: OpenLine) {
        if closed.line.is_empty() {
            return;
        }
        let variation = Variation::from(closed.line);
        let current = self.current();
        match current.line.nodes.last_mut() {
            Some(node) => node.variations.push(variation),
            None => current.early.push(variation),
        }
    }

    /// Closes every variation at the end of the game.
    fn close_variations(&mut self) {
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

    /// A star right behind the last move of a game ended it, after all.
    fn take_star_as_terminator(&mut self) -> bool {
        if !self.star_may_end {
            return false;
        }
        if let Some(node) = self.current().line.nodes.last_mut() {
            node.nags.pop();
        }
        self.game.terminator = Some(GameResult::Unknown);
        true
    }

    fn finish(mut self) -> WrittenGame {
        if self.unlisted > 0 {
            let (count, place) = (self.unlisted, self.game.place);
            let kind = ProblemKind::More { count };
            self.game.flaws.push(Flaw {
                ply: None,
                place,
                kind,
            });
        }
        self.game.line = self.open.swap_remove(0).line;
        self.game
    }
}
