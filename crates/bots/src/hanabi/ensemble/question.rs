//! The protocol: what an information says to every seat at once.
//!
//! Anyone can be told any colour or value, even one that touches nothing, so there are ten messages for each teammate.
//! For every hand but the giver's own there is one question with as many answers as there are messages, and it follows
//! from what all seats know. The message is the sum of all answers. Whoever sees all hands but one subtracts the answers of
//! the others, and what remains is the answer of their own hand: one information tells everybody at once.
//!
//! The question is a tree of yes and no: "is this card one of those?", and each branch gets its part of the answers that
//! are left in proportion to how likely it is, so that hardly an answer is wasted.

use hanabi::Clue;

use crate::hanabi::kinds::Kinds;
use crate::hanabi::mind::{Eyes, Mind};

/// The clues that anyone can be told.
const CLUES: u32 = Clue::ALL.len() as u32;

/// How many messages there are for `by`.
pub(crate) fn messages(mind: &Mind, by: u8) -> u32 {
    CLUES * mind.board.others(by).filter(|seat| !mind.board.hand(*seat).is_empty()).count() as u32
}

/// The information by which `by`, who sees all other hands, tells them what their cards are.
pub(crate) fn inform(mind: &Mind, by: u8) -> (u8, Clue) {
    let messages = messages(mind, by);
    let mut mind = *mind;
    let mut sum = 0;
    for seat in mind.board.others(by) {
        sum += answer(&mut mind, seat, messages, Truth::Seen);
    }
    let message = sum % messages;
    let to = mind
        .board
        .others(by)
        .filter(|seat| !mind.board.hand(*seat).is_empty())
        .nth((message / CLUES) as usize)
        .expect("a message names one of the teammates with cards");
    (to, Clue::ALL[(message % CLUES) as usize])
}

/// Takes in what an information means to all seats but the giver's.
pub(crate) fn learn(mind: &mut Mind, by: u8, to: u8, clue: Clue, eyes: Eyes) {
    let messages = messages(mind, by);
    let place = mind.board.others(by).filter(|seat| !mind.board.hand(*seat).is_empty());
    let place = place.take_while(|seat| *seat != to).count() as u32;
    let message = place * CLUES + clue.index() as u32;
    let mut others = 0;
    for seat in mind.board.others(by).filter(|seat| eyes != Eyes::Of(*seat)) {
        others += answer(mind, seat, messages, Truth::Seen);
    }
    if let Eyes::Of(me) = eyes
        && me != by
    {
        let own = (message + messages - others % messages) % messages;
        answer(mind, me, messages, Truth::Answer(own));
    }
}

/// Where the answer to a question comes from.
#[derive(Clone, Copy, Debug)]
enum Truth {
    /// The hand is seen.
    Seen,
    /// The answer was heard.
    Answer(u32),
}

/// Goes down the tree of questions for one hand, noting each yes and no, and gives the number of the leaf.
fn answer(mind: &mut Mind, seat: u8, messages: u32, truth: Truth) -> u32 {
    let (mut first, mut leaves) = (0, messages);
    while leaves > 1
        && let Some((id, kinds)) = next(mind, seat)
    {
        let may = mind.may(id);
        let (yes, all) = (mind.loose.count(may & kinds), mind.loose.count(may).max(1));
        let share = ((2 * leaves * yes + all) / (2 * all)).clamp(1, leaves - 1);
        let is = match truth {
            Truth::Seen => kinds.has(mind.board.front(id)),
            Truth::Answer(answer) => answer < first + share,
        };
        if is {
            leaves = share;
            mind.may[usize::from(id)] = may & kinds;
        } else {
            first += share;
            leaves -= share;
            mind.may[usize::from(id)] = may & !kinds;
        }
    }
    first
}

/// The likeliest yes among the questions of one sort, in thousandths.
#[derive(Clone, Copy, Debug, Default)]
struct Likeliest(Option<(u32, u8)>);

impl Likeliest {
    fn offer(&mut self, share: u32, id: u8) {
        if self.0.is_none_or(|(best, _)| share > best) {
            self.0 = Some((share, id));
        }
    }

    fn above(self, share: u32) -> Option<u8> {
        self.0.filter(|(best, _)| *best > share).map(|(_, id)| id)
    }

    fn any(self) -> Option<u8> {
        self.0.map(|(_, id)| id)
    }
}

/// The next thing worth asking about a hand: a card, and the fronts that it may or may not be one of.
///
/// First whether there is something to play, then whether there is something to discard; then what is likely enough,
/// and at last what the cards are that will be played later.
fn next(mind: &Mind, seat: u8) -> Option<(u8, Kinds)> {
    let board = &mind.board;
    let critical = board.critical();
    let (mut plays, mut knows_dead, mut knows_safe) = (false, false, false);
    let [mut play, mut dead, mut only_dead, mut safe, mut vague] = [Likeliest::default(); 5];
    for id in board.hand(seat).iter() {
        let may = mind.may(*id);
        let all = mind.loose.count(may).max(1);
        let share = |kinds: Kinds| 1000 * mind.loose.count(may & kinds) / all;
        let fits = may.is_within(board.playable);
        plays |= fits;
        if !fits && !may.meets(critical) {
            knows_safe = true;
        } else if !fits && !may.is_within(critical) {
            safe.offer(1000 - share(critical), *id);
        }
        if may.is_within(board.dead) {
            knows_dead = true;
            continue;
        }
        if may.len() < 2 {
            continue;
        }
        if may.meets(board.dead) {
            dead.offer(share(board.dead), *id);
        }
        if may.meets(board.playable) && !fits {
            play.offer(share(board.playable), *id);
        } else if may.meets(board.dead) {
            only_dead.offer(share(board.dead), *id);
        } else {
            vague.offer(may.len(), *id);
        }
    }
    if !plays && let Some(id) = play.any() {
        return Some((id, board.playable));
    }
    if !knows_dead && let Some(id) = dead.above(LIKELY_DEAD) {
        return Some((id, board.dead));
    }
    if !knows_safe && let Some(id) = safe.any().filter(|_| safe.above(SURELY_SAFE).is_none()) {
        return Some((id, critical));
    }
    if let Some(id) = play.above(LIKELY_PLAY) {
        return Some((id, board.playable));
    }
    if let Some(id) = only_dead.any() {
        return Some((id, board.dead));
    }
    if let Some(id) = play.any() {
        return Some((id, board.playable));
    }
    let id = vague.any()?;
    Some((id, half(mind, mind.may(id))))
}

/// From which likelihood on, in thousandths, a card is asked about: whether no series can use it.
const LIKELY_DEAD: u32 = 300;
/// Whether it fits, when another card is known to fit already.
const LIKELY_PLAY: u32 = 500;
/// A card this likely to have a second copy is not asked about.
const SURELY_SAFE: u32 = 900;

/// Half of the fronts that a card can be, the lowest values first.
fn half(mind: &Mind, may: Kinds) -> Kinds {
    let all = mind.loose.count(may);
    let mut half = Kinds::NONE;
    for value in 1..=5 {
        for kind in (may & Kinds::of_value(value)).iter() {
            let more = half | Kinds::one(kind);
            if !half.is_empty() && (2 * mind.loose.count(more) > all || more == may) {
                return half;
            }
            half = more;
        }
    }
    half
}
