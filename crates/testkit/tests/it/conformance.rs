//! `check_game` on the game of stakes and on its twins that break the contract.

use testkit::check_game;
use testkit::stakes::{Fault, Hand, Options, Stakes, View};

use crate::{assert_fails, trials};

#[test]
fn the_honest_game_passes() {
    let both = Options { hand: Hand::Three, high_stakes: true, ..Options::default() };
    check_game::<Stakes>(&trials().options([both]).games(8));
}

#[test]
fn words_are_looked_for_where_the_trials_say() {
    let elsewhere = trials().locales("no/such/folder");
    assert_fails(|| check_game::<Stakes>(&elsewhere), "it: stakes-event-swapped ($gave, $seat)");
}

#[test]
fn a_name_without_words_is_found() {
    check_game::<Stakes>(&trials().named(["stakes-name"]));
    let named = trials().named((1..=2).map(|card| format!("stakes-card-{card}")));
    assert_fails(
        || check_game::<Stakes>(&named),
        "en: stakes-card-1\n  en: stakes-card-2\n  it: stakes-card-1",
    );
}

#[test]
fn a_key_that_the_page_puts_together_must_be_asked_for() {
    let page = trials().page(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/page"));
    assert_fails(|| check_game::<Stakes>(&page), "the page puts stakes-option-*-two together");
    check_game::<Stakes>(&page.named(["stakes-option-hand-two"]));
}

/// Every card lies in one place.
pub(crate) fn whole(view: &View) -> Result<(), String> {
    let mut cards: Vec<u8> = view.hands.iter().flatten().copied().flatten().collect();
    cards.extend(&view.table);
    cards.extend(view.pile_cards.iter().flatten());
    cards.sort_unstable();
    if cards == (1..=16).collect::<Vec<u8>>() {
        Ok(())
    } else {
        Err(format!("there are the cards {cards:?}"))
    }
}

#[test]
fn a_whole_position_passes() {
    check_game::<Stakes>(&trials().whole(whole));
}

#[test]
fn a_card_that_lies_nowhere_while_it_is_told() {
    let torn = trials().whole(whole);
    assert_fails(
        || check_game::<Stakes<{ Fault::TornBetween as u8 }>>(&torn),
        "is not whole: there are the cards",
    );
}

#[test]
fn a_hand_seen_only_in_between() {
    let cards = trials().cards(["/hands/*/*"]);
    assert_fails(
        || check_game::<Stakes<{ Fault::LeaksBetween as u8 }>>(&cards),
        "in between, which nothing told it",
    );
    check_game::<Stakes>(&trials().cards(["/hands/*/*"]));
}

#[test]
fn options_that_cannot_be_played_everywhere_are_passed_over() {
    let last = Options { first: Some(boardgame::Seat(3)), ..Options::default() };
    check_game::<Stakes>(&trials().options([last]).games(1));
}

macro_rules! rejects {
    ($($name:ident: $fault:ident, $expected:literal;)*) => {$(
        #[test]
        fn $name() {
            assert_fails(|| check_game::<Stakes<{ Fault::$fault as u8 }>>(&trials().steps(300)), $expected);
        }
    )*};
}

rejects! {
    an_end_before_all_is_told: OverBetween, "and yet more is told after it";
    a_refusal_that_changes_the_state: RefusalChangesState, "is refused and yet changes the state";
    a_refusal_that_tells: RefusalTells, "is refused and yet tells";
    a_game_without_end: NeverEnds, "the game does not end";
    an_end_without_outcome: NoOutcome, "0 seats are to act, and the outcome is None";
    an_outcome_before_the_end: EarlyOutcome, "seats are to act, and the outcome is Some";
    a_move_listed_twice: DuplicateMove, "twice";
    a_list_in_changing_order: UnstableList, "is not stable";
    moves_of_a_seat_that_is_not_to_act: IdleMoves, "has 1 moves although it is not to act";
    a_seat_to_act_without_moves: NoMoves, "has 0 moves although it is to act";
    an_accepted_action_that_is_not_listed: UnlistedAccepted, "and it is accepted";
    a_refused_action_that_is_listed: ListedRefused, r#"lists {"type":"stake","stake":0} and is refused"#;
    a_listed_move_that_is_not_contained: NotContained, "but does not contain it";
    a_game_with_a_memory: Nondeterministic, "the same seed and actions give another game";
    a_free_action_that_passes_the_turn: FreeActionPasses, "is counted as a turn";
    a_free_action_that_is_refused: FreeActionRefused, "of seat 0 is refused (stakes-illegal-bad-order)";
    a_seat_that_ends_the_time_itself: TimeUpListed, r#"a seat may play {"type":"time-up"} itself"#;
    time_that_is_up_in_vain: TimeUpRefused, "time is up, and";
    time_that_is_up_again_and_again: TimeUpChangesNothing, "the table waits as before";
    an_action_of_nobody: StrangerAccepted, "and it is accepted";
    an_action_after_the_end: OverAccepts, "the game is over and accepts";
    turns_that_fall: TurnFalls, "is followed by 1";
    a_view_that_keeps_something_back_from_json: ViewKeepsTruth, "a view changes on its way through JSON";
    an_event_without_words: NoWords, "en: stakes-event-mumbled";
    words_that_need_more_than_they_get: MissingVariable, "it: the words of stakes-event-kept need $seat";
    a_playbill_that_does_not_fit: WrongPlaybill, "the playbill names the options";
    an_option_that_nobody_can_choose: UnnamedOption, "the playbill does not name `high_stakes`";
    an_option_that_is_not_explained: Unexplained, "3 options are explained by 2 sayings";
}
