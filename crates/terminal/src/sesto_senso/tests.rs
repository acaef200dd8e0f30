//! What is said, offered, read and drawn, over whole games that are played from the list alone.

use std::collections::BTreeSet;

use ::sesto_senso::{EventView, Final, Level, Options, Public, View};
use boardgame::{GameRng, Seat, Seed, Table, Viewer};
use ratatui::Terminal;
use ratatui::backend::TestBackend;

use super::*;
use crate::board::read;
use crate::{Act, Page as AnyPage};

const NAMES: [&str; 7] = ["Marta", "Nonna", "Luca", "Sofia", "Ada", "Bernardino", "Tic-Tac"];

fn name(seat: Seat) -> String {
    NAMES[seat.index()].to_owned()
}

fn json(value: &impl Serialize) -> Box<RawValue> {
    serde_json::value::to_raw_value(value).unwrap()
}

/// What is told by itself of these events of a step.
fn moments_of(events: impl Iterator<Item = EventView>) -> Vec<Moment> {
    let events: Vec<Box<RawValue>> = events.map(|event| json(&event)).collect();
    SestoSensoBoard.moments(&events.iter().map(|event| &**event).collect::<Vec<_>>())
}

/// A game whose seats have turned to pages of their own.
struct Walk {
    table: Table<SestoSenso>,
    pages: Vec<Option<AnyPage>>,
    events: Vec<::sesto_senso::Event>,
    rng: GameRng,
    /// Who did something last.
    last: Seat,
}

impl Walk {
    fn new(seats: u8, options: Options, seed: u64) -> Walk {
        let mut events = Vec::new();
        let table = Table::new(options, seats, Seed::of_number(seed), &mut events).unwrap();
        let rng = GameRng::new(Seed::of_number(seed), 0);
        Walk { table, pages: vec![None; usize::from(seats)], events, rng, last: Seat(0) }
    }

