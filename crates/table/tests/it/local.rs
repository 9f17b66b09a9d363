//! Local games, event by event. The scripts are in `local.txt`.

use crate::script::{self, Scene, color};
use crate::seats::{START, at, table, terms};
use engine::Score;
use engine_link::{Gain, Hint};
use notation::WrittenMove;
use room::{Action, Duration, Instant, Proposal, TimeControl};
use rules::{Color, Square};
use table::{Driver, Effect, LocalGame, LocalOrder, Table};

/// A table in the middle of a script.
struct LocalScene {
    table: Table<LocalGame>,
    now: Instant,
    effects: Vec<String>,
    /// The number of the computer's last question.
    question: u32,
}

#[test]
fn the_scripts_go_as_written() {
    script::play(include_str!("local.txt"), 100, LocalScene::new);
}

impl Scene for LocalScene {
    fn happen(&mut self, event: &str) {
        self.effects.clear();
        self.do_it(event);
        self.carry_out();
    }

    fn look(&self, what: &str) -> String {
        match what {
            "effects" => script::list(&self.effects),
            "arrow" => {
                let path = self.table.hinted_path().iter();
                let path: Vec<String> = path.map(ToString::to_string).collect();
                if path.is_empty() {
                    return "none".to_owned();
                }
                path.join(" ")
            }
            what => script::look(&self.table, what, self.now),
        }
    }
}

impl LocalScene {
    /// The first line of a script says who plays, and whether there's a clock.
    fn new(title: &str) -> LocalScene {
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
        let mut scene = LocalScene {
            table: table(terms),
            now: START,
            effects: Vec::new(),
            question: 0,
        };
        scene.carry_out();
        scene
    }

    fn do_it(&mut self, event: &str) {
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
                let action = table
                    .buttons(now)
                    .take_back
                    .expect("there's something to take back");
                at(now, |at| table.act(action, at));
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
            let text = script::effect(&effect).unwrap_or_else(|| {
                let Effect::Do(order) = effect else {
                    unreachable!("only orders have no text");
                };
                match order {
                    LocalOrder::Save => "save".to_owned(),
                    LocalOrder::Think(question) => {
                        self.question = question.number;
                        "think".to_owned()
                    }
                    LocalOrder::StopThinking => "stop".to_owned(),
                    LocalOrder::FindHint(_) => "find a hint".to_owned(),
                }
            });
            self.effects.push(text);
        }
    }
}
