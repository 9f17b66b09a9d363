//! The options of a new game.

use crate::canvas::Canvas;
use crate::command::{Command, offer};
use crate::event::{Key, Pointed};
use crate::form::Cursor;
use crate::table_view::{ListRow, Places, RowKind, paint_footer, paint_list, paint_title};
use crate::{Look, Target, below};
use local_play::{BadChoices, Choices, Clock, ComputerSide, Opening, Opponent};
use notation::Deck;
use rules::Color;
use table::Tone;
use words::Speaker;

/// The options of a new game.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct NewGame {
    pub(crate) choices: Choices,
    /// A position from the editor, which stays available.
    position: Option<String>,
    cursor: Cursor,
    pub(crate) problem: Option<BadChoices>,
}

/// A row of the form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Field {
    Opponent,
    Level,
    Side,
    Resigning,
    Clock,
    Opening,
    Confirm,
    Play,
}

/// What the user wants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Wanted {
    Nothing,
    Start,
    Leave,
}

const CLOCKS: [Clock; 7] = [
    Clock::None,
    Clock::Fischer {
        minutes: 3,
        increment: 2,
    },
    Clock::Fischer {
        minutes: 5,
        increment: 3,
    },
    Clock::Fischer {
        minutes: 10,
        increment: 5,
    },
    Clock::SuddenDeath { minutes: 15 },
    Clock::SuddenDeath { minutes: 30 },
    Clock::PerTurn { seconds: 30 },
];

const SIDES: [ComputerSide; 3] = [
    ComputerSide::White,
    ComputerSide::Black,
    ComputerSide::Random,
];

impl NewGame {
    pub(crate) const fn new(choices: Choices) -> NewGame {
        NewGame {
            choices,
            position: None,
            cursor: Cursor::at(0),
            problem: None,
        }
    }

    /// A game from a position, with the last row chosen.
    pub(crate) fn from_position(choices: Choices, fen: String) -> NewGame {
        NewGame {
            choices: Choices {
                opening: Opening::Own { fen: fen.clone() },
                ..choices
            },
            position: Some(fen),
            cursor: Cursor::at(usize::MAX),
            problem: None,
        }
    }

    fn fields(&self) -> Vec<Field> {
        let mut fields = vec![Field::Opponent];
        if self.choices.opponent == Opponent::Computer {
            fields.extend([Field::Level, Field::Side]);
        }
        fields.extend([Field::Clock, Field::Opening, Field::Confirm]);
        if self.choices.opponent == Opponent::Computer {
            fields.push(Field::Resigning);
        }
        fields.push(Field::Play);
        fields
    }

    pub(crate) fn key(&mut self, key: Key) -> Wanted {
        let fields = self.fields();
        let field = fields[self.cursor.row(fields.len())];
        match key {
            Key::Escape | Key::Char('q') => return Wanted::Leave,
            Key::Enter => return Wanted::Start,
            Key::Right | Key::Char(' ' | 'l' | '+') => self.change(field, 1),
            Key::Left | Key::Char('h' | '-') => self.change(field, -1),
            Key::Char(c @ '1'..='9') if field == Field::Level => {
                self.choices.level = c as u8 - b'0';
            }
            Key::Char('0') if field == Field::Level => self.choices.level = 10,
            key => {
                self.cursor.key(key, fields.len());
            }
        }
        Wanted::Nothing
    }

    pub(crate) fn mouse(&mut self, pointed: Pointed) -> Wanted {
        let fields = self.fields();
        match pointed {
            Pointed::Down(Some(Target::Command(Command::Start))) => return Wanted::Start,
            Pointed::Down(Some(Target::Command(Command::Cancel))) => return Wanted::Leave,
            pointed => {
                let is_again = self.cursor.mouse(pointed, fields.len());
                let field = fields[self.cursor.row(fields.len())];
                if matches!(pointed, Pointed::Down(Some(Target::Row(_)))) {
                    match field {
                        Field::Play => return Wanted::Start,
                        field if is_again => self.change(field, 1),
                        _ => {}
                    }
                }
            }
        }
        Wanted::Nothing
    }

    fn change(&mut self, field: Field, by: isize) {
        self.problem = None;
        let choices = &mut self.choices;
        match field {
            Field::Opponent => {
                choices.opponent = match choices.opponent {
                    Opponent::Computer => Opponent::Person,
                    Opponent::Person => Opponent::Computer,
                };
            }
            Field::Level => {
                choices.level = choices.level.saturating_add_signed(by as i8).clamp(1, 10);
            }
            Field::Side => choices.computer_side = turned(&SIDES, &choices.computer_side, by),
            Field::Resigning => choices.computer_resigns = !choices.computer_resigns,
            Field::Clock => choices.clock = turned(&CLOCKS, &choices.clock, by),
            Field::Opening => {
                let all = openings(self.position.as_deref());
                choices.opening = turned(&all, &choices.opening, by);
            }
            Field::Confirm => choices.confirm_moves = !choices.confirm_moves,
            Field::Play => {}
        }
    }

