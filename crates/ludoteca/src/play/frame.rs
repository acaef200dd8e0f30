//! The frame around a game: header, picture, prompter, choices and log. It fits eighty columns and twenty-four lines.
//!
//! The prompter says what can be done and, below, what comes of the picked choice.

use boardgame::Saying;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect, Size};
use ratatui::style::{Color, Modifier, Style, Stylize};
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Block, Borders, Clear, List, ListItem, ListState, Padding, Paragraph, Wrap};
use terminal::{Choice, wrapped};
use words::{spans, word};

use super::app::{App, LETTERS, Mode, Telling};

const GOLD: Style = Style::new().fg(Color::Yellow).add_modifier(Modifier::BOLD);
const DIM: Style = Style::new().fg(Color::DarkGray);
/// Below this there is no room for a picture.
const SMALLEST: (u16, u16) = (80, 24);
const CHOICES_WIDTH: u16 = 34;
const WIDEST_CHOICES: u16 = 50;
/// The fewest and the most lines of the prompter.
const PROMPTER: (u16, u16) = (3, 5);

pub(crate) fn draw(app: &App, frame: &mut Frame<'_>) {
    let area = frame.area();
    if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
        let small = Saying::new("cli-play-small").with("width", SMALLEST.0).with("height", SMALLEST.1);
        frame.render_widget(Paragraph::new(app.say(&small)).wrap(Wrap { trim: true }), area);
        return;
    }
    let name = |seat| app.name(seat);
    let scene = app.scene(&name);
    let prompt = scene.say(&app.board.prompt(&scene));
    let width = app.board.width().min(area.width);
    let said = prompter_height(app, &prompt, usize::from(area.width - 2));
    let room = Size { width, height: area.height - said - 2 };
    let [header, picture, prompter, below, footer] = Layout::vertical([
        Constraint::Length(1),
        Constraint::Length(app.board.height(&scene, room)),
        Constraint::Length(said),
        Constraint::Min(4),
        Constraint::Length(1),
    ])
    .areas(area);
    draw_header(app, frame, header);
    if let (Mode::Playing | Mode::Curtain, Some(telling)) = (app.mode, app.moment()) {
        // What came of it is not to be seen before it is told.
        return draw_moment(app, telling, frame, area);
    }
    if app.mode == Mode::Curtain {
        let rest = Rect { height: area.height - header.height - footer.height, ..picture };
        return draw_curtain(app, frame, rest);
    }
    let picked = (!app.choices.is_empty()).then_some(app.picked);
    let picture = Rect { width, x: picture.x + (picture.width - width) / 2, ..picture };
    app.board.draw(&scene, picked, picture, frame.buffer_mut());
    let mut lines = vec![rich(&prompt, GOLD)];
    lines.extend(app.choices.get(app.picked).map(|choice| Line::from(detail(app, choice))));
    frame.render_widget(Paragraph::new(lines).wrap(Wrap { trim: true }), inset(prompter));
    let list = CHOICES_WIDTH.max(area.width * CHOICES_WIDTH / SMALLEST.0).min(WIDEST_CHOICES);
    let [left, right] = Layout::horizontal([Constraint::Length(list), Constraint::Min(1)]).areas(below);
    draw_choices(app, frame, left);
    draw_texts(app, frame, right);
    frame.render_widget(Line::styled(keys(app), DIM), inset(footer));
    match app.mode {
        Mode::Help => draw_help(app, frame, area),
        Mode::AskQuit => draw_question(app, frame, area),
        Mode::Playing | Mode::Curtain | Mode::Closed => {}
    }
}

/// What comes of a choice, in one paragraph.
fn detail(app: &App, choice: &Choice) -> String {
    choice.detail.iter().map(|saying| app.say(saying)).collect::<Vec<_>>().join(" ")
}

