//! A server under load: how many durable moves a second, how soon they are answered, and what a room costs.

use std::io;
use std::path::Path;
use std::time::Duration;

use boardgame::Saying;
use load::memory::Memory;
use load::process::Server;
use load::rooms::{Load, Spread};
use words::{Lang, word};

use crate::numbers::{fixed, whole};
use crate::told::say;

const ROOMS: [usize; 2] = [50, 200];

pub(crate) fn section(budget: Duration, lang: Lang) -> anyhow::Result<String> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let data = std::env::temp_dir().join(format!("ludoteca-rooms-{}", std::process::id()));
    let text = runtime.block_on(measure(&data, budget, lang));
    std::fs::remove_dir_all(&data)?;
    Ok(text?)
}

async fn measure(data: &Path, budget: Duration, lang: Lang) -> io::Result<String> {
    let game = games::ALL[0];
    let program = std::env::current_exe()?;
    let name = word(lang, &format!("{}-name", game.info().id));
    let how = say(lang, &Saying::new("cli-bench-rooms-how").with("game", name));
    let mut text = format!("## {}\n\n{how}\n\n", word(lang, "cli-bench-rooms"));
    let heads = ["load", "moves", "median", "slow", "cpu", "batch"];
    let heads = heads.map(|head| word(lang, &format!("cli-bench-rooms-{head}")));
    text.push_str(&format!("| {} |\n|---|{}\n", heads.join(" | "), "---:|".repeat(heads.len() - 1)));
    for (key, pace) in
        [("cli-bench-rooms-flat-out", None), ("cli-bench-rooms-paced", Some(Duration::from_secs(1)))]
    {
        for rooms in ROOMS {
            let server = [Server::start(&program, &data.join(format!("{key}-{rooms}")), &[]).await?];
            let length = if pace.is_some() { 10 * budget } else { 5 * budget };
            let load = Load { game, rooms, pace, length };
            let measured = load.run(&server, Spread::ByRoom, &[]).await?;
            let [server] = server;
            let moves = measured.moves();
            let figures = [
                say(lang, &Saying::new(key).with("rooms", rooms as i64)),
                whole(lang, (moves / measured.seconds) as u64),
                fixed(lang, measured.quantile(0.5), 2),
                fixed(lang, measured.quantile(0.99), 2),
                whole(lang, (measured.cpu / moves * 1e6) as u64),
                fixed(lang, moves / measured.commits, 1),
            ];
            text.push_str(&format!("| {} |\n", figures.join(" | ")));
            server.kill().await?;
        }
    }
    let memory = Memory::measure(&program, &data.join("memory"), game).await?;
    text.push_str(&format!("\n{}\n", told(&memory, lang)));
    Ok(text)
}

fn told(memory: &Memory, lang: Lang) -> String {
    let each = |bytes: u64| fixed(lang, memory.each(bytes) / 1000.0, 1);
    let saying = Saying::new("cli-bench-rooms-memory")
        .with("idle", fixed(lang, memory.idle as f64 / 1e6, 1))
        .with("bare", each(memory.bare))
        .with("watched", each(memory.watched))
        .with("moves", load::memory::MOVES as i64)
        .with("rooms", load::memory::ROOMS as i64);
    say(lang, &saying)
}
