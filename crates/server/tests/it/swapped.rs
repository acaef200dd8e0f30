//! Nothing leaks: two games whose hidden parts differ and whose history looks the same to a viewer send that viewer the
//! same bytes, whichever way they come: streams and streams that come back, television, refusals, lists, hints, reasons,
//! talk, what is told of the past and of oneself; and those who run the server see the same counts and the same log.
//!
//! Each world of a pair is played on a server of its own, over HTTP, with the same clock, ids and names, so that nothing
//! has to be left out of the comparison but what talk is numbered by and how long things took.

use std::collections::BTreeSet;
use std::io;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use boardgame::{Chance, GameRng, Seat, Seed};
use bots::{Cancel, Company};
use futures_util::StreamExt;
use games::AnyGame;
use room::{Asked, Fresh, GameEntry, GuestId, Host, Person as Seated, Room, RoomId, SecretHash, Sitter};
use serde_json::{Value, json};
use server::Clock;
use sha2::{Digest, Sha256};
use store::Guest;
use tracing_subscriber::fmt::MakeWriter;

use crate::app::{Person, Reply, TestApp, Watch};
use crate::hidden::{self, Hidden, Leak};
use crate::worlds::{Given, Maker, Pair, Sitting, World, sittings, viewer};

/// So many pairs of worlds a game, and as many as it takes for each way to sit down to it; of the testkit's own, which
/// other tests look at closely, fewer. `SITTINGS=all` asks for every number of seats with all options, each with each.
const PAIRS: usize = 505;
const FEW_PAIRS: usize = 60;
/// So many rooms are played at once on a server.
const AT_ONCE: usize = 8;
/// So many of them ask for a hint, which is thought about for long.
const HINTS: usize = 32;
/// Some time, for everything that is told by the clock.
const NOW: i64 = 1_800_000_000_000;

/// A way by which something leaves the server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Way {
    Hello,
    Step,
    Moment,
    Why,
    Talk,
    Other,
    Television,
    Refusal,
    List,
    Hint,
    Metric,
    Log,
    Length,
}

/// Something that the viewer received.
#[derive(Debug)]
struct Sent {
    way: Way,
    what: String,
    bytes: String,
}

/// Two worlds that a viewer can tell apart.
#[derive(Debug)]
struct Found {
    ways: BTreeSet<Way>,
    told: String,
}

/// Everything that came of playing one world of each pair.
struct Transcript {
    rooms: Vec<Vec<Sent>>,
    metrics: Vec<String>,
    log: Vec<String>,
}

