//! What people can do besides entering a move.

use words::Words;

/// Something to do. Each screen offers some of them, in its footer and with a key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Command {
    /// Start another game.
    NewGame,
    /// Show the next stage of a hint.
    Hint,
    /// Take back a move.
    TakeBack,
    /// Show or hide the engine's lines.
    Analysis,
    /// Set up a position.
    Editor,
    /// Open the library.
    Library,
    /// Make the computer move now.
    MoveNow,
    /// Offer or claim a draw.
    Draw,
    /// Resign, after a question.
    Resign,
    /// End a game that has hardly started.
    Abort,
    /// Play again with sides swapped.
    Rematch,
    /// Turn the board.
    Flip,
    /// Show the previous position.
    Previous,
    /// Show the next position.
    Next,
    /// Show the starting position.
    First,
    /// Show the current position.
    Last,
    /// Say yes to the question in the status line.
    Yes,
    /// Say no to it.
    No,
    /// Withdraw an offer, or cancel a premove.
    Withdraw,
    /// Confirm the pending move.
    Confirm,
    /// Cancel what's being entered, or leave the screen.
    Cancel,
    /// Explain the keys.
    Help,
    /// Leave the program.
    Quit,
    /// Open the chosen row.
    Open,
    /// Start with the options in the form.
    Start,
    /// Delete the chosen row.
    Delete,
    /// Type a position into the editor.
    TypePosition,
    /// Change the side to move in the editor.
    Turn,
    /// Remove all pieces.
    Clear,
    /// Set up the starting position.
    Standard,
    /// Undo a change in the editor.
    Undo,
    /// Redo it.
    Redo,
    /// Play from the position in the editor.
    PlayFromHere,
    /// Write a chat message.
    Chat,
    /// Go to the lobby.
    Lobby,
}

/// A command with its key, as a screen offers it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Offered {
    pub(crate) key: char,
    pub(crate) command: Command,
}

impl Offered {
    /// The name of the key.
    pub(crate) fn key_name(self) -> String {
        match self.key {
            '\n' => "Enter".to_owned(),
            key => key.to_string(),
        }
    }
}

/// Offers a command under this key.
pub(crate) const fn offer(key: char, command: Command) -> Offered {
    Offered { key, command }
}

impl Command {
    /// What the footer says.
    pub(crate) fn label(self, words: &Words) -> &str {
        match self {
            Command::NewGame => words.game_new(),
            Command::Hint => words.game_hint(),
            Command::TakeBack => words.game_take_back(),
            Command::Analysis => words.review_actions(),
            Command::Editor => words.nav_set_up(),
            Command::Library => words.nav_library(),
            Command::MoveNow => words.game_move_now(),
            Command::Draw => words.game_offer_draw(),
            Command::Resign => words.game_resign(),
            Command::Abort => words.live_abort(),
            Command::Rematch => words.game_rematch(),
            Command::Flip => words.flip(),
            Command::Previous => words.game_previous(),
            Command::Next => words.game_next(),
            Command::First => words.game_first(),
            Command::Last => words.game_last(),
            Command::Yes => words.live_yes(),
            Command::No => words.screen_no(),
            Command::Withdraw => words.game_withdraw(),
            Command::Confirm => words.game_confirm(),
            Command::Cancel => words.screen_back(),
            Command::Help => words.game_help(),
            Command::Quit => words.screen_quit(),
            Command::Open => words.screen_open(),
            Command::Start => words.screen_start(),
            Command::Delete => words.delete(),
            Command::TypePosition => words.screen_type_position(),
            Command::Turn => words.editor_turn(),
            Command::Clear => words.editor_clear(),
            Command::Standard => words.editor_standard(),
            Command::Undo => words.undo(),
            Command::Redo => words.editor_redo(),
            Command::PlayFromHere => words.editor_opponent(),
            Command::Chat => words.chat(),
            Command::Lobby => words.live_to_lobby(),
        }
    }
}
