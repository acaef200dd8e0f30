//! `bytes_for` gives what a viewer is sent, and nothing else.

use boardgame::{Legal, Seat, Seed, Table, Unheard, Viewer};
use testkit::stakes::{Options, Stakes};
use testkit::{bytes_for, viewers};

#[test]
fn every_step_of_a_record_is_there_and_hands_stay_hidden() {
    let mut table = Table::<Stakes>::new(Options::default(), 3, Seed::of_number(4), &mut Unheard).unwrap();
    while let Some(seat) = table.to_act().first() {
        let action = table.legal(seat).nth(0).expect("whoever is to act has a move");
        table.play(seat, &action, &mut Unheard).expect("a listed move is accepted");
    }
    let record = table.record();
    let steps = record.actions.len() + 1;
    for viewer in viewers(3) {
        let sent = bytes_for::<Stakes>(&record, viewer).expect("the record replays");
        assert_eq!(sent.len(), steps);
        assert!(sent.iter().enumerate().all(|(step, bytes)| bytes.step == step as u64));
        let hidden = sent[0].view.matches("[null,null]").count();
        assert_eq!(hidden, if viewer == Viewer::Spectator { 3 } else { 2 });
        assert_eq!(sent[0].legal == "null", viewer == Viewer::Spectator);
        assert!(sent[steps - 1].events.contains("shown"));
    }
    let own = bytes_for::<Stakes>(&record, Viewer::Seat(Seat(1))).expect("the record replays");
    assert!(own[0].events.contains(r#"[[null,null],["#));
}
