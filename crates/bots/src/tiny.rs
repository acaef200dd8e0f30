//! Tiny's bot: it takes a round for as little as it can, and otherwise gives its lowest card away.

use boardgame::{GameRng, Saying};
use tiny::{Action, Choice, Tiny};

use crate::{Bot, Decision, Entry, Roster, Seen};

#[derive(Clone, Copy, Debug)]
struct Easy;

impl Bot<Tiny> for Easy {
    fn decide(&self, seen: &Seen<'_, Tiny>, _: &mut GameRng) -> Decision<Action> {
        let legal = seen.legal();
        let lowest = |leads: bool| legal.play.iter().find(|choice| choice.leads || !leads);
        match lowest(true).or_else(|| lowest(false)) {
            Some(choice) => Decision::because(Action::Lay { card: choice.card }, why(*choice)),
            None => Decision::Wait,
        }
    }
}

/// What everybody can see: whether the card is the highest so far. It tells nothing of the rest of the hand.
fn why(choice: Choice) -> Saying {
    let key = if choice.leads { "tiny-why-leads" } else { "tiny-why-gives" };
    Saying::new(key).with("card", choice.card)
}

impl Roster for Tiny {
    type Reading = ();

    const USUAL: &'static str = "easy";

    const BOTS: &'static [Entry<Tiny>] = &[
        Entry::RANDOM,
        Entry {
            name: "easy",
            at_table: true,
            make: |name| {
                name.expect_only(&[])?;
                Ok(Box::new(Easy))
            },
        },
    ];
}

#[cfg(test)]
mod tests {
    use boardgame::{Seed, Table, Unheard};
    use tiny::Options;

    use super::*;

    #[test]
    fn it_takes_for_as_little_as_it_can_and_says_so() {
        let mut reasons = std::collections::BTreeSet::new();
        for seed in 0..20 {
            let mut table =
                Table::<Tiny>::new(Options::default(), 3, Seed::of_number(seed), &mut Unheard).unwrap();
            while let Some(seat) = table.to_act().first() {
                let legal = table.legal(seat);
                let Decision::Act { action, why: Some(why) } =
                    Easy.decide(&Seen::at(&table, seat), &mut table.private_rng("test"))
                else {
                    panic!("it acts, and says why");
                };
                let leading = legal.play.iter().filter(|choice| choice.leads).map(|choice| choice.card).min();
                let lowest = legal.play.iter().map(|choice| choice.card).min();
                assert_eq!(Some(action), leading.or(lowest).map(|card| Action::Lay { card }));
                reasons.insert(why.say.key.to_string());
                table.play(seat, &action, &mut Unheard).unwrap();
            }
        }
        assert!(reasons.into_iter().eq(["tiny-why-gives", "tiny-why-leads"]));
    }
}
