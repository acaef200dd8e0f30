//! What the frame around a game must know of it.

use std::fmt::{self, Debug};

use boardgame::{Saying, Seat};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use serde_json::value::RawValue;
use words::Lang;

/// One game in a terminal.
pub trait Board: Debug + Sync {
    /// The game's id in the registry.
    fn id(&self) -> &'static str;

    /// How many lines the picture needs; it has eighty columns.
    fn height(&self) -> u16;

    /// One sentence: what happened, what can be done. Key words are marked `*so*`.
    fn prompt(&self, scene: &Scene<'_>) -> Saying;

    /// What the seat may do now, in the order in which it is listed.
    fn choices(&self, scene: &Scene<'_>) -> Vec<Choice>;

    /// What the signs of the picture mean, a line each.
    fn legend(&self, lang: Lang) -> Vec<String>;

    /// Draws the position; the choice `picked` of the list is shown on the board.
    fn draw(&self, scene: &Scene<'_>, picked: Option<usize>, area: Rect, buffer: &mut Buffer);
}

/// What one seat sees now.
pub struct Scene<'a> {
    pub seat: Seat,
    /// The seat's view, as the registry gives it.
    pub view: &'a RawValue,
    /// What the seat may do, as the registry gives it.
    pub legal: &'a RawValue,
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

/// One thing that a seat may do.
#[derive(Clone, Debug)]
pub struct Choice {
    pub action: Box<RawValue>,
    /// What it is called in the list.
    pub label: Saying,
    /// What comes of it.
    pub detail: Vec<Saying>,
    /// Picked already when the list appears.
    pub suggested: bool,
}