    pub(crate) fn paint(&self, canvas: &mut Canvas<'_>, speaker: &Speaker) {
        let look = canvas.look();
        let words = speaker.words;
        let places = Places::of(canvas.area());
        paint_title(canvas, places.title, speaker, words.game_new());
        let fields = self.fields();
        let rows: Vec<ListRow> = fields
            .iter()
            .map(|&field| ListRow {
                text: label(field, speaker),
                note: self.value(field, speaker, look),
                kind: RowKind::Choice,
            })
            .collect();
        let mut area = places.title;
        area.y += 2;
        area.height = places.status.y.saturating_sub(area.y);
        area.width = area.width.min(64);
        paint_list(canvas, area, &rows, self.cursor.row(rows.len()));
        let below = below(area, rows.len() as u16 + 1);
        match &self.problem {
            Some(why) => {
                canvas.wrapped(below, &speaker.cannot_begin(why), look.tone(Tone::Bad));
            }
            None if self.choices.opponent == Opponent::Computer => {
                let text = words.level_text(self.choices.level);
                canvas.wrapped(below, text, look.faint());
            }
            None => {}
        }
        let arrows = look.sign("←→", "left/right");
        canvas.text(places.status, &words.screen_change(arrows), look.faint());
        let offered = [offer('\n', Command::Start), offer('q', Command::Cancel)];
        paint_footer(canvas, places.footer, speaker, &offered);
    }

    fn value(&self, field: Field, speaker: &Speaker, look: Look) -> String {
        let words = speaker.words;
        let choices = &self.choices;
        match field {
            Field::Opponent => match choices.opponent {
                Opponent::Computer => words.home_against_computer(),
                Opponent::Person => words.home_two_players(),
            }
            .to_owned(),
            Field::Level => {
                let (full, empty) = (look.sign("■", "#"), look.sign("·", "-"));
                let level = choices.level.clamp(1, 10);
                let bar = full.repeat(level.into()) + &empty.repeat((10 - level).into());
                let name = words.level_numbered(level, words.level_name(level));
                format!("{name}  {bar}")
            }
            Field::Side => match choices.computer_side {
                ComputerSide::White => speaker.side(Color::Black),
                ComputerSide::Black => speaker.side(Color::White),
                ComputerSide::Random => words.random(),
            }
            .to_owned(),
            Field::Clock => speaker.clock_short(choices.clock.control()),
            Field::Opening => match &choices.opening {
                Opening::AsYouPlease => words.home_free_choice(),
                Opening::Ballot { deck } if deck.starts_with("eleven") => words.home_eleven_man(),
                Opening::Ballot { .. } => words.home_ballot(),
                Opening::Own { .. } => words.home_custom_position(),
            }
            .to_owned(),
            Field::Resigning => yes_or_no(choices.computer_resigns, speaker).to_owned(),
            Field::Confirm => yes_or_no(choices.confirm_moves, speaker).to_owned(),
            Field::Play => String::new(),
        }
    }
}

/// The openings to choose from.
fn openings(position: Option<&str>) -> Vec<Opening> {
    let ballot = |deck: Deck| Opening::Ballot {
        deck: deck.name().to_owned(),
    };
    let mut all = vec![
        Opening::AsYouPlease,
        ballot(Deck::ThreeMove),
        ballot(Deck::ElevenManDraws),
    ];
    all.extend(position.map(|fen| Opening::Own {
        fen: fen.to_owned(),
    }));
    all
}

/// The next or previous of some values, around the ends. The first one follows an unknown one.
fn turned<T: Clone + PartialEq>(all: &[T], current: &T, by: isize) -> T {
    let place = all.iter().position(|other| other == current);
    let next = place.map_or(0, |place| {
        (place as isize + by).rem_euclid(all.len() as isize) as usize
    });
    all[next].clone()
}

fn yes_or_no(is_yes: bool, speaker: &Speaker) -> &'static str {
    match is_yes {
        true => speaker.words.live_yes(),
        false => speaker.words.screen_no(),
    }
}

fn label(field: Field, speaker: &Speaker) -> String {
    let words = speaker.words;
    match field {
        Field::Opponent => words.home_opponent(),
        Field::Level => words.home_level(),
        Field::Side => return words.home_your_pieces(speaker.named(Color::Black)),
        Field::Resigning => words.home_computer_resigns(),
        Field::Clock => words.home_clock(),
        Field::Opening => words.home_opening(),
        Field::Confirm => words.home_confirm(),
        Field::Play => words.home_start(),
    }
    .to_owned()
}
