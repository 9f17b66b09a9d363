//! The transposition table: what the search knows about positions it has seen.

use crate::key::Key;
use crate::{Depth, Ply, Score};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// What a stored score says about the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bound {
    /// The true score is at most this.
    Upper,
    /// The true score is at least this.
    Lower,
    /// This is the score.
    Exact,
}

/// What the table stores about a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Stored {
    /// The index of the best move in the list of legal moves, whose order is deterministic.
    pub(crate) best: Option<u8>,
    pub(crate) score: Score,
    pub(crate) bound: Bound,
    pub(crate) depth: Depth,
    /// The static evaluation, if it was computed.
    pub(crate) evaluation: Option<Score>,
}

/// A table of fixed size that threads share without locks.
///
/// An entry is two words: the data, and the key XORed with the data. If another thread is halfway
/// through writing an entry, the two words don't match, and a reader mistakes it for a different
/// position.
pub(crate) struct Table {
    buckets: Vec<Bucket>,
    /// The number of the current search, modulo 64. Entries of older searches are replaced first.
    generation: u8,
}

/// One cache line: the entries that a position can be stored in.
#[repr(align(64))]
#[derive(Default)]
struct Bucket([Entry; ENTRIES]);

const ENTRIES: usize = 4;
const GENERATIONS: u8 = 64;

#[derive(Default)]
struct Entry {
    check: AtomicU64,
    data: AtomicU64,
}

/// How much an entry's value drops with each later search, in plies of depth.
const PLIES_PER_GENERATION: i32 = 4;

impl Table {
    /// An empty table of at most this many mebibytes, and at least one bucket.
    pub(crate) fn new(mebibytes: usize) -> Table {
        let count = (mebibytes << 20) / size_of::<Bucket>();
        // The bucket index is computed from 32 bits of the key.
        let count = count.clamp(1, u32::MAX as usize);
        Table {
            buckets: std::iter::repeat_with(Bucket::default)
                .take(count)
                .collect(),
            generation: 0,
        }
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        for bucket in &mut self.buckets {
            *bucket = Bucket::default();
        }
        self.generation = 0;
    }

    /// Starts a new search, which makes all entries older.
    pub(crate) const fn age(&mut self) {
        self.generation = (self.generation + 1) % GENERATIONS;
    }

    /// The entry for the position with this key, as seen from this ply.
    #[inline]
    pub(crate) fn probe(&self, key: Key, ply: Ply) -> Option<Stored> {
        self.bucket(key).0.iter().find_map(|entry| {
            let data = entry.data.load(Relaxed);
            let fits = entry.check.load(Relaxed) ^ data == key.bits();
            // An empty entry matches the key zero, but stored data is never zero.
            (fits && data != 0).then(|| Packed(data).unpack(ply))
        })
    }

    /// Prefetches a position's bucket, because it will be probed soon. Most of the table isn't in
    /// any cache, and waiting for it takes a tenth of the search time.
    #[inline]
    pub(crate) fn prefetch(&self, key: Key) {
        #[cfg(target_arch = "x86_64")]
        #[allow(unsafe_code, reason = "the hint takes a raw pointer")]
        {
            use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
            // SAFETY: the pointer comes from a reference, and a prefetch has no effect that the
            // program could observe.
            unsafe { _mm_prefetch::<_MM_HINT_T0>(std::ptr::from_ref(self.bucket(key)).cast()) }
        }
        #[cfg(not(target_arch = "x86_64"))]
        let _ = key;
    }

    /// Stores what was found out about a position.
    #[inline]
    pub(crate) fn store(&self, key: Key, ply: Ply, stored: Stored) {
        let mut target = None;
        let mut least = i32::MAX;
        let mut best = stored.best;
        for entry in &self.bucket(key).0 {
            let data = entry.data.load(Relaxed);
            if entry.check.load(Relaxed) ^ data == key.bits() && data != 0 {
                // The same position: keep its move if the new result has none.
                best = best.or(Packed(data).best());
                target = Some(entry);
                break;
            }
            let worth = self.worth(Packed(data));
            if worth < least {
                least = worth;
                target = Some(entry);
            }
        }
        if let Some(entry) = target {
            let data = Packed::new(Stored { best, ..stored }, ply, self.generation).0;
            entry.check.store(key.bits() ^ data, Relaxed);
            entry.data.store(data, Relaxed);
        }
    }

    /// How full the table is with entries of the current search, in thousandths.
    pub(crate) fn permille_used(&self) -> u32 {
        let sample = &self.buckets[..self.buckets.len().min(250)];
        let entries = sample.iter().flat_map(|bucket| &bucket.0);
        let used = entries.filter(|entry| {
            let data = Packed(entry.data.load(Relaxed));
            data.0 != 0 && data.generation() == self.generation
        });
        (used.count() * 1000 / (sample.len() * ENTRIES)) as u32
    }

    #[inline]
    fn bucket(&self, key: Key) -> &Bucket {
        let index = ((key.bits() >> 32) * self.buckets.len() as u64) >> 32;
        &self.buckets[index as usize]
    }

    /// How much an entry is worth keeping. Shallow and old ones are replaced first.
    #[inline]
    fn worth(&self, entry: Packed) -> i32 {
        if entry.0 == 0 {
            return i32::MIN;
        }
        let age = (self.generation + GENERATIONS - entry.generation()) % GENERATIONS;
        entry.depth().count() - i32::from(age) * PLIES_PER_GENERATION * Depth::PLY.count()
    }
}

