//! `crownhead play --terminal`: a game at the terminal, for two or against the computer.

use crate::Status;
use crate::arguments::{BookArg, EndgamesArg, StartArg, seconds};
use crate::commands::labels;
use crate::spoken;
use crate::terminal_app::{self, Address, Clock, Drivers, GameFiles};
use crate::terminal_game::TerminalGame;
use anyhow::{Context, ensure};
use clap::{Args, ValueEnum};
use computer_player::Habits;
use engine::Level;
use local_play::{Choices, DefaultNames, SavedGame, SavedGameState, Session, new_id};
use notation::Deck;
use room::{Duration, Name, Seat, Sides, Terms, TimeControl};
use rules::{Color, Move, Position, RuleSet};
use std::io::Write;
use std::path::{Path, PathBuf};
use terminal::{Local, Online, Opened};
use words::{Colors, Speaker};

/// The names of all these options.
pub(super) const OPTIONS: [&str; 20] = [
    "plain",
    "no_mouse",
    "fen",
    "setup",
    "turn",
    "black",
    "white",
    "computer",
    "level",
    "think",
    "book",
    "computer_resigns",
    "ballot",
    "turn_seconds",
    "minutes",
    "increment",
    "confirm",
    "letters",
    "kings_safe_from_men",
    "load",
];

/// The options of a game at the terminal.
#[derive(Args)]
#[command(next_help_heading = "In the terminal")]
pub(super) struct TerminalOptions {
    /// Play line by line, for screen readers and scripts
    #[arg(long)]
    plain: bool,

    /// Let the terminal handle the mouse
    #[arg(long, conflicts_with = "plain")]
    no_mouse: bool,

    #[command(flatten)]
    start: StartArg,

    /// Black's name
    #[arg(long, value_name = "NAME")]
    black: Option<String>,

    /// White's name
    #[arg(long, value_name = "NAME")]
    white: Option<String>,

    /// The side that the computer plays
    #[arg(long, value_name = "SIDE", value_enum)]
    computer: Option<Side>,

    /// Strength of the computer: a number from 1 to 10, or a name
    #[arg(long, value_name = "LEVEL", default_value = "5", requires = "computer")]
    level: Level,

    /// Maximum seconds that the computer thinks per move
    #[arg(long = "time", alias = "think", value_name = "SECONDS", default_value = "1", value_parser = seconds)]
    think: std::time::Duration,

    /// Let the computer resign games that are lost for certain
    #[arg(long)]
    computer_resigns: bool,

    #[command(flatten)]
    endgames: EndgamesArg,

    #[command(flatten)]
    book: BookArg,

    /// Start from a ballot of the three-move table
    #[arg(long, value_name = "NUMBER", conflicts_with_all = ["fen", "setup"])]
    ballot: Option<u16>,

    /// Seconds per move; a player who runs out of time loses
    #[arg(long, value_name = "SECONDS", value_parser = clap::value_parser!(u64).range(1..=86_400))]
    turn_seconds: Option<u64>,

    /// Minutes for the whole game; a player who runs out of time loses
    #[arg(long, value_name = "MINUTES", value_parser = clap::value_parser!(u64).range(1..=1_440), conflicts_with = "turn_seconds")]
    minutes: Option<u64>,

    /// Seconds added after each move
    #[arg(long, value_name = "SECONDS", requires = "minutes", value_parser = clap::value_parser!(u64).range(1..=3_600))]
    increment: Option<u64>,

    /// Ask for confirmation before each move
    #[arg(long)]
    confirm: bool,

    /// Use letters and digits for squares
    #[arg(long)]
    letters: bool,

    /// House rule: men can't capture kings
    #[arg(long)]
    kings_safe_from_men: bool,

    /// Continue a saved game
    #[arg(long, value_name = "FILE", conflicts_with_all = [
        "fen", "setup", "ballot", "black", "white", "computer", "turn_seconds", "minutes", "kings_safe_from_men",
    ])]
    load: Option<PathBuf>,
}

