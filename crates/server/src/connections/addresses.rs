//! Counts the connections of each address.

use crate::throttle::network;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The number of connections per address. Loopback isn't counted.
#[derive(Clone, Default)]
pub(crate) struct Addresses(Arc<Mutex<HashMap<IpAddr, usize>>>);

/// A connection, counted until this is dropped.
pub(crate) struct Counted {
    of: Option<(Addresses, IpAddr)>,
}

impl Addresses {
    /// Counts another connection from this address, or returns `None` if it already has the
    /// maximum.
    pub(crate) fn enter(&self, address: IpAddr, most: Option<usize>) -> Option<Counted> {
        let Some(most) = most.filter(|_| !address.to_canonical().is_loopback()) else {
            return Some(Counted { of: None });
        };
        let address = network(address);
        let mut counts = self.lock();
        let count = counts.entry(address).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        let of = Some((self.clone(), address));
        Some(Counted { of })
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<IpAddr, usize>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        let Some((addresses, address)) = self.of.take() else {
            return;
        };
        let mut counts = addresses.lock();
        if let Some(count) = counts.get_mut(&address) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_its_share_and_gets_it_back() {
        let addresses = Addresses::default();
        let enter = |text: &str, most| addresses.enter(text.parse().unwrap(), most);
        let first = enter("192.0.2.1", Some(2)).unwrap();
        let second = enter("::ffff:192.0.2.1", Some(2));
        assert!(second.is_some() && enter("192.0.2.1", Some(2)).is_none());
        assert!(enter("192.0.2.2", Some(2)).is_some());
        drop(first);
        assert!(enter("192.0.2.1", Some(2)).is_some());
        // An IPv6 network belongs to one customer.
        let _home = enter("2001:db8::1", Some(1)).unwrap();
        assert!(enter("2001:db8::2", Some(1)).is_none());
        assert!(enter("2001:db8:0:1::2", Some(1)).is_some());
        // Loopback isn't counted. Behind a proxy, nobody is.
        let local: Vec<_> = (0..9).map(|_| enter("127.0.0.1", Some(1))).collect();
        assert!(local.iter().all(Option::is_some));
        let _same = (enter("192.0.2.9", None), enter("192.0.2.9", None));
        drop(second);
        assert_eq!(addresses.lock().len(), 1);
    }
}
