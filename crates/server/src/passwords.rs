//! Passwords, stored as hashes that are expensive to compute.

use argon2::password_hash::phc::{Output, ParamsString, PasswordHash, Salt};
use argon2::{Algorithm, Argon2, Block, Params, Version};
use protocol::Why;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

/// How many hashes are computed concurrently, so that games aren't slowed down. Each takes 19 MiB.
const AT_ONCE: usize = 2;
/// The allowed number of characters of a new password. Older ones may have 8.
const CHARS: std::ops::RangeInclusive<usize> = 12..=128;
/// Common passwords, which attackers try first. Lowercase, one per line, most of them from the list
/// of the Openwall project, which is in the public domain.
const COMMON: &str = include_str!("common_passwords.txt");
/// Passwords with fewer different characters count as common.
const DIFFERENT: usize = 4;
/// Passwords that only repeat a sequence of up to this many characters count as common, too.
const REPEATED: usize = 7;

/// The memory for one computation.
type Buffer = Vec<Block>;

/// Computes password hashes, a few at a time, with reusable memory.
#[derive(Clone)]
pub(crate) struct Passwords {
    places: Arc<Semaphore>,
    /// One buffer per slot, without those in use.
    buffers: Arc<Mutex<Vec<Buffer>>>,
    /// The hash to compare with if there's no account, so that it takes just as long.
    nobody: Arc<OnceLock<String>>,
}

impl Passwords {
    pub(crate) fn new() -> Passwords {
        Passwords {
            places: Arc::new(Semaphore::new(AT_ONCE)),
            buffers: Arc::default(),
            nobody: Arc::default(),
        }
    }

    /// Hashes a password.
    pub(crate) async fn hash(&self, password: String) -> String {
        self.compute(move |buffer| hash_now(&password, buffer))
            .await
            .expect("hashing doesn't panic")
    }

    /// Whether the password matches the hash. Without a hash the answer is no, but it takes just as
    /// long.
    pub(crate) async fn is_right(&self, password: String, hash: Option<String>) -> bool {
        let nobody = Arc::clone(&self.nobody);
        self.compute(move |buffer| {
            let Some(hash) = hash else {
                let hash = nobody.get_or_init(|| hash_now("the password of nobody", buffer));
                verify_now(&password, hash, buffer);
                return false;
            };
            verify_now(&password, &hash, buffer)
        })
        .await
        .unwrap_or(false)
    }

    /// Waits for a slot and computes. Returns `None` on a panic.
    async fn compute<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Buffer) -> T + Send + 'static,
    ) -> Option<T> {
        // The slot moves into the task, which can't be canceled once it has started.
        let place = Arc::clone(&self.places).acquire_owned().await.ok()?;
        let buffers = Arc::clone(&self.buffers);
        let computed = spawn_blocking(move || {
            let free = || buffers.lock().unwrap_or_else(PoisonError::into_inner);
            let mut buffer = free().pop().unwrap_or_default();
            let result = work(&mut buffer);
            free().push(buffer);
            drop(place);
            result
        });
        computed.await.ok()
    }
}

/// Why a password isn't allowed, if it isn't.
pub(crate) fn problem(password: &str, name: &str) -> Option<Why> {
    let lower = password.to_lowercase();
    if !CHARS.contains(&password.chars().count()) {
        Some(Why::PasswordLength)
    } else if lower == name.to_lowercase() {
        Some(Why::PasswordIsName)
    } else if is_common(&lower) {
        Some(Why::PasswordCommon)
    } else {
        None
    }
}

/// Whether a lowercase password is common or repeats very few characters.
fn is_common(lower: &str) -> bool {
    let different: std::collections::BTreeSet<char> = lower.chars().collect();
    // Digits or punctuation at the end don't make it any less common.
    let bare = lower.trim_end_matches(|c: char| c.is_ascii_digit() || c.is_ascii_punctuation());
    let is_listed = |word: &str| COMMON.lines().any(|line| line == word);
    different.len() < DIFFERENT
        || is_repeated(lower)
        || is_listed(lower)
        || (bare.len() >= 6 && is_listed(bare))
}

/// Whether it only repeats a few characters.
fn is_repeated(text: &str) -> bool {
    let all: Vec<char> = text.chars().collect();
    let most = REPEATED.min(all.len() / 2);
    (1..=most).any(|few| all.iter().zip(&all[few..]).all(|(one, next)| one == next))
}

