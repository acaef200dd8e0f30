//! Numbers as each language writes them.

use words::Lang;

fn marks(lang: Lang) -> (char, char) {
    match lang {
        Lang::It => (',', '.'),
        Lang::En => ('.', ','),
    }
}

/// With a fixed number of decimals, thousands apart from five digits on.
pub(crate) fn fixed(lang: Lang, value: f64, decimals: usize) -> String {
    let (point, apart) = marks(lang);
    let text = format!("{value:.decimals$}");
    let (whole, fraction) = text.split_once('.').unwrap_or((&text, ""));
    let (sign, digits) = whole.strip_prefix('-').map_or(("", whole), |digits| ("-", digits));
    let mut out = sign.to_owned();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && digits.len() > 4 && (digits.len() - index).is_multiple_of(3) {
            out.push(apart);
        }
        out.push(digit);
    }
    if !fraction.is_empty() {
        out.push(point);
        out.push_str(fraction);
    }
    out
}

pub(crate) fn whole(lang: Lang, value: u64) -> String {
    fixed(lang, value as f64, 0)
}

/// A share of one as a percentage.
pub(crate) fn percent(lang: Lang, share: f64) -> String {
    format!("{} %", fixed(lang, share * 100.0, 2))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_language_writes_numbers_its_way() {
        assert_eq!(fixed(Lang::It, 1234567.5, 2), "1.234.567,50");
        assert_eq!(fixed(Lang::En, 1234567.5, 1), "1,234,567.5");
        assert_eq!(fixed(Lang::En, -0.25, 2), "-0.25");
        assert_eq!(whole(Lang::It, 9999), "9999");
        assert_eq!(whole(Lang::It, 10_000), "10.000");
        assert_eq!(percent(Lang::It, 0.8125), "81,25 %");
    }
}