/// The log of one server: all that its threads write.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl io::Write for Log {
    fn write(&mut self, line: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).extend_from_slice(line);
        Ok(line.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl<'a> MakeWriter<'a> for Log {
    type Writer = Log;

    fn make_writer(&'a self) -> Log {
        self.clone()
    }
}

impl Log {
    /// Has everything that this thread writes from now on.
    fn listen(&self) {
        let lines = tracing_subscriber::fmt()
            .with_writer(self.clone())
            .with_ansi(false)
            .without_time()
            .with_env_filter("server=debug,store=debug,it=debug")
            .finish();
        std::mem::forget(tracing::subscriber::set_default(lines));
    }

    /// What was written, in an order that does not depend on which room was faster.
    fn lines(&self) -> Vec<String> {
        let written = self.0.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let is_time = |word: &&str| word.starts_with("micros=");
        let timeless =
            |line: &str| line.split(' ').filter(|word| !is_time(word)).collect::<Vec<_>>().join(" ");
        let mut lines: Vec<String> = String::from_utf8(written).unwrap().lines().map(timeless).collect();
        lines.sort_unstable();
        lines
    }
}

/// Plays the same world of each pair on one server, in a thread of its own.
fn transcribe(game: &'static dyn AnyGame, pairs: &Arc<Vec<Pair>>, which: usize, how: How) -> Transcript {
    let log = Log::default();
    log.listen();
    let heard = log.clone();
    let mut runtime = tokio::runtime::Builder::new_current_thread();
    let runtime = runtime.enable_all().on_thread_start(move || heard.listen()).build().unwrap();
    let (rooms, metrics) = runtime.block_on(async {
        let given = Given::new(game);
        let games: &'static [&'static dyn AnyGame] = Box::leak(Box::new([given as &dyn AnyGame]));
        let app = TestApp::with(|config| {
            (config.games, config.clock) = (games, Clock::told_by(|| NOW));
            // However slow the machine: no room is forgotten meanwhile.
            config.idle = Duration::from_secs(3600);
        })
        .await;
        let rooms = futures_util::stream::iter(pairs.iter().enumerate())
            .map(|(number, pair)| {
                let hint = number.is_multiple_of((pairs.len() / HINTS).max(1));
                play(&app, given, pair, number, &pair.worlds[which], how, hint)
            })
            .buffered(AT_ONCE)
            .collect()
            .await;
        app.until_metric("ludoteca_streams_open", 0).await;
        let told = app.metrics().await;
        // Commits are shared by whoever comes at the same time.
        let is_time = |line: &&str| line.contains("move_seconds") || line.contains("store_commits");
        let mut metrics: Vec<String> =
            told.lines().filter(|line| !is_time(line)).map(str::to_owned).collect();
        metrics.sort_unstable();
        app.stop().await;
        (rooms, metrics)
    });
    Transcript { rooms, metrics, log: log.lines() }
}

/// How the worlds of a pair are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum How {
    /// By people, along their scripts.
    Script,
    /// The viewer among bots, as long as it lasts.
    Bots { steps: u64 },
}

/// Whoever acts in a room: somebody with a token that is the same on each server.
async fn guest(app: &TestApp, number: usize, name: &str) -> (GuestId, Person) {
    let (id, token) = (GuestId(number as i64 + 1), format!("{number:040}"));
    let (puppet, lang) = ("fox".to_owned(), "it".to_owned());
    let guest = Guest { id, name: name.to_owned(), puppet, lang, seen: NOW };
    app.store.add_guest(guest, SecretHash(Sha256::digest(&token).into())).await.unwrap();
    let stranger = app.stranger();
    (id, Person { token, ..stranger })
}

/// What the viewer of one room received.
struct Ear {
    person: Person,
    room: String,
    sent: Vec<Sent>,
}

impl Ear {
    fn at(&self, path: &str) -> String {
        format!("/api/rooms/{}{path}", self.room)
    }

    fn note(&mut self, way: Way, what: impl Into<String>, bytes: String) {
        self.sent.push(Sent { way, what: what.into(), bytes: unnumbered(&bytes) });
    }

    /// Everything of an answer but its time.
    fn note_reply(&mut self, way: Way, what: &str, reply: &Reply) {
        let mut bytes = format!("{}\n", reply.status);
        let body = std::str::from_utf8(&reply.bytes).unwrap();
        // A number has as many digits as it has.
        let is_numbered = unnumbered(body) != body;
        let varies = |name: &str| name == "date" || name == "content-length" && is_numbered;
        for (name, value) in reply.headers.iter().filter(|(name, _)| !varies(name.as_str())) {
            bytes.push_str(&format!("{name}: {}\n", value.to_str().unwrap()));
        }
        bytes.push_str(body);
        self.note(way, what, bytes);
    }

    async fn get(&mut self, way: Way, path: &str) {
        let reply = self.person.get(path).await;
        self.note_reply(way, path, &reply);
    }

    /// Hears a stream up to this event, and says what it was.
    async fn hear(&mut self, stream: &mut Watch, event: &str, way: Way) -> Value {
        loop {
            let heard = stream.next().await.expect("the stream goes on");
            // It comes by the room's own clock, whatever anybody does.
            if heard.event == "alive" {
                continue;
            }
            let is_wanted = heard.event == event;
            let kind = if is_wanted { way } else { Way::Other };
            self.note(kind, heard.event, heard.frame);
            if is_wanted {
                return heard.data;
            }
        }
    }
}

