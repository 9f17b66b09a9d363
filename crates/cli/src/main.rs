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
mod terminal_app;
mod terminal_board;
mod terminal_game;

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use commands::serve::option_file;
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
    // Not locked: an engine writes from more than one thread.
    let mut out = io::BufWriter::new(io::stdout());
    let result = read_line().and_then(|arguments| {
        let status = run(arguments.command.unwrap_or_else(default_command), &mut out)?;
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

/// Reads the command line and the file that it names. Wrong arguments end the program.
fn read_line() -> anyhow::Result<Arguments> {
    let line: Vec<OsString> = std::env::args_os().collect();
    let command = numbers_may_be_negative(Arguments::command());
    let arguments = parse(command.clone(), &line);
    let Some(Command::Serve(commands::serve::Serve {
        config: Some(path), ..
    })) = &arguments.command
    else {
        return Ok(arguments);
    };
    let mut result = Ok(());
    let command = command.mut_subcommand("serve", |serve| {
        option_file::with_file(serve.clone(), path).unwrap_or_else(|error| {
            result = Err(error);
            serve
        })
    });
    result.map(|()| parse(command, &line))
}

fn parse(command: clap::Command, line: &[OsString]) -> Arguments {
    let matches = command.get_matches_from(line);
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
    let play = parse(
        Arguments::command(),
        &["crownhead", "play"].map(OsString::from),
    );
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

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;
    use std::path::Path;

    /// Calls `visit` with every command and its words, such as `pdn check`.
    fn each_command(visit: &mut dyn FnMut(&str, &clap::Command)) {
        fn walk(name: &str, command: &clap::Command, visit: &mut dyn FnMut(&str, &clap::Command)) {
            visit(name, command);
            for inner in command.get_subcommands() {
                walk(format!("{name} {}", inner.get_name()).trim(), inner, visit);
            }
        }
        walk("", &Arguments::command(), visit);
    }

    /// Options of a name take the same kind of value in every command.
    #[test]
    fn an_option_means_the_same_everywhere() {
        let mut kinds: BTreeMap<String, BTreeMap<String, Vec<String>>> = BTreeMap::new();
        each_command(&mut |name, command| {
            for option in command.get_arguments().filter(|it| !it.is_hide_set()) {
                let Some(long) = option.get_long() else {
                    continue;
                };
                let values = option.get_value_names().unwrap_or_default();
                let takes_values = option.get_action().takes_values();
                let kind = match values {
                    _ if !takes_values => "flag".to_owned(),
                    names => names.join(" "),
                };
                let users = kinds.entry(long.to_owned()).or_default();
                users.entry(kind).or_default().push(name.to_owned());
            }
        });
        // Places to write to are files or folders, stores are files or servers, and numbers of pieces
        // can be ranges.
        let allowed = |long: &str| matches!(long, "output" | "database" | "pieces");
        let split: Vec<_> = kinds
            .iter()
            .filter(|(long, users)| users.len() > 1 && !allowed(long))
            .collect();
        assert!(split.is_empty(), "{split:#?}");
    }

    #[test]
    fn every_command_has_examples() {
        each_command(&mut |name, command| {
            if name.is_empty() {
                return;
            }
            let help = command.get_after_help().map(ToString::to_string);
            let has_example = help.is_some_and(|help| help.contains("crownhead "));
            assert!(has_example, "{name}");
        });
    }

    /// `docs/schemas` has a schema for everything that prints JSON, and `tests/it/schemas.rs`
    /// checks the output against it.
    #[test]
    fn json_has_a_schema() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/schemas");
        each_command(&mut |name, command| {
            if command
                .get_arguments()
                .any(|it| it.get_long() == Some("json"))
            {
                let file = match name {
                    "pdn convert" | "pdn filter" | "pdn sort" | "pdn merge" | "pdn dedupe"
                    | "dxp listen" | "dxp connect" => "game.json".to_owned(),
                    _ => format!("{}.json", name.replace(' ', "-")),
                };
                assert!(folder.join(&file).exists(), "{file}");
            }
        });
    }

    /// Spellings of earlier versions, which stay for one release.
    #[test]
    fn old_spellings_are_understood() {
        #[track_caller]
        fn check(old: &str, new: &str) {
            let parse = |line: &str| {
                let words = std::iter::once("crownhead").chain(line.split(' '));
                let command = numbers_may_be_negative(Arguments::command());
                command.try_get_matches_from(words).unwrap()
            };
            assert_eq!(parse(old), parse(new), "{old}");
        }
        check("board --pieces A7=B", "board --setup A7=B");
        check(
            "play --port 8080 --games x.db",
            "play --listen 8080 --database x.db",
        );
        check(
            "play --terminal --think 3 --pieces A7=B",
            "play --terminal --time 3 --setup A7=B",
        );
        check("analyse start --database x", "analyze start --endgames x");
        check("analyze x.pdn --games 3", "analyze x.pdn --game 3");
        check("hub --database x", "hub --endgames x");
        check(
            "dxp listen --address 127.0.0.1:9",
            "dxp listen --listen 127.0.0.1:9",
        );
        check(
            "dxp connect a:1 --database x",
            "dxp connect a:1 --endgames x",
        );
        check(
            "match --second self --concurrency 2 --pdn x",
            "match --second self --jobs 2 --output x",
        );
        check(
            "endgame build --pieces 3 --dir x",
            "endgame build --pieces 3 --endgames x",
        );
        check("endgame stats --dir x", "endgame stats --endgames x");
        check("endgame verify --dir x", "endgame verify --endgames x");
        check("endgame probe --dir x", "endgame probe --endgames x");
        check("suite solve --database x", "suite solve --endgames x");
        check("suite hold --database x", "suite hold --endgames x");
        check(
            "suite build --database x --out y --each 5",
            "suite build --endgames x --output y --positions 5",
        );
        check(
            "suite collect --database x --out y --count 5",
            "suite collect --endgames x --output y --positions 5",
        );
        check(
            "book build --out x --minutes 2 --threads 3 --lines y",
            "book build --output x --stop-after 2 --jobs 3 --progress y",
        );
        check(
            "book check --out x --threads 3",
            "book check --output x --jobs 3",
        );
        check(
            "puzzles build --out x --minutes 2 --threads 3",
            "puzzles build --output x --stop-after 2 --jobs 3",
        );
        check(
            "puzzles check --out x --threads 3",
            "puzzles check --output x --jobs 3",
        );
        check(
            "puzzles export --out x --from 1 --to 2",
            "puzzles export --output x --min-rating 1 --max-rating 2",
        );
        check(
            "datagen play --out x --minutes 2",
            "datagen play --output x --stop-after 2",
        );
        check(
            "datagen positions a --out x",
            "datagen positions a --output x",
        );
        check(
            "datagen evaluate a b --count 2",
            "datagen evaluate a b --limit 2",
        );
        check(
            "pdn check a --problems --threads 3 --database x",
            "pdn check a --problems --jobs 3 --endgames x",
        );
        check(
            "pdn split a --by event --into x",
            "pdn split a --by event --output x",
        );
        check("pdn show a 1 --fen", "pdn show a 1 --as-fen");
        check("man --dir x", "man --output x");
    }

    #[test]
    fn a_fen_has_two_spellings() {
        let board = |words: &[&str]| {
            let line = [&["crownhead", "board"], words].concat();
            match Arguments::try_parse_from(line).unwrap().command {
                Some(Command::Board(board)) => {
                    let mut out = Vec::new();
                    board.run(&mut out).unwrap();
                    out
                }
                _ => unreachable!("the words name the command"),
            }
        };
        let fen = "W:W18:B14";
        assert_eq!(board(&["--fen", fen, "--plain"]), board(&[fen, "--plain"]));
        assert_ne!(board(&[fen, "--plain"]), board(&["start", "--plain"]));
    }
}
