//! Doors: codes that work, codes that do not, and guessing.

use std::time::Duration;

use serde_json::json;
use server::{Limits, Rate};

use crate::app::TestApp;

#[tokio::test]
async fn a_code_opens_the_room_while_there_are_seats() {
    let app = TestApp::start().await;
    let (marta, luca) = (app.person("Marta").await, app.person("Luca").await);
    let room = marta.post("/api/rooms", json!({ "game": "senet" })).await.ok();
    let code = room["code"].as_str().unwrap().to_owned();
    for typed in [code.clone(), code.to_lowercase(), format!("{}%20{}", &code[..2], &code[2..])] {
        assert_eq!(luca.get(&format!("/api/doors/{typed}")).await.ok(), json!({ "room": room["id"] }));
    }
    let seats = format!("/api/rooms/{}/seats", room["id"].as_str().unwrap());
    luca.post(&seats, json!({})).await.ok();
    luca.get(&format!("/api/doors/{code}")).await.refused(404, "error-no-door");
    luca.delete(&format!("{seats}/1")).await.ok();
    luca.get(&format!("/api/doors/{code}")).await.ok();
    for wrong in ["AAAA1", "____", "AB", "%00%00%00%00", "ÀÀÀÀ"] {
        luca.get(&format!("/api/doors/{wrong}")).await.refused(404, "error-no-door");
    }
}

#[tokio::test]
async fn guessing_is_slowed_to_uselessness() {
    let app = TestApp::with(|config| config.limits = Limits::default()).await;
    let marta = app.person("Marta").await;
    let code =
        marta.post("/api/rooms", json!({ "game": "senet" })).await.ok()["code"].as_str().unwrap().to_owned();
    let Limits { doors, .. } = Limits::default();
    let mut tries = 0;
    let refused = loop {
        let reply = app.stranger().get("/api/doors/XXXX").await;
        if reply.status == 429 {
            break reply;
        }
        tries += 1;
        assert!(tries <= doors.burst + 1, "{tries} tries from one address");
    };
    refused.refused(429, "error-too-fast");
    assert!(refused.headers["retry-after"].to_str().unwrap().parse::<u64>().unwrap() >= 1);
    app.stranger().get(&format!("/api/doors/{code}")).await.refused(429, "error-too-fast");

    // 28⁴ codes at the pace that all addresses together may try: weeks for one door that is open a day.
    let wrong = Limits::default().wrong_doors;
    let a_day = u128::from(wrong.burst) + Duration::from_secs(86_400).as_nanos() / wrong.every.as_nanos();
    assert!(28u128.pow(4) / a_day >= 28, "a code is open for one day and takes a month to find");
}

#[tokio::test]
async fn many_addresses_together_are_slowed_too() {
    let app = TestApp::with(|config| {
        config.behind_proxy = true;
        let wrong_doors = Rate::new(5, Duration::from_secs(3600));
        config.limits = Limits { wrong_doors, ..Limits::default() };
    })
    .await;
    let from = |last: u8, code: &str| {
        let request = reqwest::Client::new().get(format!("{}/api/doors/{code}", app.url));
        crate::app::reply(request.header("x-forwarded-for", format!("9.9.9.9, 10.0.0.{last}")))
    };
    for last in 0..5 {
        from(last, "XXXX").await.refused(404, "error-no-door");
    }
    from(100, "XXXX").await.refused(429, "error-too-fast");
}
