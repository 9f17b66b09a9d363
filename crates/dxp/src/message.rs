//! The messages of the protocol.

use rules::{Bitboard, Board, Color, Move, Piece, Position, Rank, Square};
use std::fmt;

/// The maximum length of a message, in bytes without the zero at its end.
pub const MAX_MESSAGE: usize = 127;
/// The length of a name. Shorter ones are filled with spaces.
const NAME: usize = 32;
/// The version of the protocol.
const VERSION: &str = "01";

/// A message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Message {
    /// `R`: asks for a game.
    Request(GameRequest),
    /// `A`: answers a request.
    Accept {
        /// The name of the follower.
        name: String,
        /// Whether there will be a game.
        code: AcceptCode,
    },
    /// `M`: a move.
    Move(MoveMessage),
    /// `E`: ends a game, or confirms its end.
    End {
        /// How it ended, for the sender.
        reason: EndReason,
        /// Whether the sender wants no other game.
        stop: bool,
    },
    /// `C`: text for people.
    Chat(String),
    /// `B`: asks to go back to a move.
    BackRequest {
        /// The number of the move, from 1, counted in pairs.
        number: u16,
        /// Who moves there.
        turn: Color,
    },
    /// `K`: answers a request to go back.
    BackAnswer(BackCode),
}

/// A request for a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameRequest {
    /// The name of the initiator.
    pub name: String,
    /// The follower's color.
    pub follower: Color,
    /// The time for each side in minutes; 0 for no limit.
    pub minutes: u16,
    /// The number of moves that the time is for; 0 for the whole game.
    pub moves: u16,
    /// The position to start from, or `None` for the standard one.
    pub start: Option<Position>,
}

/// Whether a request for a game is accepted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AcceptCode {
    /// `0`: yes.
    Accepted,
    /// Any other digit: no.
    Refused(u8),
}

/// A move: its ends, and what it captures.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MoveMessage {
    /// The time it took, in seconds.
    pub seconds: u16,
    /// The first square.
    pub from: Square,
    /// The last square.
    pub to: Square,
    /// The captured squares.
    pub captured: Bitboard,
}

/// How a game ended, for the sender of the message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EndReason {
    /// `0`: unknown, or the game ended early.
    Unknown,
    /// `1`: the sender loses.
    Lost,
    /// `2`: a draw.
    Draw,
    /// `3`: the sender wins.
    Won,
}

/// The answer to a request to go back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BackCode {
    /// `0`: agreed.
    Agreed,
    /// `1`: the program can't go back.
    Unable,
    /// `2`: the program wants to continue.
    Continue,
}

impl MoveMessage {
    /// The message for a move that took this long.
    pub fn new(mv: Move, seconds: u64) -> MoveMessage {
        MoveMessage {
            seconds: seconds.min(9999) as u16,
            from: mv.from(),
            to: mv.to(),
            captured: mv.captured(),
        }
    }

    /// The legal move that the message means. Captures of the same pieces with the same ends reach
    /// the same position, so any of them will do.
    pub fn find(&self, pos: &Position) -> Option<Move> {
        pos.moves().into_iter().find(|mv| {
            mv.from() == self.from && mv.to() == self.to && mv.captured() == self.captured
        })
    }
}

