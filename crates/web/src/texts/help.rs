//! The words of the help. The sides are called Black and White here; the screen gives them the
//! names of the pieces that are chosen.

pub(crate) const TITLE: &str = "Help";
pub(crate) const LEAD: &str = "The rules of American checkers, and how to play here.";
pub(crate) const CONTENTS: &str = "On this page";
pub(crate) const TO_TOP: &str = "Back to the top";

pub(crate) const AIM: &str = "The aim";
pub(crate) const AIM_TEXT: &str = "Two players move in turn. You win when your opponent cannot move: because every piece has been captured, or because those that are left are blocked.";

pub(crate) const BOARD: &str = "The board";
pub(crate) const BOARD_TEXT: [&str; 3] = [
    "Checkers is played on the dark squares only. Each player has twelve men on the three nearest rows.",
    "Black moves first, then White, and so on.",
    "The board lies so that each player has a dark square at the near left. Turn it as you like; the squares keep their numbers.",
];
pub(crate) const BOARD_CAPTION: &str = "How a game begins.";

pub(crate) const MOVING: &str = "Moving";
pub(crate) const MOVING_TEXT: [&str; 2] = [
    "A man moves forward diagonally, one square, to an empty square.",
    "A man never moves backwards, and two pieces never share a square.",
];
pub(crate) const MOVING_CAPTION: &str = "The man on 10 can go to 14 or 15.";

pub(crate) const JUMPING: &str = "Jumping";
pub(crate) const JUMP_TEXT: &str = "When an opposing piece is diagonally in front of a man and the square behind it is empty, the man jumps over it and takes it off the board.";
pub(crate) const JUMP_CAPTION: &str = "The man on 14 jumps to 23 and takes the man on 18.";
pub(crate) const MUST_JUMP: &str = "If you can jump, you must. The pieces that must jump wear a ring, and if you try something else the board tells you which jumps there are.";
pub(crate) const JUMPS_TEXT: &str = "If the piece can jump again from where it lands, it goes on in the same move, until no jump is left.";
pub(crate) const JUMPS_CAPTION: &str = "Two jumps, one move: from 6 to 15 to 24.";
pub(crate) const CHOICE_TEXT: &str = "With several captures to choose from, take whichever you like. It need not be the one that takes most.";
pub(crate) const CHOICE_CAPTION: &str =
    "To 27 it takes two men, to 20 one. Both are allowed; stopping on 18 is not.";

pub(crate) const KINGS: &str = "Kings";
pub(crate) const CROWN_TEXT: &str =
    "A man that reaches the far row becomes a king and wears a crown. That ends the move.";
pub(crate) const CROWN_CAPTION: &str = "On 31 or 32 the man is crowned.";
pub(crate) const KING_TEXT: &str = "A king moves and jumps one square in all four diagonal directions. It does not fly along the diagonal.";
pub(crate) const KING_CAPTION: &str = "Four ways for a king.";
pub(crate) const KING_JUMPS_TEXT: &str = "Kings can be captured like men, by men and by kings.";
pub(crate) const KING_JUMPS_CAPTION: &str = "A king jumps backwards too: from 18 to 9 to 2.";
pub(crate) const STOPS_TEXT: &str =
    "A man that is crowned by a jump stops there, even if a king could jump on.";
pub(crate) const STOPS_CAPTION: &str =
    "The man takes one, is crowned on 30 and stops. The man on 25 is safe for now.";

pub(crate) const END: &str = "How a game ends";
pub(crate) const END_TEXT: [&str; 3] = [
    "You lose when it is your turn and you have no move. There is no stalemate: to be blocked is to lose.",
    "You also lose when you resign, or when your clock runs out.",
    "A game that nobody can win is drawn.",
];
pub(crate) const END_CAPTION: &str = "White is to move and cannot. Black has won.";

