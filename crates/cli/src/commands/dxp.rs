//! `crownhead dxp`: games against other programs over the network.

mod person;

use crate::Status;
use crate::arguments::{
    BookArg, EndgamesArg, SideArg, StartArg, hash_size, listen_address, seconds, whole,
};
use crate::json::write_json_line;
use crate::spoken;
use crate::stopwatch::stopwatch;
use anyhow::Context;
use clap::{Args, Subcommand};
use dxp::{Connection, Ended, GameRequest, Player, Table, Terms, Waiting};
use engine::{Control, Engine, Limits, Options, TimeLimit};
use notation::pdn::{GameResult, PdnGame, Writer};
use person::Person;
use rules::{Color, Move};
use std::io::{self, Write};
use std::net::{SocketAddr, TcpListener, TcpStream, ToSocketAddrs};
use std::time::Duration;

/// The name that other programs see.
const NAME: &str = concat!("Crownhead ", env!("CARGO_PKG_VERSION"));

/// Play against other programs with the DamExchange protocol.
#[derive(Args)]
#[command(
    after_help = "One program listens; the other one connects and asks for a game. Every game is printed as PDN when
it's over. The protocol has no encryption and no passwords: listen on a public address only if you
trust the network.

Examples:
  crownhead dxp listen
  crownhead dxp listen --listen 0.0.0.0:27531 --games 2 --time 5
  crownhead dxp connect 192.168.1.7:27531 --color white --minutes 10
  crownhead dxp connect localhost:27531 --person"
)]
pub(crate) struct Dxp {
    #[command(subcommand)]
    action: Action,
}

#[derive(Subcommand)]
enum Action {
    /// Wait for another program and play the games that it asks for
    #[command(after_help = "Examples:
  crownhead dxp listen
  crownhead dxp listen --listen 0.0.0.0:27531 --games 2 --time 5")]
    Listen {
        /// Address and port to listen on; a port alone listens on this machine only
        #[arg(long, alias = "address", value_name = "ADDRESS", default_value = "127.0.0.1:27531", value_parser = listen_address)]
        listen: SocketAddr,
        /// Stop after this many games [default: never]
        #[arg(long, value_name = "COUNT", value_parser = whole::<u64>(1..))]
        games: Option<u64>,
        #[command(flatten)]
        side: Side,
    },
    /// Connect to another program and ask it for a game
    #[command(after_help = "Examples:
  crownhead dxp connect 192.168.1.7:27531 --color white --minutes 10
  crownhead dxp connect localhost:27531 --person")]
    Connect {
        /// The other program's host and port
        #[arg(value_name = "HOST:PORT")]
        address: String,
        /// Our color
        #[arg(long, value_name = "SIDE", value_enum, default_value_t = SideArg::Black)]
        color: SideArg,
        /// Minutes for each side; 0 for no limit
        #[arg(long, value_name = "MINUTES", default_value_t = 0, value_parser = whole::<u16>(0..=999))]
        minutes: u16,
        /// The number of moves that the minutes are for; 0 for the whole game
        #[arg(long, value_name = "COUNT", default_value_t = 0, value_parser = whole::<u16>(0..=999))]
        moves: u16,
        #[command(flatten)]
        start: StartArg,
        #[command(flatten)]
        side: Side,
    },
}

/// Who plays our side, and how.
#[derive(Args)]
struct Side {
    /// Enter our moves yourself
    #[arg(long)]
    person: bool,
    /// Seconds per move of the engine, if the game has no time limit
    #[arg(long, value_name = "SECONDS", default_value = "2", value_parser = seconds, conflicts_with = "person")]
    time: Duration,
    /// Hash table size in MiB
    #[arg(long, value_name = "MIB", default_value_t = 64, value_parser = hash_size())]
    hash: usize,
    #[command(flatten)]
    endgames: EndgamesArg,
    #[command(flatten)]
    book: BookArg,
    /// Seconds to wait for a move beyond the time limit before giving up
    #[arg(long, value_name = "SECONDS", default_value_t = 600, value_parser = whole::<u64>(0..))]
    patience: u64,
    /// Print the games as JSON, one per line
    #[arg(long)]
    json: bool,
}

impl Dxp {
    pub(crate) fn run(&self, out: &mut impl Write) -> anyhow::Result<Status> {
        match &self.action {
            Action::Listen {
                listen: address,
                games,
                side,
            } => listen(out, *address, *games, side),
            Action::Connect {
                address,
                color,
                minutes,
                moves,
                start,
                side,
            } => {
                let us = Color::from(*color);
                let request = GameRequest {
                    name: NAME.to_owned(),
                    follower: us.opponent(),
                    minutes: *minutes,
                    moves: *moves,
                    start: start.position()?,
                };
                connect(out, address, &request, side)
            }
        }
    }
}

