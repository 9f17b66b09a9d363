//! An online game on the screen: its table, fed by the connection.

use super::server_facts::ServerFacts;
use crate::board::Arrow;
use crate::browser;
use crate::online::{Connection, connection};
use crate::preferences::last_choices;
use crate::screens::table::TableView;
use crate::texts::{online as online_words, t};
use board_ui::Seating;
use leptos::prelude::*;
use online_play::LiveGame;
use protocol::ClientMessage;
use room::Action;
use rules::{Color, Move};
use table::{Table, TableOptions};

/// An online game on the screen.
#[derive(Clone, Copy)]
pub(super) struct LiveTable {
    pub(super) view: TableView<LiveGame>,
    pub(super) facts: ServerFacts,
    pub(super) connection: Connection,
}

impl LiveTable {
    pub(super) fn new(game: LiveGame) -> LiveTable {
        let choices = last_choices().table();
        let connection = connection();
        let options = TableOptions {
            confirm_moves: choices.confirm_moves,
            show_forced: choices.show_forced,
            seating: Seating::Fixed(game.side().unwrap_or(Color::Black)),
        };
        let view = TableView::new(
            Table::new(game, options),
            Callback::new(move |()| connection.server_now()),
            Callback::new(move |()| connection.new_id()),
            Callback::new(move |message: ClientMessage| connection.send(&message)),
        );
        let table = LiveTable {
            view,
            facts: ServerFacts::new(),
            connection,
        };
        view.start();
        view.run_clocks();
        table.listen();
        table.look_up();
        Effect::new(move || browser::entitle(&table.tab_title()));
        table
    }

    fn listen(self) {
        self.connection.listen(move |message| {
            let is_ours = self
                .view
                .table
                .try_with_untracked(|table| table.driver().is_told_by(message));
            if is_ours == Some(true) {
                self.change(|game, new_id| game.hear(message, new_id));
            }
        });
        self.connection.listen_to_answers(move |id, answer| {
            self.change(|game, _| game.answered(id, answer));
        });
    }

    /// Changes the game, with a source of message IDs.
    fn change(self, change: impl FnOnce(&mut LiveGame, &mut dyn FnMut() -> u32)) {
        self.view.change(|table, at| {
            table.change(false, |game| {
                change(game, at.new_id);
                Ok(())
            })
        });
    }

    /// Returns the arrow of the premove.
    pub(super) fn arrows(self) -> Signal<Vec<Arrow>> {
        Signal::derive(move || {
            let arrow = |mv: Move| Arrow {
                path: mv.path().to_vec(),
                rank: 0,
            };
            let premove = self.view.with(Table::shown_premove);
            premove.map(arrow).into_iter().collect()
        })
    }

    /// Returns the name of a player.
    pub(super) fn name(self, color: Color) -> String {
        self.view
            .game(|game| online_words::name(game.room().seat(color).name.as_str()))
    }

    pub(super) fn title(self) -> String {
        t().players(&self.name(Color::Black), &self.name(Color::White))
    }

    fn tab_title(self) -> String {
        let (turn, is_own, is_player) = self
            .view
            .game(|game| (game.turn(), game.is_own_turn(), game.side().is_some()));
        let what = match turn {
            None => t().live_tab_over().to_owned(),
            Some(_) if is_own => t().live_tab_your_turn().to_owned(),
            Some(_) if is_player => t().live_tab_waiting().to_owned(),
            Some(color) => t().live_tab_turn(&self.name(color)),
        };
        t().page_title(&t().live_tab_title(&what, &self.title()))
    }

    /// Performs the action of a button.
    pub(super) fn act(self, action: Action) {
        self.view.act(action);
    }

    /// Says something in the chat.
    pub(super) fn say_in_chat(self, text: &str) {
        self.change(|game, new_id| {
            let id = new_id();
            game.say(text, id);
        });
    }
}
