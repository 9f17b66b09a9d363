//! A game on a server, seen from a table. The server's side is a room.

use crate::seats::{OPTIONS, START, terms};
use online_play::{Answer, LiveGame};
use protocol::{ClientMessage, GameLog, Presence, ServerMessage, Side, Why};
use room::{Action, Command, Event, Proposal, Room, TakeBacks, Terms};
use rules::{Color, Square};
use table::{Effect, LiveNotice, Message, Moment, Notice, Sound, StatusLine, Table, Tone};

const GAME: &str = "0123456789ab";

/// A table and its server.
struct Meeting {
    table: Table<LiveGame>,
    room: Room,
    next_id: u32,
    /// What the table sent and announced since the last look.
    sent: Vec<ClientMessage>,
    told: Vec<Notice<LiveNotice>>,
    sounds: Vec<Sound>,
}

impl Meeting {
    fn new(side: Option<Color>) -> Meeting {
        let terms = Terms {
            take_backs: TakeBacks::ByConsent,
            ..terms(None)
        };
        let (room, opened) = Room::open(terms, START).unwrap();
        let log = GameLog {
            game: GAME.parse().unwrap(),
            side: side.map(Side::from),
            rated: false,
            after: None,
            heat: None,
            now: START,
            events: vec![opened],
            presence: Presence {
                black: true,
                white: true,
                watchers: 0,
            },
        };
        Meeting {
            table: Table::new(LiveGame::open(&log).unwrap(), OPTIONS),
            room,
            next_id: 0,
            sent: Vec::new(),
            told: Vec::new(),
            sounds: Vec::new(),
        }
    }

