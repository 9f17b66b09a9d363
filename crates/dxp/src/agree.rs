//! Agreeing on a game.

use crate::connection::{Connection, DxpError, Stream};
use crate::message::{AcceptCode, GameRequest, Message};
use rules::{Color, Position};
use std::time::Duration;

/// The code for a refusal without a better reason.
const REFUSED: AcceptCode = AcceptCode::Refused(3);

/// What two programs agreed on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Terms {
    /// The other program's name.
    pub opponent: String,
    /// Our color.
    pub us: Color,
    /// The position to start from.
    pub start: Position,
    /// The time for each side, or `None` for no limit.
    pub time: Option<Duration>,
    /// The number of moves that the time is for, or `None` for the whole game.
    pub moves: Option<u16>,
}

impl Terms {
    fn new(request: &GameRequest, opponent: String, us: Color) -> Terms {
        let minutes = u64::from(request.minutes);
        Terms {
            opponent,
            us,
            start: request.start.unwrap_or(Position::START),
            time: (minutes > 0).then(|| Duration::from_secs(60 * minutes)),
            moves: (request.moves > 0).then_some(request.moves),
        }
    }
}

/// The follower's part: waits for a request and accepts it under this name.
pub fn accept<S: Stream>(
    connection: &mut Connection<'_, S>,
    name: &str,
) -> Result<Terms, DxpError> {
    let until = connection.now() + connection.waiting().answer;
    let message = loop {
        match connection.receive(until) {
            Ok(Message::Chat(_)) => {}
            other => break other,
        }
    };
    let answer = |code| Message::Accept {
        name: name.to_owned(),
        code,
    };
    match message {
        Ok(Message::Request(request)) => {
            connection.send(&answer(AcceptCode::Accepted))?;
            let us = request.follower;
            Ok(Terms::new(&request, request.name.clone(), us))
        }
        Ok(other) => Err(DxpError::OutOfTurn(other.to_string())),
        Err(error) => {
            if let DxpError::Malformed(_) = error {
                // It may be a request for another board. The error matters more than the answer.
                let _ = connection.send(&answer(REFUSED));
            }
            Err(error)
        }
    }
}

/// The initiator's part: asks for a game.
pub fn request<S: Stream>(
    connection: &mut Connection<'_, S>,
    request: &GameRequest,
) -> Result<Terms, DxpError> {
    connection.send(&Message::Request(request.clone()))?;
    let until = connection.now() + connection.waiting().answer;
    loop {
        match connection.receive(until)? {
            Message::Chat(_) => {}
            Message::Accept {
                name,
                code: AcceptCode::Accepted,
            } => return Ok(Terms::new(request, name, request.follower.opponent())),
            Message::Accept { .. } => return Err(DxpError::Refused),
            other => return Err(DxpError::OutOfTurn(other.to_string())),
        }
    }
}