impl TerminalOptions {
    /// The chosen folder with endgame databases, which the browser uses too.
    pub(super) fn endgames(&self) -> Option<&Path> {
        self.endgames.folder()
    }
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Side {
    Black,
    White,
    /// The computer plays against itself
    Both,
}

impl TerminalOptions {
    pub(super) fn run(
        &self,
        out: &mut impl Write,
        server: Option<String>,
        endgames: Option<&Path>,
    ) -> anyhow::Result<Status> {
        // A person has to be at the table.
        let is_alone = self.computer == Some(Side::Both);
        if self.plain || is_alone || !terminal_app::is_possible() {
            ensure!(
                server.is_none(),
                "playing on a server needs a full-screen terminal"
            );
            return self.run_line_by_line(out, endgames);
        }
        match server {
            Some(server) => self.play_on_server(&server, endgames)?,
            None => self.play_on_screen(endgames)?,
        }
        Ok(Status::Good)
    }

    fn play_on_server(&self, server: &str, endgames: Option<&Path>) -> anyhow::Result<()> {
        let clock = Clock::start();
        let address = Address::parse(server)?;
        let context = clock.context();
        let mut program = Online::new(
            terminal_app::look(),
            self.speaker(),
            self.confirm,
            address.origin(),
            &context,
        );
        if let Some(link) = &address.link {
            program.open_link(link, &context);
        }
        let drivers = Drivers {
            files: None,
            databases: self.endgames.tablebase_or(endgames),
            book: self.book.read()?,
            server: Some(address),
            mouse: !self.no_mouse,
        };
        terminal_app::run(&mut program, &clock, drivers)
    }

    fn play_on_screen(&self, endgames: Option<&Path>) -> anyhow::Result<()> {
        let clock = Clock::start();
        let context = clock.context();
        let mut files = GameFiles::open()?;
        let mut choices = files.choices();
        choices.confirm_moves |= self.confirm;
        choices.computer_resigns |= self.computer_resigns;
        let opened = self.open_game(&mut files, &choices, &context)?;
        let habits = Habits {
            think: self.think,
            pace: self.think,
            // Each game has its own choice.
            ..Habits::default()
        };
        let mut program = Local::new(
            terminal_app::look(),
            self.speaker(),
            habits,
            choices,
            opened,
            &context,
        );
        let drivers = Drivers {
            files: Some(files),
            databases: self.endgames.tablebase_or(endgames),
            book: self.book.read()?,
            server: None,
            mouse: !self.no_mouse,
        };
        terminal_app::run(&mut program, &clock, drivers)
    }

    /// Pieces are red if there are colors.
    fn speaker(&self) -> Speaker {
        let colors = if terminal_app::look().color {
            Colors::RedWhite
        } else {
            Colors::BlackWhite
        };
        Speaker::new(spoken::words(), colors, labels(self.letters))
    }

    /// The game that the options ask for: the one in the file, a new one, or the last unfinished
    /// one.
    fn open_game(
        &self,
        files: &mut GameFiles,
        choices: &Choices,
        context: &terminal::Context,
    ) -> anyhow::Result<Opened> {
        let id = new_id(context.chance);
        let now = context.now;
        let keep = |session: Session, id: String| {
            let kept = SavedGame::of_session(id, &session, context.today);
            let kept = kept.at_table(choices.table());
            Opened { kept, session }
        };
        if let Some(path) = &self.load {
            let (room, _) = saves::load(path, now)?;
            let session = Session::from_pdn(&saves::to_pdn(&room, now), now)?;
            files.keep_in(&id, path);
            return Ok(keep(session, id));
        }
        if self.asks_for_new_game() {
            files.hold(&id);
            let names = spoken::words().default_names();
            return Ok(keep(Session::begin(self.terms(&names)?, now)?, id));
        }
        let mut games = files.all();
        games.retain(|game| game.state == SavedGameState::Unfinished);
        games.sort_by_key(|game| std::cmp::Reverse(game.changed));
        for kept in games {
            if let Ok(session) = Session::resume(&kept, now)
                && files.hold(&kept.id)
            {
                let kept = kept.at_table(choices.table());
                return Ok(Opened { kept, session });
            }
        }
        files.hold(&id);
        let names = spoken::words().default_names();
        let terms = choices
            .terms(&names, context.chance)
            .or_else(|_| Choices::default().terms(&names, context.chance))?;
        Ok(keep(Session::begin(terms, now)?, id))
    }

