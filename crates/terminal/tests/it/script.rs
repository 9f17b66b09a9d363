//! Scripts of what people do, and the screens that they see.
//!
//! A script is a text file. Its first lines say how the program is started, one option per line:
//! `size 60x20`, `ascii`, `gray`, `fen B:W21-32:B1-12`, `two people`, `server`. Lines with `>` are
//! events. `=` starts a screen, which follows up to the next event.

use engine::{Line, Score};
use engine_link::{Gain, Hint};
use local_play::{Choices, Opponent, Session};
use ratatui_core::buffer::Buffer;
use ratatui_core::layout::Rect;
use room::Instant;
use rules::{Coords, Game, Move, Square};
use std::fmt::Write;
use std::sync::LazyLock;
use terminal::{
    Context, Effect, Event, Heard, Hits, Key, Local, Look, Online, Opened, Pointed, Program, Target,
};
use words::{Colors, Language, Speaker, Words};

static ENGLISH: LazyLock<Words> = LazyLock::new(|| Words::of(Language::ENGLISH));

/// A program at work.
pub(crate) struct Stage {
    program: Box<dyn Program>,
    size: (u16, u16),
    context: Context,
    /// The effects since the last look.
    effects: Vec<Effect>,
    /// The game that the computer thinks about.
    question: Option<(u32, u32, Game)>,
    hinted: Option<Game>,
    analyzed: Option<(u32, Game)>,
}

impl Stage {
    /// Starts the program that the first lines of a script describe.
    pub(crate) fn start(options: &[&str]) -> Stage {
        let mut look = Look {
            color: true,
            unicode: true,
        };
        let mut size = (80, 24);
        let mut choices = Choices::default();
        let mut is_online = false;
        for option in options {
            match option.split_once(' ').unwrap_or((option, "")) {
                ("size", text) => {
                    let (columns, rows) = text.split_once('x').unwrap();
                    size = (columns.parse().unwrap(), rows.parse().unwrap());
                }
                ("ascii", _) => look.unicode = false,
                ("gray", _) => look.color = false,
                ("two", _) => choices.opponent = Opponent::Person,
                ("confirm", _) => choices.confirm_moves = true,
                ("fen", fen) => {
                    choices.opening = local_play::Opening::Own {
                        fen: fen.to_owned(),
                    };
                }
                ("clock", _) => {
                    choices.clock = local_play::Clock::Fischer {
                        minutes: 5,
                        increment: 3,
                    };
                }
                ("server", _) => is_online = true,
                _ => panic!("what is {option:?}?"),
            }
        }
        let context = Context {
            now: Instant::from_millis(0),
            today: 1_700_000_000_000,
            chance: 7,
        };
        let colors = match look.color {
            true => Colors::RedWhite,
            false => Colors::BlackWhite,
        };
        let speaker = Speaker::new(&ENGLISH, colors, rules::Labels::Numbers);
        let program: Box<dyn Program> = if is_online {
            let address = "https://play.example.org".to_owned();
            Box::new(Online::new(look, speaker, false, address, &context))
        } else {
            let names = ENGLISH.default_names();
            let kept = choices
                .begin(&names, "first".to_owned(), 7, context.now, context.today)
                .unwrap();
            let session = Session::resume(&kept, context.now).unwrap();
            let habits = computer_player::Habits::default();
            let opened = Opened { kept, session };
            // The next game starts as usual.
            let choices = Choices {
                opening: local_play::Opening::AsYouPlease,
                ..choices
            };
            Box::new(Local::new(look, speaker, habits, choices, opened, &context))
        };
        let mut stage = Stage {
            program,
            size,
            context,
            effects: Vec::new(),
            question: None,
            hinted: None,
            analyzed: None,
        };
        stage.take_effects();
        stage
    }

    pub(crate) fn handle(&mut self, event: Event) {
        self.context.chance = self.context.chance.wrapping_add(1);
        self.program.handle(event, &self.context);
        self.take_effects();
    }

    fn take_effects(&mut self) {
        for effect in self.program.effects() {
            match &effect {
                Effect::Think(number, question) => {
                    let game = question.game.clone();
                    self.question = Some((*number, question.number, game));
                }
                Effect::FindHint(game) => self.hinted = Some((**game).clone()),
                Effect::Analyze(number, game) => self.analyzed = Some((*number, (**game).clone())),
                _ => {}
            }
            self.effects.push(effect);
        }
    }

    /// The effects since the last call.
    pub(crate) fn effects(&mut self) -> Vec<Effect> {
        std::mem::take(&mut self.effects)
    }

    fn draw(&self) -> (Buffer, Hits) {
        let area = Rect::new(0, 0, self.size.0, self.size.1);
        let mut buffer = Buffer::empty(area);
        let hits = terminal::draw(&*self.program, &mut buffer, self.context.now);
        (buffer, hits)
    }

    /// The characters on the screen, without blanks at the ends of lines.
    pub(crate) fn screen(&self) -> String {
        let (buffer, _) = self.draw();
        let mut text = String::new();
        for row in 0..self.size.1 {
            let line: String = (0..self.size.0)
                .map(|column| buffer[(column, row)].symbol())
                .collect();
            writeln!(text, "{}", line.trim_end()).unwrap();
        }
        text
    }

