//! The lobby: what the user offers, who else waits, and what becomes of it.
//!
//! What the user does goes in, and [effects](LobbyEffect) come out. The caller sends them and
//! reports what the server answered.

use crate::{Against, ApiTrouble, Offer, Quick, Seeks};
use protocol::{
    Challenge, ComputerGame, GameId, Me, NewGame, Seek, SeekId, SeekTerms, ServerMessage,
};

/// Something to carry out.
#[derive(Clone, PartialEq, Debug)]
pub enum LobbyEffect {
    /// Ask for an opponent, and report to [`Lobby::seek_answered`].
    Seek(SeekTerms),
    /// Cancel one of the user's seeks.
    Unseek(SeekId),
    /// Create a challenge, and report to [`Lobby::link_made`].
    MakeLink(SeekTerms),
    /// Start a game against the computer, and report to [`Lobby::game_begun`].
    PlayComputer(ComputerGame),
    /// Store the options for the next game.
    KeepOffer(Offer),
    /// Remember the open challenge of this client, or that there's none.
    RememberChallenge(Option<SeekId>),
    /// Say that an opponent is being looked for.
    SayLooking,
    /// Go to this game.
    Play(GameId),
}

/// The state of the lobby.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Lobby {
    offer: Offer,
    seeks: Seeks,
    me: Option<Me>,
    challenge: Option<Challenge>,
    /// Whether the challenge was created just now, so its link should be seen.
    is_link_new: bool,
    refused: Option<ApiTrouble>,
    is_busy: bool,
    effects: Vec<LobbyEffect>,
}

impl Lobby {
    /// Enters the lobby with the options of the last game.
    pub fn new(offer: Offer) -> Lobby {
        Lobby {
            offer,
            ..Lobby::default()
        }
    }

    /// Takes what has to be carried out.
    pub fn effects(&mut self) -> Vec<LobbyEffect> {
        std::mem::take(&mut self.effects)
    }

    /// The options for a custom game.
    pub const fn offer(&self) -> &Offer {
        &self.offer
    }

    /// The open seeks.
    pub const fn seeks(&self) -> &Seeks {
        &self.seeks
    }

    /// The user's open challenge.
    pub const fn challenge(&self) -> Option<&Challenge> {
        self.challenge.as_ref()
    }

    /// Why the last request was refused.
    pub const fn refused(&self) -> Option<&ApiTrouble> {
        self.refused.as_ref()
    }

    /// Whether a request is being answered.
    pub const fn is_busy(&self) -> bool {
        self.is_busy
    }

    /// Whether the user has no account.
    pub fn is_guest(&self) -> bool {
        self.me.as_ref().is_none_or(|me| me.guest)
    }

    /// Whether a game with these options may be rated.
    pub fn may_be_rated(&self) -> bool {
        self.offer.may_be_rated(self.is_guest())
    }

    /// Whether a game with these options is rated.
    pub fn is_rated(&self) -> bool {
        self.offer.rated && self.may_be_rated()
    }

    /// Whether quick games are rated.
    pub fn is_quick_rated(&self) -> bool {
        self.offer.rated && !self.is_guest()
    }

    /// The user's open seeks.
    pub fn own_seeks(&self) -> Vec<Seek> {
        let me = self.me.as_ref();
        me.map(|me| self.seeks.of(me.player)).unwrap_or_default()
    }

    /// Everyone else's open seeks.
    pub fn others_seeks(&self) -> Vec<Seek> {
        let me = self.me.as_ref();
        me.map(|me| self.seeks.of_others(me.player))
            .unwrap_or_default()
    }

    // What happens.

    /// The server has said who the user is.
    pub fn introduce(&mut self, me: Option<Me>) {
        self.me = me;
    }

    /// Handles a message of the server. Returns whether anything changed.
    pub fn hear(&mut self, message: &ServerMessage) -> bool {
        self.seeks.hear(message)
    }

    /// The connection is lost, so the open seeks are unknown.
    pub fn disconnected(&mut self) {
        self.seeks.forget();
    }

    /// Another visit left a challenge open, and the server has answered about it.
    pub fn challenge_found(&mut self, found: Result<Challenge, ApiTrouble>) {
        match found {
            Ok(challenge) => self.challenge = Some(challenge),
            Err(trouble) if trouble.is_not_found() => {
                self.effects.push(LobbyEffect::RememberChallenge(None));
            }
            Err(_) => {}
        }
    }

