//! What is said and offered to the psychics' seats.

use ::sesto_senso::{Action, Card, Final, Motion, MotionLegal, Phase, Psychic, RevelationView, SearchLegal};
use boardgame::Saying;

use super::Page;
use super::desk::{Desk, story};
use super::drawing::{BALL, CONFIRMED, OWN, REFUSED};
use super::entry::{Entry, described};

impl Desk<'_> {
    pub(super) fn psychic_prompt(&self) -> Saying {
        if let Some(revelation) = &self.view.revelation {
            return self.vote_prompt(revelation);
        }
        let Some(search) = self.search() else { return Saying::new("cli-sesto-own-done") };
        let own = self.psychic(search.psychic);
        let kind = search.kind.name();
        let named = |key: &'static str| self.name_in(Saying::new(key), "name", search.psychic);
        match own.ball {
            Some(_) if own.confirmed => Saying::new("sesto-senso-own-confirmed"),
            Some(number) => {
                let card = Card::new(search.kind, number);
                named("cli-sesto-own-placed").with_key("card", card.key_in_sentence())
            }
            None if !search.awaited => {
                Saying::new("sesto-senso-own-no-dream").with_key("kind", format!("sesto-senso-kind-{kind}"))
            }
            None => {
                let new =
                    self.dreams_of(search.psychic).iter().filter(|(day, _)| *day == self.view.day).count();
                let key = if new == 0 { "cli-sesto-own-old" } else { "cli-sesto-own-new" };
                named(key).with("count", new as u8).with("kind", kind.to_owned())
            }
        }
    }

    fn vote_prompt(&self, revelation: &RevelationView) -> Saying {
        let vote = revelation.votes.iter().find(|vote| vote.seat == self.scene.seat);
        let character = vote.and_then(|vote| vote.on).and_then(|on| self.character(on));
        match (vote, character) {
            _ if self.legal.vote.is_none() => Saying::new("sesto-senso-final-wait"),
            (Some(vote), Some(_)) if vote.again && !vote.confirmed => Saying::new("sesto-senso-final-again"),
            (Some(vote), Some(card)) => {
                let key = if vote.confirmed { "cli-sesto-final-confirmed" } else { "cli-sesto-final-placed" };
                Saying::new(key).with_key("card", card.key_in_sentence())
            }
            _ => Saying::new(match self.view.options.finale {
                Final::Classic => "sesto-senso-final-classic",
                Final::One => "sesto-senso-final-one",
                Final::Two => "sesto-senso-final-two",
            }),
        }
    }

    pub(super) fn psychic_entries(&self) -> Vec<Entry> {
        let mut entries = match (self.view.phase, self.search()) {
            (Phase::Reconstruction, Some(search)) => self.search_entries(search),
            (Phase::Reconstruction, None) => Vec::new(),
            (Phase::Revelation, _) => self.suspect_entries(),
        };
        entries.extend(self.looks());
        entries.extend(self.legal.motions.iter().map(motion));
        entries
    }

    /// The row being searched with its balls, then the confirmation, then the other psychic of the seat.
    fn search_entries(&self, search: &SearchLegal) -> Vec<Entry> {
        let own = self.psychic(search.psychic);
        let row = self.view.rows[search.kind.index()].cards;
        // Before the first dream there is nothing to go by, and Enter should not place a ball by accident.
        let idle = !search.awaited && own.dreams.is_empty();
        let mut fresh = own.ball.is_none() && !idle;
        let mut entries = Vec::new();
        for card in row.iter().map(|number| Card::new(search.kind, number)) {
            let may = search.cards.contains(card.number);
            let label = self.card_label(search.psychic, card);
            let entry = if may && !idle {
                Entry::play(&Action::Place { psychic: search.psychic, card }, label)
            } else {
                Entry::read(label)
            };
            let others = self.balls(card, Some(search.psychic)).into_iter().map(|ball| {
                let key = if ball.confirmed { "cli-sesto-ball-confirmed" } else { "cli-sesto-ball-here" };
                self.name_in(Saying::new(key), "name", ball.psychic)
            });
            let refused = own.refused.contains(card.number).then(|| Saying::new("cli-sesto-refused"));
            entries.push(
                entry.detail([described(card)]).detail(refused).detail(others).suggested_if(may && fresh),
            );
            fresh &= !may;
        }
        if let (true, Some(number)) = (search.confirm, own.ball) {
            let label =
                Saying::new("sesto-senso-act-confirm").with_key("card", Card::new(search.kind, number).key());
            let entry = Entry::play(&Action::Confirm { psychic: search.psychic }, label);
            entries.push(entry.detail([Saying::new("cli-sesto-confirm-help")]).suggested_if(search.awaited));
        }
        for other in self.legal.search.iter().filter(|other| other.psychic != search.psychic) {
            let label = self.name_in(Saying::new("cli-sesto-mind"), "name", other.psychic);
            entries.push(Entry::turn(&Page::Mind { psychic: other.psychic }, label).about(other.psychic));
        }
        entries
    }

    /// A card with the balls on it; a cross where the signs have said no.
    fn card_label(&self, psychic: Psychic, card: Card) -> Saying {
        let own = self.psychic(psychic);
        let mine = own.ball == Some(card.number);
        let mark = match () {
            () if own.refused.contains(card.number) => REFUSED,
            () if mine => OWN,
            () => " ",
        };
        let balls: String = self
            .balls(card, Some(psychic))
            .iter()
            .map(|ball| if ball.confirmed { CONFIRMED } else { BALL })
            .collect();
        Saying::new("cli-sesto-card")
            .with("mark", mark.to_owned())
            .with_key("card", card.key())
            .with("balls", balls)
    }

    fn character(&self, combination: Psychic) -> Option<Card> {
        story(&self.psychic(combination).combination).next()
    }

    /// The stories among which the culprit is, then the vote's confirmation, then the common dream.
    fn suspect_entries(&self) -> Vec<Entry> {
        let Some(revelation) = &self.view.revelation else { return Vec::new() };
        let vote = self.legal.vote.as_ref();
        let own = revelation.votes.iter().find(|vote| vote.seat == self.scene.seat).and_then(|vote| vote.on);
        let mut fresh = own.is_none();
        let mut entries = Vec::new();
        for combination in Psychic::all(self.view.psychics.len() as u8) {
            let Some(character) = self.character(combination) else { continue };
            let may = vote.is_some_and(|vote| vote.combinations.contains(&combination));
            let label = self.suspect_label(combination, character, revelation);
            let entry = match may {
                true => Entry::play(&Action::Vote { combination }, label),
                false => Entry::read(label),
            };
            let cards = || story(&self.psychic(combination).combination);
            let title = Saying::new(character.key());
            let entry = entry.detail([self.suspect(combination)]).reading_cards(title, cards());
            entries.push(entry.about(combination).suggested_if(may && fresh));
            fresh &= !may;
        }
        if let (true, Some(card)) =
            (vote.is_some_and(|vote| vote.confirm), own.and_then(|combination| self.character(combination)))
        {
            let label = Saying::new("sesto-senso-act-vote-confirm").with_key("card", card.key());
            let last = self.view.day == ::sesto_senso::LAST_DAY;
            let risk = Saying::new(if last { "sesto-senso-final-last" } else { "sesto-senso-final-risk" });
            entries.push(Entry::play(&Action::ConfirmVote, label).detail([risk]).suggested_if(true));
        }
        entries.extend(revelation.common.iter().map(|common| Entry::dream(self.edition(), common.dream)));
        entries
    }

    fn suspect_label(&self, combination: Psychic, character: Card, revelation: &RevelationView) -> Saying {
        let votes = self.votes(combination);
        let mark = match () {
            () if !revelation.suspects.contains(&combination) => REFUSED,
            () if votes.iter().any(|(seat, _)| *seat == self.scene.seat) => OWN,
            () => " ",
        };
        let others = votes.iter().filter(|(seat, _)| *seat != self.scene.seat);
        let balls: String = others.map(|(_, confirmed)| if *confirmed { CONFIRMED } else { BALL }).collect();
        Saying::new("cli-sesto-card")
            .with("mark", mark.to_owned())
            .with_key("card", character.key())
            .with("balls", balls)
    }

    /// Who, where, with what, and who found it out.
    pub(super) fn suspect(&self, combination: Psychic) -> Saying {
        let cards = story(&self.psychic(combination).combination);
        let saying = self.name_in(Saying::new("cli-sesto-suspect"), "name", combination);
        cards.fold(saying, |saying, card| saying.with_key(card.kind.name(), card.key()))
    }
}

/// Declaring is asked again, since the bots join in; taking it back is not.
fn motion(motion: &MotionLegal) -> Entry {
    let action = Action::Agree { to: motion.to, yes: motion.yes };
    let key = match (motion.to, motion.yes) {
        (Motion::Slip, true) => "sesto-senso-slip",
        (Motion::Slip, false) => "sesto-senso-slip-no",
        (Motion::Stop, true) => "sesto-senso-stop",
        (Motion::Stop, false) => "sesto-senso-stop-no",
    };
    let label = Saying::new(key);
    match motion.yes {
        true => Entry::turn(&Page::Sure { action }, label),
        false => Entry::play(&action, label),
    }
}
