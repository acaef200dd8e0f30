//! A seat that must keep silent says nothing in any way: every route of the API is walked as the ghost of Il Sesto
//! Senso, and the others hear of nothing but dreams (G24).

use std::time::Duration;

use reqwest::Method;
use serde_json::{Value, json};

use crate::app::{PATIENCE, Person, TestApp, Watch};

const GHOST: u8 = 2;
/// What the ghost may be heard of: gifts, hand changes and the common dream, with what they bring about.
const DREAMS: &[&str] = &["given", "changed", "drew", "shuffled", "lapsed", "dreamed"];

/// The others at the table, who listen, and somebody who looks on.
struct Table<'a> {
    room: &'a str,
    marta: Person,
    luca: Person,
    ears: [Watch; 2],
    /// All that Marta can ask for, and what she was told at first.
    looks: Vec<(String, String)>,
    said: u32,
}

impl Table<'_> {
    fn at(&self, path: &str) -> String {
        format!("/api/rooms/{}{path}", self.room)
    }

    /// Whatever was heard since the last time, up to a word of Luca's, tells of nothing but dreams; and whatever is
    /// asked for is as it was.
    async fn hears_nothing(&mut self, after: &str) {
        self.said += 1;
        let word = format!("parola {}", self.said);
        self.luca.post(&self.at("/talk"), json!({ "text": word })).await.ok();
        for ear in &mut self.ears {
            loop {
                let heard = ear.next().await.expect("the stream goes on");
                // It comes by the room's own clock, whatever anybody does.
                if heard.event == "alive" {
                    continue;
                }
                if heard.event == "talk" && heard.data["text"] == word.as_str() {
                    break;
                }
                assert_eq!(heard.event, "step", "{after}: {:?}", heard.data);
                for told in heard.data["events"].as_array().unwrap() {
                    let kind = told["event"]["type"].as_str().unwrap();
                    assert!(DREAMS.contains(&kind), "{after}: {told}");
                }
            }
        }
        assert_eq!(look(&self.marta, self.room).await, self.looks, "after {after}");
    }
}

/// What somebody is told by every route of the API that only tells something.
async fn look(person: &Person, room: &str) -> Vec<(String, String)> {
    let mut looks = Vec::new();
    for path in routes().into_iter().filter_map(|(method, path)| (method == "get").then_some(path)) {
        // A stream tells when it likes: there are ears for it.
        if path.ends_with("/events") {
            continue;
        }
        let told = person.get(&filled(&path, room)).await;
        looks.push((path, format!("{} {}", told.status, String::from_utf8_lossy(&told.bytes))));
    }
    looks
}

/// Every method and path of the description of the API.
fn routes() -> Vec<(String, String)> {
    let description: Value = serde_json::from_str(&server::openapi()).unwrap();
    let paths = description["paths"].as_object().unwrap().iter();
    let calls =
        paths.flat_map(|(path, calls)| calls.as_object().unwrap().keys().map(move |call| (call, path)));
    calls.map(|(method, path)| (method.clone(), path.clone())).collect()
}

/// A path with something real where the description has a name, but for the seat.
fn filled(path: &str, room: &str) -> String {
    path.replace("{id}", room)
        .replace("{key}", "character-02")
        .replace("{game}", "sesto-senso")
        .replace("{code}", "ABCD")
        .replace("{deck}", "none")
        .replace("{picture}", "dream-01")
        .replace("{token}", "none")
}

