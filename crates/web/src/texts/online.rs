//! The words of play over the network, around the games themselves.

use online_play::{CurveFacts, Score};
use protocol::{PlayerKind, Record, Speed};

pub(crate) mod account;
pub(crate) mod archive;
pub(crate) mod lobby;
pub(crate) mod player;

// What goes wrong.

pub(crate) const OFFLINE: &str =
    "The server cannot be reached. Look at your network, then try again.";
pub(crate) const NO_GAMES: &str = "This server has no games over the network.";
pub(crate) const NO_SESSION: &str = "You are not logged in here any more.";
pub(crate) const ODD: &str = "The server gave an answer that this page does not understand. Load the page again; it may be newer then.";
pub(crate) const TRY_AGAIN: &str = "Try again";
pub(crate) const FETCHING: &str = "Fetching…";

pub(crate) const NO_GAMES_TITLE: &str = "No games over the network here";
pub(crate) const NO_GAMES_LEAD: &str = "Crownhead shows you its pages from this address, but has no place to store games that people play over the network.";
pub(crate) const NO_GAMES_HELP: &str =
    "Whoever runs it can change that: this starts it with a place for games.";
pub(crate) const NO_GAMES_COMMAND: &str = "crownhead serve";
pub(crate) const PLAY_HERE: &str = "Play at this screen";

// Games in lists.

pub(crate) const RUNNING: &str = "Being played";
pub(crate) const YOUR_TURN: &str = "Your turn";
pub(crate) const RATED: &str = "rated";
pub(crate) const CASUAL: &str = "casual";
pub(crate) const NO_CLOCK: &str = "no clock";
pub(crate) const SAVE_PDN: &str = "Save as a PDN file";
pub(crate) const PAGES: &str = "Pages";
pub(crate) const OLDER: &str = "Older";
pub(crate) const NEWER: &str = "Newer";
pub(crate) const NEWEST: &str = "Latest";
pub(crate) const COPY: &str = "Copy";
pub(crate) const COPIED: &str = "Copied.";
pub(crate) const NOT_COPIED: &str =
    "The browser did not let it be copied: select it and copy it by hand.";
pub(crate) const SHARE: &str = "Share";

/// Both players, Black first.
pub(crate) fn players(black: &str, white: &str) -> String {
    format!("{black} – {white}")
}

/// Whether a game counts and how fast it is.
pub(crate) fn kind_of_game(rated: bool, speed: Option<Speed>) -> String {
    let rated = if rated { RATED } else { CASUAL };
    let speed = speed.map_or(NO_CLOCK, Speed::word);
    format!("{speed} · {rated}")
}

/// When a game began.
pub(crate) fn begun(when: &str) -> String {
    format!("begun {when}")
}

/// A result for one of the players.
pub(crate) const fn score(score: Score) -> &'static str {
    match score {
        Score::Won => "Won",
        Score::Drawn => "Draw",
        Score::Lost => "Lost",
    }
}

pub(crate) fn time_left(left: &str) -> String {
    format!("{left} left")
}

/// The speed with a capital.
pub(crate) const fn speed(speed: Speed) -> &'static str {
    match speed {
        Speed::Blitz => "Blitz",
        Speed::Rapid => "Rapid",
        Speed::Classical => "Classical",
        Speed::Correspondence => "Correspondence",
    }
}

pub(crate) const fn kind(kind: PlayerKind) -> &'static str {
    match kind {
        PlayerKind::Guest => "Guest",
        PlayerKind::Account => "Player",
        PlayerKind::Computer => "Computer",
    }
}

/// A rating as it is shown everywhere; with a question mark while little is known.
pub(crate) fn rating(value: u32, provisional: bool) -> String {
    let mark = if provisional { "?" } else { "" };
    format!("{value}{mark}")
}

pub(crate) fn rating_spoken(value: u32, provisional: bool) -> String {
    let mark = if provisional { ", provisional" } else { "" };
    format!("{value}{mark}")
}

pub(crate) fn games(count: u32) -> String {
    match count {
        0 => "no game".to_owned(),
        1 => "1 game".to_owned(),
        _ => format!("{count} games"),
    }
}

pub(crate) fn record(record: Record) -> String {
    let Record {
        wins,
        draws,
        losses,
    } = record;
    format!("{wins} won, {draws} drawn, {losses} lost")
}

/// What the curve of a rating says, for those who do not see it.
pub(crate) fn curve(speed: Speed, facts: CurveFacts) -> String {
    let CurveFacts {
        games,
        first,
        last,
        lowest,
        highest,
    } = facts;
    format!(
        "{} rating after each of {games} rated games: from {first} to {last}, the lowest {lowest}, the highest {highest}.",
        self::speed(speed)
    )
}

pub(crate) const ONE_DAY: &str = "1 day";

pub(crate) fn days(days: u32) -> String {
    format!("{days} days")
}
