//! Own pictures: listed with their mistakes, chosen by the host, and kept with the room.

use std::fs;

use serde_json::json;

use crate::app::TestApp;
use crate::hidden;

const PNG: &[u8] = b"\x89PNG\r\n\x1a\n and so on";

#[tokio::test]
async fn a_host_plays_with_own_pictures() {
    let decks = tempfile::tempdir().unwrap();
    for (deck, pictures) in [("ours", &["card-01", "card-02"][..]), ("torn", &["card-01"])] {
        let folder = decks.path().join(deck);
        fs::create_dir(&folder).unwrap();
        let manifest = json!({ "game": hidden::ID, "title": deck.to_uppercase() });
        fs::write(folder.join("manifest.json"), manifest.to_string()).unwrap();
        for picture in pictures {
            fs::write(folder.join(format!("{picture}.png")), PNG).unwrap();
        }
    }
    let app = TestApp::with(|config| config.decks = Some(decks.path().to_owned())).await;
    let marta = app.person("Marta").await;
    let list = marta.get(&format!("/api/games/{}/decks", hidden::ID)).await.ok();
    assert_eq!(list[0]["title"], "OURS");
    assert_eq!(list[0]["problem"], json!(null));
    assert_eq!(list[1]["problem"]["key"], "deck-missing");
    assert_eq!(list[1]["problem"]["args"]["picture"], "card-02");
    assert_eq!(marta.get("/api/games/senet/decks").await.ok(), json!([]));

    let picture = marta.get("/api/decks/ours/card-02").await;
    assert_eq!((picture.status.as_u16(), picture.bytes.as_ref()), (200, PNG));
    assert_eq!(picture.headers["content-type"], "image/png");
    marta.get("/api/decks/ours/manifest").await.refused(404, "error-no-page");
    marta.get("/api/decks/..%2Fours/card-01").await.refused(404, "error-no-page");

    let room = marta.open(json!({ "game": hidden::ID, "seats": 2 })).await;
    let deck = format!("/api/rooms/{room}/deck");
    let luca = app.person("Luca").await;
    luca.post(&format!("/api/rooms/{room}/seats"), json!({})).await.ok();
    luca.put(&deck, json!({ "deck": "ours" })).await.refused(403, "error-not-host");
    marta.put(&deck, json!({ "deck": "torn" })).await.refused(422, "deck-missing");
    marta.put(&deck, json!({ "deck": "nowhere" })).await.refused(422, "deck-unknown");
    assert_eq!(marta.put(&deck, json!({ "deck": "ours" })).await.ok()["deck"], "ours");
    assert_eq!(marta.put(&deck, json!({ "deck": null })).await.ok()["deck"], json!(null));
    marta.put(&deck, json!({ "deck": "ours" })).await.ok();
    marta.post(&format!("/api/rooms/{room}/start"), json!({})).await.ok();
    marta.put(&deck, json!({ "deck": null })).await.refused(409, "error-already-started");

    let app = app.restart().await;
    let luca = crate::app::Person { url: app.url.clone(), ..luca };
    assert_eq!(luca.get(&format!("/api/rooms/{room}")).await.ok()["deck"], "ours");
}
