//! `ludoteca play`: a game in the terminal, against bots or passing the keyboard around.
//!
//! Here is only what touches the terminal; `app` holds the game and answers keys, `frame` draws it.

mod app;
mod frame;
mod people;

use std::io::{self, IsTerminal};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::Context;
use boardgame::Seed;
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event, KeyEventKind};
use words::Lang;

use crate::lineup;
use crate::told::{Told, say};
use app::App;
use people::Table;

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    game: String,
    #[arg(long)]
    seats: Option<u8>,
    #[arg(long)]
    bots: Option<String>,
    #[arg(long)]
    options: Option<String>,
    #[arg(long)]
    seed: Option<u64>,
    #[arg(long, conflicts_with = "bots")]
    hot_seat: bool,
    #[arg(long)]
    name: Vec<String>,
    #[arg(long, default_value_t = 700, hide_default_value = true)]
    pause: u64,
    #[arg(long)]
    record: Option<PathBuf>,
}

pub(crate) fn run(args: &Args, lang: Lang) -> anyhow::Result<ExitCode> {
    let mut app = set_up(args, lang)?;
    if !io::stdin().is_terminal() || !io::stdout().is_terminal() {
        return Err(Told::new("cli-play-no-terminal").into());
    }
    let terminal = ratatui::try_init()?;
    let played = show(terminal, &mut app, Duration::from_millis(args.pause));
    ratatui::restore();
    played?;
    if let Some(outcome) = app.outcome() {
        println!("{outcome}");
        if let Some(path) = &args.record {
            let text = serde_json::to_string(&app.record())? + "\n";
            std::fs::write(path, text).with_context(|| path.display().to_string())?;
            let saved = boardgame::Saying::new("cli-play-saved").with("path", path.display().to_string());
            println!("{}", say(lang, &saved));
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn set_up(args: &Args, lang: Lang) -> anyhow::Result<App> {
    let game = lineup::game(&args.game)?;
    let board = terminal::find(game.info().id).expect("every game has a board");
    let bots = args.bots.as_deref().map(lineup::bots).transpose()?;
    let table = Table { game, seats: args.seats, bots, hot_seat: args.hot_seat, names: args.name.clone() };
    let seed = match args.seed {
        Some(number) => Seed::of_number(number),
        None => {
            let mut bytes = [0; 32];
            getrandom::fill(&mut bytes).map_err(|error| anyhow::anyhow!("{error}"))?;
            Seed::new(bytes)
        }
    };
    Ok(App::new(board, &table, &lineup::options(args.options.as_deref())?, seed, lang)?)
}

/// Draws, reads keys, and lets the bots move with a short pause, so that one can follow them.
fn show(mut terminal: DefaultTerminal, app: &mut App, pause: Duration) -> io::Result<()> {
    let mut bot_at = Instant::now() + pause;
    while !app.is_closed() {
        terminal.draw(|frame| frame::draw(app, frame))?;
        let wait = match app.goes_on() {
            true => bot_at.saturating_duration_since(Instant::now()),
            // Nothing changes until a key comes.
            false => Duration::from_secs(3600),
        };
        if event::poll(wait)? {
            match event::read()? {
                Event::Key(key) if key.kind != KeyEventKind::Release => {
                    app.key(key.code, key.modifiers);
                    bot_at = bot_at.max(Instant::now() + pause);
                }
                _ => {}
            }
        } else if app.goes_on() {
            app.go_on();
            bot_at = Instant::now() + pause;
        }
    }
    Ok(())
}
