//! A local game on the screen: saves it, lets the computer think, and shares it with other tabs.

use super::Opened;
use crate::board::Arrow;
use crate::browser;
use crate::lock::GameLock;
use crate::page_engine::{PageEngine, page_engine};
use crate::saved_games::{SavedGames, saved_games};
use crate::screens::table::TableView;
use computer_player::Habits;
use engine_link::Reply;
use leptos::prelude::*;
use leptos::task::spawn_local;
use local_play::{SavedGame, Session, new_id};
use room::Terms;
use rules::Game;
use std::time::Duration;
use table::{LocalGame, LocalOrder, Question, Table, TableOptions, hint_request};

/// A local game on the screen.
#[derive(Clone, Copy)]
pub(crate) struct GameTable {
    pub(super) view: TableView<LocalGame>,
    pub(super) kept: RwSignal<SavedGame>,
    lock: StoredValue<GameLock, LocalStorage>,
    saved_games: SavedGames,
    pub(super) page_engine: PageEngine,
}

impl GameTable {
    pub(super) fn new(game: Opened) -> GameTable {
        let Opened { kept, session } = game;
        let choices = kept.table;
        let has_clock = session.room().terms().time.initial().is_some();
        let bottom = session.bottom();
        let think = Duration::from_millis(u64::from(choices.thinking_tenths) * 100);
        let habits = Habits {
            think,
            pace: think,
            resigns: choices.computer_resigns,
        };
        // JSON numbers are safe up to 53 bits.
        let seed = browser::chance() >> 11;
        let game = LocalGame::new(session, habits, seed, browser::now());
        let lock = StoredValue::new_local(GameLock::new(&kept.id));
        let kept = RwSignal::new(kept);
        // The table gives its first orders before it can be named here.
        let table = StoredValue::new(None::<GameTable>);
        let obey = Callback::new(move |order| {
            if let Some(table) = table.get_value() {
                table.obey(order);
            }
        });
        let view = TableView::new(
            Table::new(game, TableOptions::local(choices, bottom)),
            Callback::new(|()| browser::now()),
            // No server, no messages.
            Callback::new(|()| 0),
            obey,
        );
        let this = GameTable {
            view,
            kept,
            lock,
            saved_games: saved_games(),
            page_engine: page_engine(),
        };
        table.set_value(Some(this));
        view.start();
        if has_clock {
            view.run_clocks();
        }
        this.hold_game();
        this
    }

    /// Returns the arrow of the hint.
    pub(super) fn arrows(self) -> Signal<Vec<Arrow>> {
        Signal::derive(move || {
            let path = self.view.with(|table| table.hinted_path().to_vec());
            let arrow = (!path.is_empty()).then_some(Arrow { path, rank: 0 });
            arrow.into_iter().collect()
        })
    }

    pub(super) fn title(self) -> String {
        self.kept.with(SavedGame::title)
    }

    /// Takes back the person's last turn.
    pub(super) fn take_back(self) {
        if let Some(action) = self.view.buttons.get_untracked().take_back {
            self.view.act(action);
        }
    }

    fn obey(self, order: LocalOrder) {
        match order {
            LocalOrder::Save => self.save(),
            LocalOrder::Think(question) => self.think(*question),
            LocalOrder::StopThinking => self.page_engine.stop(),
            LocalOrder::FindHint(game) => self.find_hint(*game),
        }
    }

    /// Saves the game.
    fn save(self) {
        let kept = self.view.game_untracked(|game| {
            self.kept
                .with_untracked(|kept| kept.played_on(game.session(), browser::today()))
        });
        self.kept.set(kept.clone());
        let saved_games = self.saved_games;
        spawn_local(async move { saved_games.keep(kept).await });
    }

    /// Asks the engine, and reports its answer and the end of the pause.
    fn think(self, question: Question) {
        let Question { number, pause, .. } = question;
        let pause_over = move || {
            if self.view.is_there() {
                self.view
                    .change_game(|game, now| game.pause_over(number, now));
            }
        };
        set_timeout(pause_over, pause);
        spawn_local(async move {
            let answer = self.page_engine.ask(question.request(), |_| {}).await;
            if !self.view.is_there() {
                return;
            }
            match answer {
                Ok(Reply::Played(played)) => self
                    .view
                    .change_game(|game, now| game.played(number, played, now)),
                Ok(_) => {}
                Err(why) => self
                    .view
                    .change_game(|game, _| game.failed(number, why.0.clone())),
            }
        });
    }

    fn find_hint(self, game: Game) {
        spawn_local(async move {
            let answer = self.page_engine.ask(hint_request(&game), |_| {}).await;
            if !self.view.is_there() {
                return;
            }
            match answer {
                Ok(Reply::Hint(Some(hint))) => {
                    self.view.change(|table, _| table.hint_found(&game, hint));
                }
                Ok(_) => {}
                Err(why) => {
                    self.view
                        .change(|table, _| table.hint_failed(why.0.clone()));
                }
            }
        });
    }

    // Other tabs.

    /// Holds the game for this tab. If another tab already holds it, it keeps it until it's closed
    /// or the user wants to play here.
    fn hold_game(self) {
        let lock = self.lock.get_value();
        on_cleanup(move || {
            self.lock.try_with_value(GameLock::release);
        });
        spawn_local(async move {
            if lock.try_hold(self.when_taken()).await {
                return;
            }
            self.leave_to_other_tab();
        });
    }

    fn when_taken(self) -> Callback<()> {
        Callback::new(move |()| self.leave_to_other_tab())
    }

    /// Lets another tab play the game. This one only watches, until the other one is gone.
    fn leave_to_other_tab(self) {
        if !self.view.is_there() {
            return;
        }
        self.view.change_game(|game, _| game.leave());
        let lock = self.lock.get_value();
        spawn_local(async move {
            if lock.wait(self.when_taken()).await && self.view.is_there() {
                self.come_back().await;
            }
        });
    }

    /// Takes over the game from another tab.
    pub(super) fn play_here(self) {
        let lock = self.lock.get_value();
        spawn_local(async move {
            lock.take(self.when_taken()).await;
            self.come_back().await;
        });
    }

    /// Plays the game here, as it was last saved.
    async fn come_back(self) {
        let id = self.kept.with_untracked(|kept| kept.id.clone());
        let saved = self.saved_games.get_fresh(&id).await;
        let session = saved
            .as_ref()
            .and_then(|kept| Session::resume(kept, browser::now()).ok());
        if let Some(kept) = saved {
            self.kept.try_set(kept);
        }
        self.view.change(|table, at| {
            table.change(false, |game| {
                game.come_back(session, at.now);
                Ok(())
            });
            table.refresh();
        });
    }

    /// Starts another game with these terms at this table.
    pub(super) fn begin(self, terms: Terms) -> Option<String> {
        let session = Session::begin(terms, browser::now()).ok()?;
        let id = new_id(browser::chance());
        let choices = self.kept.with_untracked(|kept| kept.table);
        let kept = SavedGame::of_session(id.clone(), &session, browser::today()).at_table(choices);
        let saved_games = self.saved_games;
        spawn_local(async move { saved_games.keep(kept).await });
        Some(id)
    }
}
