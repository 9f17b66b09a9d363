//! When the computer wants a draw.

use engine::Score;
use rules::Game;

/// Before this many moves by both sides, 20 by each, it's too early for a draw in an even game.
const EARLY_PLIES: usize = 40;
/// A higher score is too good for a draw, in hundredths of a man.
const NO_BETTER: i32 = 10;
/// With this score or less, a draw is welcome at any time.
const CLEARLY_WORSE: i32 = -50;
/// The computer offers a draw after this many moves by each side without progress, and again after
/// every further [`OFFER_EVERY`].
const FIRST_OFFER: u32 = 20;
const OFFER_EVERY: u32 = 10;

/// Whether the computer wants a draw now, agreed or claimed. The score is from its point of view.
///
/// It never gives up an advantage, and plays an even position for at least 20 moves.
pub fn accepts_draw(score: Score, game: &Game) -> bool {
    let most = if game.moves().len() < EARLY_PLIES {
        CLEARLY_WORSE
    } else {
        NO_BETTER
    };
    score.value() <= most
}

/// Whether the computer offers a draw with its move: nothing has happened for a long time, and
/// neither side is better. It doesn't offer one to get out of a lost game.
pub fn offers_draw(score: Score, game: &Game) -> bool {
    let quiet = game.draw_counters().quiet_moves();
    let is_time = quiet >= FIRST_OFFER && quiet.is_multiple_of(OFFER_EVERY);
    is_time && score.value() >= CLEARLY_WORSE && accepts_draw(score, game)
}