/// Everything that might be sent along on a route by the ghost.
fn bodies(method: &str, path: &str, ghost: u8) -> Vec<Option<Value>> {
    let some = |values: &[Value]| values.iter().cloned().map(Some).collect();
    match (method, path) {
        ("put", "/api/me") => some(&[json!({ "name": "Buuu", "puppet": "bear", "lang": "en" })]),
        ("put", "/api/me/passphrase") => some(&[json!({ "passphrase": "è stata la cuoca" })]),
        ("put", "/api/me/push") => {
            let (key, auth) = ("A".repeat(87), "A".repeat(22));
            some(&[json!({ "endpoint": "https://push.example.com/x", "key": key, "auth": auth })])
        }
        ("post", "/api/tokens") => some(&[json!({ "name": "Buuu" })]),
        ("post", "/api/rooms") => some(&[json!({ "game": "senet" })]),
        ("patch", "/api/rooms/{id}") => {
            some(&[json!({ "options": { "level": "hard" } }), json!({ "seats": 7 })])
        }
        ("patch", "/api/rooms/{id}/seats/{seat}") => some(&[json!({ "name": "Il maggiordomo!" })]),
        ("post", "/api/rooms/{id}/actions") => {
            let action = |action: Value| json!({ "seat": ghost, "step": 1, "id": action.to_string().len().to_string(), "action": action });
            some(&[
                action(json!({ "type": "place", "psychic": 0, "card": { "kind": "object", "number": 0 } })),
                action(json!({ "type": "confirm", "psychic": 0 })),
                action(json!({ "type": "vote", "combination": 0 })),
                action(json!({ "type": "confirm-vote" })),
                action(json!({ "type": "agree", "to": "slip", "yes": true })),
                action(json!({ "type": "nonsense" })),
                json!({ "seat": 1, "step": 1, "id": "theirs", "action": { "type": "change" } }),
            ])
        }
        ("post", "/api/rooms/{id}/talk") => some(&[
            json!({ "seat": ghost, "text": "è stata la cuoca" }),
            json!({ "text": "è stata la cuoca" }),
            json!({ "seat": ghost, "phrase": "sesto-senso-phrase-yes" }),
        ]),
        ("post", "/api/rooms/{id}/pointer") => some(&[
            json!({ "seat": ghost, "key": "character-02", "x": 500, "y": 500 }),
            json!({ "seat": ghost, "key": null }),
        ]),
        ("put", "/api/rooms/{id}/deck") => some(&[json!({ "deck": "none" }), json!({ "deck": null })]),
        ("put", "/api/rooms/{id}/seats/{seat}/part") => some(&[json!({ "hash": "0".repeat(64) })]),
        ("put", "/api/rooms/{id}/door") => some(&[json!({ "open": true }), json!({ "open": false })]),
        ("put", "/api/rooms/{id}/television") => some(&[json!({ "code": false }), json!({ "code": true })]),
        ("put", "/api/rooms/{id}/host") => some(&[json!({ "seat": 1 }), json!({ "seat": ghost })]),
        ("put", "/api/rooms/{id}/seats/{seat}/ask") => {
            some(&[json!({ "agreed": true }), json!({ "agreed": false })])
        }
        ("put", "/api/rooms/{id}/tempo") => some(&[json!({ "tempo": "days-1" })]),
        ("put", "/api/rooms/{id}/notes/{key}") => some(&[json!({ "seat": ghost, "text": "qui" })]),
        ("put", "/api/rooms/{id}/review") => some(&[json!({ "shown": true })]),
        ("post", "/api/rooms/{id}/what-if") => some(&[json!({ "step": 0, "seat": ghost })]),
        ("post", "/api/rooms/{id}/seats") => some(&[json!({}), json!({ "seat": 1, "name": "Buuu" })]),
        ("post", "/api/rooms/{id}/undo") => some(&[json!({ "seat": ghost }), json!({})]),
        ("post", _) => some(&[json!({})]),
        _ => {
            assert!(matches!(method, "get" | "delete"), "nobody knows what to send by {method} {path}");
            vec![None]
        }
    }
}

#[tokio::test]
async fn g24_whatever_the_ghost_asks_for_only_dreams_are_heard() {
    walk(GHOST).await;
}

#[tokio::test]
async fn g24_not_even_if_the_ghost_is_the_host() {
    walk(0).await;
}

