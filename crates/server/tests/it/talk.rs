//! Talk where the game allows it, and notes that only their writer sees.

use reqwest::Method;
use serde_json::{Value, json};

use crate::app::{TestApp, two_at};
use crate::hidden;

#[tokio::test]
async fn the_game_says_who_may_speak() {
    let app = TestApp::start().await;
    let marta = app.person("Marta").await;
    let people = [marta.clone(), app.person("Luca").await, app.person("Anna").await];
    let room = marta.open(json!({ "game": hidden::ID, "seats": 3 })).await;
    let at = |path: &str| format!("/api/rooms/{room}{path}");
    let text = json!({ "text": "ciao" });
    people[1].post(&at("/talk"), text.clone()).await.refused(403, "error-not-in-room");
    for person in &people[1..] {
        person.post(&at("/seats"), json!({})).await.ok();
    }
    for person in &people {
        person.post(&at("/talk"), text.clone()).await.ok();
    }
    marta.send(Method::POST, &at("/start"), None).await.ok();

    let phrase = json!({ "phrase": "stakes-phrase-hurry" });
    people[0].post(&at("/talk"), text.clone()).await.ok();
    people[0].post(&at("/talk"), phrase.clone()).await.ok();
    people[1].post(&at("/talk"), text.clone()).await.refused(403, "error-phrases-only");
    people[1].post(&at("/talk"), phrase.clone()).await.ok();
    people[2].post(&at("/talk"), text.clone()).await.refused(403, "error-silent");
    people[2].post(&at("/talk"), phrase.clone()).await.refused(403, "error-silent");
    people[2]
        .post(&at("/talk"), json!({ "text": "hi", "seat": 0 }))
        .await
        .refused(403, "error-not-your-seat");
    app.person("Eve").await.post(&at("/talk"), text.clone()).await.refused(403, "error-not-in-room");
    for (seat, speech) in ["free", "phrases", "silent"].into_iter().enumerate() {
        let mut stream = people[seat].watch(&room, &format!("seat={seat}")).await;
        assert_eq!(stream.next_of("hello").await.data["table"]["speech"], speech);
    }

    app.play_out(&room, &people.each_ref()).await;
    for person in &people {
        person.post(&at("/talk"), text.clone()).await.ok();
    }
}

#[tokio::test]
async fn pointing_is_seen_by_all_and_kept_by_none() {
    let app = TestApp::start().await;
    let marta = app.person("Marta").await;
    let people = [marta.clone(), app.person("Luca").await, app.person("Anna").await];
    let room = marta.open(json!({ "game": hidden::ID, "seats": 3 })).await;
    let at = |path: &str| format!("/api/rooms/{room}{path}");
    for person in &people[1..] {
        person.post(&at("/seats"), json!({})).await.ok();
    }
    let here = |seat: u8| json!({ "seat": seat, "key": "card-7", "x": 250, "y": 1000 });
    marta.post(&at("/pointer"), here(0)).await.refused(409, "error-not-started");
    marta.send(Method::POST, &at("/start"), None).await.ok();

    let mut stream = people[2].watch(&room, "seat=2").await;
    assert_eq!(marta.post(&at("/pointer"), here(0)).await.status, 204);
    assert_eq!(stream.next_of("pointer").await.data, here(0));
    assert_eq!(marta.post(&at("/pointer"), json!({ "seat": 0, "key": null })).await.status, 204);
    assert_eq!(stream.next_of("pointer").await.data, json!({ "seat": 0, "key": null, "x": 0, "y": 0 }));

    // Pointing is speaking: who may only use phrases, or nothing, may not point.
    people[1].post(&at("/pointer"), here(1)).await.refused(403, "error-phrases-only");
    people[2].post(&at("/pointer"), here(2)).await.refused(403, "error-silent");
    people[2].post(&at("/pointer"), here(0)).await.refused(403, "error-not-your-seat");
    for (bad, what) in [
        (json!({ "seat": 0, "key": "" }), "key"),
        (json!({ "seat": 0, "key": "<b>" }), "key"),
        (json!({ "seat": 0, "key": "card-7", "x": 1001 }), "x, y"),
    ] {
        let refused = marta.post(&at("/pointer"), bad).await;
        assert_eq!(refused.refused(422, "error-no-sense")["say"]["args"]["detail"], what);
    }
    let mut late = people[1].watch(&room, "seat=1").await;
    assert!(!late.next_of("hello").await.data.to_string().contains("card-7"));
}

