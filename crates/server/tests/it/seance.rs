//! A person among bots at a table of Il Sesto Senso: they look where one points, and nobody says of a bot that it gave
//! itself away.

use std::time::Duration;

use serde_json::{Value, json};

use crate::app::{Person, TestApp, Watch};

/// Marta at seat 0, a bot as the ghost at seat 1, and two who search with her; they wait for her as long as she likes.
async fn among_bots() -> (TestApp, Person, String) {
    let wait = Duration::from_secs(3600);
    let app = TestApp::with(|config| (config.games, config.bot_patience) = (games::ALL, wait)).await;
    let marta = app.person("Marta").await;
    let bots = ["hard", "hard", "hard"];
    let room = json!({ "game": "sesto-senso", "seats": 4, "bots": bots, "options": { "ghost": 1 }, "start": true, "seed": 3 });
    let room = marta.open(room).await;
    (app, marta, room)
}

/// Waits until both bots have their ball on a card; the last step, and the row.
async fn placed(stream: &mut Watch) -> (u64, Value) {
    let (mut step, mut view) = (0, stream.next_of("hello").await.data["table"]["view"].clone());
    loop {
        let balls =
            view["psychics"].as_array().unwrap()[1..].iter().filter(|one| one["ball"].is_u64()).count();
        if balls == 2 {
            return (step, view);
        }
        let told = stream.next_of("step").await.data;
        (step, view) = (told["step"].as_u64().unwrap(), told["view"].clone());
    }
}

#[tokio::test]
async fn bots_answer_a_finger_and_wait_for_people() {
    let (_app, marta, room) = among_bots().await;
    let mut stream = marta.watch(&room, "seat=0").await;
    let (_, view) = placed(&mut stream).await;
    let cards: Vec<u64> =
        view["rows"][0]["cards"].as_array().unwrap().iter().map(|card| card.as_u64().unwrap()).collect();
    let mut balls = [1, 2].map(|psychic| view["psychics"][psychic]["ball"].as_u64().unwrap());
    let [mut moved, mut stayed] = [0, 0];
    for card in cards {
        let key = format!("object-{:02}", card + 1);
        let point = json!({ "seat": 0, "key": key, "x": 500, "y": 500 });
        assert_eq!(marta.post(&format!("/api/rooms/{room}/pointer"), point).await.status, 204);
        // Each who has the ball elsewhere comes, or says why not; and nobody confirms before she has.
        let mut asked = balls.iter().filter(|ball| **ball != card).count();
        while asked > 0 {
            let heard = stream.next().await.expect("the stream goes on");
            match heard.event.as_str() {
                "remark" => {
                    assert_eq!(heard.data["say"]["key"], "sesto-senso-say-unconvinced");
                    stayed += 1;
                }
                "step" => {
                    let event = &heard.data["events"][0]["event"];
                    assert_eq!(event["type"], "placed", "{}", heard.data);
                    let why = heard.data["why"]["key"].as_str().unwrap();
                    assert!(why.starts_with("sesto-senso-why-pointed") || why.ends_with("-trusted"), "{why}");
                    let psychic = event["who"]["psychic"].as_u64().unwrap();
                    balls[psychic as usize - 1] = event["card"]["number"].as_u64().unwrap();
                    moved += 1;
                }
                _ => continue,
            }
            asked -= 1;
        }
    }
    assert!(moved > 0 && stayed > 0, "{moved} came and {stayed} did not");
}

#[tokio::test]
async fn g24_nobody_says_of_a_bot_that_it_gave_itself_away() {
    let (_app, marta, room) = among_bots().await;
    let (step, _) = placed(&mut marta.watch(&room, "seat=0").await).await;
    let slip = json!({ "type": "agree", "to": "slip", "yes": true });
    marta.act(&room, 0, step, "slip", slip).await.refused(422, "sesto-senso-illegal-ghost-is-program");
}
