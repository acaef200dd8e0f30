//! The frame around a game: header, picture, prompter, choices and log. It fits eighty columns and twenty-four lines.
//!
//! The prompter says what can be done and, below, what comes of the picked choice.

use boardgame::Saying;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Color, Modifier, Style, Stylize};
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Block, Borders, Clear, List, ListItem, ListState, Padding, Paragraph, Wrap};
use words::{spans, word};

use super::app::{App, Mode};

const GOLD: Style = Style::new().fg(Color::Yellow).add_modifier(Modifier::BOLD);
const DIM: Style = Style::new().fg(Color::DarkGray);
/// Below this there is no room for a picture.
const SMALLEST: (u16, u16) = (80, 24);
const CHOICES_WIDTH: u16 = 34;

pub(crate) fn draw(app: &App, frame: &mut Frame<'_>) {
    let area = frame.area();
    if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
        let small = Saying::new("cli-play-small").with("width", SMALLEST.0).with("height", SMALLEST.1);
        frame.render_widget(Paragraph::new(app.say(&small)).wrap(Wrap { trim: true }), area);
        return;
    }
    let [header, picture, prompter, below, footer] = Layout::vertical([
        Constraint::Length(1),
        Constraint::Length(app.board.height()),
        Constraint::Length(3),
        Constraint::Min(4),
        Constraint::Length(1),
    ])
    .areas(area);
    draw_header(app, frame, header);
    if app.mode == Mode::Curtain {
        let rest = Rect { height: area.height - header.height - footer.height, ..picture };
        return draw_curtain(app, frame, rest);
    }
    let name = |seat| app.name(seat);
    let scene = app.scene(&name);
    let picked = (!app.choices.is_empty()).then_some(app.picked);
    let picture = Rect { width: SMALLEST.0, x: picture.x + (picture.width - SMALLEST.0) / 2, ..picture };
    app.board.draw(&scene, picked, picture, frame.buffer_mut());
    let mut said = vec![rich(&scene.say(&app.board.prompt(&scene)), GOLD)];
    if let Some(choice) = app.choices.get(app.picked) {
        let detail: Vec<String> = choice.detail.iter().map(|saying| app.say(saying)).collect();
        said.push(Line::from(detail.join(" ")));
    }
    frame.render_widget(Paragraph::new(said).wrap(Wrap { trim: true }), inset(prompter));
    let [left, right] =
        Layout::horizontal([Constraint::Length(CHOICES_WIDTH), Constraint::Min(1)]).areas(below);
    draw_choices(app, frame, left);
    draw_log(app, frame, right);
    frame.render_widget(Line::styled(keys(app), DIM), inset(footer));
    match app.mode {
        Mode::Help => draw_help(app, frame, area),
        Mode::AskQuit => draw_question(app, frame, area),
        Mode::Playing | Mode::Curtain | Mode::Closed => {}
    }
}

/// One column of air at both sides.
fn inset(area: Rect) -> Rect {
    Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area }
}

/// A message whose key words are marked.
fn rich(text: &str, key: Style) -> Line<'static> {
    spans(text)
        .map(|(piece, marked)| Span::styled(piece.to_owned(), if marked { key } else { Style::new() }))
        .collect()
}

fn draw_header(app: &App, frame: &mut Frame<'_>, area: Rect) {
    let game = word(app.lang, &format!("{}-name", app.game()));
    let turn = app.say(&Saying::new("cli-play-turn").with("turn", app.turn()));
    frame.render_widget(Line::from(vec![Span::styled(game, GOLD), "  ".into(), turn.into()]), inset(area));
    let help = Span::styled(word(app.lang, "cli-play-help-key"), DIM);
    let width = help.width() as u16;
    let right = Rect { x: area.right().saturating_sub(width + 1), width, ..area };
    frame.render_widget(help, right);
}

fn keys(app: &App) -> String {
    word(app.lang, if app.is_over() { "cli-play-keys-over" } else { "cli-play-keys" })
}

