//! A game at the terminal: the board on the screen, moves and commands typed in lines.

mod entry;
mod keyboard;

use crate::terminal_board::{TerminalBoard, wants_colour};
use entry::Entry;
use keyboard::{Keyboard, Typed};
use notation::{Fen, write_move};
use room::{Action, Command, Duration, Instant, Proposal, Refused, Room, Status, Terms};
use rules::{Bitboard, Color, Labels, Move, Square};
use std::io::Write;
use std::path::{Path, PathBuf};

/// A game in progress and how it is shown.
pub(crate) struct TerminalGame {
    room: Room,
    keyboard: Keyboard,
    labels: Labels,
    bottom: Color,
    colour: bool,
    /// A move that waits for a yes, where the players want to be asked.
    confirm: Confirm,
    /// Where the game is kept, once it has been saved.
    file: Option<PathBuf>,
}

enum Confirm {
    Never,
    Always { waiting: Option<Move> },
}

/// What goes on after an entry.
enum Next {
    /// Show the board again.
    Board,
    /// Only the answer is new.
    Prompt,
    Quit,
}

impl TerminalGame {
    /// A new game on these terms.
    pub(crate) fn new(terms: Terms, labels: Labels) -> anyhow::Result<TerminalGame> {
        let keyboard = Keyboard::start();
        let (room, _) = Room::open(terms, keyboard.now())?;
        Ok(TerminalGame {
            room,
            keyboard,
            labels,
            bottom: Color::White,
            colour: wants_colour(),
            confirm: Confirm::Never,
            file: None,
        })
    }

    /// Goes on with a saved game.
    pub(crate) fn load(path: &Path, labels: Labels) -> anyhow::Result<TerminalGame> {
        let keyboard = Keyboard::start();
        let (room, _) = saves::load(path, keyboard.now())?;
        Ok(TerminalGame {
            room,
            keyboard,
            labels,
            bottom: Color::White,
            colour: wants_colour(),
            confirm: Confirm::Never,
            file: Some(path.to_owned()),
        })
    }

    /// From now on each move waits for a yes.
    pub(crate) fn ask_before_moves(&mut self) {
        self.confirm = Confirm::Always { waiting: None };
    }

    /// Plays until the players leave or the input ends.
    pub(crate) fn run(&mut self, out: &mut impl Write) -> anyhow::Result<()> {
        self.show(out)?;
        loop {
            self.prompt(out)?;
            out.flush()?;
            let next = match self.keyboard.next_line(self.room.next_deadline(self.now())) {
                Typed::Line(line) => self.answer(out, &line)?,
                Typed::Nothing => self.look_at_clock(),
                Typed::End => {
                    writeln!(out)?;
                    Next::Quit
                }
            };
            match next {
                Next::Board => self.show(out)?,
                Next::Prompt => {}
                Next::Quit => return Ok(()),
            }
        }
    }

    fn now(&self) -> Instant {
        self.keyboard.now()
    }

    /// Does what was typed and says what came of it.
    fn answer(&mut self, out: &mut impl Write, line: &str) -> anyhow::Result<Next> {
        let entry = match line.parse::<Entry>() {
            Ok(entry) => entry,
            Err(error) => {
                writeln!(out, "{error}")?;
                return Ok(Next::Prompt);
            }
        };
        match entry {
            Entry::Enter => return self.confirm_waiting(out),
            Entry::Back => return self.cancel_waiting(out),
            Entry::Move(written) => {
                let game = self.room.game();
                if let Status::Over(ending) = self.room.status() {
                    return say(out, &self.sentence(&Refused::GameOver(ending)));
                }
                return match written.resolve(game.position(), game.rules()) {
                    Ok(mv) => self.choose(out, mv),
                    Err(refusal) => say(out, &refusal.sentence(self.labels)),
                };
            }
            Entry::Square(square) => return self.pick(out, square),
            Entry::Moves => return self.list_moves(out),
            Entry::TakeBack => {
                return self.play(out, &Action::Propose(Proposal::TakeBack { plies: 1 }));
            }
            Entry::Draw => return self.play(out, &Action::Propose(Proposal::Draw)),
            Entry::Accept => return self.reply(out, Action::Accept),
            Entry::Decline => return self.reply(out, Action::Decline),
            Entry::Claim => return self.play(out, &Action::ClaimDraw),
            Entry::Resign => return self.play(out, &Action::Resign),
            Entry::Flip => self.bottom = self.bottom.opponent(),
            Entry::Letters => self.labels = Labels::Letters,
            Entry::Numbers => self.labels = Labels::Numbers,
            Entry::Board => {}
            Entry::Fen => return say(out, &Fen::from(self.room.game().position()).to_string()),
            Entry::New => {
                let (room, _) = Room::open(self.room.terms().clone(), self.now())?;
                self.start_over(room, None);
            }
            Entry::Rematch => {
                let (room, _) =
                    Room::open(self.room.terms().clone().with_seats_swapped(), self.now())?;
                self.start_over(room, None);
            }
            Entry::Save(path) => {
                let path = match path.or_else(|| self.file.clone()) {
                    Some(path) => path,
                    None => return say(out, "Say where to: save FILE."),
                };
                return match saves::save(&path, &self.room, self.now()) {
                    Ok(()) => {
                        let told = format!(
                            "Saved to {}. Each further move is saved there too.",
                            path.display()
                        );
                        self.file = Some(path);
                        say(out, &told)
                    }
                    Err(error) => say(out, &format!("Not saved: {error}.")),
                };
            }
            Entry::Load(path) => match saves::load(&path, self.now()) {
                Ok((room, _)) => self.start_over(room, Some(path)),
                Err(error) => return say(out, &format!("Not loaded, the game goes on: {error}.")),
            },
            Entry::Help => return say(out, entry::HELP),
            Entry::Quit => return Ok(Next::Quit),
        }
        Ok(Next::Board)
    }

