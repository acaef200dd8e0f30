//! A game in the terminal as a state machine: keys and bots' moves in, something to draw out. It does no IO.

mod keys;

use std::collections::VecDeque;

use boardgame::{Outcome, Saying, Seat, SeatSet, Seed, Viewer};
use bots::{Cancel, Company};
use games::{AnyBot, AnyRecord, AnyTable, Dealt, Json, StepEvents};
use serde_json::Value;
use serde_json::value::RawValue;
use terminal::{Act, Board, Choice, Moment, Page, Reading, Scene};
use words::Lang;

use super::people::{self, Sitter, Table};
use crate::told::Told;
pub(crate) use keys::LETTERS;

#[derive(Debug)]
pub(crate) struct App {
    pub(crate) board: &'static dyn Board,
    pub(crate) lang: Lang,
    pub(crate) mode: Mode,
    /// What the seat before the screen may do, and which of it is picked.
    pub(crate) choices: Vec<Choice>,
    pub(crate) picked: usize,
    /// How many lines the log is scrolled back, or what is read in its place on.
    pub(crate) scrolled: usize,
    game: &'static str,
    secrets: bool,
    sitters: Vec<Sitter>,
    people: Vec<Person>,
    bots: Vec<Box<dyn AnyBot>>,
    table: Box<dyn AnyTable>,
    /// Whose part of the game is on the screen.
    eyes: Seat,
    sight: Sight,
    /// What the board has been turned to.
    page: Option<Page>,
    moments: VecDeque<Telling>,
    /// What bots kept to themselves: it is told after the end.
    kept: Vec<String>,
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

/// A moment, and how many of its lines have been told.
#[derive(Debug)]
pub(crate) struct Telling {
    pub(crate) moment: Moment,
    pub(crate) told: usize,
}

impl Telling {
    pub(crate) fn is_told(&self) -> bool {
        self.told >= self.moment.lines.len()
    }
}

/// What the seat before the screen sees.
#[derive(Debug)]
struct Sight {
    view: Json,
    legal: Json,
}

impl Sight {
    fn of(table: &dyn AnyTable, seat: Seat) -> Sight {
        let viewer = table.open().unwrap_or(Viewer::Seat(seat));
        Sight { view: table.view(viewer), legal: table.legal(seat) }
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
        let Dealt { mut table, events } = asked.game.deal(options, seats, seed)?;
        let programs = Seat::all(seats).zip(&sitters).filter(|(_, sitter)| sitter.bot.is_some());
        table.seat_programs(programs.map(|(seat, _)| seat).collect());
        if table.deadline().is_some() {
            return Err(Told::new("cli-play-no-clock"));
        }
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
            scrolled: 0,
            game: info.id,
            secrets: info.secrets,
            sitters,
            people,
            bots,
            table,
            eyes,
            sight,
            page: None,
            moments: VecDeque::new(),
            kept: Vec::new(),
            idle: None,
        };
        app.introduce();
        if let Some(commitment) = app.table.commitment() {
            let shown = app.say(&Saying::new("cli-play-commitment").with("commitment", commitment));
            app.people.iter_mut().for_each(|person| person.log.push(shown.clone()));
        }
        app.tell(events.as_ref());
        app.settle(None);
        app.mode = if app.needs_curtain() { Mode::Curtain } else { Mode::Playing };
        Ok(app)
    }

    /// Says how well the bots play.
    fn introduce(&mut self) {
        for seat in (0..).map(Seat).take(self.sitters.len()) {
            let Some(bot) = &self.sitters[seat.index()].bot else { continue };
            let level = people::level(self.lang, bot);
            let said = self.say(&Saying::new("cli-play-bot").with("name", seat).with("level", level));
            self.people.iter_mut().for_each(|person| person.log.push(said.clone()));
        }
    }

    /// Writes down what each person learned from a step.
    fn tell(&mut self, events: &dyn StepEvents) {
        let shown = events.lines(Viewer::Seat(self.eyes));
        let told: Vec<&RawValue> = shown.events.iter().map(|line| &*line.event).collect();
        let moments = self.board.moments(&told).into_iter();
        self.moments.extend(moments.map(|moment| Telling { moment, told: 0 }));
        for index in 0..self.people.len() {
            let lines = events.lines(Viewer::Seat(self.people[index].seat));
            let told: Vec<String> = lines.events.iter().map(|line| self.say(&line.say)).collect();
            self.people[index].log.extend(told);
        }
    }

    /// Turns the screen to whoever is to act, and lists what they may do; `kept` is what they had picked, if they are
    /// still choosing.
    fn settle(&mut self, kept: Option<Choice>) {
        let waiting = self.table.to_act();
        let next = self.people.iter().map(|person| person.seat).find(|seat| waiting.contains(*seat));
        if let Some(seat) = next
            && !waiting.contains(self.eyes)
        {
            self.eyes = seat;
            self.page = None;
            if self.needs_curtain() {
                self.mode = Mode::Curtain;
            }
        }
        self.sight = Sight::of(self.table.as_ref(), self.eyes);
        self.list();
        let same = |choice: &Choice, kept: &Choice| match (&choice.act, &kept.act) {
            (Act::Play(one), Act::Play(other)) | (Act::Turn(Some(one)), Act::Turn(Some(other))) => {
                one.get() == other.get()
            }
            _ => {
                choice.label.key == kept.label.key
                    && choice.label.args.get("card") == kept.label.args.get("card")
            }
        };
        let place = kept.and_then(|kept| self.choices.iter().position(|choice| same(choice, &kept)));
        self.picked = place.or_else(|| self.suggested()).unwrap_or(0);
    }