pub(crate) const DRAWS: &str = "Draws";
pub(crate) const DRAWS_LEAD: &str = "There are four ways to a draw:";
pub(crate) const DRAWS_LIST: [(&str, &str); 4] = [
    (
        "By agreement",
        "Offer a draw; your opponent accepts or plays on.",
    ),
    (
        "By repetition",
        "When your move would bring the same position, with the same side to move, for the third time, you may claim the draw.",
    ),
    (
        "Without progress",
        "When in the last 40 moves of each side no man has moved and nothing was taken, either player may claim the draw.",
    ),
    (
        "By itself",
        "When a position comes for the fifth time, or after 300 moves, the game is drawn without a claim.",
    ),
];
pub(crate) const DRAWS_TEXT: &str =
    "The game shows both counters, and a button appears when there is something to claim.";
pub(crate) const DRAWS_CAPTION: &str =
    "In the double corner a lone king goes to and fro. Two kings can drive it out; one cannot.";

pub(crate) const CONTROLS: &str = "Controls";
pub(crate) const POINTER: &str = "Mouse and touch";
pub(crate) const POINTER_LIST: [(&str, &str); 6] = [
    (
        "Click and click",
        "Choose a piece, then the square where it goes. Choose it again to put it down.",
    ),
    (
        "Drag",
        "Take a piece and let it go on its square. Drag through the squares of a long jump if you like.",
    ),
    (
        "One click",
        "If only one piece can go to a square, click the square.",
    ),
    (
        "Long jumps",
        "Click the last square, or go jump by jump. If two ways lead there, the board asks which one.",
    ),
    (
        "Cancel",
        "Choose the piece again or press Escape before the move is complete.",
    ),
    (
        "Confirm",
        "With “Confirm each move” a move waits for your yes: press Enter or the button.",
    ),
];
pub(crate) const KEYS: &str = "Keyboard";
pub(crate) const KEY: &str = "Key";
pub(crate) const KEY_DOES: &str = "What it does";
pub(crate) const KEY_TABLE: [(&[&str], &str); 8] = [
    (&["Tab"], "goes to the board and on to the buttons"),
    (&["↑", "↓", "←", "→"], "go over the dark squares"),
    (
        &["Home", "End", "Page Up", "Page Down"],
        "go to the edge of the board",
    ),
    (&["Enter", "Space"], "choose a piece, then its square"),
    (
        &["2", "2", "-", "1", "8", "Enter"],
        "types a move; first and last square are enough",
    ),
    (&["Enter"], "confirms a move that waits"),
    (
        &["Backspace"],
        "goes one step back before the move is complete",
    ),
    (&["Escape"], "gives up what has been entered of a move"),
];
pub(crate) const READERS: &str = "Screen readers";
pub(crate) const READERS_TEXT: &str = "The board is a grid whose squares say what is on them. Moves, captures, what you must jump, warnings of the clock and results are announced.";

pub(crate) const NOTATION: &str = "Writing moves";
pub(crate) const NOTATION_TEXT: [&str; 4] = [
    "The dark squares are numbered 1 to 32 from the top left, with White at the bottom. A move is two numbers: 11-15. A capture has a cross: 14x23.",
    "If you like letters better, choose them in the settings: columns A to H from the left, rows 1 to 8 from the bottom, so 11-15 is F6-E5.",
    "A long capture is written with its first and last square. Only if two ways share both, all its squares are written.",
    "Games are saved as PDN, positions as FEN. Both are plain text that other checkers programs read.",
];
pub(crate) const NOTATION_CAPTION: &str = "The numbers of the squares.";
pub(crate) const LETTERS_CAPTION: &str = "The same squares in letters.";
pub(crate) const TWO_WAYS_CAPTION: &str =
    "From 2 to 18 by 9 or by 11: here all squares are written.";

