//! The `crownhead` program: American checkers on the command line.
//!
//! `main` parses the arguments and calls one module per command. Results go to standard output.
//! Errors go to standard error with exit status 1; wrong arguments exit with 2.

mod arguments;
mod commands;
mod interruption;
mod json;
mod parallel;
mod progress;
mod spoken;
mod stopwatch;
mod svg_board;
mod terminal_app;
mod terminal_board;
mod terminal_game;

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use std::ffi::OsString;
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
enum Status {
    /// Exit status 0.
    Good,
    /// Exit status 1: the work is done, and it found problems.
    ProblemsFound,
}

fn main() -> ExitCode {
    let arguments = parse(std::env::args_os());
    // Not locked: an engine writes from more than one thread.
    let mut out = io::BufWriter::new(io::stdout());
    let command = arguments.command.unwrap_or_else(default_command);
    let result = run(command, &mut out).and_then(|status| {
        out.flush()?;
        Ok(status)
    });
    arguments::name_damage();
    match result {
        Ok(Status::Good) => ExitCode::SUCCESS,
        Ok(Status::ProblemsFound) => ExitCode::FAILURE,
        // The reader of our output has seen enough: `crownhead perft | head -1`.
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            // If even standard error is gone, there's nowhere left to report it.
            let _ = writeln!(io::stderr(), "crownhead: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Parses the command line, or prints what's wrong with it and exits.
fn parse(line: impl IntoIterator<Item = OsString>) -> Arguments {
    let matches = numbers_may_be_negative(Arguments::command()).get_matches_from(line);
    Arguments::from_arg_matches(&matches).unwrap_or_else(|error| error.exit())
}

/// Takes `-1` for a value and not for an option, so that the message says what the option expects.
fn numbers_may_be_negative(mut command: clap::Command) -> clap::Command {
    command = command.mut_args(|argument| {
        let has_a_value = argument.get_action().takes_values()
            && argument
                .get_num_args()
                .is_none_or(|count| count.takes_values());
        if has_a_value {
            argument.allow_negative_numbers(true)
        } else {
            argument
        }
    });
    command.mut_subcommands(numbers_may_be_negative)
}

/// Without a command, the program shows the app.
fn default_command() -> Command {
    let play = parse(["crownhead", "play"].map(OsString::from));
    play.command.expect("the arguments name a command")
}

fn run(command: Command, out: &mut (impl Write + Send)) -> anyhow::Result<Status> {
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
