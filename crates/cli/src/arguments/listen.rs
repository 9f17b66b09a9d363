//! Where a server listens.

use std::net::{Ipv4Addr, SocketAddr};

/// An address and a port, such as `0.0.0.0:3264`, or a port alone, which is on this machine only.
pub(crate) fn listen_address(text: &str) -> Result<SocketAddr, &'static str> {
    if let Ok(port) = text.parse::<u16>() {
        return Ok((Ipv4Addr::LOCALHOST, port).into());
    }
    text.parse()
        .map_err(|_| "expected an address and a port such as 0.0.0.0:3264, or a port")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_port_alone_is_on_this_machine() {
        fn check(text: &str, expected: Option<&str>) {
            let found = listen_address(text).ok().map(|it| it.to_string());
            assert_eq!(found.as_deref(), expected, "{text}");
        }
        check("8080", Some("127.0.0.1:8080"));
        check("0.0.0.0:80", Some("0.0.0.0:80"));
        check("[::1]:80", Some("[::1]:80"));
        for wrong in ["", "-1", "70000", "localhost", "1.2.3.4"] {
            check(wrong, None);
        }
    }
}
