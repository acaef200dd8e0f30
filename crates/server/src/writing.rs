//! What people write, made fit to be shown: nothing invisible, nothing that turns the writing around, no towers of accents,
//! and in a name no letter that passes for one of another writing.
//!
//! Letters of every script stay as they are, joined emoji and the joiners of Persian and Indic writing included.

use unicode_normalization::UnicodeNormalization;
use unicode_properties::{GeneralCategory, GeneralCategoryGroup, UnicodeEmoji, UnicodeGeneralCategory};
use unicode_security::MixedScript;
use unicode_security::confusable_detection::skeleton;
use unicode_security::mixed_script::is_potential_mixed_script_confusable_char;
use unicode_segmentation::UnicodeSegmentation;

use crate::error::Error;
use crate::limits;

const NON_JOINER: char = '\u{200c}';
const JOINER: char = '\u{200d}';
const BLACK_FLAG: char = '\u{1f3f4}';

/// A name of one line, if all of it can be shown and no more than `longest` characters are seen.
fn name(text: &str, longest: usize) -> Option<String> {
    let name: String = text.split_whitespace().collect::<Vec<_>>().join(" ").nfc().collect();
    let is_seen = name.chars().any(|char| !is_mark(char) && is_visible(char));
    let begins_well = name.chars().next().is_some_and(|first| !is_mark(first));
    let fits = name.graphemes(true).count() <= longest
        && name.chars().count() <= limits::PARTS_OF_CHARACTER * longest;
    let is_plain = name.split(' ').all(|word| !is_disguised(word));
    (is_seen && begins_well && fits && is_plain && shown(&name).count() == name.chars().count())
        .then_some(name)
}

/// Whether a word is put together of several writings, with letters of one that look like those of another: a name like
/// that is somebody else's in disguise.
fn is_disguised(word: &str) -> bool {
    // Plain letters are what others pass for.
    let mut others = word.chars().filter(|char| !char.is_ascii());
    !word.is_single_script() && others.any(is_potential_mixed_script_confusable_char)
}

/// A text of several lines, without what cannot be shown.
fn text(text: &str) -> String {
    let text: String = text.nfc().collect();
    let text: String = shown(&text).collect();
    text.trim().to_owned()
}

/// A name of a person, if it can be shown.
pub(crate) fn clean_name(text: &str) -> Result<String, Error> {
    name(text, limits::NAME).ok_or(Error::BadName)
}

/// A name as names are compared: letters that look alike, large and small ones are the same.
pub(crate) fn folded(name: &str) -> String {
    skeleton(&name.nfkc().collect::<String>().to_lowercase()).collect::<String>().to_lowercase()
}

/// A text that is neither empty nor longer than `longest` characters.
pub(crate) fn text_within(written: &str, longest: usize) -> Result<String, Error> {
    let text = text(written);
    if text.is_empty() || text.chars().count() > longest { Err(Error::BadText) } else { Ok(text) }
}

/// The characters of a text that can be shown.
fn shown(text: &str) -> impl Iterator<Item = char> {
    let mut chars = text.chars().peekable();
    let (mut before, mut marks, mut tags) = (None, 0, 0);
    std::iter::from_fn(move || {
        loop {
            let char = chars.next()?;
            marks = if is_mark(char) { marks + 1 } else { 0 };
            tags = if is_tag(char) { tags + 1 } else { 0 };
            let fits = match char {
                '\n' => true,
                JOINER | NON_JOINER => joins(before, char, chars.peek().copied()),
                // How an emoji is drawn.
                '\u{fe0e}' | '\u{fe0f}' => before.is_some_and(UnicodeEmoji::is_emoji_char),
                char if is_tag(char) => {
                    tags <= limits::TAGS
                        && before.is_some_and(|before| before == BLACK_FLAG || is_tag(before))
                }
                char => marks <= limits::MARKS && is_visible(char),
            };
            if fits {
                before = Some(char);
                return Some(char);
            }
        }
    })
}

fn is_mark(char: char) -> bool {
    char.general_category_group() == GeneralCategoryGroup::Mark
}

fn is_tag(char: char) -> bool {
    matches!(char, '\u{e0020}'..='\u{e007f}')
}

/// Whether something is seen of it, or it is a space.
fn is_visible(char: char) -> bool {
    use GeneralCategory as Is;
    let is_blank = matches!(char,
        // Letters and signs that are drawn as nothing.
        '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}' | '\u{1d159}'
        // Those that say how another is drawn.
        | '\u{180b}'..='\u{180f}' | '\u{fe00}'..='\u{fe0f}' | '\u{e0100}'..='\u{e01ef}');
    !is_blank
        && !matches!(
            char.general_category(),
            Is::Control
                | Is::Format
                | Is::Surrogate
                | Is::PrivateUse
                | Is::Unassigned
                | Is::LineSeparator
                | Is::ParagraphSeparator
        )
}

