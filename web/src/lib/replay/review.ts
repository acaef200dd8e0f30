// A review in words: what changed, by how much, and what would have been better. The numbers are the
// server's; here they are only written as people read them.
import { ask, client } from '$lib/api/client';
import type { Review, ReviewState } from '$lib/api/types';
import { readerOf, type Seated } from '$lib/games/game';
import type { I18n, Saying } from '$lib/i18n/i18n.svelte';
import type { Key } from '$lib/i18n/keys';
import { say } from '$lib/i18n/written';
import { PUPPET_COLOUR } from '$lib/ui/puppets';
import type { Line } from './plot';

export type Amount = Review['totals'][number]['luck'];
export type Moment = Review['moments'][number];
export type Decision = Review['decisions'][number];

/** Above the highest mark there is room for its name. */
const HEADROOM = 1.2;

/** Whether an amount differs from nothing beyond doubt: by more than twice its error. */
const isSure = ({ mean, error }: Amount): boolean => Math.abs(mean) > 2 * error;

/** Asks until everything has been looked at, and tells how far it is meanwhile. */
export async function loadReview(
  id: string,
  tell: (state: ReviewState) => void,
  signal: AbortSignal,
): Promise<void> {
  let seen: number | undefined;
  while (!signal.aborted) {
    const params = { path: { id }, query: { seen } };
    const state = await ask(client.GET('/api/rooms/{id}/review', { params, signal }));
    tell(state);
    if (state.review) return;
    seen = state.done;
  }
}

/** A review as one person reads it. */
export class Told {
  readonly #review: Review;
  readonly #seats: Seated[];
  readonly #i18n: I18n;
  /** The seat of whoever reads, where they had one. */
  readonly #you: number | null;

  constructor(review: Review, seats: Seated[], i18n: I18n) {
    this.#review = review;
    this.#seats = seats;
    this.#i18n = i18n;
    const mine = seats.findIndex(({ mine }) => mine);
    this.#you = readerOf({ seat: mine < 0 ? null : mine, seats });
  }

  get #chance(): boolean {
    return this.#review.measure === 'chance';
  }

  /** Whether all win or lose together. */
  get together(): boolean {
    return this.#review.curve[0]?.length === 1;
  }

  #name = (seat: number | null): string => (seat === null ? '' : (this.#seats[seat]?.name ?? ''));

  /** A worth as a bare number: percent, or points. */
  number = (worth: number): string => {
    const shown = this.#chance ? 100 * worth : worth;
    const digits = this.#chance && Math.abs(shown) >= 1 ? 0 : 1;
    const format = new Intl.NumberFormat(this.#i18n.lang, { maximumFractionDigits: digits });
    return format.format(shown);
  };

  #amount({ mean }: Amount): string {
    const number = this.number(Math.abs(mean));
    return this.#i18n.t(this.#chance ? 'review-amount-chance' : 'review-amount-points', { number });
  }

  get lines(): Line[] {
    const { t } = this.#i18n;
    const [first] = this.#seats;
    if (this.together && first)
      return [
        {
          name: this.#seats.length === 1 ? first.name : t('review-line-together'),
          colour: PUPPET_COLOUR[first.puppet],
        },
      ];
    return this.#seats.map(({ name, puppet }) => ({ name, colour: PUPPET_COLOUR[puppet] }));
  }

  /** The most that the curve shows: certainty, or a little more than the most points. */
  get #top(): number {
    if (this.#chance) return 1;
    const most = Math.max(1, ...this.#review.curve.flat().map(({ mean }) => mean));
    return Math.ceil(most / 5) * 5;
  }

  get readings(): number[][] {
    return this.#review.curve.map((worths) =>
      worths.map(({ mean }) => mean / this.#top / HEADROOM),
    );
  }

  get marks(): { at: number; text: string }[] {
    const { t } = this.#i18n;
    const key = this.#chance ? 'review-mark-percent' : 'review-mark-points';
    return [0.5, 1].map((part) => ({
      at: part / HEADROOM,
      text: t(key, { number: this.number(part * this.#top) }),
    }));
  }

  get axis(): string {
    return this.#i18n.t(`review-axis-${this.#review.measure}`);
  }

  /** What the deal was worth, to each. */
  get began(): string {
    const { t, lang } = this.#i18n;
    const worths = (this.#review.curve[0] ?? []).map(({ mean }, seat) => {
      const number = this.number(mean);
      if (!this.#chance) return t('review-worth-points', { number });
      return this.together
        ? t('review-worth-chance-together', { number })
        : t('review-worth-chance', { number, name: this.#name(seat) });
    });
    return t('review-began', { worths: new Intl.ListFormat(lang).format(worths) });
  }

  say = (sayings: (Decision['played'] | Moment['say'][number])[]): string =>
    sayings.flatMap((saying) => (saying ? [this.#spoken(saying)] : [])).join(' ');

  #spoken = (saying: Saying): string => this.#i18n.say(saying, this.#name, this.#you);

  /** A sentence about somebody, who is spoken to if they read it. */
  #about = (key: Key, seat: number, number = ''): string =>
    this.#spoken(say(key, { name: { seat }, number }));

  moment({ luck, change, whose }: Moment): string {
    const what = luck ? 'luck' : 'choice';
    const way = change.mean > 0 ? 'up' : 'down';
    const number = this.number(Math.abs(change.mean));
    const { t } = this.#i18n;
    if (!this.#chance) return t(`review-moment-${what}-${way}-points`, { number });
    if (whose === null) return t(`review-moment-${what}-${way}-together`, { number });
    return this.#about(`review-moment-${what}-${way}`, whose, number);
  }

  /** What luck did, and what choices did that may be seen: sentences, seat by seat. */
  get totals(): string[] {
    const { t } = this.#i18n;
    const way = (amount: Amount) => (!isSure(amount) ? 'even' : amount.mean > 0 ? 'up' : 'down');
    const { totals } = this.#review;
    const [first] = totals;
    const luck =
      this.together && first
        ? [t(`review-luck-${way(first.luck)}-together`, { number: this.#amount(first.luck) })]
        : [];
    return totals.reduce((said, { seat, luck, choices }) => {
      if (!this.together)
        said.push(this.#about(`review-luck-${way(luck)}`, seat, this.#amount(luck)));
      if (choices)
        said.push(this.#about(`review-choices-${way(choices)}`, seat, this.#amount(choices)));
      return said;
    }, luck);
  }

  worth({ worth, best_worth, loss }: Decision): string {
    return this.#i18n.t(`review-worth-more-${this.#review.measure}`, {
      best: this.number(best_worth.mean),
      worth: this.number(worth.mean),
      loss: this.number(loss.mean),
    });
  }
}
