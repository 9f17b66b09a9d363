//! The addresses where others reach the server.

use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;
use std::io::{self, Write};
use std::net::{IpAddr, SocketAddr};

/// Returns the addresses where others reach the server, best first.
///
/// A server with host names is behind a proxy that answers to them. A server that listens on all
/// addresses is reached at the addresses of this machine's network cards.
pub(super) fn addresses(
    listen: SocketAddr,
    hosts: &[String],
    is_secure: bool,
    cards: &[IpAddr],
) -> Vec<String> {
    if !hosts.is_empty() {
        let scheme = if is_secure { "https" } else { "http" };
        let port = match (is_secure, listen.port()) {
            (true, _) | (false, 80) => String::new(),
            (false, port) => format!(":{port}"),
        };
        let address = |host: &String| format!("{scheme}://{host}{port}");
        return hosts.iter().map(address).collect();
    }
    let found: Vec<IpAddr> = if listen.ip().is_unspecified() {
        // Link-local addresses need a scope, which browsers don't accept.
        let is_usable = |ip: &&IpAddr| match ip {
            IpAddr::V4(ip) => !ip.is_loopback() && !ip.is_link_local(),
            IpAddr::V6(ip) => listen.is_ipv6() && !ip.is_loopback() && !ip.is_unicast_link_local(),
        };
        let mut found: Vec<IpAddr> = cards.iter().filter(is_usable).copied().collect();
        found.sort_by_key(IpAddr::is_ipv6);
        found
    } else if listen.ip().is_loopback() {
        Vec::new()
    } else {
        vec![listen.ip()]
    };
    let address = |ip| format!("http://{}", SocketAddr::new(ip, listen.port()));
    found.into_iter().map(address).collect()
}

/// Returns the addresses of this machine's network cards. Empty if the system doesn't say.
pub(super) fn cards() -> Vec<IpAddr> {
    let cards = if_addrs::get_if_addrs().unwrap_or_default();
    cards.iter().map(if_addrs::Interface::ip).collect()
}

/// Prints the addresses for other people, with a QR code of the first one.
pub(super) fn tell(out: &mut impl Write, addresses: &[String], with_code: bool) -> io::Result<()> {
    let Some(first) = addresses.first() else {
        return Ok(());
    };
    writeln!(out, "Others can open {}", addresses.join(" or "))?;
    if with_code && let Ok(code) = QrCode::new(first) {
        let picture = code.render::<Dense1x2>().quiet_zone(true).build();
        writeln!(out, "{picture}")?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(listen: &str, hosts: &[&str], is_secure: bool, expected: &[&str]) {
        let cards = [
            "127.0.0.1",
            "fe80::1",
            "2001:db8::5",
            "192.168.1.5",
            "169.254.7.7",
        ];
        let cards = cards.map(|ip| ip.parse().unwrap());
        let hosts: Vec<String> = hosts.iter().map(|host| (*host).to_owned()).collect();
        let found = addresses(listen.parse().unwrap(), &hosts, is_secure, &cards);
        assert_eq!(found, expected);
    }

    #[test]
    fn others_get_addresses_that_work_for_them() {
        check("127.0.0.1:3264", &[], false, &[]);
        check("0.0.0.0:3264", &[], false, &["http://192.168.1.5:3264"]);
        check(
            "[::]:3264",
            &[],
            false,
            &["http://192.168.1.5:3264", "http://[2001:db8::5]:3264"],
        );
        check("10.0.0.7:80", &[], false, &["http://10.0.0.7:80"]);
        let host = ["play.example.org"];
        check("127.0.0.1:3264", &host, true, &["https://play.example.org"]);
        check(
            "0.0.0.0:3264",
            &host,
            false,
            &["http://play.example.org:3264"],
        );
        check("0.0.0.0:80", &host, false, &["http://play.example.org"]);
    }

    #[test]
    fn the_code_is_for_people_only() {
        let addresses = ["http://192.168.1.5:3264".to_owned()];
        let told = |with_code| {
            let mut out = Vec::new();
            tell(&mut out, &addresses, with_code).unwrap();
            String::from_utf8(out).unwrap()
        };
        assert_eq!(told(false), "Others can open http://192.168.1.5:3264\n");
        assert!(told(true).contains('\u{2588}'));
        let mut out = Vec::new();
        tell(&mut out, &[], true).unwrap();
        assert!(out.is_empty());
    }
}
