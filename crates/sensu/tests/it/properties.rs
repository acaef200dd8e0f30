//! What holds in every random game: no card is lost or doubled, and fans never hold more than ten sticks.

use boardgame::{Game, GameRng, Legal, Seat, Seed, Unheard, Viewer};
use sensu::{Card, FULL, HAND, Options, Sensu, Step};

use crate::scene::{BOTH, CHOSEN, PLAIN, POWERS};

/// All cards that lie open or in a hand, as the seats together see them.
fn in_sight(game: &Sensu) -> Vec<Card> {
    let view = game.view(Viewer::Spectator);
    let mut cards: Vec<Card> = view.columns.iter().flatten().copied().collect();
    for player in &view.players {
        cards.extend(&player.pile);
        cards.extend(player.fans.iter().flat_map(|fan| &fan.cards));
        let own = game.view(Viewer::Seat(player.seat)).players[player.seat.index()].cards;
        cards.extend(own.expect("one's own hand is seen").iter());
    }
    if let Some(table) = view.table {
        cards.extend(table.left.iter().chain(table.redeemed.iter()).chain(table.aside.iter()));
    }
    if let Step::Put { card } = view.step {
        cards.push(card);
    }
    cards
}

fn check(game: &Sensu, total: usize) {
    let mut cards = in_sight(game);
    let view = game.view(Viewer::Spectator);
    assert_eq!(cards.len() + usize::from(view.deck), total);
    cards.sort();
    assert!(cards.windows(2).all(|pair| pair[0] != pair[1]), "a card is in two places: {cards:?}");
    for player in &view.players {
        assert!(player.fans.iter().all(|fan| fan.sticks <= FULL));
        assert!(usize::from(player.hand) <= HAND + usize::from(view.step == Step::Discard));
        assert!(player.chosen.is_some() == (view.options.chosen_fan && view.players.len() > 1));
    }
}

#[test]
fn no_card_is_lost_or_doubled() {
    for options in [PLAIN, POWERS, CHOSEN, BOTH, Options { last_play: true, ..BOTH }] {
        for seats in Sensu::SEATS {
            let mut rng = GameRng::new(Seed::of_number(u64::from(seats)), 0);
            let mut game = Sensu::new(&options, seats, &mut rng, &mut Unheard).expect("good options");
            let total = match seats {
                1 => 27,
                2 | 3 => 63,
                _ => 90,
            };
            check(&game, total);
            while let Some(seat) = game.to_act().first() {
                let action = game.legal(seat).sample(&mut rng).expect("whoever is to act has a move");
                game.apply(seat, &action, &mut rng, &mut Unheard).expect("a listed action is legal");
                check(&game, total);
            }
            assert!(game.outcome().is_some() && game.legal(Seat(0)).is_empty());
        }
    }
}