    fn asks_for_new_game(&self) -> bool {
        self.start.is_given()
            || self.black.is_some()
            || self.white.is_some()
            || self.computer.is_some()
            || self.ballot.is_some()
            || self.turn_seconds.is_some()
            || self.minutes.is_some()
            || self.kings_safe_from_men
    }

    fn run_line_by_line(
        &self,
        out: &mut impl Write,
        endgames: Option<&Path>,
    ) -> anyhow::Result<Status> {
        let labels = labels(self.letters);
        let mut game = match &self.load {
            Some(path) => TerminalGame::load(path, labels)?,
            None => TerminalGame::new(self.terms(&self.plain_names()?)?, labels)?,
        };
        game.let_computer_ask(self.endgames.tablebase_or(endgames));
        game.let_computer_play_from(self.book.read()?);
        game.let_computer_think(self.think);
        game.let_computer_resign(self.computer_resigns);
        if self.confirm {
            game.ask_before_moves();
        }
        game.run(out)?;
        Ok(Status::Good)
    }

    /// The names of players in the line mode, which has no player cards.
    fn plain_names(&self) -> anyhow::Result<DefaultNames> {
        let computer = format!("Crownhead level {}", self.level.number());
        Ok(DefaultNames {
            you: Name::new("Player")?,
            computer: Name::new(&computer)?,
            // Not the colors: in a rematch, a name moves to the other side with its player.
            first: Name::new("Player 1")?,
            second: Name::new("Player 2")?,
        })
    }

    fn terms(&self, names: &DefaultNames) -> anyhow::Result<Terms> {
        let (start, opening) = self.opening()?;
        let seats = Sides {
            black: self.seat(Color::Black, self.black.as_deref(), names)?,
            white: self.seat(Color::White, self.white.as_deref(), names)?,
        };
        Ok(Terms {
            rules: RuleSet {
                kings_safe_from_men: self.kings_safe_from_men,
            },
            start,
            opening,
            time: self.time_control(),
            ..Terms::local(seats)
        })
    }

    fn seat(&self, color: Color, name: Option<&str>, names: &DefaultNames) -> anyhow::Result<Seat> {
        let named = |otherwise: &Name| match name {
            Some(name) => Name::new(name).with_context(|| format!("the name {name:?}")),
            None => Ok(otherwise.clone()),
        };
        let is_computer = match (self.computer, color) {
            (Some(Side::Both), _)
            | (Some(Side::Black), Color::Black)
            | (Some(Side::White), Color::White) => true,
            (None | Some(Side::Black | Side::White), _) => false,
        };
        Ok(if is_computer {
            Seat::engine(named(&names.computer)?, self.level.number())
        } else {
            Seat::human(named(match (self.computer, color) {
                (Some(_), _) => &names.you,
                (None, Color::Black) => &names.first,
                (None, Color::White) => &names.second,
            })?)
        })
    }

    fn opening(&self) -> anyhow::Result<(Position, Vec<Move>)> {
        let Some(number) = self.ballot else {
            let start = self.start.position()?.unwrap_or(Position::START);
            return Ok((start, Vec::new()));
        };
        let ballot = Deck::ThreeMoveTable.iter().find(|ballot| ballot.number() == number).with_context(|| {
            format!("there is no ballot {number}: `crownhead ballots list --deck three-move-table` shows them")
        })?;
        Ok((*ballot.start(), ballot.moves().to_vec()))
    }

    fn time_control(&self) -> TimeControl {
        match (self.turn_seconds, self.minutes, self.increment) {
            (Some(seconds), ..) => TimeControl::PerTurn {
                limit: Duration::from_secs(seconds),
            },
            (None, Some(minutes), None) => TimeControl::SuddenDeath {
                base: Duration::from_secs(minutes * 60),
            },
            (None, Some(minutes), Some(seconds)) => TimeControl::Fischer {
                base: Duration::from_secs(minutes * 60),
                increment: Duration::from_secs(seconds),
            },
            (None, None, _) => TimeControl::Unlimited,
        }
    }
}
