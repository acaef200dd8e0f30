//! `check_imagine` on the game of stakes and on its twins that tell what they should not.

use testkit::check_imagine;
use testkit::stakes::{EventView, Fault, Hand, Options, Stakes};

use crate::{assert_fails, trials};

#[test]
fn the_honest_game_passes() {
    let both = Options { hand: Hand::Three, high_stakes: true, ..Options::default() };
    check_imagine::<Stakes>(&trials().options([both]).games(8));
}

#[test]
fn what_everybody_can_work_out_may_be_known() {
    check_imagine::<Stakes<{ Fault::DrawInCode as u8 }>>(
        &trials().deducible(["/hands", "/pile_cards"]).games(12),
    );
}

#[test]
fn what_the_view_forgets_again_may_be_told() {
    let draws = |view: &EventView| matches!(view, EventView::Swapped { .. });
    check_imagine::<Stakes<{ Fault::EventShowsDraw as u8 }>>(&trials().forgets(draws).games(12));
}

macro_rules! rejects {
    ($($name:ident: $fault:ident, $expected:literal;)*) => {$(
        #[test]
        fn $name() {
            assert_fails(|| check_imagine::<Stakes<{ Fault::$fault as u8 }>>(&trials().games(12)), $expected);
        }
    )*};
}

rejects! {
    a_hand_in_a_neighbours_view: ViewShowsNeighbour, "what seat 0 imagines differs from what it sees, in the view";
    a_hand_in_a_neighbours_view_and_in_its_imagination: ViewShowsNeighbourCopied,
        "seat 0 is told the same in two games, and yet they differ in the view";
    a_hint_that_imagination_uses: ViewCarriesHint,
        "every seat is not shown /pile_cards/11 (last changed by the deal), and yet imagines it right";
    a_truth_that_is_not_sent: ViewKeepsTruth, "a view changes on its way through JSON";
    an_event_that_shows_what_the_views_hide: EventShowsDraw,
        "is told different things in two games that look the same to it before and after";
    a_card_told_in_code: DrawInCode, "(last changed by \"swap\"), and yet imagines it right";
    a_deal_told_in_code: DealInCode, "(last changed by the deal), and yet imagines it right";
    moves_that_know_the_winner: LegalKnowsWinner, "in what it may do";
    a_refusal_that_tells_who_holds_a_card: ErrorTellsHolder, "in the answer to";
    waiting_that_tells_the_lowest_hand: WaitingTellsLowest, "in what everybody knows";
    a_game_that_hides_nothing: NothingHidden, "nothing is hidden from it";
    secrets_that_the_playbill_denies: SecretsDenied, "the playbill knows of no secrets";
    an_imagination_that_forgets: ImagineForgetsStakes, "what seat 1 imagines differs from what it sees, in the view";
    an_imagination_with_other_rules: ImagineBreaksRules, "and refuses it (stakes-illegal-bad-stake)";
    an_imagination_with_a_memory: ImagineRestless, "two worlds from the same view and chance";
}
