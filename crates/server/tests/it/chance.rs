//! Chance as a choice of the tests: in debug builds a seed can be chosen, in release builds there is no such thing.

use serde_json::json;

use crate::app::TestApp;

/// Debug builds alone know a chosen seed, and even they do not describe it.
#[test]
fn chance_is_not_described_as_a_choice() {
    let description: serde_json::Value = serde_json::from_str(&server::openapi()).unwrap();
    let asked = &description["components"]["schemas"]["NewRoom"]["properties"];
    assert!(asked["game"].is_object(), "{asked}");
    assert!(asked.get("seed").is_none(), "{asked}");
}

/// Part of `cargo test --release`.
#[cfg(not(debug_assertions))]
#[tokio::test]
async fn chance_is_nobodys_choice_in_a_release() {
    let app = TestApp::start().await;
    let marta = app.person("Marta").await;
    let room = json!({ "game": "senet", "seed": 7 });
    let refused = marta.post("/api/rooms", room).await.refused(400, "error-bad-request");
    assert!(refused.to_string().contains("unknown field `seed`"), "{refused}");
}

#[cfg(debug_assertions)]
mod chosen {
    use boardgame::Seed;
    use room::RoomId;
    use serde_json::Value;
    use server::Chance;

    use super::*;
    use crate::app::Person;

    /// A person plays the first of their moves each time, a bot whatever it likes; what was played is told.
    async fn course(app: &TestApp, marta: &Person, seed: u64) -> (Value, Vec<(u8, String)>) {
        let asked = json!({ "game": "senet", "bots": ["easy"], "start": true, "seed": seed });
        let opened = marta.post("/api/rooms", asked).await.ok();
        let room = opened["id"].as_str().unwrap().to_owned();
        let mut stream = marta.watch(&room, "seat=0").await;
        let mut table = stream.next_of("hello").await.data["table"].clone();
        while table["outcome"].is_null() {
            if table["to_act"][0] == 0 {
                let (step, action) =
                    (table["step"].as_u64().unwrap(), table["legal"]["choices"][0]["action"].clone());
                marta.act(&room, 0, step, &format!("m{step}"), action).await.ok();
            }
            table = stream.next_of("step").await.data;
        }
        let steps = app.store.steps(&RoomId(room.as_str().into()), 0).await.unwrap();
        (opened["commitment"].clone(), steps.into_iter().map(|step| (step.seat, step.action)).collect())
    }

    #[tokio::test]
    async fn chance_chosen_for_a_room_decides_its_whole_course() {
        let app = TestApp::start().await;
        let marta = app.person("Marta").await;
        let (commitment, played) = course(&app, &marta, 7).await;
        assert_eq!(commitment, json!(Seed::of_number(7).commitment()));
        assert_eq!(course(&app, &marta, 7).await, (commitment, played.clone()));
        assert_ne!(course(&app, &marta, 8).await.1, played, "another seed is another game");
    }

    #[tokio::test]
    async fn chance_chosen_for_a_server_is_that_of_every_room() {
        let app = TestApp::with(|config| config.chance = Chance::of_number(3)).await;
        let marta = app.person("Marta").await;
        let commitment = json!(Seed::of_number(3).commitment());
        let usual = json!({ "game": "senet", "mine": ["A", "B"], "start": true });
        let first = marta.post("/api/rooms", usual).await.ok();
        assert_eq!(first["commitment"], commitment);
        let asked = json!({ "game": "senet", "seed": 4 });
        let other = marta.post("/api/rooms", asked).await.ok();
        assert_eq!(
            other["commitment"],
            json!(Seed::of_number(4).commitment()),
            "a room's own choice is first"
        );

        let room = first["id"].as_str().unwrap();
        app.play_out(room, &[&marta, &marta]).await;
        let again = marta.post(&format!("/api/rooms/{room}/rematch"), json!({})).await.ok();
        let again = format!("/api/rooms/{}", again["room"].as_str().unwrap());
        assert_eq!(marta.get(&again).await.ok()["commitment"], commitment, "and playing again");
        let daily = games::ALL.iter().map(|game| game.info()).find(|info| info.daily).unwrap();
        let deal = marta.post(&format!("/api/daily/{}", daily.id), json!({})).await.ok();
        assert_eq!(deal["commitment"], commitment, "and the deal of the day, whatever day it is");
    }

    #[tokio::test]
    async fn chance_is_otherwise_the_systems() {
        let app = TestApp::start().await;
        let marta = app.person("Marta").await;
        let open =
            async || marta.post("/api/rooms", json!({ "game": "senet" })).await.ok()["commitment"].clone();
        assert_ne!(open().await, open().await);
    }
}
