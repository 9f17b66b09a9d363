//! The full-screen app in the terminal: threads, files, sockets and the screen around the
//! [`terminal`] crate, which decides and draws.

mod game_files;
mod screen;
mod server_link;
mod thinking;

pub(crate) use game_files::GameFiles;
pub(crate) use server_link::Address;

use crate::stopwatch::stopwatch;
use anyhow::Context as _;
use engine::{Book, Tablebase};
use ratatui_core::buffer::Buffer;
use ratatui_core::layout::Rect;
use room::Instant;
use screen::Screen;
use server_link::ServerLink;
use std::hash::{BuildHasher, RandomState};
use std::io::IsTerminal;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use std::{env, io};
use terminal::{Context, Effect, Event, Heard, Hits, Look, Pointed, Program};
use thinking::{Analyst, EngineThread};

/// How often clocks are checked.
const TICK: Duration = Duration::from_millis(100);

/// Time and chance.
pub(crate) struct Clock {
    elapsed: Box<dyn Fn() -> Duration>,
}

impl Clock {
    pub(crate) fn start() -> Clock {
        Clock {
            elapsed: Box::new(stopwatch()),
        }
    }

    #[expect(clippy::disallowed_methods, reason = "programs can read the clock")]
    pub(crate) fn context(&self) -> Context {
        let millis = |time: Duration| i64::try_from(time.as_millis()).unwrap_or(i64::MAX);
        let today = SystemTime::now().duration_since(UNIX_EPOCH);
        Context {
            now: Instant::from_millis(millis((self.elapsed)())),
            today: today.map_or(0, millis),
            // The standard library's hash tables are randomly seeded, which is all the randomness
            // a game needs.
            chance: RandomState::new().hash_one(0),
        }
    }
}

/// Whether the terminal can show the full-screen app.
pub(crate) fn is_possible() -> bool {
    let dumb = env::var_os("TERM").is_none_or(|term| term == "dumb") && cfg!(unix);
    io::stdin().is_terminal() && io::stdout().is_terminal() && !dumb
}

/// What the terminal can show, from its environment.
pub(crate) fn look() -> Look {
    Look {
        color: crate::terminal_board::wants_colour(),
        unicode: shows_unicode(),
    }
}

/// The character set of the locale. The first variable that's set decides, as usual on Unix. The
/// Linux console has too few glyphs for round pieces and crowns.
fn shows_unicode() -> bool {
    if cfg!(windows) {
        return true;
    }
    let set = ["LC_ALL", "LC_CTYPE", "LANG"]
        .into_iter()
        .filter_map(|name| env::var(name).ok())
        .find(|value| !value.is_empty());
    let is_utf8 = set.is_some_and(|value| {
        let value = value.to_ascii_lowercase();
        value.contains("utf-8") || value.contains("utf8")
    });
    is_utf8 && env::var_os("TERM").is_none_or(|term| term != "linux")
}

/// Everything that carries out what a program wants.
pub(crate) struct Drivers {
    pub(crate) files: Option<GameFiles>,
    pub(crate) databases: Arc<Tablebase>,
    pub(crate) book: Arc<Book>,
    pub(crate) server: Option<Address>,
    pub(crate) mouse: bool,
}

/// Runs a program on the screen until it quits.
pub(crate) fn run(
    program: &mut dyn Program,
    clock: &Clock,
    drivers: Drivers,
) -> anyhow::Result<()> {
    let (sender, events) = channel();
    // Listen before the screen changes, so that no signal leaves it as it is.
    let stop = sender.clone();
    ctrlc::set_handler(move || {
        let _ = stop.send(Report::Event(Event::Stop));
    })
    .context("can't listen for signals")?;
    let mut screen = Screen::open(drivers.mouse).context("can't use the terminal")?;
    screen::listen(sender.clone());
    let mut stage = Stage {
        engine: EngineThread::start(sender.clone(), Arc::clone(&drivers.databases), drivers.book),
        analyst: Analyst::new(sender.clone(), drivers.databases),
        server: match drivers.server {
            Some(address) => Some(ServerLink::start(address, sender)?),
            None => None,
        },
        files: drivers.files,
        has_quit: false,
    };
    stage.carry_out(program, clock, &mut screen);
    let mut hits = Hits::default();
    while !stage.has_quit {
        // If the terminal is gone, there's nothing to show, but the game still has to be saved.
        match show(program, clock, &mut screen) {
            Ok(shown) => hits = shown,
            Err(_) => stage.handle(program, clock, &mut screen, Event::Stop),
        }
        for report in wait(&events) {
            if let Some(event) = stage.event(report, &hits) {
                stage.handle(program, clock, &mut screen, event);
            }
        }
    }
    Ok(())
}