    // What the user does.

    /// Changes the options.
    pub fn change_offer(&mut self, change: impl FnOnce(&mut Offer)) {
        change(&mut self.offer);
        self.refused = None;
        self.effects.push(LobbyEffect::KeepOffer(self.offer));
    }

    /// Sends the options.
    pub fn submit(&mut self) {
        let terms = self.offer.terms(self.is_guest());
        self.request(match self.offer.against {
            Against::Anyone => LobbyEffect::Seek(terms),
            Against::Friend => LobbyEffect::MakeLink(terms),
            Against::Computer => LobbyEffect::PlayComputer(ComputerGame {
                level: self.offer.level,
                terms,
            }),
        });
    }

    /// The user's open seek for a quick game.
    pub fn open_quick(&self, quick: Quick) -> Option<SeekId> {
        let terms = quick.terms(self.is_quick_rated());
        let own = self.own_seeks();
        own.iter()
            .find(|seek| seek.terms == terms)
            .map(|seek| seek.id)
    }

    /// Asks for a quick game, or cancels that.
    pub fn press_quick(&mut self, quick: Quick) {
        match self.open_quick(quick) {
            Some(seek) => self.effects.push(LobbyEffect::Unseek(seek)),
            None => self.request(LobbyEffect::Seek(quick.terms(self.is_quick_rated()))),
        }
    }

    /// The challenge was withdrawn.
    pub fn withdrawn(&mut self) {
        self.challenge = None;
    }

    /// Whether the link of a new challenge has to be shown, once.
    pub const fn take_new_link(&mut self) -> bool {
        std::mem::replace(&mut self.is_link_new, false)
    }

    fn request(&mut self, request: LobbyEffect) {
        self.refused = None;
        self.is_busy = true;
        self.effects.push(request);
    }

    // What the server answered.

    /// The server has answered a seek.
    pub fn seek_answered(&mut self, answer: Result<(), ApiTrouble>) {
        if self.answered(answer).is_some() {
            self.effects.push(LobbyEffect::SayLooking);
        }
    }

    /// The server has answered the request for a link.
    pub fn link_made(&mut self, answer: Result<Challenge, ApiTrouble>) {
        if let Some(challenge) = self.answered(answer) {
            let seek = challenge.seek.id;
            self.effects
                .push(LobbyEffect::RememberChallenge(Some(seek)));
            self.challenge = Some(challenge);
            self.is_link_new = true;
        }
    }

    /// The server has answered the request for a game against the computer.
    pub fn game_begun(&mut self, answer: Result<NewGame, ApiTrouble>) {
        if let Some(game) = self.answered(answer) {
            self.effects.push(LobbyEffect::Play(game.game));
        }
    }

