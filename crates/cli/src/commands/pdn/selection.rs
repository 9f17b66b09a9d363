//! Which games a command is about.

use super::index_file::IndexedGames;
use super::reading::{Enough, GameAt, Reading, ShowProgress, Sources, read_files};
use crate::arguments::{GameNumbers, parse_position, whole};
use clap::{Args, ValueEnum};
use collection::{BoardQuery, DateRange, Needle, Occurrence, Pattern, Query, ResultFilter};
use notation::pdn::PdnGame;
use rules::{Color, Position};
use std::path::Path;

/// The games of files that match some conditions.
#[derive(Args)]
pub(super) struct ChosenGames {
    #[command(flatten)]
    pub(super) sources: Sources,

    #[command(flatten)]
    selection: Selection,
}

impl ChosenGames {
    pub(super) fn conditions(&self) -> Conditions {
        self.selection.conditions()
    }

    /// Reads every matching game, from the index of a file if a position is sought and there is
    /// one. `pdn check` names the problems of the files.
    pub(super) fn each_game_quietly(
        &self,
        progress: ShowProgress,
        mut visit: impl FnMut(GameAt) -> anyhow::Result<()>,
    ) -> anyhow::Result<()> {
        let conditions = self.conditions();
        let Sources { files, reading } = &self.sources;
        for (place, path) in files.iter().enumerate() {
            let mut visit = |at: GameAt| conditions.visit(GameAt { file: place, ..at }, &mut visit);
            match conditions.look_up(path, *reading)? {
                Some(games) => Enough::is_fine(games.each(place, visit))?,
                None => {
                    let file = std::slice::from_ref(path);
                    read_files(file, *reading, false, progress, &mut visit)?;
                }
            }
        }
        Ok(())
    }
}

/// Conditions on games. All that are given must hold.
#[derive(Args)]
#[command(next_help_heading = "Which games")]
struct Selection {
    /// Only these games in the file: `3,5-8`
    #[arg(long, value_name = "NUMBERS")]
    game: Option<GameNumbers>,
    /// A player on either side, or part of the name; case and accents don't matter
    #[arg(long, value_name = "NAME")]
    player: Option<String>,
    /// The player with the black pieces
    #[arg(long, value_name = "NAME")]
    black: Option<String>,
    /// The player with the white pieces
    #[arg(long, value_name = "NAME")]
    white: Option<String>,
    /// The event
    #[arg(long, value_name = "TEXT")]
    event: Option<String>,
    /// The site
    #[arg(long, value_name = "TEXT")]
    site: Option<String>,
    /// The opening
    #[arg(long, value_name = "NAME")]
    opening: Option<String>,
    /// The date or a range: 1954, 1954.08, 1950..1960, 1950..
    #[arg(long, value_name = "DATES")]
    date: Option<DateRange>,
    /// The result
    #[arg(long, value_name = "RESULT", value_enum)]
    result: Option<ResultArg>,
    /// At least this many moves, counting each side's
    #[arg(long, value_name = "COUNT", value_parser = whole::<usize>(0..))]
    min_moves: Option<usize>,
    /// At most this many moves
    #[arg(long, value_name = "COUNT", value_parser = whole::<usize>(0..))]
    max_moves: Option<usize>,
    /// A position that occurs in the game, as FEN
    #[arg(long, value_name = "FEN", value_parser = parse_position)]
    fen: Option<Position>,
    /// Some squares that occur together, such as `18=W 3=BK 14=-`; the other squares don't matter
    #[arg(long, value_name = "PIECES", conflicts_with = "fen")]
    pattern: Option<Pattern>,
    /// Find the position or the pattern with colors reversed too
    #[arg(long)]
    reversed: bool,
}

#[derive(Clone, Copy, ValueEnum)]
enum ResultArg {
    /// Black won
    Black,
    /// White won
    White,
    Draw,
    /// Either side won
    Decisive,
    Unknown,
}

/// The conditions in a form that can be asked.
pub(super) struct Conditions {
    numbers: Option<GameNumbers>,
    pub(super) query: Query,
    pub(super) reversed: bool,
}

impl Selection {
    fn conditions(&self) -> Conditions {
        let needle = |text: &Option<String>| text.as_deref().map(Needle::new);
        let plies = (self.min_moves.is_some() || self.max_moves.is_some())
            .then(|| self.min_moves.unwrap_or(0)..=self.max_moves.unwrap_or(usize::MAX));
        let board = self
            .fen
            .map(BoardQuery::Position)
            .or(self.pattern.map(BoardQuery::Pattern));
        Conditions {
            numbers: self.game.clone(),
            query: Query {
                player: needle(&self.player),
                black: needle(&self.black),
                white: needle(&self.white),
                event: needle(&self.event),
                site: needle(&self.site),
                opening: needle(&self.opening),
                date: self.date,
                result: self.result.map(|result| match result {
                    ResultArg::Black => ResultFilter::Win(Color::Black),
                    ResultArg::White => ResultFilter::Win(Color::White),
                    ResultArg::Draw => ResultFilter::Draw,
                    ResultArg::Decisive => ResultFilter::Decisive,
                    ResultArg::Unknown => ResultFilter::Unknown,
                }),
                plies,
                board,
            },
            reversed: self.reversed,
        }
    }
}

impl Conditions {
    /// The games of a file with the sought position, if one is sought and the file has an index.
    pub(super) fn look_up(
        &self,
        path: &Path,
        reading: Reading,
    ) -> anyhow::Result<Option<IndexedGames>> {
        match self.position() {
            Some(pos) => IndexedGames::find(path, reading, &pos, self.reversed),
            None => Ok(None),
        }
    }

    /// Where a game matches, or `None` if it doesn't.
    pub(super) fn find(&self, number: u64, game: &PdnGame) -> Option<Occurrence> {
        let is_chosen = self.numbers.as_ref().is_none_or(|it| it.contains(number));
        is_chosen.then_some(())?;
        self.query.find(game, self.reversed)
    }

    /// Visits a game if it matches. Ends the reading after the last game that can match.
    pub(super) fn visit(
        &self,
        at: GameAt,
        visit: &mut impl FnMut(GameAt) -> anyhow::Result<()>,
    ) -> anyhow::Result<()> {
        let number = at.number;
        if self.find(number, &at.game).is_some() {
            visit(at)?;
        }
        match &self.numbers {
            Some(numbers) if number >= numbers.last() => Err(Enough.into()),
            _ => Ok(()),
        }
    }

    /// Whether a position is the only condition.
    pub(super) const fn is_only_position(&self) -> bool {
        self.numbers.is_none()
            && matches!(
                self.query,
                Query {
                    player: None,
                    black: None,
                    white: None,
                    event: None,
                    site: None,
                    opening: None,
                    date: None,
                    result: None,
                    plies: None,
                    board: Some(BoardQuery::Position(_)),
                }
            )
    }

    /// The position to search for, if it's a complete one.
    pub(super) const fn position(&self) -> Option<Position> {
        match self.query.board {
            Some(BoardQuery::Position(pos)) => Some(pos),
            _ => None,
        }
    }
}
