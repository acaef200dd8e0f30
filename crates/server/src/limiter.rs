//! Rate limits: a bucket for each guest, address and kind of request.
//!
//! A bucket is one instant, the time at which it would be empty again, so that filling it needs no timer.

use std::fmt;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use hmac::{Hmac, Mac};
use room::GuestId;
use sha2::Sha256;

use crate::app::App;
use crate::error::Error;
use crate::limits::{Limit, Limits, Rate};
use crate::random;
use crate::tidy::Tidy;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Who {
    Guest(GuestId),
    Address(IpAddr),
    Everybody,
}

impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Who::Guest(GuestId(guest)) => write!(f, "guest {guest}"),
            Who::Address(address) => address.fmt(f),
            Who::Everybody => f.write_str("?"),
        }
    }
}

impl Who {
    /// All callers of a whole IPv6 site, since one person may have many networks; for the rest the same.
    pub(crate) fn site(self) -> Who {
        match self {
            Who::Address(IpAddr::V6(v6)) => {
                let [a, b, c, ..] = v6.segments();
                Who::Address(IpAddr::V6(Ipv6Addr::new(a, b, c, 0, 0, 0, 0, 0)))
            }
            who => who,
        }
    }

    /// One bucket for a whole IPv6 network, because a caller has all its addresses.
    pub(crate) fn address(address: IpAddr) -> Who {
        match address.to_canonical() {
            IpAddr::V6(v6) => {
                let [a, b, c, d, ..] = v6.segments();
                Who::Address(IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0)))
            }
            v4 => Who::Address(v4),
        }
    }
}

#[derive(Debug)]
pub(crate) struct Limiter {
    limits: Limits,
    /// Locked for a look-up and never while anything is waited for.
    buckets: Mutex<Tidy<(Limit, Who), Instant>>,
}

impl Limiter {
    pub(crate) fn new(limits: Limits) -> Limiter {
        Limiter { limits, buckets: Mutex::default() }
    }

    /// Takes one, or says when there will be one again.
    pub(crate) fn take(&self, kind: Limit, who: Who) -> Result<(), Error> {
        let rate = self.limits[kind];
        if rate == Rate::NONE {
            return Ok(());
        }
        let now = Instant::now();
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        let empty = buckets.get(&(kind, who)).copied().filter(|empty| *empty > now).unwrap_or(now);
        let fuller = empty + rate.every;
        let room = rate.every * rate.burst;
        match (fuller - now).checked_sub(room).filter(|over| !over.is_zero()) {
            Some(again) => Err(Error::TooFast(again.max(Duration::from_millis(1)))),
            None => {
                buckets.insert((kind, who), fuller, |empty| *empty <= now);
                Ok(())
            }
        }
    }
}

impl App {
    /// Takes one of what is counted for all nodes together, in the store, or only looks whether there is one. An address is
    /// kept there as a hash under a secret of the store.
    pub(crate) async fn ration(&self, kind: Limit, who: Who, take: bool) -> Result<(), Error> {
        match who {
            Who::Everybody => self.ration_of(kind, None, take).await,
            who => self.ration_of(kind, Some(&who.to_string()), take).await,
        }
    }

    /// The same of whatever it is counted by, which is kept as a hash alone; without it, of all.
    pub(crate) async fn ration_of(&self, kind: Limit, by: Option<&str>, take: bool) -> Result<(), Error> {
        let rate = self.config.limits[kind];
        if rate == Rate::NONE {
            return Ok(());
        }
        let name = match by {
            None => format!("{kind:?}"),
            Some(by) => {
                let fresh = *random::seed().bytes();
                let secret =
                    self.ration_secret.get_or_try_init(|| self.store.secret("rations", fresh)).await?;
                let mut mac = Hmac::<Sha256>::new_from_slice(secret).expect("a key may have any length");
                mac.update(by.as_bytes());
                format!("{kind:?} {}", hex::encode(mac.finalize().into_bytes()))
            }
        };
        let every = i64::try_from(rate.every.as_millis()).unwrap_or(i64::MAX);
        match self.store.ration(&name, store::Rate { burst: rate.burst, every }, take).await? {
            None => Ok(()),
            Some(wait) => Err(Error::TooFast(Duration::from_millis(wait.unsigned_abs()))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_overflows_and_others_do_not_notice() {
        let limits = Limits::default().with(Limit::Talk, Rate::new(3, Duration::from_secs(60)));
        let limiter = Limiter::new(limits);
        let one = Who::Guest(GuestId(1));
        for _ in 0..3 {
            limiter.take(Limit::Talk, one).unwrap();
        }
        let Err(Error::TooFast(again)) = limiter.take(Limit::Talk, one) else {
            panic!("the fourth is refused")
        };
        assert!(again > Duration::from_secs(50) && again <= Duration::from_secs(60), "{again:?}");
        limiter.take(Limit::Talk, Who::Guest(GuestId(2))).unwrap();
        limiter.take(Limit::Guest, one).unwrap();
    }

    #[test]
    fn an_ipv6_network_is_one_caller() {
        let one = Who::address("2001:db8:1:2:3::4".parse().unwrap());
        assert_eq!(one, Who::address("2001:db8:1:2:ffff::9".parse().unwrap()));
        assert_ne!(one, Who::address("2001:db8:1:3::".parse().unwrap()));
        assert_eq!(
            Who::address("::ffff:10.0.0.1".parse().unwrap()),
            Who::address("10.0.0.1".parse().unwrap())
        );
        assert_eq!(one.site(), Who::address("2001:db8:1:3::".parse().unwrap()).site());
        assert_ne!(one.site(), Who::address("2001:db8:2:2::".parse().unwrap()).site());
    }
}
