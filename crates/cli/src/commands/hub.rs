//! `crownhead hub`: the engine for other programs.

use crate::Status;
use crate::arguments::{EndgamesArg, name_refused};
use crate::stopwatch::stopwatch;
use anyhow::Context;
use clap::Args;
use hub::Settings;
use std::io::{self, Write};

/// Run as an engine for other programs, with the Hub protocol on standard input and output.
#[derive(Args)]
#[command(
    after_help = "Board programs start it automatically. By hand, it looks like this:

  hub                                    who are you?
  init                                   get ready
  pos pos=Bbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww moves=\"11-15 23-19\"
  level move-time=1
  go think                               … done move=8-11
  quit

Settings: hash (mebibytes), threads, level (1 to 10), eval (default, handmade or the file of a
network), endgames (default, none or a folder), book (none, default or a file).

Examples:
  crownhead hub
  crownhead hub --set hash=256 --set threads=2
  crownhead hub --endgames ~/endgames"
)]
pub(crate) struct Hub {
    /// Initial setting; programs can change it with set-param
    #[arg(long = "set", value_name = "NAME=VALUE", value_parser = setting)]
    settings: Vec<(String, String)>,

    #[command(flatten)]
    endgames: EndgamesArg,
}

impl Hub {
    pub(crate) fn run(&self, out: &mut (impl Write + Send)) -> anyhow::Result<Status> {
        let mut settings = Settings::default();
        if let Some(folder) = self.endgames.folder() {
            // The engine still plays without its databases.
            let set = settings.set("endgames", &folder.to_string_lossy());
            name_refused(set.as_ref().err());
        }
        for (name, value) in &self.settings {
            settings
                .set(name, value)
                .with_context(|| format!("--set {name}={value}"))?;
        }
        name_refused(settings.refused());
        hub::serve(io::stdin().lock(), out, settings, &stopwatch())?;
        Ok(Status::Good)
    }
}

fn setting(text: &str) -> Result<(String, String), &'static str> {
    let (name, value) = text.split_once('=').ok_or("expected NAME=VALUE")?;
    Ok((name.to_owned(), value.to_owned()))
}
