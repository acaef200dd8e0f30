//! The description of the API that is kept in the project is the one that the server gives.

use crate::app::TestApp;

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
