//! Writing into a picture, and breaking texts into lines.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

/// Writes at places of the picture, and never outside of it.
pub(crate) struct Pen<'a> {
    pub(crate) area: Rect,
    pub(crate) buffer: &'a mut Buffer,
}

impl Pen<'_> {
    /// Returns the column after the text.
    pub(crate) fn write(&mut self, line: u16, x: u16, text: &str, style: Style) -> u16 {
        if x >= self.area.width || line >= self.area.height {
            return x;
        }
        let room = usize::from(self.area.width - x);
        let (end, _) = self.buffer.set_stringn(self.area.x + x, self.area.y + line, text, room, style);
        end - self.area.x
    }
}

/// Breaks a text at spaces; what is longer than a line, such as a fingerprint, is broken anywhere.
pub fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let mut word: Vec<char> = word.chars().collect();
        loop {
            let line = lines.last_mut().expect("there is always a line");
            let used = line.chars().count();
            let gap = usize::from(used > 0);
            if used + gap + word.len() <= width {
                line.push_str(&" ".repeat(gap));
                line.extend(word);
                break;
            }
            if word.len() > width && used + gap < width {
                line.push_str(&" ".repeat(gap));
                line.extend(word.drain(..width - used - gap));
            }
            lines.push(String::new());
        }
    }
    lines.retain(|line| !line.is_empty());
    lines
}

#[cfg(test)]
mod tests {
    use super::wrapped;

    #[test]
    fn long_words_are_broken() {
        assert_eq!(wrapped("one two three", 8), ["one two", "three"]);
        assert_eq!(wrapped("id abcdefghijkl", 6), ["id abc", "defghi", "jkl"]);
        assert!(wrapped("", 6).is_empty());
    }
}
