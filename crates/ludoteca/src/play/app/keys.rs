//! What keys do.

use ratatui::crossterm::event::{KeyCode, KeyModifiers};
use terminal::Act;

use super::{App, Mode};

/// The keys that pick a choice, in the order of the list; `q` leaves.
pub(crate) const LETTERS: &str = "123456789abcdefghijklmnoprstuvwxyz";

/// How many lines a key scrolls.
const SCROLL: usize = 3;

impl App {
    pub(crate) fn key(&mut self, key: KeyCode, modifiers: KeyModifiers) {
        let interrupted = key == KeyCode::Char('c') && modifiers.contains(KeyModifiers::CONTROL);
        match self.mode {
            _ if interrupted => self.mode = Mode::Closed,
            Mode::Playing | Mode::Curtain if !self.moments.is_empty() => self.moment_key(),
            Mode::Playing => self.playing_key(key),
            Mode::Curtain if matches!(key, KeyCode::Enter | KeyCode::Char(' ')) => self.mode = Mode::Playing,
            Mode::Curtain => {}
            Mode::Help => self.mode = Mode::Playing,
            Mode::AskQuit if self.is_yes(key) => self.mode = Mode::Closed,
            Mode::AskQuit => self.mode = Mode::Playing,
            Mode::Closed => {}
        }
    }

    /// Any key tells the rest of a moment, and the next one closes it.
    fn moment_key(&mut self) {
        match self.moments.front_mut() {
            Some(telling) if !telling.is_told() => telling.told = telling.moment.lines.len(),
            _ => drop(self.moments.pop_front()),
        }
    }

    fn playing_key(&mut self, key: KeyCode) {
        match key {
            KeyCode::Esc | KeyCode::Backspace if self.page.is_some() => self.turn_to(None),
            KeyCode::Char('?') => self.mode = Mode::Help,
            KeyCode::Char('q') | KeyCode::Esc if self.is_over() => self.mode = Mode::Closed,
            KeyCode::Char('q') | KeyCode::Esc => self.mode = Mode::AskQuit,
            KeyCode::Up | KeyCode::Left => self.pick_by(-1),
            KeyCode::Down | KeyCode::Right | KeyCode::Tab => self.pick_by(1),
            KeyCode::Enter | KeyCode::Char(' ') => self.confirm(),
            KeyCode::PageUp => self.scroll(self.reading().is_none()),
            KeyCode::PageDown => self.scroll(self.reading().is_some()),
            KeyCode::Char(letter) => {
                let Some(index) = LETTERS.find(letter.to_ascii_lowercase()) else { return };
                if index == self.picked {
                    // The number of what is picked already confirms it.
                    self.confirm();
                } else if index < self.choices.len() {
                    self.scrolled = 0;
                    self.picked = index;
                }
            }
            _ => {}
        }
    }

    /// A text is read from its beginning on, the log from its end back.
    fn scroll(&mut self, away: bool) {
        self.scrolled = if away { self.scrolled + SCROLL } else { self.scrolled.saturating_sub(SCROLL) };
    }

    fn pick_by(&mut self, step: isize) {
        self.scrolled = 0;
        if let Some(last) = self.choices.len().checked_sub(1) {
            self.picked = match self.picked.checked_add_signed(step) {
                Some(picked) if picked <= last => picked,
                Some(_) => 0,
                None => last,
            };
        }
    }

    fn confirm(&mut self) {
        match self.choices.get(self.picked).map(|choice| choice.act.clone()) {
            Some(Act::Play(action)) => self.play(self.eyes, &action),
            Some(Act::Turn(page)) => self.turn_to(page),
            Some(Act::Read) | None => {}
        }
    }

    /// The first letter of "yes" in the language of the table.
    fn is_yes(&self, key: KeyCode) -> bool {
        let yes = words::word(self.lang, "cli-play-yes-key");
        matches!(key, KeyCode::Char(letter) if yes.starts_with(letter.to_ascii_lowercase()))
    }
}
