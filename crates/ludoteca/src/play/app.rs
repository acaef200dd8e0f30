//! A game in the terminal as a state machine: keys and bots' moves in, something to draw out. It does no IO.

use boardgame::{Outcome, Saying, Seat, Seed, Viewer};
use games::{AnyBot, AnyRecord, AnyTable, Dealt, Json, StepEvents};
use ratatui::crossterm::event::{KeyCode, KeyModifiers};
use serde_json::Value;
use terminal::{Board, Choice, Scene};
use words::Lang;

use super::people::{self, Sitter, Table};
use crate::told::Told;

#[derive(Debug)]
pub(crate) struct App {
    pub(crate) board: &'static dyn Board,
    pub(crate) lang: Lang,
    pub(crate) mode: Mode,
    /// What the seat before the screen may do, and which of it is picked.
    pub(crate) choices: Vec<Choice>,
    pub(crate) picked: usize,
    game: &'static str,
    secrets: bool,
    sitters: Vec<Sitter>,
    people: Vec<Person>,
    bots: Vec<Box<dyn AnyBot>>,
    table: Box<dyn AnyTable>,
    /// Whose part of the game is on the screen.
    eyes: Seat,
    sight: Sight,
    /// The step at which all bots that the game waits for preferred to wait.
    idle: Option<u64>,
}

/// What the keys mean now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mode {
    Playing,
    /// Somebody else is to look at the screen: what only they may see is behind a curtain.
    Curtain,
    Help,
    AskQuit,
    Closed,
}

/// Somebody at the keyboard, and what they have been told so far.
#[derive(Debug)]
struct Person {
    seat: Seat,
    log: Vec<String>,
}

/// What the seat before the screen sees.
#[derive(Debug)]
struct Sight {
    view: Json,
    legal: Json,
}

impl Sight {
    fn of(table: &dyn AnyTable, seat: Seat) -> Sight {
        Sight { view: table.view(Viewer::Seat(seat)), legal: table.legal(seat) }
    }
}

impl App {
    pub(crate) fn new(
        board: &'static dyn Board,
        asked: &Table,
        options: &Value,
        seed: Seed,
        lang: Lang,
    ) -> Result<App, Told> {
        let sitters = asked.sitters(lang)?;
        let seats = u8::try_from(sitters.len()).unwrap_or(u8::MAX);
        let info = asked.game.info();
        let Dealt { table, events } = asked.game.deal(options, seats, seed)?;
        let mut bots = Vec::new();
        for (seat, sitter) in (0..).map(Seat).zip(&sitters) {
            if let Some(name) = &sitter.bot {
                bots.push(table.bot(name, seat)?);
            }
        }
        let people: Vec<Person> =
            people::people(&sitters).into_iter().map(|seat| Person { seat, log: Vec::new() }).collect();
        let eyes = people.first().map_or(Seat(0), |person| person.seat);
        let sight = Sight::of(table.as_ref(), eyes);
        let mut app = App {
            board,
            lang,
            mode: Mode::Playing,
            choices: Vec::new(),
            picked: 0,
            game: info.id,
            secrets: info.secrets,
            sitters,
            people,
            bots,
            table,
            eyes,
            sight,
            idle: None,
        };
        if let Some(commitment) = app.table.commitment() {
            let shown = app.say(&Saying::new("cli-play-commitment").with("commitment", commitment));
            app.people.iter_mut().for_each(|person| person.log.push(shown.clone()));
        }
        app.tell(events.as_ref());
        app.settle();
        app.mode = if app.needs_curtain() { Mode::Curtain } else { Mode::Playing };
        Ok(app)
    }

    /// Writes down what each person learned from a step.
    fn tell(&mut self, events: &dyn StepEvents) {
        for index in 0..self.people.len() {
            let lines = events.lines(Viewer::Seat(self.people[index].seat));
            let told: Vec<String> = lines.events.iter().map(|line| self.say(&line.say)).collect();
            self.people[index].log.extend(told);
        }
    }

    /// Turns the screen to whoever is to act, and lists what they may do.
    fn settle(&mut self) {
        let waiting = self.table.to_act();
        let next = self.people.iter().map(|person| person.seat).find(|seat| waiting.contains(*seat));
        if let Some(seat) = next
            && !waiting.contains(self.eyes)
        {
            self.eyes = seat;
            if self.needs_curtain() {
                self.mode = Mode::Curtain;
            }
        }
        self.sight = Sight::of(self.table.as_ref(), self.eyes);
        self.choices = self.board.choices(&self.scene(&|seat| self.name(seat)));
        self.picked = self.choices.iter().position(|choice| choice.suggested).unwrap_or(0);
    }

    fn play(&mut self, seat: Seat, action: &Json) {
        let events = self.table.play(seat, action).expect("only legal actions are offered");
        for bot in &mut self.bots {
            bot.notice(self.table.as_ref(), events.as_ref());
        }
        self.tell(events.as_ref());
        if let Some(outcome) = self.outcome() {
            self.people.iter_mut().for_each(|person| person.log.push(outcome.clone()));
        }
        self.settle();
    }

    /// Whether people who share the screen have something to hide from each other.
    fn needs_curtain(&self) -> bool {
        self.secrets && self.people.len() > 1
    }

    /// Whether a bot has something to do.
    pub(crate) fn waits_for_bot(&self) -> bool {
        let waiting = self.table.to_act();
        self.mode == Mode::Playing
            && self.idle != Some(self.table.step())
            && self.bots.iter().any(|bot| waiting.contains(bot.seat()))
    }

