//! From a room to PDN.

use crate::words::{
    DISCONNECT_GRACE, HUMAN, MAX_LAG_CREDIT, OPENING_PLIES, PLY_COUNT, PROGRAM, SAVED_GAME,
    TAKE_BACKS, TERMINATION, THIS_VERSION, TIME_CONTROL, TURN_TIME, level_tag, name_tag,
    seconds_text, status_text, take_backs_text, time_control_text, type_tag,
};
use notation::pdn::{Clock, GameResult, Node, PdnGame, Tags, Writer};
use room::{Instant, Name, Player, Record, Room, Sides, Status};
use rules::Color;

/// Where and when a game was played, and under which names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Occasion {
    /// The event: a match, a tournament, an evening.
    pub event: String,
    /// The place: a town or a web address.
    pub site: String,
    /// The first day of the game in PDN form: `2026.11.15`.
    pub date: String,
    /// The players' names, which replace those of the seats.
    pub names: Sides<Name>,
}

/// Returns the game as it stands at `now`, as PDN text that [`from_pdn`](crate::from_pdn) reads
/// back.
pub fn to_pdn(room: &Room, now: Instant) -> String {
    let record = room.record(now);
    let tags = tags(&record);
    text(&record, tags)
}

/// Like [`to_pdn`], with the tags of an occasion.
pub fn to_pdn_of(room: &Room, now: Instant, occasion: &Occasion) -> String {
    let record = room.record(now);
    let mut tags = tags(&record);
    let mut set = |name: &str, value: &str| tags.set(name, value).expect("the tag name is valid");
    set("Event", &occasion.event);
    set("Site", &occasion.site);
    set("Date", &occasion.date);
    for color in Color::BOTH {
        set(name_tag(color), occasion.names[color].as_str());
    }
    text(&record, tags)
}

fn text(record: &Record, tags: Tags) -> String {
    let mut game = PdnGame::from_position(record.terms.start, record.terms.rules);
    game.tags = tags;
    game.line.nodes = nodes(record);
    game.result = match record.status {
        Status::Over(ending) => ending.outcome.into(),
        Status::Playing | Status::Aborted { .. } => GameResult::Unknown,
    };
    let mut writer = Writer::new(Vec::new());
    writer
        .write(&game)
        .expect("the moves are legal, and writing to memory can't fail");
    String::from_utf8(writer.into_inner()).expect("PDN is written as UTF-8")
}

fn tags(record: &Record) -> Tags {
    let mut tags = Tags::new();
    let mut set = |name: &str, value: &str| tags.set(name, value).expect("the tag name is valid");
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
    // The writer fills in the number.
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

#[cfg(test)]
mod tests {
    use super::*;
    use room::{Seat, Terms};

    #[test]
    fn an_occasion_comes_first_and_changes_nothing_else() {
        let name = |text| Name::new(text).unwrap();
        let seats = Sides {
            black: Seat::human(name("Guest 1")),
            white: Seat::human(name("Guest 2")),
        };
        let now = Instant::from_millis(0);
        let (room, _) = Room::open(Terms::local(seats), now).unwrap();
        let occasion = Occasion {
            event: "Club \"night\"".to_owned(),
            site: "London".to_owned(),
            date: "2026.11.15".to_owned(),
            names: Sides {
                black: name("Ann"),
                white: name("Bob"),
            },
        };
        let text = to_pdn_of(&room, now, &occasion);
        let rest = "[Event \"Club \\\"night\\\"\"]\n[Site \"London\"]\n[Date \"2026.11.15\"]\n\
                    [Black \"Ann\"]\n[White \"Bob\"]\n[Result \"*\"]\n";
        assert!(text.starts_with(rest), "{text}");
        let (again, _) = crate::from_pdn(&text, now).unwrap();
        assert_eq!(again.game(), room.game());
        assert_eq!(again.seat(Color::Black).name.as_str(), "Ann");
    }
}
