//! Ten thousand streams on which nothing happens: what they cost a server.

use std::io;
use std::path::Path;
use std::time::Duration;

use load::client::Events;
use load::memory::settled;
use load::player::{guest, open_room};
use load::process::Server;

use crate::{folder, head, row};

const STREAMS: usize = 10_000;
/// How many streams a room has: two who play, or as many as one guest may have.
const A_ROOM: [usize; 2] = [2, 16];
/// How long they are left alone.
const REST: Duration = Duration::from_secs(60);

pub(crate) async fn section(program: &Path) -> io::Result<String> {
    let mut text =
        format!("## {STREAMS} idle streams\n\nSenet, at its deal; memory after {} s.\n\n", REST.as_secs());
    text.push_str(&head([
        "rooms",
        "idle server, MB",
        "with the rooms, MB",
        "with all streams, MB",
        "after the rest, MB",
        "a stream, kB",
        "CPU of the rest, ms a second",
    ]));
    for each in A_ROOM {
        text.push_str(&measure(program, STREAMS / each, each).await?);
    }
    Ok(text)
}

async fn measure(program: &Path, rooms: usize, each: usize) -> io::Result<String> {
    let data = folder()?;
    let server = Server::start(program, data.path(), &[]).await?;
    let token = guest(server.address).await?;
    let idle = settled(&server).await?;
    let mut ids = Vec::new();
    for _ in 0..rooms {
        ids.push(open_room(server.address, &token, games::ALL[0]).await?);
    }
    let bare = settled(&server).await?;
    let mut streams = Vec::new();
    for id in &ids {
        for place in 0..each {
            let path = format!("/api/rooms/{id}/events?seat={}", place % 2);
            let mut events = Events::open(server.address, &token, &path).await?;
            events.next("hello").await?;
            streams.push(events);
        }
    }
    let opened = settled(&server).await?;
    let cpu = server.cpu()?;
    tokio::time::sleep(REST).await;
    let (rested, cpu) = (server.memory()?, server.cpu()? - cpu);
    server.kill().await?;
    let megabytes = |bytes: u64| format!("{:.1}", bytes as f64 / 1e6);
    Ok(row([
        format!("{rooms}, {each} streams each"),
        megabytes(idle),
        megabytes(bare),
        megabytes(opened),
        megabytes(rested),
        format!("{:.1}", rested.saturating_sub(idle) as f64 / STREAMS as f64 / 1e3),
        format!("{:.1}", cpu * 1e3 / REST.as_secs_f64()),
    ]))
}