#[tokio::test]
async fn what_is_said_is_heard_and_remembered() {
    let app = TestApp::start().await;
    let (marta, luca, room) = two_at(&app, "senet").await;
    let talk = format!("/api/rooms/{room}/talk");
    let mut stream = luca.watch(&room, "seat=1").await;
    let id = marta.post(&talk, json!({ "text": "  tocca\u{7} a te \n ora " })).await.ok()["id"].clone();
    let said = stream.next_of("talk").await.data;
    assert_eq!(
        (&said["id"], &said["text"], &said["name"]),
        (&id, &json!("tocca a te \n ora"), &json!("Marta"))
    );
    for (bad, status, code) in [
        (json!({ "text": "" }), 422, "error-bad-text"),
        (json!({ "text": "x".repeat(501) }), 422, "error-bad-text"),
        (json!({ "phrase": "no-such-phrase" }), 422, "error-unknown-phrase"),
        (json!({}), 422, "error-no-sense"),
        (json!({ "text": "a", "phrase": "b" }), 422, "error-no-sense"),
    ] {
        marta.post(&talk, bad).await.refused(status, code);
    }
    let app = app.restart().await;
    let mut stream = crate::app::Person { url: app.url.clone(), ..luca }.watch(&room, "seat=1").await;
    let hello = stream.next_of("hello").await.data;
    assert_eq!(hello["talk"].as_array().unwrap().len(), 1);
    assert_eq!(hello["talk"][0], said);
}

#[tokio::test]
async fn notes_are_for_their_writer_alone() {
    let app = TestApp::start().await;
    let (marta, luca, room) = two_at(&app, hidden::ID).await;
    let note = |key: &str| format!("/api/rooms/{room}/notes/{key}");
    let mut mine = marta.watch(&room, "seat=0").await;
    let mut theirs = luca.watch(&room, "seat=1").await;
    mine.next_of("hello").await;
    theirs.next_of("hello").await;
    marta.put(&note("card-1"), json!({ "seat": 0, "text": "a secret thought" })).await.ok();
    assert_eq!(
        mine.next_of("note").await.data,
        json!({ "seat": 0, "key": "card-1", "text": "a secret thought", "step": 0 })
    );
    marta.put(&note("card-1"), json!({ "seat": 1, "text": "x" })).await.refused(403, "error-not-your-seat");
    marta
        .put(&note("card-2"), json!({ "seat": 0, "text": "x".repeat(501) }))
        .await
        .refused(422, "error-bad-text");
    marta.put(&note("a%20b"), json!({ "seat": 0, "text": "x" })).await.refused(422, "error-no-sense");
    marta.put(&note(&"k".repeat(65)), json!({ "seat": 0, "text": "x" })).await.refused(422, "error-no-sense");

    marta.post(&format!("/api/rooms/{room}/talk"), json!({ "text": "done" })).await.ok();
    theirs.next_of("talk").await;
    assert!(!theirs.heard.contains("secret thought"));
    let notes = |hello: Value| hello["notes"].clone();
    let again = notes(marta.watch(&room, "seat=0").await.next_of("hello").await.data);
    assert_eq!(again[0]["text"], "a secret thought");
    assert_eq!(notes(luca.watch(&room, "seat=1").await.next_of("hello").await.data), json!([]));
    assert_eq!(notes(marta.watch(&room, "").await.next_of("hello").await.data), json!([]));
    marta.put(&note("card-1"), json!({ "seat": 0, "text": "" })).await.ok();
    assert_eq!(notes(marta.watch(&room, "seat=0").await.next_of("hello").await.data), json!([]));
}

#[tokio::test]
async fn notes_need_a_table_and_have_an_end() {
    let app = TestApp::start().await;
    let marta = app.person("Marta").await;
    let room = marta.open(json!({ "game": "senet" })).await;
    let note = |key: usize| format!("/api/rooms/{room}/notes/k{key}");
    marta.put(&note(0), json!({ "seat": 0, "text": "x" })).await.refused(409, "error-not-started");
    let room = marta.open(json!({ "game": "senet", "mine": ["A", "B"], "start": true })).await;
    let note = |key: usize| format!("/api/rooms/{room}/notes/k{key}");
    for key in 0..200 {
        marta.put(&note(key), json!({ "seat": 0, "text": "x" })).await.ok();
    }
    marta.put(&note(200), json!({ "seat": 0, "text": "x" })).await.refused(422, "error-notes-full");
    marta.put(&note(7), json!({ "seat": 0, "text": "changed" })).await.ok();
}