    fn start_over(&mut self, room: Room, file: Option<PathBuf>) {
        self.room = room;
        self.file = file;
        if let Confirm::Always { waiting } = &mut self.confirm {
            *waiting = None;
        }
    }

    /// A legal move was typed: plays it, or asks first.
    fn choose(&mut self, out: &mut impl Write, mv: Move) -> anyhow::Result<Next> {
        let text = self.move_text(mv);
        match &mut self.confirm {
            Confirm::Never => self.play(out, &Action::Move(mv)),
            Confirm::Always { waiting } => {
                *waiting = Some(mv);
                say(
                    out,
                    &format!("{text}? Press Enter to play it, or type `back` to choose again."),
                )
            }
        }
    }

    fn confirm_waiting(&mut self, out: &mut impl Write) -> anyhow::Result<Next> {
        match &mut self.confirm {
            Confirm::Always { waiting } => match waiting.take() {
                Some(mv) => self.play(out, &Action::Move(mv)),
                None => say(out, "There is no move to confirm: type one first."),
            },
            Confirm::Never => Ok(Next::Prompt),
        }
    }

    fn cancel_waiting(&mut self, out: &mut impl Write) -> anyhow::Result<Next> {
        let cancelled = match &mut self.confirm {
            Confirm::Always { waiting } => waiting.take(),
            Confirm::Never => None,
        };
        match cancelled {
            Some(_) => say(out, "Cancelled. Choose again."),
            None => say(out, "There is no move to cancel."),
        }
    }

    /// The side to move does something.
    fn play(&mut self, out: &mut impl Write, action: &Action) -> anyhow::Result<Next> {
        let by = self.room.game().turn();
        self.act(out, by, action)
    }

    /// The other side answers what was proposed to it.
    fn reply(
        &mut self,
        out: &mut impl Write,
        answer: fn(Proposal) -> Action,
    ) -> anyhow::Result<Next> {
        match self.room.proposals().next() {
            Some((maker, proposal)) => self.act(out, maker.opponent(), &answer(proposal)),
            None => say(out, "Nothing is proposed."),
        }
    }

    fn act(&mut self, out: &mut impl Write, by: Color, action: &Action) -> anyhow::Result<Next> {
        let now = self.now();
        if let Err(refused) = self.room.act(&Command::player(by, *action), now) {
            return say(out, &self.sentence(&refused));
        }
        if let Confirm::Always { waiting } = &mut self.confirm {
            *waiting = None;
        }
        if let Some(path) = &self.file
            && let Err(error) = saves::save(path, &self.room, now)
        {
            writeln!(out, "Not saved: {error}.")?;
        }
        if let Some((maker, Proposal::Draw)) = self.room.proposals().next() {
            return say(
                out,
                &format!(
                    "{} offers a draw. {}: type `accept` or `decline`.",
                    self.name(maker),
                    self.name(maker.opponent())
                ),
            );
        }
        Ok(Next::Board)
    }

