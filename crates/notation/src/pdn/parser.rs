//! Assembles words into games, one at a time.

use super::draft::Draft;
use super::lexer::Lexer;
use super::problem::ProblemKind;
use super::tags::{is_known, repaired_name};
use super::token::{Ahead, Scale, TagForm, Token, TokenKind};
use super::tree::{Action, Node};
use super::window::Window;
use super::written::{PlacedMove, WrittenGame, WrittenTag};
use super::{GameResult, MAX_TAGS, Nag, Place};
use crate::{Fen, FenError, ParseMoveError, excerpt};
use rules::{Color, ParseSquareError, Piece, Position, Square};
use std::io::{self, BufRead};

/// If the first tag comes again after this many tags, it starts a new game, even without a blank
/// line.
const MANY_TAGS: usize = 3;

/// Assembles tokens into games.
///
/// It continues after every problem: in a variation after the variation, in the main line with the
/// next game, after the next result or at the next tag. It keeps unreadable text as comments.
pub(super) struct Parser<R> {
    lexer: Lexer<R>,
    /// A token that belongs to the next game. The lexer still has its text.
    held: Option<Token>,
    /// Text after the last game, which belongs to the next one.
    between: Vec<Between>,
    games: u64,
    /// The result at the end of the last game.
    last_result: Option<GameResult>,
    told_of_encoding: bool,
    ended: bool,
}

/// The maximum number of words and comments to read after a game before it's returned.
const MAX_BETWEEN: usize = 1000;

impl<R: BufRead> Parser<R> {
    pub(super) fn new(window: Window<R>) -> Parser<R> {
        Parser {
            lexer: Lexer::new(window),
            held: None,
            between: Vec::new(),
            games: 0,
            last_result: None,
            told_of_encoding: false,
            ended: false,
        }
    }

