//! Whole games by keys, without a terminal.

use std::collections::BTreeSet;

use boardgame::{GameRng, Kind, Seed};
use games::AnyGame;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyModifiers};

use super::*;
use crate::play::frame;

fn boards() -> impl Iterator<Item = (&'static dyn AnyGame, &'static dyn Board)> {
    games::ALL.iter().map(|game| (*game, terminal::find(game.info().id).expect("every game has a board")))
}

fn asked(game: &'static dyn AnyGame, hot_seat: bool) -> Table {
    let bots = (!hot_seat).then(|| vec!["random".parse().unwrap()]);
    Table { game, seats: None, bots, hot_seat, names: vec!["Marta".to_owned()] }
}

fn app(game: &'static dyn AnyGame, board: &'static dyn Board, hot_seat: bool, seed: u64) -> App {
    App::new(board, &asked(game, hot_seat), &Value::Null, Seed::of_number(seed), Lang::It).unwrap()
}

fn press(app: &mut App, key: KeyCode) {
    app.key(key, KeyModifiers::NONE);
}

fn screen(app: &App) -> String {
    let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
    terminal.draw(|frame| frame::draw(app, frame)).unwrap();
    terminal.backend().to_string()
}

/// Plays to the end with keys drawn at random, drawing the screen after each.
fn play_by_keys(app: &mut App, seed: u64) {
    let mut rng = GameRng::new(Seed::of_number(seed), 0);
    let keys = [KeyCode::Up, KeyCode::Down, KeyCode::Char('1'), KeyCode::Char('3'), KeyCode::Enter];
    for _ in 0..100_000 {
        if app.is_over() {
            return;
        }
        match app.goes_on() {
            true => app.go_on(),
            false => press(app, keys[rng.below(keys.len() as u32) as usize]),
        }
        if app.table.step().is_multiple_of(10) {
            screen(app);
        }
    }
    panic!("the game does not end");
}

#[test]
fn no_clock_runs_in_the_terminal() {
    let hurried = serde_json::json!({ "clock": "three" });
    let with_clock = |(game, _): &(&dyn AnyGame, _)| game.options(&hurried, game.info().min_seats).is_ok();
    let (game, board) = boards().find(with_clock).expect("a game has a clock");
    let refused = App::new(board, &asked(game, false), &hurried, Seed::of_number(1), Lang::En).unwrap_err();
    assert_eq!(refused.0.key, "cli-play-no-clock");
}

#[test]
fn a_person_plays_a_whole_game_against_a_bot_by_keys() {
    for (game, board) in boards() {
        let mut app = app(game, board, false, 1);
        play_by_keys(&mut app, 1);
        assert_eq!(app.record().actions.iter().map(|played| played.seat).collect::<BTreeSet<_>>().len(), 2);
        let outcome = app.outcome().unwrap();
        let together = game.info().kind == Kind::Together;
        assert!(together || outcome.contains("Marta") || outcome.contains(&app.name(Seat(1))), "{outcome}");
        let told = app.log().iter().filter(|line| **line == outcome).count();
        assert_eq!((told, app.log().last()), (1, Some(&outcome)));
        assert!(game.replay(&app.record()).is_ok(), "what was played is by the rules");
        while app.moment().is_some() {
            press(&mut app, KeyCode::Enter);
        }
        screen(&app);
        press(&mut app, KeyCode::Char('q'));
        assert!(app.is_closed(), "after the end nobody is asked");
    }
}

#[test]
fn bots_say_why_under_their_own_name() {
    let reasoned = |(game, board): (&'static dyn AnyGame, &'static dyn Board)| {
        let table = Table { bots: None, ..asked(game, false) };
        let mut app = App::new(board, &table, &Value::Null, Seed::of_number(8), Lang::It).unwrap();
        while app.table.step() < 40 && !app.is_over() {
            if app.goes_on() { app.go_on() } else { press(&mut app, KeyCode::Enter) }
        }
        let bot = app.name(Seat(1));
        app.log().iter().any(|line| line.starts_with(&bot) && line.contains(": «"))
    };
    assert!(boards().any(reasoned), "a strong bot gives a reason now and then");
}

#[test]
fn people_play_all_seats_by_keys() {
    for (game, board) in boards() {
        let mut app = app(game, board, true, 2);
        assert!(app.bots.is_empty());
        play_by_keys(&mut app, 2);
        assert!(app.outcome().is_some());
    }
}

#[test]
fn the_picked_choice_moves_with_keys_and_wraps_around() {
    let (game, board) = boards().next().unwrap();
    let mut app = app(game, board, true, 3);
    while app.choices.len() < 2 {
        press(&mut app, KeyCode::Enter);
    }
    let step = app.table.step();
    app.picked = 0;
    press(&mut app, KeyCode::Up);
    assert_eq!(app.picked, app.choices.len() - 1);
    press(&mut app, KeyCode::Down);
    assert_eq!(app.picked, 0);
    press(&mut app, KeyCode::Char('2'));
    assert_eq!((app.picked, app.table.step()), (1, step), "a number picks");
    press(&mut app, KeyCode::Char('9'));
    assert_eq!(app.picked, 1, "a number that is not in the list does nothing");
    press(&mut app, KeyCode::Char('2'));
    assert_eq!(app.table.step(), step + 1, "the same number again plays");
}

