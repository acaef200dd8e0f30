//! What a viewer knows of the position.

use arrayvec::ArrayVec;
use boardgame::{Game, Seat, Viewer};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::action::Motion;
use crate::album::PageView;
use crate::card::{CardSet, Kind};
use crate::dream::{Dream, DreamSet};
use crate::options::Options;
use crate::outcome::End;
use crate::psychic::{CombinationView, Psychic};
use crate::revelation::{DAYS, Revelation};
use crate::state::SestoSenso;
use crate::vain::InVain;

/// The table as one viewer knows it (G25): the ghost sees the hand, the combinations and the culprit, the others do not.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = sesto_senso::View)]
pub struct View {
    pub options: Options,
    /// The seat that looks; none for spectators and for the open view of a finished game.
    #[schema(required)]
    pub you: Option<Seat>,
    pub ghost: Seat,
    /// Whom the game waits for; nobody when it is over.
    pub to_act: Vec<Seat>,
    /// From 1 to 7.
    pub day: u8,
    pub phase: Phase,
    /// The three rows of cards: objects, places, characters.
    #[schema(value_type = Vec<RowView>)]
    pub rows: ArrayVec<RowView, 3>,
    #[schema(value_type = Vec<PsychicView>)]
    pub psychics: ArrayVec<PsychicView, { Psychic::MOST }>,
    /// How many dreams the ghost holds.
    pub hand_size: u8,
    /// Those dreams: for the ghost alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Vec<Dream>>)]
    pub hand: Option<DreamSet>,
    /// The dreams left in the deck.
    pub deck: u8,
    /// Those dreams, the next one first: only in the open view of a finished game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deck_dreams: Option<Vec<Dream>>,
    /// The discarded dreams, which everybody may look through.
    #[schema(value_type = Vec<Dream>)]
    pub discards: DreamSet,
    /// Whether the ghost's time for today's gifts ran out (G26).
    pub late: bool,
    /// How often the ghost may still change the hand: today if it is easy, in the game otherwise (G9).
    pub changes: u8,
    /// The second phase, once it has begun.
    #[schema(required)]
    pub revelation: Option<RevelationView>,
    /// Whether it can no longer be won (G17).
    pub hopeless: bool,
    /// Who declared a slip of the ghost (G24).
    pub slip: Vec<Seat>,
    /// Who would rather stop (G17).
    pub stop: Vec<Seat>,
    /// Every gift and every guess so far, day by day.
    pub album: Vec<PageView>,
    /// What the seat that looks would try in vain, and why; nothing between the events of a step.
    pub vain: Vec<InVain>,
    /// Why the game ended.
    #[schema(required)]
    pub end: Option<End>,
}

/// What is being done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = sesto_senso::Phase)]
pub enum Phase {
    /// Each psychic searches an object, a place and a character.
    Reconstruction,
    /// All search the culprit.
    Revelation,
}

/// The cards of one kind, by number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = sesto_senso::Row)]
pub struct RowView {
    pub kind: Kind,
    /// Those laid at the start.
    #[schema(value_type = Vec<u8>)]
    pub laid: CardSet,
    /// Those still on the table.
    #[schema(value_type = Vec<u8>)]
    pub cards: CardSet,
}

/// One psychic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = sesto_senso::PsychicView)]
pub struct PsychicView {
    pub psychic: Psychic,
    pub seat: Seat,
    /// How many of the three elements are found.
    pub found: u8,
    /// What is searched now; nothing once all three are found.
    #[schema(required)]
    pub searching: Option<Kind>,
    /// The cards of the combination: all of them for the ghost, the found ones for the others.
    pub combination: CombinationView,
    /// The dreams that lie here, for the element being searched.
    #[schema(value_type = Vec<Dream>)]
    pub dreams: DreamSet,
    /// Whether today's gift was made.
    pub given: bool,
    /// The cards of the kind being searched that were refused to this psychic.
    #[schema(value_type = Vec<u8>)]
    pub refused: CardSet,
    /// The card that the ball lies on.
    #[schema(required)]
    pub ball: Option<u8>,
    pub confirmed: bool,
}

/// The second phase.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = sesto_senso::Revelation)]
pub struct RevelationView {
    /// Whose combination is the culprit's: for the ghost, and for all once they are unmasked.
    #[schema(required)]
    pub culprit: Option<Psychic>,
    /// The common dream in the order in which it is shown.
    #[schema(value_type = Vec<CommonView>)]
    pub common: ArrayVec<CommonView, DAYS>,
    /// The accusations so far.
    #[schema(value_type = Vec<AccusationView>)]
    pub accused: ArrayVec<AccusationView, DAYS>,
    /// The combinations that may still be the culprit's.
    #[schema(value_type = Vec<Psychic>)]
    pub suspects: ArrayVec<Psychic, { Psychic::MOST }>,
    /// The balls of the seats that vote.
    #[schema(value_type = Vec<VoteView>)]
    pub votes: ArrayVec<VoteView, { Psychic::MOST }>,
    /// How often all have confirmed today without a majority.
    pub rounds: u8,
}

