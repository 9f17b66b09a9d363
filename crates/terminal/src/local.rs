//! Playing on this device.

use crate::analysis::Analysis;
use crate::canvas::{Canvas, Target};
use crate::command::{Command, Offered, offer};
use crate::editor::{self, EditorScreen};
use crate::event::{Context, Effect, Event, Key, Pointed};
use crate::library::{self, Library};
use crate::new_game::{self, NewGame};
use crate::table_view::{Beside, TableView};
use crate::{Look, Program, help};
use computer_player::Habits;
use local_play::{Choices, SavedGame, Session, TableChoices, new_id};
use room::{Instant, Terms};
use rules::Color;
use table::{Driver, Effect as TableEffect, LocalGame, LocalOrder, Moment, Table, TableOptions};
use words::Speaker;

/// A saved game that's been opened.
#[derive(Clone, Debug)]
pub struct Opened {
    /// What's saved of it.
    pub kept: SavedGame,
    /// The game itself.
    pub session: Session,
}

/// Playing on this device.
pub struct Local {
    look: Look,
    speaker: Speaker,
    habits: Habits,
    choices: Choices,
    view: TableView<LocalGame>,
    kept: SavedGame,
    /// The number of the game, so that nobody mistakes an answer about an earlier one.
    number: u32,
    /// When the computer may move, and the number of its question.
    pause: Option<(Instant, u32)>,
    analysis: Analysis,
    screen: Screen,
    /// A game to open, once it's certain that no other window has it.
    opening: Option<Opened>,
    /// Why the game isn't saved.
    unsaved: Option<String>,
    leaving: Leaving,
    effects: Vec<Effect>,
}

#[derive(Clone, PartialEq, Debug)]
enum Screen {
    Table,
    NewGame(NewGame),
    Library(Library),
    Editor(EditorScreen),
    Help,
}

/// Whether the user wants to leave.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Leaving {
    No,
    /// The game is being saved first.
    Saving,
    /// It couldn't be saved, and the user knows.
    Warned,
}

impl Local {
    /// Opens this game.
    pub fn new(
        look: Look,
        speaker: Speaker,
        habits: Habits,
        choices: Choices,
        opened: Opened,
        context: &Context,
    ) -> Local {
        let Opened { kept, session } = opened;
        let view = seat(session, kept.table, habits, context);
        let mut local = Local {
            look,
            speaker,
            habits,
            choices,
            view,
            kept,
            number: 1,
            pause: None,
            analysis: Analysis::default(),
            screen: Screen::Table,
            opening: None,
            unsaved: None,
            leaving: Leaving::No,
            effects: Vec::new(),
        };
        local.save(context);
        local.carry_on(context);
        local
    }

    fn game(&self) -> &LocalGame {
        self.view.table.driver()
    }

    /// Plays another game, which is already this window's own.
    fn sit_down(&mut self, opened: Opened, context: &Context) {
        let Opened { kept, session } = opened;
        let old = std::mem::replace(&mut self.kept, kept);
        if old.id != self.kept.id && old.is_untouched() {
            self.effects.push(Effect::Delete(old.id));
        }
        self.effects.push(Effect::StopThinking);
        self.view = seat(session, self.kept.table, self.habits, context);
        self.number += 1;
        self.pause = None;
        self.screen = Screen::Table;
        self.save(context);
        self.carry_on(context);
    }

    fn begin(&mut self, terms: Terms, context: &Context) {
        let Ok(session) = Session::begin(terms, context.now) else {
            return;
        };
        let id = new_id(context.chance);
        let kept = SavedGame::of_session(id, &session, context.today).at_table(self.kept.table);
        self.effects.push(Effect::OpenGame(kept.id.clone()));
        self.sit_down(Opened { kept, session }, context);
    }

    fn begin_with(&mut self, mut form: NewGame, context: &Context) {
        let names = self.speaker.words.default_names();
        let choices = form.choices.clone();
        let id = new_id(context.chance);
        let begun = choices.begin(&names, id, context.chance, context.now, context.today);
        let opened = begun.map(|kept| {
            let session = Session::resume(&kept, context.now);
            session.map(|session| Opened { kept, session })
        });
        match opened {
            Ok(Ok(opened)) => {
                self.choices = choices;
                self.effects
                    .push(Effect::SaveChoices(Box::new(self.choices.clone())));
                self.effects.push(Effect::OpenGame(opened.kept.id.clone()));
                self.sit_down(opened, context);
            }
            Ok(Err(_)) => {}
            Err(why) => {
                form.problem = Some(why);
                self.screen = Screen::NewGame(form);
            }
        }
    }

    fn save(&mut self, context: &Context) {
        let session = self.game().session();
        let pdn = session.pdn(context.now);
        self.kept = self.kept.played_on(session, context.today);
        let id = self.kept.id.clone();
        self.effects.push(Effect::Save { id, pdn });
    }

