//! A client of the server, without sockets and without a browser.
//!
//! [`Link`] is one connection that may break and comes back by itself. It is told what happens to the
//! socket and says what to do with it. [`LiveGame`] is a game as one client sees it: the log folded by
//! `room`, and in front of it the own move that the server has not confirmed yet.
//!
//! Around games there are an [`Offer`] of one, the open [`Seeks`], a [`GameSearch`] in the archive, and the
//! [`Curve`] of a rating.
//!
//! All are plain values. Time comes in as a parameter, in milliseconds of a clock of the client that never
//! goes back; what the server's clock shows follows from the pings.

mod clock_difference;
mod curve;
mod heat_score;
mod link;
mod live_game;
mod offer;
mod result;
mod search;
mod seeks;

pub use clock_difference::ClockDifference;
pub use curve::{Curve, CurveFacts};
pub use heat_score::HeatScore;
pub use link::{Answer, Link, LinkStatus, Order};
pub use live_game::{Absence, Buttons, CannotPremove, Chat, ChatLine, LiveGame, MAX_SAID, News};
pub use offer::{Against, Offer, OfferClock, Quick};
pub use result::{Score, by_urgency, side_of};
pub use search::{BadSearch, GameSearch, SearchFault, SearchPlace, ballot_openings};
pub use seeks::Seeks;
