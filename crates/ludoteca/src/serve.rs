//! `ludoteca serve`: the server for a household or a site, and where to find it.

use std::io::{IsTerminal, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use boardgame::Saying;
use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;
use server::{BadCertificate, Config, Limits, Listeners, Tls};
use tokio::net::TcpListener;
use tokio::signal::unix::{SignalKind, signal};
use words::Lang;

use crate::told::{Told, say};
use crate::{deployment, own};

/// Where people look for it.
const PORT: u16 = 8420;
/// Own pictures in the data folder.
const DECKS: &str = "decks";

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[arg(long)]
    pub(crate) config: Option<PathBuf>,
    #[arg(long, conflicts_with = "local")]
    listen: Option<SocketAddr>,
    #[arg(long)]
    local: bool,
    #[command(flatten)]
    deployment: deployment::Args,
    #[arg(long, default_value_t = 3000, hide_default_value = true)]
    bot_pause: u64,
    #[arg(long, default_value_t = 20_000, hide_default_value = true)]
    bot_patience: u64,
    #[arg(long, default_value_t = 400, hide_default_value = true, value_parser = clap::value_parser!(u32).range(1..))]
    review_games: u32,
    #[arg(long)]
    behind_proxy: bool,
    #[arg(long, value_delimiter = ',')]
    host: Vec<String>,
    #[arg(long, value_parser = base_path)]
    base_path: Option<String>,
    #[arg(long, requires = "tls_key")]
    tls_cert: Option<PathBuf>,
    #[arg(long, requires = "tls_cert")]
    tls_key: Option<PathBuf>,
    #[arg(long, value_parser = opening_key)]
    opening_key: Option<String>,
    #[arg(long)]
    metrics: Option<SocketAddr>,
    #[arg(long)]
    log_json: bool,
    #[arg(long, hide = true)]
    no_limits: bool,
    /// What every room is dealt from, chosen by a test: release builds do not know it.
    #[cfg(debug_assertions)]
    #[arg(long, hide = true)]
    seed: Option<u64>,
    /// Let any address be a service that calls people, for tests with one of their own.
    #[cfg(debug_assertions)]
    #[arg(long, hide = true)]
    any_service: bool,
    /// Offer the game to copy too, which release builds do not have.
    #[cfg(debug_assertions)]
    #[arg(long, hide = true)]
    example: bool,
}

pub(crate) fn run(args: &Args, lang: Lang) -> anyhow::Result<ExitCode> {
    start_log(args.log_json);
    own::bring_all(&args.deployment.place.data, lang)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let served = runtime.block_on(serve(args, lang));
    // Everything is stored: a bot that still thinks about something thinks for nobody.
    runtime.shutdown_background();
    served.map(|()| ExitCode::SUCCESS)
}

async fn serve(args: &Args, lang: Lang) -> anyhow::Result<()> {
    refuse_rather_than_end()?;
    let deployment = args.deployment.open().await?;
    let address = match (args.listen, args.local) {
        (Some(address), _) => address,
        (None, true) => SocketAddr::from((Ipv4Addr::LOCALHOST, PORT)),
        (None, false) => SocketAddr::from((Ipv4Addr::UNSPECIFIED, PORT)),
    };
    let site = listen(address).await?;
    let metrics = match args.metrics {
        Some(address) => Some(listen(address).await?),
        None => None,
    };
    let address = site.local_addr()?;
    let scheme = if args.tls_cert.is_some() { "https" } else { "http" };
    let phones = for_phones(scheme, address);
    let mut config = Config::new(deployment.store.clone(), deployment.bus.clone());
    config.bot_pause = Duration::from_millis(args.bot_pause);
    config.bot_patience = Duration::from_millis(args.bot_patience);
    config.review_games = args.review_games;
    config.decks = Some(args.deployment.place.data.join(DECKS));
    config.brought = own::places(&args.deployment.place.data);
    config.brought.extend(config.decks.clone());
    config.behind_proxy = args.behind_proxy;
    config.hosts.clone_from(&args.host);
    config.public_url = phones.clone().filter(|_| !args.behind_proxy);
    config.base_path = args.base_path.clone().unwrap_or_default();
    config.opening_key = args.opening_key.clone();
    if let (Some(certificate), Some(key)) = (&args.tls_cert, &args.tls_key) {
        config.tls = Some(Tls::open(certificate, key).map_err(no_certificate)?);
    }
    if args.no_limits {
        config.limits = Limits::NONE;
        config.connections = usize::MAX;
    }
    #[cfg(debug_assertions)]
    if !args.example {
        config.games = games::offered();
    }
    #[cfg(debug_assertions)]
    if args.any_service {
        config.services = server::Services::Any;
    }
    #[cfg(debug_assertions)]
    if let Some(number) = args.seed {
        config.chance = server::Chance::of_number(number);
    }
    let told = metrics.as_ref().map(TcpListener::local_addr).transpose()?;
    let at = |url: String| format!("{url}{}", config.base_path);
    greet(lang, at(here(scheme, address)), phones.map(at), told, &deployment.place);
    server::run(config, Listeners { site, metrics }, stopped()).await;
    deployment.store.close().await;
    println!("{}", say(lang, &Saying::new("cli-serve-stopped")));
    Ok(())
}

