//! The description of the API that is kept in the project is the one that the server gives.

use reqwest::Method;
use serde_json::{Value, json};

use crate::app::{TestApp, two_at};

const PATH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/openapi.json");

/// Run with `UPDATE_OPENAPI=1` to write the file anew.
#[test]
fn docs_openapi_json_is_up_to_date() {
    let now = server::openapi();
    if std::env::var_os("UPDATE_OPENAPI").is_some() {
        std::fs::write(PATH, &now).unwrap();
    }
    let kept = std::fs::read_to_string(PATH).unwrap_or_default();
    assert!(kept == now, "docs/openapi.json is stale: run the test with UPDATE_OPENAPI=1");
}

#[test]
fn it_describes_every_call_and_every_game() {
    let description: serde_json::Value = serde_json::from_str(&server::openapi()).unwrap();
    let schemas = description["components"]["schemas"].as_object().unwrap();
    for game in games::ALL {
        for part in ["View", "Action", "Legal", "EventView", "Options"] {
            let name = format!("{}.{part}", game.info().id.replace('-', "_"));
            assert!(schemas.contains_key(&name), "{name} is not described");
        }
    }
    let docs = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/api.md")).unwrap();
    for (path, calls) in description["paths"].as_object().unwrap() {
        for method in calls.as_object().unwrap().keys() {
            let line = format!("{} {path}", method.to_uppercase());
            assert!(docs.contains(&line), "docs/api.md does not tell of {line}");
        }
    }
}

#[tokio::test]
async fn the_server_gives_it_too() {
    let app = TestApp::start().await;
    let reply = app.stranger().get("/api/openapi.json").await;
    assert_eq!(String::from_utf8(reply.bytes).unwrap(), server::openapi());
}

const BODIES: [Option<&str>; 8] = [
    None,
    Some(""),
    Some("{}"),
    Some("[]"),
    Some("null"),
    Some("{\"name\":\"Ugo\"}"),
    Some("{\"game\":\"senet\",\"mine\":[\"A\",\"B\",\"C\"]}"),
    Some("{"),
];

/// Requests of every kind, sense and nonsense, to every call: an answer that the description does not name would be a
/// surprise for whoever reads it.
#[tokio::test]
async fn every_answer_is_described() {
    let app = TestApp::start().await;
    let description: Value = serde_json::from_str(&server::openapi()).unwrap();
    let schemes = description["components"]["securitySchemes"].as_object().unwrap();
    assert_eq!(schemes.keys().collect::<Vec<_>>(), ["bearer", "cookie"]);
    let (_, _, playing) = two_at(&app, "senet").await;
    for (path, calls) in description["paths"].as_object().unwrap() {
        for (name, call) in calls.as_object().unwrap() {
            let method = Method::from_bytes(name.to_uppercase().as_bytes()).unwrap();
            let marta = app.person("Marta").await;
            let open = marta.post("/api/rooms", json!({ "game": "senet" })).await.ok();
            let mut needs_guest = true;
            let bodies: &[Option<&str>] = if name == "get" || name == "delete" { &[None] } else { &BODIES };
            for address in addresses(path, open["id"].as_str().unwrap(), &playing, &open["code"]) {
                for token in ["", "0123456789abcdef0123456789abcdef", &marta.token] {
                    for body in bodies {
                        let mut request = marta.http.request(method.clone(), format!("{}{address}", app.url));
                        if !token.is_empty() {
                            request = request.bearer_auth(token);
                        }
                        if let Some(body) = *body {
                            request = request.header("content-type", "application/json").body(body);
                        }
                        let response = request.send().await.unwrap();
                        let status = response.status();
                        let told = format!("{method} {address} {body:?}: {status}");
                        assert!(call["responses"].get(status.as_str()).is_some(), "not described: {told}");
                        if status.is_client_error() || status.is_server_error() {
                            let refusal: Value = response.json().await.unwrap();
                            assert!(refusal["code"].is_string(), "{told}");
                        }
                        needs_guest &= !(token.is_empty() && status.is_success());
                        assert!(token != marta.token || status != 401 || name == "delete", "{told}");
                    }
                }
            }
            let only_guests =
                call["security"].as_array().unwrap() == &[json!({ "bearer": [] }), json!({ "cookie": [] })];
            assert!(needs_guest || !only_guests, "{method} {path} is open to all");
            if only_guests {
                assert!(call["responses"].get("401").is_some(), "{method} {path}");
            }
        }
    }
}

/// A path with good and bad things in the places of its parameters.
fn addresses(path: &str, open: &str, playing: &str, code: &Value) -> Vec<String> {
    let unknown = "z".repeat(20);
    let rooms = [open, playing, &unknown, "x", "%FF"];
    let mut addresses = Vec::new();
    for (index, room) in rooms.into_iter().enumerate() {
        let seat = ["0", "1", "9", "x", "%FF"][index];
        let game = ["senet", "hanabi", "sensu", "nothing", "%FF"][index];
        let code = if index == 0 { code.as_str().unwrap() } else { "XXXX" };
        let mut address = path.replace("{id}", room).replace("{seat}", seat).replace("{game}", game);
        address = address.replace("{code}", code).replace("{token}", "%FF").replace("{key}", "k");
        addresses.push(address.replace("{deck}", room).replace("{picture}", "%FF"));
    }
    let asks = ["seat=0", "seat=x&eyes=x&date=x", "eyes=open", "date=2020-01-01", "after=9"];
    let asked = asks.iter().map(|query| format!("{}?{query}", addresses[1])).collect::<Vec<_>>();
    addresses.extend(asked);
    addresses
}
