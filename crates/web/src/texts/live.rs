//! The words of the connection and of games over the network.

use protocol::Heat;
use room::{Action, Proposal};

pub(crate) const NO_ANSWER: &str =
    "The connection was lost before the server could answer. Please try again.";
pub(crate) const CONNECTING: &str = "Connecting…";
pub(crate) const RECONNECTING: &str = "Offline. Reconnecting…";
pub(crate) const TRY_NOW: &str = "Try now";
pub(crate) const OUTDATED: &str = "There is a new version. Loading it…";
pub(crate) const STILL_OUTDATED: &str = "The server has a newer version than this page. Close the other tabs of Crownhead and load it again.";
pub(crate) const BROKEN: &str = "The server did not understand this page. Load it again.";
pub(crate) const LOAD_ANEW: &str = "Load again";

pub(crate) const LOOKING: &str = "Fetching the game…";
pub(crate) const NO_GAME: &str = "There is no such game";
pub(crate) const NO_GAME_LEAD: &str =
    "Perhaps a letter of the address is missing. In the lobby you find people to play.";
pub(crate) const GAME_BROKEN: &str = "This game cannot be shown";
pub(crate) const GAME_BROKEN_LEAD: &str =
    "What the server has sent does not fit together. Load the page again.";
pub(crate) const TO_LOBBY: &str = "Lobby";
pub(crate) const BOARD: &str = "Board";
pub(crate) const YOU: &str = "you";
pub(crate) const LOOKING_BACK: &str = "You are looking back.";
pub(crate) const YOUR_MOVE: &str = "Your move.";
pub(crate) const WATCHING: &str = "Watching";
pub(crate) const AWAY: &str = "away";
pub(crate) const GONE: &str = "has left";
pub(crate) const PLAY_ON: &str = "Play on";
pub(crate) const WITHDRAW: &str = "Withdraw";
pub(crate) const CLAIM_WIN: &str = "Claim the win";
pub(crate) const ABORT: &str = "Call off";
pub(crate) const SHARE: &str = "Share";
pub(crate) const LINK_COPIED: &str = "The link to this game is on the clipboard.";
pub(crate) const NO_PREMOVE: &str = "It is not your turn. You can make your next move in advance, but this one will not be possible.";
pub(crate) const PREMOVE_CANCELLED: &str = "The move in advance is cancelled.";
pub(crate) const PREMOVE_DROPPED: &str = "Your move in advance is not possible any more.";
pub(crate) const REMATCH_ASKED: &str = "You have proposed a rematch.";
pub(crate) const ACCEPT_REMATCH: &str = "Accept rematch";
pub(crate) const TO_NEXT: &str = "To the next game";
pub(crate) const WATCH_NEXT: &str = "Watch the next game";
pub(crate) const SECOND_FOLLOWS: &str =
    "The second game of the heat follows, with the sides changed.";
pub(crate) const TAB_YOUR_TURN: &str = "Your move";
pub(crate) const TAB_WAITING: &str = "Waiting";
pub(crate) const TAB_OVER: &str = "Over";
pub(crate) const CHAT: &str = "Chat";
pub(crate) const UNREAD: &str = " new";
pub(crate) const NOTHING_SAID: &str = "Nothing said yet. Be kind.";
pub(crate) const MUTED: &str = "You have muted the others.";
pub(crate) const SPECTATOR: &str = "(watching)";
pub(crate) const SAY: &str = "Say something";
pub(crate) const SEND: &str = "Send";
pub(crate) const MUTE: &str = "Mute";

/// Who plays whom.
pub(crate) fn players(black: &str, white: &str) -> String {
    format!("{black} – {white}")
}

/// Whose turn it is, for the tab of a spectator.
pub(crate) fn tab_turn(name: &str) -> String {
    format!("{name} to move")
}

/// The title of the tab: what is going on, and who plays.
pub(crate) fn tab_title(what: &str, players: &str) -> String {
    format!("{what} · {players}")
}