/// What is said has a number that all rooms of a server share.
fn unnumbered(bytes: &str) -> String {
    let mut parts = bytes.split("{\"id\":");
    let mut unnumbered = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let rest = part.trim_start_matches(|digit: char| digit.is_ascii_digit());
        let is_said = rest.starts_with('}') || rest.starts_with(",\"seat\":");
        unnumbered.push_str("{\"id\":");
        unnumbered.push_str(if is_said { "0" } else { "" });
        unnumbered.push_str(if is_said { rest } else { part });
    }
    unnumbered
}

/// A room with the viewer on one seat and somebody else, or bots, on all others, dealt as the world says.
async fn begin(
    app: &TestApp,
    given: &'static Given,
    pair: &Pair,
    number: usize,
    world: &World,
    how: How,
) -> [Ear; 2] {
    let (viewer, viewing) = guest(app, 2 * number, "Vera").await;
    let (other, acting) = guest(app, 2 * number + 1, "Otto").await;
    let Sitting { options, seats } = &pair.sitting;
    let (eye, host) = (pair.eye, if *seats == 1 && pair.eye.is_some() { viewer } else { other });
    let entry = GameEntry::new(given);
    let asked = Asked {
        seats: Some(*seats),
        options: options.as_object().unwrap().clone(),
        mine: Some((0..*seats).map(|seat| format!("Otto {seat}")).collect()),
        ..Asked::default()
    };
    let seed = Seed::of_number(number as u64);
    given.give(seed, world.chance.clone());
    let fresh = Fresh { id: RoomId(format!("{number:020}").into()), code: None, seed, shared: false };
    let host = Host { guest: host, name: "Otto", puppet: "fox" };
    let mut room = Room::open(&entry, host, asked, fresh, NOW).unwrap();
    for (seat, sitter) in (0..).map(Seat).zip(&mut room.seats) {
        let puppet = sitter.puppet().unwrap().to_owned();
        if Some(seat) == eye {
            *sitter = Sitter::Person(Seated::new(viewer, "Vera".to_owned(), puppet));
        } else if let How::Bots { .. } = how {
            *sitter = Sitter::Bot { bot: entry.usual_bot().to_owned(), puppet };
        }
    }
    room.host = [Some(other), Some(viewer)]
        .into_iter()
        .find(|host| room.seats.iter().any(|sitter| sitter.guest() == *host))
        .flatten();
    let id = room.id.to_string();
    let starter = if room.host == Some(viewer) { &viewing } else { &acting };
    app.store.save_rooms(vec![room.stored()]).await.unwrap();
    if how == How::Script {
        starter.post(&format!("/api/rooms/{id}/start"), json!({})).await.ok();
    }
    [viewing, acting].map(|person| Ear { person, room: id.clone(), sent: Vec::new() })
}