pub(crate) const OPENINGS: &str = "Openings";
pub(crate) const OPENINGS_LIST: [(&str, &str); 4] = [
    (
        "As you please",
        "Every player moves freely from the first move.",
    ),
    (
        "Ballot",
        "The first three moves are drawn by lot from the federation's deck of 156, or from another one. Tournaments play each ballot twice, with the sides changed: a rematch does that.",
    ),
    (
        "Eleven-man",
        "One man of each side is taken off and each side's first move is made, all drawn by lot.",
    ),
    (
        "Own position",
        "Set up any position on the board, or paste it, and play on from there.",
    ),
];

pub(crate) const CLOCKS: &str = "Clocks";
pub(crate) const CLOCKS_LIST: [(&str, &str); 3] = [
    (
        "Per turn",
        "The same time for every turn. It begins anew each time.",
    ),
    ("Whole game", "One stock of time for all your moves."),
    (
        "With increment",
        "A stock of time, and some seconds more for every move.",
    ),
];
pub(crate) const CLOCKS_TEXT: &str = "Whoever runs out of time loses. While a game at this screen is closed, its clocks stand still. Online they go on, except until both players have made a move.";

pub(crate) const HOUSE: &str = "The house rule";
pub(crate) const HOUSE_TEXT: &str = "Some families play that a man may not capture a king. You can choose that before a game. Everything else stays as the federations have it.";
pub(crate) const HOUSE_CAPTION: &str =
    "By the official rules the man must take the king. By the house rule it may not.";

pub(crate) const LEVELS: &str = "Levels";
pub(crate) const LEVELS_TEXT: &str = "The computer plays at ten levels. The lower ones err as people do: they look less far, overlook long jumps and misjudge. None of them cheats, and none plays the same game twice.";

pub(crate) const GAMES: &str = "Your games";
pub(crate) const GAMES_TEXT: [&str; 3] = [
    "Every move of a game at this screen is kept at once, in this browser. Close the page, lose the power: the game is still there, in the library and on the first screen.",
    "Save a game as a file to move it to another device or program. The library reads files of one game or thousands.",
    "After the first visit games at this screen, review, set-up and library work without a network, and so does the computer. Only play online needs one. You can install the app from the menu of the browser.",
];

pub(crate) const ONLINE: &str = "Playing online";
pub(crate) const ONLINE_LIST: [(&str, &str); 13] = [
    (
        "Lobby",
        "Press a quick game, and the next one who wants the same plays you. Or offer a game with your own clock, side and opening, or take what others offer.",
    ),
    (
        "A friend",
        "Make a link and send it. The game begins as soon as your friend accepts. The link is good for a day.",
    ),
    (
        "Guests and accounts",
        "You can play at once as a guest. With an account you keep your name, get ratings and find your games on every device. The games that you played as a guest stay yours.",
    ),
    (
        "Rated games",
        "They change your rating, one for each speed, and are for players with an account. A question mark says that a rating rests on few games.",
    ),
    (
        "Moves in advance",
        "While your opponent thinks, enter your next move. It is played at once if it is possible then. You can cancel it.",
    ),
    (
        "Lost connection",
        "The page connects again by itself, and your game is still there. Your clock goes on meanwhile.",
    ),
    (
        "An opponent who leaves",
        "The card of the player counts down one minute. After that you can claim the win, or wait on.",
    ),
    (
        "Calling off",
        "Until both have made a move, either player can call the game off. Nobody loses then.",
    ),
    (
        "Draws and take-backs",
        "Both are asked for with a button and happen only if the opponent accepts.",
    ),
    (
        "Rematch and heats",
        "A rematch changes the sides. A heat is two games from the same opening: the second one begins by itself, with the sides changed.",
    ),
    (
        "Watching",
        "The lobby lists games that are being played. Everybody who has the address of a game can watch it.",
    ),
    (
        "Correspondence",
        "With days for each move you need not stay. Your games are in the lobby, those where it is your turn first.",
    ),
    (
        "Archive and sharing",
        "Finished games are in the archive: look for them by player, date, result or position. “Share” copies the link to a game.",
    ),
];