/// The text of a message, without the zero at its end. Names and chat that are too long are cut off,
/// and characters that aren't printable ASCII become `?`.
impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Message::Request(request) => {
                let name = plain(&request.name, NAME);
                let follower = color_letter(request.follower);
                let (minutes, moves) = (request.minutes.min(999), request.moves.min(999));
                write!(f, "R{VERSION}{name:<NAME$}{follower}{minutes:03}{moves:03}")?;
                match &request.start {
                    None => f.write_str("A"),
                    Some(pos) => {
                        write!(f, "B{}", color_letter(pos.turn()))?;
                        Square::all().try_for_each(|square| {
                            write!(f, "{}", piece_letter(pos.board().get(square)))
                        })
                    }
                }
            }
            Message::Accept { name, code } => {
                let code = match code {
                    AcceptCode::Accepted => 0,
                    AcceptCode::Refused(code) => (*code).clamp(1, 9),
                };
                write!(f, "A{:<NAME$}{code}", plain(name, NAME))
            }
            Message::Move(mv) => {
                let count = mv.captured.len();
                write!(
                    f,
                    "M{:04}{:02}{:02}{count:02}",
                    mv.seconds,
                    mv.from.number(),
                    mv.to.number()
                )?;
                mv.captured
                    .into_iter()
                    .try_for_each(|square| write!(f, "{:02}", square.number()))
            }
            Message::End { reason, stop } => {
                let reason = match reason {
                    EndReason::Unknown => '0',
                    EndReason::Lost => '1',
                    EndReason::Draw => '2',
                    EndReason::Won => '3',
                };
                write!(f, "E{reason}{}", u8::from(*stop))
            }
            Message::Chat(text) => write!(f, "C{}", plain(text, MAX_MESSAGE - 1)),
            Message::BackRequest { number, turn } => {
                write!(f, "B{:03}{}", (*number).min(999), color_letter(*turn))
            }
            Message::BackAnswer(code) => f.write_str(match code {
                BackCode::Agreed => "K0",
                BackCode::Unable => "K1",
                BackCode::Continue => "K2",
            }),
        }
    }
}

/// What is wrong with a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ParseFault {
    /// It's longer than [`MAX_MESSAGE`].
    #[error("it's longer than {MAX_MESSAGE} bytes")]
    TooLong,
    /// It isn't ASCII text.
    #[error("it isn't plain text")]
    NotText,
    /// Its first letter is unknown.
    #[error("it starts with an unknown letter")]
    UnknownKind,
    /// It ends too early, or too late.
    #[error("its length is wrong")]
    Length,
    /// Something isn't a number, or is too large.
    #[error("it has a bad number")]
    Number,
    /// A square isn't on our board.
    #[error("it names a square that isn't from 1 to 32")]
    Square,
    /// A color is neither W nor Z.
    #[error("it has a color other than W and Z")]
    Color,
    /// A code has no meaning.
    #[error("it has an unknown code")]
    Code,
    /// It uses another version of the protocol.
    #[error("it uses a different version of the protocol")]
    Version,
    /// The board has another size, as in other draughts games.
    #[error("its board doesn't have 32 squares")]
    OtherBoard,
    /// The position isn't playable.
    #[error("its position isn't playable")]
    Position,
}

impl Message {
    /// Parses a message, without the zero at its end.
    pub fn parse(bytes: &[u8]) -> Result<Message, ParseFault> {
        if bytes.len() > MAX_MESSAGE {
            return Err(ParseFault::TooLong);
        }
        let text = str::from_utf8(bytes).map_err(|_| ParseFault::NotText)?;
        // Chat can be anything printable; modern programs send UTF-8.
        if let Some(chat) = text.strip_prefix('C') {
            let chat = chat.replace(|c: char| c.is_control(), " ");
            return Ok(Message::Chat(chat.trim_end().to_owned()));
        }
        if !text.bytes().all(|byte| (b' '..=b'~').contains(&byte)) {
            return Err(ParseFault::NotText);
        }
        let mut fields = Fields { rest: text };
        let message = match fields.take(1)? {
            "R" => fields.request()?,
            "A" => Message::Accept {
                name: fields.take(NAME)?.trim_end().to_owned(),
                code: match fields.number(1)? {
                    0 => AcceptCode::Accepted,
                    code => AcceptCode::Refused(code as u8),
                },
            },
            "M" => fields.mv()?,
            "E" => Message::End {
                reason: match fields.take(1)? {
                    "0" => EndReason::Unknown,
                    "1" => EndReason::Lost,
                    "2" => EndReason::Draw,
                    "3" => EndReason::Won,
                    _ => return Err(ParseFault::Code),
                },
                stop: match fields.take(1)? {
                    "0" => false,
                    "1" => true,
                    _ => return Err(ParseFault::Code),
                },
            },
            "B" => Message::BackRequest {
                number: fields.number(3)?,
                turn: fields.color()?,
            },
            "K" => Message::BackAnswer(match fields.take(1)? {
                "0" => BackCode::Agreed,
                "1" => BackCode::Unable,
                "2" => BackCode::Continue,
                _ => return Err(ParseFault::Code),
            }),
            _ => return Err(ParseFault::UnknownKind),
        };
        // Some programs fill messages with spaces.
        if fields.rest.trim_end().is_empty() {
            Ok(message)
        } else {
            Err(ParseFault::Length)
        }
    }
}