    /// One step by a bot, if one wants to act; where everybody waits, the first is made to.
    pub(crate) fn bot_moves(&mut self) {
        let waiting = self.table.to_act();
        let asked: Vec<_> = self.bots.iter().filter(|bot| waiting.contains(bot.seat())).collect();
        let alone = asked.len() == waiting.len();
        let table = self.table.as_ref();
        let people = self.people.iter().map(|person| person.seat).collect();
        let decide = |bot: &dyn AnyBot, must| Some((bot.seat(), bot.decide(table, people, must)?));
        let wish = asked
            .iter()
            .find_map(|bot| decide(bot.as_ref(), false))
            .or_else(|| asked.first().filter(|_| alone).and_then(|bot| decide(bot.as_ref(), true)));
        match wish {
            None => self.idle = Some(self.table.step()),
            Some((seat, chosen)) => {
                self.play(seat, &chosen.action);
                if let Some(why) = chosen.why.filter(|why| !why.private) {
                    let said =
                        Saying::new("cli-play-why").with("name", seat).with("words", self.say(&why.say));
                    let reason = self.say(&said);
                    self.people.iter_mut().for_each(|person| person.log.push(reason.clone()));
                }
            }
        }
    }

    pub(crate) fn key(&mut self, key: KeyCode, modifiers: KeyModifiers) {
        let interrupted = key == KeyCode::Char('c') && modifiers.contains(KeyModifiers::CONTROL);
        match self.mode {
            _ if interrupted => self.mode = Mode::Closed,
            Mode::Playing => self.playing_key(key),
            Mode::Curtain if matches!(key, KeyCode::Enter | KeyCode::Char(' ')) => self.mode = Mode::Playing,
            Mode::Curtain => {}
            Mode::Help => self.mode = Mode::Playing,
            Mode::AskQuit if self.is_yes(key) => self.mode = Mode::Closed,
            Mode::AskQuit => self.mode = Mode::Playing,
            Mode::Closed => {}
        }
    }

    fn playing_key(&mut self, key: KeyCode) {
        match key {
            KeyCode::Char('?') => self.mode = Mode::Help,
            KeyCode::Char('q') | KeyCode::Esc if self.is_over() => self.mode = Mode::Closed,
            KeyCode::Char('q') | KeyCode::Esc => self.mode = Mode::AskQuit,
            KeyCode::Up | KeyCode::Left => self.pick_by(-1),
            KeyCode::Down | KeyCode::Right | KeyCode::Tab => self.pick_by(1),
            KeyCode::Enter | KeyCode::Char(' ') => self.confirm(),
            KeyCode::Char(digit @ '1'..='9') => {
                let index = digit as usize - '1' as usize;
                if index == self.picked {
                    // The number of what is picked already confirms it.
                    self.confirm();
                } else if index < self.choices.len() {
                    self.picked = index;
                }
            }
            _ => {}
        }
    }

    fn pick_by(&mut self, step: isize) {
        if let Some(last) = self.choices.len().checked_sub(1) {
            self.picked = match self.picked.checked_add_signed(step) {
                Some(picked) if picked <= last => picked,
                Some(_) => 0,
                None => last,
            };
        }
    }

    fn confirm(&mut self) {
        if let Some(choice) = self.choices.get(self.picked) {
            let action = choice.action.clone();
            self.play(self.eyes, &action);
        }
    }

    /// The first letter of "yes" in the language of the table.
    fn is_yes(&self, key: KeyCode) -> bool {
        let yes = words::word(self.lang, "cli-play-yes-key");
        matches!(key, KeyCode::Char(letter) if yes.starts_with(letter.to_ascii_lowercase()))
    }

    pub(crate) fn is_closed(&self) -> bool {
        self.mode == Mode::Closed
    }

    pub(crate) fn is_over(&self) -> bool {
        self.table.to_act().is_empty()
    }

    /// How it ended, in words.
    pub(crate) fn outcome(&self) -> Option<String> {
        self.table.outcome().map(|Outcome { say, .. }| self.say(&say))
    }

    pub(crate) fn record(&self) -> AnyRecord {
        self.table.record()
    }

    pub(crate) fn eyes(&self) -> Seat {
        self.eyes
    }

    pub(crate) fn game(&self) -> &'static str {
        self.game
    }

    pub(crate) fn turn(&self) -> u32 {
        self.table.turn()
    }

    pub(crate) fn name(&self, seat: Seat) -> String {
        self.sitters.get(seat.index()).map(|sitter| sitter.name.clone()).unwrap_or_default()
    }

    /// What the seat before the screen has been told, the oldest first.
    pub(crate) fn log(&self) -> &[String] {
        self.people.iter().find(|person| person.seat == self.eyes).map_or(&[], |person| &person.log)
    }

    pub(crate) fn scene<'a>(&'a self, name: &'a dyn Fn(Seat) -> String) -> Scene<'a> {
        Scene { seat: self.eyes, view: &self.sight.view, legal: &self.sight.legal, lang: self.lang, name }
    }

    /// A saying in plain words, with the names of those who play.
    pub(crate) fn say(&self, saying: &Saying) -> String {
        words::plain(&words::say(self.lang, saying, &|seat| self.name(seat)))
    }
}

#[cfg(test)]
mod tests;
