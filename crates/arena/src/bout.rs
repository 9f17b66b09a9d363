//! One game between two players.

use crate::adjudication::Adjudication;
use crate::contest::Clock;
use crate::pace::Pace;
use crate::player::{Choice, NoChoice, Player};
use rules::{Color, Ending, Game, Termination};
use std::time::Duration;

/// How far a clock may be overdrawn before the flag falls: the time for a move to reach the arena
/// and back.
const LAG: Duration = Duration::from_millis(50);

/// One side of a game.
pub(crate) struct Side<'a> {
    pub(crate) player: &'a mut Player,
    pub(crate) pace: Pace,
}

/// A game that was played to the end.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Bout {
    pub(crate) game: Game,
    pub(crate) ending: Ending,
    pub(crate) ended_by: EndedBy,
    /// What the players reported, one remark per move.
    pub(crate) remarks: Vec<Remark>,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum EndedBy {
    /// By the rules of the game.
    Rules,
    /// By adjudication of the players' scores.
    Adjudication,
    /// The loser's time ran out.
    Time,
    /// The loser made no legal move. The text describes what it did.
    Infraction(String),
    /// The loser crashed or stopped responding. The text describes what happened.
    Gone(String),
}

/// What is known about a move.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Remark {
    pub(crate) by: Color,
    pub(crate) choice: Choice,
    pub(crate) time: Duration,
    /// How late it came, or `None` if time isn't limited.
    pub(crate) late: Option<Duration>,
}

/// Plays a game to the end, with Black's side first. Returns `None` if it was interrupted.
///
/// Draws are claimed for the players as soon as the rules allow: at the third occurrence of a
/// position, and after forty moves by each side without progress.
pub(crate) fn play(
    mut game: Game,
    mut sides: [Side<'_>; 2],
    adjudication: &Adjudication,
    clock: &Clock,
) -> Option<Bout> {
    let mut remarks: Vec<Remark> = Vec::new();
    let mut scores = Vec::new();
    let mut left = [sides[0].pace.base(), sides[1].pace.base()];
    let (ending, ended_by) = loop {
        if let Some(ending) = game.ending() {
            break (ending, EndedBy::Rules);
        }
        if let Some(ending) = claimed_draw(&game) {
            break (ending, EndedBy::Rules);
        }
        if let Some(ending) = adjudication.ending(&scores) {
            break (ending, EndedBy::Adjudication);
        }
        let by = game.turn();
        let side = &mut sides[by as usize];
        let own_left = &mut left[by as usize];
        let longest = side.pace.longest(*own_left);
        let begun = clock();
        let limits = side.pace.limits(*own_left);
        let choice = match side.player.choose(&game, &limits, longest) {
            Ok(choice) => choice,
            Err(NoChoice::Interrupted) => return None,
            Err(failure) => break forfeit(by, failure),
        };
        let time = clock().saturating_sub(begun);
        if let (Pace::Clock { .. }, Some(longest)) = (side.pace, longest) {
            if time > longest.saturating_add(LAG) {
                let ending = Ending::win(by.opponent(), Termination::TimeForfeit);
                break (ending, EndedBy::Time);
            }
            *own_left = longest.saturating_sub(time);
        }
        let late = longest.map(|longest| time.saturating_sub(longest));
        remarks.push(Remark {
            by,
            choice,
            time,
            late,
        });
        let sign = if by == Color::Black { 1.0 } else { -1.0 };
        scores.push(choice.score.map(|score| sign * score));
        game.play(choice.mv).expect("players only make legal moves");
    };
    Some(Bout {
        game,
        ending,
        ended_by,
        remarks,
    })
}

/// The draw that the rules allow claiming now.
pub(crate) fn claimed_draw(game: &Game) -> Option<Ending> {
    game.draw_counters().draw().map(Ending::draw)
}

fn forfeit(by: Color, failure: NoChoice) -> (Ending, EndedBy) {
    let ending = Ending::win(by.opponent(), Termination::Abandonment);
    let why = failure.to_string();
    match failure {
        NoChoice::Infraction(_) => (ending, EndedBy::Infraction(why)),
        NoChoice::Gone(_) | NoChoice::Interrupted => (ending, EndedBy::Gone(why)),
    }
}