    fn scene<T>(&self, seat: Seat, lang: Lang, look: impl FnOnce(&Scene<'_>) -> T) -> T {
        let viewer = self.table.open().unwrap_or(Viewer::Seat(seat));
        let (view, legal) = (json(&self.table.view(viewer)), json(&self.table.legal(seat)));
        let page = self.pages[seat.index()].as_ref();
        look(&Scene { seat, view: &view, legal: &legal, page, lang, name: &name })
    }

    /// Takes the choice at this place of a seat's list; returns what was played, if anything was.
    fn take(&mut self, seat: Seat, place: usize) -> Option<Action> {
        self.last = seat;
        match self.scene(seat, Lang::It, |scene| SestoSensoBoard.choices(scene))[place].act.clone() {
            Act::Read => None,
            Act::Turn(page) => {
                self.pages[seat.index()] = page;
                None
            }
            Act::Play(action) => {
                let action: Action = read(&action);
                self.events.clear();
                self.table.play(seat, &action, &mut self.events).expect("only legal actions are offered");
                self.pages[seat.index()] = None;
                Some(action)
            }
        }
    }

    /// Takes a choice at random: psychics who know better leave wrong cards alone, one of them from the second day on, and
    /// nobody gives up unless `quits`.
    fn stray(&mut self, knows: bool, quits: bool) -> Option<Action> {
        let waiting: Vec<Seat> = match self.table.open() {
            None => self.table.to_act().iter().collect(),
            Some(_) => Seat::all(self.table.seats()).collect(),
        };
        let seat = waiting[self.rng.below(waiting.len() as u32) as usize];
        let ghost: View = self.table.view(Viewer::Seat(self.table.view(Viewer::Spectator).ghost));
        let choices = self.scene(seat, Lang::It, |scene| SestoSensoBoard.choices(scene));
        let sensible = |choice: &Choice| match &choice.act {
            Act::Play(action) => match read(action) {
                Action::Place { psychic, card } if knows && (psychic.0 != 1 || ghost.day > 1) => {
                    ghost.psychics[psychic.index()].combination.number(card.kind) == Some(card.number)
                }
                Action::Agree { .. } => quits,
                _ => true,
            },
            Act::Turn(_) | Act::Read => true,
        };
        let mut places: Vec<usize> = (0..choices.len()).filter(|place| sensible(&choices[*place])).collect();
        // Pages are opened now and then, and games come to their ends.
        let plays: Vec<usize> =
            places.iter().copied().filter(|place| matches!(choices[*place].act, Act::Play(_))).collect();
        if !plays.is_empty() && self.rng.below(3) > 0 {
            places = plays;
        }
        let place = *places.get(self.rng.below(places.len().max(1) as u32) as usize)?;
        self.take(seat, place)
    }
}

/// Shows `look` a game: every position and every page, from the seat that has just done something or from another, in
/// either language.
fn throughout(seats: u8, options: Options, seed: u64, knows: bool, mut look: impl FnMut(&Walk, &Scene<'_>)) {
    let mut walk = Walk::new(seats, options, seed);
    let mut after = 0;
    while after < 20 {
        let other = Seat(walk.rng.below(u32::from(seats)) as u8);
        let seat = if walk.rng.below(3) == 0 { other } else { walk.last };
        let lang = Lang::ALL[walk.rng.below(2) as usize];
        walk.scene(seat, lang, |scene| look(&walk, scene));
        walk.stray(knows, false);
        after += u8::from(walk.table.open().is_some());
    }
}

fn every_way(mut look: impl FnMut(&Walk, &Scene<'_>)) {
    let options = |level, finale| Options { level, finale, ..Options::default() };
    throughout(2, options(Level::Normal, Final::Classic), 1, true, &mut look);
    throughout(4, options(Level::Easy, Final::One), 2, true, &mut look);
    throughout(3, options(Level::Hard, Final::Two), 3, true, &mut look);
    throughout(3, options(Level::VeryHard, Final::Classic), 4, false, &mut look);
}

/// A single game, for what takes long to look at.
fn one_way(look: impl FnMut(&Walk, &Scene<'_>)) {
    throughout(3, Options::default(), 5, true, look);
}

/// Everything that a seat can read on its screen, whatever it picks.
fn shown(scene: &Scene<'_>) -> Vec<Saying> {
    let mut said = vec![SestoSensoBoard.prompt(scene)];
    for choice in SestoSensoBoard.choices(scene) {
        said.push(choice.label);
        said.extend(choice.detail);
        if let Some(reading) = choice.reading {
            said.push(reading.title);
            said.extend(reading.text);
        }
    }
    said
}

fn picture(scene: &Scene<'_>, picked: Option<usize>, width: u16, height: u16) -> Vec<String> {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|frame| SestoSensoBoard.draw(scene, picked, frame.area(), frame.buffer_mut())).unwrap();
    let screen = terminal.backend().to_string();
    screen.lines().map(|line| line.trim_matches('"').trim_end().to_owned()).collect()
}

#[test]
fn everything_said_is_in_both_catalogues_with_its_arguments() {
    let mut keys = BTreeSet::new();
    every_way(|walk, scene| {
        let mut said = shown(scene);
        let viewer = Viewer::Seat(scene.seat);
        let told = walk.events.iter().filter_map(|event| SestoSenso::event_view(event, viewer));
        for moment in moments_of(told) {
            said.push(moment.title);
            said.extend(moment.lines);
        }
        for saying in said {
            assert!(words::knows(scene.lang, &saying.key), "{}", saying.key);
            let text = scene.say(&saying);
            assert!(!text.contains('$') && !text.contains('{'), "{}: {text}", saying.key);
            if saying.key.starts_with("cli-sesto-") {
                keys.insert(saying.key.to_string());
            }
        }
    });
    for key in [
        "cli-sesto-card",
        "cli-sesto-ball-here",
        "cli-sesto-ball-confirmed",
        "cli-sesto-refused",
        "cli-sesto-mind",
        "cli-sesto-own-new",
        "cli-sesto-own-placed",
        "cli-sesto-own-done",
        "cli-sesto-final-placed",
        "cli-sesto-final-confirmed",
        "cli-sesto-sure-slip",
        "cli-sesto-sure-stop",
        "cli-sesto-sure-change",
        "cli-sesto-ghost-choose",
        "cli-sesto-ghost-add-ready",
        "cli-sesto-hand-for",
        "cli-sesto-send",
        "cli-sesto-sign-yes",
        "cli-sesto-sign-no",
        "cli-sesto-accused",
        "cli-sesto-album",
        "cli-sesto-album-about",
    ] {
        assert!(keys.contains(key), "{key} never came up");
    }
}

#[test]
fn every_kind_of_action_can_be_chosen_and_games_end() {
    let mut kinds = BTreeSet::new();
    let mut ends = BTreeSet::new();
    for (seats, seed) in [(2, 1), (3, 2)] {
        for (finale, knows, quits) in [
            (Final::Classic, true, false),
            (Final::Two, true, false),
            (Final::Classic, false, true),
            (Final::One, false, false),
        ] {
            let mut walk = Walk::new(seats, Options { finale, ..Options::default() }, seed);
            while walk.table.open().is_none() {
                if let Some(action) = walk.stray(knows, quits) {
                    let kind = serde_json::to_value(action).unwrap()["type"].as_str().unwrap().to_owned();
                    kinds.insert(kind);
                }
            }
            let end = walk.table.view(walk.table.open().unwrap()).end.unwrap();
            ends.insert(serde_json::to_value(end).unwrap()["type"].as_str().unwrap().to_owned());
        }
    }
    let all = ["add", "agree", "change", "common", "confirm", "confirm-vote", "give", "place", "vote"];
    assert!(kinds.iter().eq(all), "{kinds:?}");
    assert!(ends.contains("unmasked") && ends.contains("time-up") && ends.contains("slip"), "{ends:?}");
}

#[test]
fn a_seat_that_is_awaited_has_a_choice_picked_for_it_which_ends_nothing() {
    every_way(|walk, scene| {
        if !walk.table.to_act().contains(scene.seat) {
            return;
        }
        let choices = SestoSensoBoard.choices(scene);
        let suggested: Vec<&Choice> = choices.iter().filter(|choice| choice.suggested).collect();
        assert!(suggested.len() <= 1, "{suggested:?}");
        if scene.page.is_none() {
            assert_eq!(suggested.len(), 1, "{choices:?}");
        }
        if let [Choice { act: Act::Play(action), .. }] = suggested[..] {
            assert!(!matches!(read(action), Action::Agree { .. } | Action::Change));
        }
    });
}

#[test]
fn the_picture_leaves_room_for_the_list_and_shows_every_dream_that_lies_there() {
    one_way(|_, scene| {
        for (width, height) in [(80, 19), (120, 35)] {
            let lines = SestoSensoBoard.height(scene, Size { width, height });
            assert!((1..=height - LISTED).contains(&lines), "{lines}");
            let desk = Desk::new(scene);
            let Some(search) = desk.search().filter(|_| desk.page.is_none()) else { return };
            let text = picture(scene, Some(0), width, lines).join("\n");
            let dreams = desk.dreams_of(search.psychic);
            for (_, dream) in dreams.iter().take(usize::from(lines).saturating_sub(6)) {
                let title = word(scene.lang, &dream.key());
                assert!(text.contains(&title), "{title} is missing in {text}");
            }
        }
    });
}

/// The first day of a game for four, whose ghost is seat 0.
fn first_day() -> Walk {
    Walk::new(4, Options { ghost: Some(Seat(0)), ..Options::default() }, 11)
}

/// Takes the first choice whose label, in English, begins so.
fn choose(walk: &mut Walk, seat: u8, begins: &str) -> Option<Action> {
    let seat = Seat(seat);
    let labels: Vec<String> = walk.scene(seat, Lang::En, |scene| {
        let choices = SestoSensoBoard.choices(scene);
        choices.iter().map(|choice| words::plain(&scene.say(&choice.label)).trim().to_owned()).collect()
    });
    let place = labels.iter().position(|label| label.starts_with(begins));
    walk.take(seat, place.unwrap_or_else(|| panic!("there is no {begins} in {labels:#?}")))
}

#[test]
fn a_page_that_was_overtaken_is_closed() {
    let mut walk = first_day();
    choose(&mut walk, 0, "Nonna: ");
    let page = walk.pages[0].clone();
    walk.scene(Seat(0), Lang::En, |scene| assert!(Desk::new(scene).page.is_some()));
    walk.take(Seat(0), 0);
    assert!(matches!(choose(&mut walk, 0, "Send the dream to Nonna"), Some(Action::Give { .. })));
    walk.pages[0] = page;
    walk.scene(Seat(0), Lang::En, |scene| assert_eq!(Desk::new(scene).page, None));
}

#[test]
fn what_cannot_be_undone_is_asked_again() {
    let mut walk = first_day();
    assert_eq!(choose(&mut walk, 0, "New hand"), None);
    assert_eq!(choose(&mut walk, 0, "Back"), None);
    assert_eq!(choose(&mut walk, 0, "New hand"), None);
    assert_eq!(choose(&mut walk, 0, "Yes, change all seven"), Some(Action::Change));
    assert_eq!(choose(&mut walk, 1, "The Ghost gave it away"), None);
    assert!(matches!(choose(&mut walk, 1, "The Ghost gave it away"), Some(Action::Agree { yes: true, .. })));
    assert!(matches!(choose(&mut walk, 1, "No, it did not"), Some(Action::Agree { yes: false, .. })));
}

#[test]
fn signs_are_told_psychic_by_psychic() {
    let mut walk = first_day();
    let mut told = Vec::new();
    while told.is_empty() {
        walk.stray(false, false);
        let signs = |event: &::sesto_senso::Event| match event {
            ::sesto_senso::Event::Public(Public::Signs { psychics, .. }) => Some(psychics.len()),
            _ => None,
        };
        if let Some(count) = walk.events.iter().find_map(signs) {
            let views =
                walk.events.iter().filter_map(|event| SestoSenso::event_view(event, Viewer::Spectator));
            told = moments_of(views);
            assert_eq!(told[0].lines.len(), count);
            assert_eq!(count, 3);
        }
    }
    let first = words::say(Lang::En, &told[0].lines[0], &name);
    assert!(first.contains("Nonna: ") && (first.starts_with('✓') || first.starts_with('✗')), "{first}");
}

#[test]
fn the_legend_explains_every_sign() {
    for lang in Lang::ALL {
        let legend = SestoSensoBoard.legend(lang);
        assert_eq!(legend.len(), SIGNS.len());
        assert!(legend.iter().all(|line| !line.contains("cli-")), "{legend:?}");
    }
}

#[test]
fn the_ghost_sees_every_story_and_what_a_gift_is_to_tell_of() {
    let mut walk = first_day();
    let stories = |walk: &Walk, lang| walk.scene(Seat(0), lang, |scene| picture(scene, Some(0), 80, 4));
    assert_eq!(
        stories(&walk, Lang::It),
        [
            " [L] M  M  G  V  S  D    lunedì, giorno 1 di 7   Fantasma: Marta",
            " Nonna         ☾ Le forbici da sar…   La torre dell’oro…   Il pittore",
            " Luca          ☾ Il flacone di vel…   Le scuderie          L’entomologa",
            " Sofia         ☾ L’ascia del bosca…   La biblioteca        L’aviatrice",
        ]
    );
    choose(&mut walk, 0, "Nonna: ");
    let gift = |walk: &Walk, lang| walk.scene(Seat(0), lang, |scene| picture(scene, Some(0), 80, 6));
    assert_eq!(
        gift(&walk, Lang::En),
        [
            " [M] T  W  T  F  S  S    Monday, day 1 of 7   Ghost: Marta",
            " ── Nonna: The Tailor’s Scissors ─────────────────────────────────────────────",
            " Yellow tailor’s scissors, open, with a spool of thread and a red button.",
            " Violet.",
            " Also on the table: The Candelabrum, The Deck of Cards, The Poison Bottle, The",
            " Birdcage, The Woodcutter’s Axe",
        ]
    );
}

#[test]
fn a_psychic_reads_dreams_in_both_languages_and_sees_where_balls_lie() {
    let mut walk = first_day();
    choose(&mut walk, 0, "Nonna: ");
    walk.take(Seat(0), 0);
    walk.take(Seat(0), 1);
    choose(&mut walk, 0, "Send 2 dreams to Nonna");
    choose(&mut walk, 0, "Luca: ");
    walk.take(Seat(0), 0);
    choose(&mut walk, 0, "Send the dream to Luca");
    choose(&mut walk, 2, "The Candelabrum");
    let seen = |lang| walk.scene(Seat(1), lang, |scene| picture(scene, Some(0), 80, 12));
    assert_eq!(
        seen(Lang::It),
        [
            " [L] M  M  G  V  S  D    lunedì, giorno 1 di 7   Fantasma: Marta",
            " Nonna       □□□ …                      Luca        □□□ ○ Il candelabro",
            " Sofia       □□□ ☾",
            " ── Nonna: quale oggetto? ────────────────────────────────────────────────────",
            " oggi       Lo scheletro s’inchina. Uno scheletro a fiori s’inchina fra tende",
            "            rosse, con un violino e un bocciolo di rosa appesi e un papillon",
            "            davanti al pubblico. Nascosti: un cappello a cilindro, una",
            "            cornacchia in picchiata, un anello di diamanti, un calice. Grigio e",
            "            rosso.",
            " oggi       Posta tra le isole. Una cassetta della posta blu a righe su una",
            "            roccia sospesa, una colomba e un uomo sulla seguente, un biplano",
            "            sulla più alta; fra loro volano una busta e un dirigibile.…",
        ]
    );
    assert_eq!(
        seen(Lang::En)[3..],
        [
            " ── Nonna: which object? ─────────────────────────────────────────────────────",
            " today      The Skeleton Takes a Bow. A flowered skeleton takes a bow between",
            "            red curtains, with a violin and a rosebud hanging and a bow tie in",
            "            front of the audience. Hidden: a top hat, a diving crow, a diamond",
            "            ring, a wine glass. Grey and red.",
            " today      Post Between Islands. A blue striped mailbox on a floating rock, a",
            "            dove and a man on the next, a biplane on the highest; an envelope",
            "            and an airship fly between. Hidden: a stamp, a goose, a newspaper,",
            "            a pencil. Golden brown.",
        ]
    );
    let labels = walk.scene(Seat(1), Lang::En, |scene| {
        let choices = SestoSensoBoard.choices(scene);
        choices.iter().map(|choice| scene.say(&choice.label).trim().to_owned()).collect::<Vec<_>>()
    });
    assert_eq!(
        labels,
        [
            "The Candelabrum ○",
            "The Tailor’s Scissors",
            "The Deck of Cards",
            "The Poison Bottle",
            "The Birdcage",
            "The Woodcutter’s Axe",
            "Dreams: Nonna (2)",
            "Dreams: Luca (1)",
            "All cards on the table",
            "The Ghost gave it away",
        ]
    );
}
