//! The name of a bot with its parameters, as people write it: `hard:depth=2,iterations=500`.

use std::fmt;
use std::str::FromStr;

/// A bot's name and its parameters in the order given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BotName {
    pub name: String,
    pub parameters: Vec<(String, String)>,
}

/// A bot that cannot be had.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadBot {
    #[error("there is no bot called {name}; there are: {known}")]
    Unknown { name: String, known: String },
    #[error("the bot {name} does not understand {parameter}")]
    Parameter { name: String, parameter: String },
}

impl BotName {
    /// The number that a parameter gives, or `default` where it is not given.
    pub fn number<T: FromStr>(&self, parameter: &str, default: T) -> Result<T, BadBot> {
        match self.parameters.iter().find(|(name, _)| name == parameter) {
            None => Ok(default),
            Some((_, value)) => {
                value.parse().map_err(|_| self.misunderstood(&format!("{parameter}={value}")))
            }
        }
    }

    /// Refuses parameters that the bot does not have.
    pub fn expect_only(&self, known: &[&str]) -> Result<(), BadBot> {
        match self.parameters.iter().find(|(name, _)| !known.contains(&name.as_str())) {
            None => Ok(()),
            Some((name, _)) => Err(self.misunderstood(name)),
        }
    }

    /// Refuses the value of a parameter.
    pub fn misunderstood(&self, parameter: &str) -> BadBot {
        BadBot::Parameter { name: self.name.clone(), parameter: parameter.to_owned() }
    }
}

impl FromStr for BotName {
    type Err = BadBot;

    fn from_str(text: &str) -> Result<BotName, BadBot> {
        let (name, rest) = text.split_once(':').unwrap_or((text, ""));
        let parameters = rest
            .split(',')
            .filter(|parameter| !parameter.is_empty())
            .map(|parameter| match parameter.split_once('=') {
                Some((key, value)) => Ok((key.to_owned(), value.to_owned())),
                None => Err(BadBot::Parameter { name: name.to_owned(), parameter: parameter.to_owned() }),
            })
            .collect::<Result<_, _>>()?;
        Ok(BotName { name: name.to_owned(), parameters })
    }
}

impl fmt::Display for BotName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)?;
        for (index, (key, value)) in self.parameters.iter().enumerate() {
            write!(f, "{}{key}={value}", if index == 0 { ':' } else { ',' })?;
        }
        Ok(())
    }
}