/// Whether a joiner, or its contrary, has something to do between these two.
fn joins(before: Option<char>, joiner: char, after: Option<char>) -> bool {
    let (Some(before), Some(after)) = (before, after) else { return false };
    let is_emoji = |char: char| !char.is_ascii() && char.is_emoji_char();
    let joins_emoji = joiner == JOINER && (is_emoji(before) || before == '\u{fe0f}') && is_emoji(after);
    joins_emoji || (is_joined(before) && is_joined(after))
}

/// Whether it belongs to a writing whose letters hang together: Arabic and its neighbours, those of India and the
/// countries around it, Mongolian.
fn is_joined(char: char) -> bool {
    matches!(char, '\u{600}'..='\u{85f}' | '\u{870}'..='\u{dff}' | '\u{f00}'..='\u{109f}' | '\u{1780}'..='\u{18af}'
        | '\u{1b00}'..='\u{1c4f}' | '\u{a840}'..='\u{abff}' | '\u{fb50}'..='\u{fdff}' | '\u{fe70}'..='\u{fefc}')
        && matches!(char.general_category_group(), GeneralCategoryGroup::Letter | GeneralCategoryGroup::Mark)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_alike_are_one() {
        for (one, other) in [("Marta", "MARTA"), ("Marta", "M\u{430}rta"), ("perch\u{e9}", "perche\u{301}")] {
            assert_eq!(folded(one), folded(other));
        }
        assert_ne!(folded("Marta"), folded("Marto"));
        assert_ne!(folded("perch\u{e9}"), folded("perche"));
    }

    #[test]
    fn names_of_all_the_world_are_shown_as_they_are() {
        for good in [
            "Marta",
            "Nonna Pina",
            "O’Brien-Smith 2",
            "李",
            "محمد",
            // "My books" in Persian, which is read only with the sign that keeps two letters apart.
            "کتاب\u{200c}ها",
            "क्\u{200d}ष",
            "นิ้ง",
            "שָׁלוֹם",
            "Nguyễn",
            "👩\u{200d}👩\u{200d}👧\u{200d}👦",
            "❤\u{fe0f}\u{200d}🔥",
            "🏳\u{fe0f}\u{200d}🌈",
            "👍🏽",
            "1\u{fe0f}\u{20e3}",
            "\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}",
            "🇮🇹",
            "Марта",
            "Μάρθα",
            "Marta и Лука",
            "東京タワー",
            "DJ李",
            "Marta💃",
        ] {
            assert_eq!(name(good, 24).as_deref(), Some(good), "{good:?}");
            assert_eq!(text(good), good);
        }
        assert_eq!(name("  Nonna \n\u{3000}Pina ", 24).as_deref(), Some("Nonna Pina"));
        assert_eq!(name("e\u{301}", 24).as_deref(), Some("é"), "written in one way");
        assert!(name(&"👩\u{200d}🚀".repeat(24), 24).is_some(), "counted as they are seen");
        assert!(name(&"x".repeat(25), 24).is_none());
    }

    #[test]
    fn a_name_is_one_line_and_not_too_long() {
        assert_eq!(clean_name("  Nonna \n Pina ").unwrap(), "Nonna Pina");
        assert!(matches!(clean_name(&"x".repeat(limits::NAME + 1)), Err(Error::BadName)));
    }

    #[test]
    fn what_cannot_be_seen_is_no_name() {
        let tower = format!("a{}", "\u{301}".repeat(22));
        let smuggled: String = "\u{1f3f4}".chars().chain(['\u{e0041}'; 12]).collect();
        for bad in [
            "",
            "   ",
            "\u{3164}",
            "\u{2800}",
            "a\u{ad}b",
            "a\u{e0041}",
            "a\u{ffff}",
            "a\u{e000}",
            "a\u{202e}b",
            "a\u{2066}b",
            "a\u{200e}b",
            "a\u{200b}b",
            "a\u{feff}b",
            "a\u{200c}b",
            "a\u{200d}b",
            "\u{200d}👧",
            "کتاب\u{200c}",
            "a\u{fe0f}",
            "a\u{e0100}",
            "a\u{34f}b",
            "\u{301}a",
            "a\u{0}b",
            "a\u{1b}[31m",
            // The second letter is Cyrillic, and the last but one.
            "Mаrta",
            "Marта",
            // An omicron.
            "Gi\u{3bf}",
            &tower,
            &smuggled,
        ] {
            assert_eq!(name(bad, 24), None, "{bad:?}");
        }
    }

    #[test]
    fn of_a_text_only_what_cannot_be_shown_is_left_out() {
        assert_eq!(text(" prima\nseconda\u{202e} riga\r\n"), "prima\nseconda riga");
        assert_eq!(
            text(&format!("a{}b", "\u{35c}".repeat(50))),
            format!("a{}b", "\u{35c}".repeat(limits::MARKS))
        );
        assert_eq!(text("\u{3164}\u{2800}\u{200b}"), "");
    }
}
