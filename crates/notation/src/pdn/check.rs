//! From a written game to a played game: this is where the rules come in.

use super::game_type::{GameType, Variant};
use super::parser::read_start;
use super::problem::{MoveNumber, ProblemKind};
use super::reader::{Content, GameRecord};
use super::rest::comments_of;
use super::tags::is_unset;
use super::tree::{Action, Line, Node, Variation};
use super::written::{FlawAt, Flaws, PlacedMove, WrittenGame, WrittenTag};
use super::{Comment, GameResult, PdnGame, Place, Tags};
use crate::{Fen, FenFault, excerpt};
use rules::{Color, Coords, Labels, MAX_JUMPS, Move, Position, Refusal, RuleSet, Square};
use std::iter;

/// The value of the `Rules` tag for the house rule that a man can't capture a king.
pub(super) const KINGS_SAFE_FROM_MEN: &str = "KingsSafeFromMen";
/// The value of the `Rules` tag for the official rules, which don't need one.
pub(super) const OFFICIAL: &str = "Official";

/// Plays a game through the rules. Anything that can't be played is dropped and reported.
pub(super) fn check(mut game: WrittenGame, one_zero: Color) -> GameRecord {
    let (number, place) = (game.number, game.place);
    let terminated = game.terminator.is_some();
    let mut checker = Checker::new(std::mem::take(&mut game.flaws));
    let content = checker.content(&mut game, one_zero);
    let first = match &content {
        Content::Game(game) => MoveNumber::first(game.start.turn()),
        Content::TagsOnly(_) => MoveNumber::first(Color::Black),
    };
    GameRecord {
        number,
        place,
        content,
        terminated,
        problems: checker.flaws.into_problems(number, place, first),
    }
}

/// State while a game is checked.
struct Checker {
    rules: RuleSet,
    /// The parser's findings, and the checker's.
    flaws: Flaws,
    /// From whose left the letters of the squares are counted: as the `GameType` tag says, or as
    /// the first letters show.
    letters_from: Option<Color>,
    told_of_number: bool,
    /// The offset to add to move numbers, once one has been seen.
    number_offset: Option<i64>,
}

impl Checker {
    fn new(flaws: Flaws) -> Checker {
        Checker {
            rules: RuleSet::OFFICIAL,
            flaws,
            letters_from: None,
            told_of_number: false,
            number_offset: None,
        }
    }

    fn content(&mut self, game: &mut WrittenGame, one_zero: Color) -> Content {
        if !game.is_game {
            return Content::TagsOnly(Tags::new());
        }
        if let Some((variant, place)) = variant_of(game) {
            // Its moves aren't ours, so problems in them don't matter.
            self.flaws = Flaws::default();
            self.flaw(place, ProblemKind::OtherGame { variant });
            return Content::TagsOnly(all_tags(game));
        }
        if let Some(tag) = game.tag("GameType") {
            match GameType::read(&tag.value) {
                GameType::Ours { letters_from } => self.letters_from = letters_from,
                GameType::Unknown | GameType::Other(_) => {
                    let text = excerpt(&tag.value);
                    self.flaw(tag.place, ProblemKind::UnknownGameType { text });
                }
            }
        }
        self.rules = self.read_rules(game.tag("Rules"));
        let start = self.start(game);
        let result = self.result(game, one_zero);
        let written = std::mem::take(&mut game.line);
        let mut tags = all_tags(game);
        let (start, line) = match start {
            Some(start) => {
                let first = MoveNumber::first(start.turn());
                (start, self.line(written, start, first, true))
            }
            None => (Position::START, text_of(written, &mut tags)),
        };
        let mut checked = PdnGame {
            tags,
            rules: self.rules,
            start,
            line,
            result,
        };
        self.compare_with_board(&checked, game.place);
        self.correct_ply_count(&mut checked, game.tag("PlyCount"));
        Content::Game(checked)
    }

    fn flaw(&mut self, place: Place, kind: ProblemKind) {
        self.flaws.push(FlawAt::Game, place, kind);
    }