#[test]
fn leaving_asks_first() {
    let (game, board) = boards().next().unwrap();
    let mut app = app(game, board, false, 4);
    press(&mut app, KeyCode::Char('q'));
    assert_eq!(app.mode, Mode::AskQuit);
    assert!(screen(&app).contains(&words::plain(&words::word(Lang::It, "cli-play-quit"))));
    press(&mut app, KeyCode::Char('n'));
    assert_eq!(app.mode, Mode::Playing);
    press(&mut app, KeyCode::Esc);
    press(&mut app, KeyCode::Char('s'));
    assert!(app.is_closed());
}

#[test]
fn control_c_leaves_at_once() {
    let (game, board) = boards().next().unwrap();
    let mut app = app(game, board, false, 4);
    app.key(KeyCode::Char('c'), KeyModifiers::CONTROL);
    assert!(app.is_closed());
}

#[test]
fn bots_wait_while_somebody_reads_the_help() {
    let (game, board) = boards().next().unwrap();
    let mut app = app(game, board, false, 5);
    while !app.waits_for_bot() {
        press(&mut app, KeyCode::Enter);
    }
    press(&mut app, KeyCode::Char('?'));
    assert!(!app.waits_for_bot());
    for line in board.legend(Lang::It) {
        let first: String = line.chars().take(20).collect();
        assert!(screen(&app).contains(&first), "{first}");
    }
    press(&mut app, KeyCode::Char('x'));
    assert!(app.waits_for_bot());
}

#[test]
fn a_shared_screen_is_handed_over_behind_a_curtain() {
    let (game, board) = boards().next().unwrap();
    let mut app = app(game, board, true, 6);
    app.secrets = true;
    let before = app.eyes();
    while app.mode != Mode::Curtain {
        press(&mut app, KeyCode::Enter);
    }
    assert_ne!(app.eyes(), before);
    let hidden = screen(&app);
    assert!(hidden.contains(&app.name(app.eyes())));
    let shown = app.log().last().unwrap().clone();
    assert!(!hidden.contains(&shown), "{hidden}");
    press(&mut app, KeyCode::Char('x'));
    assert_eq!(app.mode, Mode::Curtain, "a stray key does not open it");
    press(&mut app, KeyCode::Enter);
    assert_eq!(app.mode, Mode::Playing);
}

#[test]
fn a_small_window_says_so() {
    let (game, board) = boards().next().unwrap();
    let app = app(game, board, false, 7);
    let mut terminal = Terminal::new(TestBackend::new(60, 20)).unwrap();
    terminal.draw(|frame| frame::draw(&app, frame)).unwrap();
    assert!(terminal.backend().to_string().contains("80"));
}

#[test]
fn sitters_are_people_first_and_bots_after_them() {
    let (game, _) = boards().next().unwrap();
    let sitters = asked(game, false).sitters(Lang::En).unwrap();
    assert_eq!(sitters[0], Sitter { name: "Marta".to_owned(), bot: None });
    assert!(sitters[1..].iter().all(|sitter| sitter.bot.is_some()));
    let people = asked(game, true).sitters(Lang::En).unwrap();
    assert!(people.iter().all(|sitter| sitter.bot.is_none()));
    let unknown = Table { bots: Some(vec!["nobody".parse().unwrap()]), ..asked(game, false) };
    assert_eq!(unknown.sitters(Lang::En).unwrap_err().0.key, "cli-unknown-bot");
    let many = Table { seats: Some(2), bots: Some(vec!["random".parse().unwrap(); 4]), ..asked(game, false) };
    assert_eq!(many.sitters(Lang::En).unwrap_err().0.key, "cli-play-bot-count");
}

fn has_pages(app: &App) -> bool {
    app.choices.iter().any(|choice| matches!(choice.act, Act::Turn(_))) && app.choices.len() > 9
}

/// A table of four at which one of the psychics is a person: several may act at the same time.
fn together(seed: u64) -> Option<App> {
    together_until(seed, |_| false)
}

/// The same as soon as it is like this, though bots may have more to do.
fn together_until(seed: u64, enough: fn(&App) -> bool) -> Option<App> {
    boards().find_map(|(game, board)| {
        let bots = Some(vec![game.info().bots.last()?.name.parse().unwrap()]);
        let table = Table { seats: Some(4), bots, ..asked(game, false) };
        let mut app = App::new(board, &table, &Value::Null, Seed::of_number(seed), Lang::It).ok()?;
        while app.goes_on() && !enough(&app) {
            app.go_on();
        }
        has_pages(&app).then_some(app)
    })
}

