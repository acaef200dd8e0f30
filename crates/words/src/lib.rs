//! The catalogues of both languages, for the server and the terminal; the page reads the same files.
//!
//! ```
//! use boardgame::Saying;
//! use words::{Lang, say};
//!
//! let saying = Saying::new("error-no-room");
//! assert_ne!(say(Lang::It, &saying, &|_| String::new()), say(Lang::En, &saying, &|_| String::new()));
//! ```

mod lang;
mod rich;

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::sync::LazyLock;

use boardgame::{Arg, Saying, Seat};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use rust_embed::RustEmbed;

pub use lang::Lang;
pub use rich::{plain, spans};

#[derive(RustEmbed)]
#[folder = "../../locales"]
struct Locales;

type Bundle = FluentBundle<FluentResource>;

static IT: LazyLock<Bundle> = LazyLock::new(|| bundle(Lang::It));
static EN: LazyLock<Bundle> = LazyLock::new(|| bundle(Lang::En));

fn bundle(lang: Lang) -> Bundle {
    let mut bundle = FluentBundle::new_concurrent(vec![lang.id()]);
    bundle.set_use_isolating(false);
    bundle.add_function("AD", |given, _| ad(given)).expect("it is added once");
    let files: BTreeSet<Cow<'static, str>> = Locales::iter().collect();
    for path in files.iter().filter(|path| path.starts_with(lang.code())) {
        let file = Locales::get(path).expect("the list comes from the same folder");
        let text = String::from_utf8(file.data.into_owned()).expect("catalogues are UTF-8");
        let resource = FluentResource::try_new(text)
            .unwrap_or_else(|(_, errors)| panic!("{path} is no catalogue: {errors:?}"));
        bundle.add_resource(resource).unwrap_or_else(|errors| panic!("{path} says a key twice: {errors:?}"));
    }
    bundle
}

/// Italian says "ad" before an a: `{ AD($name) }` is "ad Anna", but "a Marta".
fn ad(given: &[FluentValue<'_>]) -> FluentValue<'static> {
    let name = match given.first() {
        Some(FluentValue::String(name)) => name.as_ref(),
        _ => return FluentValue::Error,
    };
    let to = if name.starts_with(['a', 'A', 'à', 'À', 'á', 'Á']) { "ad" } else { "a" };
    format!("{to} {name}").into()
}

fn catalogue(lang: Lang) -> &'static Bundle {
    match lang {
        Lang::It => &IT,
        Lang::En => &EN,
    }
}

/// Whether the catalogue of `lang` has this message.
pub fn knows(lang: Lang, key: &str) -> bool {
    catalogue(lang).has_message(key)
}

/// Puts a saying into words; `name` tells who sits at a seat. A key that is not in the catalogue is shown as it is.
pub fn say(lang: Lang, saying: &Saying, name: &dyn Fn(Seat) -> String) -> String {
    let mut args = FluentArgs::new();
    for (key, arg) in &saying.args {
        let value: FluentValue<'_> = match arg {
            Arg::Number(number) => (*number).into(),
            Arg::Text(text) => text.as_str().into(),
            Arg::Seat { seat } => name(*seat).into(),
            Arg::Key { key } => word(lang, key).into(),
        };
        args.set(key.as_ref(), value);
    }
    format(lang, &saying.key, &args)
}

/// A message without arguments.
pub fn word(lang: Lang, key: &str) -> String {
    format(lang, key, &FluentArgs::new())
}

fn format(lang: Lang, key: &str, args: &FluentArgs<'_>) -> String {
    let bundle = catalogue(lang);
    match bundle.get_message(key).and_then(|message| message.value()) {
        Some(pattern) => bundle.format_pattern(pattern, Some(args), &mut Vec::new()).into_owned(),
        None => key.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use boardgame::{Saying, Seat};

    use super::{Lang, say, word};

    #[test]
    fn italian_says_ad_before_an_a() {
        let said = |name: &str| {
            say(
                Lang::It,
                &Saying::new("sensu-why-courage").with_key("card", "sensu-name").with("seat", Seat(0)),
                &|_| name.to_owned(),
            )
        };
        assert!(said("Anna").contains("così ad Anna manca"), "{}", said("Anna"));
        assert!(said("Marta").contains("così a Marta manca"));
    }

    #[test]
    fn a_bot_has_one_name_in_all_languages() {
        for key in (1..=7).map(|seat| format!("room-bot-name-{seat}")) {
            assert_eq!(word(Lang::It, &key), word(Lang::En, &key));
        }
    }
}
