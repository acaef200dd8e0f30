//! The picture: three rows of ten squares, the sides above and below. Everything is told by shape as well as by colour.
//!
//! A square is seven columns wide and three lines high, its frame shared with its neighbours:
//!
//! ```text
//! ├──────┤
//! │28 III│   its number and the sign of its house
//! │1▸▲◂⇄ │   the number of its choice, the piece, what a picked move does here
//! ├──────┤
//! ```

use ::senet::{Choice, Colour, Legal, Phase, View, Wall};
use boardgame::{Saying, Seat};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};

use crate::Scene;
use crate::pen::Pen;

/// A line for each side, and the board between them.
pub(super) const HEIGHT: u16 = ROWS * CELL_HEIGHT + 3;

/// The houses and their signs.
pub(super) const SIGNS: [(u8, &str); 6] =
    [(15, "☥"), (26, "❀"), (27, "≈"), (28, "III"), (29, "◉"), (30, "☼")];
/// Joins the pieces of a wall that can be jumped.
pub(super) const WALL: &str = "═";
/// Joins the pieces of a wall that cannot.
pub(super) const BRICKS: &str = "▒";

const ROWS: u16 = 3;
const COLUMNS: u16 = 10;
const CELL_WIDTH: u16 = 7;
const CELL_HEIGHT: u16 = 3;
/// Room at the left for the arrow that turns.
const MARGIN: u16 = 4;
/// Where in its square a piece stands.
const PIECE: u16 = 3;

const GOLD: Color = Color::Yellow;
const FRAME: Style = Style::new().fg(Color::DarkGray);

pub(super) struct Drawing<'a> {
    pub(super) scene: &'a Scene<'a>,
    pub(super) view: &'a View,
    pub(super) legal: &'a Legal,
    pub(super) picked: Option<&'a Choice>,
}

/// The row and the column of a square: the track turns at the end of each row (N1).
fn place(square: u8) -> (u16, u16) {
    let (row, along) = (u16::from(square - 1) / COLUMNS, u16::from(square - 1) % COLUMNS);
    (row, if row == 1 { COLUMNS - 1 - along } else { along })
}

