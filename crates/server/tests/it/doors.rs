//! Doors: codes that work, codes that do not, and guessing.

use std::time::Duration;

use serde_json::json;
use server::{Limit, Limits, Rate};

use crate::app::{Reply, TestApp, reply};

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
    let doors = Limits::default()[Limit::Doors];
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
    let wrong = Limits::default()[Limit::WrongDoors];
    let a_day = u128::from(wrong.burst) + Duration::from_secs(86_400).as_nanos() / wrong.every.as_nanos();
    assert!(28u128.pow(4) / a_day >= 28, "a code is open for one day and takes a month to find");
}

/// A server that lets five wrong codes in from anywhere, behind a proxy that tells who calls.
async fn guarded() -> TestApp {
    TestApp::with(|config| {
        config.behind_proxy = true;
        let wrong_doors = Rate::new(5, Duration::from_secs(3600));
        config.limits = Limits::default().with(Limit::WrongDoors, wrong_doors);
    })
    .await
}

async fn knock(app: &TestApp, from: &str, code: &str) -> Reply {
    let request = reqwest::Client::new().get(format!("{}/api/doors/{code}", app.url));
    reply(request.header("x-forwarded-for", format!("9.9.9.9, {from}"))).await
}

#[tokio::test]
async fn many_addresses_together_are_slowed_too() {
    let app = guarded().await;
    for last in 0..5 {
        knock(&app, &format!("10.0.0.{last}"), "XXXX").await.refused(404, "error-no-door");
    }
    let own = Limits::default()[Limit::OwnWrongDoors].burst;
    for _ in 0..own {
        knock(&app, "10.0.0.100", "XXXX").await.refused(404, "error-no-door");
    }
    knock(&app, "10.0.0.100", "XXXX").await.refused(429, "error-too-fast");
    for network in 0..u64::from(own) {
        knock(&app, &format!("2001:db8:1:{network:x}::7"), "XXXX").await.refused(404, "error-no-door");
    }
    let refused = knock(&app, "2001:db8:1:ffff::7", "XXXX").await;
    refused.refused(429, "error-too-fast");

    // A thousand addresses, each with its few tries a day, find one of a hundred thousand codes now and then.
    let Rate { burst, every } = Limits::default()[Limit::OwnWrongDoors];
    let a_day = u128::from(burst) + Duration::from_secs(86_400).as_nanos() / every.as_nanos();
    assert!(1000 * a_day * 28 < 28u128.pow(4), "a month for a thousand addresses and one door");
}

#[tokio::test]
async fn others_who_guess_do_not_hold_the_door_shut() {
    let app = guarded().await;
    let marta = app.person("Marta").await;
    let room = marta.post("/api/rooms", json!({ "game": "senet" })).await.ok();
    let code = room["code"].as_str().unwrap();
    for last in 0..20 {
        for _ in 0..10 {
            knock(&app, &format!("10.0.0.{last}"), "XXXX").await;
        }
    }
    assert_eq!(knock(&app, "10.0.1.1", code).await.ok(), json!({ "room": room["id"] }));
    knock(&app, "10.0.1.2", "XXXX").await.refused(404, "error-no-door");
    knock(&app, "10.0.1.2", code).await.ok();
    knock(&app, "10.0.0.1", code).await.refused(429, "error-too-fast");
}
