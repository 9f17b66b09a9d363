//! What a table has to say.

use super::{Players, Speaker};
use crate::Words;
use engine_link::{Gain, Hint};
use local_play::DefaultNames;
use online_play::LiveGame;
use room::{Action, Name, Sides, Status};
use rules::Color;
use table::{Driver, HINT_STAGES, LiveNotice, LocalGame, LocalNotice, Notice, Table};

/// How much of its line a hint shows.
const MAX_HINT_PLIES: usize = 8;

/// A game whose table can be put into words.
pub trait Spoken: Driver {
    /// The players, and which of them is addressed as "you".
    fn players(&self, words: &Words) -> Players;

    /// What only this kind of game says.
    fn other(&self, speaker: &Speaker, notice: &Self::Notice) -> String;
}

impl Spoken for LocalGame {
    /// Against the computer, the only person is addressed as "you".
    fn players(&self, words: &Words) -> Players {
        let unnamed = words.default_names();
        let name = |color| match &self.room().seat(color).name {
            // The color says more than a default name.
            name if *name == unnamed.first || *name == unnamed.second => String::new(),
            name => name.to_string(),
        };
        Players {
            names: Sides {
                black: name(Color::Black),
                white: name(Color::White),
            },
            you: self.you(),
        }
    }

    fn other(&self, speaker: &Speaker, notice: &LocalNotice) -> String {
        match notice {
            LocalNotice::Hint(hint, stage) => speaker.hint(hint, *stage),
            LocalNotice::ComputerFailed(why) => speaker.words.game_computer_trouble(why),
        }
    }
}

impl Spoken for LiveGame {
    fn players(&self, _words: &Words) -> Players {
        let name = |color| LiveGame::room(self).seat(color).name.to_string();
        Players {
            names: Sides {
                black: name(Color::Black),
                white: name(Color::White),
            },
            you: self.side(),
        }
    }

    fn other(&self, speaker: &Speaker, notice: &LiveNotice) -> String {
        let words = speaker.words;
        let name = |color: Color| LiveGame::room(self).seat(color).name.to_string();
        match notice {
            LiveNotice::Refused(why) => speaker.why(why),
            LiveNotice::MoveRefused(why) => words.live_move_refused(&speaker.why(why)),
            LiveNotice::NoAnswer => words.live_no_answer().to_owned(),
            LiveNotice::Left(color) => words.live_left(&name(*color)),
            LiveNotice::Returned(color) => words.live_returned(&name(*color)),
            LiveNotice::Said(line) => words.chat_said(&line.name, &line.text),
            LiveNotice::Broken => words.live_game_broken_lead().to_owned(),
        }
    }
}

impl Words {
    /// Names for players who didn't enter one.
    pub fn default_names(&self) -> DefaultNames {
        // Falls back to English, because a translation may not be a valid name.
        let name = |text: &str, english: &str| {
            let name = Name::new(text).or_else(|_| Name::new(english));
            name.expect("a short English word is a name")
        };
        DefaultNames {
            you: name(self.player_you(), "You"),
            computer: name(self.player_computer(), "Computer"),
            first: name(&self.player_numbered(1_u32), "Player 1"),
            second: name(&self.player_numbered(2_u32), "Player 2"),
        }
    }

    /// The name of a level, from 1 to 10.
    pub fn level_name(&self, level: u8) -> &str {
        match level {
            1 => self.level_1(),
            2 => self.level_2(),
            3 => self.level_3(),
            4 => self.level_4(),
            5 => self.level_5(),
            6 => self.level_6(),
            7 => self.level_7(),
            8 => self.level_8(),
            9 => self.level_9(),
            _ => self.level_10(),
        }
    }

    /// The question before an action that can't be undone, and the label of the button.
    pub fn confirm_question(&self, action: Action) -> (&str, &str) {
        match action {
            Action::Resign => (self.live_resign_question(), self.game_resign()),
            _ => (self.live_sure_question(), self.live_yes()),
        }
    }
}

