//! What hosts run: one server over a file, or nodes over PostgreSQL and NATS; how many moves each stores in a second, how
//! soon it answers, and which of its parts the processors work for.

use std::io;
use std::path::Path;
use std::time::Duration;

use load::process::Server;
use load::rooms::{Load, Measured, Spread};
use services::{OwnNats, OwnServer};

use crate::{busy, folder, head, row};

const ROOMS: usize = 200;
/// A room in which people take their time.
const PACE: Duration = Duration::from_secs(1);

/// What is run: over a file, or so many nodes, and which of them a room's people reach.
#[derive(Clone, Copy)]
enum Kind {
    File,
    Nodes(usize, Spread),
}

impl Kind {
    const ALL: [Kind; 6] = [
        Kind::File,
        Kind::Nodes(1, Spread::ByRoom),
        Kind::Nodes(2, Spread::ByRoom),
        Kind::Nodes(3, Spread::ByRoom),
        Kind::Nodes(2, Spread::Any),
        Kind::Nodes(3, Spread::Any),
    ];

    fn name(self) -> String {
        match self {
            Kind::File => "SQLite, one server".to_owned(),
            Kind::Nodes(1, _) => "PostgreSQL and NATS, one node".to_owned(),
            Kind::Nodes(nodes, Spread::ByRoom) => format!("{nodes} nodes, a room at one of them"),
            Kind::Nodes(nodes, Spread::Any) => format!("{nodes} nodes, a room at all of them"),
        }
    }
}

pub(crate) async fn section(program: &Path, length: Duration) -> io::Result<String> {
    let mut text = format!(
        "## Deployments\n\nSenet, {ROOMS} rooms with two streams each; every move is on the database's disk before it is \
         answered. Load of the machine at the beginning: {}.\n",
        busy()
    );
    for (title, pace) in [("Flat out", None), ("One move a second and room", Some(PACE))] {
        text.push_str(&format!("\n### {title}\n\n"));
        text.push_str(&head([
            "deployment",
            "moves/s",
            "p50, ms",
            "p99, ms",
            "CPU a move, µs",
            "nodes",
            "PostgreSQL",
            "NATS",
            "moves a commit",
        ]));
        for kind in Kind::ALL {
            let load = Load { game: games::ALL[0], rooms: ROOMS, pace, length };
            text.push_str(&told(kind, &measure(program, kind, load).await?));
        }
    }
    Ok(text)
}

fn told(kind: Kind, measured: &Measured) -> String {
    let moves = measured.moves();
    let each = |seconds: f64| format!("{:.0}", seconds / moves * 1e6);
    let other = |place: usize| measured.others.get(place).map_or("".to_owned(), |seconds| each(*seconds));
    row([
        kind.name(),
        format!("{:.0}", moves / measured.seconds),
        format!("{:.2}", measured.quantile(0.5)),
        format!("{:.2}", measured.quantile(0.99)),
        each(measured.cpu + measured.others.iter().sum::<f64>()),
        each(measured.cpu),
        other(0),
        other(1),
        format!("{:.1}", moves / measured.commits),
    ])
}

async fn measure(program: &Path, kind: Kind, load: Load) -> io::Result<Measured> {
    let data = folder()?;
    let Kind::Nodes(nodes, spread) = kind else {
        let server = [Server::start(program, data.path(), &[]).await?];
        return load.run(&server, Spread::ByRoom, &[]).await;
    };
    let (database, mut nats) = (OwnServer::start(""), OwnNats::new());
    nats.start();
    let (store, bus) = (database.url(), nats.url());
    let mut servers = Vec::new();
    for node in 0..nodes {
        let folder = data.path().join(node.to_string());
        servers.push(Server::start(program, &folder, &["--store", &store, "--bus", &bus]).await?);
    }
    let others = [database.pid(), nats.pid().expect("it runs")];
    let measured = load.run(&servers, spread, &others).await?;
    for server in servers {
        server.kill().await?;
    }
    Ok(measured)
}