/// Nonna is the ghost, and tries everything; whoever has seat 0 is the host.
async fn walk(ghost: u8) {
    // A bot that stands in for her takes its time: the others could hear what it gives, and nothing else.
    let pause = Duration::from_secs(3600);
    let app = TestApp::with(|config| (config.games, config.bot_pause) = (games::ALL, pause)).await;
    let (marta, luca, nonna) =
        (app.person("Marta").await, app.person("Luca").await, app.person("Nonna").await);
    let people = if ghost == 0 { [&nonna, &luca, &marta] } else { [&marta, &luca, &nonna] };
    let room =
        people[0].open(json!({ "game": "sesto-senso", "seats": 3, "options": { "ghost": ghost } })).await;
    let at = |path: &str| format!("/api/rooms/{room}{path}");
    for person in &people[1..] {
        person.post(&at("/seats"), json!({})).await.ok();
    }
    people[0].send(Method::POST, &at("/start"), None).await.ok();

    let mut ear = marta.watch(&room, &format!("seat={}", 2 - ghost)).await;
    let _also = luca.watch(&room, "seat=1").await;
    let stranger = app.stranger();
    let mut outside = Watch::open(stranger.http.get(format!("{}{}", stranger.url, at("/events")))).await;
    ear.room_where(|room| room["seats"][1]["player"]["present"] == true && room["spectators"] == 1).await;
    outside.next_of("hello").await;

    // Dreams are heard, or the silence below would prove nothing.
    let action = app.some_action(&room).await;
    assert_eq!(action.0.0, ghost);
    nonna.act(&room, ghost, 0, "gift", action.1).await.ok();
    for ear in [&mut ear, &mut outside] {
        let told = ear.next_of("step").await.data["events"].to_string();
        assert!(told.contains("given") || told.contains("changed"), "{told}");
    }
    let looks = look(&marta, &room).await;
    let mut table = Table { room: &room, marta, luca, ears: [ear, outside], looks, said: 0 };
    table.hears_nothing("a gift").await;

    // Coming and going is nobody's business.
    for query in [format!("seat={ghost}"), String::new()] {
        let mut stream = nonna.watch(&room, &query).await;
        stream.next_of("hello").await;
        table.hears_nothing("coming").await;
        drop(stream);
        let own = |room: &Value| room["seats"][usize::from(ghost)]["player"]["present"] == true;
        let gone = async { while own(&nonna.get(&at("")).await.ok()) {} };
        tokio::time::timeout(PATIENCE, gone).await.expect("a closed stream is absence after a while");
        table.hears_nothing("going").await;
    }

    for (method, path) in routes() {
        // Whoever deletes themselves has gone for good, once.
        if (method.as_str(), path.as_str()) == ("delete", "/api/me") {
            continue;
        }
        // Streams were opened above.
        if path.ends_with("/events") {
            continue;
        }
        let verb = Method::from_bytes(method.to_uppercase().as_bytes()).unwrap();
        let seats = if path.contains("{seat}") { vec![ghost, 2 - ghost] } else { vec![ghost] };
        for seat in seats {
            for body in bodies(&method, &path, ghost) {
                let filled = filled(&path, &room).replace("{seat}", &seat.to_string());
                nonna.send(verb.clone(), &filled, body).await;
                table.hears_nothing(&format!("{method} {filled}")).await;
            }
        }
    }
    // A link to another browser of hers moves the seat, and nobody sees it.
    let again = app.person("Buuu").await;
    let link = nonna.send(Method::POST, &at(&format!("/seats/{ghost}/link")), None).await.ok();
    let token = link["path"].as_str().unwrap().rsplit('/').next().unwrap();
    again.post(&format!("/api/links/{token}"), json!({})).await.ok();
    table.hears_nothing("a personal link").await;
}

