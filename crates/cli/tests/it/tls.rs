//! A database and a bus that accept only TLS.

use loadtest::Guest;
use rcgen::{BasicConstraints, CertificateParams, IsCa, Issuer, KeyPair};
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Output, Stdio};
use testkit::{Nats, Postgres};

/// A certificate authority, and a certificate that it signed for `localhost`, all in PEM.
struct Certificates {
    authority: String,
    certificate: String,
    key: String,
}

impl Certificates {
    fn new() -> Certificates {
        let mut authority = CertificateParams::new(Vec::new()).unwrap();
        authority.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
        let authority_key = KeyPair::generate().unwrap();
        let signed = authority.self_signed(&authority_key).unwrap();
        let issuer = Issuer::new(authority, authority_key);
        let key = KeyPair::generate().unwrap();
        let params = CertificateParams::new(vec!["localhost".to_owned()]).unwrap();
        let certificate = params.signed_by(&key, &issuer).unwrap();
        Certificates {
            authority: signed.pem(),
            certificate: certificate.pem(),
            key: key.serialize_pem(),
        }
    }
}

fn serve(database: &str, bus: &str, trusted: &Path) -> Command {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin("crownhead"));
    command
        .args(["serve", "--listen", "127.0.0.1:0", "--log", "error"])
        .args(["--database", database, "--bus", bus])
        // What the system trusts, as this process sees it.
        .env("SSL_CERT_FILE", trusted)
        .env_remove("SSL_CERT_DIR");
    command
}

fn refused(mut command: Command, expected: &str) {
    let Output { status, stderr, .. } = command.output().unwrap();
    let error = String::from_utf8(stderr).unwrap();
    assert_eq!(status.code(), Some(1), "{error}");
    assert!(error.contains(expected), "{expected} in {error}");
    assert!(!error.contains("secret"), "{error}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_database_and_the_bus_are_reached_over_tls() {
    let ours = Certificates::new();
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, text: &str| {
        let path = folder.path().join(name);
        fs::write(&path, text).unwrap();
        path
    };
    let authority = write("authority.pem", &ours.authority);
    let stranger = write("stranger.pem", &Certificates::new().authority);
    let certificate = write("nats.pem", &ours.certificate);
    let key = write("nats.key", &ours.key);
    let nats_options = [
        "--tls",
        "--tlscert",
        certificate.to_str().unwrap(),
        "--tlskey",
        key.to_str().unwrap(),
        "--user",
        "crownhead",
        "--pass",
        "secret",
    ];
    let nats = Nats::start_with(nats_options.map(str::to_owned).to_vec());
    let postgres = Postgres::start_with_tls(&ours.certificate, &ours.key);
    postgres.database("tls");
    let database = |host: &str, options: &str| {
        let port = postgres.port();
        format!("postgres://crownhead:secret@{host}:{port}/tls?{options}")
    };
    let bus = |host: &str| format!("tls://crownhead:secret@{host}:{}", nats.port());
    let verified = database("localhost", "sslmode=verify-full");

    let cannot_open = "can't open the database localhost";
    let plain = database("localhost", "sslmode=disable");
    refused(serve(&plain, &bus("localhost"), &authority), cannot_open);
    refused(serve(&verified, &bus("localhost"), &stranger), cannot_open);
    // The certificate is for a different name.
    let other = database("127.0.0.1", "sslmode=verify-full");
    let cannot_open = "can't open the database 127.0.0.1";
    refused(serve(&other, &bus("localhost"), &authority), cannot_open);
    let cannot_connect = "can't connect to the NATS server at 127.0.0.1";
    refused(
        serve(&verified, &bus("127.0.0.1"), &authority),
        cannot_connect,
    );
    let wrong = bus("localhost").replace("secret", "secrets");
    let cannot_connect = "can't connect to the NATS server at localhost";
    refused(serve(&verified, &wrong, &authority), cannot_connect);

    // An authority can also be given for the database alone.
    let named = format!("{verified}&sslrootcert={}", authority.display());
    for database in [verified, named] {
        let mut child = serve(&database, &bus("localhost"), &authority)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap())
            .read_line(&mut line)
            .unwrap();
        let address = line.split("http://").nth(1).unwrap_or_default();
        let address = address.trim_end().trim_end_matches('/').parse().unwrap();
        let guest = Guest::new(address).await.unwrap();
        drop(guest.connect(address).await.unwrap());
        child.kill().unwrap();
        child.wait().unwrap();
    }
}
