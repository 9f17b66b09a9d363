//! The `crownhead` program: American checkers on the command line.
//!
//! `main` parses the arguments and calls one module per command. Results go to standard output.
//! Errors go to standard error with exit status 1; wrong arguments exit with 2.

mod commands;
mod interruption;
mod position_arg;
mod progress;
mod spoken;
mod stopwatch;
mod svg_board;
mod terminal_app;
mod terminal_board;
mod terminal_game;

use clap::{Parser, Subcommand};
use std::io::{self, Write};
use std::process::ExitCode;

/// American checkers (English draughts): play games, study positions, work with game files.
#[derive(Parser)]
#[command(
    name = "crownhead",
    version = env!("CROWNHEAD_VERSION"),
    long_version = concat!(
        env!("CROWNHEAD_VERSION"),
        "\ntarget: ",
        env!("CROWNHEAD_TARGET"),
        "\nfeatures: ",
        env!("CROWNHEAD_FEATURES")
    ),
    propagate_version = true,
    after_help = "Without a command, crownhead shows the app in your browser.\n\
                  `crownhead help COMMAND` explains a command with examples."
)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    Play(commands::play::Play),
    Serve(commands::serve::Serve),
    Health(commands::health::Health),
    Backup(commands::backup::Backup),
    Board(commands::board::Board),
    Moves(commands::moves::Moves),
    Perft(commands::perft::Perft),
    Pdn(commands::pdn::Pdn),
    Ballots(commands::ballots::Ballots),
    Hub(commands::hub::Hub),
    Dxp(commands::dxp::Dxp),
    #[command(name = "match")]
    Matches(Box<commands::matches::Matches>),
    #[command(alias = "analyse")]
    Analyze(commands::analyze::Analyze),
    Calibrate(commands::calibrate::Calibrate),
    Puzzles(commands::puzzles::Puzzles),
    Lessons(commands::lessons::Lessons),
    Bench(commands::bench::Bench),
    Suite(commands::suite::Suite),
    Book(commands::book::Book),
    Datagen(commands::datagen::Datagen),
    Endgame(commands::endgame::Endgame),
    Completions(commands::completions::Completions),
    Man(commands::man::Man),
}

/// The exit status of a command that did its work.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Verdict {
    /// Exit status 0.
    Good,
    /// Exit status 1: the work is done, and it found problems.
    ProblemsFound,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    // Not locked: an engine writes from more than one thread.
    let mut out = io::BufWriter::new(io::stdout());
    let command = arguments.command.unwrap_or_else(default_command);
    let result = run(command, &mut out).and_then(|verdict| {
        out.flush()?;
        Ok(verdict)
    });
    commands::databases::name_damage();
    match result {
        Ok(Verdict::Good) => ExitCode::SUCCESS,
        Ok(Verdict::ProblemsFound) => ExitCode::FAILURE,
        // The reader of our output has seen enough: `crownhead perft | head -1`.
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            // If even standard error is gone, there's nowhere left to report it.
            let _ = writeln!(io::stderr(), "crownhead: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Without a command, the program shows the app.
fn default_command() -> Command {
    let play = Arguments::parse_from(["crownhead", "play"]).command;
    play.expect("the arguments name a command")
}

fn run(command: Command, out: &mut (impl Write + Send)) -> anyhow::Result<Verdict> {
    match command {
        Command::Play(play) => play.run(out),
        Command::Serve(serve) => serve.run(out),
        Command::Health(health) => health.run(out),
        Command::Backup(backup) => backup.run(out),
        Command::Board(board) => board.run(out),
        Command::Moves(moves) => moves.run(out),
        Command::Perft(perft) => perft.run(out),
        Command::Pdn(pdn) => pdn.run(out),
        Command::Ballots(ballots) => ballots.run(out),
        Command::Hub(hub) => hub.run(out),
        Command::Dxp(dxp) => dxp.run(out),
        Command::Matches(matches) => matches.run(out),
        Command::Analyze(analyze) => analyze.run(out),
        Command::Calibrate(calibrate) => calibrate.run(out),
        Command::Puzzles(puzzles) => puzzles.run(out),
        Command::Lessons(lessons) => lessons.run(out),
        Command::Bench(bench) => bench.run(out),
        Command::Suite(suite) => suite.run(out),
        Command::Book(book) => book.run(out),
        Command::Datagen(datagen) => datagen.run(out),
        Command::Endgame(endgame) => endgame.run(out),
        Command::Completions(completions) => completions.run(out),
        Command::Man(man) => man.run(out),
    }
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.chain().any(|cause| {
        let io = cause
            .downcast_ref::<io::Error>()
            .or(match cause.downcast_ref() {
                Some(notation::pdn::WriteError::Io(error)) => Some(error),
                _ => None,
            });
        io.is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
    })
}