impl Speaker {
    /// What a table says. Empty if it needs no words.
    pub fn notice<D: Spoken>(&self, table: &Table<D>, notice: &Notice<D::Notice>) -> String {
        let game = table.driver();
        let words = self.words;
        let players = game.players(words);
        match notice {
            Notice::Moved(before, mv) => self.moved(before, game.game().rules(), *mv),
            Notice::TakenBack(moves) => words.game_taken_back(*moves),
            Notice::Turn => self.turn_at(game, &players),
            Notice::Result => match game.room().status() {
                Status::Playing => String::new(),
                Status::Over(ending) => self.ending(ending, &players),
                Status::Aborted { by } => self.aborted(by, &players),
            },
            Notice::Entered(reply) => self.reply(table.input(), reply).unwrap_or_default(),
            Notice::WrongTry(wrong) => self.wrong_try(wrong),
            Notice::Refused(refused) => self.refused(refused),
            Notice::Proposed(by, proposal) => self.proposed(*by, *proposal, &players),
            Notice::Declined(by, proposal) => self.declined(*by, *proposal, &players),
            Notice::Withdrawn(by, proposal) => self.withdrawn(*by, *proposal, &players),
            Notice::TimeWarning(side, seconds) => self.time_warning(*side, *seconds),
            Notice::ConfirmFirst(action) => words.confirm_question(*action).0.to_owned(),
            Notice::PremoveSet(mv) => words.live_premove(&mv.text(self.labels).to_string()),
            Notice::PremoveCanceled => words.live_premove_canceled().to_owned(),
            Notice::PremoveDropped => words.live_premove_dropped().to_owned(),
            Notice::NoPremove => words.live_no_premove().to_owned(),
            Notice::Other(notice) => game.other(self, notice),
        }
    }

    /// Whose turn it is, and what must be jumped.
    fn turn_at<D: Driver>(&self, game: &D, players: &Players) -> String {
        let color = game.game().turn();
        let turn = if players.you == Some(color) {
            self.words.game_your_move().to_owned()
        } else {
            self.turn(color, players)
        };
        // Only a player who moves here has to know what must be jumped.
        if !game.acts_for(color) {
            return turn;
        }
        match self.must_jump(&game.game().legal_moves()) {
            Some(jumps) => format!("{turn} {jumps}"),
            None => turn,
        }
    }

    /// A stage of a hint, counted from 0, and how to see the next one.
    pub fn hint(&self, hint: &Hint, stage: u32) -> String {
        let text = self.hint_stage(hint, stage);
        match stage + 1 < HINT_STAGES {
            true => format!("{text} {}", self.words.hint_more()),
            false => text,
        }
    }

    /// A stage of a hint, counted from 0.
    pub fn hint_stage(&self, hint: &Hint, stage: u32) -> String {
        let words = self.words;
        match stage {
            0 => words.hint_captures(hint.captures),
            1 => words.hint_piece(&self.name(hint.piece)),
            _ => {
                let plies = if stage == 2 { 1 } else { MAX_HINT_PLIES };
                let line = hint.line.iter().take(plies);
                let line: Vec<String> = line.map(|mv| mv.text(self.labels).to_string()).collect();
                self.hinted_line(&line.join(" "), hint.gain)
            }
        }
    }

    /// A move or a line, and what it gains.
    fn hinted_line(&self, line: &str, gain: Gain) -> String {
        let words = self.words;
        match gain {
            Gain::WinsGame(Some(plies)) => words.hint_wins_in(line, plies.div_ceil(2)),
            Gain::WinsGame(None) => words.hint_wins(line),
            Gain::HoldsOut(_) => words.hint_holds_out(line),
            Gain::WinsPieces(pieces) => words.hint_wins_pieces(line, pieces),
            Gain::Crowns => words.hint_crowns(line),
            Gain::LosesPieces(pieces) => words.hint_loses_pieces(line, pieces),
            Gain::Keeps(_) => words.hint_keeps(line),
        }
    }
}