    /// Carries out what the table wants, and keeps the analysis up to date.
    fn carry_on(&mut self, context: &Context) {
        for effect in self.view.table.effects() {
            let TableEffect::Do(order) = effect else {
                // There's nothing to animate, and no sound.
                continue;
            };
            match order {
                LocalOrder::Save => self.save(context),
                LocalOrder::Think(question) => {
                    let pause = question.pause.as_millis().try_into().unwrap_or(u64::MAX);
                    let until = context.now.after(room::Duration::from_millis(pause));
                    self.pause = Some((until, question.number));
                    self.effects.push(Effect::Think(self.number, question));
                }
                LocalOrder::StopThinking => self.effects.push(Effect::StopThinking),
                LocalOrder::FindHint(game) => self.effects.push(Effect::FindHint(game)),
            }
        }
        if self.analysis.is_on() {
            let table = &self.view.table;
            let effect = self.analysis.look_at(table.driver().game(), table.made());
            self.effects.extend(effect);
        }
    }

    fn change_game(&mut self, context: &Context, change: impl FnOnce(&mut LocalGame, Instant)) {
        self.view.table.change(false, |game| {
            change(game, context.now);
            Ok(())
        });
        self.carry_on(context);
    }

    /// What can be done at the table, the most important first. Help and Quit are last.
    fn offered(&self, now: Instant) -> Vec<Offered> {
        let game = self.game();
        let buttons = self.view.table.buttons(now);
        let mut offered = Vec::new();
        if game.is_over() {
            offered.push(offer('n', Command::NewGame));
            offered.extend(buttons.rematch.then(|| offer('r', Command::Rematch)));
            offered.push(offer('a', Command::Analysis));
            offered.extend(buttons.take_back.map(|_| offer('u', Command::TakeBack)));
        } else {
            offered.extend(buttons.move_now.then(|| offer('m', Command::MoveNow)));
            offered.extend(buttons.hint.then(|| offer('h', Command::Hint)));
            offered.extend(buttons.take_back.map(|_| offer('u', Command::TakeBack)));
            offered.push(offer('a', Command::Analysis));
            offered.push(offer('n', Command::NewGame));
            offered.extend(buttons.draw.map(|_| offer('d', Command::Draw)));
            offered.extend(buttons.give_up.map(|_| offer('r', Command::Resign)));
        }
        offered.extend([
            offer('o', Command::Library),
            offer('e', Command::Editor),
            offer('f', Command::Flip),
            offer('?', Command::Help),
            offer('q', Command::Quit),
        ]);
        offered
    }

    fn command(&mut self, command: Command, context: &Context) {
        let mut no_ids = || 0;
        let mut at = Moment {
            now: context.now,
            new_id: &mut no_ids,
        };
        let buttons = self.view.table.buttons(context.now);
        match command {
            Command::NewGame => self.screen = Screen::NewGame(NewGame::new(self.choices.clone())),
            Command::Library => {
                self.screen = Screen::Library(Library::default());
                self.effects.push(Effect::ReadLibrary);
            }
            Command::Editor => {
                let table = &self.view.table;
                let position = table.driver().game().positions()[table.made()];
                let bottom = table.orientation().bottom;
                let editor = EditorScreen::new(*position.board(), position.turn(), bottom);
                self.screen = Screen::Editor(editor);
            }
            Command::Help => self.screen = Screen::Help,
            Command::Quit => self.leave(context),
            Command::Hint if buttons.hint => {
                self.view.table.look_at(usize::MAX);
                self.view.table.ask_hint();
            }
            Command::TakeBack | Command::Draw => {
                let action = match command {
                    Command::Draw => buttons.draw,
                    _ => buttons.take_back,
                };
                if let Some(action) = action {
                    self.view.table.act(action, &mut at);
                }
            }
            Command::MoveNow => self.change_game(context, LocalGame::hurry),
            Command::Resign => {
                if let Some(action) = buttons.give_up {
                    self.view.table.ask_first(action);
                }
            }
            Command::Rematch => {
                let terms = self.game().session().rematch();
                self.begin(terms, context);
            }
            Command::Analysis => self.toggle_analysis(),
            command => {
                self.view.command(command, &mut at);
            }
        }
        self.carry_on(context);
    }

    fn toggle_analysis(&mut self) {
        let table = &self.view.table;
        let effect = if self.analysis.is_on() {
            Some(self.analysis.stop())
        } else {
            self.analysis.look_at(table.driver().game(), table.made())
        };
        self.effects.extend(effect);
    }