/// Plays one game after another. A bad peer ends its own game, not the program.
fn listen(
    out: &mut impl Write,
    address: SocketAddr,
    games: Option<u64>,
    side: &Side,
) -> anyhow::Result<Status> {
    let listener = TcpListener::bind(address).with_context(|| address.to_string())?;
    let mut player = side.player()?;
    let here = listener.local_addr()?.to_string();
    writeln!(io::stderr(), "{}", spoken::words().dxp_listening(&here))?;
    let mut status = Status::Good;
    let mut played = 0;
    while games.is_none_or(|games| played < games) {
        let (stream, peer) = listener.accept()?;
        match host(out, stream, side, &mut player) {
            Ok(ended) => {
                played += 1;
                if ended == Status::ProblemsFound {
                    status = ended;
                }
            }
            Err(error) => writeln!(io::stderr(), "{peer}: {error:#}")?,
        }
    }
    Ok(status)
}

fn host(
    out: &mut impl Write,
    stream: TcpStream,
    side: &Side,
    player: &mut AnyPlayer,
) -> anyhow::Result<Status> {
    stream.set_nodelay(true)?;
    let clock = stopwatch();
    let mut connection = Connection::new(stream, &clock, side.waiting());
    let terms = dxp::accept(&mut connection, NAME)?;
    finish(out, &terms, player.play(&mut connection, &terms), side.json)
}

fn connect(
    out: &mut impl Write,
    address: &str,
    request: &GameRequest,
    side: &Side,
) -> anyhow::Result<Status> {
    const PATIENCE: Duration = Duration::from_secs(10);
    let addresses = address.to_socket_addrs().with_context(|| {
        format!("{address:?}: expected a host and a port such as localhost:27531")
    })?;
    let mut stream = None;
    for address in addresses {
        stream = Some(TcpStream::connect_timeout(&address, PATIENCE));
        if let Some(Ok(_)) = stream {
            break;
        }
    }
    let stream = stream.with_context(|| format!("{address} isn't an address"))?;
    let stream = stream.with_context(|| address.to_owned())?;
    stream.set_nodelay(true)?;
    let mut player = side.player()?;
    let clock = stopwatch();
    let mut connection = Connection::new(stream, &clock, side.waiting());
    let terms = dxp::request(&mut connection, request).with_context(|| address.to_owned())?;
    let ended = player.play(&mut connection, &terms);
    finish(out, &terms, ended, side.json)
}

/// Prints a game. An unfinished game is printed too.
fn finish(out: &mut impl Write, terms: &Terms, ended: Ended, json: bool) -> anyhow::Result<Status> {
    let mut game = PdnGame::from(&ended.game);
    let (black, white) = match terms.us {
        Color::Black => (NAME, terms.opponent.as_str()),
        Color::White => (terms.opponent.as_str(), NAME),
    };
    game.tags.set("Black", black)?;
    game.tags.set("White", white)?;
    game.result = ended.outcome.map_or(GameResult::Unknown, GameResult::from);
    if json {
        write_json_line(out, &game)?;
    } else {
        Writer::new(&mut *out).write(&game)?;
        writeln!(out)?;
    }
    out.flush()?;
    let Some(error) = ended.error else {
        return Ok(Status::Good);
    };
    writeln!(io::stderr(), "{}: {error}", terms.opponent)?;
    Ok(Status::ProblemsFound)
}

impl Side {
    fn waiting(&self) -> Waiting {
        Waiting {
            thinking: Duration::from_secs(self.patience),
            ..Waiting::default()
        }
    }

    fn player(&self) -> anyhow::Result<AnyPlayer> {
        if self.person {
            return Ok(AnyPlayer::Person(Person));
        }
        Ok(AnyPlayer::Engine(Box::new(EnginePlayer {
            engine: Engine::new(Options {
                hash_mb: self.hash,
                databases: self.endgames.tablebase(),
                book: Some(self.book.read()?),
                ..Options::default()
            }),
            time: self.time,
        })))
    }
}

enum AnyPlayer {
    Engine(Box<EnginePlayer>),
    Person(Person),
}

impl AnyPlayer {
    fn play(&mut self, connection: &mut Connection<'_, TcpStream>, terms: &Terms) -> Ended {
        match self {
            AnyPlayer::Engine(player) => {
                player.engine.new_game();
                dxp::play(connection, terms, &mut **player)
            }
            AnyPlayer::Person(player) => dxp::play(connection, terms, player),
        }
    }
}

struct EnginePlayer {
    engine: Engine,
    /// The time per move in a game without a limit.
    time: Duration,
}

impl Player for EnginePlayer {
    fn choose(&mut self, table: &Table<'_>) -> Option<Move> {
        let limits = Limits {
            time: match table.time_left {
                None => TimeLimit::Move(self.time),
                Some(remaining) => TimeLimit::Clock(engine::Clock {
                    remaining,
                    increment: Duration::ZERO,
                    moves_to_go: table.moves_to_go(),
                }),
            },
            ..Limits::INFINITE
        };
        let control = Control::new();
        let opponent = engine::Opponent {
            level: engine::Level::FULL,
            seed: 0,
        };
        let found = self.engine.play_as(
            opponent,
            table.game,
            &limits,
            &control,
            &stopwatch(),
            &mut |_| {},
        );
        found.best
    }

    fn told(&mut self, text: &str) {
        let _ = writeln!(io::stderr(), "{text}");
    }

    fn lets_take_back(&self) -> bool {
        true
    }
}
