//! What the store knows about a game besides its log.

use protocol::{EndReason, GameId, Heat, PlayerId, SeekId, Speed};
use room::{BadTerms, Event, Instant, Room, Status, Terms};
use rules::{Color, Outcome};

/// A game as it's listed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameRow {
    /// Identifies it.
    pub id: GameId,
    /// Who plays Black.
    pub black: PlayerId,
    /// Who plays White.
    pub white: PlayerId,
    /// Whether it's rated.
    pub rated: bool,
    /// The previous game, if this one is a rematch or the second game of a heat.
    pub after: Option<GameId>,
    /// Which game of a heat it is, if it's part of one.
    pub heat: Option<Heat>,
}

impl GameRow {
    /// The side of this player, if the player plays this game.
    pub fn side_of(&self, player: PlayerId) -> Option<Color> {
        if self.black == player {
            Some(Color::Black)
        } else if self.white == player {
            Some(Color::White)
        } else {
            None
        }
    }

    /// Who plays this side.
    pub fn player(&self, color: Color) -> PlayerId {
        match color {
            Color::Black => self.black,
            Color::White => self.white,
        }
    }
}

/// A game that two players have agreed on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Agreed {
    /// Who plays Black.
    pub black: PlayerId,
    /// Who plays White.
    pub white: PlayerId,
    /// The terms of the game.
    pub terms: Terms,
    /// Whether it's rated.
    pub rated: bool,
    /// The previous game, if this one is a rematch or the second game of a heat.
    pub after: Option<GameId>,
    /// Which game of a heat it is, if it's part of one.
    pub heat: Option<Heat>,
    /// The seeks that it closes. The first is the one that was taken.
    pub seeks: Vec<SeekId>,
}

impl Agreed {
    /// The game with this random ID that starts now.
    pub fn begin(self, id: GameId, now: Instant) -> Result<NewGame, BadTerms> {
        let (_, opened) = Room::open(self.terms, now)?;
        Ok(NewGame {
            id,
            black: self.black,
            white: self.white,
            rated: self.rated,
            after: self.after,
            heat: self.heat,
            opened,
            seeks: self.seeks,
        })
    }
}

/// A game to start.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewGame {
    /// Identifies it.
    pub id: GameId,
    /// Who plays Black.
    pub black: PlayerId,
    /// Who plays White.
    pub white: PlayerId,
    /// Whether it's rated.
    pub rated: bool,
    /// The previous game, if this one is a rematch or the second game of a heat.
    pub after: Option<GameId>,
    /// Which game of a heat it is, if it's part of one.
    pub heat: Option<Heat>,
    /// The first event of its log.
    pub opened: Event,
    /// The seeks that it takes, which must all be open.
    pub seeks: Vec<SeekId>,
}

/// How a game ended, for the table of games.
#[derive(Clone, PartialEq, Debug)]
pub struct Ended {
    /// When it ended.
    pub at: Instant,
    /// `1-0`, `0-1`, `1/2-1/2`, or `*` for a game that was aborted.
    pub result: &'static str,
    /// Why it ended.
    pub termination: EndReason,
    /// What it means for the ratings, if it's rated.
    pub rated: Option<Rated>,
    /// The game that starts when this one ends: the second game of a heat.
    pub next: Option<Box<NewGame>>,
}

/// A finished rated game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rated {
    /// Who played Black.
    pub black: PlayerId,
    /// Who played White.
    pub white: PlayerId,
    /// The speed.
    pub speed: Speed,
    /// Black's score: 1, 0.5 or 0.
    pub score: f64,
}

impl Ended {
    /// How the game ended between these two states, if it did.
    pub(crate) fn between(
        row: &GameRow,
        before: &Room,
        after: &Room,
        at: Instant,
    ) -> Option<Ended> {
        let status = after.status();
        if status == Status::Playing || before.status() == status {
            return None;
        }
        let (result, termination, score) = match status {
            Status::Over(ending) => {
                // In PDN, the first number is Black's.
                let (result, score) = match ending.outcome {
                    Outcome::Win(Color::Black) => ("1-0", 1.0),
                    Outcome::Win(Color::White) => ("0-1", 0.0),
                    Outcome::Draw => ("1/2-1/2", 0.5),
                };
                (result, EndReason::from(ending.termination), Some(score))
            }
            Status::Aborted { .. } | Status::Playing => ("*", EndReason::Aborted, None),
        };
        let speed = Speed::of(after.terms().time).filter(|_| row.rated);
        let rated = speed.zip(score).map(|(speed, score)| Rated {
            black: row.black,
            white: row.white,
            speed,
            score,
        });
        Some(Ended {
            at,
            result,
            termination,
            rated,
            next: None,
        })
    }
}

/// A time during which no node could reach the store, so that no game was served.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outage {
    /// When a node last reached the store before the outage.
    pub since: Instant,
    /// When a node reached it again.
    pub until: Instant,
}
