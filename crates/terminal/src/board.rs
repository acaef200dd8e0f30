//! What the frame around a game must know of it.

use std::fmt::{self, Debug};

use boardgame::{Saying, Seat};
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use serde::de::DeserializeOwned;
use serde_json::value::RawValue;
use words::Lang;

/// One game in a terminal.
pub trait Board: Debug + Sync {
    /// The game's id in the registry.
    fn id(&self) -> &'static str;

    /// How many columns the picture can use.
    fn width(&self) -> u16 {
        80
    }

    /// How many lines the picture takes of those that it shares with the list of choices.
    fn height(&self, scene: &Scene<'_>, room: Size) -> u16;

    /// One sentence: what happened, what can be done. Key words are marked `*so*`.
    fn prompt(&self, scene: &Scene<'_>) -> Saying;

    /// What the seat may do now, in the order in which it is listed.
    fn choices(&self, scene: &Scene<'_>) -> Vec<Choice>;

    /// What the signs of the picture mean, a line each.
    fn legend(&self, lang: Lang) -> Vec<String>;

    /// Draws the position; the choice `picked` of the list is shown on the board.
    fn draw(&self, scene: &Scene<'_>, picked: Option<usize>, area: Rect, buffer: &mut Buffer);

    /// What of these events of a step is told by itself, line by line, before the game goes on.
    fn moments(&self, _events: &[&RawValue]) -> Vec<Moment> {
        Vec::new()
    }
}

/// What one seat sees now.
pub struct Scene<'a> {
    pub seat: Seat,
    /// The seat's view, as the registry gives it; after the end the one in which everything is open.
    pub view: &'a RawValue,
    /// What the seat may do, as the registry gives it.
    pub legal: &'a RawValue,
    /// The page of the board that was turned to, if any.
    pub page: Option<&'a Page>,
    pub lang: Lang,
    /// Who sits where.
    pub name: &'a dyn Fn(Seat) -> String,
}

impl Debug for Scene<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "what seat {} sees", self.seat)
    }
}

impl Scene<'_> {
    /// Puts a saying into the words of this scene.
    pub fn say(&self, saying: &Saying) -> String {
        words::say(self.lang, saying, self.name)
    }
}

/// What a board has been turned to, in the board's own words: it is kept until the seat has acted or turns on.
pub type Page = Box<RawValue>;

/// One thing that a seat may do.
#[derive(Clone, Debug)]
pub struct Choice {
    pub act: Act,
    /// What it is called in the list.
    pub label: Saying,
    /// What comes of it.
    pub detail: Vec<Saying>,
    /// A longer text, to be read beside the list.
    pub reading: Option<Reading>,
    /// Picked already when the list appears.
    pub suggested: bool,
}

/// What a choice does.
#[derive(Clone, Debug)]
pub enum Act {
    /// The seat does this.
    Play(Box<RawValue>),
    /// Nothing happens at the table: the board shows another page or, without one, the first.
    Turn(Option<Page>),
    /// Nothing at all: it is there to be read.
    Read,
}

/// A text with a title.
#[derive(Clone, Debug)]
pub struct Reading {
    pub title: Saying,
    pub text: Vec<Saying>,
}

/// Something that is told by itself.
#[derive(Clone, Debug)]
pub struct Moment {
    pub title: Saying,
    pub lines: Vec<Saying>,
}

/// Reads what came from the registry.
pub(crate) fn read<T: DeserializeOwned>(json: &RawValue) -> T {
    serde_json::from_str(json.get()).expect("the registry writes what the game reads")
}