async fn play(
    app: &TestApp,
    given: &'static Given,
    pair: &Pair,
    number: usize,
    world: &World,
    how: How,
    hint: bool,
) -> Vec<Sent> {
    let [mut ear, other] = begin(app, given, pair, number, world, how).await;
    if let How::Bots { steps } = how {
        play_among_bots(given, &mut ear, pair, steps).await;
        return ear.sent;
    }
    let room = ear.room.clone();
    let eyes = pair.eye.map(|seat| format!("seat={seat}")).unwrap_or_default();
    let (hello, step) =
        if pair.eye.is_some() { (Way::Hello, Way::Step) } else { (Way::Television, Way::Television) };
    let mut stream = ear.person.watch(&room, &eyes).await;
    ear.hear(&mut stream, "hello", hello).await;
    for (before, (seat, action)) in (0u64..).zip(&world.script) {
        let person = if pair.eye == Some(*seat) { ear.person.clone() } else { other.person.clone() };
        person.act(&room, seat.0, before, &format!("s{before}"), action.clone()).await.ok();
        ear.hear(&mut stream, "step", step).await;
    }
    // Somebody else speaks, where they may; then the viewer does.
    let path = ear.at("/talk");
    if other.person.post(&path, json!({ "text": "ciao" })).await.status.is_success() {
        ear.hear(&mut stream, "talk", Way::Talk).await;
    }
    let said = ear.person.post(&path, json!({ "text": "eccomi" })).await;
    ear.note_reply(Way::Talk, "saying something", &said);

    let at = world.script.len() as u64;
    for (number, action) in pair.vain.iter().chain([&json!({ "type": "nonsense" })]).enumerate() {
        let seat = pair.eye.map_or(0, |seat| seat.0);
        let reply = ear.person.act(&room, seat, at, &format!("v{number}"), action.clone()).await;
        ear.note_reply(Way::Refusal, &action.to_string(), &reply);
    }
    for path in ["", "/record", "/replay?eyes=open", "/replay/moments?eyes=open&from=0&to=99"] {
        ear.get(if path.is_empty() { Way::List } else { Way::Refusal }, &ear.at(path)).await;
    }
    ear.get(Way::List, "/api/rooms").await;
    ear.get(Way::Moment, &ear.at(&format!("/history?{eyes}&from=0&to=99"))).await;
    for path in ["/api/me/tables", "/api/me/results", "/api/me/data"] {
        ear.get(Way::List, path).await;
    }
    ear.get(Way::Refusal, &ear.at("/review")).await;
    // Whoever sits here is refused a seat, and so is whoever looks on where people sit; the host hears nothing.
    for seat in 0..pair.sitting.seats {
        let asked = ear.person.post(&ear.at(&format!("/seats/{seat}/ask")), json!({})).await;
        ear.note_reply(Way::Refusal, "asking for a seat", &asked);
    }
    if let Some(seat) = pair.eye {
        if hint {
            ear.get(Way::Hint, &ear.at(&format!("/hint?seat={seat}"))).await;
        }
        let mut television = ear.person.watch(&room, "").await;
        ear.hear(&mut television, "hello", Way::Television).await;
    }
    let mut again = ear.person.watch(&room, &format!("{eyes}&after={}", at / 2)).await;
    ear.hear(&mut again, "hello", hello).await;
    ear.sent
}

/// The viewer plays among bots, always the same where it sees the same.
async fn play_among_bots(given: &'static Given, ear: &mut Ear, pair: &Pair, steps: u64) {
    let seat = pair.eye.expect("somebody plays");
    let mut stream = ear.person.watch(&ear.room, &format!("seat={seat}")).await;
    ear.hear(&mut stream, "hello", Way::Hello).await;
    // Nobody else is there who could begin, and the bots are fast: everything is heard from the deal on.
    ear.person.post(&ear.at("/start"), json!({})).await.ok();
    let mut table = ear.hear(&mut stream, "step", Way::Step).await;
    while table["outcome"].is_null() && table["step"].as_u64().unwrap() < steps {
        let step = table["step"].as_u64().unwrap();
        if table["to_act"].as_array().unwrap().contains(&json!(seat)) {
            let legal = serde_json::value::to_raw_value(&table["legal"]).unwrap();
            let mut rng = GameRng::new(Seed::of_number(step), 0);
            let Some(action) = given.sample(&legal, &mut rng) else { return };
            let action = serde_json::from_str(action.get()).unwrap();
            ear.person.act(&ear.room, seat.0, step, &format!("s{step}"), action).await;
        }
        table = ear.hear(&mut stream, "step", Way::Step).await;
    }
}

