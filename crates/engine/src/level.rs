//! Opponents for people: from a player who just learned the moves to the full engine.

use crate::blur::Blur;
use crate::dice::Dice;
use crate::engine::Task;
use crate::{Control, Engine, Limits, Line, Progress, Score, SearchResult};
use rules::{Game, Move};
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// One of ten opponents. Lower levels make human mistakes: they look less far ahead, overlook long
/// captures, misjudge positions, and vary. They never give away a piece for nothing if they can see
/// it, and they always take a win that is one move away.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Level(u8);

/// The weaknesses of a level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Errors {
    name: &'static str,
    /// The search depth, in plies.
    depth: u32,
    /// How far it follows captures beyond that, in plies.
    sight: u16,
    /// The largest error in judging a position, in hundredths of a man.
    blur: i32,
    /// How much worse than the best a move can look and still be played, in hundredths of a man.
    carelessness: i32,
    /// How many plies of a game it plays from the opening book, if there is one.
    book: usize,
}

/// The levels below the full engine, in order. Carelessness stays well below a man's worth, so a
/// level never plays a move that it sees losing a piece for nothing.
const ERRORS: [Errors; 9] = [
    Errors {
        name: "Newcomer",
        depth: 1,
        sight: 1,
        blur: 60,
        carelessness: 50,
        book: 0,
    },
    Errors {
        name: "Beginner",
        depth: 1,
        sight: 2,
        blur: 50,
        carelessness: 40,
        book: 0,
    },
    Errors {
        name: "Learner",
        depth: 2,
        sight: 2,
        blur: 60,
        carelessness: 48,
        book: 0,
    },
    Errors {
        name: "Casual player",
        depth: 2,
        sight: 4,
        blur: 34,
        carelessness: 26,
        book: 2,
    },
    Errors {
        name: "Club player",
        depth: 3,
        sight: 6,
        blur: 30,
        carelessness: 22,
        book: 4,
    },
    Errors {
        name: "Tournament player",
        depth: 4,
        sight: 8,
        blur: 25,
        carelessness: 18,
        book: 8,
    },
    Errors {
        name: "Expert",
        depth: 6,
        sight: u16::MAX,
        blur: 20,
        carelessness: 14,
        book: 12,
    },
    Errors {
        name: "Master",
        depth: 7,
        sight: u16::MAX,
        blur: 13,
        carelessness: 9,
        book: 16,
    },
    Errors {
        name: "Grandmaster",
        depth: 9,
        sight: u16::MAX,
        blur: 9,
        carelessness: 6,
        book: usize::MAX,
    },
];

/// How many lines a level chooses from.
const LINES: usize = 6;

/// The rating of each level: 600 for the first, then the measured steps.
const RATINGS: [u16; Level::COUNT as usize] =
    [600, 885, 1083, 1279, 1514, 1731, 1989, 2130, 2342, 2531];

impl Level {
    /// The number of levels.
    pub const COUNT: u8 = ERRORS.len() as u8 + 1;
    /// The weakest.
    pub const LOWEST: Level = Level(0);
    /// The full engine.
    pub const FULL: Level = Level(ERRORS.len() as u8);

    /// The level with this number, or `None` outside `1..=10`.
    pub const fn new(number: u8) -> Option<Level> {
        match number {
            1..=Level::COUNT => Some(Level(number - 1)),
            _ => None,
        }
    }

    /// All levels, the weakest first.
    pub fn all() -> impl DoubleEndedIterator<Item = Level> + ExactSizeIterator {
        (0..Level::COUNT).map(Level)
    }

    /// From 1, the weakest, to 10.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// How strong it is, on a scale where level 1 has 600.
    ///
    /// The steps are measured: `docs/levels.md` has the matches. On a server, where people play too,
    /// ratings may differ.
    pub const fn rating(self) -> u16 {
        RATINGS[self.0 as usize]
    }

    /// The name of such a player.
    pub fn name(self) -> &'static str {
        self.errors().map_or("Full engine", |errors| errors.name)
    }

    /// How many plies of a game it plays from a book that came with the engine.
    fn book_plies(self) -> usize {
        self.errors().map_or(usize::MAX, |errors| errors.book)
    }

    fn errors(self) -> Option<&'static Errors> {
        ERRORS.get(usize::from(self.0))
    }

    /// How long to wait before showing a move, so that it feels considered: longer if there was
    /// much to choose from, hardly at all for a forced move, and never the same. `seed` is the seed
    /// of the [`Opponent`]. Scale it as you like.
    pub fn pause(self, game: &Game, seed: u64) -> Duration {
        let choices = game.legal_moves().len() as f64;
        let mut dice = Dice::new(seed ^ game.moves().len() as u64);
        let mood = 0.6 + 0.8 * dice.fraction();
        let thought = if choices <= 1.0 {
            0.25
        } else {
            0.4 + 0.45 * choices.sqrt()
        };
        Duration::from_secs_f64(thought * mood)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// Parses the number or the name, ignoring case.
impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Level, UnknownLevel> {
        Level::all()
            .find(|level| {
                level.name().eq_ignore_ascii_case(text) || level.number().to_string() == text
            })
            .ok_or_else(|| UnknownLevel(text.to_owned()))
    }
}