    /// Saves the game and ends the program. If it can't be saved, the user has to insist.
    fn leave(&mut self, context: &Context) {
        if self.leaving == Leaving::Warned {
            self.effects.push(Effect::Quit);
            return;
        }
        self.leaving = Leaving::Saving;
        self.save(context);
    }

    fn saved(&mut self, result: Result<(), String>) {
        let is_leaving = self.leaving == Leaving::Saving;
        match result {
            Ok(()) => {
                self.unsaved = None;
                self.leaving = Leaving::No;
                if is_leaving {
                    self.effects.push(Effect::Quit);
                }
            }
            Err(why) => {
                let words = self.speaker.words;
                let mut text = words.terminal_not_saved(&why);
                if is_leaving {
                    self.leaving = Leaving::Warned;
                    text = format!("{text} {}", words.screen_quit_anyway());
                }
                self.unsaved = Some(text);
            }
        }
    }

    // Each screen.

    fn key(&mut self, key: Key, context: &Context) {
        match &mut self.screen {
            Screen::Table => self.key_at_table(key, context),
            Screen::NewGame(form) => {
                let wanted = form.key(key);
                self.new_game_wants(wanted, context);
            }
            Screen::Library(library) => {
                let wanted = library.key(key);
                self.library_wants(wanted, context);
            }
            Screen::Editor(editor) => {
                let wanted = editor.key(key);
                self.editor_wants(wanted);
            }
            Screen::Help => self.screen = Screen::Table,
        }
    }

    fn key_at_table(&mut self, key: Key, context: &Context) {
        if self.leaving == Leaving::Warned && key != Key::Char('q') {
            self.leaving = Leaving::No;
        }
        let is_typing = self.view.is_typing();
        if !is_typing {
            let command = self
                .view
                .answer_of(key, &self.speaker, context.now)
                .or_else(|| self.offered_under(key, context.now))
                .or(navigation(key));
            if let Some(command) = command {
                self.command(command, context);
                return;
            }
        }
        let mut no_ids = || 0;
        let mut at = Moment {
            now: context.now,
            new_id: &mut no_ids,
        };
        self.view.key(key, self.speaker.labels, &mut at);
        self.carry_on(context);
    }

    fn offered_under(&self, key: Key, now: Instant) -> Option<Command> {
        let Key::Char(c) = key else {
            return None;
        };
        let offered = self.offered(now);
        let found = offered.iter().find(|offered| offered.key == c);
        found.map(|offered| offered.command)
    }

    fn mouse(&mut self, pointed: Pointed, context: &Context) {
        match &mut self.screen {
            Screen::Table => match pointed {
                Pointed::Down(Some(Target::Command(command))) => self.command(command, context),
                pointed => {
                    let mut no_ids = || 0;
                    let mut at = Moment {
                        now: context.now,
                        new_id: &mut no_ids,
                    };
                    self.view.mouse(pointed, &mut at);
                    self.carry_on(context);
                }
            },
            Screen::NewGame(form) => {
                let wanted = form.mouse(pointed);
                self.new_game_wants(wanted, context);
            }
            Screen::Library(library) => {
                let wanted = library.mouse(pointed);
                self.library_wants(wanted, context);
            }
            Screen::Editor(editor) => {
                let wanted = editor.mouse(pointed);
                self.editor_wants(wanted);
            }
            Screen::Help => {
                if let Pointed::Down(_) = pointed {
                    self.screen = Screen::Table;
                }
            }
        }
    }

    fn new_game_wants(&mut self, wanted: new_game::Wanted, context: &Context) {
        match wanted {
            new_game::Wanted::Nothing => {}
            new_game::Wanted::Leave => self.screen = Screen::Table,
            new_game::Wanted::Start => {
                if let Screen::NewGame(form) = &self.screen {
                    self.begin_with(form.clone(), context);
                }
            }
        }
    }

    fn library_wants(&mut self, wanted: library::Wanted, context: &Context) {
        match wanted {
            library::Wanted::Nothing => {}
            library::Wanted::Leave => self.screen = Screen::Table,
            library::Wanted::Delete(id) if id == self.kept.id => {
                // It would be back after the next move.
                self.effects.push(Effect::Delete(id));
                let form = NewGame::new(self.choices.clone());
                self.begin_with(form, context);
            }
            library::Wanted::Delete(id) => self.effects.push(Effect::Delete(id)),
            library::Wanted::Open(kept) if kept.id == self.kept.id => self.screen = Screen::Table,
            library::Wanted::Open(kept) => match Session::resume(&kept, context.now) {
                Ok(session) => {
                    self.effects.push(Effect::OpenGame(kept.id.clone()));
                    let kept = kept.at_table(self.choices.table());
                    self.opening = Some(Opened { kept, session });
                }
                Err(why) => {
                    let words = self.speaker.words;
                    let text = words.game_damaged_lead(words.bad_save(&why));
                    if let Screen::Library(library) = &mut self.screen {
                        library.problem = Some(text);
                    }
                }
            },
        }
    }