/// The data of an entry in 64 bits.
///
/// ```text
///   bits  0–15  score            bits 32–47  depth
///   bits 16–31  evaluation       bits 48–53  generation
///                                bits 54–61  place of the best move
///                                bits 62–63  bound, never zero
/// ```
#[derive(Clone, Copy)]
struct Packed(u64);

/// Means that there is no move.
const NO_MOVE: u8 = u8::MAX;
/// Means that there is no evaluation.
const NO_EVALUATION: i16 = i16::MIN;

impl Packed {
    #[inline]
    fn new(stored: Stored, ply: Ply, generation: u8) -> Packed {
        let word = |value: i16| u64::from(value as u16);
        let evaluation = stored
            .evaluation
            .map_or(NO_EVALUATION, |score| score.value() as i16);
        let bound = match stored.bound {
            Bound::Upper => 1,
            Bound::Lower => 2,
            Bound::Exact => 3,
        };
        Packed(
            word(stored.score.to_table(ply))
                | word(evaluation) << 16
                | word(stored.depth.count() as i16) << 32
                | u64::from(generation) << 48
                | u64::from(stored.best.unwrap_or(NO_MOVE)) << 54
                | bound << 62,
        )
    }

    #[inline]
    fn unpack(self, ply: Ply) -> Stored {
        let evaluation = (self.0 >> 16) as i16;
        Stored {
            best: self.best(),
            score: Score::from_table(self.0 as i16, ply),
            bound: match self.0 >> 62 {
                1 => Bound::Upper,
                2 => Bound::Lower,
                _ => Bound::Exact,
            },
            depth: self.depth(),
            evaluation: (evaluation != NO_EVALUATION)
                .then(|| Score::evaluation(i32::from(evaluation))),
        }
    }

    #[inline]
    const fn depth(self) -> Depth {
        Depth::sixteenths((self.0 >> 32) as i16 as i32)
    }

    #[inline]
    const fn generation(self) -> u8 {
        (self.0 >> 48) as u8 & (GENERATIONS - 1)
    }

    #[inline]
    fn best(self) -> Option<u8> {
        let place = (self.0 >> 54) as u8;
        (place != NO_MOVE).then_some(place)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use rules::{Position, RuleSet};
    use testkit::{Dice, random_game_positions};

    fn entry(score: i32, plies: u32) -> Stored {
        Stored {
            best: Some(3),
            score: Score::evaluation(score),
            bound: Bound::Exact,
            depth: Depth::plies(plies),
            evaluation: None,
        }
    }

    #[test]
    fn a_full_table_still_answers_only_for_the_right_position() {
        let table = Table::new(1);
        let mut dice = Dice::new(3);
        let mut positions = Vec::new();
        for _ in 0..2_000 {
            positions.extend(random_game_positions(&mut dice, RuleSet::OFFICIAL, 100));
        }
        let fingerprint = |pos: &Position| (Key::of(pos).bits() % 9_000) as i32;
        for pos in &positions {
            table.store(Key::of(pos), Ply::ROOT, entry(fingerprint(pos), 4));
        }
        let hits = positions
            .iter()
            .filter_map(|pos| Some((pos, table.probe(Key::of(pos), Ply::ROOT)?)))
            .inspect(|(pos, stored)| assert_eq!(stored.score.value(), fingerprint(pos)))
            .count();
        assert!(hits > 10_000, "{hits}");
    }

    #[test]
    fn deep_and_new_entries_stay() {
        let mut table = Table::new(0);
        let key = |number: u64| {
            let pos = random_game_positions(&mut Dice::new(number), RuleSet::OFFICIAL, 30);
            Key::of(&pos[pos.len() - 1])
        };
        for number in 0..4 {
            table.store(key(number), Ply::ROOT, entry(0, 10 + number as u32));
        }
        // A fifth position replaces the shallowest.
        table.store(key(9), Ply::ROOT, entry(0, 1));
        assert_eq!(table.probe(key(0), Ply::ROOT), None);
        assert!(table.probe(key(1), Ply::ROOT).is_some());
        // Later searches make old entries worth less, no matter how deep they are.
        for _ in 0..5 {
            table.age();
        }
        for number in 20..24 {
            table.store(key(number), Ply::ROOT, entry(0, 2));
        }
        assert!((20..24).all(|number| table.probe(key(number), Ply::ROOT).is_some()));
        assert_eq!(table.permille_used(), 1000);
        table.clear();
        assert_eq!(table.probe(key(20), Ply::ROOT), None);
        assert_eq!(table.permille_used(), 0);
    }

    proptest! {
        #[test]
        fn packing_loses_nothing(
            best in proptest::option::of(0u8..48),
            score in -15_000i32..=15_000,
            evaluation in proptest::option::of(-15_000i32..=15_000),
            depth in -64i32..=3_200,
            generation in 0u8..64,
            bound in prop_oneof![Just(Bound::Upper), Just(Bound::Lower), Just(Bound::Exact)],
            ply in 0u16..200,
        ) {
            let stored = Stored {
                best,
                score: Score::evaluation(score),
                bound,
                depth: Depth::sixteenths(depth),
                evaluation: evaluation.map(Score::evaluation),
            };
            let packed = Packed::new(stored, Ply::new(ply), generation);
            prop_assert_eq!(packed.unpack(Ply::new(ply)), stored);
            prop_assert_eq!(packed.generation(), generation);
            prop_assert_ne!(packed.0, 0);
        }

        #[test]
        fn any_bits_are_read_without_panic(bits in any::<u64>(), ply in 0u16..240) {
            let stored = Packed(bits).unpack(Ply::new(ply));
            prop_assert!(stored.score < Score::INFINITY && stored.score > -Score::INFINITY);
        }
    }
}
