//! Other sites cannot write in a guest's name, and the page tells other sites nothing.

use serde_json::json;

use crate::app::{TestApp, reply};

#[tokio::test]
async fn writes_from_other_sites_are_refused() {
    let app = TestApp::start().await;
    let marta = app.person("Marta").await;
    let host = app.url.strip_prefix("http://").unwrap().to_owned();
    let room = || {
        let request = marta.http.post(format!("{}/api/rooms", app.url));
        request.header("cookie", format!("ludoteca={}", marta.token)).json(&json!({ "game": "senet" }))
    };
    for site in ["cross-site", "same-site"] {
        reply(room().header("sec-fetch-site", site)).await.refused(403, "error-foreign");
    }
    for origin in
        ["http://evil.example", "null", &format!("http://{host}.evil.example"), "http://127.0.0.1:1"]
    {
        reply(room().header("origin", origin)).await.refused(403, "error-foreign");
    }
    let form = marta
        .http
        .post(format!("{}/api/rooms", app.url))
        .header("cookie", format!("ludoteca={}", marta.token));
    for kind in ["application/x-www-form-urlencoded", "text/plain", "multipart/form-data"] {
        let form = form.try_clone().unwrap().header("content-type", kind).body("{\"game\":\"senet\"}");
        reply(form).await.refused(415, "error-not-json");
    }
    reply(form.body("{\"game\":\"senet\"}")).await.refused(415, "error-not-json");

    let page = room().header("origin", format!("http://{host}")).header("sec-fetch-site", "same-origin");
    reply(page).await.ok();
    reply(room()).await.ok();
    let delete = marta
        .http
        .delete(format!("{}/api/me", app.url))
        .header("cookie", format!("ludoteca={}", marta.token));
    reply(delete.header("origin", "http://evil.example")).await.refused(403, "error-foreign");
    marta.get("/api/me").await.ok();
}

#[tokio::test]
async fn every_answer_carries_the_headers_of_a_careful_site() {
    let app = TestApp::start().await;
    for path in ["/api/games", "/api/nothing", "/", "/room/x", "/healthz"] {
        let reply = app.stranger().get(path).await;
        assert_eq!(reply.headers["x-content-type-options"], "nosniff", "{path}");
        assert_eq!(reply.headers["referrer-policy"], "same-origin", "room links are secrets: {path}");
        assert_eq!(reply.headers["x-frame-options"], "DENY");
        if path.starts_with("/api") {
            assert_eq!(reply.headers["cache-control"], "no-store");
        }
    }
}

#[tokio::test]
async fn behind_a_proxy_with_tls_the_cookie_is_secure() {
    let app = TestApp::with(|config| config.behind_proxy = true).await;
    let put = |proto: &str| {
        let request = reqwest::Client::new().put(format!("{}/api/me", app.url));
        reply(request.header("x-forwarded-proto", proto).json(&json!({ "name": "Marta" })))
    };
    assert!(put("https").await.headers["set-cookie"].to_str().unwrap().contains("; Secure"));
    assert!(!put("http").await.headers["set-cookie"].to_str().unwrap().contains("; Secure"));
    let named = |host: &str| {
        let request =
            reqwest::Client::new().put(format!("{}/api/me", app.url)).header("x-forwarded-host", host);
        reply(request.header("origin", "https://ludo.example").json(&json!({ "name": "Marta" })))
    };
    named("ludo.example").await.ok();
    named("evil.example").await.refused(403, "error-foreign");
}

#[tokio::test]
async fn where_it_has_a_name_it_answers_to_no_other() {
    let app =
        TestApp::with(|config| config.hosts = vec!["games.example".to_owned(), "[::1]".to_owned()]).await;
    let http = reqwest::Client::new();
    let ask = |host: &str| reply(http.get(format!("{}/api/games", app.url)).header("host", host));
    for host in ["games.example", "Games.Example:8420", "[::1]", "[::1]:8420"] {
        ask(host).await.ok();
    }
    for host in
        ["127.0.0.1", "evil.example", "games.example.evil.example", "games.example:x", "[::2]:8420", ""]
    {
        ask(host).await.refused(421, "error-wrong-host");
    }
    assert_eq!(
        app.stranger().get("/healthz").await.status,
        200,
        "who watches over it calls it by its address"
    );
}
