//! After the end: who dreamed what for which card, with everything open.

use ::sesto_senso::End;
use boardgame::Saying;

use super::desk::Desk;
use super::entry::Entry;

impl Desk<'_> {
    pub(super) fn album_prompt(&self) -> Saying {
        let outcome = match self.view.end {
            Some(End::Unmasked { day }) => Saying::new("sesto-senso-outcome-unmasked").with("day", day),
            Some(End::Escaped) => Saying::new("sesto-senso-outcome-escaped"),
            Some(End::Slip) => Saying::new("sesto-senso-outcome-slip"),
            Some(End::Stopped) => Saying::new("sesto-senso-outcome-stopped"),
            Some(End::TimeUp) | None => Saying::new("sesto-senso-outcome-time-up"),
        };
        Saying::new("cli-sesto-album").with("outcome", self.say(&outcome))
    }

    /// A page of the album for each psychic, then the common dream.
    pub(super) fn album_entries(&self) -> Vec<Entry> {
        let mut entries = self.looks();
        for entry in &mut entries {
            entry.choice.detail = entry.about.map(|psychic| self.suspect(psychic)).into_iter().collect();
        }
        if let Some(first) = entries.first_mut() {
            first.choice.suggested = true;
        }
        let common = self.view.revelation.iter().flat_map(|revelation| &revelation.common);
        entries.extend(common.map(|common| {
            let label =
                Saying::new("cli-sesto-album-common").with_key("dream", self.edition().key(common.dream));
            let mut entry = Entry::dream(self.edition(), common.dream);
            entry.choice.label = label;
            let about = common.about.map(|kind| {
                Saying::new("cli-sesto-album-about")
                    .with_key("kind", format!("sesto-senso-kind-{}", kind.name()))
            });
            entry.detail(about)
        }));
        entries
    }
}