/// Everything in which the transcripts of two worlds differ.
fn compare(pairs: &[Pair], [one, two]: &[Transcript; 2], how: How) -> Vec<Found> {
    let mut found = Vec::new();
    for (pair, (one, two)) in pairs.iter().zip(one.rooms.iter().zip(&two.rooms)) {
        let place = format!("{} seats, {}, eye {:?}", pair.sitting.seats, pair.sitting.options, pair.eye);
        for (one, two) in one.iter().zip(two) {
            if (one.way, &one.bytes) == (two.way, &two.bytes) {
                continue;
            }
            // Bots who see other things do other things: from then on the worlds look different.
            if how != How::Script && is_told_otherwise(&one.bytes, &two.bytes) {
                break;
            }
            let mut ways = BTreeSet::from([one.way, part(&one.bytes, &two.bytes).unwrap_or(one.way)]);
            if one.bytes.len() != two.bytes.len() {
                ways.insert(Way::Length);
            }
            let told = format!("{place}: {} tells apart\n{}\n{}", one.what, one.bytes, two.bytes);
            found.push(Found { ways, told });
        }
        if how == How::Script && one.len() != two.len() {
            let told = format!("{place}: {} and {} things were told", one.len(), two.len());
            found.push(Found { ways: BTreeSet::from([Way::Length]), told });
        }
    }
    if how == How::Script {
        for (way, one, two) in [(Way::Metric, &one.metrics, &two.metrics), (Way::Log, &one.log, &two.log)] {
            if let Some((one, two)) = one.iter().zip(two).find(|(one, two)| one != two) {
                found.push(Found { ways: BTreeSet::from([way]), told: format!("{way:?}:\n{one}\n{two}") });
            } else if one.len() != two.len() {
                let told = format!("{way:?}: {} and {} lines", one.len(), two.len());
                found.push(Found { ways: BTreeSet::from([way]), told });
            }
        }
    }
    found
}

fn data(frame: &str) -> Option<Value> {
    serde_json::from_str(frame.split_once("data: ")?.1.trim_end()).ok()
}

/// What a step told, without how the table stood meanwhile.
fn told(step: &Value) -> Value {
    let events = step["events"].as_array().cloned().unwrap_or_default();
    let events: Vec<Value> = events.into_iter().map(|line| line["event"].clone()).collect();
    json!({ "step": step["step"], "by": step["by"], "events": events })
}

fn is_told_otherwise(one: &str, two: &str) -> bool {
    let [Some(one), Some(two)] = [data(one), data(two)] else { return false };
    one["events"].is_array() && told(&one) != told(&two)
}

/// The part of a frame by which it gives something away, where it is a reason or a moment.
fn part(one: &str, two: &str) -> Option<Way> {
    let [one, two] = [data(one)?, data(two)?];
    let steps = |frame: &Value| match frame["table"]["history"].as_array() {
        Some(history) => history.clone(),
        None => vec![frame.clone()],
    };
    let between = |step: &Value| {
        let events = step["events"].as_array().cloned().unwrap_or_default();
        events.iter().map(|line| line["differs"].clone()).collect::<Vec<_>>()
    };
    steps(&one).iter().zip(&steps(&two)).find_map(|(one, two)| {
        let why = (one["why"] != two["why"]).then_some(Way::Why);
        why.or_else(|| (between(one) != between(two)).then_some(Way::Moment))
    })
}

/// Pairs for all ways to sit down and all viewers, in turns, `count` of them.
fn pairs(game: &'static dyn AnyGame, count: usize) -> Vec<Pair> {
    let mut maker = Maker::new(game, 1);
    let mut places: Vec<(Sitting, Option<Seat>)> = Vec::new();
    for sitting in sittings(game) {
        let eyes = Seat::all(sitting.seats).map(Some).chain([None]);
        places.extend(eyes.map(|eye| (sitting.clone(), eye)));
    }
    let mut pairs: Vec<Pair> = Vec::new();
    let mut met = vec![false; places.len()];
    for (index, (sitting, eye)) in places.iter().enumerate().cycle().take(20 * count.max(places.len())) {
        if pairs.len() >= count && met.iter().all(|met| *met) {
            break;
        }
        if let Some(pair) = maker.pair(sitting, *eye) {
            met[index] = true;
            pairs.push(pair);
        }
    }
    let missed = met.iter().zip(&places).find(|(met, _)| !**met);
    assert!(
        missed.is_none(),
        "{}: no two worlds look alike at {:?}",
        game.info().id,
        missed.map(|(_, place)| place)
    );
    assert!(pairs.len() >= count, "{}: only {} pairs", game.info().id, pairs.len());
    pairs
}

