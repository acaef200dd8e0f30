//! Several servers over one store: nobody owns a room, and what one stores the others show. In one process over a file, and
//! over PostgreSQL and NATS as on several machines.

use std::sync::Arc;
use std::time::Duration;

use bus::{Bus, LocalBus, NatsBus};
use reqwest::Method;
use serde_json::json;
use server::{Clock, Config, Limit, Limits, Rate};
use services::Database;
use store::{PostgresStore, SqliteStore, Store};

use crate::app::{PATIENCE, Person, TestApp};
use crate::hidden;
use crate::parts::{hand_in, promise};
use crate::push;

/// Nodes that share a store and a bus.
pub(crate) struct Cluster {
    nodes: Vec<TestApp>,
    /// It is there as long as they are.
    _place: Place,
}

enum Place {
    Process { folder: Arc<tempfile::TempDir>, store: Arc<SqliteStore>, bus: Arc<LocalBus> },
    Servers { folder: Arc<tempfile::TempDir>, database: Database, subject: String },
}

impl Place {
    async fn process() -> Place {
        let folder = Arc::new(tempfile::tempdir().unwrap());
        let store = Arc::new(SqliteStore::open(&folder.path().join("test.sqlite")).await.unwrap());
        Place::Process { folder, store, bus: Arc::new(LocalBus::new()) }
    }

    async fn servers() -> Place {
        let (folder, database) = (Arc::new(tempfile::tempdir().unwrap()), Database::new().await);
        // Databases have names of their own: so has what is told of them.
        let subject = database.url().rsplit('/').next().unwrap().to_owned();
        Place::Servers { folder, database, subject }
    }

    async fn node(&self, change: impl FnOnce(&mut Config)) -> TestApp {
        let (folder, store, bus): (_, Arc<dyn Store>, Arc<dyn Bus>) = match self {
            Place::Process { folder, store, bus } => (folder, store.clone(), bus.clone()),
            Place::Servers { folder, database, subject } => {
                let store = PostgresStore::open(&database.url()).await.unwrap();
                let bus = NatsBus::connect(&format!("{}/{subject}", services::nats())).await.unwrap();
                (folder, Arc::new(store), Arc::new(bus))
            }
        };
        TestApp::node(folder.clone(), store, bus, change).await
    }
}

impl Cluster {
    /// So many nodes with these settings, which have heard of each other.
    async fn start(place: Place, count: usize, change: impl Fn(&mut Config)) -> Cluster {
        let mut nodes = Vec::new();
        for _ in 0..count {
            nodes.push(place.node(&change).await);
        }
        let cluster = Cluster { nodes, _place: place };
        for node in &cluster.nodes {
            node.until_metric("ludoteca_nodes_other", count as i64 - 1).await;
        }
        cluster
    }

    fn here(&self) -> &TestApp {
        &self.nodes[0]
    }

    /// The same person at another node.
    fn at(&self, node: usize, person: &Person) -> Person {
        Person { url: self.nodes[node].url.clone(), ..person.clone() }
    }

    /// What a metric says at all nodes together.
    async fn sum(&self, name: &str) -> i64 {
        let mut sum = 0;
        for node in &self.nodes {
            sum += node.metric(name).await;
        }
        sum
    }
}

