//! What a host may choose: a folder of a site, TLS of one's own, a key for opening rooms.

use reqwest::StatusCode;
use reqwest::redirect::Policy;
use serde_json::json;
use server::{Limits, Tls};

use crate::app::{TestApp, reply};

#[tokio::test]
async fn a_server_can_have_a_folder_of_a_site() {
    let app = TestApp::with(|config| config.base_path = "/games".to_owned()).await;
    let http = reqwest::Client::builder().redirect(Policy::none()).build().unwrap();
    let get = |path: &str| reply(http.get(format!("{}{path}", app.url)));
    for path in ["/games/api/games", "/games/healthz", "/healthz", "/readyz"] {
        assert_eq!(get(path).await.status, StatusCode::OK, "{path}");
    }
    let elsewhere = get("/").await;
    assert_eq!(elsewhere.status, StatusCode::TEMPORARY_REDIRECT);
    assert_eq!(elsewhere.headers["location"], "/games/");
    let outside = get("/api/games").await;
    assert_eq!(outside.headers["location"], "/games/", "the rest of the site is not ours");

    let made = http.put(format!("{}/games/api/me", app.url)).json(&json!({ "name": "Marta" }));
    let made = reply(made).await;
    let cookie = made.headers["set-cookie"].to_str().unwrap().to_owned();
    assert!(cookie.contains("; Path=/games/"), "{cookie}");
    let token = cookie.split(['=', ';']).nth(1).unwrap();
    let opened = http.post(format!("{}/games/api/rooms", app.url)).bearer_auth(token);
    let room = reply(opened.json(&json!({ "game": "senet" }))).await.ok();
    let room = room["id"].as_str().unwrap();
    let invited = http.get(format!("{}/games/api/rooms/{room}/invitation", app.url));
    let invited = reply(invited.header("host", "ludo.example")).await.ok();
    assert_eq!(invited["url"], format!("http://ludo.example/games/room/{room}"));
}

#[tokio::test]
async fn with_tls_of_its_own_it_speaks_nothing_else() {
    let folder = tempfile::tempdir().unwrap();
    let made = rcgen::generate_simple_self_signed(["localhost".to_owned()]).unwrap();
    let (certificate, key) = (folder.path().join("cert.pem"), folder.path().join("key.pem"));
    std::fs::write(&certificate, made.cert.pem()).unwrap();
    std::fs::write(&key, made.signing_key.serialize_pem()).unwrap();
    let tls = Tls::open(&certificate, &key).unwrap();
    let app = TestApp::with(|config| config.tls = Some(tls)).await;
    assert!(reqwest::get(format!("{}/healthz", app.url)).await.is_err(), "in clear nobody is heard");

    let address = app.url.strip_prefix("http://").unwrap().to_owned();
    let body = "{\"name\":\"Marta\"}";
    let request = format!(
        "PUT /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\
         Connection: close\r\n\r\n{body}",
        body.len()
    );
    let answer = crate::sealed::ask(&address, made.cert.der(), &request).await;
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    assert!(answer.contains("; Secure"), "the cookie stays on sealed connections: {answer}");
    app.stop().await;
}

#[tokio::test]
async fn who_knows_the_key_opens_rooms_and_others_join() {
    let app = TestApp::with(|config| config.opening_key = Some("basilico".to_owned())).await;
    let [marta, luca] = [app.person("Marta").await, app.person("Luca").await];
    let open = |key: &str| {
        let request = marta.http.post(format!("{}/api/rooms", app.url)).bearer_auth(&marta.token);
        reply(request.header("x-opening-key", key).json(&json!({ "game": "senet" })))
    };
    marta.post("/api/rooms", json!({ "game": "senet" })).await.refused(403, "error-opening-key");
    marta.post("/api/daily/sensu", json!({})).await.refused(403, "error-opening-key");
    open("prezzemolo").await.refused(403, "error-opening-key");
    let room = open("basilico").await.ok();
    let room = room["id"].as_str().unwrap();
    luca.post(&format!("/api/rooms/{room}/seats"), json!({})).await.ok();
    marta.post(&format!("/api/rooms/{room}/start"), json!({})).await.ok();
}

#[tokio::test]
async fn nobody_finds_the_key_by_trying() {
    let app = TestApp::with(|config| {
        config.opening_key = Some("basilico".to_owned());
        config.limits = Limits::default();
    })
    .await;
    let marta = app.person("Marta").await;
    let open = |key: String| {
        let request = marta.http.post(format!("{}/api/rooms", app.url)).bearer_auth(&marta.token);
        reply(request.header("x-opening-key", key).json(&json!({ "game": "senet" })))
    };
    for guess in 0..10 {
        open(guess.to_string()).await.refused(403, "error-opening-key");
    }
    open("basilico".to_owned()).await.refused(429, "error-too-fast");
}