    /// The next game, or `None` after the last.
    pub(super) fn next_game(&mut self) -> io::Result<Option<WrittenGame>> {
        if self.ended {
            return Ok(None);
        }
        let between = std::mem::take(&mut self.between);
        let place = match (between.first(), &self.held) {
            (Some(first), _) => first.place,
            (None, Some(token)) => token.place,
            (None, None) => self.lexer.place()?,
        };
        let mut draft = Draft::new(self.games + 1, place);
        if self.games == 0 && self.lexer.is_guessed_utf_16() {
            draft.flaw(place, ProblemKind::Utf16);
        }
        for text in between {
            text.join(&mut draft);
        }
        loop {
            let token = match self.held.take() {
                Some(token) => token,
                None => self.lexer.next_token()?,
            };
            draft.rest.commas(token.commas);
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

    /// What remains when the text ends.
    fn at_end(&mut self, mut draft: Draft) -> Option<WrittenGame> {
        draft.flush();
        if draft.has_game() {
            draft.take_star_as_terminator();
            draft.close_variations();
        } else if draft.game.flaws.is_empty() && !draft.has_comments() {
            return None;
        } else if self.games == 0 || draft.game.flaws.is_empty() {
            draft.flaw(draft.game.place, ProblemKind::NoGame);
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
        if token.begins_game() && draft.may_be_over() {
            draft.close_variations();
            draft.flaw(place, ProblemKind::NoTerminator);
            self.held = Some(token);
            return Ok(Next::GameEnds);
        }
        if draft.is_skipping() && token.is_plain() {
            draft.after_move = after_move && matches!(token.kind, TokenKind::Strength(_));
            self.note_square(&token.kind, draft);
            self.keep(&token, draft);
            return Ok(Next::GameGoesOn);
        }
        if self.is_stray_text(&token, was_stray, draft)? {
            self.stray(&token, was_stray, after_move, draft);
            return Ok(Next::GameGoesOn);
        }
        if !draft.is_skipping() {
            draft.flush();
        }
        match token.kind {
            TokenKind::Tag(form) => return Ok(self.tag(token, form, was_stray, draft)),
            TokenKind::Star => return self.star(&token, after_move, draft),
            TokenKind::Result { scale } => return self.result(&token, scale, after_move, draft),
            TokenKind::MoveNumber { number, dots } => {
                draft.add_number(number);
                // A number without a dot could be anything, so draw no conclusion from it.
                draft.pending_number = (dots > 0).then_some(number);
            }
            TokenKind::Move {
                written: Ok(written),
                letters,
            } => draft.add_move(PlacedMove {
                written,
                letters,
                number: draft.pending_number,
                place,
            }),
            TokenKind::Move {
                written: Err(ref why),
                ..
            } => self.broken_move(&token, why, draft),
            TokenKind::Strength(strength) => {
                draft.after_move = after_move;
                if !draft.add_strength(strength) {
                    self.stray(&token, was_stray, false, draft);
                }
            }
            TokenKind::Nag(nag) => self.nag(nag, place, draft),
            TokenKind::Comment { closed } => {
                draft.add_comment(self.lexer.text());
                if !closed {
                    draft.flaw_at_move(place, ProblemKind::UnclosedComment);
                }
            }
            TokenKind::Open => draft.open_variation(place),
            TokenKind::Close => draft.close_variation(place),
            TokenKind::SetUp { closed } => self.set_up(&token, closed, draft),
            TokenKind::StrayBrace => {
                draft.flaw_in_line(place, ProblemKind::ClosesNothing { sign: '}' });
            }
            TokenKind::Dots | TokenKind::Stray => {}
            TokenKind::End => unreachable!("the caller handles the end"),
        }
        Ok(Next::GameGoesOn)
    }

    /// Whether a token belongs to text that makes no sense.
    fn is_stray_text(
        &mut self,
        token: &Token,
        was_stray: bool,
        draft: &mut Draft,
    ) -> io::Result<bool> {
        Ok(match token.kind {
            TokenKind::Stray => true,
            TokenKind::MoveNumber { number, dots } => {
                !self.is_move_number(number, dots, was_stray, draft)?
            }
            TokenKind::Dots => was_stray,
            _ => false,
        })
    }

    /// Ends the line at a move that can't be read.
    fn broken_move(&self, token: &Token, why: &ParseMoveError, draft: &mut Draft) {
        let text = excerpt(self.lexer.text());
        let why = why.clone();
        self.note_square(&token.kind, draft);
        draft.break_line(token.place, ProblemKind::NotAMove { text, why });
        self.keep(token, draft);
    }

    /// Adds a sign for a move, or keeps its text if it isn't one.
    fn nag(&self, nag: Option<Nag>, place: Place, draft: &mut Draft) {
        if let Some(nag) = nag {
            draft.add_nag(nag);
            return;
        }
        let text = self.lexer.text().to_owned();
        draft.add_comment(&text);
        draft.flaw_in_line(place, ProblemKind::NotANag { text });
    }

    /// Sets up another position, or ends the line if that's impossible.
    fn set_up(&self, token: &Token, closed: bool, draft: &mut Draft) {
        let problem = if closed {
            match read_set_up(self.lexer.text()) {
                Ok((position, uncrowned)) => {
                    draft.add_node(Node::new(Action::SetUp(position)));
                    if !uncrowned.is_empty() {
                        let squares = uncrowned;
                        draft.flaw_at_move(token.place, ProblemKind::UncrownedMen { squares });
                    }
                    return;
                }
                Err((fen, why)) => ProblemKind::NotAPosition { fen, why },
            }
        } else {
            ProblemKind::UnclosedSetUp
        };
        draft.break_line(token.place, problem);
        self.keep(token, draft);
    }

    /// Whether a number is a move number, and not just a number in text.
    fn is_move_number(
        &mut self,
        number: u32,
        dots: u32,
        was_stray: bool,
        draft: &Draft,
    ) -> io::Result<bool> {
        let fits = draft.expects_number(number);
        if dots > 0 {
            return Ok(fits || !was_stray);
        }
        let may_be = match self.lexer.ahead()? {
            Ahead::Word => true,
            Ahead::Aside => draft.has_moves(),
            Ahead::Tag | Ahead::FirstNumber | Ahead::Close | Ahead::End | Ahead::Other => false,
        };
        Ok(may_be && fits && !was_stray)
    }

    fn tag(&mut self, token: Token, form: TagForm, was_stray: bool, draft: &mut Draft) -> Next {
        let place = token.place;
        let name = repaired_name(self.lexer.tag_name());
        let written = self.lexer.tag_name();
        let as_written = name
            .as_ref()
            .is_some_and(|name| name.eq_ignore_ascii_case(written));
        if draft.has_moves() {
            // Among moves, only an unmistakable tag starts a new game.
            let is_clear = written.starts_with(|c: char| c.is_ascii_uppercase());
            if form == TagForm::Unquoted || !as_written || !(is_clear || is_known(written)) {
                self.stray(&token, was_stray, false, draft);
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
            self.stray(&token, was_stray, false, draft);
            return Next::GameGoesOn;
        };
        let first = draft.game.tags.first();
        let may_start_over = token.set_apart || draft.game.tags.len() >= MANY_TAGS;
        if may_start_over && first.is_some_and(|first| first.name == name) {
            // The tags start over: the previous game had no moves.
            draft.flaw(place, ProblemKind::NoTerminator);
            self.held = Some(token);
            return Next::GameEnds;
        }
        if let Some(first) = draft.game.tags.iter().find(|tag| tag.name == name) {
            if first.value != self.lexer.text() {
                draft.add_comment(&format!("[{name} {:?}]", self.lexer.text()));
            }
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

    /// `*`: right after a move, it marks the move as forced. Anywhere else, it ends the game.
    fn star(&mut self, token: &Token, after_move: bool, draft: &mut Draft) -> io::Result<Next> {
        if !draft.has_game() {
            return Ok(Next::GameGoesOn);
        }
        let forced = (token.glued && after_move)
            || (draft.in_variation() && !matches!(self.lexer.ahead()?, Ahead::End | Ahead::Tag));
        if !forced {
            return self.end_with(GameResult::Unknown, token.place, draft);
        }
        if draft.is_skipping() {
            self.keep(token, draft);
            return Ok(Next::GameGoesOn);
        }
        draft.add_nag(Nag::FORCED);
        // At the very end of a game, it's the end after all.
        draft.star_may_end = !draft.in_variation();
        Ok(Next::GameGoesOn)
    }

    fn result(
        &mut self,
        token: &Token,
        scale: Scale,
        after_move: bool,
        draft: &mut Draft,
    ) -> io::Result<Next> {
        let text = self.lexer.text().to_owned();
        let place = token.place;
        let Some(result) = GameResult::read(&text, Color::Black) else {
            return Ok(Next::GameGoesOn);
        };
        if !draft.has_game() {
            match self.last_result {
                Some(first) => second_result(first, result, place, draft),
                None => {
                    draft.add_comment(&text);
                    draft.flaw(place, ProblemKind::StrayText { text });
                }
            }
            return Ok(Next::GameGoesOn);
        }
        if token.glued && after_move {
            let text = text.clone();
            draft.flaw_at_move(place, ProblemKind::StuckText { text });
        }
        let ahead = self.lexer.ahead()?;
        let is_move = scale == Scale::International && ahead == Ahead::Word;
        if draft.is_skipping() && is_move {
            self.keep(token, draft);
            return Ok(Next::GameGoesOn);
        }
        if draft.in_variation() && !matches!(ahead, Ahead::End | Ahead::Tag | Ahead::FirstNumber) {
            draft.flaw_in_line(place, ProblemKind::ResultInVariation { text: text.clone() });
            draft.add_comment(&text);
            return Ok(Next::GameGoesOn);
        }
        if scale == Scale::International {
            // Moves after it show that it was meant as a move, but a wrong one.
            if is_move {
                match text.parse() {
                    Ok(written) => draft.add_move(PlacedMove {
                        written,
                        letters: false,
                        number: draft.pending_number,
                        place,
                    }),
                    Err(why) => {
                        draft.break_line(place, ProblemKind::NotAMove { text, why });
                        self.keep(token, draft);
                    }
                }
                return Ok(Next::GameGoesOn);
            }
            draft.flaw(place, ProblemKind::InternationalResult { text, result });
        }
        self.end_with(result, place, draft)
    }

    /// Ends the game. Comments on the same line still belong to it, and so does a result after a
    /// star. Text after that belongs to the next game, or to this one if there is none.
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
            let is_same_line = token.place.line == place.line && self.between.is_empty();
            if let TokenKind::Result { .. } = token.kind
                && self.between.is_empty()
                && let Some(second) = GameResult::read(self.lexer.text(), Color::Black)
            {
                match draft.game.terminator {
                    // Some write both, the separator first: `* 1-0`.
                    Some(GameResult::Unknown) if is_same_line => {
                        draft.game.terminator = Some(second);
                    }
                    first => second_result(first.unwrap_or_default(), second, token.place, draft),
                }
            } else if self.between.len() < MAX_BETWEEN
                && let Some(text) = self.between(&token)?
            {
                self.tell_of_text(token.place, draft);
                let is_comment = matches!(text.kind, BetweenKind::Comment { .. });
                if is_same_line && is_comment {
                    text.join(draft);
                } else {
                    self.between.push(text);
                }
            } else {
                if token.kind == TokenKind::End {
                    for text in std::mem::take(&mut self.between) {
                        text.join(draft);
                    }
                }
                self.held = Some(token);
                self.last_result = draft.game.terminator;
                return Ok(Next::GameEnds);
            }
        }
    }

    /// The text of a token that can stand between games. A bracket is the start of a tag that's
    /// cut off, and a number before a move belongs to the next game.
    fn between(&mut self, token: &Token) -> io::Result<Option<Between>> {
        let kind = match token.kind {
            TokenKind::Comment { closed } => BetweenKind::Comment { closed },
            TokenKind::Stray if !self.lexer.text().starts_with('[') => BetweenKind::Stray,
            TokenKind::MoveNumber { .. }
                if !matches!(self.lexer.ahead()?, Ahead::Word | Ahead::Aside) =>
            {
                BetweenKind::Stray
            }
            _ => return Ok(None),
        };
        Ok(Some(Between {
            kind,
            text: self.text(&token.kind),
            place: token.place,
            glued: token.glued,
            commas: token.commas,
        }))
    }

    /// Text that means nothing here.
    fn stray(&self, token: &Token, was_stray: bool, after_move: bool, draft: &mut Draft) {
        draft.after_stray = true;
        // One report for a run of stray words is enough.
        if !was_stray {
            let text = excerpt(&self.text(&token.kind));
            let kind = if token.glued && after_move {
                ProblemKind::StuckText { text }
            } else {
                ProblemKind::StrayText { text }
            };
            draft.flaw_in_line(token.place, kind);
        }
        self.keep(token, draft);
    }

    /// Keeps a token as text.
    fn keep(&self, token: &Token, draft: &mut Draft) {
        match token.kind {
            TokenKind::Open => draft.open_variation(token.place),
            TokenKind::Close => draft.close_variation(token.place),
            _ => draft.rest.word(&self.text(&token.kind), token.glued),
        }
    }

    /// The text of a token other than a comment or a parenthesis.
    fn text(&self, kind: &TokenKind) -> String {
        let text = self.lexer.text();
        match kind {
            TokenKind::Tag(TagForm::Unquoted) => format!("[{} {text}]", self.lexer.tag_name()),
            TokenKind::Tag(_) => format!("[{} \"{text}\"]", self.lexer.tag_name()),
            TokenKind::MoveNumber { dots, .. } => text.to_owned() + &".".repeat(*dots as usize),
            TokenKind::Strength(strength) => strength.to_string(),
            TokenKind::Nag(Some(nag)) => nag.to_string(),
            TokenKind::SetUp { closed: true } => format!("/{text}/"),
            TokenKind::SetUp { closed: false } => format!("/{text}"),
            TokenKind::Star => "*".to_owned(),
            TokenKind::Dots => "...".to_owned(),
            TokenKind::StrayBrace => "}".to_owned(),
            _ => text.to_owned(),
        }
    }

    /// Remembers a square that our board doesn't have.
    fn note_square(&self, kind: &TokenKind, draft: &mut Draft) {
        if let TokenKind::Move {
            written: Err(ParseMoveError::Square { why, .. }),
            ..
        } = kind
            && let ParseSquareError::NoSuchNumber(number) = why
            && let Ok(number) = number.parse::<u32>()
        {
            draft.game.square_beyond = draft.game.square_beyond.max(Some(number));
        }
    }

    /// Reports problems with the bytes of a token.
    fn tell_of_text(&mut self, place: Place, draft: &mut Draft) {
        if self.lexer.was_cut_off() {
            draft.flaw_at_move(place, ProblemKind::TooLong);
        }
        if self.lexer.was_not_utf_8() && !std::mem::replace(&mut self.told_of_encoding, true) {
            draft.flaw(place, ProblemKind::NotUtf8);
        }
    }

    /// The number of bytes held between games.
    #[cfg(test)]
    pub(super) fn capacity(&self) -> usize {
        self.lexer.capacity()
    }
}

/// Warns about a result after the end of a game, unless it's the same.
fn second_result(first: GameResult, second: GameResult, place: Place, draft: &mut Draft) {
    if first != second {
        draft.flaw(place, ProblemKind::SecondResult { first, second });
    }
}

enum Next {
    GameGoesOn,
    GameEnds,
}

/// Text after a game, before it's clear whether there's another one.
struct Between {
    kind: BetweenKind,
    text: String,
    place: Place,
    glued: bool,
    /// How many commas precede it.
    commas: usize,
}

enum BetweenKind {
    Comment { closed: bool },
    Stray,
}

impl Between {
    /// Adds the text to a game.
    fn join(self, draft: &mut Draft) {
        draft.rest.commas(self.commas);
        match self.kind {
            BetweenKind::Comment { closed } => {
                draft.add_comment(&self.text);
                if !closed {
                    draft.flaw_at_move(self.place, ProblemKind::UnclosedComment);
                }
            }
            BetweenKind::Stray => {
                draft.rest.word(&self.text, self.glued);
                if !std::mem::replace(&mut draft.after_stray, true) {
                    let text = excerpt(&self.text);
                    draft.flaw(self.place, ProblemKind::StrayText { text });
                }
            }
        }
    }
}

/// The position in a setup and the men that were crowned for it, or its FEN and what's wrong with
/// it.
fn read_set_up(text: &str) -> Result<(Position, Vec<Square>), (String, FenError)> {
    let fen = text.trim();
    let fen = fen.strip_prefix("FEN").unwrap_or(fen).trim();
    let fen = fen
        .strip_prefix('"')
        .and_then(|fen| fen.strip_suffix('"'))
        .unwrap_or(fen);
    read_start(fen).map_err(|why| (excerpt(fen), why))
}

/// The position in a FEN. Men on their crown row become kings; their squares are returned too.
pub(super) fn read_start(fen: &str) -> Result<(Position, Vec<Square>), FenError> {
    let mut fen: Fen = fen.parse()?;
    let mut uncrowned = Vec::new();
    for color in Color::BOTH {
        for square in fen.board.pieces(color) & color.crown_row() {
            if !fen.board.kings().contains(square) {
                fen.board.put(square, Piece::king(color));
                uncrowned.push(square);
            }
        }
    }
    uncrowned.sort_unstable();
    Ok((fen.position()?, uncrowned))
}
