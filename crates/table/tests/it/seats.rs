//! Games for the tests.

use computer_player::Habits;
use local_play::Session;
use room::{Duration, Instant, Name, Seat, Sides, TakeBacks, Terms, TimeControl};
use rules::{Color, Position};
use table::{LocalGame, Moment, Table, TableOptions};

pub(crate) const START: Instant = Instant::from_millis(1_000);

pub(crate) fn terms(computer: Option<Color>) -> Terms {
    let name = |text| Name::new(text).unwrap();
    let mut seats = Sides {
        black: Seat::human(name("Ann")),
        white: match computer {
            Some(_) => Seat::engine(name("Computer"), 10),
            None => Seat::human(name("Bob")),
        },
    };
    if computer == Some(Color::Black) {
        seats = seats.swapped();
    }
    Terms::local(seats)
}

pub(crate) fn table(terms: Terms) -> Table<LocalGame> {
    table_with_habits(terms, Habits::default())
}

pub(crate) fn table_with_habits(terms: Terms, habits: Habits) -> Table<LocalGame> {
    let session = Session::begin(terms, START).unwrap();
    let game = LocalGame::new(session, habits, 1, START);
    Table::new(game, OPTIONS)
}

pub(crate) const OPTIONS: TableOptions = TableOptions {
    confirm_moves: false,
    show_forced: true,
    seating: board_ui::Seating::Fixed(Color::Black),
};

/// Does something at this time.
pub(crate) fn at<T>(now: Instant, act: impl FnOnce(&mut Moment<'_>) -> T) -> T {
    act(&mut Moment {
        now,
        new_id: &mut || 0,
    })
}

pub(crate) fn terms_from(computer: Color, start: Position, seconds: Option<u64>) -> Terms {
    Terms {
        start,
        time: seconds.map_or(TimeControl::Unlimited, |seconds| TimeControl::SuddenDeath {
            base: Duration::from_secs(seconds),
        }),
        take_backs: TakeBacks::ByConsent,
        ..terms(Some(computer))
    }
}
