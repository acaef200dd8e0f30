//! A seat that must keep silent says nothing in any way: every route of the API is walked as the ghost of Il Sesto
//! Senso, and the others hear of nothing but dreams (G24).

use std::time::Duration;

use reqwest::Method;
use serde_json::{Value, json};

use crate::app::{Person, TestApp, Watch};

const GHOST: u8 = 2;
/// What the ghost may be heard of: gifts, hand changes and the common dream, with what they bring about.
const DREAMS: &[&str] = &["given", "changed", "drew", "shuffled", "lapsed", "dreamed"];

/// The others at the table, who listen.
struct Table<'a> {
    room: &'a str,
    marta: Person,
    luca: Person,
    ear: Watch,
    /// How the room looked to Marta at first.
    looks: Vec<u8>,
    said: u32,
}

impl Table<'_> {
    fn at(&self, path: &str) -> String {
        format!("/api/rooms/{}{path}", self.room)
    }

    /// Whatever was heard since the last time, up to a word of Luca's, tells of nothing but dreams.
    async fn hears_nothing(&mut self, after: &str) {
        self.said += 1;
        let word = format!("parola {}", self.said);
        self.luca.post(&self.at("/talk"), json!({ "text": word })).await.ok();
        loop {
            let heard = self.ear.next().await.expect("the stream goes on");
            if heard.event == "talk" && heard.data["text"] == word.as_str() {
                break;
            }
            assert_eq!(heard.event, "step", "{after}: {:?}", heard.data);
            for told in heard.data["events"].as_array().unwrap() {
                let kind = told["event"]["type"].as_str().unwrap();
                assert!(DREAMS.contains(&kind), "{after}: {told}");
            }
        }
        let room = self.marta.get(&self.at("")).await;
        assert_eq!(
            String::from_utf8(room.bytes),
            String::from_utf8(self.looks.clone()),
            "the room looks different after {after}"
        );
    }
}

/// Everything that might be sent along on a route.
fn bodies(method: &str, path: &str, room: &str) -> Vec<Option<Value>> {
    let some = |values: &[Value]| values.iter().cloned().map(Some).collect();
    match (method, path) {
        ("put", "/api/me") => some(&[json!({ "name": "Buuu", "puppet": "bear", "lang": "en" })]),
        ("post", "/api/tokens") => some(&[json!({ "name": "Buuu" })]),
        ("post", "/api/rooms") => some(&[json!({ "game": "senet" })]),
        ("patch", "/api/rooms/{id}") => {
            some(&[json!({ "options": { "level": "hard" } }), json!({ "seats": 7 })])
        }
        ("post", "/api/rooms/{id}/actions") => {
            let action = |action: Value| json!({ "seat": GHOST, "step": 1, "id": action.to_string().len().to_string(), "action": action });
            some(&[
                action(json!({ "type": "place", "psychic": 0, "card": { "kind": "object", "number": 0 } })),
                action(json!({ "type": "confirm", "psychic": 0 })),
                action(json!({ "type": "vote", "combination": 0 })),
                action(json!({ "type": "confirm-vote" })),
                action(json!({ "type": "agree", "to": "slip", "yes": true })),
                action(json!({ "type": "nonsense" })),
                json!({ "seat": 0, "step": 1, "id": "theirs", "action": { "type": "change" } }),
            ])
        }
        ("post", "/api/rooms/{id}/talk") => some(&[
            json!({ "seat": GHOST, "text": "è stata la cuoca" }),
            json!({ "text": "è stata la cuoca" }),
            json!({ "seat": GHOST, "phrase": "sesto-senso-phrase-yes" }),
        ]),
        ("post", "/api/rooms/{id}/pointer") => some(&[
            json!({ "seat": GHOST, "key": "character-02", "x": 500, "y": 500 }),
            json!({ "seat": GHOST, "key": null }),
        ]),
        ("put", "/api/rooms/{id}/deck") => some(&[json!({ "deck": "none" }), json!({ "deck": null })]),
        ("put", "/api/rooms/{id}/notes/{key}") => some(&[json!({ "seat": GHOST, "text": "qui" })]),
        ("post", "/api/rooms/{id}/seats") => some(&[json!({}), json!({ "seat": 0, "name": "Buuu" })]),
        ("post", "/api/rooms/{id}/undo") => some(&[json!({ "seat": GHOST }), json!({})]),
        ("post", path) if path.ends_with("/stand-in") => some(&[json!({})]),
        ("post", path) if path.starts_with("/api/daily") => some(&[json!({})]),
        ("post", _) => some(&[json!({})]),
        _ => {
            assert!(
                matches!(method, "get" | "delete"),
                "nobody knows what to send by {method} {path} to {room}"
            );
            vec![None]
        }
    }
}