/// Text that isn't a level.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no level {0:?}: expected a number from 1 to {count} or a name like \"Beginner\"", count = Level::COUNT)]
pub struct UnknownLevel(pub String);

/// A player of some level in one game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Opponent {
    /// How strong it is.
    pub level: Level,
    /// Makes its games differ. Use a fresh seed for each game for variety, and keep it throughout
    /// the game: a player's misjudgments stay consistent within a game.
    pub seed: u64,
}

impl Engine {
    /// Chooses a move as this opponent would. The same opponent plays the same move in the same
    /// game after [`Engine::new_game`].
    ///
    /// `limits` further restrict the level. The full engine has no other limits. Scores in the
    /// result are as the opponent sees them.
    ///
    /// With a book, it plays from memory if it can: immediately, with a line of depth 0. A call
    /// that ponders, asks for several lines or sets no limit wants more than a move, and gets a
    /// search.
    pub fn play_as(
        &mut self,
        opponent: Opponent,
        game: &Game,
        limits: &Limits,
        control: &Control,
        clock: &(dyn Fn() -> Duration + Sync),
        observe: &mut dyn FnMut(&Progress),
    ) -> SearchResult {
        if let Some(found) = self.booked(opponent, game, limits) {
            return found;
        }
        let Opponent { level, seed } = opponent;
        let Some(errors) = level.errors() else {
            return self.search(game, limits, control, clock, observe);
        };
        let limits = Limits {
            depth: Some(limits.depth.unwrap_or(u32::MAX).min(errors.depth)),
            lines: LINES,
            ..*limits
        };
        let task = Task {
            game,
            limits: &limits,
            control,
            clock,
            sight: errors.sight,
            asks_databases: false,
        };
        let evaluation = self.options().evaluation.clone();
        let blurred = || Blur::new(evaluation.boxed(), errors.blur, seed);
        let mut result = self.run(blurred, &task, observe);
        let chosen = choose(&result, errors.carelessness, &mut choice_dice(seed, game));
        if chosen < result.lines.len() {
            result.lines[..=chosen].rotate_right(1);
            result.adopt_first_line();
        }
        // Never overlook a win in one.
        if let Some(mv) = win_in_one(game) {
            result.lines.insert(
                0,
                Line {
                    moves: vec![mv],
                    score: Score::win_in(1),
                    depth: 1,
                },
            );
            result.adopt_first_line();
        }
        result
    }

    /// The book's move here, if the opponent knows it.
    fn booked(&self, opponent: Opponent, game: &Game, limits: &Limits) -> Option<SearchResult> {
        let book = self.options().book.as_ref()?;
        let is_bounded = Limits {
            lines: 1,
            ..*limits
        } != Limits::INFINITE;
        let wants_a_move = is_bounded && !limits.ponder && limits.lines <= 1;
        let plies = match self.options().whole_book {
            true => usize::MAX,
            false => opponent.level.book_plies(),
        };
        let is_in_book =
            game.rules().is_official() && game.moves().len() < plies && game.ending().is_none();
        if !wants_a_move || !is_in_book {
            return None;
        }
        let found = book.draw(game.position(), &mut choice_dice(opponent.seed, game))?;
        Some(SearchResult::of_line(Line {
            moves: vec![found.mv],
            score: Score::evaluation(found.score.into()),
            depth: 0,
        }))
    }
}

/// A move that wins immediately.
fn win_in_one(game: &Game) -> Option<Move> {
    let wins = |mv: &Move| {
        let after = game.position().play_unchecked(*mv);
        !after.can_move_under(game.rules())
    };
    game.legal_moves().into_iter().find(wins)
}

/// Dice that differ on every move of a game.
fn choice_dice(seed: u64, game: &Game) -> Dice {
    let mut dice = Dice::new(seed ^ (game.moves().len() as u64) << 32);
    dice.bits();
    dice
}

