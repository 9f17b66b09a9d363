//! Looking for an opponent.

use crate::bus::LobbyFact;
use crate::live::{StartError, Starter};
use crate::store::{OpenSeek, Player, StoreError};
use crate::{chance, clock, terms};
use host::Agreed;
use protocol::{Heat, PlayerId, PlayerKind, Seek, SeekId, SeekTerms, Speed, Why, Wish};
use room::{Duration, Seat, Sides};
use std::collections::HashSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The maximum number of open seeks and challenges per player.
const MOST: usize = 8;
/// The maximum number of games in progress per player.
const MOST_RUNNING: usize = 100;
/// How long a seek stays open after its node last renewed it.
const LEASE: Duration = Duration::from_secs(45);
/// How often a node renews its seeks.
pub(crate) const RENEWAL: std::time::Duration = std::time::Duration::from_secs(15);
/// How long a correspondence seek stays open, even if its owner isn't connected.
const LONG: Duration = Duration::from_secs(3 * 24 * 3_600);
/// Stands in for the node of such a seek, which no node renews.
const NO_NODE: &str = "none";
/// How long a challenge link stays open.
const CHALLENGE: Duration = Duration::from_secs(24 * 3_600);

/// The maximum number of seeks in the list.
const MOST_LISTED: u16 = 500;
/// How many matching seeks are tried. More than one only if others take them at the same moment.
const MOST_TRIED: u16 = 20;
/// A connection that remembers this many seeks may have forgotten to forget some.
const MANY: usize = 2 * MOST;

/// Opens, takes and closes seeks.
#[derive(Clone)]
pub(crate) struct Seeks {
    pub(crate) starter: Starter,
    /// The seeks that stay open as long as a connection to this node.
    meant: Arc<Mutex<HashSet<SeekId>>>,
}

/// Why a request is refused.
#[derive(Debug)]
pub(crate) struct Refused(pub(crate) Why);

impl From<StoreError> for Refused {
    fn from(error: StoreError) -> Refused {
        let error = &error as &dyn std::error::Error;
        tracing::warn!(error, "the store failed");
        unavailable()
    }
}

impl From<StartError> for Refused {
    fn from(error: StartError) -> Refused {
        match error {
            StartError::Taken => Refused(Why::Taken),
            StartError::Unavailable => unavailable(),
        }
    }
}

const fn unavailable() -> Refused {
    Refused(Why::Unavailable)
}

impl Seeks {
    pub(crate) fn new(starter: Starter) -> Seeks {
        Seeks {
            starter,
            meant: Arc::default(),
        }
    }

    /// The open seeks in the lobby. If there are too many, only the oldest.
    pub(crate) async fn list(&self) -> Result<Vec<Seek>, Refused> {
        let open = self.starter.store.lobby(clock::now(), MOST_LISTED).await?;
        Ok(open.into_iter().map(|open| open.seek).collect())
    }

    /// Takes the first matching seek, or opens a new one. Returns the new seek if it closes with
    /// the connection.
    pub(crate) async fn seek(
        &self,
        player: &Player,
        terms: SeekTerms,
    ) -> Result<Option<SeekId>, Refused> {
        self.check(player, &terms).await?;
        if self.pair(player, &terms, None).await? {
            return Ok(None);
        }
        // In a correspondence game nobody has to be connected, but the owner has to be able to come
        // back.
        let is_long = !is_live(&terms) && player.kind == PlayerKind::Account;
        let (node, lease) = if is_long {
            (NO_NODE, LONG)
        } else {
            (&*self.starter.node, LEASE)
        };
        let open = self.open(player, terms, Some(node.to_owned())).await?;
        let id = open.seek.id;
        if !is_long {
            self.meant().insert(id);
        }
        let result = self.open_and_pair(player, open, lease).await;
        let is_left = matches!(result, Ok(false)) && !is_long;
        if !is_left {
            self.meant().remove(&id);
        }
        result.map(|_| is_left.then_some(id))
    }

    /// Opens a seek. Returns whether it has already led to a game.
    async fn open_and_pair(
        &self,
        player: &Player,
        open: OpenSeek,
        lease: Duration,
    ) -> Result<bool, Refused> {
        let Seek { id, terms, .. } = open.seek;
        let now = clock::now();
        let until = now.after(lease);
        self.starter.store.add_seek(&open, now, until).await?;
        self.starter.publish(LobbyFact::Opened(open.seek)).await;
        // A matching seek may have been opened at the same moment, without seeing this one.
        self.pair(player, &terms, Some(id)).await
    }

    /// Opens a challenge that anyone with its id can take.
    pub(crate) async fn challenge(
        &self,
        player: &Player,
        terms: SeekTerms,
    ) -> Result<Seek, Refused> {
        self.check(player, &terms).await?;
        let open = self.open(player, terms, None).await?;
        let now = clock::now();
        let until = now.after(CHALLENGE);
        self.starter.store.add_seek(&open, now, until).await?;
        Ok(open.seek)
    }

