//! Why a bot does something: what it visibly brings, so that it is true whoever chose it.

use boardgame::{Game, GameRng, Saying, Seat, Seed, Unheard};
use sensu::{Action, CardSet, FULL, FanType, Sensu, Step};

use super::fans::Fans;
use super::greedy;
use super::prospects::best_combination;
use crate::{Decision, Why};

/// An action with its reason. What rests on one's own hand is told to nobody else before the end.
pub(crate) fn answer(game: &Sensu, action: Action) -> Decision<Action> {
    let (say, private) = reason(game, &action);
    let alone = game.seats() == 1;
    Decision::Act { action, why: Some(if private && !alone { Why::private(say) } else { Why::public(say) }) }
}

fn reason(game: &Sensu, action: &Action) -> (Saying, bool) {
    let seat = game.seat();
    let with_card =
        |key: &'static str, card: sensu::Card| Saying::new(key).with_key("card", card.key_in_sentence());
    match *action {
        Action::Play { .. } => (brings(game, action), false),
        Action::Draw if matches!(game.step(), Step::Wisdom { .. }) => {
            (Saying::new("sensu-why-wisdom-deck"), true)
        }
        Action::Draw => {
            let waits = !game.legal(seat).plays().is_empty();
            let key = match (game.seats() == 1, waits) {
                (true, false) => "sensu-why-turn-over",
                (false, false) => "sensu-why-draw",
                (_, true) => "sensu-why-wait",
            };
            (Saying::new(key), true)
        }
        Action::Take { card } if game.step() == Step::Harmony => {
            (with_card("sensu-why-harmony", card), false)
        }
        Action::Take { card } => {
            let fans = Fans::of(game, seat, false);
            let with = best_combination(&fans, game.cards_of(seat).or(CardSet::of(card)));
            let makes = with.is_some_and(|(_, cards)| cards.contains(card));
            let key = if makes { "sensu-why-take-makes-twenty" } else { "sensu-why-take" };
            (with_card(key, card), true)
        }
        Action::Discard { card } => match game.step() {
            Step::Discard => (with_card("sensu-why-discard", card), true),
            _ if game.seats() > 1 && *action == greedy::hides(game) => {
                let next = seat.next(game.seats());
                (with_card("sensu-why-order-next", card).with("next", next), false)
            }
            _ => (with_card("sensu-why-order", card), false),
        },
        Action::Redeem { card } => (with_card("sensu-why-redeem", card), false),
        Action::Place { card } => (with_card(places(game, action), card), false),
        Action::Remove { card } => {
            let from = match game.step() {
                Step::Courage { opponent } => opponent,
                _ => seat,
            };
            let faces = game.faces();
            let most = game.legal(seat).remove.iter().all(|other| faces.sticks(other) <= faces.sticks(card));
            let key = if most { "sensu-why-courage-most" } else { "sensu-why-courage" };
            (with_card(key, card).with("seat", from), false)
        }
        Action::Put { column } => {
            let covered = match column {
                None => game.top_of(seat),
                Some(column) => game.column_ends()[usize::from(column)],
            };
            let said = match covered {
                None => Saying::new("sensu-why-put-free"),
                Some(covered) => with_card("sensu-why-put-covers", covered),
            };
            (said, false)
        }
    }
}

/// Why this card is placed first: because it fires a power, or because more fits like this.
fn places(game: &Sensu, action: &Action) -> &'static str {
    let Action::Place { card } = *action else { return "sensu-why-place" };
    let seat = game.seat();
    if Fans::of(game, seat, game.seats() == 1).fires(card) {
        return "sensu-why-place-fires";
    }
    let others = game.legal(seat).place.iter().filter(|other| *other != card);
    let other = others.map(|card| gained(game, &Action::Place { card })).min();
    if other.is_some_and(|other| gained(game, action) > other) {
        "sensu-why-place-more"
    } else {
        "sensu-why-place"
    }
}

/// The sticks that an action brings by the end of the turn, when the rest is done greedily.
fn gained(game: &Sensu, action: &Action) -> u8 {
    let seat = game.seat();
    sticks(&played_out(game, action), seat).saturating_sub(sticks(game, seat))
}

/// The table at the end of the turn, when what is left of it is done greedily.
fn played_out(game: &Sensu, action: &Action) -> Sensu {
    let (seat, turn) = (game.seat(), game.turn());
    // What a new chosen fan would be is left to chance, and no reason speaks of it.
    let mut rng = GameRng::new(Seed::of_number(0), 0);
    let mut after = game.clone();
    after.apply(seat, action, &mut rng, &mut Unheard).expect("the action is legal");
    while !after.to_act().is_empty() && after.turn() == turn {
        let next = greedy::choose(&after);
        after.apply(seat, &next, &mut rng, &mut Unheard).expect("a greedy player plays by the rules");
    }
    after
}

/// What a combination brings when it is worked off greedily.
fn brings(game: &Sensu, action: &Action) -> Saying {
    let seat = game.seat();
    let after = played_out(game, action);
    if after.outcome().is_some_and(|outcome| outcome.standing.winners(game.seats()) == [seat])
        && closed(&after, seat) > closed(game, seat)
    {
        return Saying::new(if game.seats() == 1 { "sensu-why-completes" } else { "sensu-why-wins" });
    }
    let closes = FanType::ALL
        .into_iter()
        .find(|fan| after.sticks_in(seat, *fan) == FULL && game.sticks_in(seat, *fan) < FULL);
    if let Some(fan) = closes {
        return Saying::new("sensu-why-closes").with_key("fan", fan.key());
    }
    match sticks(&after, seat).saturating_sub(sticks(game, seat)) {
        0 if game.seats() == 1 => Saying::new("sensu-why-clears-ends"),
        0 => Saying::new("sensu-why-clears"),
        sticks => Saying::new("sensu-why-adds").with("sticks", sticks),
    }
}

fn sticks(game: &Sensu, seat: Seat) -> u8 {
    FanType::ALL.iter().map(|fan| game.sticks_in(seat, *fan)).sum()
}

fn closed(game: &Sensu, seat: Seat) -> usize {
    FanType::ALL.iter().filter(|fan| game.sticks_in(seat, **fan) == FULL).count()
}