    /// Whether any character has a color.
    pub(crate) fn is_colored(&self) -> bool {
        use ratatui_core::style::Color;
        let (buffer, _) = self.draw();
        let is_colored = |color| color != Color::Reset;
        buffer
            .content
            .iter()
            .any(|cell| is_colored(cell.fg) || is_colored(cell.bg))
    }

    /// Does what a line of a script says.
    pub(crate) fn perform(&mut self, line: &str) {
        let (what, rest) = line.split_once(' ').unwrap_or((line, ""));
        match what {
            "type" => {
                for c in rest.chars() {
                    self.handle(Event::Key(Key::Char(c)));
                }
            }
            "key" => self.handle(Event::Key(key(rest))),
            "paste" => self.handle(Event::Pasted(rest.to_owned())),
            "size" => {
                let (columns, rows) = rest.split_once('x').unwrap();
                self.size = (columns.parse().unwrap(), rows.parse().unwrap());
            }
            "click" => {
                let (_, hits) = self.draw();
                let square: Square = rest.parse().unwrap();
                let target = Target::Board(Coords::from(square));
                let (column, row) = hits.find(target).unwrap();
                let found = hits.at(column, row);
                self.handle(Event::Mouse(Pointed::Down(found)));
                self.handle(Event::Mouse(Pointed::Up(found)));
            }
            "wait" => {
                let seconds: u64 = rest.parse().unwrap();
                let time = room::Duration::from_secs(seconds);
                self.context.now = self.context.now.after(time);
                self.handle(Event::Tick);
            }
            "computer" => {
                let (game, question, about) = self.question.take().expect("it should think");
                let best = Some(find(&about, rest));
                let score = Score::DRAW;
                self.handle(Event::Found {
                    game,
                    question,
                    best,
                    score,
                });
            }
            "hint" => {
                let game = self.hinted.take().expect("it should look for a hint");
                let mv = find(&game, rest);
                let hint = Hint {
                    captures: u32::from(mv.is_capture()),
                    piece: mv.from(),
                    mv,
                    line: vec![mv],
                    gain: Gain::WinsPieces(1),
                };
                self.handle(Event::HintFound(Box::new(game), Some(hint)));
            }
            "line" => {
                let (rank, rest) = rest.split_once(' ').unwrap();
                let (number, game) = self.analyzed.clone().expect("it should analyze");
                let mv = find(&game, rest);
                let line = Line::new(vec![mv], Score::evaluation(35), 17);
                self.handle(Event::Analyzed {
                    number,
                    rank: rank.parse().unwrap(),
                    line,
                    nodes: 1_234_000,
                });
            }
            "library" => {
                let games = self.saved_games();
                self.handle(Event::Library(games));
            }
            "held" => self.handle(Event::GameHeld(rest == "yes")),
            "disk" => {
                let why = "no space left on device".to_owned();
                self.handle(Event::Saved(if rest == "full" { Err(why) } else { Ok(()) }));
            }
            "session" => {
                let me = protocol::Me {
                    player: "pppppppppppp".parse().unwrap(),
                    name: "Guest 4711".to_owned(),
                    guest: true,
                };
                self.handle(Event::Server(Heard::Session(1, Ok(me))));
            }
            "opened" => self.handle(Event::Server(Heard::Opened)),
            "closed" => self.handle(Event::Server(Heard::Closed(rest.parse().unwrap()))),
            "heard" => self.handle(Event::Server(Heard::Message(rest.to_owned()))),
            _ => panic!("what is {line:?}?"),
        }
    }

    /// The games saved by the script, and one from yesterday.
    fn saved_games(&self) -> Vec<local_play::SavedGame> {
        let mut games: Vec<local_play::SavedGame> = Vec::new();
        for effect in &self.effects {
            if let Effect::Save { id, pdn } = effect {
                games.retain(|other| other.id != *id);
                let state = local_play::SavedGameState::Unfinished;
                let (id, pdn) = (id.clone(), pdn.clone());
                games.push(local_play::SavedGame::file(
                    id,
                    state,
                    pdn,
                    self.context.today,
                ));
            }
        }
        let names = ENGLISH.default_names();
        let yesterday = self.context.today - 86_400_000;
        let old = Choices {
            opponent: Opponent::Person,
            name: "Ann".to_owned(),
            other_name: "Bob".to_owned(),
            opening: local_play::Opening::Own {
                fen: "W:W18,K3:B11,K30".to_owned(),
            },
            ..Choices::default()
        };
        let old = old.begin(
            &names,
            "old".to_owned(),
            1,
            Instant::from_millis(0),
            yesterday,
        );
        games.push(old.unwrap());
        games
    }
}

#[track_caller]
fn find(game: &Game, text: &str) -> Move {
    let moves = game.legal_moves();
    let found = moves.iter().find(|mv| mv.to_string() == text);
    *found.unwrap_or_else(|| panic!("{text} isn't legal"))
}

fn key(name: &str) -> Key {
    match name {
        "up" => Key::Up,
        "down" => Key::Down,
        "left" => Key::Left,
        "right" => Key::Right,
        "home" => Key::Home,
        "end" => Key::End,
        "page up" => Key::PageUp,
        "page down" => Key::PageDown,
        "enter" => Key::Enter,
        "escape" => Key::Escape,
        "backspace" => Key::Backspace,
        "delete" => Key::Delete,
        "tab" => Key::Tab,
        _ => panic!("what is the key {name:?}?"),
    }
}
