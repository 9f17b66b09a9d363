//! Everything around a game under review.
//!
//! A [`Source`] is where a [`Study`](study::Study) comes from: a position, a saved game, an online
//! game or a link. It knows what the game was before the user changed anything, and what to store
//! after a change. An [`OnlineGame`] brings along what the server has kept of an earlier analysis.
//! In [`Retries`], the user finds something better than a mistake. A [`Claim`] is the stated result
//! of a problem, compared with a proof. A [`Place`] is where in its game a review opens. An
//! [`Explorer`] looks at the next move of an opening.
//!
//! It doesn't depend on a browser, storage or a socket: the caller stores and sends what it
//! returns.

mod archive;
mod claim;
mod explorer;
mod place;
mod retries;
mod source;
mod unfinished;

pub use archive::{OnlineGame, analysis_of};
pub use claim::{Claim, ClaimCheck};
pub use explorer::{
    ExploredMoves, Explorer, ExplorerQuestion, GamesSource, ResultsByMove, position_parameter,
};
pub use place::{Place, game_address};
pub use retries::{Retries, RetryHint, RetryQuestion, RetryVerdict, TryStep};
pub use source::{Kept, Source, Unopened};
pub use unfinished::UnfinishedSurveys;
