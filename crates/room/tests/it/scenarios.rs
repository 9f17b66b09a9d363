//! Scenarios as small scripts: commands, their times and their results.
//!
//! Each file in `tests/it/scenarios` has the scenarios for one topic.
//!
//! ```text
//! scenario: what it shows
//! terms fischer 60s 2s, take-backs by consent      once, in front of the steps
//! 1.5s black moves 11-15                           happens
//! 2s   black moves 9-14 ! It is not your turn …    is refused with this sentence
//! 90s  room ticks => flag_fell                     gives exactly these facts
//! = clock white 0:00:00                            holds now
//! ```
//!
//! After each scenario, the log is written as JSON, read back, replayed and compared.

use crownhead_room::{
    Action, Command, Connection, Duration, Event, Instant, Name, Proposal, Room, Seat, Sides,
    Status, TakeBacks, Terms, TimeControl,
};
use rules::{Color, Move, Square};
use std::fs;
use std::path::Path;

#[test]
fn every_scenario_goes_as_written() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it/scenarios");
    let mut count = 0;
    for entry in fs::read_dir(&folder).unwrap() {
        let path = entry.unwrap().path();
        let file = path.file_name().unwrap().to_string_lossy().into_owned();
        let text = fs::read_to_string(&path).unwrap();
        let mut stage = None;
        for (number, line) in text.lines().enumerate() {
            let place = format!("{file}:{}: {line}", number + 1);
            let line = line.split('#').next().unwrap().trim();
            if line.is_empty() {
                continue;
            }
            if line.starts_with("scenario:") {
                leave(stage.take());
                count += 1;
            } else if let Some(terms) = line.strip_prefix("terms ") {
                stage = Some(Stage::enter(read_terms(terms)));
            } else {
                let stage = stage
                    .as_mut()
                    .unwrap_or_else(|| panic!("{place}: no terms"));
                stage.line(line, &place);
            }
        }
        leave(stage.take());
    }
    assert!(count >= 40, "only {count} scenarios were found");
}

/// A room, its log and the time of the last step.
struct Stage {
    room: Room,
    log: Vec<Event>,
    now: Instant,
}

impl Stage {
    fn enter(terms: Terms) -> Stage {
        let now = Instant::default();
        let (room, opened) = Room::open(terms, now).unwrap();
        let log = vec![opened];
        Stage { room, log, now }
    }

    fn line(&mut self, line: &str, place: &str) {
        if let Some(claim) = line.strip_prefix("= ") {
            return self.holds(claim.trim(), place);
        }
        let (line, sentence) = split(line, " ! ");
        let (line, facts) = split(line, "=>");
        let (time, line) = line.split_once(' ').unwrap_or_else(|| panic!("{place}"));
        self.now = Instant::default().after(read_time(time));
        let command = read_command(line.trim(), place);
        let before = self.room.clone();
        match (self.room.act(&command, self.now), sentence) {
            (Ok(events), None) => {
                if let Some(facts) = facts {
                    let names: Vec<String> = events.iter().map(fact_name).collect();
                    assert_eq!(names.join(" "), facts.trim(), "{place}");
                }
                self.log.extend(events);
            }
            (Err(refused), Some(sentence)) => {
                assert_eq!(refused.to_string(), sentence.trim(), "{place}");
                assert_eq!(self.room, before, "{place}");
            }
            (Ok(events), Some(_)) => panic!("{place}: not refused but {events:?}"),
            (Err(refused), None) => panic!("{place}: refused: {refused}"),
        }
    }

    fn holds(&self, claim: &str, place: &str) {
        let (what, expected) = claim.split_once(' ').unwrap_or_else(|| panic!("{place}"));
        let room = &self.room;
        let found = match what {
            "status" => match room.status() {
                Status::Playing => "playing".to_owned(),
                Status::Over(ending) => ending.to_string(),
                Status::Aborted { by } => format!("aborted by {by}"),
            },
            "turn" => room.turn().map_or("nobody".to_owned(), name),
            "clock" => {
                let color = read_color(expected.split(' ').next().unwrap(), place);
                let shown = room.clock(color, self.now);
                let shown = shown.map_or("none".to_owned(), |time| time.to_string());
                format!("{} {shown}", name(color))
            }
            "running" => room.running_clock().map_or("nobody".to_owned(), name),
            "at-move" => {
                let times = (0..room.plies()).map(|ply| room.clock_at_move(ply).unwrap());
                times
                    .map(|time| time.to_string())
                    .collect::<Vec<_>>()
                    .join(" ")
            }
            "deadline" => match room.next_deadline(self.now) {
                None => "none".to_owned(),
                Some(at) => format!("{}ms", at.as_millis()),
            },
            "proposals" => {
                let open = room
                    .proposals()
                    .map(|(by, what)| format!("{} {what:?}", name(by)));
                or_none(open.collect(), ", ")
            }
            "gone" => {
                let gone = Color::BOTH
                    .into_iter()
                    .filter(|color| room.connection(*color) != Connection::Here);
                or_none(gone.map(name).collect(), " ")
            }
            "moves" => {
                let moves = room.game().moves().iter().map(ToString::to_string);
                or_none(moves.collect(), " ")
            }
            "rematch" => room.rematch().map_or("none".to_owned(), |terms| {
                format!("{} {}", terms.seats.black.name, terms.seats.white.name)
            }),
            _ => panic!("{place}: unknown value {what}"),
        };
        assert_eq!(found, expected, "{place}");
    }
}

