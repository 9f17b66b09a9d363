//! Passwords, which are kept as hashes that are dear to compute.

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use protocol::Why;
use std::sync::{Arc, OnceLock};
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

/// How many are computed at the same time: the games go on meanwhile.
const AT_ONCE: usize = 2;
/// How many characters a password has.
const CHARS: std::ops::RangeInclusive<usize> = 8..=200;

/// Computes hashes of passwords, a few at a time.
#[derive(Clone)]
pub(crate) struct Passwords {
    places: Arc<Semaphore>,
    /// What is compared with where there is no account, so that it takes as long.
    nobody: Arc<OnceLock<String>>,
}

impl Passwords {
    pub(crate) fn new() -> Passwords {
        Passwords {
            places: Arc::new(Semaphore::new(AT_ONCE)),
            nobody: Arc::default(),
        }
    }

    /// The hash of a password.
    pub(crate) async fn hash(&self, password: String) -> String {
        let _place = self.places.acquire().await;
        spawn_blocking(move || hash_now(&password))
            .await
            .expect("hashing does not panic")
    }

    /// Whether this is the password of that hash; without a hash it is not, and takes as long.
    pub(crate) async fn is_right(&self, password: String, hash: Option<String>) -> bool {
        let _place = self.places.acquire().await;
        let nobody = Arc::clone(&self.nobody);
        spawn_blocking(move || {
            let nobody = || nobody.get_or_init(|| hash_now("the password of nobody"));
            let is_right = verify_now(&password, hash.as_ref().unwrap_or_else(nobody));
            is_right && hash.is_some()
        })
        .await
        .unwrap_or(false)
    }
}

/// What is wrong with a password that somebody wants.
pub(crate) fn problem(password: &str, name: &str) -> Option<Why> {
    if !CHARS.contains(&password.chars().count()) {
        Some(Why::PasswordLength)
    } else if password.eq_ignore_ascii_case(name) {
        Some(Why::PasswordIsName)
    } else {
        None
    }
}

fn hash_now(password: &str) -> String {
    Argon2::default()
        .hash_password(password.as_bytes())
        .expect("any password of a sane length can be hashed")
        .to_string()
}

fn verify_now(password: &str, hash: &str) -> bool {
    PasswordHash::new(hash).is_ok_and(|hash| {
        Argon2::default()
            .verify_password(password.as_bytes(), &hash)
            .is_ok()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn only_the_right_password_is_right() {
        let passwords = Passwords::new();
        let hash = passwords.hash("correct horse".to_owned()).await;
        assert!(hash.starts_with("$argon2id$v=19$"), "{hash}");
        let check = async |password: &str, hash: Option<String>, expected| {
            let found = passwords.is_right(password.to_owned(), hash).await;
            assert_eq!(found, expected, "{password}");
        };
        check("correct horse", Some(hash.clone()), true).await;
        check("wrong horse", Some(hash), false).await;
        check("the password of nobody", None, false).await;
        check("correct horse", Some("noise".to_owned()), false).await;
    }

    #[test]
    fn passwords_are_checked() {
        #[track_caller]
        fn check(password: &str, is_good: bool) {
            assert_eq!(
                problem(password, "Marion F.").is_none(),
                is_good,
                "{password}"
            );
        }
        check("12345678", true);
        check("éééééééé", true);
        check("1234567", false);
        check("marion f.", false);
        check(&"x".repeat(201), false);
    }
}