/// Plays both worlds of each pair, at the same time, and says in what they differ.
fn differences(game: &'static dyn AnyGame, pairs: Vec<Pair>, how: How) -> Vec<Found> {
    let pairs = Arc::new(pairs);
    let worlds = [0, 1].map(|which| {
        let pairs = pairs.clone();
        std::thread::spawn(move || transcribe(game, &pairs, which, how))
    });
    let transcripts = worlds.map(|world| world.join().unwrap());
    compare(&pairs, &transcripts, how)
}

#[track_caller]
fn assert_alike(found: &[Found], id: &str) {
    assert!(
        found.is_empty(),
        "{id}: {} differences, such as {:?}\n{}",
        found.len(),
        found[0].ways,
        found[0].told
    );
}

#[test]
fn worlds_of_every_game_that_look_alike_are_alike_to_the_byte() {
    for game in hidden::ALL {
        let id = game.info().id;
        let count = if id == hidden::ID { FEW_PAIRS } else { PAIRS };
        assert_alike(&differences(*game, pairs(*game, count), How::Script), id);
    }
}

/// Two deals that look alike to a seat, and from which bots play on.
fn dealt_pairs(game: &'static dyn AnyGame, seats: u8, count: usize) -> Vec<Pair> {
    let mut maker = Maker::new(game, 2);
    let sitting = Sitting { options: game.info().default_options, seats };
    let eyes = Seat::all(seats).cycle().map(Some);
    let pair = |eye| {
        let worlds = maker.deals(&sitting, eye)?;
        let worlds = worlds.map(|(draws, _)| World { chance: Chance::Draws(draws), script: Vec::new() });
        Some(Pair { sitting: sitting.clone(), eye, worlds, vain: Vec::new() })
    };
    eyes.take(4 * count).filter_map(pair).take(count).collect()
}

/// What a viewer is told of the bots around it says no more than what they do.
#[test]
fn bots_that_do_the_same_in_worlds_that_look_alike_say_the_same() {
    let how = How::Bots { steps: 12 };
    for game in hidden::ALL {
        let info = game.info();
        let found = differences(*game, dealt_pairs(*game, info.min_seats.max(2), 16), how);
        assert_alike(&found, info.id);
    }
}

/// So often the reasons of a bot are compared, with each number of seats.
const ENOUGH: u32 = 16;

/// How often two worlds were compared by the reason of a bot, and how often it gave one.
#[derive(Debug, Default)]
struct Reasons {
    compared: u32,
    given: u32,
}

/// Lets bots of one name play both worlds on, and compares what they tell where they would do the same; what the first
/// does is played in both, so that they go on looking alike.
fn compare_reasons(game: &'static dyn AnyGame, pair: &Pair, bot: &str, steps: u64, reasons: &mut Reasons) {
    let (eye, name) = (pair.eye.expect("somebody plays"), bot.parse().unwrap());
    let Sitting { options, seats } = &pair.sitting;
    let mut tables =
        pair.worlds.each_ref().map(|world| game.deal_by(options, *seats, &world.chance).unwrap().table);
    let mut rng = GameRng::new(Seed::of_number(5), 0);
    let others = Seat::all(*seats).filter(|seat| *seat != eye).collect();
    let company = Company { people: std::iter::once(eye).collect(), alike: others, fingers: Vec::new() };
    while tables[0].step() < steps {
        let waits_for: Vec<Seat> = tables[0].to_act().iter().collect();
        let Some(seat) = waits_for.get(rng.below(waits_for.len().max(1) as u32) as usize) else { return };
        let action = if *seat == eye {
            game.sample(&tables[0].legal(eye), &mut rng)
        } else {
            let made = tables.each_ref().map(|table| {
                table.bot(&name, *seat).unwrap().decide(&**table, &company, true, Cancel::NEVER).made()
            });
            let [Some(one), Some(two)] = made else { return };
            if one.action.get() == two.action.get() {
                let told = [&one, &two].map(|made| made.why.as_ref().and_then(|why| why.told(false, false)));
                assert_eq!(
                    told[0],
                    told[1],
                    "{} {bot}: {} with {seats} seats, step {}, eye {eye}",
                    game.info().id,
                    one.action,
                    tables[0].step()
                );
                reasons.compared += 1;
                reasons.given += u32::from(told[0].is_some());
            }
            Some(one.action)
        };
        let Some(action) = action else { return };
        let played = tables.each_mut().map(|table| table.play(*seat, &action));
        let [Ok(one), Ok(two)] = played else { return };
        let told = [one, two].map(|events| serde_json::to_string(&events.lines(viewer(Some(eye)))).unwrap());
        if told[0] != told[1] {
            return;
        }
    }
}