fn leave(stage: Option<Stage>) {
    if let Some(Stage { room, log, .. }) = stage {
        let text = serde_json::to_string(&log).unwrap();
        let read: Vec<Event> = serde_json::from_str(&text).unwrap();
        assert_eq!(read, log);
        assert_eq!(Room::replay(&read), Ok(room));
    }
}

fn split<'a>(line: &'a str, separator: &str) -> (&'a str, Option<&'a str>) {
    match line.split_once(separator) {
        Some((line, rest)) => (line, Some(rest)),
        None => (line, None),
    }
}

fn or_none(parts: Vec<String>, separator: &str) -> String {
    if parts.is_empty() {
        "none".to_owned()
    } else {
        parts.join(separator)
    }
}

fn name(color: Color) -> String {
    color.name().to_lowercase()
}

/// The fact's name in JSON.
fn fact_name(event: &Event) -> String {
    let json = serde_json::to_value(&event.fact).unwrap();
    json.as_object().unwrap().keys().next().unwrap().clone()
}

fn read_color(text: &str, place: &str) -> Color {
    match text {
        "black" => Color::Black,
        "white" => Color::White,
        _ => panic!("{place}: unknown player {text}"),
    }
}

/// `1.5s` or `250ms`.
fn read_time(text: &str) -> Duration {
    if let Some(millis) = text.strip_suffix("ms") {
        return Duration::from_millis(millis.parse().unwrap());
    }
    let seconds: f64 = text.strip_suffix('s').unwrap().parse().unwrap();
    Duration::from_millis((seconds * 1000.0).round() as u64)
}

fn read_move(text: &str) -> Move {
    let path: Vec<Square> = text
        .split(['-', 'x'])
        .map(|number| Square::new(number.parse().unwrap()).unwrap())
        .collect();
    Move::from_path(&path).unwrap()
}

fn read_proposal(words: &[&str], place: &str) -> Proposal {
    match words {
        ["draw"] => Proposal::Draw,
        ["rematch"] => Proposal::Rematch,
        ["take-back", plies] => Proposal::TakeBack {
            plies: plies.parse().unwrap(),
        },
        _ => panic!("{place}: unknown proposal {words:?}"),
    }
}

fn read_command(text: &str, place: &str) -> Command {
    let words: Vec<&str> = text.split_whitespace().collect();
    if words == ["room", "ticks"] {
        return Command::Tick;
    }
    let by = read_color(words[0], place);
    let action = match words[1..] {
        ["leaves"] => return Command::Disconnect { seat: by },
        ["returns"] => return Command::Reconnect { seat: by },
        ["moves", mv] => Action::Move(read_move(mv)),
        ["moves", mv, "lag", lag] => {
            let action = Action::Move(read_move(mv));
            let lag = read_time(lag);
            return Command::Player { by, action, lag };
        }
        ["resigns"] => Action::Resign,
        ["aborts"] => Action::Abort,
        ["claims", "draw"] => Action::ClaimDraw,
        ["claims", "abandonment"] => Action::ClaimAbandonment,
        ["proposes", ref what @ ..] => Action::Propose(read_proposal(what, place)),
        ["accepts", ref what @ ..] => Action::Accept(read_proposal(what, place)),
        ["declines", ref what @ ..] => Action::Decline(read_proposal(what, place)),
        ["withdraws", ref what @ ..] => Action::Withdraw(read_proposal(what, place)),
        _ => panic!("{place}: unknown command {words:?}"),
    };
    Command::player(by, action)
}

/// `fischer 60s 2s, take-backs by consent, grace 30s, lag 500ms, opening 9-14 22-18, start {…}`.
fn read_terms(text: &str) -> Terms {
    let seats = Sides {
        black: Seat::human(Name::new("Ann").unwrap()),
        white: Seat::engine(Name::new("Crownhead").unwrap(), 3),
    };
    let mut terms = Terms::local(seats);
    // The starting position is JSON, which contains commas, so it comes last.
    let (text, start) = split(text, "start ");
    if let Some(start) = start {
        let mut json = serde_json::to_value(&terms).unwrap();
        json["start"] = serde_json::from_str(start).unwrap();
        terms = serde_json::from_value(json).unwrap();
    }
    for term in text
        .split(',')
        .map(str::trim)
        .filter(|term| !term.is_empty())
    {
        let words: Vec<&str> = term.split_whitespace().collect();
        match words[..] {
            ["unlimited"] => {}
            ["per-turn", limit] => {
                terms.time = TimeControl::PerTurn {
                    limit: read_time(limit),
                }
            }
            ["sudden-death", base] => {
                terms.time = TimeControl::SuddenDeath {
                    base: read_time(base),
                }
            }
            ["fischer", base, increment] => {
                terms.time = TimeControl::Fischer {
                    base: read_time(base),
                    increment: read_time(increment),
                }
            }
            ["take-backs", "free"] => terms.take_backs = TakeBacks::Free,
            ["take-backs", "by", "consent"] => terms.take_backs = TakeBacks::ByConsent,
            ["take-backs", "never"] => terms.take_backs = TakeBacks::Never,
            ["grace", grace] => terms.disconnect_grace = Some(read_time(grace)),
            ["lag", lag] => terms.max_lag_credit = read_time(lag),
            ["opening", ref moves @ ..] => {
                terms.opening = moves.iter().map(|mv| read_move(mv)).collect();
            }
            _ => panic!("unknown term {term}"),
        }
    }
    terms
}
