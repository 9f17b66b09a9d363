//! `crownhead pdn search`: finds games.

use super::index_file::IndexedGames;
use super::reading::{Enough, GameAt, Reading, ShowProgress, read_files};
use super::selection::{ChosenGames, Conditions};
use crate::Status;
use crate::arguments::whole;
use crate::json::{MoveNumberJson, PositionJson, write_json_line};
use crate::progress::print_above;
use crate::spoken;
use clap::Args;
use collection::{Occurrence, opening};
use indicatif::ProgressBar;
use notation::pdn::{MoveNumber, PdnGame};
use rules::Labels;
use serde::Serialize;
use std::io::Write;
use std::path::Path;

/// Find games by players, event, date, result, opening or position.
#[derive(Args)]
#[command(after_help = "Examples:
  crownhead pdn search games.pdn --player munoz --date 1950..1960
  crownhead pdn search games.pdn --fen 'W:W18,24,K30:B5,11,K27' --reversed
  crownhead pdn search games.pdn --pattern '18=W 3=BK 14=-' --json
  crownhead pdn search *.pdn --opening fife --count")]
pub(super) struct Search {
    #[command(flatten)]
    games: ChosenGames,

    /// Print only the number of games
    #[arg(long, conflicts_with_all = ["json", "limit"])]
    count: bool,

    /// Print at most this many games
    #[arg(long, value_name = "COUNT", value_parser = whole::<u64>(1..))]
    limit: Option<u64>,

    /// Print JSON, one game per line
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct HitAnswer<'a> {
    file: String,
    game: u64,
    black: Option<&'a str>,
    white: Option<&'a str>,
    event: Option<&'a str>,
    date: Option<String>,
    result: &'static str,
    opening: Option<&'a str>,
    move_count: usize,
    /// Where the requested position occurs, if one was requested.
    found: Option<FoundAnswer>,
}

#[derive(Serialize)]
struct FoundAnswer {
    #[serde(flatten)]
    position: PositionJson,
    ply: usize,
    /// The move that reaches it. Null at the start.
    after: Option<MoveNumberJson>,
    reversed: bool,
}

impl Search {
    pub(super) fn run(&self, out: &mut impl Write) -> anyhow::Result<Status> {
        let sources = &self.games.sources;
        let conditions = self.games.conditions();
        let mut hits = Hits {
            out,
            show: self,
            conditions: &conditions,
            count: 0,
            games: 0,
        };
        for path in &sources.files {
            if hits.is_full() {
                break;
            }
            match conditions.look_up(path, sources.reading)? {
                Some(games) => hits.look_up(path, games)?,
                None => hits.scan(path, sources.reading)?,
            }
        }
        hits.finish()?;
        Ok(Status::Good)
    }
}

struct Hits<'a, W: Write> {
    out: &'a mut W,
    show: &'a Search,
    conditions: &'a Conditions,
    count: u64,
    /// How many games the files have.
    games: u64,
}

impl<W: Write> Hits<'_, W> {
    fn is_full(&self) -> bool {
        self.show.limit.is_some_and(|limit| self.count >= limit)
    }

    /// Reads every game.
    fn scan(&mut self, path: &Path, reading: Reading) -> anyhow::Result<()> {
        let files = [path.to_owned()];
        read_files(
            &files,
            reading,
            false,
            ShowProgress::Always,
            |at: GameAt| {
                self.games += 1;
                if let Some(found) = self.conditions.find(at.number, &at.game) {
                    self.add(path, at.number, &at.game, found, &at.bar)?;
                }
                match self.is_full() {
                    true => Err(Enough.into()),
                    false => Ok(()),
                }
            },
        )?;
        Ok(())
    }

    /// Reads only the games that the index names.
    fn look_up(&mut self, path: &Path, games: IndexedGames) -> anyhow::Result<()> {
        self.games += games.total();
        if self.show.count && self.conditions.is_only_position() {
            self.count += games.len() as u64;
            return Ok(());
        }
        let read = games.each(0, |at: GameAt| {
            if let Some(found) = self.conditions.find(at.number, &at.game) {
                self.add(path, at.number, &at.game, found, &at.bar)?;
            }
            match self.is_full() {
                true => Err(Enough.into()),
                false => Ok(()),
            }
        });
        Enough::is_fine(read)
    }

    fn add(
        &mut self,
        path: &Path,
        number: u64,
        game: &PdnGame,
        found: Occurrence,
        bar: &ProgressBar,
    ) -> anyhow::Result<()> {
        self.count += 1;
        if self.show.count {
            return Ok(());
        }
        let sought = self.conditions.query.board.is_some();
        if self.show.json {
            let answer = answer(path, number, game, sought.then_some(found));
            print_above(bar, self.out, |out| write_json_line(out, &answer))?;
        } else {
            let line = line(game, sought.then_some(found));
            let told = spoken::words().pdn_in_game(number, &line);
            print_above(bar, self.out, |out| {
                writeln!(out, "{}: {told}", path.display())
            })?;
        }
        Ok(())
    }

    fn finish(self) -> anyhow::Result<()> {
        if self.show.count {
            writeln!(self.out, "{}", self.count)?;
        } else if !self.show.json {
            let words = spoken::words();
            let told = if self.is_full() {
                words.pdn_limit_reached(&words.count_games(self.count))
            } else {
                words.pdn_found_count(self.count, &words.count_games(self.games))
            };
            writeln!(self.out, "{told}")?;
        }
        Ok(())
    }
}

/// `Alder, Ada – Birch, Bob, Lantern Street Open, 2024.03.09, 1-0, after move 12 (White)`.
fn line(game: &PdnGame, found: Option<Occurrence>) -> String {
    let tags = &game.tags;
    let unknown = "?";
    let players = format!(
        "{} – {}",
        tags.black().unwrap_or(unknown),
        tags.white().unwrap_or(unknown)
    );
    let mut parts = vec![players];
    parts.extend(tags.event().map(str::to_owned));
    parts.extend(tags.date().map(|date| date.to_string()));
    parts.push(game.final_result().text().to_owned());
    if let Some(found) = found {
        let speaker = spoken::speaker(Labels::Numbers);
        parts.push(match move_before(game, found.ply) {
            Some(mv) => {
                let side = speaker.named(mv.turn);
                speaker.words.pdn_found_at(mv.number, side)
            }
            None => speaker.words.pdn_found_start().to_owned(),
        });
        if found.reversed {
            parts.push(speaker.words.pdn_found_reversed().to_owned());
        }
    }
    parts.join(spoken::words().list_comma())
}

fn answer<'a>(
    path: &Path,
    number: u64,
    game: &'a PdnGame,
    found: Option<Occurrence>,
) -> HitAnswer<'a> {
    let tags = &game.tags;
    HitAnswer {
        file: path.display().to_string(),
        game: number,
        black: tags.black(),
        white: tags.white(),
        event: tags.event(),
        date: tags.date().map(|date| date.to_string()),
        result: game.final_result().text(),
        opening: opening(game),
        move_count: game.moves().count(),
        found: found.map(|found| FoundAnswer {
            position: PositionJson::from(&super::show::position_after(game, found.ply)),
            ply: found.ply,
            after: move_before(game, found.ply).map(MoveNumberJson::from),
            reversed: found.reversed,
        }),
    }
}

/// The move that reaches the position after this many plies.
fn move_before(game: &PdnGame, ply: usize) -> Option<MoveNumber> {
    let (_, number) = super::show::numbered(game).nth(ply.checked_sub(1)?)?;
    Some(number)
}