    /// Finds an open seek or challenge.
    pub(crate) async fn find(&self, id: SeekId) -> Result<Seek, Refused> {
        let found = self.starter.store.seek(id, clock::now()).await?;
        found.map(|open| open.seek).ok_or(Refused(Why::OfferGone))
    }

    /// Takes another player's seek or challenge.
    pub(crate) async fn take(&self, player: &Player, id: SeekId) -> Result<(), Refused> {
        let seek = self.find(id).await?;
        if seek.player == player.id {
            return Err(Refused(Why::OwnOffer));
        }
        may_play(player, &seek.terms)?;
        self.check_running(player).await?;
        self.start(player, &seek, Wish::Any, None).await
    }

    /// Closes one of the player's own seeks or challenges.
    pub(crate) async fn close(&self, player: &Player, id: SeekId) -> Result<(), Refused> {
        // If the store doesn't respond, the seek is closed with the next renewal.
        self.meant().remove(&id);
        if self.starter.store.remove_seek(id, player.id).await? {
            self.starter.publish(LobbyFact::Gone(id)).await;
            Ok(())
        } else {
            Err(Refused(Why::OfferGone))
        }
    }

    /// If these are many, removes those that someone has taken.
    pub(crate) async fn forget_taken(&self, seeks: &mut Vec<SeekId>) {
        if seeks.len() < MANY {
            return;
        }
        let mut open = Vec::new();
        for seek in seeks.drain(..) {
            match self.starter.store.seek(seek, clock::now()).await {
                Ok(None) => {
                    self.meant().remove(&seek);
                }
                Ok(Some(_)) | Err(_) => open.push(seek),
            }
        }
        *seeks = open;
    }

    /// Renews the seeks of this node that are still wanted, and closes the others.
    pub(crate) async fn renew(&self) {
        let now = clock::now();
        let (store, node) = (&self.starter.store, &self.starter.node);
        let is_meant = |id: &SeekId| self.meant().contains(id);
        let renewed = store.refresh_seeks(node, is_meant, now, now.after(LEASE));
        match renewed.await {
            Ok(gone) => self.tell_gone(gone).await,
            Err(error) => tracing::warn!(%error, "can't renew seeks"),
        }
    }

    /// Announces that these seeks are gone.
    pub(crate) async fn tell_gone(&self, seeks: Vec<SeekId>) {
        for seek in seeks {
            self.starter.publish(LobbyFact::Gone(seek)).await;
        }
    }

    fn meant(&self) -> MutexGuard<'_, HashSet<SeekId>> {
        self.meant.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn check(&self, player: &Player, terms: &SeekTerms) -> Result<(), Refused> {
        if let Some(why) = terms::problem(terms) {
            return Err(Refused(why));
        }
        may_play(player, terms)?;
        self.check_running(player).await?;
        if self.starter.store.seeks_of(player.id, clock::now()).await? >= MOST {
            return Err(Refused(Why::TooManyOffers));
        }
        Ok(())
    }

    async fn check_running(&self, player: &Player) -> Result<(), Refused> {
        if self.starter.store.running_of(player.id).await? >= MOST_RUNNING {
            return Err(Refused(Why::TooManyRunning));
        }
        Ok(())
    }

    /// Starts a game with the oldest matching seek of another player. Returns whether there was
    /// one.
    async fn pair(
        &self,
        player: &Player,
        terms: &SeekTerms,
        own: Option<SeekId>,
    ) -> Result<bool, Refused> {
        let sides = [Wish::Any, Wish::Black, Wish::White].into_iter();
        let others = sides.map(|side| SeekTerms { side, ..*terms });
        let fitting: Vec<SeekTerms> = others.filter(|others| others.fit(terms)).collect();
        let (store, now) = (&self.starter.store, clock::now());
        let open = store
            .seeks_with(&fitting, player.id, now, MOST_TRIED)
            .await?;
        for OpenSeek { seek, .. } in &open {
            match self.start(player, seek, terms.side, own).await {
                Ok(()) => return Ok(true),
                Err(refused) if refused.0 == Why::Taken => {
                    // If the player's own seek is gone, it has already led to a game.
                    if let Some(own) = own
                        && self.starter.store.seek(own, clock::now()).await?.is_none()
                    {
                        return Ok(true);
                    }
                }
                Err(refused) => return Err(refused),
            }
        }
        Ok(false)
    }

    async fn start(
        &self,
        player: &Player,
        seek: &Seek,
        wish: Wish,
        own: Option<SeekId>,
    ) -> Result<(), Refused> {
        let owner_is_black = match (seek.terms.side, wish) {
            (Wish::Black, _) | (_, Wish::White) => true,
            (Wish::White, _) | (_, Wish::Black) => false,
            (Wish::Any, Wish::Any) => chance::below(2) == 0,
        };
        let owner = (seek.player, Seat::human(terms::name(&seek.name)));
        let taker = (player.id, Seat::human(terms::name(&player.name)));
        let (black, white) = if owner_is_black {
            (owner, taker)
        } else {
            (taker, owner)
        };
        let seats = Sides {
            black: black.1,
            white: white.1,
        };
        let agreed = Agreed {
            black: black.0,
            white: white.0,
            terms: terms::of_game(&seek.terms, seats),
            rated: seek.terms.rated,
            after: None,
            heat: seek.terms.heat.then_some(Heat::First),
            seeks: std::iter::once(seek.id).chain(own).collect(),
        };
        let players = [agreed.black, agreed.white];
        let is_live = is_live(&seek.terms);
        self.starter.start(agreed).await?;
        if is_live {
            self.close_searches(players).await;
        }
        Ok(())
    }