#[test]
fn a_page_is_turned_to_and_left_and_lists_go_on_with_letters() {
    let mut app = together(1).expect("there is a game with pages");
    let step = app.table.step();
    let page = app.choices.iter().position(|choice| matches!(choice.act, Act::Turn(_))).unwrap();
    press(&mut app, KeyCode::Char(LETTERS.chars().nth(page).unwrap()));
    assert_eq!(app.picked, page);
    press(&mut app, KeyCode::Enter);
    assert!(app.page.is_some());
    press(&mut app, KeyCode::Esc);
    assert_eq!((app.page.is_some(), app.mode, app.table.step()), (false, Mode::Playing, step));
    press(&mut app, KeyCode::Char('a'));
    assert_eq!(app.picked, 9, "letters go on where numbers end");
    press(&mut app, KeyCode::Esc);
    assert_eq!(app.mode, Mode::AskQuit, "and on the first page Esc leaves");
}

#[test]
fn what_is_picked_stays_picked_while_bots_act() {
    let mut app = together_until(1, |app| has_pages(app) && app.waits_for_bot())
        .expect("there is a game in which several act at once");
    let before = app.table.step();
    let chosen = app.choices.iter().position(|choice| matches!(choice.act, Act::Turn(_))).unwrap();
    app.picked = chosen;
    let label = app.choices[chosen].label.clone();
    while app.waits_for_bot() {
        app.go_on();
    }
    assert!(app.table.step() > before, "bots have acted");
    assert_eq!(app.choices[app.picked].label, label);
}

#[test]
fn a_moment_is_told_line_by_line_and_holds_the_game() {
    let mut app = together(1).expect("there is a game with moments");
    while app.moment().is_none() {
        if app.goes_on() { app.go_on() } else { press(&mut app, KeyCode::Enter) }
    }
    assert!(!app.waits_for_bot(), "nobody goes on before it is told");
    let lines = app.moment().unwrap().moment.lines.clone();
    assert!(lines.len() > 1);
    let (first, last) = (app.say(&lines[0]), app.say(&lines[lines.len() - 1]));
    assert!(!screen(&app).contains(&first));
    app.go_on();
    assert!(screen(&app).contains(&first) && !screen(&app).contains(&last));
    press(&mut app, KeyCode::Char('x'));
    assert!(screen(&app).contains(&last), "a key tells the rest");
    press(&mut app, KeyCode::Char('x'));
    assert!(app.moment().is_none(), "and the next one goes on");
}

#[test]
fn what_a_bot_kept_to_itself_is_told_after_the_end() {
    let mut app = together(1).expect("there is a game with secrets of bots");
    let kept = app.kept.clone();
    assert!(!kept.is_empty(), "the ghost had its reasons");
    assert!(!app.log().iter().any(|line| kept.contains(line)));
    play_by_keys(&mut app, 3);
    assert!(kept.iter().all(|line| app.log().contains(line)));
    assert_eq!(app.log().last(), app.outcome().as_ref());
}

#[test]
fn the_log_and_texts_scroll() {
    let (game, board) = boards().next().unwrap();
    let mut app = app(game, board, true, 9);
    for person in &mut app.people {
        person.log.extend((0..40).map(|line| format!("line {line:02}")));
    }
    assert!(screen(&app).contains("line 39") && !screen(&app).contains("line 00"));
    press(&mut app, KeyCode::PageUp);
    assert!(!screen(&app).contains("line 39") && screen(&app).contains("line 36"));
    press(&mut app, KeyCode::PageDown);
    assert!(screen(&app).contains("line 39"));
    let text = (0..40).map(|line| Saying::new(format!("text-{line:02}"))).collect();
    app.choices[app.picked].reading = Some(Reading { title: Saying::new("title"), text });
    assert!(screen(&app).contains("text-00") && !screen(&app).contains("text-39"));
    press(&mut app, KeyCode::PageDown);
    assert!(!screen(&app).contains("text-00") && screen(&app).contains("text-03"));
    press(&mut app, KeyCode::PageUp);
    assert!(screen(&app).contains("text-00"));
}

#[test]
fn bots_are_called_as_in_a_room_and_introduced_with_their_level() {
    for (lang, level) in [(Lang::It, "Esperto"), (Lang::En, "Expert")] {
        let (game, board) = boards().next().unwrap();
        let table = Table { bots: Some(vec!["hard".parse().unwrap()]), ..asked(game, false) };
        let app = App::new(board, &table, &Value::Null, Seed::of_number(1), lang).unwrap();
        let name = words::word(lang, "room-bot-name-2");
        assert_eq!(app.name(Seat(1)), name);
        assert!(app.log().iter().any(|line| line.contains(&name) && line.contains(level)), "{:?}", app.log());
    }
}

#[test]
fn the_screen_shows_what_its_seat_may_know_and_after_the_end_everything() {
    let mut app = together(1).expect("there is a game with secrets");
    let mut rng = GameRng::new(Seed::of_number(4), 0);
    let keys = [KeyCode::Down, KeyCode::Enter];
    while !app.is_over() {
        assert_eq!(app.sight.view.get(), app.table.view(Viewer::Seat(app.eyes())).get());
        assert_ne!(app.sight.view.get(), app.table.view(Viewer::Seat(Seat(app.eyes().0 + 1))).get());
        match app.goes_on() {
            true => app.go_on(),
            false => press(&mut app, keys[rng.below(2) as usize]),
        }
    }
    assert_eq!(app.sight.view.get(), app.table.view(app.table.open().unwrap()).get());
}