/// The part of a message that isn't read yet.
struct Fields<'a> {
    rest: &'a str,
}

impl<'a> Fields<'a> {
    fn take(&mut self, len: usize) -> Result<&'a str, ParseFault> {
        let (field, rest) = self.rest.split_at_checked(len).ok_or(ParseFault::Length)?;
        self.rest = rest;
        Ok(field)
    }

    fn number(&mut self, digits: usize) -> Result<u16, ParseFault> {
        let field = self.take(digits)?;
        if !field.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(ParseFault::Number);
        }
        field.parse().map_err(|_| ParseFault::Number)
    }

    fn square(&mut self) -> Result<Square, ParseFault> {
        let number = self.number(2)?;
        let square = u8::try_from(number).ok().and_then(Square::new);
        square.ok_or(ParseFault::Square)
    }

    fn color(&mut self) -> Result<Color, ParseFault> {
        match self.take(1)? {
            "W" => Ok(Color::White),
            "Z" => Ok(Color::Black),
            _ => Err(ParseFault::Color),
        }
    }

    fn request(&mut self) -> Result<Message, ParseFault> {
        if self.take(2)? != VERSION {
            return Err(ParseFault::Version);
        }
        let name = self.take(NAME)?.trim_end().to_owned();
        let follower = self.color()?;
        let (minutes, moves) = (self.number(3)?, self.number(3)?);
        let start = match self.take(1)? {
            "A" => None,
            "B" => Some(self.position()?),
            _ => return Err(ParseFault::Code),
        };
        Ok(Message::Request(GameRequest {
            name,
            follower,
            minutes,
            moves,
            start,
        }))
    }

    fn position(&mut self) -> Result<Position, ParseFault> {
        let turn = self.color()?;
        let squares = self.rest.trim_end();
        if squares.len() != 32 {
            return Err(ParseFault::OtherBoard);
        }
        let mut board = Board::EMPTY;
        for (square, letter) in Square::all().zip(squares.bytes()) {
            let piece = match letter {
                b'e' => continue,
                b'w' => Piece::man(Color::White),
                b'W' => Piece::king(Color::White),
                b'z' => Piece::man(Color::Black),
                b'Z' => Piece::king(Color::Black),
                _ => return Err(ParseFault::Code),
            };
            board.put(square, piece);
        }
        self.rest = "";
        Position::new(board, turn).map_err(|_| ParseFault::Position)
    }

    fn mv(&mut self) -> Result<Message, ParseFault> {
        let seconds = self.number(4)?;
        let (from, to) = (self.square()?, self.square()?);
        let count = self.number(2)?;
        let captured: Bitboard = (0..count)
            .map(|_| self.square())
            .collect::<Result<_, _>>()?;
        // The same square twice isn't a capture.
        if captured.len() != u32::from(count) {
            return Err(ParseFault::Number);
        }
        Ok(Message::Move(MoveMessage {
            seconds,
            from,
            to,
            captured,
        }))
    }
}

const fn color_letter(color: Color) -> char {
    match color {
        Color::White => 'W',
        Color::Black => 'Z',
    }
}