/// Three at a table, the last of them the ghost; Marta and Luca look at it.
async fn three(app: &TestApp) -> (String, [Person; 3], [Watch; 2]) {
    let people = [app.person("Marta").await, app.person("Luca").await, app.person("Nonna").await];
    let options = json!({ "game": "sesto-senso", "seats": 3, "options": { "ghost": GHOST } });
    let room = people[0].open(options).await;
    for person in &people[1..] {
        person.post(&format!("/api/rooms/{room}/seats"), json!({})).await.ok();
    }
    people[0].send(Method::POST, &format!("/api/rooms/{room}/start"), None).await.ok();
    let mut watches = [people[0].watch(&room, "seat=0").await, people[1].watch(&room, "seat=1").await];
    watches[0].room_where(|room| room["seats"][1]["player"]["present"] == true).await;
    (room, people, watches)
}

#[tokio::test]
async fn g24_a_ghost_who_is_waited_for_too_long_is_followed_by_a_bot_here_or_not() {
    let app = TestApp::with(|config| (config.games, config.patience) = (games::ALL, Duration::ZERO)).await;
    for is_here in [true, false] {
        let (room, [marta, luca, nonna], mut ears) = three(&app).await;
        let at = format!("/api/rooms/{room}/seats/{GHOST}/stand-in");
        let ghost = |room: &Value| room["seats"][usize::from(GHOST)]["player"].clone();
        let mut hers = Vec::new();
        if is_here {
            hers.push(nonna.watch(&room, "seat=2").await);
        }

        let one = ghost(&marta.post(&at, json!({})).await.ok());
        assert_eq!(one["votes"], json!({ "for": 1, "needed": 2, "yours": true }), "the host is one of them");
        assert_eq!((&one["unseen"], &one["present"]), (&json!(true), &json!(true)));
        // Her coming or going changes nothing of that.
        if hers.pop().is_none() {
            hers.push(nonna.watch(&room, "seat=2").await);
        }
        assert_eq!(ghost(&marta.get(&format!("/api/rooms/{room}")).await.ok()), one);

        let two = ghost(&luca.post(&at, json!({})).await.ok());
        assert_eq!(two["stand_in"], Value::Null, "who gives the dreams is not for them to know");
        assert_eq!(two["votes"]["for"], 0);
        for ear in &mut ears {
            ear.next_of("step").await;
        }
        let own = ghost(&nonna.get(&format!("/api/rooms/{room}")).await.ok());
        assert!(own["stand_in"].is_string(), "she knows, and may take her seat back: {own}");
        nonna.delete(&at).await.ok();
    }
}

#[tokio::test]
async fn g24_nobody_learns_by_asking_whether_the_ghost_is_here() {
    let app = TestApp::with(|config| config.games = games::ALL).await;
    let (room, [marta, luca, nonna], _ears) = three(&app).await;
    let at = format!("/api/rooms/{room}/seats/{GHOST}/stand-in");
    for person in [&marta, &luca] {
        person.post(&at, json!({})).await.refused(409, "error-still-here");
    }
    let _hers = nonna.watch(&room, "seat=2").await;
    for person in [&marta, &luca] {
        person.post(&at, json!({})).await.refused(409, "error-still-here");
    }
}

#[tokio::test]
async fn votes_on_an_unseen_seat_end_when_the_game_moves_on() {
    let app = TestApp::with(|config| (config.games, config.patience) = (games::ALL, Duration::ZERO)).await;
    let (room, [marta, _, nonna], mut ears) = three(&app).await;
    let votes = |room: &Value| room["seats"][usize::from(GHOST)]["player"]["votes"]["for"].clone();
    marta.post(&format!("/api/rooms/{room}/seats/{GHOST}/stand-in"), json!({})).await.ok();
    ears[1].room_where(|room| votes(room) == 1).await;
    let (_, action) = app.some_action(&room).await;
    nonna.act(&room, GHOST, 0, "gift", action).await.ok();
    assert_eq!(votes(&marta.get(&format!("/api/rooms/{room}")).await.ok()), 0);
}