/// A player who has lost the connection and has so long to come back.
pub(crate) fn reconnecting(seconds: u64) -> String {
    format!("reconnecting {}:{:02}", seconds / 60, seconds % 60)
}

/// The time that was given back for the lag of a move.
pub(crate) fn lag(millis: u64) -> String {
    format!("lag {millis} ms")
}

/// A player has lost the connection.
pub(crate) fn left(name: &str) -> String {
    format!("{name} has lost the connection.")
}

/// A player is back.
pub(crate) fn returned(name: &str) -> String {
    format!("{name} is back.")
}

/// The opponent has not come back in time.
pub(crate) fn can_claim(name: &str) -> String {
    format!("{name} has not come back.")
}

/// A move that is played as soon as the opponent has moved.
pub(crate) fn premove(mv: &str) -> String {
    format!("After your opponent's move you play {mv}, if you can.")
}

/// A move that was seen already is taken back.
pub(crate) fn move_refused(why: &str) -> String {
    format!("Your move was not played. {why}")
}

/// What a player has said.
pub(crate) fn said(name: &str, text: &str) -> String {
    format!("{name} says: {text}")
}

/// The address of the game, where it cannot be put on the clipboard.
pub(crate) fn link(address: &str) -> String {
    format!("The link to this game: {address}")
}

/// What the opponent proposes.
pub(crate) fn proposed(by: &str, proposal: Proposal) -> String {
    match proposal {
        Proposal::Draw => format!("{by} offers a draw."),
        Proposal::TakeBack { plies: 1 } => format!("{by} asks to take back a move."),
        Proposal::TakeBack { plies } => format!("{by} asks to take back {plies} moves."),
        Proposal::Rematch => format!("{by} proposes a rematch."),
    }
}

/// What the person here has proposed.
pub(crate) const fn own_offer(proposal: Proposal) -> &'static str {
    match proposal {
        Proposal::Draw => "You have offered a draw.",
        Proposal::TakeBack { .. } => "You have asked for your move back.",
        Proposal::Rematch => REMATCH_ASKED,
    }
}

/// The opponent has said no.
pub(crate) fn declined(by: &str, proposal: Proposal) -> String {
    match proposal {
        Proposal::Draw => format!("{by} plays on."),
        Proposal::TakeBack { .. } => format!("{by} does not give the move back."),
        Proposal::Rematch => format!("{by} does not want a rematch."),
    }
}

/// The opponent no longer proposes something.
pub(crate) fn withdrawn(by: &str, proposal: Proposal) -> String {
    let what = match proposal {
        Proposal::Draw => "the offer of a draw",
        Proposal::TakeBack { .. } => "the wish for a take-back",
        Proposal::Rematch => "the proposal of a rematch",
    };
    format!("{by} has withdrawn {what}.")
}

/// What is asked before something that cannot be undone, and the word for yes.
pub(crate) const fn confirm(action: Action) -> (&'static str, &'static str) {
    match action {
        Action::Resign => ("Resign the game?", "Resign"),
        _ => ("Are you sure?", "Yes"),
    }
}

/// How a rating was changed by a game.
pub(crate) fn rating_change(change: i64) -> String {
    let sign = match change {
        ..0 => "\u{2212}",
        0 => "\u{b1}",
        1.. => "+",
    };
    format!("{sign}{}", change.unsigned_abs())
}

/// Which part of a heat it is.
pub(crate) const fn heat(part: Heat) -> &'static str {
    match part {
        Heat::First => "First game of a heat",
        Heat::Second => "Second game of a heat",
    }
}

/// How many people watch.
pub(crate) fn watchers(number: u32) -> String {
    match number {
        1 => "one watching".to_owned(),
        _ => format!("{number} watching"),
    }
}

pub(crate) const RATED: &str = "rated";
pub(crate) const CASUAL: &str = "casual";
