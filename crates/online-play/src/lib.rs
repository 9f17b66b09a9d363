//! A client of the server, without sockets and without a browser.
//!
//! [`Link`] is a connection that reconnects automatically. Its caller reports what happens to the
//! socket and follows the orders it gives. [`LiveGame`] is a game as one client sees it: the log
//! folded by `room`, plus the user's move that the server hasn't confirmed yet.
//!
//! [`requests`] are what else can be asked, over HTTP. Before and around games there are a
//! [`Lobby`] with an [`Offer`] and the open [`Seeks`], a [`GameSearch`] in the
//! archive, and the [`Curve`] of a rating.
//!
//! All of them are plain values. Time is a parameter, in milliseconds of a monotonic client clock.
//! The server's time is derived from pings.

mod clock_difference;
mod curve;
mod fetched;
mod heat_score;
mod link;
mod live_game;
mod lobby;
mod offer;
pub mod requests;
mod result;
mod search;
mod seeks;

pub use clock_difference::ClockDifference;
pub use curve::{Curve, CurveFacts};
pub use fetched::{Fetched, Fetching};
pub use heat_score::HeatScore;
pub use link::{Delivery, Link, LinkStatus, NOT_OPENED, NoSession, Order};
pub use live_game::{Absence, CannotPremove, Chat, ChatLine, LiveGame, News};
pub use lobby::{Lobby, LobbyEffect};
pub use offer::{Against, Offer, OfferClock, Quick};
pub use requests::{ApiRequest, ApiTrouble};
pub use result::{PlayerResult, by_urgency, side_of};
pub use search::{BadSearch, GameSearch, SearchFault, SearchPlace, ballot_openings};
pub use seeks::Seeks;