impl Drawing<'_> {
    pub(super) fn draw(&self, area: Rect, buffer: &mut Buffer) {
        let mut pen = Pen { area, buffer };
        let below = self.scene.seat;
        self.side(&mut pen, Seat(1 - below.0), 0);
        self.side(&mut pen, below, HEIGHT - 1);
        self.dice(&mut pen);
        frame(&mut pen);
        for square in 1..=30 {
            self.square(&mut pen, square);
        }
        for wall in &self.view.walls {
            self.wall(&mut pen, wall);
        }
        self.marks(&mut pen);
    }

    /// A side: its piece, who it is, its pieces in the afterlife, what it is doing.
    fn side(&self, pen: &mut Pen<'_>, seat: Seat, line: u16) {
        let off = usize::from(self.view.off[seat.index()]);
        let piece = self.piece(seat);
        let style = self.colour(seat);
        let name = (self.scene.name)(seat);
        let x = pen.write(line, MARGIN, &format!("{piece} {name}"), style.add_modifier(Modifier::BOLD));
        let home = format!("   {}{}  ", piece.repeat(off), "·".repeat(5 - off));
        let x = pen.write(line, x, &home, style);
        let x = pen.write(line, x, &self.say(Saying::new("senet-home")), Style::new());
        let status = match self.view.phase {
            Phase::Over { winner } if winner == seat => "senet-status-won",
            Phase::Over { .. } => return,
            _ if self.view.blocked[seat.index()] => "senet-status-blocked",
            _ if self.view.to_move == seat => "senet-status-turn",
            _ => "senet-status-waiting",
        };
        let lit = if self.view.to_move == seat { Style::new().fg(GOLD) } else { Style::new() };
        pen.write(line, x, &format!("   {}", self.say(Saying::new(status))), lit);
    }

    /// The die beside whoever is to move; before the start each has thrown one, or not yet.
    fn dice(&self, pen: &mut Pen<'_>) {
        let View { to_move, thrown, lots, .. } = *self.view;
        match self.view.phase {
            Phase::WhoBegins => Seat::all(2).for_each(|seat| self.die(pen, seat, lots[seat.index()])),
            _ => self.die(pen, to_move, thrown),
        }
    }

    fn die(&self, pen: &mut Pen<'_>, seat: Seat, thrown: Option<u8>) {
        let saying = match thrown {
            Some(throw) => Saying::new("senet-die").with("throw", throw),
            None => Saying::new("senet-die-none"),
        };
        let text = self.say(saying);
        let x = (MARGIN + COLUMNS * CELL_WIDTH + 1).saturating_sub(text.chars().count() as u16);
        let line = if seat == self.scene.seat { HEIGHT - 1 } else { 0 };
        pen.write(line, x, &text, Style::new().add_modifier(Modifier::BOLD));
    }

    fn square(&self, pen: &mut Pen<'_>, square: u8) {
        let (x, y) = corner(square);
        let sign = SIGNS.iter().find(|(house, _)| *house == square).map(|(_, sign)| *sign);
        let style = match square {
            27 => Style::new().fg(Color::Blue).add_modifier(Modifier::BOLD),
            _ if sign.is_some() => Style::new().fg(Color::Green).add_modifier(Modifier::BOLD),
            _ => Style::new(),
        };
        pen.write(y + 1, x + 1, &square.to_string(), style);
        if let Some(sign) = sign {
            pen.write(y + 1, x + CELL_WIDTH - sign.chars().count() as u16, sign, style);
        }
        match self.view.board[usize::from(square) - 1] {
            Some(seat) => {
                let style = self.colour(seat).add_modifier(Modifier::BOLD);
                pen.write(y + 2, x + PIECE, self.piece(seat), style);
            }
            None => {
                let (row, _) = place(square);
                let (at, chevron) = if row == 1 { (1, "‹") } else { (CELL_WIDTH - 1, "›") };
                pen.write(y + 2, x + at, chevron, FRAME);
            }
        }
    }

    /// Joins the pieces of a wall, round the corners too.
    fn wall(&self, pen: &mut Pen<'_>, wall: &Wall) {
        let style = self.colour(wall.seat);
        let (across, down) = if wall.length >= 3 { (BRICKS, BRICKS) } else { (WALL, "║") };
        for square in wall.from..wall.from + wall.length - 1 {
            let ((x, y), (next_x, _)) = (corner(square), corner(square + 1));
            if x == next_x {
                pen.write(y + CELL_HEIGHT, x + PIECE, down, style);
                continue;
            }
            for at in x.min(next_x) + PIECE + 1..x.max(next_x) + PIECE {
                pen.write(y + 2, at, across, style);
            }
        }
    }

    /// The numbers of the choices on the pieces that can move, and the picked move.
    fn marks(&self, pen: &mut Pen<'_>) {
        let gold = Style::new().fg(GOLD).add_modifier(Modifier::BOLD);
        for (choice, number) in self.legal.choices.iter().zip(1..) {
            let Some(from) = choice.from else { continue };
            let (x, y) = corner(from);
            pen.write(y + 2, x + 1, &i32::to_string(&number), gold.add_modifier(Modifier::REVERSED));
        }
        let Some(picked) = self.picked else { return };
        if let Some(from) = picked.from {
            let (x, y) = corner(from);
            pen.write(y + 2, x + PIECE - 1, "▸", gold);
            pen.write(y + 2, x + PIECE + 1, "◂", gold);
        }
        if let Some(to) = picked.to {
            let (x, y) = corner(to);
            let mark = if picked.swaps { "⇄" } else { "◎" };
            pen.write(y + 2, x + PIECE + 2, mark, gold);
        }
        if let Some(then) = picked.then {
            let (x, y) = corner(then);
            pen.write(y + 2, x + PIECE + 2, "↩", gold);
        }
    }

    /// Cones stand on the odd squares, spools on the even ones; before the choice nobody has either.
    fn piece(&self, seat: Seat) -> &'static str {
        match self.view.odd {
            Some(odd) if odd == seat => "▲",
            Some(_) => "■",
            None => "·",
        }
    }

    fn colour(&self, seat: Seat) -> Style {
        Style::new().fg(match self.view.colours[seat.index()] {
            Colour::Carnelian => Color::LightRed,
            Colour::Turquoise => Color::Cyan,
            Colour::Lapis => Color::LightBlue,
            Colour::Malachite => Color::Green,
            Colour::Amethyst => Color::LightMagenta,
            Colour::Ebony => Color::Gray,
        })
    }

    fn say(&self, saying: Saying) -> String {
        words::plain(&self.scene.say(&saying))
    }
}

/// Where the frame of a square begins.
fn corner(square: u8) -> (u16, u16) {
    let (row, column) = place(square);
    (MARGIN + column * CELL_WIDTH, 1 + row * CELL_HEIGHT)
}

/// The empty board, and the arrows that turn from row to row.
fn frame(pen: &mut Pen<'_>) {
    let line = |left: &str, middle: &str, right: &str| {
        format!("{left}{}{right}", ["──────"; COLUMNS as usize].join(middle))
    };
    for row in 0..=ROWS {
        let text = match row {
            0 => line("┌", "┬", "┐"),
            ROWS => line("└", "┴", "┘"),
            _ => line("├", "┼", "┤"),
        };
        pen.write(1 + row * CELL_HEIGHT, MARGIN, &text, FRAME);
    }
    for row in 0..ROWS {
        for (column, inside) in (0..=COLUMNS).flat_map(|column| [(column, 1), (column, 2)]) {
            pen.write(1 + row * CELL_HEIGHT + inside, MARGIN + column * CELL_WIDTH, "│", FRAME);
        }
    }
    let right = MARGIN + COLUMNS * CELL_WIDTH + 1;
    for (x, first, arrow) in [(right, 3, ["─╮", " │", "◂╯"]), (MARGIN - 2, 6, ["╭─", "│ ", "╰▸"])]
    {
        for (index, piece) in (0..).zip(arrow) {
            pen.write(first + index, x, piece, FRAME);
        }
    }
}

#[cfg(test)]
mod tests;
