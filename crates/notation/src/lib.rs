//! Every text and binary form of positions, moves and games.
//!
//! Reading goes in stages, and each stage is a type: a text becomes a syntax value, such as
//! [`WrittenMove`], and a syntax value becomes a legal value, such as [`rules::Move`]. Nothing here
//! panics on what it reads. `docs/formats.md` describes each form with examples.

mod ballots;
mod descriptor;
mod excerpt;
mod fen;
mod move_text;
pub mod pdn;
mod picture;
mod setup_text;
pub mod wire;

pub use ballots::{Ballot, BallotClass, Deck, UnknownDeck};
pub use descriptor::{DescriptorError, DescriptorFault, DescriptorList};
pub use excerpt::excerpt;
pub use fen::{Fen, FenFault, ParseFenError};
pub use move_text::{MoveInContext, ParseMoveError, Separator, WrittenMove, write_move};
pub use picture::{ParsePictureError, Picture, PictureFault, PictureLayout};
pub use setup_text::{SetupEntry, SetupFault, SetupText, SetupTextError};
