//! The checks that every game passes, and the rules of Tiny: every test is named after its line of `RULES.md`.

use boardgame::{Game, GameRng, Imagine, Seat, SeatSet, Seed, Standing, Table, Unheard, Viewer};
use testkit::{Trials, check_game, check_imagine, check_playthroughs, check_records};
use tiny::{Action, Card, Hand, Illegal, Options, Tiny, View};

fn trials() -> Trials<Tiny> {
    Trials::new().whole(whole).cards(["/hands/*/*", "/aside/*"])
}

/// Each of the twelve cards is in one place.
fn whole(view: &View) -> Result<(), String> {
    let places = view.hands.iter().flatten().chain(&view.laid).flatten().chain(&view.gone);
    let mut cards: Vec<Card> = places.chain(view.aside.iter().flatten()).copied().collect();
    cards.sort_unstable();
    if cards.iter().copied().eq(1..=12) { Ok(()) } else { Err(format!("the cards are {cards:?}")) }
}

#[test]
fn it_obeys_the_contract() {
    check_game(&trials());
}

#[test]
fn it_keeps_its_secrets() {
    check_imagine(&trials());
}

#[test]
fn it_still_plays_as_it_did() {
    check_playthroughs(&trials(), "tests/playthroughs");
}

#[test]
fn games_of_every_version_of_the_rules_end_as_they_ended() {
    check_records::<Tiny>("tests/records");
}

fn rng() -> GameRng {
    GameRng::new(Seed::of_number(1), 0)
}

/// A position: the hands, what everybody has laid, and the rounds they took; seat 0 began the round.
fn position(hands: &[&[Card]], laid: &[Option<Card>], taken: &[u8]) -> Tiny {
    let count = laid.iter().flatten().count() as u8;
    let view = View {
        options: Options::default(),
        round: 1,
        to_move: Some(Seat(count % hands.len() as u8)),
        leader: Seat(0),
        hands: hands.iter().map(|hand| hand.iter().copied().map(Some).collect()).collect(),
        laid: laid.to_vec(),
        gone: Vec::new(),
        taken: taken.to_vec(),
        aside: None,
    };
    Tiny::imagine(&view, &mut rng())
}

fn lay(game: &mut Tiny, seat: u8, card: Card) -> Result<(), Illegal> {
    game.apply(Seat(seat), &Action::Lay { card }, &mut rng(), &mut Unheard)
}

#[test]
fn t1_everybody_holds_as_many_cards_as_the_host_chose() {
    for (hand, held) in [(Hand::Two, 2), (Hand::Three, 3)] {
        for seats in Tiny::SEATS {
            let table =
                Table::<Tiny>::new(Options { hand }, seats, Seed::of_number(1), &mut Unheard).unwrap();
            let view = table.view(Viewer::Seat(Seat(0)));
            assert!(view.hands.iter().all(|hand| hand.len() == held));
            assert!(view.hands[0].iter().all(Option::is_some), "one's own cards are seen");
            assert!(view.hands[1].iter().all(Option::is_none), "others' are not");
            assert_eq!(view.aside, None);
        }
    }
}

#[test]
fn t2_in_turn_everybody_lays_any_card_of_their_hand() {
    let mut game = position(&[&[5, 9], &[1, 7], &[2, 3]], &[None; 3], &[0; 3]);
    assert_eq!(lay(&mut game, 1, 7), Err(Illegal::NotYourTurn(Seat(0))));
    assert_eq!(lay(&mut game, 0, 7), Err(Illegal::NotInHand));
    assert_eq!(lay(&mut game, 0, 5), Ok(()));
    assert_eq!(game.to_act(), SeatSet::from_iter([Seat(1)]));
    let cards =
        |game: &Tiny, seat| game.legal(seat).play.iter().map(|choice| choice.card).collect::<Vec<_>>();
    assert_eq!(cards(&game, Seat(1)), [1, 7]);
    assert!(game.legal(Seat(2)).play.is_empty());
    assert_eq!(game.legal(Seat(2)).refused.unwrap().key, "tiny-illegal-not-your-turn");
}

#[test]
fn t3_the_highest_takes_the_round_and_begins_the_next() {
    let mut game = position(&[&[9], &[1, 7], &[2, 3]], &[Some(5), None, None], &[0; 3]);
    let leads =
        |game: &Tiny, seat| game.legal(seat).play.iter().map(|choice| choice.leads).collect::<Vec<_>>();
    assert_eq!(leads(&game, Seat(1)), [false, true]);
    lay(&mut game, 1, 7).unwrap();
    lay(&mut game, 2, 3).unwrap();
    let view = game.view(Viewer::Spectator);
    assert_eq!((view.taken, view.leader, view.to_move), (vec![0, 1, 0], Seat(1), Some(Seat(1))));
    assert_eq!((view.laid, view.gone), (vec![None; 3], vec![5, 7, 3]));
}

#[test]
fn t4_most_rounds_win_and_among_several_the_last() {
    let end = |taken: &[u8]| {
        let mut game = position(&[&[4], &[8], &[6]], &[None; 3], taken);
        (0..3).zip([4, 8, 6]).for_each(|(seat, card)| lay(&mut game, seat, card).unwrap());
        assert!(game.to_act().is_empty());
        assert_eq!(lay(&mut game, 0, 4), Err(Illegal::Over));
        game.outcome().unwrap().standing
    };
    assert_eq!(end(&[2, 0, 0]), Standing::Ranked { places: vec![1, 2, 3] });
    assert_eq!(end(&[1, 0, 1]), Standing::Ranked { places: vec![2, 1, 2] });
}
