//! `crownhead hub`: the engine for other programs.

use super::databases::{DatabaseArg, name_refused};
use crate::Verdict;
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
network), database (default, none or a folder).

Examples:
  crownhead hub
  crownhead hub --set hash=256 --set threads=2
  crownhead hub --database ~/endgames"
)]
pub(crate) struct Hub {
    /// Initial setting; programs can change it with set-param
    #[arg(long = "set", value_name = "NAME=VALUE", value_parser = setting)]
    settings: Vec<(String, String)>,

    #[command(flatten)]
    database: DatabaseArg,
}

impl Hub {
    pub(crate) fn run(&self, out: &mut (impl Write + Send)) -> anyhow::Result<Verdict> {
        let mut settings = Settings::default();
        if let Some(folder) = self.database.folder() {
            // The engine still plays without its databases.
            let set = settings.set("database", &folder.to_string_lossy());
            name_refused(set.as_ref().err());
        }
        for (name, value) in &self.settings {
            settings
                .set(name, value)
                .with_context(|| format!("--set {name}={value}"))?;
        }
        name_refused(settings.refused());
        hub::serve(io::stdin().lock(), out, settings, &stopwatch())?;
        Ok(Verdict::Good)
    }
}

fn setting(text: &str) -> Result<(String, String), &'static str> {
    let (name, value) = text.split_once('=').ok_or("expected NAME=VALUE")?;
    Ok((name.to_owned(), value.to_owned()))
}
