//! Scripts: what happens at a table, and what's seen there. They're data, in `local.txt` and
//! `live.txt`, because a person can read them.

use room::{Action, Instant, Proposal};
use rules::Color;
use table::{
    Buttons, Driver, Effect, LiveNotice, LocalNotice, Message, Notice, Sound, StatusLine, Table,
};

/// What only one kind of game has to say, with a name.
pub(crate) trait Named {
    fn name(&self) -> &'static str;
}

impl Named for LocalNotice {
    fn name(&self) -> &'static str {
        match self {
            LocalNotice::Hint(..) => "hint",
            LocalNotice::ComputerFailed(_) => "failure",
        }
    }
}

impl Named for LiveNotice {
    fn name(&self) -> &'static str {
        match self {
            LiveNotice::Refused(_) => "refused by the server",
            LiveNotice::MoveRefused(_) => "move refused",
            LiveNotice::NoAnswer => "no answer",
            LiveNotice::Left(_) => "left",
            LiveNotice::Returned(_) => "returned",
            LiveNotice::Said(_) => "chat",
            LiveNotice::Broken => "broken",
        }
    }
}

/// A table in the middle of a script.
pub(crate) trait Scene {
    /// Lets this happen.
    fn happen(&mut self, event: &str);

    /// What's seen.
    fn look(&self, what: &str) -> String;
}

/// Plays every script, and compares what's seen. A script starts with a title, from which the scene
/// is set. There are at least this many expectations.
pub(crate) fn play<S: Scene>(scripts: &str, least: usize, set: impl Fn(&str) -> S) {
    let mut count = 0;
    let mut wrong = Vec::new();
    for script in scripts.split("\n\n").filter(|text| !text.starts_with('#')) {
        let mut lines = script.lines();
        let title = lines.next().expect("a script has a title");
        let mut scene = set(title);
        for line in lines {
            if let Some(event) = line.strip_prefix("> ") {
                scene.happen(event);
            } else if let Some(expected) = line.strip_prefix("= ") {
                let (what, expected) = expected.split_once(": ").expect("`= what: value`");
                let seen = scene.look(what);
                if seen != expected {
                    wrong.push(format!("{title}:\n  {line}\n  but {seen}"));
                }
                count += 1;
            } else {
                panic!("{line}");
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(count >= least, "only {count} expectations");
}

/// What's seen at every table.
pub(crate) fn look<D: Driver<Notice: Named>>(table: &Table<D>, what: &str, now: Instant) -> String {
    match what {
        "line" => line(table, now),
        "made" => table.made().to_string(),
        "turn" => {
            let turn = table.driver().turn();
            turn.map_or("nobody".to_owned(), |turn| turn.to_string())
        }
        "open" => table.input().is_open().to_string(),
        "bottom" => table.orientation().bottom.to_string(),
        "buttons" => buttons(table.buttons(now)),
        "clock" => {
            let turn = table.driver().game().turn();
            let left = table.clock(turn, now).expect("there's a clock");
            left.as_millis().to_string()
        }
        _ => panic!("unknown: {what}"),
    }
}

fn line<D: Driver<Notice: Named>>(table: &Table<D>, now: Instant) -> String {
    match table.line(now) {
        StatusLine::Message(Message { notice, tone }) => format!("{} ({tone:?})", name(&notice)),
        StatusLine::Offer { by, .. } => format!("offer of {by}"),
        StatusLine::OwnOffer(_) => "own offer".to_owned(),
        StatusLine::LookingBack => "looking back".to_owned(),
        StatusLine::Elsewhere => "elsewhere".to_owned(),
        StatusLine::Turn => "turn".to_owned(),
        StatusLine::Nothing => "nothing".to_owned(),
        StatusLine::Confirm(action) => format!("really {}?", action_name(action)),
        StatusLine::Claimable(side) => format!("{side} is gone"),
        StatusLine::Premove(mv) => format!("premove {mv}"),
    }
}

fn buttons(buttons: Buttons) -> String {
    let Buttons {
        give_up,
        draw,
        take_back,
        claim,
        rematch,
        hint,
        move_now,
        try_again,
    } = buttons;
    let mut names: Vec<String> = [give_up, draw, take_back, claim]
        .into_iter()
        .flatten()
        .map(action_name)
        .collect();
    let others = [
        (rematch, "rematch"),
        (hint, "hint"),
        (move_now, "move now"),
        (try_again, "try again"),
    ];
    names.extend(
        others
            .iter()
            .filter(|(is_there, _)| *is_there)
            .map(|(_, name)| (*name).to_owned()),
    );
    if names.is_empty() {
        return "none".to_owned();
    }
    names.join(", ")
}

fn action_name(action: Action) -> String {
    match action {
        Action::Abort => "abort".to_owned(),
        Action::Resign => "resign".to_owned(),
        Action::ClaimDraw => "claim a draw".to_owned(),
        Action::ClaimAbandonment => "claim the game".to_owned(),
        Action::Propose(Proposal::Draw) => "offer a draw".to_owned(),
        Action::Propose(Proposal::TakeBack { plies }) => format!("take back {plies}"),
        _ => format!("{action:?}"),
    }
}

/// An effect, unless it's an order.
pub(crate) fn effect<N: Named, O>(effect: &Effect<N, O>) -> Option<String> {
    Some(match effect {
        Effect::Follow { .. } => "follow".to_owned(),
        Effect::Show => "show".to_owned(),
        Effect::Sound(Sound::Moved(_)) => "knock".to_owned(),
        Effect::Sound(Sound::Crowned) => "chime".to_owned(),
        Effect::Sound(Sound::YourTurn) => "bell".to_owned(),
        Effect::Sound(Sound::LowTime) => "tick".to_owned(),
        Effect::Sound(Sound::Wrong) => "buzz".to_owned(),
        Effect::Sound(Sound::Ended) => "fanfare".to_owned(),
        Effect::Announce(notices) => {
            let told: Vec<&str> = notices.iter().map(name).collect();
            format!("say {}", told.join("+"))
        }
        Effect::FocusLine => "focus".to_owned(),
        Effect::Do(_) => return None,
    })
}

pub(crate) fn list(texts: &[String]) -> String {
    if texts.is_empty() {
        return "none".to_owned();
    }
    texts.join(", ")
}

pub(crate) fn color(text: &str) -> Color {
    match text {
        "black" => Color::Black,
        "white" => Color::White,
        _ => panic!("no color: {text}"),
    }
}

fn name<N: Named>(notice: &Notice<N>) -> &'static str {
    match notice {
        Notice::Moved(..) => "moved",
        Notice::TakenBack(_) => "taken back",
        Notice::Turn => "turn",
        Notice::Result => "result",
        Notice::Entered(_) => "entered",
        Notice::WrongTry(_) => "wrong",
        Notice::Refused(_) => "refused",
        Notice::Proposed(..) => "proposed",
        Notice::Declined(..) => "declined",
        Notice::Withdrawn(..) => "withdrawn",
        Notice::TimeWarning(..) => "time",
        Notice::ConfirmFirst(_) => "question",
        Notice::PremoveSet(_) => "premove set",
        Notice::PremoveCanceled => "premove canceled",
        Notice::PremoveDropped => "premove dropped",
        Notice::NoPremove => "no premove",
        Notice::Other(other) => other.name(),
    }
}
