//! Local games, event by event. The scripts are in `local.txt`.

use crate::seats::{START, at, table, terms};
use engine::Score;
use engine_link::{Gain, Hint};
use notation::WrittenMove;
use room::{Action, Duration, Instant, Proposal, TimeControl};
use rules::{Color, Square};
use table::{Driver, Effect, LocalGame, LocalOrder, Message, Notice, Sound, StatusLine, Table};

const SCRIPTS: &str = include_str!("local.txt");

/// A table in the middle of a script.
struct Scene {
    table: Table<LocalGame>,
    now: Instant,
    effects: Vec<String>,
    /// The number of the computer's last question.
    question: u32,
}

#[test]
fn the_scripts_go_as_written() {
    let mut count = 0;
    for script in SCRIPTS.split("\n\n").filter(|text| !text.starts_with('#')) {
        let mut lines = script.lines();
        let title = lines.next().expect("a script has a title");
        let mut scene = Scene::new(title);
        for line in lines {
            if let Some(event) = line.strip_prefix("> ") {
                scene.effects.clear();
                scene.happen(event);
                scene.carry_out();
            } else if let Some(expected) = line.strip_prefix("= ") {
                let (what, expected) = expected.split_once(": ").expect("`= what: value`");
                assert_eq!(scene.look(what), expected, "{title}: {line}");
                count += 1;
            } else {
                panic!("{line}");
            }
        }
    }
    assert!(count > 50, "only {count} expectations");
}

impl Scene {
    /// The first line of a script says who plays, and whether there's a clock.
    fn new(title: &str) -> Scene {
        let computer = match title {
            _ if title.contains("computer is black") => Some(Color::Black),
            _ if title.contains("computer is white") => Some(Color::White),
            _ => None,
        };
        let mut terms = terms(computer);
        for (words, seconds) in [("ten seconds", 10), ("forty seconds", 40)] {
            if title.contains(words) {
                terms.time = TimeControl::PerTurn {
                    limit: Duration::from_secs(seconds),
                };
            }
        }
        let mut scene = Scene {
            table: table(terms),
            now: START,
            effects: Vec::new(),
            question: 0,
        };
        scene.carry_out();
        scene
    }

    fn happen(&mut self, event: &str) {
        let now = self.now;
        let (word, rest) = event.split_once(' ').unwrap_or((event, ""));
        let table = &mut self.table;
        let mut act = |action| at(now, |at| table.act(action, at));
        match (word, rest) {
            ("press", square) => {
                let square = Square::new(square.parse().unwrap()).unwrap();
                at(now, |at| {
                    table.enter(|input| input.press(square), false, at)
                });
            }
            ("resign", _) => act(Action::Resign),
            ("offer", _) => act(Action::Propose(Proposal::Draw)),
            ("withdraw", _) => act(Action::Withdraw(Proposal::Draw)),
            ("claim", _) => act(Action::ClaimDraw),
            ("accept", side) => {
                let by = color(side);
                at(now, |at| {
                    table.act_for(by, Action::Accept(Proposal::Draw), at);
                });
            }
            ("decline", side) => {
                let by = color(side);
                at(now, |at| {
                    table.act_for(by, Action::Decline(Proposal::Draw), at);
                });
            }
            ("take", _) => {
                table.change(false, |game| game.take_back(now));
            }
            ("look", made) => table.look_at(made.parse().unwrap()),
            ("before", _) => table.look_back(),
            ("after", _) => table.look_ahead(),
            ("flip", _) => table.flip(),
            ("wait", millis) => {
                self.now = now.after(Duration::from_millis(millis.parse().unwrap()));
                table.tick(self.now);
            }
            ("found", what) => {
                let (mv, score) = what.split_once(' ').unwrap();
                let game = table.driver().game();
                let written: WrittenMove = mv.parse().unwrap();
                let mv = written.resolve(game.position(), game.rules()).unwrap();
                let score = Score::evaluation(score.parse().unwrap());
                let number = self.question;
                table.change(false, |game| {
                    game.found(number, Some(mv), score, now);
                    Ok(())
                });
            }
            ("hint", _) => table.ask_hint(),
            ("hinted", mv) => {
                let game = table.driver().game().clone();
                let written: WrittenMove = mv.parse().unwrap();
                let mv = written.resolve(game.position(), game.rules()).unwrap();
                let hint = Hint {
                    captures: 0,
                    piece: mv.from(),
                    mv,
                    line: vec![mv],
                    gain: Gain::Keeps(0),
                };
                table.hint_found(&game, hint);
            }
            ("paused", _) => {
                let number = self.question;
                table.change(false, |game| {
                    game.pause_over(number, now);
                    Ok(())
                });
            }
            ("hurry", _) => {
                table.change(false, |game| {
                    game.hurry(now);
                    Ok(())
                });
            }
            ("fail", why) => {
                let number = self.question;
                table.change(false, |game| {
                    game.failed(number, why.to_owned());
                    Ok(())
                });
            }
            ("retry", _) => {
                table.clear_message();
                table.change(false, |game| {
                    game.try_again(now);
                    Ok(())
                });
            }
            ("leave", _) => {
                table.change(false, |game| {
                    game.leave();
                    Ok(())
                });
            }
            ("return", _) => {
                table.change(false, |game| {
                    game.come_back(None, now);
                    Ok(())
                });
                table.refresh();
            }
            _ => panic!("unknown event: {event}"),
        }
    }