    fn editor_wants(&mut self, wanted: editor::Wanted) {
        match wanted {
            editor::Wanted::Nothing => {}
            editor::Wanted::Leave => self.screen = Screen::Table,
            editor::Wanted::Play(fen) => {
                let form = NewGame::from_position(self.choices.clone(), fen);
                self.screen = Screen::NewGame(form);
            }
        }
    }

    fn tick(&mut self, context: &Context) {
        if let Some((until, number)) = self.pause
            && until <= context.now
        {
            self.pause = None;
            self.change_game(context, |game, now| game.pause_over(number, now));
        }
        if self.view.table.tick(context.now) {
            self.carry_on(context);
        }
    }

    fn title(&self) -> String {
        let room = self.game().room();
        let name = |color| {
            let name = room.seat(color).name.as_str();
            self.speaker.player(color, name)
        };
        let words = self.speaker.words;
        let title = words.players(&name(Color::Black), &name(Color::White));
        if room.terms().time.initial().is_none() {
            return title;
        }
        format!("{title} · {}", self.speaker.clock_short(room.terms().time))
    }
}

impl Program for Local {
    fn handle(&mut self, event: Event, context: &Context) {
        match event {
            Event::Key(key) => self.key(key, context),
            Event::Mouse(pointed) => self.mouse(pointed, context),
            Event::Pasted(text) => match &mut self.screen {
                Screen::Editor(editor) => editor.paste(&text),
                Screen::Table => {
                    for c in text.trim().chars() {
                        self.key(Key::Char(c), context);
                    }
                }
                Screen::NewGame(_) | Screen::Library(_) | Screen::Help => {}
            },
            Event::Tick => self.tick(context),
            Event::Stop => {
                self.save(context);
                self.effects.push(Effect::Quit);
            }
            Event::Found {
                game: number,
                question,
                best,
                score,
            } if number == self.number => {
                self.change_game(context, |game, now| game.found(question, best, score, now));
            }
            Event::HintFound(about, Some(hint)) => {
                self.view.table.hint_found(&about, hint);
                self.carry_on(context);
            }
            Event::Analyzed {
                number,
                rank,
                line,
                nodes,
            } => self.analysis.hear(number, rank, line, nodes),
            Event::Library(games) => {
                if let Screen::Library(library) = &mut self.screen {
                    library.show(games);
                }
            }
            Event::Saved(result) => self.saved(result),
            Event::GameHeld(true) => {
                if let Some(opened) = self.opening.take() {
                    self.sit_down(opened, context);
                }
            }
            Event::GameHeld(false) => {
                if self.opening.take().is_some()
                    && let Screen::Library(library) = &mut self.screen
                {
                    let text = self.speaker.words.screen_other_window();
                    library.problem = Some(text.to_owned());
                }
            }
            Event::Found { .. } | Event::HintFound(_, None) | Event::Server(_) => {}
        }
    }

    fn effects(&mut self) -> Vec<Effect> {
        std::mem::take(&mut self.effects)
    }

    fn speaker(&self) -> Speaker {
        self.speaker
    }

    fn look(&self) -> Look {
        self.look
    }

    fn paint(&self, canvas: &mut Canvas<'_>, now: Instant) {
        match &self.screen {
            Screen::Table => {
                let beside = Beside {
                    title: self.title(),
                    analysis: &self.analysis,
                    chat: None,
                    trouble: self.unsaved.clone(),
                    prompt: None,
                    offered: self.offered(now),
                };
                self.view.paint(canvas, &self.speaker, now, &beside);
            }
            Screen::NewGame(form) => form.paint(canvas, &self.speaker),
            Screen::Library(library) => library.paint(canvas, &self.speaker),
            Screen::Editor(editor) => editor.paint(canvas, &self.speaker),
            Screen::Help => help::paint(canvas, &self.speaker, false),
        }
    }
}

/// The keys that go through the moves, at every table.
pub(crate) const fn navigation(key: Key) -> Option<Command> {
    match key {
        Key::PageUp | Key::Char('[') => Some(Command::Previous),
        Key::PageDown | Key::Char(']') => Some(Command::Next),
        Key::Home => Some(Command::First),
        Key::End => Some(Command::Last),
        _ => None,
    }
}

fn seat(
    session: Session,
    choices: TableChoices,
    habits: Habits,
    context: &Context,
) -> TableView<LocalGame> {
    let bottom = session.bottom();
    let options = TableOptions::local(choices, bottom);
    let habits = Habits {
        resigns: choices.computer_resigns,
        ..habits
    };
    let game = LocalGame::new(session, habits, context.chance, context.now);
    TableView::new(Table::new(game, options))
}