fn piece_letter(piece: Option<Piece>) -> char {
    let Some(piece) = piece else {
        return 'e';
    };
    let letter = match piece.color {
        Color::White => 'w',
        Color::Black => 'z',
    };
    match piece.rank {
        Rank::Man => letter,
        Rank::King => letter.to_ascii_uppercase(),
    }
}

/// Printable ASCII, and no more than this many characters.
fn plain(text: &str, most: usize) -> String {
    let plain = |c: char| if (' '..='~').contains(&c) { c } else { '?' };
    let text: String = text.chars().take(most).map(plain).collect();
    text.trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use testkit::{position, square};

    #[track_caller]
    fn check(text: &str, expected: Message) {
        assert_eq!(
            Message::parse(text.as_bytes()),
            Ok(expected.clone()),
            "{text}"
        );
        assert_eq!(expected.to_string(), text);
    }

    #[track_caller]
    fn refuse(text: &str, fault: ParseFault) {
        assert_eq!(Message::parse(text.as_bytes()), Err(fault), "{text}");
    }

    #[test]
    fn messages_are_read_and_written() {
        let request = GameRequest {
            name: "Crownhead".to_owned(),
            follower: Color::Black,
            minutes: 5,
            moves: 75,
            start: None,
        };
        check(
            "R01Crownhead                       Z005075A",
            Message::Request(request.clone()),
        );
        check(
            "R01Crownhead                       Z005075BWzeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeW",
            Message::Request(GameRequest {
                start: Some(position("W:WK32:B1")),
                ..request
            }),
        );
        check(
            "ACrownhead                       0",
            Message::Accept {
                name: "Crownhead".to_owned(),
                code: AcceptCode::Accepted,
            },
        );
        check(
            "M0012111500",
            Message::Move(MoveMessage {
                seconds: 12,
                from: square(11),
                to: square(15),
                captured: Bitboard::EMPTY,
            }),
        );
    }

    #[test]
    fn moves_name_what_they_capture() {
        check(
            "M0000290803111825",
            Message::Move(MoveMessage {
                seconds: 0,
                from: square(29),
                to: square(8),
                captured: [11, 18, 25].map(square).into_iter().collect(),
            }),
        );
    }

    #[test]
    fn ends_chat_and_take_backs() {
        check(
            "E31",
            Message::End {
                reason: EndReason::Won,
                stop: true,
            },
        );
        check("CGood luck!", Message::Chat("Good luck!".to_owned()));
        check("K2", Message::BackAnswer(BackCode::Continue));
        check(
            "B005Z",
            Message::BackRequest {
                number: 5,
                turn: Color::Black,
            },
        );
    }

    #[test]
    fn nonsense_is_refused() {
        refuse("", ParseFault::Length);
        refuse("X", ParseFault::UnknownKind);
        refuse("E", ParseFault::Length);
        refuse("E90", ParseFault::Code);
        refuse("E30x", ParseFault::Length);
        refuse("M000033010", ParseFault::Square);
        refuse("M00001115-1", ParseFault::Number);
        refuse("M0000111599", ParseFault::Length);
        refuse("M00002211021515", ParseFault::Number);
        refuse(
            "R02Crownhead                       Z005075A",
            ParseFault::Version,
        );
        refuse(
            "R01Crownhead                       X005075A",
            ParseFault::Color,
        );
        refuse(
            &format!("R01{:<32}Z005075BW{}", "X", "e".repeat(50)),
            ParseFault::OtherBoard,
        );
        refuse(
            &format!("R01{:<32}Z005075BW{}", "X", "e".repeat(32)),
            ParseFault::Position,
        );
        refuse(&"C".repeat(200), ParseFault::TooLong);
        assert_eq!(Message::parse(b"C\xFF"), Err(ParseFault::NotText));
        assert_eq!(Message::parse("Mé".as_bytes()), Err(ParseFault::NotText));
    }
}
