//! Words that are not yet in a language: a key of the catalogue and its arguments.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::Seat;

/// A message of the catalogue with its arguments, to be put into words by whoever shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Saying {
    #[schema(value_type = String)]
    pub key: Cow<'static, str>,
    #[serde(default)]
    #[schema(required, value_type = BTreeMap<String, Arg>)]
    pub args: BTreeMap<Cow<'static, str>, Arg>,
}

/// An argument of a [`Saying`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(untagged)]
pub enum Arg {
    Number(i64),
    Text(String),
    /// The name of whoever sits there.
    Seat {
        seat: Seat,
    },
    /// Another message of the catalogue, such as the name of a house.
    Key {
        #[schema(value_type = String)]
        key: Cow<'static, str>,
    },
}

impl Saying {
    pub fn new(key: impl Into<Cow<'static, str>>) -> Saying {
        Saying { key: key.into(), args: BTreeMap::new() }
    }

    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Saying {
        self.args.insert(Cow::Borrowed(name), arg.into());
        self
    }

    /// An argument that is itself a message of the catalogue.
    #[must_use]
    pub fn with_key(mut self, name: &'static str, key: impl Into<Cow<'static, str>>) -> Saying {
        self.args.insert(Cow::Borrowed(name), Arg::Key { key: key.into() });
        self
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat { seat }
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl From<$number> for Arg {
            fn from(number: $number) -> Arg {
                Arg::Number(i64::from(number))
            }
        }
    )*};
}
numbers!(u8, i8, u16, u32, i32, i64);

/// Something that can be put into words.
pub trait Say {
    fn say(&self) -> Saying;
}
