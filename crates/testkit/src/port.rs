//! Ports that no two tests share.

use std::io::ErrorKind;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, TcpListener, UdpSocket};

/// Below the ephemeral port range, which starts at 32768 or above. So a service that's down for a
/// while finds its port free when it comes back.
const FIRST: u16 = 15_000;
const COUNT: u16 = 15_000;

/// A loopback port that belongs to one test, for services that can't pick one themselves or that
/// restart at the same address.
#[derive(Debug)]
pub struct Port {
    number: u16,
    /// The UDP port with the same number shows other tests that this one is taken. The system frees
    /// it however the test ends.
    _claim: UdpSocket,
}

impl Port {
    /// Claims a port that nothing is listening on.
    ///
    /// # Panics
    ///
    /// If all of them are taken.
    pub fn claim() -> Port {
        // Concurrent tests start in different places.
        let start = std::process::id().wrapping_mul(7) % u32::from(COUNT);
        let start = u16::try_from(start).expect("less than the count");
        (0..COUNT)
            .map(|step| FIRST + (start + step) % COUNT)
            .find_map(Port::try_claim)
            .expect("a free port")
    }

    fn try_claim(number: u16) -> Option<Port> {
        let claim = UdpSocket::bind((Ipv4Addr::LOCALHOST, number)).ok()?;
        let is_free = |address: IpAddr| match TcpListener::bind((address, number)) {
            Ok(_) => true,
            // Some machines have no IPv6.
            Err(error) => address.is_ipv6() && error.kind() != ErrorKind::AddrInUse,
        };
        let is_free = is_free(Ipv4Addr::LOCALHOST.into()) && is_free(Ipv6Addr::LOCALHOST.into());
        is_free.then_some(Port {
            number,
            _claim: claim,
        })
    }

    /// Its number.
    pub fn number(&self) -> u16 {
        self.number
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_gets_a_port_that_is_claimed_or_in_use() {
        let port = Port::claim();
        assert!(Port::try_claim(port.number()).is_none());
        let number = port.number();
        drop(port);
        // If another test claims it between these two lines, it isn't free either.
        let _listener = TcpListener::bind((Ipv4Addr::LOCALHOST, number));
        assert!(Port::try_claim(number).is_none());
        assert_ne!(Port::claim().number(), Port::claim().number());
    }
}
