//! The host names that the server responds to.

use crate::api::ApiError;
use axum::extract::{Request, State};
use axum::http::{StatusCode, header, uri::Authority};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use protocol::Why;
use std::net::IpAddr;
use std::sync::Arc;

/// The host names that the server responds to.
///
/// Another site can make its own domain name point to this machine, and its scripts can then read
/// our responses under that name (DNS rebinding). A server that only responds to its own names is
/// out of their reach.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Hosts {
    /// `localhost` and the loopback addresses.
    Loopback,
    /// These names and addresses, without ports, in addition to [`Hosts::Loopback`].
    Named(Vec<String>),
    /// Any name, for a server that everyone can reach anyway.
    Any,
}

impl Hosts {
    /// Whether a request for this host is for us. The port doesn't matter, because it may be
    /// forwarded.
    fn allow(&self, authority: &str) -> bool {
        // A user name isn't allowed.
        if authority.contains('@') {
            return false;
        }
        let Ok(authority) = authority.parse::<Authority>() else {
            return false;
        };
        let port = authority.as_str().rsplit(']').next().unwrap_or_default();
        if port.contains(':') && authority.port_u16().is_none() {
            return false;
        }
        let host = authority.host();
        let bare = host.trim_start_matches('[').trim_end_matches(']');
        let is_loopback = host.eq_ignore_ascii_case("localhost")
            || bare.parse::<IpAddr>().is_ok_and(|ip| ip.is_loopback());
        match self {
            Hosts::Any => true,
            Hosts::Loopback => is_loopback,
            Hosts::Named(names) => {
                is_loopback || names.iter().any(|name| name.eq_ignore_ascii_case(bare))
            }
        }
    }
}

/// Refuses requests for other hosts.
pub(crate) async fn check(
    State(hosts): State<Arc<Hosts>>,
    request: Request,
    next: Next,
) -> Response {
    if named_host(&request).is_some_and(|host| hosts.allow(host)) {
        next.run(request).await
    } else {
        ApiError::new(Why::WrongHost)
            .with_status(StatusCode::MISDIRECTED_REQUEST)
            .into_response()
    }
}

/// The host that a request is for, if it names exactly one.
fn named_host(request: &Request) -> Option<&str> {
    let mut named = request.headers().get_all(header::HOST).into_iter();
    let in_address = request.uri().authority().map(Authority::as_str);
    let in_header = match named.next() {
        Some(value) => Some(value.to_str().ok()?),
        None => None,
    };
    if named.next().is_some() {
        return None;
    }
    match (in_header, in_address) {
        (Some(header), Some(address)) => header.eq_ignore_ascii_case(address).then_some(header),
        (header, address) => header.or(address),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_answers_to_its_own_names_only() {
        #[track_caller]
        fn check(hosts: &Hosts, authority: &str, expected: bool) {
            assert_eq!(hosts.allow(authority), expected, "{authority}");
        }
        let loopback = Hosts::Loopback;
        check(&loopback, "localhost", true);
        check(&loopback, "LocalHost:3264", true);
        check(&loopback, "127.0.0.1:9", true);
        check(&loopback, "[::1]:3264", true);
        check(&loopback, "evil.example:3264", false);
        check(&loopback, "127.0.0.1.evil.example", false);
        check(&loopback, "localhost.evil.example", false);
        check(&loopback, "192.168.1.5", false);
        check(&loopback, "evil.example@localhost", false);
        check(&loopback, "localhost:port", false);
        check(&loopback, "localhost:99999", false);
        check(&Hosts::Any, "user@other.example", false);
        check(&loopback, "", false);
        check(&loopback, "a b", false);
        let named = Hosts::Named(vec!["play.example".to_owned()]);
        check(&named, "Play.Example", true);
        check(&named, "localhost:1", true);
        check(&named, "other.example", false);
        check(&Hosts::Any, "other.example", true);
    }

    #[test]
    fn a_request_names_one_host() {
        #[track_caller]
        fn check(uri: &str, hosts: &[&str], expected: Option<&str>) {
            let mut request = Request::builder().uri(uri);
            for host in hosts {
                request = request.header(header::HOST, *host);
            }
            let request = request.body(axum::body::Body::empty()).unwrap();
            assert_eq!(named_host(&request), expected, "{uri} {hosts:?}");
        }
        check("/", &["a.example"], Some("a.example"));
        check("http://a.example/", &[], Some("a.example"));
        check("http://a.example/", &["A.example"], Some("A.example"));
        check("http://a.example/", &["b.example"], None);
        check("/", &["a.example", "b.example"], None);
        check("/", &[], None);
    }
}
