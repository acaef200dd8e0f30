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
        let stood = |step| format!("{eyes:?} after {step}");
        let shown = |step| format!("{eyes:?} sees {step}");
        let told = |step| Told { step, seat: Some((step % 2) as u8), shown: shown(step), stood: stood(step) };
        let told = (from + 1..=to).map(told).collect();
        history.streams.push(Stream { eyes, from, stood: stood(from), epoch: 0, told });
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

    let mut history = good();
    history.streams[3].stood.push('!');
    assert_eq!(kinds(&history), ["diverging"], "whoever comes later is told another table");

    let mut history = good();
    history.streams.truncate(1);
    history.streams.push(history.streams[0].clone());
    history.streams[1].told[4].stood.push('!');
    assert_eq!(kinds(&history), ["diverging"], "the table after a step");
}

#[test]
fn what_nobody_made_is_a_phantom() {
    let mut history = good();
    history.asked.retain(|asked| asked.key != "k5");
    assert_eq!(kinds(&history), ["phantom"], "stored");

    let mut history = good();
    let told = Told { step: STEPS + 1, seat: Some(1), ..Told::default() };
    history.streams[0].told.push(told);
    assert_eq!(kinds(&history), ["phantom"], "told");

    let mut history = good();
    history.streams.push(Stream { eyes: None, from: STEPS + 1, ..Stream::default() });
    assert_eq!(kinds(&history), ["phantom"], "begun with");

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
fn what_was_put_off_without_a_reason_is_found() {
    let mut history = good();
    history.put_off.insert("error-not-stored".to_owned(), 7);
    assert_eq!(check(&history), []);
    history.put_off.insert(String::new(), 1);
    assert_eq!(kinds(&history), ["unexplained"]);
}

#[test]
fn what_does_not_go_on_is_stuck() {
    let mut history = good();
    history.stood_still = Some("the room".to_owned());
    assert_eq!(kinds(&history), ["stuck"]);
}

/// A good history in which the line was taken back to step 8, was played to step 10 anew, was taken back to step 9, and
/// goes on from there; whoever looked on before has a stream of each epoch.
fn taken_back() -> History {
    let mut history = good();
    for (epoch, after, to) in [(1, 8, 10), (2, 9, STEPS)] {
        history.taken_back.push(after);
        history.stored.truncate(after as usize);
        for step in after + 1..=to {
            let (seat, key) = ((step % 2) as u8, format!("k{step}-{epoch}"));
            history.stored.push(Stored { step, seat, key: Some(key.clone()) });
            let answer = Answer::Step(step);
            history.asked.push(Asked { client: format!("c{seat}"), key, seat, answer });
        }
        for eyes in [Some(0), None] {
            // What was there before is seen alike; what is new after a take-back is another step.
            let since = |step: u64| match (step, epoch) {
                (..=8, _) => String::new(),
                (9, _) => " again".to_owned(),
                _ => format!(" again {epoch}"),
            };
            let stood = |step| format!("{eyes:?} after {step}{}", since(step));
            let told = |step| Told {
                step,
                seat: Some((step % 2) as u8),
                shown: format!("{eyes:?} sees {step}{}", since(step)),
                stood: stood(step),
            };
            let told = (after + 1..=to).map(told).collect();
            history.streams.push(Stream { eyes, from: after, stood: stood(after), epoch, told });
        }
    }
    history
}

#[test]
fn what_somebody_has_taken_back_is_not_lost() {
    assert_eq!(check(&taken_back()), []);
    let mut forgotten = taken_back();
    forgotten.taken_back.clear();
    assert!(kinds(&forgotten).contains(&"lost"), "it is the take-backs that excuse it");
}

#[test]
fn where_something_was_taken_back_the_rest_is_looked_at_as_ever() {
    // Two take-backs reach step 10, so that two moves may be missing there, and one step 9.
    let mut history = taken_back();
    let answer = Answer::Step(9);
    history.asked.push(Asked { client: "c2".to_owned(), key: "more".to_owned(), seat: 1, answer });
    assert_eq!(kinds(&history), ["lost"], "more than was taken back");

    let mut history = taken_back();
    history.streams[0].told[3].shown.push('!');
    assert_eq!(kinds(&history), [""; 0], "nobody else saw it");
    let again = history.streams[0].clone();
    history.streams.push(again);
    history.streams[0].told[3].shown.push('?');
    assert_eq!(kinds(&history), ["diverging"], "before what was taken back");

    let mut history = taken_back();
    let last = history.streams.len() - 1;
    let again = history.streams[last].clone();
    history.streams.push(again);
    history.streams[last].told[0].shown.push('!');
    assert_eq!(kinds(&history), ["diverging"], "after what was taken back");

    // What epoch 0 saw of step 12 and what epoch 2 saw of it are two steps; within an epoch they are one.
    let mut history = taken_back();
    history.streams[2].told[5].shown.push('!');
    assert_eq!(kinds(&history), [""; 0], "nobody else saw it so");
    history.streams[2].epoch = 2;
    assert!(kinds(&history).contains(&"diverging"), "taken for a stream of the last epoch");

    let mut history = taken_back();
    let told = Told { step: STEPS + 1, seat: Some(1), ..Told::default() };
    history.streams[last].told.push(told.clone());
    assert_eq!(kinds(&history), ["phantom"], "told after the last take-back");
    history.streams[last].told.pop();
    history.streams[0].told.push(told);
    assert_eq!(kinds(&history), [""; 0], "told before it, and taken back");

    let mut history = taken_back();
    history.streams[last].told[0].seat = Some(1);
    assert_eq!(kinds(&history), ["diverging"], "another seat than is stored");

    let mut history = taken_back();
    history.streams[0].told.swap(3, 4);
    assert_eq!(kinds(&history), ["re-ordered"]);
}