/// Whether a reason is told before the end, and which, follows from what everybody knows and from the action alone: that
/// none is given tells as much as one that is.
#[test]
fn no_bot_of_any_game_tells_by_its_reasons_what_only_it_sees() {
    for game in hidden::ALL.iter().filter(|game| game.info().secrets) {
        let info = game.info();
        let mut given = 0;
        for bot in info.bots.iter().filter(|bot| bot.at_table) {
            let mut all = Reasons::default();
            for seats in BTreeSet::from([info.min_seats.max(2), info.max_seats]) {
                let mut reasons = Reasons::default();
                for pair in &dealt_pairs(*game, seats, 16) {
                    if reasons.compared < ENOUGH {
                        compare_reasons(*game, pair, bot.name, 12, &mut reasons);
                    }
                }
                all.compared += reasons.compared;
                all.given += reasons.given;
            }
            assert!(all.compared >= ENOUGH, "{} {}: {all:?}", info.id, bot.name);
            given += all.given;
        }
        // Where all keep silent nothing was compared; those of the testkit's own game tell their reasons at the end alone.
        assert!(given > 0 || info.id == hidden::ID, "no bot of {} has given a reason", info.id);
    }
}

const fn leaky<const LEAK: u8>() -> &'static dyn AnyGame {
    games::of::<Hidden<LEAK>>()
}

/// A leak in each way out is found by the same comparison.
#[test]
fn a_leak_is_found_whichever_way_it_takes() {
    let script = How::Script;
    let planted: [(&'static dyn AnyGame, Way, How); 12] = [
        (leaky::<{ Leak::Step as u8 }>(), Way::Step, script),
        (leaky::<{ Leak::Hello as u8 }>(), Way::Hello, script),
        (leaky::<{ Leak::Moment as u8 }>(), Way::Moment, script),
        (leaky::<{ Leak::Refusal as u8 }>(), Way::Refusal, script),
        (leaky::<{ Leak::List as u8 }>(), Way::List, script),
        (leaky::<{ Leak::Television as u8 }>(), Way::Television, script),
        (leaky::<{ Leak::Hint as u8 }>(), Way::Hint, script),
        (leaky::<{ Leak::Why as u8 }>(), Way::Why, How::Bots { steps: 8 }),
        (leaky::<{ Leak::Talk as u8 }>(), Way::Talk, script),
        (leaky::<{ Leak::Metric as u8 }>(), Way::Metric, script),
        (leaky::<{ Leak::Log as u8 }>(), Way::Log, script),
        (leaky::<{ Leak::Length as u8 }>(), Way::Length, script),
    ];
    for (game, way, how) in planted {
        let pairs = if how == script { pairs(game, FEW_PAIRS) } else { dealt_pairs(game, 2, 16) };
        let found = differences(game, pairs, how);
        assert!(
            found.iter().any(|found| found.ways.contains(&way)),
            "nothing was found in {way:?}: {found:?}"
        );
    }
}
