//! The DamExchange protocol (DXP): games between two draughts programs over TCP.
//!
//! One program is the follower: it listens, usually on port 27531. The other one is the initiator:
//! it connects and asks for a game. From then on, both send moves. Messages are short texts that end
//! with a zero byte; [`Message`] has them all.
//!
//! DXP was designed for the 10×10 board. On our board, everything is the same with 32 squares
//! instead of 50: `W` is White and `Z` (*zwart*) is Black, who moves first.
//!
//! [`Connection`] sends and receives messages and gives up on peers that are slow or send nonsense.
//! [`accept`] and [`request`] agree on a game, and [`play`] plays it. Threads, sockets and time
//! come from the caller.

mod agree;
mod connection;
mod message;
mod play;

pub use agree::{Terms, accept, request};
pub use connection::{Connection, DxpError, Stream, Waiting};
pub use message::{
    AcceptCode, BackCode, EndReason, GameRequest, MAX_MESSAGE, Message, MoveMessage, ParseFault,
};
pub use play::{Ended, Player, Table, play};