/// Runs a test with two nodes in one process, and with three on servers.
macro_rules! everywhere {
    ($($name:ident)+) => {
        mod in_process { $(#[tokio::test] async fn $name() { super::$name(super::Place::process().await, 2).await; })+ }
        mod on_servers { $(#[tokio::test] async fn $name() { super::$name(super::Place::servers().await, 3).await; })+ }
    };
}

everywhere! {
    nodes_play_one_game
    nodes_deal_together
    of_two_moves_for_one_step_one_is_played_and_the_other_told
    the_same_id_at_all_nodes_is_played_once
    who_is_here_is_here_at_every_node
    a_finger_is_seen_at_every_node
    a_bot_is_asked_by_one_node
    who_waited_for_anothers_bot_still_answers
    it_is_said_where_what_a_host_has_brought_differs
    when_time_is_up_it_is_up_once
    guesses_at_doors_are_counted_together
    a_guest_is_the_same_at_every_node
    the_deal_of_the_day_is_the_same_at_every_node
    a_step_taken_back_is_gone_at_every_node
    whoever_is_waited_for_is_called_by_one_node
}

/// The node that stores a step calls; the others, which have the room before their eyes too, do not.
async fn whoever_is_waited_for_is_called_by_one_node(place: Place, count: usize) {
    let mut service = push::Service::start().await;
    let cluster = Cluster::start(place, count, push::anywhere).await;
    let (marta, luca) = (cluster.here().person("Marta").await, cluster.here().person("Luca").await);
    push::call(&marta, &service.device(201, "marta")).await;
    push::call(&luca, &service.device(201, "luca")).await;
    let room = push::two_over(&marta, &luca, "days-2").await;
    assert_eq!(service.next().await.path, "luca");
    let mut watching = Vec::new();
    for node in 0..count {
        let ugo = cluster.nodes[node].person("Ugo").await;
        let mut stream = ugo.watch(&room, "").await;
        stream.next_of("hello").await;
        watching.push(stream);
    }
    for turn in 0..4 {
        let node = turn % count;
        let people = [&cluster.at(node, &marta), &cluster.at(node, &luca)];
        push::hand_over(&cluster.nodes[node], &room, people).await;
        let step = cluster.here().truth(&room).await.step();
        // All nodes have seen it before the next one plays.
        for stream in &mut watching {
            while stream.next_of("step").await.id != Some(step) {}
        }
        assert_eq!(service.next().await.path, ["marta", "luca"][turn % 2]);
        assert!(service.is_quiet(), "one notice for a turn");
    }
}

async fn the_deal_of_the_day_is_the_same_at_every_node(place: Place, count: usize) {
    // However late in the day the test runs: all nodes have the same day.
    let noon = 1_800_000_000_000;
    let cluster = Cluster::start(place, count, |config| config.clock = Clock::told_by(move || noon)).await;
    let game = hidden::ALL.iter().map(|game| game.info()).find(|info| info.daily).unwrap().id;
    let path = format!("/api/daily/{game}");
    let marta = cluster.here().person("Marta").await;
    let mut told = Vec::new();
    for node in 0..count {
        told.push(cluster.at(node, &marta).get(&path).await.ok()["commitment"].clone());
    }
    assert!(told[0].is_string() && told.iter().all(|one| *one == told[0]), "{told:?}");
    // The room of whoever begins it at one node is theirs at every other, and another guest is dealt the same elsewhere.
    let room = marta.post(&path, json!({})).await.ok();
    let there = cluster.at(count - 1, &marta).post(&path, json!({})).await.ok();
    assert_eq!((&there["id"], &there["commitment"]), (&room["id"], &told[0]));
    let luca = cluster.at(count - 1, &cluster.here().person("Luca").await);
    let theirs = luca.post(&path, json!({})).await.ok();
    assert_ne!(theirs["id"], room["id"]);
    assert_eq!(theirs["commitment"], told[0]);
}

async fn nodes_play_one_game(place: Place, count: usize) {
    let cluster = Cluster::start(place, count, |_| {}).await;
    let here = cluster.here();
    let marta = here.person("Marta").await;
    let luca = cluster.at(count - 1, &here.person("Luca").await);
    let room = marta.open(json!({ "game": "senet" })).await;
    let mut stream = marta.watch(&room, "seat=0").await;
    stream.next_of("hello").await;
    luca.post(&format!("/api/rooms/{room}/seats"), json!({})).await.ok();
    stream.room_where(|room| room["seats"][1]["player"]["name"] == "Luca").await;
    let mut streams = vec![stream, luca.watch(&room, "seat=1").await];
    for node in 0..count {
        streams.push(cluster.at(node, &marta).watch(&room, "").await);
    }
    for stream in &mut streams[1..] {
        stream.next_of("hello").await;
    }
    marta.send(Method::POST, &format!("/api/rooms/{room}/start"), None).await.ok();
    for stream in &mut streams {
        assert_eq!(stream.next_of("step").await.id, Some(0));
    }
    for step in 0..30 {
        let (seat, action) = here.some_action(&room).await;
        let person = cluster.at(step as usize % count, if seat.0 == 0 { &marta } else { &luca });
        person.act(&room, seat.0, step, &format!("n{step}"), action).await.ok();
        for stream in &mut streams {
            assert_eq!(stream.next_of("step").await.id, Some(step + 1));
        }
    }
    luca.post(&format!("/api/rooms/{room}/talk"), json!({ "text": "da qui" })).await.ok();
    for stream in &mut streams {
        assert_eq!(stream.next_of("talk").await.data["text"], "da qui");
    }
}

async fn nodes_deal_together(place: Place, count: usize) {
    let cluster = Cluster::start(place, count, |_| {}).await;
    let here = cluster.here();
    let marta = here.person("Marta").await;
    let luca = cluster.at(count - 1, &here.person("Luca").await);
    let room = marta.open(json!({ "game": "senet" })).await;
    luca.post(&format!("/api/rooms/{room}/seats"), json!({})).await.ok();
    let mut streams = vec![marta.watch(&room, "seat=0").await, luca.watch(&room, "seat=1").await];
    for stream in &mut streams {
        stream.next_of("hello").await;
    }
    let (mine, yours) = tokio::join!(promise(&marta, &room, 0, 1), promise(&luca, &room, 1, 2));
    mine.ok();
    yours.ok();
    marta.send(Method::POST, &format!("/api/rooms/{room}/start"), None).await.ok();
    for stream in &mut streams {
        stream.room_where(|room| room["dealing"] == true).await;
    }
    let (mine, yours) = tokio::join!(hand_in(&marta, &room, 0, 1), hand_in(&luca, &room, 1, 2));
    mine.ok();
    yours.ok();
    for stream in &mut streams {
        assert_eq!(stream.next_of("step").await.id, Some(0));
    }
    let (seat, action) = here.some_action(&room).await;
    [&marta, &luca][seat.index()].act(&room, seat.0, 0, "first", action).await.ok();
    for stream in &mut streams {
        assert_eq!(stream.next_of("step").await.id, Some(1));
    }
}

async fn of_two_moves_for_one_step_one_is_played_and_the_other_told(place: Place, count: usize) {
    let cluster = Cluster::start(place, count, |_| {}).await;
    let here = cluster.here();
    let marta = here.person("Marta").await;
    let twin = cluster.at(count - 1, &marta);
    for _ in 0..5 {
        let room = marta.open(json!({ "game": hidden::ID, "mine": ["A", "B"], "start": true })).await;
        // Both seats move twice in turn, so that no move is legal twice in a row.
        for step in 0..4 {
            let seat = here.truth(&room).await.to_act().first().unwrap();
            let keep = json!({ "type": "keep" });
            let ids = [format!("here-{step}"), format!("there-{step}")];
            let one = marta.act(&room, seat.0, step, &ids[0], keep.clone());
            let two = twin.act(&room, seat.0, step, &ids[1], keep);
            let (one, two) = futures_util::future::join(one, two).await;
            let (played, told) = if one.status == 200 { (one, two) } else { (two, one) };
            assert_eq!(played.ok()["step"], json!(step + 1));
            let table = &told.refused(409, "error-stale")["table"];
            assert_eq!(table["step"], json!(step + 1), "whoever was late sees what was played");
            assert_eq!(here.truth(&room).await.step(), step + 1);
        }
    }
}

async fn the_same_id_at_all_nodes_is_played_once(place: Place, count: usize) {
    let cluster = Cluster::start(place, count, |_| {}).await;
    let here = cluster.here();
    let marta = here.person("Marta").await;
    let room = marta.open(json!({ "game": "senet", "mine": ["A", "B"], "start": true })).await;
    for step in 0..20 {
        let (seat, action) = here.some_action(&room).await;
        let id = format!("all-{step}");
        let twins: Vec<Person> = (0..count).map(|node| cluster.at(node, &marta)).collect();
        let sent = twins.iter().map(|twin| twin.act(&room, seat.0, step, &id, action.clone()));
        for answer in futures_util::future::join_all(sent).await {
            assert_eq!(answer.ok()["step"], json!(step + 1));
        }
        assert_eq!(here.truth(&room).await.step(), step + 1);
    }
}

async fn who_is_here_is_here_at_every_node(place: Place, count: usize) {
    let settings = |config: &mut Config| config.absence = Duration::ZERO;
    let cluster = Cluster::start(place, count, settings).await;
    let here = cluster.here();
    let people = [here.person("Anna").await, here.person("Bruno").await, here.person("Carla").await];
    let [anna, bruno, carla] = [0, 1, 2].map(|number| cluster.at(number % count, &people[number]));
    let room = anna.open(json!({ "game": "sensu", "seats": 3 })).await;
    for person in [&bruno, &carla] {
        person.post(&format!("/api/rooms/{room}/seats"), json!({})).await.ok();
    }
    anna.send(Method::POST, &format!("/api/rooms/{room}/start"), None).await.ok();
    let mut first = anna.watch(&room, "seat=0").await;
    first.next_of("hello").await;
    let second = bruno.watch(&room, "seat=1").await;
    let mut third = carla.watch(&room, "seat=2").await;
    let all_here =
        |room: &serde_json::Value| (0..3).all(|seat| room["seats"][seat]["player"]["present"] == true);
    first.room_where(all_here).await;
    let at_third = third.next_of("hello").await.data["room"].clone();
    if !all_here(&at_third) {
        third.room_where(all_here).await;
    }
    let away = |room: &serde_json::Value| room["seats"][1]["player"]["present"] == false;
    drop(second);
    for stream in [&mut first, &mut third] {
        stream.room_where(away).await;
    }
    // The host may decide alone; of the others more than half must want it, wherever they are.
    let let_a_bot_play = json!({ "bot": "easy" });
    let stand_in = format!("/api/rooms/{room}/seats/1/stand-in");
    carla.post(&stand_in, let_a_bot_play).await.ok();
    let voted = |room: &serde_json::Value| room["seats"][1]["player"]["votes"]["for"] == 1;
    for stream in [&mut first, &mut third] {
        stream.room_where(voted).await;
    }
    let back = bruno.watch(&room, "seat=1").await;
    for stream in [&mut first, &mut third] {
        let present = stream.room_where(|room| room["seats"][1]["player"]["present"] == true).await;
        assert_eq!(
            present["seats"][1]["player"]["votes"]["for"], 0,
            "whoever comes back is voted on no more"
        );
    }
    drop(back);
}

async fn a_finger_is_seen_at_every_node(place: Place, count: usize) {
    let cluster = Cluster::start(place, count, |_| {}).await;
    let marta = cluster.here().person("Marta").await;
    let room = marta.open(json!({ "game": "senet", "mine": ["A", "B"], "start": true })).await;
    let mut streams = Vec::new();
    for node in 0..count {
        let mut stream = cluster.at(node, &marta).watch(&room, "").await;
        stream.next_of("hello").await;
        streams.push(stream);
    }
    let points = json!({ "seat": 0, "key": "square-7", "x": 500, "y": 250 });
    cluster.at(count - 1, &marta).post(&format!("/api/rooms/{room}/pointer"), points.clone()).await.ok();
    for stream in &mut streams {
        assert_eq!(stream.next_of("pointer").await.data, points);
    }
}

async fn a_bot_is_asked_by_one_node(place: Place, count: usize) {
    // Nobody takes over from anybody here, however slow the machine is.
    let cluster = Cluster::start(place, count, |config| config.take_over = Duration::from_secs(3600)).await;
    let here = cluster.here();
    let marta = here.person("Marta").await;
    let open = json!({ "game": "senet", "mine": ["A"], "bots": ["easy"] });
    for _ in 0..4 {
        let room = marta.open(open.clone()).await;
        let mut streams = Vec::new();
        for node in &cluster.nodes {
            streams.push(node.stranger().watch(&room, "").await);
        }
        // All know of each other before there is something to think about.
        for stream in &mut streams {
            let all = json!(count);
            if stream.next_of("hello").await.data["room"]["spectators"] != all {
                stream.room_where(|room| room["spectators"] == all).await;
            }
        }
        marta.send(Method::POST, &format!("/api/rooms/{room}/start"), None).await.ok();
        let (mut asked, deadline) = (0, tokio::time::Instant::now() + 3 * PATIENCE);
        while asked < 12 {
            assert!(tokio::time::Instant::now() < deadline, "{asked} steps of 12");
            let table = here.truth(&room).await;
            let Some(seat) = table.to_act().first() else { break };
            if seat.0 == 0 {
                let (_, action) = here.some_action(&room).await;
                let step = table.step();
                marta.act(&room, 0, step, &format!("m{step}"), action).await.ok();
            } else {
                tokio::task::yield_now().await;
            }
            asked = here.truth(&room).await.step();
        }
    }
    let moves = cluster.sum("ludoteca_bot_moves_total").await;
    let thoughts = cluster.sum("ludoteca_bot_thoughts_total").await;
    assert!(moves > 0);
    assert!(
        thoughts <= moves + 4,
        "{thoughts} thoughts for {moves} moves: one may be under way in each room"
    );
}

async fn who_waited_for_anothers_bot_still_answers(place: Place, count: usize) {
    let take_over = Duration::from_millis(300);
    let cluster = Cluster::start(place, count, |config| config.take_over = take_over).await;
    let here = cluster.here();
    let marta = here.person("Marta").await;
    let room = marta.open(json!({ "game": "senet", "mine": ["A"], "bots": ["easy"], "start": true })).await;
    let mut streams = Vec::new();
    for node in &cluster.nodes {
        streams.push(node.stranger().watch(&room, "").await);
    }
    // Until a bot has played and the person is to act: one node asked it, and the others waited.
    let deadline = tokio::time::Instant::now() + 3 * PATIENCE;
    loop {
        assert!(tokio::time::Instant::now() < deadline, "the bot plays");
        let table = here.truth(&room).await;
        let bots_turn = table.to_act().first().is_some_and(|seat| seat.0 == 1);
        let steps = here.store.steps(&room::RoomId(room.as_str().into()), 0).await.unwrap();
        match steps.iter().any(|step| step.client.is_none()) {
            _ if bots_turn => tokio::task::yield_now().await,
            true => break,
            false => {
                let (_, action) = here.some_action(&room).await;
                let step = table.step();
                marta.act(&room, 0, step, &format!("m{step}"), action).await.ok();
            }
        }
    }
    // The time passes at which the last of those who waited would have asked it: whoever asked was asked to, and nobody
    // asks for a person.
    let thoughts = cluster.sum("ludoteca_bot_thoughts_total").await;
    tokio::time::sleep(take_over * count as u32).await;
    let since = cluster.sum("ludoteca_bot_thoughts_total").await - thoughts;
    assert!(since < count as i64, "{since} thoughts while a person is to act");
    for node in 0..count {
        let asked = cluster.at(node, &marta);
        let path = format!("/api/rooms/{room}");
        let answer = tokio::time::timeout(PATIENCE, asked.get(&path)).await.expect("it answers");
        answer.ok();
    }
}

async fn it_is_said_where_what_a_host_has_brought_differs(place: Place, count: usize) {
    let folder = tempfile::tempdir().unwrap();
    let decks = |node: usize| folder.path().join(node.to_string());
    let started = std::sync::atomic::AtomicUsize::new(0);
    let cluster = Cluster::start(place, count, |config| {
        let node = started.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        config.brought = vec![decks(node)];
        config.compare_brought = Duration::from_millis(20);
    });
    let cluster = cluster.await;
    let until = async |said: &str| {
        for node in &cluster.nodes {
            let deadline = tokio::time::Instant::now() + PATIENCE;
            let ask = || reqwest::get(format!("{}/readyz", node.url));
            while ask().await.unwrap().text().await.unwrap() != said {
                assert!(tokio::time::Instant::now() < deadline, "{said}");
                tokio::task::yield_now().await;
            }
        }
    };
    until("ready\n").await;
    std::fs::create_dir(decks(1)).unwrap();
    std::fs::write(decks(1).join("dream-01.jpg"), "a picture").unwrap();
    until("ready, but own pictures or cards differ between nodes\n").await;
    for node in 0..count {
        std::fs::create_dir_all(decks(node)).unwrap();
        std::fs::write(decks(node).join("dream-01.jpg"), "a picture").unwrap();
    }
    until("ready\n").await;
}

async fn when_time_is_up_it_is_up_once(place: Place, count: usize) {
    use std::sync::atomic::{AtomicI64, Ordering::Relaxed};
    const MINUTE: i64 = 60_000;
    let time = Arc::new(AtomicI64::new(20_773 * 24 * 60 * MINUTE));
    let told = time.clone();
    let cluster = Cluster::start(place, count, move |config| {
        let told = told.clone();
        config.clock = Clock::told_by(move || told.load(Relaxed));
    })
    .await;
    let here = cluster.here();
    let marta = here.person("Marta").await;
    let room = marta.open(json!({ "game": hidden::ID, "mine": ["A", "B"], "start": true })).await;
    let mut streams = Vec::new();
    for node in 0..count {
        let mut stream = cluster.at(node, &marta).watch(&room, "seat=0").await;
        stream.next_of("hello").await;
        streams.push(stream);
    }
    for step in 0..4 {
        let seat = here.truth(&room).await.to_act().first().unwrap();
        marta.act(&room, seat.0, step, &format!("keep-{step}"), json!({ "type": "keep" })).await.ok();
    }
    for stream in &mut streams {
        while stream.next_of("clock").await.data["left"] != json!(MINUTE) {}
    }
    time.fetch_add(MINUTE, Relaxed);
    // Everybody looks at the clock now.
    for node in 0..count {
        cluster.at(node, &marta).get(&format!("/api/rooms/{room}")).await.ok();
    }
    for stream in &mut streams {
        while stream.next_of("step").await.data["outcome"].is_null() {}
    }
    let id = room::RoomId(room.as_str().into());
    let steps = here.store.steps(&id, 4).await.unwrap();
    assert!(steps.iter().all(|step| step.action.contains("time-up")));
    assert_eq!(here.truth(&room).await.step(), 4 + steps.len() as u64);
}

async fn guesses_at_doors_are_counted_together(place: Place, count: usize) {
    let few = Limits::NONE.with(Limit::WrongDoors, Rate::new(4, Duration::from_secs(3600)));
    let few = few.with(Limit::OwnWrongDoors, Rate::new(4, Duration::from_secs(3600)));
    let cluster = Cluster::start(place, count, move |config| config.limits = few).await;
    let strangers: Vec<Person> = cluster.nodes.iter().map(TestApp::stranger).collect();
    for guess in 0..4 {
        strangers[guess % count].get("/api/doors/XXXX").await.refused(404, "error-no-door");
    }
    for stranger in &strangers {
        stranger.get("/api/doors/XXXX").await.refused(429, "error-too-fast");
    }
}

async fn a_guest_is_the_same_at_every_node(place: Place, count: usize) {
    let cluster = Cluster::start(place, count, |_| {}).await;
    let marta = cluster.here().person("Marta").await;
    let twin = cluster.at(count - 1, &marta);
    assert_eq!(twin.get("/api/me").await.ok()["name"], "Marta");
    marta.put("/api/me", json!({ "name": "Martina" })).await.ok();
    let deadline = tokio::time::Instant::now() + PATIENCE;
    while twin.get("/api/me").await.ok()["name"] != "Martina" {
        assert!(tokio::time::Instant::now() < deadline, "the other node hears of the new name");
        tokio::task::yield_now().await;
    }
    assert_eq!(marta.delete("/api/me").await.status, 204);
    while twin.get("/api/me").await.status != 401 {
        assert!(tokio::time::Instant::now() < deadline, "the other node hears that she is deleted");
        tokio::task::yield_now().await;
    }
}

async fn a_step_taken_back_is_gone_at_every_node(place: Place, count: usize) {
    let cluster = Cluster::start(place, count, |_| {}).await;
    let here = cluster.here();
    let marta = here.person("Marta").await;
    let open = json!({ "game": "sensu", "mine": ["A"], "practice": true, "start": true });
    let room = marta.open(open).await;
    let twin = cluster.at(count - 1, &marta);
    let mut stream = twin.watch(&room, "seat=0").await;
    stream.next_of("hello").await;
    let (seat, action) = here.some_action(&room).await;
    marta.act(&room, seat.0, 0, "first", action.clone()).await.ok();
    assert_eq!(stream.next_of("step").await.id, Some(1));
    let undo = json!({ "seat": 0, "step": 1 });
    marta.post(&format!("/api/rooms/{room}/undo"), undo).await.ok();
    assert_eq!(stream.next_of("hello").await.data["table"]["step"], 0);
    twin.act(&room, seat.0, 0, "second", action).await.ok();
    assert_eq!(stream.next_of("step").await.id, Some(1));
    assert_eq!(here.truth(&room).await.step(), 1);
}

#[tokio::test]
async fn without_a_bus_the_store_is_asked() {
    // Each has a bus of its own: what one says the other never hears.
    let place = Place::servers().await;
    let Place::Servers { folder, database, .. } = &place else { unreachable!("they are servers") };
    let mut nodes = Vec::new();
    for _ in 0..2 {
        let store = Arc::new(PostgresStore::open(&database.url()).await.unwrap());
        nodes.push(TestApp::node(folder.clone(), store, Arc::new(LocalBus::new()), |_| {}).await);
    }
    for node in &nodes {
        node.until_metric("ludoteca_nodes_other", 1).await;
    }
    let marta = nodes[0].person("Marta").await;
    let room = marta.open(json!({ "game": "senet", "mine": ["A", "B"], "start": true })).await;
    let twin = Person { url: nodes[1].url.clone(), ..marta.clone() };
    let mut stream = twin.watch(&room, "seat=0").await;
    stream.next_of("hello").await;
    for step in 0..3 {
        let (seat, action) = nodes[0].some_action(&room).await;
        marta.act(&room, seat.0, step, &format!("n{step}"), action).await.ok();
        assert_eq!(stream.next_of("step").await.id, Some(step + 1));
    }
    marta.post(&format!("/api/rooms/{room}/talk"), json!({ "text": "ciao" })).await.ok();
    assert_eq!(stream.next_of("talk").await.data["text"], "ciao");
    // Whoever has seen more than a node is not refused by it.
    for step in 3..15 {
        let (seat, action) = nodes[0].some_action(&room).await;
        let person = if step % 2 == 0 { &marta } else { &twin };
        person.act(&room, seat.0, step, &format!("n{step}"), action).await.ok();
    }
}

#[tokio::test]
async fn who_was_at_a_node_that_died_is_away_and_its_bots_play_on() {
    let place = Place::servers().await;
    let settings = |config: &mut Config| config.take_over = Duration::from_millis(200);
    let here = place.node(settings).await;
    // In a runtime of its own, which is ended as a machine is whose power fails.
    let doomed = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
    let Place::Servers { folder, database, subject } = &place else { unreachable!("they are servers") };
    let (folder, url, subject) = (folder.clone(), database.url(), subject.clone());
    let there = doomed.spawn(async move {
        let store = Arc::new(PostgresStore::open(&url).await.unwrap());
        let bus = Arc::new(NatsBus::connect(&format!("{}/{subject}", services::nats())).await.unwrap());
        TestApp::node(folder, store, bus, settings).await
    });
    let there = there.await.unwrap();
    here.until_metric("ludoteca_nodes_other", 1).await;
    let (marta, luca) = (here.person("Marta").await, here.person("Luca").await);
    let luca = Person { url: there.url.clone(), ..luca };
    let room = marta.open(json!({ "game": "sensu", "seats": 3, "bots": ["easy"] })).await;
    luca.post(&format!("/api/rooms/{room}/seats"), json!({})).await.ok();
    let mut stream = marta.watch(&room, "seat=0").await;
    stream.next_of("hello").await;
    let _other = luca.watch(&room, "").await;
    let present = |wanted: bool| {
        move |room: &serde_json::Value| {
            let seats = room["seats"].as_array().unwrap();
            seats.iter().any(|seat| seat["player"]["name"] == "Luca" && seat["player"]["present"] == wanted)
        }
    };
    stream.room_where(present(true)).await;
    doomed.shutdown_background();
    std::mem::forget(there);
    stream.room_where(present(false)).await;
    marta.send(Method::POST, &format!("/api/rooms/{room}/start"), None).await.ok();
    let deadline = tokio::time::Instant::now() + PATIENCE;
    let bot = loop {
        let table = here.truth(&room).await;
        let steps = here.store.steps(&room::RoomId(room.as_str().into()), 0).await.unwrap();
        if let Some(step) = steps.iter().find(|step| step.client.is_none()) {
            break step.seat;
        }
        assert!(tokio::time::Instant::now() < deadline, "the bot plays");
        let seat = table.to_act().first().unwrap();
        let name =
            &marta.get(&format!("/api/rooms/{room}")).await.ok()["seats"][seat.index()]["player"]["name"];
        let (_, action) = here.some_action(&room).await;
        let person = match name.as_str() {
            Some("Marta") => &marta,
            Some("Luca") => &Person { url: here.url.clone(), ..luca.clone() },
            _ => continue,
        };
        person.act(&room, seat.0, table.step(), &format!("p{}", table.step()), action).await.ok();
    };
    assert!(bot < 3);
}
