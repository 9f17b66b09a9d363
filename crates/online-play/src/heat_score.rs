//! The score of a heat: two games from the same opening, the second with colors swapped.

use room::{Room, Sides, Status};
use rules::{Color, Outcome};
use std::fmt;

/// The points of both players in halves, by their sides in the second game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct HeatScore {
    /// Two per win, one per draw.
    pub halves: Sides<u8>,
}

impl HeatScore {
    /// Returns the score after the first game and with the second as it stands.
    pub fn of(first: &Room, second: &Room) -> HeatScore {
        let (first, second) = (halves(first).swapped(), halves(second));
        HeatScore {
            halves: Sides {
                black: first.black + second.black,
                white: first.white + second.white,
            },
        }
    }

    /// Returns the points of one side, for example `1½`.
    pub fn points(&self, color: Color) -> String {
        match (self.halves[color] / 2, self.halves[color] % 2) {
            (0, 1) => "½".to_owned(),
            (whole, 0) => whole.to_string(),
            (whole, _) => format!("{whole}½"),
        }
    }
}

/// Black's points first, for example `1½–½`.
impl fmt::Display for HeatScore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{}–{}",
            self.points(Color::Black),
            self.points(Color::White)
        )
    }
}

fn halves(room: &Room) -> Sides<u8> {
    let (black, white) = match room.status() {
        Status::Over(ending) => match ending.outcome {
            Outcome::Win(Color::Black) => (2, 0),
            Outcome::Win(Color::White) => (0, 2),
            Outcome::Draw => (1, 1),
        },
        Status::Playing | Status::Aborted { .. } => (0, 0),
    };
    Sides { black, white }
}

#[cfg(test)]
mod tests {
    use super::*;
    use room::{Action, Command, Instant, Name, Proposal, Seat, Terms};

    /// A game that ended with this side's resignation, with a draw, or not yet.
    fn room(end: Option<Option<Color>>) -> Room {
        let seat = |name| Seat::human(Name::new(name).unwrap());
        let terms = Terms::local(Sides {
            black: seat("Ann"),
            white: seat("Bob"),
        });
        let at = Instant::from_millis(0);
        let (mut room, _) = Room::open(terms, at).unwrap();
        let mut act = |by, action| room.act(&Command::player(by, action), at).unwrap();
        match end {
            Some(Some(loser)) => drop(act(loser, Action::Resign)),
            Some(None) => {
                act(Color::Black, Action::Propose(Proposal::Draw));
                act(Color::White, Action::Accept(Proposal::Draw));
            }
            None => {}
        }
        room
    }

    #[test]
    fn points_follow_the_players_to_their_new_sides() {
        #[track_caller]
        fn check(first: Option<Option<Color>>, second: Option<Option<Color>>, expected: &str) {
            let score = HeatScore::of(&room(first), &room(second));
            assert_eq!(score.to_string(), expected);
        }
        let black_loses = Some(Some(Color::Black));
        let draw = Some(None);
        check(None, None, "0–0");
        // The player who lost as Black in the first game has White in the second.
        check(black_loses, None, "1–0");
        check(black_loses, black_loses, "1–1");
        check(black_loses, Some(Some(Color::White)), "2–0");
        check(draw, None, "½–½");
        check(draw, black_loses, "½–1½");
    }
}