/// Room for the prompt and the longest detail of the list, so that nothing jumps while one chooses.
fn prompter_height(app: &App, prompt: &str, width: usize) -> u16 {
    let lines = |text: &str| wrapped(text, width).len() as u16;
    let details = app.choices.iter().map(|choice| lines(&detail(app, choice)));
    (lines(&words::plain(prompt)) + details.max().unwrap_or_default()).clamp(PROMPTER.0, PROMPTER.1)
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
    let nothing = app.is_over() && app.choices.is_empty();
    word(app.lang, if nothing { "cli-play-keys-over" } else { "cli-play-keys" })
}

fn draw_choices(app: &App, frame: &mut Frame<'_>, area: Rect) {
    let block = Block::new().borders(Borders::TOP | Borders::RIGHT).border_style(DIM);
    let inner = inset(block.inner(area));
    frame.render_widget(block, area);
    let items = app.choices.iter().enumerate().map(|(index, choice)| {
        let key = LETTERS.chars().nth(index).unwrap_or(' ');
        let label = app.say(&choice.label);
        ListItem::new(Line::from(vec![Span::styled(format!("{key} "), GOLD), label.into()]))
    });
    let chosen = Style::new().add_modifier(Modifier::REVERSED);
    let widget = List::new(items).highlight_symbol("▸ ").highlight_style(chosen);
    let mut state = ListState::default().with_selected((!app.choices.is_empty()).then_some(app.picked));
    frame.render_stateful_widget(widget, inner, &mut state);
}

/// What the picked choice gives to read, or else the log.
fn draw_texts(app: &App, frame: &mut Frame<'_>, area: Rect) {
    let reading = app.reading();
    let title = match reading {
        Some(reading) => app.say(&reading.title),
        None => word(app.lang, "cli-play-log"),
    };
    let block = Block::new().borders(Borders::TOP).border_style(DIM).title(format!(" {title} "));
    let inner = inset(block.inner(area));
    frame.render_widget(block, area);
    let (width, room) = (usize::from(inner.width), usize::from(inner.height));
    let lines = match reading {
        Some(reading) => {
            reading.text.iter().flat_map(|text| wrapped(&app.say(text), width)).map(Line::from).collect()
        }
        None => log_lines(app, width),
    };
    // A text is read from its beginning, the log from its end.
    let hidden = lines.len().saturating_sub(room);
    let scrolled = app.scrolled.min(hidden);
    let first = if reading.is_some() { scrolled } else { hidden - scrolled };
    let shown: Vec<Line<'static>> = lines.into_iter().skip(first).take(room).collect();
    frame.render_widget(Paragraph::new(shown), inner);
}

/// The newest line is the last.
fn log_lines(app: &App, width: usize) -> Vec<Line<'static>> {
    let mut lines = Vec::new();
    let newest = app.log().len().saturating_sub(1);
    for (place, told) in app.log().iter().enumerate() {
        let style = if place == newest { Style::new().add_modifier(Modifier::BOLD) } else { Style::new() };
        lines.extend(wrapped(told, width).into_iter().map(|piece| Line::styled(piece, style)));
    }
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

/// What is told by itself, as far as it has been told.
fn draw_moment(app: &App, telling: &Telling, frame: &mut Frame<'_>, area: Rect) {
    let mut lines = vec![rich(&app.say(&telling.moment.title), GOLD).bold(), Line::default()];
    let told = telling.moment.lines.iter().take(telling.told);
    lines.extend(told.map(|line| Line::from(app.say(line))));
    let height = 7 + telling.moment.lines.len() as u16;
    if telling.is_told() {
        lines.extend([Line::default(), Line::styled(word(app.lang, "cli-play-any-key"), DIM)]);
    }
    draw_box(frame, area, Text::from(lines), 66, height);
}

fn draw_box(frame: &mut Frame<'_>, area: Rect, text: Text<'static>, width: u16, height: u16) {
    let area = area.centered(Constraint::Length(width), Constraint::Length(height));
    let block = Block::bordered().border_style(GOLD).padding(Padding::horizontal(1));
    frame.render_widget(Clear, area);
    frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: true }).block(block), area);
}