async fn listen(address: SocketAddr) -> Result<TcpListener, Told> {
    TcpListener::bind(address).await.map_err(|error| cannot_listen(address, &error))
}

fn cannot_listen(address: SocketAddr, error: &std::io::Error) -> Told {
    let next = SocketAddr::new(address.ip(), address.port().wrapping_add(1).max(1024));
    match error.kind() {
        std::io::ErrorKind::AddrInUse => Told::new("cli-serve-busy")
            .with("port", i64::from(address.port()).to_string())
            .with("other", next.to_string()),
        _ => Told::new("cli-serve-no-listen")
            .with("address", address.to_string())
            .with("detail", error.to_string()),
    }
}

/// The address for other devices on the same network, if this server listens to it.
fn for_phones(scheme: &str, address: SocketAddr) -> Option<String> {
    let ip = match address.ip() {
        ip if ip.is_loopback() => return None,
        ip if ip.is_unspecified() => own_address()?,
        ip => ip,
    };
    Some(format!("{scheme}://{}", SocketAddr::new(ip, address.port())))
}

/// The address of this machine in its network: the one from which it would reach others. Nothing is sent.
pub(crate) fn own_address() -> Option<IpAddr> {
    ["192.0.2.1:9", "192.168.255.254:9", "10.255.255.254:9", "172.31.255.254:9"]
        .into_iter()
        .filter_map(|other| {
            let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
            socket.connect(other).ok()?;
            Some(socket.local_addr().ok()?.ip())
        })
        .find(|ip| !ip.is_loopback() && !ip.is_unspecified())
}

/// The address for this machine.
fn here(scheme: &str, address: SocketAddr) -> String {
    if address.ip().is_unspecified() || address.ip().is_loopback() {
        format!("{scheme}://localhost:{}", address.port())
    } else {
        format!("{scheme}://{address}")
    }
}

/// A folder of a site, as in `/games`.
fn base_path(text: &str) -> Result<String, String> {
    let is_plain = |part: &str| {
        !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_.~".contains(&byte))
    };
    let base = text.trim_end_matches('/');
    match base.strip_prefix('/') {
        Some(parts) if parts.split('/').all(is_plain) => Ok(base.to_owned()),
        _ => Err(text.to_owned()),
    }
}

/// A word that can be typed and sent as it is.
fn opening_key(text: &str) -> Result<String, String> {
    let is_plain = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_graphic());
    if is_plain { Ok(text.to_owned()) } else { Err(text.to_owned()) }
}

fn no_certificate(bad: BadCertificate) -> Told {
    Told::new("cli-serve-no-certificate")
        .with("path", bad.path.display().to_string())
        .with("detail", bad.detail)
}

fn greet(lang: Lang, here: String, phones: Option<String>, metrics: Option<SocketAddr>, place: &str) {
    let tell = |saying: Saying| println!("{}", say(lang, &saying));
    tell(Saying::new("cli-serve-here").with("url", here));
    if let Some(phones) = phones {
        tell(Saying::new("cli-serve-phones").with("url", phones.clone()));
        if let Ok(code) = QrCode::new(&phones)
            && std::io::stdout().is_terminal()
        {
            println!("\n{}\n", code.render::<Dense1x2>().quiet_zone(true).build());
        }
    }
    if let Some(metrics) = metrics {
        tell(Saying::new("cli-serve-metrics-at").with("url", format!("http://{metrics}/metrics")));
    }
    tell(Saying::new("cli-serve-kept").with("path", place.to_owned()));
    tell(Saying::new("cli-serve-stop"));
    // Whoever reads this through a pipe wants it now.
    let _ = std::io::stdout().flush();
}

/// Done when the program is told to stop, by a key or by the system.
async fn stopped() {
    let interrupt = tokio::signal::ctrl_c();
    let mut terminate = signal(SignalKind::terminate()).expect("the system has signals");
    tokio::select! {
        _ = interrupt => {}
        _ = terminate.recv() => {}
    }
}

/// Where a quota lets no file grow, the system says so by a signal that ends whoever does not listen to it. To whoever
/// does, the write fails, and what it was for is refused with a reason, until there is room again. It is listened to for as
/// long as the program runs.
fn refuse_rather_than_end() -> std::io::Result<()> {
    let too_large = SignalKind::from_raw(rustix::process::Signal::XFSZ.as_raw());
    signal(too_large).map(drop)
}

/// Lines for people, or JSON for programs; `LUDOTECA_LOG` says how much.
fn start_log(json: bool) {
    let filter = tracing_subscriber::EnvFilter::try_from_env("LUDOTECA_LOG")
        .unwrap_or_else(|_| tracing_subscriber::EnvFilter::new("warn,server=info,store=info"));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    if json {
        log.json().flatten_event(true).with_current_span(false).with_span_list(false).init();
    } else {
        log.compact().with_target(false).with_ansi(std::io::stderr().is_terminal()).init();
    }
}