fn hash_now(password: &str, buffer: &mut Buffer) -> String {
    let params = Params::DEFAULT;
    let salt = Salt::new(&crate::chance::bytes::<16>()).expect("16 bytes are a valid salt");
    let mut out = [0; Params::DEFAULT_OUTPUT_LEN];
    fill(
        Algorithm::Argon2id,
        Version::V0x13,
        &params,
        password,
        &salt,
        &mut out,
        buffer,
    )
    .expect("a password of allowed length can be hashed");
    let hash = PasswordHash {
        algorithm: Algorithm::Argon2id.ident(),
        version: Some(Version::V0x13.into()),
        params: ParamsString::try_from(&params).expect("the default parameters are valid"),
        salt: Some(salt),
        hash: Some(Output::new(&out).expect("32 bytes are a valid hash")),
    };
    hash.to_string()
}

fn verify_now(password: &str, hash: &str, buffer: &mut Buffer) -> bool {
    let parts = || {
        let hash = PasswordHash::new(hash).ok()?;
        let algorithm = Algorithm::try_from(hash.algorithm.as_str()).ok()?;
        let version = Version::try_from(hash.version?).ok()?;
        let params = Params::try_from(&hash).ok()?;
        Some((algorithm, version, params, hash.salt?, hash.hash?))
    };
    let Some((algorithm, version, params, salt, expected)) = parts() else {
        return false;
    };
    let mut out = vec![0; expected.len()];
    let filled = fill(
        algorithm, version, &params, password, &salt, &mut out, buffer,
    );
    // `Output` compares in constant time.
    filled.is_ok() && Output::new(&out).is_ok_and(|found| found == expected)
}

fn fill(
    algorithm: Algorithm,
    version: Version,
    params: &Params,
    password: &str,
    salt: &[u8],
    out: &mut [u8],
    buffer: &mut Buffer,
) -> argon2::Result<()> {
    buffer.resize(params.block_count(), Block::default());
    Argon2::new(algorithm, version, params.clone()).hash_password_into_with_memory(
        password.as_bytes(),
        salt,
        out,
        buffer,
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn only_the_right_password_is_right() {
        let passwords = Passwords::new();
        let hash = passwords.hash("correct horse".to_owned()).await;
        assert!(
            hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"),
            "{hash}"
        );
        let check = async |password: &str, hash: Option<String>, expected| {
            let found = passwords.is_right(password.to_owned(), hash).await;
            assert_eq!(found, expected, "{password}");
        };
        check("correct horse", Some(hash.clone()), true).await;
        check("wrong horse", Some(hash), false).await;
        check("the password of nobody", None, false).await;
        check("correct horse", Some("noise".to_owned()), false).await;
        // From another program, with other parameters.
        let old = "$argon2id$v=19$m=64,t=1,p=1$c2FsdHNhbHRzYWx0$\
                   aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa";
        check("correct horse", Some(old.to_owned()), false).await;
    }

    /// Any number of passwords needs memory for two, which is reused and not reallocated.
    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn a_flood_of_passwords_takes_the_memory_of_two() {
        let passwords = Passwords::new();
        let tries = (0..12).map(|number| {
            let passwords = passwords.clone();
            tokio::spawn(async move { passwords.is_right(number.to_string(), None).await })
        });
        for tried in tries.collect::<Vec<_>>() {
            assert!(!tried.await.unwrap());
        }
        let buffers = passwords.buffers.lock().unwrap();
        assert!((1..=AT_ONCE).contains(&buffers.len()), "{}", buffers.len());
        let blocks = Params::DEFAULT.block_count();
        assert!(buffers.iter().all(|buffer| buffer.len() == blocks));
    }

    #[test]
    fn passwords_are_checked() {
        #[track_caller]
        fn check(password: &str, is_good: bool) {
            assert_eq!(
                problem(password, "Marion F. Tinsley").is_none(),
                is_good,
                "{password}"
            );
        }
        check("correct horse", true);
        check("marion f. tinsley", false);
        check("ééàéóéúéèêëï", true);
        check("ééàéóéúéèêë", false);
        check("12345678901", false);
        check(&"correct horse ".repeat(9), true);
        check(&"correct horse ".repeat(10), false);
        check("123456789012", false);
        check("qwertyqwerty", false);
        check("monkey monkey ", false);
        check("winniewinniewinnie", false);
        check("PASSWORD1234", false);
        check("iloveyou2024!", false);
        check("Snowball7777", false);
        check("aaaaaaaaaaaa", false);
        check("abababababab", false);
    }

    #[test]
    fn the_list_is_long_and_has_small_letters_and_nothing_twice() {
        assert!(COMMON.lines().count() > 2_000);
        let mut seen = std::collections::HashSet::new();
        for word in COMMON.lines() {
            assert!(word.len() >= 6 && word.to_lowercase() == word, "{word:?}");
            assert!(seen.insert(word), "{word} is there twice");
        }
    }
}