    /// Closes the other searches of players whose game starts now. They'd have to play two games at
    /// the same time.
    async fn close_searches(&self, players: [PlayerId; 2]) {
        for player in players {
            if let Err(error) = self.close_searches_of(player).await {
                tracing::warn!(%error, "can't close the other searches of a player");
            }
        }
    }

    async fn close_searches_of(&self, player: PlayerId) -> Result<(), StoreError> {
        let store = &self.starter.store;
        let open = store.own_seeks(player).await?.into_iter();
        for seek in open.map(|open| open.seek).filter(|it| is_live(&it.terms)) {
            self.meant().remove(&seek.id);
            if store.remove_seek(seek.id, player).await? {
                self.starter.publish(LobbyFact::Gone(seek.id)).await;
            }
        }
        Ok(())
    }

    async fn open(
        &self,
        player: &Player,
        terms: SeekTerms,
        node: Option<String>,
    ) -> Result<OpenSeek, Refused> {
        let rating = match Speed::of(terms.time) {
            Some(speed) => self.starter.store.rating_of(player.id, speed).await?,
            None => None,
        };
        let seek = Seek {
            id: SeekId::from_random(chance::bytes()),
            player: player.id,
            name: player.name.clone(),
            rating,
            terms,
        };
        Ok(OpenSeek { seek, node })
    }
}

/// Whether the players have to stay for the game.
fn is_live(terms: &SeekTerms) -> bool {
    Speed::of(terms.time) != Some(Speed::Correspondence)
}

/// Guests can't play rated games. They come and go, so their results would make ratings
/// meaningless.
fn may_play(player: &Player, terms: &SeekTerms) -> Result<(), Refused> {
    if terms.rated && player.kind == PlayerKind::Guest {
        return Err(Refused(Why::RatedNeedsAccount));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bus::Bus;
    use crate::lobby::Lobby;
    use crate::store::Store;
    use protocol::Opening;
    use room::TimeControl;

    const TERMS: SeekTerms = SeekTerms {
        time: TimeControl::Unlimited,
        rated: false,
        side: Wish::Any,
        opening: Opening::Free,
        heat: false,
    };

    async fn guest(store: &Store, name: &str) -> Player {
        let player = Player {
            id: PlayerId::from_random(chance::bytes()),
            name: name.to_owned(),
            kind: PlayerKind::Guest,
        };
        store.add_player(&player, name, clock::now()).await.unwrap();
        player
    }

    async fn seeks(folder: &tempfile::TempDir) -> Seeks {
        let store = Store::sqlite(&folder.path().join("test.db")).await;
        Seeks::new(Starter {
            node: "here".into(),
            store: store.unwrap(),
            bus: Bus::Alone,
            lobby: Lobby::default(),
        })
    }

    #[tokio::test]
    async fn one_seek_that_fits_is_taken_no_matter_how_many_there_are() {
        let folder = tempfile::tempdir().unwrap();
        let seeks = seeks(&folder).await;
        let store = &seeks.starter.store;
        let ann = guest(store, "Ann").await;
        let with = |side| SeekTerms { side, ..TERMS };
        // All want Black.
        for number in 0..MOST_TRIED + 5 {
            let other = guest(store, &number.to_string()).await;
            let opened = seeks.seek(&other, with(Wish::Black)).await;
            assert!(opened.unwrap().is_some(), "{number}");
        }
        assert!(seeks.seek(&ann, with(Wish::Black)).await.unwrap().is_some());
        assert_eq!(seeks.seek(&ann, with(Wish::White)).await.unwrap(), None);
        let left = store.lobby(clock::now(), 1_000).await.unwrap();
        // Her own search is closed, too.
        assert_eq!(left.len(), usize::from(MOST_TRIED + 4));
        assert_eq!(store.running_of(ann.id).await.unwrap(), 1);
    }

    /// One connection opens many seeks, and all of them are taken.
    #[tokio::test]
    async fn seeks_that_were_taken_are_forgotten() {
        let folder = tempfile::tempdir().unwrap();
        let seeks = seeks(&folder).await;
        let store = &seeks.starter.store;
        let (ann, bob) = (guest(store, "Ann").await, guest(store, "Bob").await);
        let mut remembered = Vec::new();
        for _ in 0..MANY {
            let seek = seeks.seek(&ann, TERMS).await.unwrap().unwrap();
            remembered.push(seek);
            seeks.take(&bob, seek).await.unwrap();
        }
        let open = seeks.seek(&ann, TERMS).await.unwrap().unwrap();
        remembered.push(open);
        seeks.forget_taken(&mut remembered).await;
        assert_eq!(remembered, [open]);
        assert_eq!(*seeks.meant(), HashSet::from([open]));
    }
}