    fn flaw_at(&mut self, at: MoveNumber, place: Place, kind: ProblemKind) {
        self.flaws.push(FlawAt::Move(at), place, kind);
    }

    fn read_rules(&mut self, tag: Option<&WrittenTag>) -> RuleSet {
        match tag {
            Some(tag) if tag.value == KINGS_SAFE_FROM_MEN => RuleSet {
                kings_safe_from_men: true,
            },
            Some(tag) if tag.value != OFFICIAL && !is_unset(&tag.value) => {
                let text = excerpt(&tag.value);
                self.flaw(tag.place, ProblemKind::UnknownRules { text });
                RuleSet::OFFICIAL
            }
            _ => RuleSet::OFFICIAL,
        }
    }

    /// The position the game starts from: from the `FEN` tag, from a setup before the first move,
    /// or the standard one. `None` if the tag isn't a position.
    fn start(&mut self, game: &mut WrittenGame) -> Option<Position> {
        if let Some(tag) = game.tag("FEN")
            && !is_unset(&tag.value)
        {
            return match read_start(tag.value.trim()) {
                Ok((start, uncrowned)) => {
                    if !uncrowned.is_empty() {
                        let squares = uncrowned;
                        self.flaw(tag.place, ProblemKind::UncrownedMen { squares });
                    }
                    Some(start)
                }
                Err(why) => {
                    let fen = excerpt(&tag.value);
                    self.flaw(tag.place, ProblemKind::NotAPosition { fen, why });
                    None
                }
            };
        }
        match game.line.nodes.first() {
            Some(Node {
                action: Action::SetUp(start),
                variations,
                ..
            }) if variations.is_empty() => {
                let start = *start;
                let set_up = game.line.nodes.remove(0);
                game.line.comments.extend(set_up.comments);
                Some(start)
            }
            _ => Some(Position::START),
        }
    }

    /// The result from the tag, or otherwise from the end of the game.
    fn result(&mut self, game: &WrittenGame, one_zero: Color) -> GameResult {
        // The parser reads `1-0` as a win for Black.
        let terminator = game.terminator.map(|result| match result {
            GameResult::Win(Color::Black) => GameResult::Win(one_zero),
            GameResult::Win(Color::White) => GameResult::Win(one_zero.opponent()),
            other => other,
        });
        let terminator = terminator.unwrap_or_default();
        let Some(tag) = game.tag("Result") else {
            return terminator;
        };
        let text = tag.value.trim();
        if is_unset(text) {
            return terminator;
        }
        let Some(result) = GameResult::read(text, one_zero) else {
            let text = excerpt(text);
            self.flaw(tag.place, ProblemKind::NotAResult { text });
            return terminator;
        };
        let known = |result| result != GameResult::Unknown;
        if known(result) && known(terminator) && result != terminator {
            let tag_says = result;
            let kind = ProblemKind::ResultsDiffer {
                tag: tag_says,
                terminator,
            };
            self.flaw(tag.place, kind);
        }
        if known(result) { result } else { terminator }
    }

    /// Warns if the board decides the game, and the file says something else.
    fn compare_with_board(&mut self, game: &PdnGame, place: Place) {
        if game.result != GameResult::Unknown
            && let Some(winner) = game.winner_on_board()
            && game.result != GameResult::Win(winner)
        {
            let result = game.result;
            self.flaw(
                place,
                ProblemKind::ResultContradictsBoard { result, winner },
            );
        }
    }

    /// Corrects the `PlyCount` tag, if there is one.
    fn correct_ply_count(&mut self, game: &mut PdnGame, tag: Option<&WrittenTag>) {
        let Some(tag) = tag else {
            return;
        };
        let count = game.moves().count();
        let text = count.to_string();
        if tag.value != text {
            if !is_unset(&tag.value) {
                let says = excerpt(&tag.value);
                self.flaw(tag.place, ProblemKind::WrongPlyCount { tag: says, count });
            }
            // It's a valid tag name, or it wouldn't have been found.
            let _ = game.tags.set("PlyCount", &text);
        }
    }

