//! How well people play against each other, as far as their games tell: by Glicko-2 where two play, by Weng and Lin where
//! there may be more.
//!
//! A game is rated where people alone played against each other, each at one seat. Whoever's seat is played by a bot when
//! it ends is behind all others, so that nobody gains by leaving.

use boardgame::{Outcome, Standing};
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use skillratings::{MultiTeamOutcome, Outcomes};

use crate::{GuestId, Room, Sitter};

/// What is known of somebody at one game, in whole numbers, so that every store keeps the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rating {
    /// Thousandths of a point.
    pub rating: i64,
    /// How far off it may be: two games of three are played as well as within this, in thousandths.
    pub deviation: i64,
    /// How steadily they play, in millionths; of no use where more than two may play.
    pub volatility: i64,
    pub games: u32,
}

/// A game that is to be rated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rated {
    /// Whether never more than two play it.
    pub duel: bool,
    /// The place of each, by guest: the lower the better.
    pub places: Vec<(GuestId, u8)>,
}

/// Where the points of whoever has no game yet begin, in both ways of counting.
const BEGIN: f64 = 1500.0;
/// The way of Weng and Lin begins at 25 and is told in sixties of its points, so that both look alike.
const SCALE: f64 = BEGIN / 25.0;
const THOUSAND: f64 = 1e3;
const MILLION: f64 = 1e6;
/// Behind all who stayed.
const LAST: u8 = u8::MAX;

impl Rated {
    /// Whether and how a game that has ended is rated.
    pub(crate) fn of<O>(room: &Room<O>, outcome: &Outcome, duel: bool) -> Option<Rated> {
        let Standing::Ranked { places } = &outcome.standing else { return None };
        if room.practice || room.what_if.is_some() || room.daily.is_some() {
            return None;
        }
        let place = |(sitter, place): (&Sitter, &u8)| {
            let person = sitter.person()?;
            let left = person.removed || person.stand_in.is_some();
            Some((person.guest, if left { LAST } else { *place }))
        };
        let mut places: Vec<(GuestId, u8)> =
            room.seats.iter().zip(places).map(place).collect::<Option<_>>()?;
        // In one order everywhere, so that two nodes never wait for each other.
        places.sort_unstable_by_key(|(guest, _)| *guest);
        let apart = places.windows(2).all(|pair| pair[0].0 != pair[1].0);
        let told = places.iter().any(|(_, place)| *place != places[0].1);
        (places.len() > 1 && apart && told).then_some(Rated { duel, places })
    }

    /// What is known of each after the game, in the order of the places.
    pub fn rate(&self, before: &[Option<Rating>]) -> Vec<Rating> {
        let known: Vec<Rating> = before.iter().map(|known| known.unwrap_or(self.begin())).collect();
        if self.duel { self.by_glicko(&known) } else { self.by_weng_lin(&known) }
    }

    /// Of whoever has no game yet.
    fn begin(&self) -> Rating {
        if self.duel {
            Rating::of_glicko(Glicko2Rating::default(), 0)
        } else {
            let WengLinRating { uncertainty, .. } = WengLinRating::default();
            Rating::of_weng_lin(WengLinRating { rating: BEGIN, uncertainty: uncertainty * SCALE }, 0)
        }
    }

    fn by_glicko(&self, known: &[Rating]) -> Vec<Rating> {
        let (one, other) = (known[0].glicko(), known[1].glicko());
        let outcome = match self.places[0].1.cmp(&self.places[1].1) {
            std::cmp::Ordering::Less => Outcomes::WIN,
            std::cmp::Ordering::Equal => Outcomes::DRAW,
            std::cmp::Ordering::Greater => Outcomes::LOSS,
        };
        let (one, other) = glicko2(&one, &other, &outcome, &Glicko2Config::new());
        vec![Rating::of_glicko(one, known[0].games + 1), Rating::of_glicko(other, known[1].games + 1)]
    }

    fn by_weng_lin(&self, known: &[Rating]) -> Vec<Rating> {
        let players: Vec<[WengLinRating; 1]> = known.iter().map(|known| [known.weng_lin()]).collect();
        let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> = players
            .iter()
            .zip(&self.places)
            .map(|(player, (_, place))| (&player[..], MultiTeamOutcome::new(usize::from(*place))))
            .collect();
        let usual = WengLinConfig::new();
        let config = WengLinConfig { beta: usual.beta * SCALE, ..usual };
        let after = weng_lin_multi_team(&teams, &config);
        after.iter().zip(known).map(|(team, known)| Rating::of_weng_lin(team[0], known.games + 1)).collect()
    }
}

impl Rating {
    fn glicko(self) -> Glicko2Rating {
        Glicko2Rating {
            rating: self.rating as f64 / THOUSAND,
            deviation: self.deviation as f64 / THOUSAND,
            volatility: self.volatility as f64 / MILLION,
        }
    }

    fn of_glicko(rating: Glicko2Rating, games: u32) -> Rating {
        Rating {
            rating: (rating.rating * THOUSAND).round() as i64,
            deviation: (rating.deviation * THOUSAND).round() as i64,
            volatility: (rating.volatility * MILLION).round() as i64,
            games,
        }
    }

    fn weng_lin(self) -> WengLinRating {
        WengLinRating { rating: self.rating as f64 / THOUSAND, uncertainty: self.deviation as f64 / THOUSAND }
    }

    fn of_weng_lin(rating: WengLinRating, games: u32) -> Rating {
        Rating {
            rating: (rating.rating * THOUSAND).round() as i64,
            deviation: (rating.uncertainty * THOUSAND).round() as i64,
            volatility: 0,
            games,
        }
    }
}
