//! Messages mark their key words `*so*`; a terminal shows them bold, plain text leaves the stars out.

/// The pieces of a message, each with whether it is a key word.
pub fn spans(text: &str) -> impl Iterator<Item = (&str, bool)> {
    text.split('*')
        .enumerate()
        .filter(|(_, piece)| !piece.is_empty())
        .map(|(index, piece)| (piece, index % 2 == 1))
}

/// The message without marks.
pub fn plain(text: &str) -> String {
    spans(text).map(|(piece, _)| piece).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stars_mark_key_words() {
        let spans: Vec<_> = spans("*Tocca a te.* Tira.").collect();
        assert_eq!(spans, [("Tocca a te.", true), (" Tira.", false)]);
        assert_eq!(plain("*Tocca a te.* Tira."), "Tocca a te. Tira.");
    }
}
