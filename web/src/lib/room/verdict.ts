// The verdict of a game in words: from the eyes of whoever played here.
import type { Outcome } from '$lib/api/types';
import type { Seated } from '$lib/games/game';
import { unmarked } from '$lib/i18n/rich';
import type { I18n, Saying } from '$lib/i18n/i18n.svelte';
import type { Verdict } from '$lib/pages/summary';

/** Who won: a seat of this device, nobody of it, or everybody together; `called` is what the game
 * itself calls such an end, and a game may have a word of its own for what its score counts. */
export function verdictOf(
  outcome: Outcome,
  seats: Seated[],
  i18n: I18n,
  called: Saying | null = null,
  game = 'room',
): Verdict {
  const { t } = i18n;
  const named = (seat: number) => seats[seat]?.name ?? '';
  const text = i18n.say(outcome.say as Saying, named);
  const players = seats.map(({ name, puppet, bot }) => ({ name, puppet, bot }));
  const { standing } = outcome;
  if (standing.type === 'together') {
    const title = called
      ? i18n.say(called, named)
      : t(`room-verdict-${standing.won === null ? 'over' : standing.won ? 'won' : 'lost'}`);
    const caption =
      typeof standing.best === 'number'
        ? i18n.word(i18n.has(`${game}-score-of`) ? `${game}-score-of` : 'room-score-of', {
            best: standing.best,
            score: standing.score,
          })
        : t('room-score', { score: standing.score });
    // What the plaque is headed with is not said a second time.
    const more = unmarked(text).includes(title) ? '' : text;
    return { title, text: more, players, score: { value: String(standing.score), caption } };
  }
  const winners = seats.filter((_, seat) => standing.places[seat] === 1);
  const mine = seats.filter(({ mine }) => mine);
  const names = new Intl.ListFormat(i18n.lang).format(winners.map(({ name }) => name));
  if (mine.length !== 1) {
    const title = t('room-verdict-winner', { names, count: winners.length });
    // After “Marta wins” nobody wants to read “Marta wins, 5 to 3.”
    const more = text.startsWith(`${title}, `) ? text.slice(title.length + 2) : text;
    return { title, text: more, players };
  }
  const won = winners.some((winner) => winner.mine);
  return { title: t(won ? 'room-verdict-won' : 'room-verdict-lost'), text, players };
}
