//! From a room to PDN.

use crate::words::{
    DISCONNECT_GRACE, HUMAN, MAX_LAG_CREDIT, OPENING_PLIES, PLY_COUNT, PROGRAM, SAVED_GAME,
    TAKE_BACKS, TERMINATION, THIS_VERSION, TIME_CONTROL, TURN_TIME, level_tag, name_tag,
    seconds_text, status_text, take_backs_text, time_control_text, type_tag,
};
use notation::pdn::{Clock, GameResult, Node, PdnGame, Tags, Writer};
use room::{Instant, Player, Record, Room, Status};
use rules::Color;

/// The game as it stands at this time, as a PDN text that [`from_pdn`](crate::from_pdn) reads back.
pub fn to_pdn(room: &Room, now: Instant) -> String {
    let record = room.record(now);
    let mut game = PdnGame::from_position(record.terms.start, record.terms.rules);
    game.tags = tags(&record);
    game.line.nodes = nodes(&record);
    game.result = match record.status {
        Status::Over(ending) => ending.outcome.into(),
        Status::Playing | Status::Aborted { .. } => GameResult::Unknown,
    };
    let mut writer = Writer::new(Vec::new());
    writer
        .write(&game)
        .expect("the moves of a room are legal, and memory can be written to");
    String::from_utf8(writer.into_inner()).expect("PDN is written as UTF-8")
}

fn tags(record: &Record) -> Tags {
    let mut tags = Tags::new();
    let mut set = |name: &str, value: &str| tags.set(name, value).expect("it is a tag name");
    let terms = &record.terms;
    set(SAVED_GAME, THIS_VERSION);
    for color in Color::BOTH {
        let seat = &terms.seats[color];
        set(name_tag(color), seat.name.as_str());
        match seat.player {
            Player::Human => set(type_tag(color), HUMAN),
            Player::Engine { level } => {
                set(type_tag(color), PROGRAM);
                set(level_tag(color), &level.to_string());
            }
        }
    }
    set(TIME_CONTROL, &time_control_text(terms.time));
    set(TAKE_BACKS, take_backs_text(terms.take_backs));
    if let Some(grace) = terms.disconnect_grace {
        set(DISCONNECT_GRACE, &seconds_text(grace));
    }
    if !terms.max_lag_credit.is_zero() {
        set(MAX_LAG_CREDIT, &seconds_text(terms.max_lag_credit));
    }
    set(OPENING_PLIES, &terms.opening.len().to_string());
    set(TURN_TIME, &seconds_text(record.spent));
    set(TERMINATION, status_text(record.status));
    // The writer puts the true number there.
    set(PLY_COUNT, "");
    tags
}

fn nodes(record: &Record) -> Vec<Node> {
    let opening = record.terms.opening.iter().copied().map(Node::from);
    let played = record.played.iter().map(|played| Node {
        clock: played.clock.map(|time| Clock::Mover(time.into())),
        ..Node::from(played.mv)
    });
    opening.chain(played).collect()
}
