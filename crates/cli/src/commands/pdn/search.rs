//! Finds games.

use super::index_file;
use super::reading::{GameAt, Reading, each_game_quietly, game_at};
use super::selection::Conditions;
use crate::Verdict;
use crate::commands::color_word;
use crate::spoken;
use collection::{Found, Index, opening};
use notation::pdn::{MoveNumber, PdnGame};
use notation::write_fen;
use rules::Labels;
use serde::Serialize;
use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};

/// How hits are shown.
#[derive(Clone, Copy)]
pub(super) struct Show {
    pub(super) json: bool,
    /// Only their number.
    pub(super) count: bool,
    pub(super) limit: Option<u64>,
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
    moves: usize,
    /// The position that was sought, if any: the move that reaches it, and how it looks.
    position: Option<PositionAnswer>,
}

#[derive(Serialize)]
struct PositionAnswer {
    ply: usize,
    #[serde(rename = "move")]
    mv: Option<MoveAnswer>,
    reversed: bool,
    fen: String,
}

#[derive(Serialize)]
struct MoveAnswer {
    number: u32,
    turn: &'static str,
}

/// Prints every matching game.
pub(super) fn search(
    out: &mut impl Write,
    files: &[PathBuf],
    reading: Reading,
    conditions: &Conditions,
    show: Show,
) -> anyhow::Result<Verdict> {
    let mut hits = Hits {
        out,
        show,
        conditions,
        count: 0,
        games: 0,
    };
    for path in files {
        if hits.is_full() {
            break;
        }
        if conditions.position().is_some()
            && let Some(index) = index_file::open(path, reading)?
        {
            hits.look_up(path, reading, index)?;
        } else {
            hits.scan(path, reading)?;
        }
    }
    hits.finish()?;
    Ok(Verdict::Good)
}

struct Hits<'a, W: Write> {
    out: &'a mut W,
    show: Show,
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
        each_game_quietly(&files, reading, |at: GameAt| {
            self.games += 1;
            if !self.is_full()
                && let Some(found) = self.conditions.find(&at.game)
            {
                self.add(path, at.number, &at.game, found)?;
            }
            Ok(())
        })
    }

    /// Reads only the games that the index names.
    fn look_up(
        &mut self,
        path: &Path,
        reading: Reading,
        mut index: Index<File>,
    ) -> anyhow::Result<()> {
        self.games += index.games();
        let Some(pos) = self.conditions.position() else {
            return Ok(());
        };
        let mut games = index.games_with(&pos)?;
        if self.conditions.reversed {
            games.extend(index.games_with(&pos.swapped())?);
            games.sort_unstable();
            games.dedup();
        }
        if self.show.count && self.conditions.is_only_position() {
            self.count += games.len() as u64;
            return Ok(());
        }
        let mut file = File::open(path)?;
        for game in games {
            if self.is_full() {
                break;
            }
            let Some(offset) = index.offset(game)? else {
                continue;
            };
            let record = game_at(&mut file, offset, reading)?;
            let read = record.and_then(notation::pdn::GameRecord::into_game);
            if let Some(read) = read
                && let Some(found) = self.conditions.find(&read)
            {
                self.add(path, u64::from(game) + 1, &read, found)?;
            }
        }
        Ok(())
    }

    fn add(
        &mut self,
        path: &Path,
        number: u64,
        game: &PdnGame,
        found: Found,
    ) -> anyhow::Result<()> {
        self.count += 1;
        if self.show.count {
            return Ok(());
        }
        let sought = self.conditions.query.board.is_some();
        if self.show.json {
            let answer = answer(path, number, game, sought.then_some(found));
            serde_json::to_writer(&mut *self.out, &answer).map_err(std::io::Error::from)?;
            writeln!(self.out)?;
        } else {
            let line = line(game, sought.then_some(found));
            let told = spoken::words().pdn_in_game(number, &line);
            writeln!(self.out, "{}: {told}", path.display())?;
        }
        Ok(())
    }

    fn finish(self) -> anyhow::Result<()> {
        if self.show.count {
            writeln!(self.out, "{}", self.count)?;
        } else if !self.show.json {
            let words = spoken::words();
            let games = words.count_games(self.games);
            writeln!(self.out, "{}", words.pdn_found_count(self.count, &games))?;
        }
        Ok(())
    }
}

/// `Alder, Ada – Birch, Bob, Lantern Street Open, 2024.03.09, 1-0, after move 12 (White)`.
fn line(game: &PdnGame, found: Option<Found>) -> String {
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

fn answer<'a>(path: &Path, number: u64, game: &'a PdnGame, found: Option<Found>) -> HitAnswer<'a> {
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
        moves: game.moves().count(),
        position: found.map(|found| PositionAnswer {
            ply: found.ply,
            mv: move_before(game, found.ply).map(|mv| MoveAnswer {
                number: mv.number,
                turn: color_word(mv.turn),
            }),
            reversed: found.reversed,
            fen: write_fen(&super::show::position_after(game, found.ply)),
        }),
    }
}

/// The move that reaches the position after this many plies.
fn move_before(game: &PdnGame, ply: usize) -> Option<MoveNumber> {
    let (_, number) = super::show::numbered(game).nth(ply.checked_sub(1)?)?;
    Some(number)
}
