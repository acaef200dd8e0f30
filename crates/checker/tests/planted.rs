//! A good history passes; a violation of each kind that is planted in it is found, and is called what it is.

use checker::{Answer, Asked, History, Stored, Stream, Told, Violation, check};

const STEPS: u64 = 12;

/// Two clients in turns; one answer never came, one move was refused, three streams look on.
fn good() -> History {
    let mut history = History::default();
    for step in 1..=STEPS {
        let seat = (step % 2) as u8;
        let key = format!("k{step}");
        let answer = if step == 5 { Answer::Unknown } else { Answer::Step(step) };
        history.asked.push(Asked { client: format!("c{seat}"), key: key.clone(), seat, answer });
        history.stored.push(Stored { step, seat, key: Some(key) });
    }
    let refused = Answer::Refused("error-stale".to_owned());
    history.asked.push(Asked { client: "c0".to_owned(), key: "late".to_owned(), seat: 0, answer: refused });
    history.asked.push(Asked {
        client: "c1".to_owned(),
        key: "gone".to_owned(),
        seat: 1,
        answer: Answer::Unknown,
    });
    for (eyes, from, to) in [(Some(0), 0, STEPS), (Some(1), 3, 9), (None, 6, STEPS), (Some(0), 9, STEPS)] {
        let told = |step| Told { step, seat: Some((step % 2) as u8), shown: format!("{eyes:?} sees {step}") };
        history.streams.push(Stream { eyes, from, told: (from + 1..=to).map(told).collect() });
    }
    history
}

fn kinds(history: &History) -> Vec<&'static str> {
    let mut kinds: Vec<&'static str> = check(history).iter().map(Violation::kind).collect();
    kinds.dedup();
    kinds
}

#[test]
fn a_good_history_passes() {
    assert_eq!(check(&good()), []);
}

#[test]
fn what_was_answered_and_is_not_there_is_lost() {
    let mut history = good();
    history.stored.pop();
    for stream in &mut history.streams {
        stream.told.retain(|told| told.step < STEPS);
    }
    assert_eq!(kinds(&history), ["lost"]);

    let mut history = good();
    history.stored[3].key = Some("gone".to_owned());
    history.stored[3].seat = 1;
    history.streams.clear();
    assert_eq!(kinds(&history), ["lost"], "another is in its place");
}

#[test]
fn what_is_there_twice_is_duplicated() {
    let mut history = good();
    history.stored[6].key = Some("k5".to_owned());
    history.asked[6].answer = Answer::Unknown;
    assert_eq!(kinds(&history), ["duplicated"]);
}

#[test]
fn what_comes_before_what_it_follows_is_reordered() {
    let mut history = good();
    history.asked.swap(0, 2);
    assert_eq!(kinds(&history), ["re-ordered"], "a client's own moves");

    let mut history = good();
    history.streams[0].told.swap(3, 4);
    assert_eq!(kinds(&history), ["re-ordered"], "what a stream tells");

    let mut history = good();
    history.streams[2].told.remove(2);
    assert_eq!(kinds(&history), ["re-ordered"], "a step that a stream left out");

    let mut history = good();
    history.stored[7].step = 9;
    assert!(kinds(&history).contains(&"re-ordered"), "what is stored");
}

#[test]
fn two_who_see_different_things_diverge() {
    let mut history = good();
    history.streams[3].told[1].shown.push('!');
    assert_eq!(kinds(&history), ["diverging"]);

    let mut history = good();
    history.streams[0].told[1].seat = Some(1);
    assert_eq!(kinds(&history), ["diverging"], "another seat than is stored");
}

#[test]
fn what_nobody_made_is_a_phantom() {
    let mut history = good();
    history.asked.retain(|asked| asked.key != "k5");
    assert_eq!(kinds(&history), ["phantom"], "stored");

    let mut history = good();
    let told = Told { step: STEPS + 1, seat: Some(1), shown: String::new() };
    history.streams[0].told.push(told);
    assert_eq!(kinds(&history), ["phantom"], "told");

    let mut history = good();
    history.stored[4].key = None;
    assert_eq!(kinds(&history), ["phantom"], "without a key");
    history.others_play = true;
    assert_eq!(kinds(&history), [""; 0], "a bot's");
}

#[test]
fn what_was_refused_and_is_there_is_found() {
    let mut history = good();
    history.asked[4].answer = Answer::Refused("error-not-stored".to_owned());
    assert_eq!(kinds(&history), ["refused-but-stored"]);
}

#[test]
fn a_refusal_without_a_reason_is_found() {
    let mut history = good();
    history.asked[12].answer = Answer::Refused(String::new());
    assert_eq!(kinds(&history), ["unexplained"]);
}

#[test]
fn what_somebody_has_taken_back_is_not_lost() {
    let mut history = good();
    history.stored.pop();
    history.taken_back.insert(format!("k{STEPS}"));
    assert_eq!(check(&history), []);
}