#[tokio::test]
async fn talk_is_shown_without_what_turns_it_around() {
    let app = TestApp::start().await;
    let (marta, _, room) = two_at(&app, "senet").await;
    let mut stream = marta.watch(&room, "seat=0").await;
    stream.next_of("hello").await;
    let say = |text: &'static str| {
        let (marta, room) = (marta.clone(), room.clone());
        async move { marta.post(&format!("/api/rooms/{room}/talk"), json!({ "text": text })).await }
    };
    say("ciao \u{202e}Luca\u{2066}\u{3164}!").await.ok();
    assert_eq!(stream.next_of("talk").await.data["text"], "ciao Luca!");
    say("\u{202e}\u{200b}").await.refused(422, "error-bad-text");
}

#[tokio::test]
async fn h21_a_silent_table_of_hanabi_opens_its_mouth_at_the_end() {
    let app = TestApp::start().await;
    let (marta, luca, room) = two_at(&app, "hanabi").await;
    let talk = format!("/api/rooms/{room}/talk");
    let all = [json!({ "text": "gioca la terza" }), json!({ "phrase": "hanabi-phrase-know-nothing" })];
    for (seat, person) in [&marta, &luca].into_iter().enumerate() {
        for words in &all {
            let refused = person.post(&talk, words.clone()).await.refused(403, "error-silent");
            assert_eq!(refused["say"]["key"], "error-silent");
        }
        let hello = person.watch(&room, &format!("seat={seat}")).await.next_of("hello").await.data;
        assert_eq!((&hello["table"]["speech"], &hello["talk"]), (&json!("silent"), &json!([])));
        for state in hello["room"]["seats"].as_array().unwrap() {
            assert_eq!(state["player"]["unseen"], false, "who keeps silent is seen");
        }
    }
    app.play_out(&room, &[&marta, &luca]).await;
    for words in all {
        marta.post(&talk, words).await.ok();
    }
}

/// Who hears an information hears it once; whoever comes back finds nothing of it.
#[tokio::test]
async fn h22_without_a_memory_no_reload_brings_an_information_back() {
    const SAID: &str = "hanabi-event-informed";
    let app = TestApp::start().await;
    let marta = app.person("Marta").await;
    let options = json!({ "memory": "none", "first": 0 });
    let asked = json!({ "game": "hanabi", "mine": ["A", "B"], "options": options, "start": true });
    let room = marta.open(asked).await;
    let mut stream = marta.watch(&room, "seat=1").await;
    stream.next_of("hello").await;
    let inform = json!({ "type": "inform", "to": 1, "clue": { "value": 1 } });
    marta.act(&room, 0, 0, "inform", inform).await.ok();
    assert!(stream.next_of("step").await.data.to_string().contains(SAID));
    for query in ["seat=1", "seat=1&after=0", "seat=0", ""] {
        let hello = marta.watch(&room, query).await.next_of("hello").await.data;
        assert!(!hello.to_string().contains(SAID), "{query}: {hello}");
        assert_eq!(hello["table"]["view"]["last"], Value::Null);
    }
    // When all is over it may be read as often as anything else.
    app.play_out(&room, &[&marta, &marta]).await;
    for address in ["replay", "replay/moments?from=0&to=9"] {
        let told = marta.get(&format!("/api/rooms/{room}/{address}")).await.ok().to_string();
        assert!(told.contains(SAID) && !told.contains(r#""fades":true"#), "{address}: {told}");
    }
    let hello = marta.watch(&room, "seat=1").await.next_of("hello").await.data.to_string();
    assert!(hello.contains(SAID) && !hello.contains(r#""fades":true"#), "{hello}");
}

#[tokio::test]
async fn h22_at_a_table_without_a_memory_nothing_is_written_down() {
    let app = TestApp::start().await;
    let marta = app.person("Marta").await;
    let options = json!({ "memory": "none", "first": 0 });
    let asked = json!({ "game": "hanabi", "mine": ["A", "B"], "options": options, "start": true });
    let room = marta.open(asked).await;
    let note = format!("/api/rooms/{room}/notes/card-1");
    let written = json!({ "seat": 0, "text": "rossa" });
    marta.put(&note, written.clone()).await.refused(403, "error-notes-off");
    let hello = marta.watch(&room, "seat=0").await.next_of("hello").await.data;
    assert_eq!((&hello["room"]["notes"], &hello["notes"]), (&json!(false), &json!([])));
    app.play_out(&room, &[&marta, &marta]).await;
    marta.put(&note, written).await.ok();
    let hello = marta.watch(&room, "seat=0").await.next_of("hello").await.data;
    assert_eq!((&hello["room"]["notes"], &hello["notes"][0]["text"]), (&json!(true), &json!("rossa")));
}
