//! The lobby: finding an opponent on a server.

use crate::canvas::{Canvas, Target};
use crate::command::{Command, offer};
use crate::event::{Key, Pointed};
use crate::form::Cursor;
use crate::online::shown_name;
use crate::table_view::{
    ListRow, Places, RowKind, paint_footer, paint_list, paint_prompt, paint_title,
};
use online_play::{LinkStatus, Offer, OfferClock, Quick, Seeks};
use protocol::{Challenge, ComputerGame, GameId, GameSummary, Me, Seek, SeekId, SeekTerms};
use table::Tone;
use words::Speaker;

/// The lobby on the screen.
#[derive(Clone, Debug, Default)]
pub(crate) struct Lobby {
    cursor: Cursor,
    /// The clock of a challenge and of a game against the computer, as a place in [`Quick::ALL`].
    clock: usize,
    level: Option<u8>,
    /// The user's link, while it's open.
    pub(crate) challenge: Option<Challenge>,
    /// The user's games in progress.
    pub(crate) running: Vec<GameSummary>,
    /// A link that's being typed or pasted.
    typed: Option<String>,
    pub(crate) problem: Option<String>,
}

/// What the lobby shows that isn't its own.
pub(crate) struct Around<'a> {
    pub(crate) me: Option<&'a Me>,
    pub(crate) seeks: &'a Seeks,
    pub(crate) status: LinkStatus,
    /// The address of the server, for links.
    pub(crate) address: &'a str,
}

/// What the user wants.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Wanted {
    Nothing,
    Seek(SeekTerms),
    Unseek(SeekId),
    Take(SeekId),
    Challenge(SeekTerms),
    Computer(ComputerGame),
    Join(GameId),
    Help,
    Quit,
}

/// A row that can be chosen.
#[derive(Clone, PartialEq, Debug)]
enum Row {
    Game(GameId),
    Challenge(SeekId),
    OwnSeek(SeekId),
    Seek(SeekId),
    Quick(usize),
    MakeLink,
    OpenLink,
    Computer,
}

impl Lobby {
    fn level(&self) -> u8 {
        self.level.unwrap_or(Offer::default().level)
    }

    fn terms(&self) -> SeekTerms {
        Quick::ALL[self.clock.min(Quick::ALL.len() - 1)].terms(false)
    }

    pub(crate) fn key(&mut self, key: Key, around: &Around<'_>) -> Wanted {
        if self.typed.is_some() {
            return self.key_in_link(key);
        }
        self.problem = None;
        match key {
            Key::Char('q') => Wanted::Quit,
            Key::Char('?') => Wanted::Help,
            Key::Enter | Key::Char(' ') => self.open(around),
            Key::Right | Key::Char('l' | '+') => self.change(1, around),
            Key::Left | Key::Char('h' | '-') => self.change(-1, around),
            key => {
                let count = self.choices(around).len();
                self.cursor.key(key, count);
                Wanted::Nothing
            }
        }
    }

    pub(crate) fn mouse(&mut self, pointed: Pointed, around: &Around<'_>) -> Wanted {
        match pointed {
            Pointed::Down(Some(Target::Command(Command::Open))) => self.open(around),
            Pointed::Down(Some(Target::Command(Command::Help))) => Wanted::Help,
            Pointed::Down(Some(Target::Command(Command::Quit))) => Wanted::Quit,
            Pointed::Down(Some(Target::Row(place))) => {
                let rows = self.rows(around, None);
                let choice = rows[..place]
                    .iter()
                    .filter(|(_, row)| row.is_some())
                    .count();
                let is_again = self.cursor == Cursor::at(choice);
                self.cursor = Cursor::at(choice);
                if is_again {
                    self.open(around)
                } else {
                    Wanted::Nothing
                }
            }
            pointed => {
                let count = self.choices(around).len();
                self.cursor.mouse(pointed, count);
                Wanted::Nothing
            }
        }
    }

    pub(crate) fn paste(&mut self, text: &str) -> Wanted {
        match &mut self.typed {
            Some(typed) => {
                typed.push_str(text.trim());
                Wanted::Nothing
            }
            None => self.follow_link(text),
        }
    }

    fn key_in_link(&mut self, key: Key) -> Wanted {
        let Some(typed) = &mut self.typed else {
            return Wanted::Nothing;
        };
        match key {
            Key::Char(c) => typed.push(c),
            Key::Backspace => {
                typed.pop();
            }
            Key::Escape => self.typed = None,
            Key::Enter => {
                let text = std::mem::take(typed);
                self.typed = None;
                return self.follow_link(&text);
            }
            _ => {}
        }
        Wanted::Nothing
    }