    fn look_at_clock(&mut self) -> Next {
        // A tick is never refused; it only finds that a flag has fallen.
        match self.room.act(&Command::Tick, self.now()) {
            Ok(events) if !events.is_empty() => Next::Board,
            _ => Next::Prompt,
        }
    }

    fn pick(&self, out: &mut impl Write, square: Square) -> anyhow::Result<Next> {
        let game = self.room.game();
        match game.pick(game.turn(), square.coords()) {
            Ok(moves) => {
                let texts: Vec<String> = moves.into_iter().map(|mv| self.move_text(mv)).collect();
                say(out, &texts.join("  "))
            }
            Err(refusal) => say(out, &refusal.sentence(self.labels)),
        }
    }

    fn list_moves(&self, out: &mut impl Write) -> anyhow::Result<Next> {
        let mut moves = self.room.game().legal_moves();
        moves.sort_unstable_by_key(|mv| mv.path());
        let texts: Vec<String> = moves.into_iter().map(|mv| self.move_text(mv)).collect();
        say(out, &texts.join("  "))
    }

    fn sentence(&self, refused: &Refused) -> String {
        refused.sentence(self.labels)
    }

    fn move_text(&self, mv: Move) -> String {
        let game = self.room.game();
        write_move(game.position(), game.rules(), mv, self.labels).to_string()
    }

    fn name(&self, color: Color) -> String {
        let name = &self.room.seat(color).name;
        if name.as_str() == color.name() {
            name.to_string()
        } else {
            format!("{name} ({color})")
        }
    }

    /// The board and what a player wants to know about it.
    fn show(&self, out: &mut impl Write) -> anyhow::Result<()> {
        let game = self.room.game();
        let last = game.moves().last();
        let picture = TerminalBoard {
            board: game.position().board(),
            bottom: self.bottom,
            marked: last
                .map(|mv| mv.from().bit() | mv.to().bit())
                .unwrap_or(Bitboard::EMPTY),
            colour: self.colour,
        };
        writeln!(out, "\n{picture}")?;
        let now = self.now();
        for color in Color::BOTH {
            let clock = self.room.clock(color, now);
            let clock = clock
                .map(|left| format!(", {} left", clock_text(left)))
                .unwrap_or_default();
            let pieces = game.position().board().count(color);
            let pieces = if pieces == 1 {
                "1 piece".to_owned()
            } else {
                format!("{pieces} pieces")
            };
            writeln!(out, "{}: {pieces}{clock}", self.name(color))?;
        }
        if let Some(&mv) = last {
            let before = game.positions()[game.moves().len() - 1];
            let text = write_move(&before, game.rules(), mv, self.labels);
            writeln!(out, "Last move: {text}")?;
        }
        let counters = game.draw_counters();
        if counters.occurrences > 1 || counters.quiet_plies >= 20 {
            writeln!(out, "Draw: {counters}")?;
        }
        match self.room.status() {
            Status::Playing => {}
            Status::Over(ending) => {
                writeln!(out, "\n{ending}. Type `new`, `rematch`, `undo` or `quit`.")?
            }
            Status::Aborted { by } => writeln!(out, "\nCalled off by {by}.")?,
        }
        Ok(())
    }

    fn prompt(&self, out: &mut impl Write) -> anyhow::Result<()> {
        let game = self.room.game();
        if self.room.status() != Status::Playing {
            return Ok(write!(out, "> ")?);
        }
        let mut captures = game.legal_moves();
        captures.retain(|mv| mv.is_capture());
        if !captures.is_empty() {
            captures.sort_unstable_by_key(|mv| mv.path());
            let texts: Vec<String> = captures.into_iter().map(|mv| self.move_text(mv)).collect();
            writeln!(out, "You must jump: {}", texts.join(" or "))?;
        }
        Ok(write!(out, "{} to move> ", self.name(game.turn()))?)
    }
}

/// Minutes and seconds, rounded up so that a clock shows zero only when it is there: `4:59`.
fn clock_text(left: Duration) -> String {
    let seconds = left.as_millis().div_ceil(1000);
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

fn say(out: &mut impl Write, text: &str) -> anyhow::Result<Next> {
    writeln!(out, "{text}")?;
    Ok(Next::Prompt)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_read_as_people_expect() {
        for (millis, text) in [
            (0, "0:00"),
            (1, "0:01"),
            (59_001, "1:00"),
            (300_000, "5:00"),
            (3_600_000, "60:00"),
        ] {
            assert_eq!(clock_text(Duration::from_millis(millis)), text);
        }
    }
}