    /// Plays one line, up to the first move that can't be made.
    ///
    /// Variations are nested no deeper than the parser allows, and neither are calls to this
    /// function.
    fn line(
        &mut self,
        written: Line<PlacedMove>,
        start: Position,
        first: MoveNumber,
        is_main: bool,
    ) -> Line {
        let mut line = Line {
            comments: written.comments,
            nodes: Vec::with_capacity(written.nodes.len()),
        };
        let mut pos = start;
        let mut at = first;
        let mut rest = written.nodes.into_iter();
        while let Some(mut node) = rest.next() {
            let before = pos;
            let action = match &node.action {
                Action::SetUp(set_up) => {
                    pos = *set_up;
                    Action::SetUp(pos)
                }
                Action::Move(placed) => {
                    if is_main {
                        self.check_number(placed, at, start.turn());
                    }
                    match self.find(&pos, placed) {
                        Ok(mv) => {
                            pos = pos.play_unchecked(mv);
                            Action::Move(mv)
                        }
                        Err(refusal) => {
                            let Some((mv, joined)) = self.join(&pos, placed, rest.as_slice())
                            else {
                                let labels = if placed.letters {
                                    Labels::Letters
                                } else {
                                    Labels::Numbers
                                };
                                let kind = ProblemKind::IllegalMove {
                                    written: placed.written.clone(),
                                    labels,
                                    refusal,
                                };
                                self.flaw_at(at, placed.place, kind);
                                line.append(comments_of(iter::once(node).chain(rest)));
                                break;
                            };
                            for part in rest.by_ref().take(joined) {
                                node.strength = node.strength.or(part.strength);
                                node.nags.extend(part.nags);
                                node.clock = node.clock.or(part.clock);
                                node.comments.extend(part.comments);
                                node.variations.extend(part.variations);
                            }
                            pos = pos.play_unchecked(mv);
                            Action::Move(mv)
                        }
                    }
                }
            };
            let mut variations: Vec<Variation> = Vec::with_capacity(node.variations.len());
            for variation in node.variations {
                let line = self.line(variation.line, before, at, false);
                let after = variation.after;
                match variations.last_mut() {
                    _ if !line.is_empty() => variations.push(Variation { line, after }),
                    // A comment after a variation stays even if the variation is dropped.
                    Some(last) => last.after.extend(after),
                    None => node.comments.extend(after),
                }
            }
            line.nodes.push(Node {
                action,
                strength: node.strength,
                nags: node.nags,
                clock: node.clock,
                comments: node.comments,
                variations,
            });
            at = at.then(pos.turn());
        }
        line
    }

    /// The intended legal move.
    fn find(&mut self, pos: &Position, placed: &PlacedMove) -> Result<Move, Refusal> {
        if !placed.letters {
            return placed.written.resolve(pos, self.rules);
        }
        if self.letters_from == Some(Color::Black) {
            return self.find_turned(pos, placed);
        }
        let found = placed.written.resolve(pos, self.rules);
        let is_first = self.letters_from.is_none();
        self.letters_from = Some(Color::White);
        if is_first
            && found.is_err()
            && let Ok(mv) = self.find_turned(pos, placed)
        {
            // In some files, A1 is at the first mover's left.
            self.letters_from = Some(Color::Black);
            self.flaw(placed.place, ProblemKind::TurnedLetters);
            return Ok(mv);
        }
        found
    }

    fn find_turned(&self, pos: &Position, placed: &PlacedMove) -> Result<Move, Refusal> {
        let squares = placed.written.squares();
        let path: Vec<Coords> = squares.iter().map(|sq| sq.turned().coords()).collect();
        pos.attempt(self.rules, pos.turn(), &path)
    }

