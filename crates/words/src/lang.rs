//! The languages that Ludoteca speaks.

use unic_langid::{LanguageIdentifier, langid};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Lang {
    It,
    #[default]
    En,
}

impl Lang {
    pub const ALL: [Lang; 2] = [Lang::It, Lang::En];

    /// Its folder in the catalogues, and its name on the wire.
    pub fn code(self) -> &'static str {
        match self {
            Lang::It => "it",
            Lang::En => "en",
        }
    }

    pub(crate) fn id(self) -> LanguageIdentifier {
        match self {
            Lang::It => langid!("it"),
            Lang::En => langid!("en"),
        }
    }

    /// The language of a code such as `it`, `it-CH` or `it_IT.UTF-8`.
    pub fn of(code: &str) -> Option<Lang> {
        let language = code.trim().split(['-', '_', '.']).next().unwrap_or_default();
        Lang::ALL.into_iter().find(|lang| lang.code().eq_ignore_ascii_case(language))
    }

    /// The first language of an `Accept-Language` header that Ludoteca speaks; browsers send them by preference.
    pub fn accepted(header: &str) -> Lang {
        header.split(',').filter_map(|part| Lang::of(part.split(';').next()?)).next().unwrap_or_default()
    }

    /// The language of the terminal.
    pub fn of_environment() -> Lang {
        ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .filter_map(|name| std::env::var(name).ok())
            .find_map(|value| Lang::of(&value))
            .unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::Lang;

    #[test]
    fn the_first_known_language_is_taken() {
        assert_eq!(Lang::accepted("de-DE,it-CH;q=0.8,en;q=0.5"), Lang::It);
        assert_eq!(Lang::accepted("en-GB,it;q=0.5"), Lang::En);
        assert_eq!(Lang::accepted("de"), Lang::En);
        assert_eq!(Lang::of("it_IT.UTF-8"), Some(Lang::It));
        assert_eq!(Lang::of("C"), None);
    }
}
