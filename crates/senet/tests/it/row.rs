//! The dice of a day: one row of throws, whoever makes them.

use boardgame::{Game, Legal, Seed, Table, Viewer};
use senet::{Action, Dice, Event, EventView, Options, Senet};

/// What was thrown in a game in which everybody takes the move that `choose` picks among so many.
fn throws(dice: Dice, choose: fn(usize) -> usize) -> Vec<u8> {
    let options = Options { dice, ..Options::default() };
    let mut events: Vec<Event> = Vec::new();
    let mut table =
        Table::<Senet>::new(options, 2, Seed::of_number(7), &mut events).expect("it can be played");
    while let Some(seat) = table.to_act().first() {
        let legal = table.legal(seat);
        let action = legal.nth(choose(legal.count())).expect("there is such a move");
        table.play(seat, &action, &mut events).expect("it is legal");
    }
    let thrown = |event: &Event| match Senet::event_view(event, Viewer::Spectator)? {
        EventView::Thrown { throw, .. } | EventView::ThrownToBegin { throw, .. } => Some(throw),
        _ => None,
    };
    events.iter().filter_map(thrown).collect()
}

#[test]
fn the_dice_of_a_day_are_the_same_whatever_is_played() {
    let differ = |dice| {
        let (first, last) = (throws(dice, |_| 0), throws(dice, |count| count - 1));
        first.iter().zip(&last).filter(|(one, other)| one != other).count()
    };
    assert_eq!(differ(Dice::Row), 0);
    assert!(differ(Dice::Fresh) > 0, "else the row proves nothing");
}

#[test]
fn whoever_wins_a_day_counts_more_than_whoever_loses_it() {
    use crate::drawing::{OWN, act, position};
    let mut won = position("own 30 | enemy 12 13");
    assert_eq!(won.score(OWN), None, "it is not over");
    act(&mut won, Action::Leave).unwrap();

    assert_eq!([OWN, boardgame::Seat(1 - OWN.0)].map(|seat| won.score(seat)), [Some(7), Some(3)]);
}