    /// Old files write a capture with several jumps as several moves: `11x18 18x25`. Finds the
    /// capture, and how many of the moves after the first belong to it.
    fn join(
        &self,
        pos: &Position,
        first: &PlacedMove,
        rest: &[Node<PlacedMove>],
    ) -> Option<(Move, usize)> {
        let turn = |sq: &Square| {
            if first.letters && self.letters_from == Some(Color::Black) {
                sq.turned().coords()
            } else {
                sq.coords()
            }
        };
        let mut path: Vec<Coords> = first.written.squares().iter().map(turn).collect();
        // Each part adds at least one square, and no capture has more than this.
        for (place, node) in rest.iter().enumerate().take(MAX_JUMPS) {
            let Action::Move(part) = &node.action else {
                return None;
            };
            let (from, landings) = part.written.squares().split_first()?;
            if path.last() != Some(&turn(from)) {
                return None;
            }
            path.extend(landings.iter().map(turn));
            if let Ok(mv) = pos.attempt(self.rules, pos.turn(), &path) {
                return Some((mv, place + 1));
            }
        }
        None
    }

    /// Warns once if a move has the wrong number.
    ///
    /// The first number always counts as correct, because a game can be a fragment. If White moves
    /// first, its first move is half of move 1 for some and all of it for others.
    fn check_number(&mut self, placed: &PlacedMove, at: MoveNumber, starter: Color) {
        let Some(written) = placed.number else {
            return;
        };
        let offset = *self
            .number_offset
            .get_or_insert(i64::from(written) - i64::from(at.number));
        let expected = i64::from(at.number) + offset;
        let second_half = starter == Color::White && at.turn == Color::Black;
        let other_count = expected - i64::from(second_half);
        let fits = [expected, other_count].contains(&i64::from(written));
        if !fits && !self.told_of_number {
            self.told_of_number = true;
            let expected = u32::try_from(expected).unwrap_or(at.number);
            let kind = ProblemKind::WrongNumber { written, expected };
            self.flaw_at(at, placed.place, kind);
        }
    }
}

/// The game that this is, and where that shows, if it isn't ours.
///
/// The `GameType` tag says so. Without one, squares that our board doesn't have give the game away,
/// or a first move that no Black man can make.
fn variant_of(game: &WrittenGame) -> Option<(Variant, Place)> {
    if let Some(tag) = game.tag("GameType") {
        match GameType::read(&tag.value) {
            GameType::Other(variant) => return Some((variant, tag.place)),
            GameType::Ours { .. } if !is_unset(&tag.value) => return None,
            _ => {}
        }
    }
    if let Some(tag) = game.tag("FEN").filter(|tag| !is_unset(&tag.value)) {
        let why = tag.value.trim().parse::<Fen>().err()?;
        let FenFault::NoSuchSquare(number) = why.fault else {
            return None;
        };
        return Some((Variant::with_square(number)?, tag.place));
    }
    let beyond = game.square_beyond.and_then(Variant::with_square);
    let moves = |node: &Node<PlacedMove>| match &node.action {
        Action::Move(placed) if !placed.letters => Some(placed.clone()),
        _ => None,
    };
    let mut first = game.line.nodes.iter().map_while(moves);
    let Some(opening) = first.next() else {
        return beyond
            .filter(|_| game.line.nodes.is_empty())
            .map(|variant| (variant, game.place));
    };
    let resolve = |placed: &PlacedMove, pos: &Position| {
        let mv = placed.written.resolve(pos, RuleSet::OFFICIAL).ok()?;
        Some(pos.play_unchecked(mv))
    };
    if resolve(&opening, &Position::START).is_some() {
        return None;
    }
    // In international draughts, White's men start the game from 31 to 35.
    let squares = opening.written.squares().iter();
    let squares: Vec<u8> = squares.map(|sq| sq.number()).collect();
    if let [31, 26 | 27] | [32, 27 | 28] = *squares {
        return Some((Variant::International, opening.place));
    }
    if let Some(variant) = beyond {
        return Some((variant, opening.place));
    }
    // White moves first, and Black answers.
    let white_first = Position::new(*Position::START.board(), Color::White).ok()?;
    let answer = resolve(&opening, &white_first)?;
    let reply = first.next()?;
    resolve(&reply, &answer).map(|_| (Variant::Other, opening.place))
}