    /// Accepts a challenge or watches a game, from its link.
    fn follow_link(&mut self, link: &str) -> Wanted {
        let link = link.trim().trim_end_matches('/');
        let (path, id) = link.rsplit_once('/').unwrap_or(("", link));
        let found = if path.ends_with("/online/game") {
            id.parse().ok().map(Wanted::Join)
        } else {
            id.parse().ok().map(Wanted::Take)
        };
        found.unwrap_or_else(|| {
            self.problem = Some(String::new());
            Wanted::Nothing
        })
    }

    fn choices(&self, around: &Around<'_>) -> Vec<Row> {
        let rows = self.rows(around, None);
        rows.into_iter().filter_map(|(_, row)| row).collect()
    }

    fn chosen(&self, around: &Around<'_>) -> Option<Row> {
        let choices = self.choices(around);
        let row = self.cursor.row(choices.len());
        choices.into_iter().nth(row)
    }

    fn open(&mut self, around: &Around<'_>) -> Wanted {
        match self.chosen(around) {
            Some(Row::Game(game)) => Wanted::Join(game),
            Some(Row::Challenge(seek) | Row::OwnSeek(seek)) => Wanted::Unseek(seek),
            Some(Row::Seek(seek)) => Wanted::Take(seek),
            Some(Row::Quick(place)) => Wanted::Seek(Quick::ALL[place].terms(false)),
            Some(Row::MakeLink) => Wanted::Challenge(self.terms()),
            Some(Row::OpenLink) => {
                self.typed = Some(String::new());
                Wanted::Nothing
            }
            Some(Row::Computer) => Wanted::Computer(ComputerGame {
                level: self.level(),
                terms: SeekTerms {
                    time: OfferClock::None.control(),
                    ..self.terms()
                },
            }),
            None => Wanted::Nothing,
        }
    }

    fn change(&mut self, by: isize, around: &Around<'_>) -> Wanted {
        match self.chosen(around) {
            Some(Row::MakeLink) => {
                let count = Quick::ALL.len() as isize;
                self.clock = (self.clock as isize + by).rem_euclid(count) as usize;
            }
            Some(Row::Computer) => {
                let level = self.level().saturating_add_signed(by as i8);
                self.level = Some(level.clamp(1, 10));
            }
            _ => {}
        }
        Wanted::Nothing
    }

    /// All rows, in order. Without a speaker, their texts are empty.
    fn rows(&self, around: &Around<'_>, speaker: Option<&Speaker>) -> Vec<(ListRow, Option<Row>)> {
        let mut rows: Vec<(ListRow, Option<Row>)> = Vec::new();
        let mut push = |kind, row, text: &dyn Fn(&Speaker) -> (String, String)| {
            let (text, note) = speaker.map(text).unwrap_or_default();
            rows.push((ListRow { text, note, kind }, row));
        };
        let plain = |text: &str| (text.to_owned(), String::new());
        let (heading, choice) = (RowKind::Heading, RowKind::Choice);
        if !self.running.is_empty() {
            push(heading, None, &|s| plain(s.words.lobby_my_games()));
            for game in &self.running {
                push(choice, Some(Row::Game(game.game)), &|s| {
                    let name = |name: &str| shown_name(name, s);
                    let players = s
                        .words
                        .players(&name(&game.black.name), &name(&game.white.name));
                    (players, s.words.online_running().to_owned())
                });
            }
        }
        if let Some(challenge) = &self.challenge {
            push(heading, None, &|s| plain(s.words.lobby_link_title()));
            push(choice, Some(Row::Challenge(challenge.seek.id)), &|s| {
                let link = format!("{}{}", around.address, challenge.path);
                (link, s.words.lobby_withdraw().to_owned())
            });
        }
        let me = around.me.map(|me| me.player);
        for seek in me.map(|me| around.seeks.of(me)).unwrap_or_default() {
            push(choice, Some(Row::OwnSeek(seek.id)), &|s| {
                let text = format!(
                    "{} {}",
                    s.words.lobby_looking(),
                    s.clock_short(seek.terms.time)
                );
                (text, s.words.cancel().to_owned())
            });
        }
        push(heading, None, &|s| plain(s.words.lobby_open_seeks()));
        let others = me.map(|me| around.seeks.of_others(me)).unwrap_or_default();
        if others.is_empty() {
            push(RowKind::Remark, None, &|s| plain(s.words.lobby_no_seeks()));
        }
        for seek in others {
            push(choice, Some(Row::Seek(seek.id)), &|s| seek_texts(&seek, s));
        }
        push(heading, None, &|s| plain(s.words.lobby_quick()));
        for (place, quick) in Quick::ALL.into_iter().enumerate() {
            push(choice, Some(Row::Quick(place)), &|s| {
                let speed = quick.speed().map(|speed| s.words.speed(speed));
                let clock = s.clock_short(quick.clock.control());
                (clock, speed.unwrap_or_default().to_owned())
            });
        }
        push(heading, None, &|s| plain(s.words.lobby_friend()));
        push(choice, Some(Row::MakeLink), &|s| {
            let clock = s.clock_short(self.terms().time);
            (s.words.lobby_make_link().to_owned(), clock)
        });
        push(choice, Some(Row::OpenLink), &|s| {
            plain(s.words.screen_open_link())
        });
        push(heading, None, &|s| plain(s.words.lobby_computer()));
        push(choice, Some(Row::Computer), &|s| {
            let level = self.level();
            let level = s.words.level_numbered(level, s.words.level_name(level));
            (s.words.lobby_play_computer().to_owned(), level)
        });
        rows
    }