    /// Does something at the table.
    fn at_table<T>(&mut self, act: impl FnOnce(&mut Table<LiveGame>, &mut Moment<'_>) -> T) -> T {
        let next_id = &mut self.next_id;
        let mut at = Moment {
            now: START,
            new_id: &mut || {
                *next_id += 1;
                *next_id
            },
        };
        let result = act(&mut self.table, &mut at);
        (self.sent, self.told, self.sounds) = Default::default();
        for effect in self.table.effects() {
            match effect {
                Effect::Do(message) => self.sent.push(message),
                Effect::Announce(notices) => self.told.extend(notices),
                Effect::Sound(sound) => self.sounds.push(sound),
                _ => {}
            }
        }
        result
    }

    fn press(&mut self, path: &[u8]) {
        for &number in path {
            let square = Square::new(number).unwrap();
            self.at_table(|table, at| table.enter(|input| input.press(square), false, at));
        }
    }

    fn hear(&mut self, event: Event) {
        let message = ServerMessage::Event {
            game: GAME.parse().unwrap(),
            event,
        };
        self.at_table(|table, at| {
            table.change(false, |game| {
                game.hear(&message, at.new_id);
                Ok(())
            })
        });
    }

    /// Lets the server decide, and tells the table.
    fn server(&mut self, by: Color, action: Action) {
        let events = self.room.act(&Command::player(by, action), START).unwrap();
        for event in events {
            self.hear(event);
        }
    }

    /// Lets the server do what the table has sent.
    fn pass_on(&mut self, by: Color) {
        let Some(ClientMessage::Act { action, .. }) = self.sent.first() else {
            panic!("{:?}", self.sent)
        };
        self.server(by, *action);
    }

    /// Plays a move for a side that isn't at the table.
    fn other_plays(&mut self, by: Color, from: u8, to: u8) {
        let is_it = |mv: &&rules::Move| (mv.from().number(), mv.to().number()) == (from, to);
        let mv = *self.room.game().legal_moves().iter().find(is_it).unwrap();
        self.server(by, Action::Move(mv));
    }

    fn answer(&mut self, answer: &Answer) {
        let id = self.next_id;
        self.at_table(|table, _| {
            table.change(false, |game| {
                game.answered(id, answer);
                Ok(())
            })
        });
    }

    fn line(&self) -> StatusLine<LiveNotice> {
        self.table.line(START)
    }

    fn made(&self) -> usize {
        self.table.made()
    }
}

#[test]
fn a_move_is_shown_and_sent_and_taken_back_if_it_is_refused() {
    let mut meeting = Meeting::new(Some(Color::Black));
    meeting.press(&[11, 15]);
    assert_eq!(meeting.made(), 1);
    assert!(matches!(meeting.sent[..], [ClientMessage::Act { .. }]));
    assert!(matches!(meeting.sounds[..], [Sound::Moved(_)]));
    meeting.answer(&Answer::Refused(Why::Stale));
    assert_eq!(meeting.made(), 0);
    let refused = Notice::Other(LiveNotice::MoveRefused(Why::Stale));
    assert_eq!(
        meeting.line(),
        StatusLine::Message(Message {
            notice: refused,
            tone: Tone::Bad
        })
    );
    assert_eq!(meeting.sounds, [Sound::Wrong]);
    assert!(meeting.table.input().is_open());
}

#[test]
fn a_premove_is_entered_shown_and_canceled() {
    let mut meeting = Meeting::new(Some(Color::White));
    assert!(meeting.table.input().is_ahead());
    meeting.press(&[22, 18]);
    assert!(matches!(meeting.sent[..], [ClientMessage::Premove { .. }]));
    assert!(matches!(meeting.line(), StatusLine::Premove(_)));
    assert!(meeting.table.shown_premove().is_some());
    // Pressing elsewhere cancels it.
    meeting.press(&[14]);
    assert_eq!(meeting.table.shown_premove(), None);
    assert_eq!(meeting.told, [Notice::PremoveCanceled]);
    // It's played after the opponent's move.
    meeting.press(&[22, 18]);
    meeting.other_plays(Color::Black, 11, 16);
    assert_eq!(meeting.made(), 2);
    assert_eq!(meeting.table.driver().turn(), Some(Color::Black));
}

#[test]
fn offers_are_answered_and_withdrawn() {
    let mut meeting = Meeting::new(Some(Color::Black));
    let draw = Proposal::Draw;
    meeting.at_table(|table, at| table.act(Action::Propose(draw), at));
    meeting.pass_on(Color::Black);
    assert_eq!(meeting.line(), StatusLine::OwnOffer(draw));
    assert_eq!(meeting.told, [], "the user knows");
    meeting.server(Color::White, Action::Decline(draw));
    assert_eq!(meeting.told, [Notice::Declined(Color::White, draw)]);
    meeting.server(Color::White, Action::Propose(draw));
    assert_eq!(meeting.told, [Notice::Proposed(Color::White, draw)]);
    let offer = StatusLine::Offer {
        by: Color::White,
        proposal: draw,
    };
    assert_eq!(meeting.line(), offer);
    // A past position doesn't hide an offer.
    meeting.at_table(|table, _| table.look_at(0));
    assert_eq!(meeting.line(), offer);
    meeting.at_table(|table, at| table.act(Action::Accept(draw), at));
    meeting.pass_on(Color::Black);
    assert_eq!(meeting.line(), StatusLine::Nothing);
    assert_eq!(meeting.told, [Notice::Result]);
    assert_eq!(meeting.sounds, [Sound::Ended]);
}

#[test]
fn resigning_is_confirmed_first() {
    let mut meeting = Meeting::new(Some(Color::Black));
    meeting.at_table(|table, _| table.ask_first(Action::Resign));
    assert_eq!(meeting.line(), StatusLine::Confirm(Action::Resign));
    meeting.at_table(|table, _| table.play_on());
    assert_eq!(meeting.line(), StatusLine::Turn);
    meeting.at_table(|table, _| table.ask_first(Action::Resign));
    meeting.at_table(|table, at| table.act(Action::Resign, at));
    meeting.pass_on(Color::Black);
    assert_eq!(meeting.line(), StatusLine::Nothing);
    assert_eq!(meeting.table.confirming(), None);
}

#[test]
fn a_spectator_only_watches() {
    let mut meeting = Meeting::new(None);
    meeting.press(&[11, 15]);
    assert_eq!((meeting.made(), meeting.sent.len()), (0, 0));
    meeting.at_table(|table, at| table.act(Action::Resign, at));
    assert_eq!(meeting.sent, []);
    meeting.other_plays(Color::Black, 11, 15);
    assert_eq!(meeting.made(), 1);
    meeting.server(Color::White, Action::Propose(Proposal::Draw));
    assert_eq!(meeting.line(), StatusLine::Turn);
    assert_eq!(meeting.told, []);
    meeting.at_table(|table, _| table.look_back());
    meeting.other_plays(Color::White, 22, 18);
    assert_eq!(meeting.made(), 2, "a move brings the game back");
}