/// The index of the line to play: the best, or one that's hardly worse.
fn choose(result: &SearchResult, carelessness: i32, dice: &mut Dice) -> usize {
    let Some(best) = result.lines.first() else {
        return 0;
    };
    // A line's weight falls linearly with what it gives up, down to zero at the limit.
    let weight = |score: Score| {
        if score == best.score {
            return 1.0;
        }
        if score.is_decided() || best.score.is_decided() {
            return 0.0;
        }
        let loss = best.score.value() - score.value();
        (1.0 - f64::from(loss) / f64::from(carelessness.max(1))).max(0.0)
    };
    let weights: Vec<f64> = result.lines.iter().map(|line| weight(line.score)).collect();
    let mut throw = dice.fraction() * weights.iter().sum::<f64>();
    for (place, weight) in weights.iter().enumerate() {
        throw -= weight;
        if throw < 0.0 {
            return place;
        }
    }
    0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Book, BookMove, Options};
    use rules::RuleSet;
    use std::sync::Arc;
    use testkit::position;

    fn engine() -> Engine {
        Engine::new(Options {
            hash_mb: 1,
            ..Options::default()
        })
    }

    fn play(engine: &mut Engine, opponent: Opponent, game: &Game) -> Option<Move> {
        engine
            .play_as(
                opponent,
                game,
                &Limits::INFINITE,
                &Control::new(),
                &|| Duration::ZERO,
                &mut |_| {},
            )
            .best
    }

    #[test]
    fn levels_are_named_and_numbered() {
        assert_eq!(Level::all().count(), 10);
        for level in Level::all() {
            assert_eq!(Level::new(level.number()), Some(level));
            assert_eq!(level.name().to_lowercase().parse(), Ok(level));
            assert_eq!(level.number().to_string().parse(), Ok(level));
        }
        assert_eq!(Level::FULL.number(), 10);
        assert_eq!(Level::new(0), None);
        assert_eq!(Level::new(11), None);
        assert_eq!(
            "god".parse::<Level>().unwrap_err().to_string(),
            "there is no level \"god\": expected a number from 1 to 10 or a name like \"Beginner\""
        );
    }

    #[test]
    fn the_book_is_played_by_those_who_know_it_and_asked_for_a_move() {
        let mv = Game::new().legal_moves()[6];
        let (weight, score) = (9, 12);
        let known = BookMove { mv, weight, score };
        let book = Book::new(&[(rules::Position::START, vec![known])].into());
        let mut engine = Engine::new(Options {
            hash_mb: 1,
            book: Some(Arc::new(book)),
            ..Options::default()
        });
        let mut depth_of = |number: u8, limits: &Limits, game: &Game| {
            let level = Level::new(number).unwrap();
            let opponent = Opponent { level, seed: 1 };
            let clock = || Duration::ZERO;
            let control = Control::new();
            control.stop();
            let found = engine.play_as(opponent, game, limits, &control, &clock, &mut |_| {});
            (found.best == Some(mv), found.lines[0].depth)
        };
        let (game, short) = (Game::new(), Limits::nodes(50));
        assert_eq!(depth_of(10, &short, &game), (true, 0));
        assert_eq!(depth_of(6, &short, &game), (true, 0));
        // Newcomers don't know the book.
        assert_eq!(depth_of(1, &short, &game).1, 1);
        // An analysis, pondering, another position, other rules.
        let several = Limits { lines: 2, ..short };
        let ponder = Limits {
            ponder: true,
            ..short
        };
        for limits in [Limits::INFINITE, several, ponder] {
            assert_eq!(depth_of(10, &limits, &game).1, 1);
        }
        let mut later = game.clone();
        later.play(mv).unwrap();
        assert_eq!(depth_of(10, &short, &later).1, 1);
        let kings_safe_from_men = true;
        let house = RuleSet {
            kings_safe_from_men,
        };
        let game = Game::from_position(rules::Position::START, house);
        assert_eq!(depth_of(10, &short, &game).1, 1);
    }

    #[test]
    fn every_level_takes_a_win_in_one() {
        #[track_caller]
        fn check(fen: &str, expected: &[&str]) {
            let game = Game::from_position(position(fen), RuleSet::OFFICIAL);
            for level in Level::all().filter(|level| *level != Level::FULL) {
                for seed in 0..5 {
                    let best = play(&mut engine(), Opponent { level, seed }, &game).unwrap();
                    assert!(
                        expected.contains(&best.to_string().as_str()),
                        "{level}: {best}"
                    );
                }
            }
        }
        // The last piece gets blocked.
        check("B:W13:BK14,6,2", &["14-9"]);
        check("W:W31,27,K19:B20", &["19-24"]);
    }

    #[test]
    fn a_seed_decides_the_game() {
        let line = |seed: u64| {
            let mut engine = engine();
            let mut game = Game::new();
            for _ in 0..16 {
                let level = Level::new(3).unwrap();
                let best = play(&mut engine, Opponent { level, seed }, &game).unwrap();
                game.play(best).unwrap();
            }
            game.moves().to_vec()
        };
        assert_eq!(line(1), line(1));
        let different: std::collections::HashSet<_> = (0..8).map(line).collect();
        assert!(different.len() >= 7, "{}", different.len());
    }

    #[test]
    fn low_levels_do_not_give_pieces_away_that_they_see() {
        // Two steps lose a man to a plain jump; the others don't.
        let game = Game::from_position(position("W:W22,31,32:B9,10,1"), RuleSet::OFFICIAL);
        for seed in 0..30 {
            let level = Level::new(2).unwrap();
            let best = play(&mut engine(), Opponent { level, seed }, &game).unwrap();
            let after = game.position().play(best).unwrap();
            assert!(!after.can_capture(), "{best}");
        }
    }

    #[test]
    fn a_pause_depends_on_the_choice() {
        let forced = Game::from_position(position("B:W18:B14,1"), RuleSet::OFFICIAL);
        for seed in 0..20 {
            let level = Level::new(4).unwrap();
            assert!(level.pause(&forced, seed) < level.pause(&Game::new(), seed));
        }
    }
}