/// One dream of the common dream.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = sesto_senso::Common)]
pub struct CommonView {
    pub day: u8,
    pub dream: Dream,
    /// The card that it is about: for the ghost alone, and only in the classic final.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub about: Option<Kind>,
}

/// An accusation of the majority.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = sesto_senso::Accusation)]
pub struct AccusationView {
    pub day: u8,
    pub combination: Psychic,
    pub right: bool,
}

/// The ball of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = sesto_senso::Vote)]
pub struct VoteView {
    pub seat: Seat,
    #[schema(required)]
    pub on: Option<Psychic>,
    pub confirmed: bool,
    /// It has not moved since a round without a majority.
    pub again: bool,
    /// Which of today's balls it was, in the order in which they were placed or moved: it decides a tie when time is up.
    pub turn: u16,
}

impl View {
    pub(crate) fn new(game: &SestoSenso, viewer: Viewer) -> View {
        let you = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Open(_) => None,
        };
        let haunts = viewer.sees(game.ghost);
        let row = |kind| RowView { kind, laid: game.laid[kind.index()], cards: game.on_table(kind) };
        let declared = |motion: Motion| game.motions[motion.index()].iter().collect();
        View {
            options: game.options,
            you,
            ghost: game.ghost,
            to_act: game.to_act().iter().collect(),
            day: game.day,
            phase: if game.revelation.is_some() { Phase::Revelation } else { Phase::Reconstruction },
            rows: Kind::ALL.into_iter().map(row).collect(),
            psychics: game.psychics().map(|psychic| PsychicView::new(game, haunts, psychic)).collect(),
            hand_size: game.hand.len() as u8,
            hand: haunts.then_some(game.hand),
            deck: game.deck.len() as u8,
            deck_dreams: viewer.is_open().then(|| game.deck.iter().rev().copied().collect()),
            discards: game.discards,
            late: game.late,
            changes: game.changes,
            revelation: game.revelation.as_ref().map(|phase| RevelationView::new(game, phase, haunts)),
            hopeless: game.hopeless,
            slip: declared(Motion::Slip),
            stop: declared(Motion::Stop),
            album: game.album.views(game.psychic_count()),
            vain: you.map_or_else(Vec::new, |seat| InVain::of(game, seat)),
            end: game.end,
        }
    }

    /// How many sit at the table.
    pub fn seats(&self) -> u8 {
        match self.psychics.as_slice() {
            [one, other] if one.seat == other.seat => 2,
            psychics => psychics.len() as u8 + 1,
        }
    }
}

impl PsychicView {
    fn new(game: &SestoSenso, haunts: bool, psychic: Psychic) -> PsychicView {
        let searching = game.searching(psychic);
        PsychicView {
            psychic,
            seat: game.seat_of(psychic),
            found: game.found[psychic.index()],
            searching,
            combination: game.combinations.get(psychic.index()).map_or_else(
                CombinationView::default,
                |combination| {
                    CombinationView::new(*combination, |kind| haunts || game.has_found(psychic, kind))
                },
            ),
            dreams: game.dreams_of(psychic),
            given: game.is_given(psychic),
            refused: searching.map_or(CardSet::EMPTY, |kind| game.album.refused(psychic, kind)),
            ball: game.balls[psychic.index()],
            confirmed: game.confirmed[psychic.index()],
        }
    }
}

impl RevelationView {
    fn new(game: &SestoSenso, phase: &Revelation, haunts: bool) -> RevelationView {
        let unmasked = matches!(game.end, Some(End::Unmasked { .. }));
        let vote = |seat| {
            let vote = phase.vote(seat);
            VoteView { seat, on: vote.on, confirmed: vote.confirmed, again: vote.again, turn: vote.turn }
        };
        RevelationView {
            culprit: phase.culprit.filter(|_| haunts || unmasked),
            common: phase
                .common
                .iter()
                .map(|common| CommonView {
                    day: common.day,
                    dream: common.dream,
                    about: common.about.filter(|_| haunts),
                })
                .collect(),
            accused: phase
                .accused
                .iter()
                .map(|(day, combination)| AccusationView {
                    day: *day,
                    combination: *combination,
                    right: phase.culprit == Some(*combination),
                })
                .collect(),
            suspects: game
                .psychics()
                .filter(|psychic| !phase.is_accused(*psychic) || phase.culprit == Some(*psychic))
                .collect(),
            votes: game.voters().map(vote).collect(),
            rounds: phase.rounds,
        }
    }
}