/// A game whose start can't be read has no moves: everything is text, even the start.
fn text_of(written: Line<PlacedMove>, tags: &mut Tags) -> Line {
    let mut comments = Vec::new();
    for name in ["SetUp", "FEN"] {
        if let Some(value) = tags.remove(name)
            && name == "FEN"
        {
            comments.extend(Comment::new(&format!("[FEN \"{value}\"]")));
        }
    }
    comments.extend(written.comments);
    comments.extend(comments_of(written.nodes));
    Line {
        comments,
        nodes: Vec::new(),
    }
}

fn all_tags(game: &WrittenGame) -> Tags {
    game.tags
        .iter()
        .map(|tag| (&tag.name, &tag.value))
        .collect()
}

#[cfg(test)]
mod tests {
    use crate::pdn::Reader;

    /// The moves of the only game in a text, each with its whole path, and its problems.
    fn read(text: &str) -> (String, Vec<String>) {
        let record = Reader::new(text.as_bytes()).next().unwrap().unwrap();
        let moves: Vec<String> = record
            .game()
            .map(|game| game.moves().map(|mv| mv.to_string()).collect())
            .unwrap_or_default();
        let problems = record.problems.iter();
        let problems = problems.map(|problem| problem.kind.to_string()).collect();
        (moves.join(" "), problems)
    }

    #[track_caller]
    fn check(text: &str, moves: &str, problems: &[&str]) {
        assert_eq!(
            read(text),
            (
                moves.to_owned(),
                problems.iter().map(|p| (*p).to_owned()).collect()
            )
        );
    }

    #[test]
    fn jumps_that_are_written_as_moves_are_joined() {
        let triple = "[FEN \"W:W29,32:B25,18,11,1\"]";
        let whole = "29x22x15x8 1-5 32-27";
        for text in [
            "29x8 1-5 32-27",
            "29x22x15x8 1-5 32-27",
            "29x22 22x15 15x8 1-5 32-27",
            "29-22 {so} 22-8 1-5 32-27",
            "29x15 15x8 1-5 32-27",
        ] {
            check(&format!("{triple} {text} *"), whole, &[]);
        }
        check(
            &format!("{triple} 29x22 22x15 1-5 *"),
            "",
            &["29x22 is not legal: expected 29x22x15x8"],
        );
    }

    #[test]
    fn the_start_is_a_tag_or_a_set_up() {
        check("[FEN \"W:W32:B1\"] 32-27 *", "32-27", &[]);
        check("/FEN \"W:W32:B1\"/ 32-27 *", "32-27", &[]);
        check("{so} /FEN \"W:W32:B1\"/ {it begins} 32-27 *", "32-27", &[]);
        check("[FEN \"B:W32:B1.\"] 1-5 *", "1-5", &[]);
        check(
            "[FEN \"B:W32:B1\"] /FEN \"W:W32:B1\"/ 32-27 *",
            "32-27",
            &[],
        );
    }

    #[test]
    fn the_house_rule_is_a_tag() {
        let game = "[FEN \"W:W22,32:B1,K18\"] 22-17 *";
        check(game, "", &["22-17 is not legal: expected 22x15"]);
        check(
            &format!("[Rules \"KingsSafeFromMen\"] {game}"),
            "22-17",
            &[],
        );
    }

    #[test]
    fn a_bad_variation_leaves_the_game_alone() {
        check(
            "1. 11-15 (1. 11-22 23-19) 23-19 (1... 99-1) 2. 8-11 *",
            "11-15 23-19 8-11",
            &[
                "11-22 is not legal: expected 11-15 or 11-16",
                "\"99-1\" is not a move: part 1 of the move: there is no square 99: squares are \
                 numbered from 1 to 32",
            ],
        );
    }
}