    fn answered<T>(&mut self, answer: Result<T, ApiTrouble>) -> Option<T> {
        self.is_busy = false;
        match answer {
            Ok(value) => Some(value),
            Err(trouble) => {
                self.refused = Some(trouble);
                None
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::OfferClock;
    use protocol::{ID_CHARS, PlayerId};

    fn me(is_guest: bool) -> Me {
        Me {
            player: PlayerId::from_random([1; ID_CHARS]),
            name: "Ann".to_owned(),
            guest: is_guest,
        }
    }

    fn lobby(is_guest: bool) -> Lobby {
        let mut lobby = Lobby::new(Offer {
            rated: true,
            ..Offer::default()
        });
        lobby.introduce(Some(me(is_guest)));
        lobby
    }

    fn seek(number: u8, player: u8, terms: SeekTerms) -> Seek {
        Seek {
            id: SeekId::from_random([number; ID_CHARS]),
            player: PlayerId::from_random([player; ID_CHARS]),
            name: "Somebody".to_owned(),
            rating: None,
            terms,
        }
    }

    fn challenge() -> Challenge {
        let terms = Offer::default().terms(true);
        Challenge {
            seek: seek(9, 1, terms),
            path: "/challenge/9".to_owned(),
        }
    }

    #[test]
    fn an_offer_is_sent_to_whom_it_is_for() {
        let check = |against: Against, is_sent: fn(&LobbyEffect) -> bool| {
            let mut lobby = lobby(false);
            lobby.change_offer(|offer| offer.against = against);
            let kept = lobby.effects();
            assert_eq!(kept, [LobbyEffect::KeepOffer(*lobby.offer())]);
            lobby.submit();
            let sent = lobby.effects();
            assert!(sent.len() == 1 && is_sent(&sent[0]), "{sent:?}");
            assert!(lobby.is_busy());
        };
        check(
            Against::Anyone,
            |it| matches!(it, LobbyEffect::Seek(terms) if terms.rated),
        );
        check(
            Against::Friend,
            |it| matches!(it, LobbyEffect::MakeLink(terms) if terms.rated),
        );
        check(
            Against::Computer,
            |it| matches!(it, LobbyEffect::PlayComputer(game) if !game.terms.rated),
        );
    }

    #[test]
    fn only_people_with_an_account_and_a_clock_play_rated_games() {
        let mut lobby = lobby(true);
        assert!(!lobby.is_rated() && !lobby.is_quick_rated());
        lobby.introduce(Some(me(false)));
        assert!(lobby.is_rated() && lobby.is_quick_rated());
        lobby.change_offer(|offer| offer.clock = OfferClock::None);
        assert!(!lobby.is_rated() && lobby.is_quick_rated());
    }

    #[test]
    fn a_quick_game_is_asked_for_once_and_then_canceled() {
        let mut lobby = lobby(false);
        let quick = Quick::ALL[1];
        lobby.press_quick(quick);
        let terms = quick.terms(true);
        assert_eq!(lobby.effects(), [LobbyEffect::Seek(terms)]);
        lobby.seek_answered(Ok(()));
        assert_eq!(lobby.effects(), [LobbyEffect::SayLooking]);
        assert!(!lobby.is_busy());
        // The same game of someone else isn't the user's.
        lobby.hear(&ServerMessage::Seek(seek(4, 2, terms)));
        assert_eq!(
            (lobby.open_quick(quick), lobby.others_seeks().len()),
            (None, 1)
        );
        let own = seek(5, 1, terms);
        lobby.hear(&ServerMessage::Seek(own.clone()));
        assert_eq!(lobby.own_seeks(), std::slice::from_ref(&own));
        lobby.press_quick(quick);
        assert_eq!(lobby.effects(), [LobbyEffect::Unseek(own.id)]);
        lobby.disconnected();
        assert_eq!(lobby.own_seeks(), []);
    }

    #[test]
    fn a_refusal_stays_until_something_changes() {
        let mut lobby = lobby(false);
        lobby.submit();
        lobby.seek_answered(Err(ApiTrouble::Offline));
        assert_eq!(lobby.refused(), Some(&ApiTrouble::Offline));
        assert!(!lobby.is_busy());
        lobby.change_offer(|offer| offer.heat = true);
        assert_eq!(lobby.refused(), None);
        lobby.submit();
        lobby.game_begun(Err(ApiTrouble::Odd));
        lobby.submit();
        assert_eq!(lobby.refused(), None);
    }

    #[test]
    fn a_new_link_is_shown_once_and_remembered() {
        let mut lobby = lobby(false);
        let made = challenge();
        lobby.link_made(Ok(made.clone()));
        let remember = LobbyEffect::RememberChallenge(Some(made.seek.id));
        assert_eq!(lobby.effects(), [remember]);
        assert!(lobby.take_new_link() && !lobby.take_new_link());
        assert_eq!(lobby.challenge(), Some(&made));
        lobby.withdrawn();
        assert_eq!(lobby.challenge(), None);
    }

    #[test]
    fn a_challenge_of_an_earlier_visit_comes_back_or_is_forgotten() {
        let mut found = lobby(false);
        found.challenge_found(Ok(challenge()));
        assert!(found.challenge().is_some() && !found.take_new_link());
        let mut gone = lobby(false);
        gone.challenge_found(Err(ApiTrouble::Refused(protocol::Why::OfferGone)));
        assert_eq!(gone.effects(), [LobbyEffect::RememberChallenge(None)]);
        // Without a connection, nobody knows.
        gone.challenge_found(Err(ApiTrouble::Offline));
        assert_eq!(gone.effects(), []);
    }
}
