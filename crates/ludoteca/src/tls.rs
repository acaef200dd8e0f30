//! `ludoteca tls`: a small authority for a household and a certificate by it, so that phones can reach the server over
//! TLS without a name on the internet.

use std::fs::{DirBuilder, OpenOptions};
use std::io::Write;
use std::net::Ipv4Addr;
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use boardgame::Saying;
use rcgen::{
    BasicConstraints, CertificateParams, CertifiedIssuer, DistinguishedName, DnType, ExtendedKeyUsagePurpose,
    IsCa, Issuer, KeyPair, KeyUsagePurpose,
};
use words::Lang;

use crate::serve::own_address;
use crate::told::{Told, say};

/// Phones want certificates that are good for little more than a year.
const DAYS: i64 = 397;
/// An authority is put on every phone by hand: once in ten years is enough.
const AUTHORITY_DAYS: i64 = 3650;
const NAME: &str = "Ludoteca";

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The names and addresses by which the server is reached.
    names: Vec<String>,
    #[arg(long, default_value = "tls", hide_default_value = true)]
    folder: PathBuf,
}

pub(crate) fn run(args: &Args, lang: Lang) -> anyhow::Result<ExitCode> {
    let refused = |error: std::io::Error| {
        Told::new("cli-tls-no-folder")
            .with("path", args.folder.display().to_string())
            .with("detail", error.to_string())
    };
    DirBuilder::new().recursive(true).mode(0o700).create(&args.folder).map_err(refused)?;
    let file = |name: &str| args.folder.join(name);
    let (authority, authority_key) = (file("authority.pem"), file("authority.key"));
    // One that is on the phones already is not made anew.
    if !authority.exists() || !authority_key.exists() {
        let made = CertifiedIssuer::self_signed(of_authority(), KeyPair::generate()?)?;
        write(&authority_key, 0o600, &made.key().serialize_pem()).map_err(refused)?;
        write(&authority, 0o644, &made.pem()).map_err(refused)?;
    }
    let key = std::fs::read_to_string(&authority_key).map_err(refused)?;
    let known = Issuer::new(of_authority(), KeyPair::from_pem(&key)?);

    let names = if args.names.is_empty() { usual_names() } else { args.names.clone() };
    let mut params = CertificateParams::new(names.clone())?;
    params.distinguished_name = called(NAME);
    params.extended_key_usages = vec![ExtendedKeyUsagePurpose::ServerAuth];
    let now = time::OffsetDateTime::now_utc();
    (params.not_before, params.not_after) = (now - time::Duration::DAY, now + time::Duration::days(DAYS));
    let key = KeyPair::generate()?;
    let certificate = params.signed_by(&key, &known)?;
    let (server, server_key) = (file("server.pem"), file("server.key"));
    write(&server_key, 0o600, &key.serialize_pem()).map_err(refused)?;
    write(&server, 0o644, &certificate.pem()).map_err(refused)?;

    let path = |path: &Path| path.display().to_string();
    for saying in [
        Saying::new("cli-tls-made").with("names", names.join(", ")).with("days", DAYS),
        Saying::new("cli-tls-serve").with("cert", path(&server)).with("key", path(&server_key)),
        Saying::new("cli-tls-trust").with("authority", path(&authority)),
        Saying::new("cli-tls-secret").with("key", path(&authority_key)),
    ] {
        println!("{}", say(lang, &saying));
    }
    Ok(ExitCode::SUCCESS)
}

/// What an authority is, but for its key.
fn of_authority() -> CertificateParams {
    let mut params = CertificateParams::default();
    // Phones list it by name among those of the world.
    params.distinguished_name = called("Ludoteca (this household)");
    params.is_ca = IsCa::Ca(BasicConstraints::Constrained(0));
    params.key_usages = vec![KeyUsagePurpose::KeyCertSign, KeyUsagePurpose::CrlSign];
    let now = time::OffsetDateTime::now_utc();
    (params.not_before, params.not_after) =
        (now - time::Duration::DAY, now + time::Duration::days(AUTHORITY_DAYS));
    params
}

fn called(name: &str) -> DistinguishedName {
    let mut called = DistinguishedName::new();
    called.push(DnType::CommonName, name);
    called
}

/// This machine, as itself and as the phones around it know it.
fn usual_names() -> Vec<String> {
    let mut names = vec!["localhost".to_owned(), Ipv4Addr::LOCALHOST.to_string()];
    names.extend(own_address().map(|address| address.to_string()));
    names
}

fn write(path: &Path, mode: u32, text: &str) -> std::io::Result<()> {
    let mut file = OpenOptions::new().write(true).create(true).truncate(true).mode(mode).open(path)?;
    file.write_all(text.as_bytes())
}