fn draw_choices(app: &App, frame: &mut Frame<'_>, area: Rect) {
    let block = Block::new().borders(Borders::TOP | Borders::RIGHT).border_style(DIM);
    let inner = inset(block.inner(area));
    frame.render_widget(block, area);
    let items = app.choices.iter().enumerate().map(|(index, choice)| {
        let number = if index < 9 { format!("{} ", index + 1) } else { "  ".to_owned() };
        ListItem::new(Line::from(vec![Span::styled(number, GOLD), app.say(&choice.label).into()]))
    });
    let chosen = Style::new().add_modifier(Modifier::REVERSED);
    let widget = List::new(items).highlight_symbol("▸ ").highlight_style(chosen);
    let mut state = ListState::default().with_selected((!app.choices.is_empty()).then_some(app.picked));
    frame.render_stateful_widget(widget, inner, &mut state);
}

/// The newest lines at the bottom.
fn draw_log(app: &App, frame: &mut Frame<'_>, area: Rect) {
    let title = format!(" {} ", word(app.lang, "cli-play-log"));
    let block = Block::new().borders(Borders::TOP).border_style(DIM).title(title);
    let inner = inset(block.inner(area));
    frame.render_widget(block, area);
    let room = usize::from(inner.height);
    let mut lines: Vec<Line<'static>> = Vec::new();
    for (age, told) in app.log().iter().rev().enumerate() {
        let style = if age == 0 { Style::new().add_modifier(Modifier::BOLD) } else { Style::new() };
        let mut pieces = wrapped(told, usize::from(inner.width));
        pieces.reverse();
        lines.extend(pieces.into_iter().map(|piece| Line::styled(piece, style)));
        if lines.len() >= room {
            break;
        }
    }
    lines.truncate(room);
    lines.reverse();
    frame.render_widget(Paragraph::new(lines), inner);
}

/// Breaks a text at spaces; what is longer than a line, such as a fingerprint, is broken anywhere.
fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let mut word: Vec<char> = word.chars().collect();
        loop {
            let line = lines.last_mut().expect("there is always a line");
            let used = line.chars().count();
            let gap = usize::from(used > 0);
            if used + gap + word.len() <= width {
                line.push_str(&" ".repeat(gap));
                line.extend(word);
                break;
            }
            if word.len() > width && used + gap < width {
                line.push_str(&" ".repeat(gap));
                line.extend(word.drain(..width - used - gap));
            }
            lines.push(String::new());
        }
    }
    lines.retain(|line| !line.is_empty());
    lines
}

fn draw_curtain(app: &App, frame: &mut Frame<'_>, area: Rect) {
    let name = app.name(app.eyes());
    let text = Text::from(vec![
        Line::default(),
        rich(&app.say(&Saying::new("cli-play-curtain").with("name", name.clone())), GOLD).bold(),
        Line::default(),
        Line::from(app.say(&Saying::new("cli-play-curtain-help").with("name", name))),
    ]);
    frame.render_widget(Paragraph::new(text).centered().wrap(Wrap { trim: true }), area);
}

fn draw_help(app: &App, frame: &mut Frame<'_>, area: Rect) {
    let mut lines = vec![Line::from(word(app.lang, "cli-play-help")), Line::default()];
    lines.extend(app.board.legend(app.lang).into_iter().map(Line::from));
    draw_box(frame, area, Text::from(lines), 78, 22);
}

fn draw_question(app: &App, frame: &mut Frame<'_>, area: Rect) {
    let lines =
        vec![rich(&word(app.lang, "cli-play-quit"), GOLD), word(app.lang, "cli-play-quit-keys").into()];
    draw_box(frame, area, Text::from(lines), 50, 4);
}

fn draw_box(frame: &mut Frame<'_>, area: Rect, text: Text<'static>, width: u16, height: u16) {
    let area = area.centered(Constraint::Length(width), Constraint::Length(height));
    let block = Block::bordered().border_style(GOLD).padding(Padding::horizontal(1));
    frame.render_widget(Clear, area);
    frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: true }).block(block), area);
}

#[cfg(test)]
mod tests {
    use super::wrapped;

    #[test]
    fn long_words_are_broken() {
        assert_eq!(wrapped("one two three", 8), ["one two", "three"]);
        assert_eq!(wrapped("id abcdefghijkl", 6), ["id abc", "defghi", "jkl"]);
        assert!(wrapped("", 6).is_empty());
    }
}
