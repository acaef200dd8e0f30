//! Why a bot does something: what it visibly brings, so that it is true whoever chose it.

use boardgame::{Game, GameRng, Legal, Saying, Seat, Seed, Unheard};
use sensu::{Action, Card, CardSet, FULL, FanType, Sensu, Step};

use super::fans::Fans;
use super::greedy;
use super::prospects::can_make_twenty;
use crate::{Decision, Why};

/// An action with its reason. What rests on one's own hand is told to nobody else before the end.
pub(crate) fn answer(game: &Sensu, action: Action) -> Decision<Action> {
    // Whether there was a choice of combinations only the hand tells, so that a played one is always spoken of.
    let chosen = game.legal(game.seat()).count() > 1 || matches!(action, Action::Play { .. });
    let why = reason(game, &action).filter(|_| chosen);
    let kept =
        |(say, private)| if private && game.seats() > 1 { Why::private(say) } else { Why::public(say) };
    Decision::Act { action, why: why.map(kept) }
}

/// Why, and whether it rests on one's own hand; nothing where it makes no difference.
fn reason(game: &Sensu, action: &Action) -> Option<(Saying, bool)> {
    let seat = game.seat();
    let private = |say: Saying| Some((say, true));
    let public = |say: Saying| Some((say, false));
    match *action {
        Action::Play { .. } => public(brings(game, action)),
        Action::Draw => private(draws(game)),
        Action::Take { card } if game.step() == Step::Harmony => public(naming("sensu-why-harmony", card)),
        Action::Take { card } => {
            let makes = can_make_twenty(game.cards_of(seat).or(CardSet::of(card)), Some(card));
            let twenty = || naming("sensu-why-take-twenty", card);
            private(if makes { twenty() } else { counting("sensu-why-take", game, card) })
        }
        Action::Discard { card } => match game.step() {
            Step::Discard => private(discards(game, card)),
            _ if game.seats() > 1 && *action == greedy::hides(game) => {
                let next = seat.next(game.seats());
                public(naming("sensu-why-order-next", card).with("next", next))
            }
            _ => public(counting("sensu-why-order", game, card)),
        },
        Action::Redeem { card } => public(counting("sensu-why-redeem", game, card)),
        Action::Place { card } => places(game, action).and_then(|key| public(naming(key, card))),
        Action::Remove { card } => {
            let from = match game.step() {
                Step::Courage { opponent } => opponent,
                _ => seat,
            };
            let faces = game.faces();
            let most = game.legal(seat).remove.iter().all(|other| faces.sticks(other) <= faces.sticks(card));
            let key = if most { "sensu-why-courage-most" } else { "sensu-why-courage" };
            public(naming(key, card).with("seat", from))
        }
        Action::Put { column } => public(puts(game, column)),
    }
}

fn naming(key: &'static str, card: Card) -> Saying {
    Saying::new(key).with_key("card", card.key_in_sentence())
}

/// Speaks of a card with its sticks, and of those that its fan has already.
fn counting(key: &'static str, game: &Sensu, card: Card) -> Saying {
    let say = naming(key, card).with_key("fan", card.fan().key()).with("sticks", game.faces().sticks(card));
    say.with("has", game.sticks_in(game.seat(), card.fan()))
}

/// Why the deck is drawn from, where something else could be done.
fn draws(game: &Sensu) -> Saying {
    let seat = game.seat();
    let (legal, hand) = (game.legal(seat), game.cards_of(seat));
    let sticks = |cards: &CardSet| gained(game, &Action::Play { cards: *cards });
    if let Some(most) = legal.plays().iter().map(sticks).max() {
        return Saying::new("sensu-why-wait").with("sticks", most);
    }
    let makes = |card: Card| can_make_twenty(hand.or(CardSet::of(card)), Some(card));
    Saying::new(if legal.take.iter().any(makes) { "sensu-why-draw-hoping" } else { "sensu-why-draw" })
}

/// What speaks against the sixth card: it fits no more, the others make twenty without it, or it counts little.
fn discards(game: &Sensu, card: Card) -> Saying {
    let (seat, faces) = (game.seat(), game.faces());
    let hand = game.cards_of(seat);
    let sticks = faces.sticks(card);
    let key = if game.sticks_in(seat, card.fan()) + sticks > FULL {
        "sensu-why-discard-misfit"
    } else if can_make_twenty(hand.without(CardSet::of(card)), None) {
        "sensu-why-discard-twenty"
    } else if hand.iter().all(|other| faces.sticks(other) >= sticks) {
        "sensu-why-discard-least"
    } else {
        "sensu-why-discard"
    };
    counting(key, game, card)
}

/// Alone: what a drawn card covers.
fn puts(game: &Sensu, column: Option<u8>) -> Saying {
    let (discards, columns) = (game.top_of(game.seat()), game.column_ends());
    let covered = match column {
        None => discards,
        Some(column) => columns[usize::from(column)],
    };
    let Some(covered) = covered else { return Saying::new("sensu-why-put-free") };
    let drawn = match game.step() {
        Step::Put { card } => CardSet::of(card),
        _ => CardSet::EMPTY,
    };
    let ends: CardSet = columns.into_iter().flatten().chain(discards).collect();
    let faces = game.faces();
    let key = if can_make_twenty(ends.without(CardSet::of(covered)).or(drawn), None) {
        "sensu-why-put-twenty"
    } else if ends.iter().all(|other| faces.sticks(other) >= faces.sticks(covered)) {
        "sensu-why-put-least"
    } else {
        "sensu-why-put"
    };
    counting(key, game, covered)
}

/// Why this card is placed first: because it fires a power, or because more fits like this.
fn places(game: &Sensu, action: &Action) -> Option<&'static str> {
    let Action::Place { card } = *action else { return None };
    let seat = game.seat();
    if Fans::of(game, seat, game.seats() == 1).fires(card) {
        return Some("sensu-why-place-fires");
    }
    let others = game.legal(seat).place.iter().filter(|other| *other != card);
    let other = others.map(|card| gained(game, &Action::Place { card })).min()?;
    (gained(game, action) > other).then_some("sensu-why-place-more")
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
    let wins = after.outcome().is_some_and(|outcome| outcome.standing.winners(game.seats()) == [seat]);
    match (game.seats(), closed(&after, seat)) {
        (_, now) if now == closed(game, seat) => {}
        (1, 3) => return Saying::new("sensu-why-completes"),
        (2.., _) if wins => return Saying::new("sensu-why-wins"),
        _ => {}
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
