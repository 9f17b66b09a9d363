//! Assembles words into games, one at a time.

use super::draft::Draft;
use super::lexer::Lexer;
use super::problem::ProblemKind;
use super::tags::repaired_name;
use super::token::{Ahead, Scale, TagForm, Token, TokenKind};
use super::tree::{Action, Node};
use super::window::Window;
use super::written::{PlacedMove, WrittenGame, WrittenTag};
use super::{GameResult, MAX_TAGS, Nag, Place};
use crate::{FenError, excerpt, read_fen};
use rules::{Color, Position};
use std::io::{self, BufRead};

/// Assembles tokens into games.
///
/// It continues after every problem: in a variation after the variation, in the main line with the
/// next game, after the next result or at the next tag.
pub(super) struct Parser<R> {
    lexer: Lexer<R>,
    /// A token that belongs to the next game. The lexer still has its text.
    held: Option<Token>,
    games: u64,
    /// The result at the end of the last game.
    last_result: Option<GameResult>,
    told_of_encoding: bool,
    ended: bool,
}

impl<R: BufRead> Parser<R> {
    pub(super) fn new(window: Window<R>) -> Parser<R> {
        Parser {
            lexer: Lexer::new(window),
            held: None,
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

    /// What remains when the text ends.
    fn at_end(&mut self, mut draft: Draft) -> Option<WrittenGame> {
        if draft.has_game() {
            draft.take_star_as_terminator();
            draft.close_variations();
        } else if self.games == 0 && (!draft.game.flaws.is_empty() || draft.has_comments()) {
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
                // A number without a dot could be anything, so draw no conclusion from it.
                draft.pending_number = (dots > 0).then_some(number);
                draft.after_stray = was_stray && dots == 0;
            }
            TokenKind::Move { written, letters } => match written {
                Ok(written) => draft.add_move(PlacedMove {
                    written,
                    letters,
                    number: draft.pending_number,
                    place,
                }),
                Err(why) => {
                    let text = excerpt(self.lexer.text());
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
            // Among moves, only an unmistakable tag starts a new game.
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
        let first = draft.game.tags.first();
        if token.set_apart && first.is_some_and(|first| first.name == name) {
            // The tags start over: the previous game had no moves.
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
        draft.add_nag(Nag::FORCED);
        // At the very end of a game, it's the end after all.
        draft.star_may_end = !draft.in_variation() && !draft.is_broken();
        Ok(Next::GameGoesOn)
    }

    fn result(&mut self, token: &Token, scale: Scale, draft: &mut Draft) -> io::Result<Next> {
        let text = self.lexer.text().to_owned();
        let place = token.place;
        let Some(result) = GameResult::read(&text, Color::Black) else {
            return Ok(Next::GameGoesOn);
        };
        if !draft.has_game() {
            match self.last_result {
                Some(first) => second_result(first, result, place, draft),
                None => draft.flaw(place, ProblemKind::StrayText { text }),
            }
            return Ok(Next::GameGoesOn);
        }
        let ahead = self.lexer.ahead()?;
        if draft.in_variation() && !matches!(ahead, Ahead::End | Ahead::Tag | Ahead::FirstNumber) {
            draft.flaw_in_line(place, ProblemKind::ResultInVariation { text: text.clone() });
            draft.add_comment(&text);
            return Ok(Next::GameGoesOn);
        }
        if scale == Scale::International {
            // Moves after it show that it was meant as a move, but a wrong one.
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

    /// Ends the game. Comments on the same line still belong to it, and so does a result after a
    /// star.
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
            let is_same_line = token.place.line == place.line;
            if let TokenKind::Result { .. } = token.kind
                && let Some(second) = GameResult::read(self.lexer.text(), Color::Black)
            {
                match draft.game.terminator {
                    // Some write both, the separator first: `* 1-0`.
                    Some(GameResult::Unknown) if is_same_line => {
                        draft.game.terminator = Some(second);
                    }
                    first => second_result(first.unwrap_or_default(), second, token.place, draft),
                }
            } else if matches!(token.kind, TokenKind::Comment { .. }) && is_same_line {
                draft.add_comment(self.lexer.text());
                self.tell_of_text(token.place, draft);
                if token.kind == (TokenKind::Comment { closed: false }) {
                    draft.flaw_at_move(token.place, ProblemKind::UnclosedComment);
                }
            } else {
                self.held = Some(token);
                self.last_result = draft.game.terminator;
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

/// The position in a setup, or its FEN and what's wrong with it.
fn read_set_up(text: &str) -> Result<Position, (String, FenError)> {
    let fen = text.trim();
    let fen = fen.strip_prefix("FEN").unwrap_or(fen).trim();
    let fen = fen
        .strip_prefix('"')
        .and_then(|fen| fen.strip_suffix('"'))
        .unwrap_or(fen);
    read_fen(fen).map_err(|why| (excerpt(fen), why))
}