    pub(crate) fn paint(&self, canvas: &mut Canvas<'_>, speaker: &Speaker, around: &Around<'_>) {
        let look = canvas.look();
        let words = speaker.words;
        let places = Places::of(canvas.area());
        let title = match around.me {
            Some(me) => {
                let [before, after] = words.lobby_you_are();
                format!("{} · {before}{}{after}", around.address, me.name)
            }
            None => around.address.to_owned(),
        };
        paint_title(canvas, places.title, speaker, &title);
        let (rows, choices): (Vec<ListRow>, Vec<Option<Row>>) =
            self.rows(around, Some(speaker)).into_iter().unzip();
        let places_of_choices: Vec<usize> = choices
            .iter()
            .enumerate()
            .filter(|(_, row)| row.is_some())
            .map(|(place, _)| place)
            .collect();
        let chosen = self.cursor.row(places_of_choices.len());
        let chosen = places_of_choices.get(chosen).copied().unwrap_or(0);
        let mut area = places.title;
        area.y += 1;
        area.height = places.status.y.saturating_sub(area.y);
        paint_list(canvas, area, &rows, chosen);
        let mut status = places.status;
        status.y = places.footer.y.saturating_sub(status.height);
        let state = connection_text(around.status, speaker);
        match (&self.typed, &self.problem, state) {
            (Some(text), ..) => paint_prompt(canvas, status, words.screen_paste_link(), text),
            (None, _, Some(state)) => {
                canvas.wrapped(status, state, look.tone(Tone::Bad));
            }
            (None, Some(problem), None) => {
                let text = match problem.as_str() {
                    "" => words.challenge_invalid(),
                    problem => problem,
                };
                canvas.wrapped(status, text, look.tone(Tone::Bad));
            }
            (None, None, None) if matches!(self.chosen(around), Some(Row::Challenge(_))) => {
                canvas.wrapped(status, words.lobby_link_lead(), look.faint());
            }
            (None, None, None) => {}
        }
        let offered = [
            offer('\n', Command::Open),
            offer('?', Command::Help),
            offer('q', Command::Quit),
        ];
        paint_footer(canvas, places.footer, speaker, &offered);
    }
}

/// What's wrong with the connection, if anything is.
pub(crate) fn connection_text(status: LinkStatus, speaker: &Speaker) -> Option<&'static str> {
    let words = speaker.words;
    match status {
        LinkStatus::Online => None,
        LinkStatus::Connecting => Some(words.live_connecting()),
        LinkStatus::Reconnecting => Some(words.live_reconnecting()),
        LinkStatus::Outdated | LinkStatus::Broken => Some(words.screen_outdated()),
        LinkStatus::NoGames => Some(words.online_no_games()),
    }
}

fn seek_texts(seek: &Seek, speaker: &Speaker) -> (String, String) {
    let name = match &seek.rating {
        Some(rating) => {
            let rating = speaker.words.rating(rating.value, rating.provisional);
            format!("{} ({rating})", seek.name)
        }
        None => seek.name.clone(),
    };
    let clock = speaker.clock_short(seek.terms.time);
    let terms = speaker.seek_terms(&seek.terms);
    (name, speaker.words.facts([clock, terms]))
}
