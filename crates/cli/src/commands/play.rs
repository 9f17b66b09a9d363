//! `crownhead play`: the app in the browser, or a game at the terminal.

mod browser;
mod terminal;

use crate::Status;
use clap::builder::Resettable;
use clap::{ArgGroup, Args};
use std::io::Write;

/// Play checkers in the browser or the terminal.
#[derive(Args)]
#[command(
    // The database is the server's, as in `crownhead serve`.
    mut_arg("endgames", |arg| arg.alias(Resettable::Reset)),
    // Options for a terminal game are useless without `--terminal`.
    group = ArgGroup::new("at the terminal").multiple(true).requires("terminal").args(terminal::OPTIONS),
    after_help = "Without --terminal, the program shows the app in your browser and runs until Ctrl-C.
In the terminal, the last game continues unless you give options for a new one. Press ? for the keys. With --plain, or
if it isn't a terminal, type a move (11-15, 22x15x8, F6-E5) or a command; `help` lists them.

Examples:
  crownhead play
  crownhead play --listen 8080 --no-open
  crownhead play --server play.example.org
  crownhead play --terminal
  crownhead play --terminal --server play.example.org
  crownhead play --terminal --computer white --level 3
  crownhead play --terminal --black Ann --white Bob --minutes 10 --increment 5
  crownhead play --terminal --plain --ballot 5 --confirm
  crownhead play --terminal --load game.pdn"
)]
pub(crate) struct Play {
    /// Play in this terminal instead of the browser
    // A plain flag always has a value, which would satisfy the options that require it.
    #[arg(long, num_args = 0, default_missing_value = "true",
        conflicts_with_all = ["listen", "no_open", "pages"])]
    terminal: Option<bool>,

    #[command(flatten)]
    browser: browser::BrowserOptions,

    #[command(flatten)]
    game: terminal::TerminalOptions,
}

impl Play {
    pub(crate) fn run(&self, out: &mut impl Write) -> anyhow::Result<Status> {
        if self.terminal == Some(true) {
            // --database is the old name of --endgames in terminal games.
            self.game
                .run(out, self.browser.server(), self.browser.database())
        } else {
            self.browser.run(out, self.game.endgames())
        }
    }
}