#[tokio::test]
async fn g24_whatever_the_ghost_asks_for_only_dreams_are_heard() {
    let app = TestApp::with(|config| config.games = games::ALL).await;
    let (marta, luca, nonna) =
        (app.person("Marta").await, app.person("Luca").await, app.person("Nonna").await);
    let room = marta.open(json!({ "game": "sesto-senso", "seats": 3, "options": { "ghost": GHOST } })).await;
    let at = |path: &str| format!("/api/rooms/{room}{path}");
    for person in [&luca, &nonna] {
        person.post(&at("/seats"), json!({})).await.ok();
    }
    marta.send(Method::POST, &at("/start"), None).await.ok();

    let mut ear = marta.watch(&room, "seat=0").await;
    ear.next_of("hello").await;
    let _also = luca.watch(&room, "seat=1").await;
    ear.next_of("room").await;
    let looks = marta.get(&at("")).await.bytes;
    let mut table = Table { room: &room, marta: marta.clone(), luca, ear, looks, said: 0 };
    table.hears_nothing("the start").await;

    // Dreams are heard, or the silence below would prove nothing.
    let action = app.some_action(&room).await;
    assert_eq!(action.0.0, GHOST);
    nonna.act(&room, GHOST, 0, "gift", action.1).await.ok();
    let told = table.ear.next_of("step").await.data["events"].to_string();
    assert!(told.contains("given") || told.contains("changed"), "{told}");

    // Coming and going is nobody's business.
    for query in ["seat=2", ""] {
        let mut stream = nonna.watch(&room, query).await;
        stream.next_of("hello").await;
        table.hears_nothing("coming").await;
        drop(stream);
        let own = |room: &Value| room["seats"][usize::from(GHOST)]["player"]["present"] == true;
        while own(&nonna.get(&at("")).await.ok()) {
            tokio::task::yield_now().await;
        }
        table.hears_nothing("going").await;
    }

    let description: Value = serde_json::from_str(&server::openapi()).unwrap();
    for (path, calls) in description["paths"].as_object().unwrap() {
        for method in calls.as_object().unwrap().keys() {
            // Whoever deletes themselves has gone for good, once.
            if (method.as_str(), path.as_str()) == ("delete", "/api/me") {
                continue;
            }
            // Streams were opened above.
            if path.ends_with("/events") {
                continue;
            }
            let filled = path
                .replace("{id}", &room)
                .replace("{key}", "character-02")
                .replace("{game}", "sesto-senso")
                .replace("{code}", "ABCD")
                .replace("{deck}", "none")
                .replace("{picture}", "dream-01")
                .replace("{token}", "none");
            let verb = Method::from_bytes(method.to_uppercase().as_bytes()).unwrap();
            let seats: &[u8] = if filled.contains("{seat}") { &[GHOST, 0] } else { &[GHOST] };
            for seat in seats {
                for body in bodies(method, path, &room) {
                    let filled = filled.replace("{seat}", &seat.to_string());
                    nonna.send(verb.clone(), &filled, body).await;
                    table.hears_nothing(&format!("{method} {filled}")).await;
                }
            }
        }
    }
    // A link to another browser of hers moves the seat, and nobody sees it.
    let again = app.person("Buuu").await;
    nonna.send(Method::DELETE, &at("/seats/2/stand-in"), None).await;
    let link = nonna.send(Method::POST, &at("/seats/2/link"), None).await.ok();
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
        assert_eq!((&one["silent"], &one["present"]), (&json!(true), &json!(true)));
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
async fn votes_on_a_silent_seat_end_when_the_game_moves_on() {
    let app = TestApp::with(|config| (config.games, config.patience) = (games::ALL, Duration::ZERO)).await;
    let (room, [marta, _, nonna], mut ears) = three(&app).await;
    let votes = |room: &Value| room["seats"][usize::from(GHOST)]["player"]["votes"]["for"].clone();
    marta.post(&format!("/api/rooms/{room}/seats/{GHOST}/stand-in"), json!({})).await.ok();
    ears[1].room_where(|room| votes(room) == 1).await;
    let (_, action) = app.some_action(&room).await;
    nonna.act(&room, GHOST, 0, "gift", action).await.ok();
    assert_eq!(votes(&marta.get(&format!("/api/rooms/{room}")).await.ok()), 0);
}