    fn carry_out(&mut self) {
        for effect in self.table.effects() {
            let text = match effect {
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
                Effect::Do(LocalOrder::Save) => "save".to_owned(),
                Effect::Do(LocalOrder::Think(question)) => {
                    self.question = question.number;
                    "think".to_owned()
                }
                Effect::Do(LocalOrder::StopThinking) => "stop".to_owned(),
                Effect::Do(LocalOrder::FindHint(_)) => "find a hint".to_owned(),
            };
            self.effects.push(text);
        }
    }

    fn look(&self, what: &str) -> String {
        let game = self.table.driver();
        match what {
            "line" => match self.table.line(self.now) {
                StatusLine::Message(Message { notice, tone }) => {
                    format!("{} ({tone:?})", name(&notice))
                }
                StatusLine::Offer { by, .. } => format!("offer of {by}"),
                StatusLine::OwnOffer(_) => "own offer".to_owned(),
                StatusLine::LookingBack => "looking back".to_owned(),
                StatusLine::Elsewhere => "elsewhere".to_owned(),
                StatusLine::Turn => "turn".to_owned(),
                StatusLine::Nothing => "nothing".to_owned(),
                line => format!("{line:?}"),
            },
            "made" => self.table.made().to_string(),
            "turn" => game
                .turn()
                .map_or("nobody".to_owned(), |turn| turn.to_string()),
            "open" => self.table.input().is_open().to_string(),
            "bottom" => self.table.orientation().bottom.to_string(),
            "thinking" => game.is_thinking().to_string(),
            "failed" => game.has_failed().to_string(),
            "arrow" => {
                let path = self.table.hinted_path().iter();
                let path: Vec<String> = path.map(ToString::to_string).collect();
                if path.is_empty() {
                    "none".to_owned()
                } else {
                    path.join(" ")
                }
            }
            "effects" if self.effects.is_empty() => "none".to_owned(),
            "effects" => self.effects.join(", "),
            "clock" => {
                let turn = game.game().turn();
                let left = self.table.clock(turn, self.now).expect("there's a clock");
                left.as_millis().to_string()
            }
            _ => panic!("unknown: {what}"),
        }
    }
}

fn color(text: &str) -> Color {
    match text {
        "black" => Color::Black,
        "white" => Color::White,
        _ => panic!("no color: {text}"),
    }
}

fn name<N>(notice: &Notice<N>) -> &'static str {
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
        Notice::Other(_) => "other",
        _ => "premove",
    }
}
