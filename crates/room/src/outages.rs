//! When no server ran: no table's time passes then.

use crate::Millis;

/// A time in which no server ran.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outage {
    pub began: Millis,
    pub ended: Millis,
}

/// All outages that are known, one after the other. Until they are read nothing is known, and time stands still.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Outages(Option<Vec<Outage>>);

impl Outages {
    pub const UNKNOWN: Outages = Outages(None);

    pub fn known(mut outages: Vec<Outage>) -> Outages {
        outages.sort_unstable_by_key(|outage| outage.began);
        Outages(Some(outages))
    }

    /// These and one more.
    #[must_use]
    pub fn with(&self, outage: Outage) -> Outages {
        Outages::known(self.0.iter().flatten().copied().chain([outage]).collect())
    }

    pub fn are_known(&self) -> bool {
        self.0.is_some()
    }

    /// How long a server ran between two times.
    pub fn ran(&self, from: Millis, to: Millis) -> Millis {
        let Outages(Some(outages)) = self else { return 0 };
        let mut ran = (to - from).max(0);
        // Two of them may overlap where the clock was put back.
        let mut counted = from;
        for Outage { began, ended } in outages {
            let (began, ended) = ((*began).max(counted), (*ended).min(to));
            if ended > began {
                ran -= ended - began;
                counted = ended;
            }
        }
        ran
    }
}