    fn list(&mut self) {
        self.scrolled = 0;
        self.choices = self.board.choices(&self.scene(&|seat| self.name(seat)));
    }

    fn suggested(&self) -> Option<usize> {
        self.choices.iter().position(|choice| choice.suggested)
    }

    /// Turns the board to a page, or back to the first.
    fn turn_to(&mut self, page: Option<Page>) {
        self.page = page;
        self.list();
        let last = self.choices.len().saturating_sub(1);
        self.picked = self.suggested().unwrap_or(self.picked.min(last));
    }

    fn play(&mut self, seat: Seat, action: &Json) {
        let events = match self.table.play(seat, action) {
            Ok(events) => events,
            // At some tables people find out by trying what they may do.
            Err(refusal) => {
                let why = self.say(&refusal.saying());
                return self.people.iter_mut().filter(|person| person.seat == seat).for_each(|person| {
                    person.log.push(why.clone());
                });
            }
        };
        for bot in &mut self.bots {
            bot.notice(self.table.as_ref(), events.as_ref());
        }
        self.tell(events.as_ref());
        if let Some(outcome) = self.outcome() {
            let kept = std::mem::take(&mut self.kept);
            for person in &mut self.people {
                // The last event may have said it already: it is said once, and last.
                person.log.pop_if(|last| *last == outcome);
                person.log.extend(kept.iter().cloned());
                person.log.push(outcome.clone());
            }
        }
        // Who acted starts anew; who was choosing while somebody else acted goes on.
        let kept = (seat != self.eyes).then(|| self.choices.get(self.picked).cloned()).flatten();
        if seat == self.eyes || self.is_over() {
            self.page = None;
        }
        self.settle(kept);
    }

    /// Whether people who share the screen have something to hide from each other.
    fn needs_curtain(&self) -> bool {
        self.secrets && self.people.len() > 1
    }

    /// Whether a bot has something to do.
    pub(crate) fn waits_for_bot(&self) -> bool {
        let waiting = self.table.to_act();
        self.mode == Mode::Playing
            && self.moments.is_empty()
            && self.idle != Some(self.table.step())
            && self.bots.iter().any(|bot| waiting.contains(bot.seat()))
    }

    /// Whether something will happen without a key.
    pub(crate) fn goes_on(&self) -> bool {
        self.moment().is_some_and(|telling| !telling.is_told()) || self.waits_for_bot()
    }

    /// The next line of a moment, or the move of a bot.
    pub(crate) fn go_on(&mut self) {
        match self.moments.front_mut() {
            Some(telling) => telling.told += usize::from(!telling.is_told()),
            None => self.bot_moves(),
        }
    }

    /// The seats of bots that go by the same name as the one at `seat`.
    fn alike(&self, seat: Seat) -> SeatSet {
        let name = |sitter: &Sitter| sitter.bot.as_ref().map(|bot| bot.name.clone());
        let own = name(&self.sitters[seat.index()]);
        (0..)
            .map(Seat)
            .zip(&self.sitters)
            .filter(|(_, sitter)| name(sitter) == own)
            .map(|(seat, _)| seat)
            .collect()
    }

    /// One step by a bot, if one wants to act; where everybody waits, the first is made to.
    fn bot_moves(&mut self) {
        let waiting = self.table.to_act();
        let asked: Vec<_> = self.bots.iter().filter(|bot| waiting.contains(bot.seat())).collect();
        let alone = asked.len() == waiting.len();
        let table = self.table.as_ref();
        let people = self.people.iter().map(|person| person.seat).collect();
        let decide = |bot: &dyn AnyBot, must| {
            let company = Company { people, alike: self.alike(bot.seat()), fingers: Vec::new() };
            Some((bot.seat(), bot.decide(table, &company, must, Cancel::NEVER).made()?))
        };
        let wish = asked
            .iter()
            .find_map(|bot| decide(bot.as_ref(), false))
            .or_else(|| asked.first().filter(|_| alone).and_then(|bot| decide(bot.as_ref(), true)));
        match wish {
            None => self.idle = Some(self.table.step()),
            Some((seat, chosen)) => {
                let say = |say| {
                    self.say(&Saying::new("cli-play-why").with("name", seat).with("words", self.say(say)))
                };
                let why = chosen.why.as_ref();
                let kept = why.filter(|why| why.private).map(|why| say(&why.say));
                let told = why.and_then(|why| why.told(false, false)).map(say);
                self.kept.extend(kept);
                self.play(seat, &chosen.action);
                if let Some(told) = told {
                    self.people.iter_mut().for_each(|person| person.log.push(told.clone()));
                }
            }
        }
    }

    /// What the picked choice gives to read.
    pub(crate) fn reading(&self) -> Option<&Reading> {
        self.choices.get(self.picked)?.reading.as_ref()
    }

    /// What is being told by itself.
    pub(crate) fn moment(&self) -> Option<&Telling> {
        self.moments.front()
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
        Scene {
            seat: self.eyes,
            view: &self.sight.view,
            legal: &self.sight.legal,
            page: self.page.as_ref(),
            lang: self.lang,
            name,
        }
    }

    /// A saying in plain words, with the names of those who play.
    pub(crate) fn say(&self, saying: &Saying) -> String {
        words::plain(&words::say(self.lang, saying, &|seat| self.name(seat)))
    }
}

#[cfg(test)]
mod tests;