/// Waits for an event, or until it's time to check the clocks. Returns everything that's there.
fn wait(reports: &Receiver<Report>) -> Vec<Report> {
    let mut all = Vec::new();
    if let Ok(first) = reports.recv_timeout(TICK) {
        all.push(first);
        all.extend(reports.try_iter());
    }
    all.push(Report::Event(Event::Tick));
    all
}

fn show(program: &dyn Program, clock: &Clock, screen: &mut Screen) -> io::Result<Hits> {
    let (columns, rows) = screen::size();
    let mut buffer = Buffer::empty(Rect::new(0, 0, columns, rows));
    let hits = terminal::draw(program, &mut buffer, clock.context().now);
    screen.show(buffer)?;
    Ok(hits)
}

struct Stage {
    engine: EngineThread,
    analyst: Analyst,
    server: Option<ServerLink>,
    files: Option<GameFiles>,
    has_quit: bool,
}

impl Stage {
    /// Finds out what the mouse points at on the screen that the user saw, and drops the news of
    /// sockets that were replaced.
    fn event(&self, report: Report, hits: &Hits) -> Option<Event> {
        Some(match report {
            Report::Event(event) => event,
            Report::Pressed(column, row) => Event::Mouse(Pointed::Down(hits.at(column, row))),
            Report::Released(column, row) => Event::Mouse(Pointed::Up(hits.at(column, row))),
            Report::Socket(generation, heard) => {
                let current = self.server.as_ref().map(|server| server.generation);
                (current == Some(generation)).then_some(Event::Server(heard))?
            }
        })
    }

    fn handle(
        &mut self,
        program: &mut dyn Program,
        clock: &Clock,
        screen: &mut Screen,
        event: Event,
    ) {
        program.handle(event, &clock.context());
        self.carry_out(program, clock, screen);
    }

    /// Carries out the effects, and those that follow from them.
    fn carry_out(&mut self, program: &mut dyn Program, clock: &Clock, screen: &mut Screen) {
        loop {
            let effects = program.effects();
            if effects.is_empty() {
                return;
            }
            for effect in effects {
                let answer = self.obey(effect, screen);
                if let Some(answer) = answer {
                    program.handle(answer, &clock.context());
                }
            }
        }
    }

    fn obey(&mut self, effect: Effect, screen: &mut Screen) -> Option<Event> {
        match effect {
            Effect::Save { id, pdn } => {
                let saved = self.files.as_ref()?.save(&id, &pdn);
                let saved = saved.map_err(|error| error.to_string());
                return Some(Event::Saved(saved));
            }
            Effect::Think(game, question) => self.engine.think(game, *question),
            Effect::StopThinking => self.engine.stop(),
            Effect::FindHint(game) => self.engine.find_hint(*game),
            Effect::Analyze(number, game) => self.analyst.analyze(number, *game),
            Effect::StopAnalyzing => self.analyst.stop(),
            Effect::ReadLibrary => return Some(Event::Library(self.files.as_ref()?.all())),
            Effect::OpenGame(id) => return Some(Event::GameHeld(self.files.as_mut()?.hold(&id))),
            Effect::Delete(id) => self.files.as_ref()?.delete(&id),
            Effect::SaveChoices(choices) => self.files.as_ref()?.save_choices(&choices),
            Effect::Bell => screen.ring(),
            Effect::Connect => self.server.as_mut()?.connect(),
            Effect::HangUp => self.server.as_mut()?.hang_up(),
            Effect::Send(text) => self.server.as_ref()?.send(text),
            Effect::Request(request) => self.server.as_ref()?.request(request),
            Effect::Quit => self.has_quit = true,
        }
        None
    }
}

/// What a thread reports.
enum Report {
    Event(Event),
    /// The mouse button was pressed at this column and row.
    Pressed(u16, u16),
    /// It was released there.
    Released(u16, u16),
    /// Something happened to the socket with this number.
    Socket(u32, Heard),
}

/// Where threads report what happened.
type Reports = Sender<Report>;
