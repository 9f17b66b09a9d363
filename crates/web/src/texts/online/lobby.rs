//! The words of the lobby and of challenges.

use local_play::Pieces;
use protocol::{SeekTerms, Wish};
use rules::Color;

pub(crate) const TITLE: &str = "Play online";
pub(crate) const YOU_ARE: &str = "You are";
pub(crate) const CONNECTING: &str = "Connecting…";
pub(crate) const ACCOUNT: &str = "Account";
pub(crate) const MAKE_ACCOUNT: &str = "Make an account";
pub(crate) const ARCHIVE: &str = "Archive";
pub(crate) const ONLINE_PLACES: &str = "Play online";

pub(crate) const QUICK: &str = "Quick game";
pub(crate) const QUICK_LEAD: &str = "One click, and the next one who wants the same plays you.";
pub(crate) const RATED: &str = "Rated";
pub(crate) const RATED_HINT: &str = "Counts for your rating.";
pub(crate) const RATED_FOR_ACCOUNTS: &str = "Rated games are for players with an account.";

pub(crate) const LOOKING: &str = "Looking for an opponent…";
pub(crate) const CANCEL: &str = "Cancel";
pub(crate) const CANCELLED: &str = "You are no longer looking.";

pub(crate) const OWN_GAME: &str = "A game of your own";
pub(crate) const AGAINST: &str = "Against";
pub(crate) const ANYONE: &str = "Anyone";
pub(crate) const FRIEND: &str = "A friend";
pub(crate) const COMPUTER: &str = "The computer";
pub(crate) const CLOCK: &str = "Clock";
pub(crate) const LIVE: &str = "Minutes";
pub(crate) const DAYS: &str = "Days";
pub(crate) const NO_CLOCK: &str = "None";
pub(crate) const MINUTES: &str = "Minutes for each side";
pub(crate) const INCREMENT: &str = "Seconds added per move";
pub(crate) const DAYS_PER_MOVE: &str = "Days for each move";
pub(crate) const NO_CLOCK_HINT: &str = "Nobody is in a hurry. Such a game is never rated.";
pub(crate) const DAYS_HINT: &str = "You need not stay: come back when it is your turn.";
pub(crate) const ANY_SIDE: &str = "Either";
pub(crate) const OPENING: &str = "Opening";
pub(crate) const FREE: &str = "Free";
pub(crate) const THREE_MOVE: &str = "Three-move";
pub(crate) const ELEVEN_MAN: &str = "Eleven-man";
pub(crate) const HEAT: &str = "Two games";
pub(crate) const HEAT_HINT: &str =
    "The second begins by itself, from the same opening with colours changed.";
pub(crate) const SEEK: &str = "Look for an opponent";
pub(crate) const MAKE_LINK: &str = "Make a link for a friend";
pub(crate) const PLAY_COMPUTER: &str = "Play the computer";

pub(crate) const LINK_TITLE: &str = "Send this link to your friend";
pub(crate) const LINK_LABEL: &str = "Link of the challenge";
pub(crate) const LINK_LEAD: &str =
    "The game begins as soon as it is accepted. The link is good for a day, also when you go away.";
pub(crate) const COPY_LINK: &str = "Copy link";
pub(crate) const LINK_COPIED: &str = "The link is copied.";
pub(crate) const WITHDRAW: &str = "Withdraw";
pub(crate) const WITHDRAWN: &str = "The challenge is withdrawn.";
pub(crate) const SHARE_TITLE: &str = "A game of checkers?";

pub(crate) const OPEN_SEEKS: &str = "Who looks for a game";
pub(crate) const NO_SEEKS: &str =
    "Nobody just now. Press a quick game and others will see you here.";
pub(crate) const ONLY_OWN_SEEK: &str =
    "Nobody else just now. Your offer is open: others see it here and can take it.";
pub(crate) const PLAY: &str = "Play";
pub(crate) const NEEDS_LOGIN: &str = "for accounts";

pub(crate) const MY_GAMES: &str = "Your games";
pub(crate) const WATCH: &str = "Games to watch";
pub(crate) const NOTHING_TO_WATCH: &str =
    "No game is being played just now. Finished ones are in the archive.";

// A challenge that somebody sent.

pub(crate) const CHALLENGE: &str = "A challenge";
pub(crate) const SEE_PROFILE: &str = "Results and ratings";
pub(crate) const ACCEPT: &str = "Accept and play";
pub(crate) const DECLINE: &str = "No, thanks";
pub(crate) const ACCEPTING: &str = "The game begins…";
pub(crate) const GONE: &str = "This challenge is no longer open";
pub(crate) const GONE_LEAD: &str = "It was accepted, withdrawn, or waited for more than a day. Ask for a new link, or look for somebody else.";
pub(crate) const NO_CHALLENGE: &str = "This is no challenge";
pub(crate) const NO_CHALLENGE_LEAD: &str = "The link is not complete. Ask for it once more.";
pub(crate) const OWN_CHALLENGE: &str = "This is your own challenge";
pub(crate) const OWN_CHALLENGE_LEAD: &str =
    "Send the link to a friend. This page goes to the game as soon as it is accepted.";
pub(crate) const NEEDS_ACCOUNT: &str = "This game is rated, and rated games are for players with an account. Make one, then open this link again.";
pub(crate) const TO_LOBBY: &str = "To the lobby";

pub(crate) fn challenged_by(name: &str) -> String {
    format!("{name} challenges you")
}

pub(crate) fn take(name: &str, terms: &str) -> String {
    format!("Play {name}: {terms}")
}

pub(crate) fn cancel_seek(terms: &str) -> String {
    format!("{CANCEL}: {terms}")
}

pub(crate) fn friend_note(name: &str) -> String {
    format!("Make a link and send it to {name}.")
}

/// Which pieces somebody who looks for a game wants.
pub(crate) fn wants(side: Wish, pieces: Pieces) -> Option<String> {
    let color = match side {
        Wish::Any => return None,
        Wish::Black => Color::Black,
        Wish::White => Color::White,
    };
    Some(format!("plays {}", crate::texts::side(color, pieces)))
}

/// What is special about a game, besides its clock.
pub(crate) fn facts(terms: &SeekTerms, pieces: Pieces) -> String {
    let mut parts: Vec<String> = online_play::facts(terms)
        .into_iter()
        .map(str::to_owned)
        .collect();
    parts.extend(wants(terms.side, pieces));
    parts.join(" · ")
}

pub(crate) const COUNTS: &str = "The result counts for your ratings.";
pub(crate) const COUNTS_NOT: &str = "It is casual: nothing counts.";
pub(crate) const HEAT_SENTENCE: &str =
    "Two games: the second from the same opening, with colours changed.";
