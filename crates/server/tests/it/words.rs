//! Refusals in both languages.

use serde_json::json;
use words::{Lang, knows};

use crate::app::{TestApp, reply};

#[test]
fn every_code_has_words_in_both_languages_and_a_line_in_the_docs() {
    let docs = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/api.md")).unwrap();
    for code in server::error_codes() {
        for lang in Lang::ALL {
            assert!(knows(lang, &code), "{code} has no words in {}", lang.code());
        }
        assert!(docs.contains(&format!("`{code}`")), "{code} is not in docs/api.md");
    }
}

#[tokio::test]
async fn a_refusal_speaks_the_language_of_the_request() {
    let app = TestApp::start().await;
    let ask = |lang: &str| {
        let request = reqwest::Client::new().get(format!("{}/api/rooms/{}", app.url, "z".repeat(20)));
        reply(request.header("accept-language", lang))
    };
    let [it, en] = [ask("it-IT,it;q=0.9").await, ask("en").await].map(|reply| reply.json());
    assert_eq!((&it["code"], &it["say"]), (&en["code"], &json!({ "key": "error-no-room", "args": {} })));
    assert!(it["message"].as_str().unwrap().contains("stanza"), "{it}");
    assert!(en["message"].as_str().unwrap().contains("room"), "{en}");
}
