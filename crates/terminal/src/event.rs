//! The events that a program receives, and the effects that it requests.

use crate::Target;
use crate::online::{Heard, Request};
use engine::{Line, Score};
use engine_link::Hint;
use local_play::{Choices, SavedGame};
use room::Instant;
use rules::{Game, Move};
use table::Question;

/// When something happens, and chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Context {
    /// The time of games: it only moves forward.
    pub now: Instant,
    /// The date, in milliseconds since 1970.
    pub today: i64,
    /// A random number.
    pub chance: u64,
}

/// A key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Key {
    /// A character.
    Char(char),
    /// Arrow up.
    Up,
    /// Arrow down.
    Down,
    /// Arrow left.
    Left,
    /// Arrow right.
    Right,
    /// Home.
    Home,
    /// End.
    End,
    /// Page up.
    PageUp,
    /// Page down.
    PageDown,
    /// Enter.
    Enter,
    /// Escape.
    Escape,
    /// Backspace.
    Backspace,
    /// Delete.
    Delete,
    /// Tab.
    Tab,
}

/// What the mouse did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pointed {
    /// The button was pressed here.
    Down(Option<Target>),
    /// It was released here.
    Up(Option<Target>),
    /// The wheel was turned up.
    WheelUp,
    /// The wheel was turned down.
    WheelDown,
}

/// Something that happened.
#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    /// A key was pressed.
    Key(Key),
    /// The mouse was used.
    Mouse(Pointed),
    /// Text was pasted.
    Pasted(String),
    /// Time has passed.
    Tick,
    /// The program should end, because of a signal or because the terminal is gone.
    Stop,
    /// The answer to [`Effect::Think`].
    Found {
        /// The number of the game.
        game: u32,
        /// The number of the question.
        question: u32,
        /// The move, if there is one.
        best: Option<Move>,
        /// The score for the side to move.
        score: Score,
    },
    /// The answer to [`Effect::FindHint`].
    HintFound(Box<Game>, Option<Hint>),
    /// A line of [`Effect::Analyze`].
    Analyzed {
        /// The number of the analysis.
        number: u32,
        /// The rank of the line, from 0.
        rank: usize,
        /// The line.
        line: Line,
        /// How many positions were searched.
        nodes: u64,
    },
    /// The answer to [`Effect::ReadLibrary`].
    Library(Vec<SavedGame>),
    /// The result of [`Effect::Save`].
    Saved(Result<(), String>),
    /// The answer to [`Effect::OpenGame`]: whether it's ours now, or open in another window.
    GameHeld(bool),
    /// News from the server.
    Server(Heard),
}

/// Something to carry out.
#[derive(Clone, PartialEq, Debug)]
pub enum Effect {
    /// Save a game.
    Save {
        /// Its ID.
        id: String,
        /// The game.
        pdn: String,
    },
    /// Search for the computer's move in the game with this number. A search in progress becomes
    /// superfluous.
    Think(u32, Box<Question>),
    /// End the search with what it has.
    StopThinking,
    /// Find a hint.
    FindHint(Box<Game>),
    /// Show lines for this game's position, with this number, until told otherwise.
    Analyze(u32, Box<Game>),
    /// Stop the analysis.
    StopAnalyzing,
    /// Read all saved games.
    ReadLibrary,
    /// Keep other windows from playing the game with this ID.
    OpenGame(String),
    /// Delete the game with this ID.
    Delete(String),
    /// Remember the options for the next game.
    SaveChoices(Box<Choices>),
    /// Make the terminal's bell ring.
    Bell,
    /// Open a connection to the server.
    Connect,
    /// Close it.
    HangUp,
    /// Send a message over it.
    Send(String),
    /// Send a request.
    Request(Request),
    /// End the program.
    Quit,
}
