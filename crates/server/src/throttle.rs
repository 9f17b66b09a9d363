//! Rate limits per address or player.

use axum::extract::ConnectInfo;
use axum::http::{Extensions, HeaderMap};
use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::{Mutex, PoisonError};
use tokio::time::{Duration, Instant};

/// With this many entries, those that are full again are dropped.
const MANY: usize = 10_000;
/// How often they may be dropped.
const SWEEP: Duration = Duration::from_secs(1);
/// The maximum number of entries. Beyond that, newcomers are refused.
const MOST: usize = 500_000;

/// This many in a burst, and the same number again each minute.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Rate(pub(crate) u32);

/// A rate limit for each address or player.
pub(crate) struct Throttle<Who> {
    rate: Rate,
    counts: Mutex<Counts<Who>>,
}

struct Counts<Who> {
    /// How many requests each may still make, and as of when.
    left: HashMap<Who, (f64, Instant)>,
    swept: Option<Instant>,
}

impl<Who: Eq + Hash> Throttle<Who> {
    pub(crate) fn new(rate: Rate) -> Throttle<Who> {
        Throttle {
            rate,
            counts: Mutex::new(Counts {
                left: HashMap::new(),
                swept: None,
            }),
        }
    }

    /// Counts a request. Returns whether it's allowed.
    pub(crate) fn allows(&self, who: Who, now: Instant) -> bool {
        let most = f64::from(self.rate.0);
        let refilled = |(left, at): (f64, Instant)| {
            let minutes = now.saturating_duration_since(at).as_secs_f64() / 60.0;
            (left + minutes * most).min(most)
        };
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        let counts = &mut *counts;
        let is_due = |swept: Instant| now.saturating_duration_since(swept) >= SWEEP;
        if counts.left.len() >= MANY && counts.swept.is_none_or(is_due) {
            counts.left.retain(|_, entry| refilled(*entry) < most);
            counts.swept = Some(now);
        }
        if counts.left.len() >= MOST && !counts.left.contains_key(&who) {
            return false;
        }
        let entry = counts.left.entry(who).or_insert((most, now));
        let left = refilled(*entry);
        let is_fine = left >= 1.0;
        *entry = (if is_fine { left - 1.0 } else { left }, now);
        is_fine
    }
}

/// The address to count a request under, if it counts.
///
/// Loopback isn't counted. Behind a proxy, the last entry of `X-Forwarded-For` counts, which is the
/// only one that the proxy vouches for.
pub(crate) fn counted_address(
    extensions: &Extensions,
    headers: &HeaderMap,
    is_behind_proxy: bool,
) -> Option<IpAddr> {
    let peer = extensions.get::<ConnectInfo<SocketAddr>>()?.0.ip();
    let peer = peer.to_canonical();
    if is_behind_proxy {
        let named = headers.get_all("x-forwarded-for").into_iter().next_back();
        let last = named.and_then(|value| value.to_str().ok()?.rsplit(',').next());
        let client = last.and_then(|text| address_in(text.trim()));
        return Some(network(client.unwrap_or(peer)));
    }
    (!peer.is_loopback()).then(|| network(peer))
}

/// The address in an entry. Some proxies add the port, and some write IPv6 in brackets.
fn address_in(entry: &str) -> Option<IpAddr> {
    let bare = entry.strip_prefix('[').and_then(|it| it.strip_suffix(']'));
    let with_port = || entry.parse::<SocketAddr>().ok().map(|it| it.ip());
    bare.unwrap_or(entry).parse().ok().or_else(with_port)
}

/// The network to count an address under. An IPv6 customer has a whole network. An IPv4-mapped IPv6
/// address, as seen on a dual-stack socket, counts as IPv4.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => IpAddr::V4(address),
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    #[test]
    fn an_address_has_its_share_and_no_more() {
        let throttle = Throttle::new(Rate(3));
        let start = Instant::now();
        let count = |address: &str, seconds: u64| {
            let now = start + Duration::from_secs(seconds);
            let address: IpAddr = address.parse().unwrap();
            (0..10)
                .filter(|_| throttle.allows(network(address), now))
                .count()
        };
        assert_eq!(count("192.0.2.1", 0), 3);
        assert_eq!(count("192.0.2.2", 0), 3);
        assert_eq!(count("192.0.2.1", 21), 1);
        assert_eq!(count("192.0.2.1", 600), 3);
        assert_eq!(count("2001:db8::1", 0), 3);
        assert_eq!(count("2001:db8::2", 0), 0);
        assert_eq!(count("2001:db8:0:1::2", 0), 3);
        // Otherwise, all IPv4 addresses would be one network.
        assert_eq!(count("::ffff:192.0.2.3", 0), 3);
        assert_eq!(count("::ffff:192.0.2.4", 0), 3);
        assert_eq!(count("192.0.2.4", 0), 0);
    }

    #[test]
    fn a_crowd_of_addresses_is_forgotten_when_it_is_quiet_and_bounded_while_it_is_not() {
        let throttle = Throttle::new(Rate(60));
        let start = Instant::now();
        let now = |millis: u64| start + Duration::from_millis(millis);
        let len = || throttle.counts.lock().unwrap().left.len();
        for number in 0..MOST + 10 {
            assert_eq!(throttle.allows(number, now(0)), number < MOST);
        }
        assert_eq!(len(), MOST);
        // Known clients are still served.
        assert!(throttle.allows(0, now(500)));
        assert!(throttle.allows(MOST, now(1_500)));
        assert_eq!(len(), 2);
    }

    #[test]
    fn the_address_of_a_client_is_found() {
        #[track_caller]
        fn check(peer: &str, forwarded: Option<&'static str>, proxy: bool, expected: Option<&str>) {
            let mut extensions = Extensions::new();
            let peer: IpAddr = peer.parse().unwrap();
            extensions.insert(ConnectInfo(SocketAddr::new(peer, 9)));
            let mut headers = HeaderMap::new();
            if let Some(text) = forwarded {
                headers.insert("x-forwarded-for", HeaderValue::from_static(text));
            }
            let expected = expected.map(|text| text.parse().unwrap());
            assert_eq!(counted_address(&extensions, &headers, proxy), expected);
        }
        check("127.0.0.1", None, false, None);
        check("::ffff:127.0.0.1", None, false, None);
        check("::ffff:192.0.2.1", None, false, Some("192.0.2.1"));
        check("192.0.2.1", None, false, Some("192.0.2.1"));
        check("192.0.2.1", Some("198.51.100.7"), false, Some("192.0.2.1"));
        check(
            "127.0.0.1",
            Some("10.0.0.1, 198.51.100.7"),
            true,
            Some("198.51.100.7"),
        );
        check("127.0.0.1", Some("nonsense"), true, Some("127.0.0.1"));
        // Otherwise, everyone would share the proxy's limit.
        let client = Some("198.51.100.7");
        check("127.0.0.1", Some("198.51.100.7:4711"), true, client);
        let network = Some("2001:db8::");
        check("127.0.0.1", Some("[2001:db8::1]:4711"), true, network);
        check("127.0.0.1", Some("[2001:db8::1]"), true, network);
        check("127.0.0.1", Some("2001:db8::1"), true, network);
    }
}
