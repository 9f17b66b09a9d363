//! From PDN to a room.

use crate::words::{
    DISCONNECT_GRACE, HUMAN, MAX_LAG_CREDIT, OPENING_PLIES, PLY_COUNT, PROGRAM, SAVED_GAME,
    TAKE_BACKS, TERMINATION, THIS_VERSION, TIME_CONTROL, TURN_TIME, level_tag, name_tag,
    read_seconds, read_status, read_take_backs, read_time_control, type_tag,
};
use crate::{BadGame, BadSave};
use notation::excerpt;
use notation::pdn::{
    Action, Clock, GameResult, Node, PdnGame, Problem, ProblemKind, Reader, Severity, Tags,
};
use room::{Duration, Event, Instant, Name, Played, Player, Record, Room, Seat, Sides, Terms};
use rules::{Color, Move};

/// Resumes a saved game at `now`. Returns the room and the first event of its new log.
///
/// Ignores comments, variations and tags added by others.
pub fn from_pdn(text: &str, now: Instant) -> Result<(Room, Event), BadSave> {
    let record = record_of(&only_game(text)?)?;
    Room::resume(record, now).map_err(|why| BadSave::BadRecord(BadGame(why)))
}

/// Returns the only game in the text, if it's complete and Crownhead saved it.
fn only_game(text: &str) -> Result<PdnGame, BadSave> {
    let mut records =
        Reader::new(text.as_bytes()).map(|record| record.expect("memory can be read"));
    let record = records.next().ok_or(BadSave::NoGame)?;
    let is_no_game = |problem: &Problem| problem.kind == ProblemKind::NoGame;
    if record.problems.iter().any(is_no_game) {
        return Err(BadSave::NoGame);
    }
    // `1/2` is a draw in other files. A save has the whole result.
    let end = text.trim_end();
    let has_half_a_draw = end.ends_with("1/2") && !end.ends_with("1/2-1/2");
    if !record.terminated || has_half_a_draw {
        return Err(BadSave::CutOff);
    }
    match record.tags().get(SAVED_GAME) {
        None => return Err(BadSave::Foreign),
        Some(THIS_VERSION) => {}
        Some(other) => {
            let found = excerpt(other);
            return Err(BadSave::OtherVersion { found });
        }
    }
    // Report errors before warnings, which are often their consequences.
    let is_error = |problem: &&Problem| problem.kind.severity() == Severity::Error;
    let worst = record.problems.iter().find(is_error);
    if let Some(problem) = worst.or(record.problems.first()) {
        return Err(BadSave::Damaged(Box::new(problem.clone())));
    }
    if records.next().is_some() {
        return Err(BadSave::MoreThanOneGame);
    }
    record.into_game().ok_or(BadSave::NoGame)
}

fn record_of(game: &PdnGame) -> Result<Record, BadSave> {
    let tags = SaveTags(&game.tags);
    let opening: usize = tags.read(OPENING_PLIES, "a number", |text| text.parse().ok())?;
    // The PDN reader has checked the value.
    tags.get(PLY_COUNT)?;
    let mut moves = Vec::new();
    let mut played = Vec::new();
    for node in &game.line.nodes {
        let mv = move_of(node)?;
        if moves.len() < opening {
            moves.push(mv);
        } else {
            let clock = clock_of(node);
            played.push(Played { mv, clock });
        }
    }
    if moves.len() < opening {
        return Err(tags.bad(OPENING_PLIES, "no more than there are moves"));
    }
    Ok(Record {
        terms: Terms {
            seats: Sides {
                black: seat(&tags, Color::Black)?,
                white: seat(&tags, Color::White)?,
            },
            rules: game.rules,
            start: game.start,
            opening: moves,
            time: tags.read(
                TIME_CONTROL,
                "-, 1/60, 300 or 300+2, in seconds",
                read_time_control,
            )?,
            take_backs: tags.read(TAKE_BACKS, "free, by consent or never", read_take_backs)?,
            disconnect_grace: tags.seconds_if_any(DISCONNECT_GRACE)?,
            max_lag_credit: tags.seconds_if_any(MAX_LAG_CREDIT)?.unwrap_or_default(),
        },
        played,
        spent: tags.read(TURN_TIME, SECONDS, read_seconds)?,
        status: tags.read(TERMINATION, "what fits the result", |text| {
            match game.result {
                GameResult::BothLose => None,
                result => read_status(text, result.outcome()),
            }
        })?,
    })
}

fn move_of(node: &Node) -> Result<Move, BadSave> {
    match node.action {
        Action::Move(mv) => Ok(mv),
        Action::SetUp(_) => Err(BadSave::SetUp),
    }
}

/// What the mover's clock showed. Crownhead never writes the clocks of both sides, so they're
/// ignored.
fn clock_of(node: &Node) -> Option<Duration> {
    match node.clock? {
        Clock::Mover(time) => Some(time.into()),
        Clock::Sides { .. } => None,
    }
}

fn seat(tags: &SaveTags<'_>, color: Color) -> Result<Seat, BadSave> {
    let name = tags.read(name_tag(color), "a name", |text| Name::new(text).ok())?;
    let is_program = tags.read(type_tag(color), "human or program", |text| match text {
        HUMAN => Some(false),
        PROGRAM => Some(true),
        _ => None,
    })?;
    let player = if is_program {
        Player::Engine {
            level: tags.read(level_tag(color), "a level", |text| text.parse().ok())?,
        }
    } else {
        Player::Human
    };
    Ok(Seat { name, player })
}

const SECONDS: &str = "seconds";

/// The tags of a saved game. Missing and invalid ones are errors.
struct SaveTags<'a>(&'a Tags);

impl SaveTags<'_> {
    fn get(&self, name: &'static str) -> Result<&str, BadSave> {
        self.0.get(name).ok_or(BadSave::MissingTag(name))
    }

    fn read<T>(
        &self,
        name: &'static str,
        expected: &'static str,
        read: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, BadSave> {
        read(self.get(name)?).ok_or_else(|| self.bad(name, expected))
    }

    fn seconds_if_any(&self, name: &'static str) -> Result<Option<Duration>, BadSave> {
        if self.0.get(name).is_none() {
            return Ok(None);
        }
        self.read(name, SECONDS, read_seconds).map(Some)
    }

    fn bad(&self, name: &'static str, expected: &'static str) -> BadSave {
        BadSave::BadTag {
            name,
            value: excerpt(self.0.get(name).unwrap_or_default()),
            expected,
        }
    }
}
