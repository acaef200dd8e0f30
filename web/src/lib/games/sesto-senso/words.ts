// Every sentence of the table of Il Sesto Senso: names of cards and people, the prompter's lines, and
// what a screen reader hears. All of them come from the catalogue; here is only which one is said
// when.
import type { Args, I18n } from '$lib/i18n/i18n.svelte';
import type { IconName } from '$lib/ui/icons';
import { isOfFirst, travelling } from './editions';
import type { SestoPart } from './sesto.svelte';
import { deckWord } from './sources.svelte';
import {
  cardKey,
  sameCard,
  type Card,
  type Kind,
  type Psychic,
  type PsychicView,
  type View,
} from './types';

type Words = Pick<I18n, 't' | 'say' | 'word' | 'has' | 'lang'>;

export const KIND_ICON: Record<Kind, IconName> = {
  object: 'key-round',
  place: 'door-open',
  character: 'user-round',
};

export const kindName = ({ t }: Words, kind: Kind): string => t(`sesto-senso-kind-${kind}`);
export const kindsName = ({ t }: Words, kind: Kind): string => t(`sesto-senso-kinds-${kind}`);

/** Monday is the first of the seven days. */
export const dayName = ({ t }: Words, day: number): string => t('sesto-senso-day-name', { day });

/** The name on a picture; dreams have one too, as a title. */
export function nameOf({ word, has, lang }: Words, key: string): string {
  const own = deckWord(lang, travelling(key));
  // What the first edition called its dreams comes with its pictures.
  return own ?? (isOfFirst(key) && !has(`sesto-${key}`) ? '' : word(`sesto-${key}`));
}
export const cardName = (words: Words, card: Card): string => nameOf(words, cardKey(card));
/** The same within a sentence. */
export const theCard = ({ word, lang }: Words, card: Card): string =>
  deckWord(lang, cardKey(card)) ?? word(`sesto-the-${cardKey(card)}`);

/** What is drawn on a picture, in words; until those are here, its name. */
export function altOf(words: Words, key: string): string {
  const drawn = travelling(key);
  const own = deckWord(words.lang, `${drawn}-alt`) ?? deckWord(words.lang, drawn);
  if (own) return own;
  const alt = `sesto-${key}-alt`;
  return words.has(alt) ? words.word(alt) : nameOf(words, key);
}

// ---------------------------------------------------------------- people

/** A psychic's name: of whoever plays them, or their own where one seat plays two. */
export function psychicName({ word }: Words, part: SestoPart, psychic: Psychic): string {
  return part.medium(psychic)?.name ?? word(`sesto-senso-psychic-${psychic + 1}`);
}

export const seatName = (part: SestoPart, seat: number): string =>
  part.moment.seats[seat]?.name ?? '';

/** What a psychic is doing, under the name; of somebody who is not there, that. */
export function status({ t }: Words, part: SestoPart, one: PsychicView): string {
  const { view } = part;
  const vote = view.revelation?.votes.find(({ seat }) => seat === one.seat);
  if (view.end) return t('sesto-senso-status-over');
  if (part.medium(one.psychic)?.away) return t('lobby-away');
  if (vote) {
    if (vote.confirmed) return t('sesto-senso-status-confirmed');
    return t(vote.on === null ? 'sesto-senso-status-choosing' : 'sesto-senso-status-placed');
  }
  if (!one.searching) return t('sesto-senso-status-done');
  if (one.confirmed) return t('sesto-senso-status-confirmed');
  if (!one.given && !view.late) return t('sesto-senso-status-waiting');
  return t(one.ball === null ? 'sesto-senso-status-choosing' : 'sesto-senso-status-placed');
}

/** A psychic as a screen reader says them, in one line. */
export function personLabel(words: Words, part: SestoPart, one: PsychicView): string {
  return words.t('sesto-senso-person', {
    name: psychicName(words, part, one.psychic),
    state: status(words, part, one),
    found: one.found,
    dreams: one.dreams.length,
  });
}

// ---------------------------------------------------------------- cards

/** Whose balls lie on a card. */
export const ballsOn = (view: View, { kind, number }: Card): PsychicView[] =>
  view.psychics.filter(({ searching, ball }) => searching === kind && ball === number);

/** What is drawn ends with a full stop already. */
const sentence = (said: string[]) => said.map((one) => one.replace(/\.$/, '')).join('. ');

const ballsLabel = (words: Words, part: SestoPart, card: Card): string[] =>
  ballsOn(part.view, card).map(({ psychic, confirmed }) =>
    words.t(confirmed ? 'sesto-senso-card-ball' : 'sesto-senso-card-ball-faint', {
      name: psychicName(words, part, psychic),
    }),
  );

/** A card as a screen reader says it: what is drawn, whose balls lie there, what is noted. */
export function cardLabel(words: Words, part: SestoPart, card: Card): string {
  const { t } = words;
  const { focus } = part;
  const said = [
    t('sesto-senso-card', { name: cardName(words, card), alt: altOf(words, cardKey(card)) }),
  ];
  said.push(...ballsLabel(words, part, card));
  if (focus?.searching === card.kind && focus.refused.includes(card.number))
    said.push(t('sesto-senso-card-refused'));
  const mark = part.mark(card);
  if (mark) said.push(t(`sesto-senso-mark-${mark}`));
  return sentence(said);
}

/** The psychics to whom a card was refused. */
export const refusedTo = (view: View, { kind, number }: Card): PsychicView[] =>
  view.psychics.filter(({ searching, refused }) => searching === kind && refused.includes(number));

/** A card as the ghost hears it: also to whom it was refused, and whether it is the one meant. */
export function mirrorLabel(words: Words, part: SestoPart, card: Card): string {
  const { t } = words;
  const said = [
    t('sesto-senso-card', { name: cardName(words, card), alt: altOf(words, cardKey(card)) }),
  ];
  said.push(...ballsLabel(words, part, card));
  const out = refusedTo(part.view, card).map(({ psychic }) => psychicName(words, part, psychic));
  if (out.length > 0) said.push(t('sesto-senso-card-refused-to', { names: list(words, out) }));
  if (sameCard(card, part.aim)) said.push(t('sesto-senso-card-meant'));
  return sentence(said);
}

/** When a dream came, as far as the album tells: today, yesterday, or on which day. */
export function whenOf(words: Words, { view, focus }: SestoPart, dream: number): string {
  const page = view.album.find(
    ({ psychic, dreams }) => psychic === focus?.psychic && dreams.includes(dream),
  );
  const day = page?.day ?? view.day;
  if (day === view.day) return words.t('sesto-senso-today');
  return day === view.day - 1 ? words.t('sesto-senso-yesterday') : dayName(words, day);
}

/** Whether a dream came to a psychic today. */
export const isNew = (view: View, to: Psychic, dream: number): boolean =>
  !view.album.some(
    ({ psychic, dreams, day }) => psychic === to && day < view.day && dreams.includes(dream),
  );

// ---------------------------------------------------------------- the prompter

export interface Prompt {
  text: string;
  aside?: string;
  /** What somebody shows at this moment, where there is room for one sentence only. */
  shown?: string | null;
}

/** The names in a sentence, joined as the language joins them. */
const list = ({ lang }: Words, names: string[]) => new Intl.ListFormat(lang).format(names);

/** Whom the game waits for, but for oneself. */
function awaited(words: Words, part: SestoPart): string {
  const others = part.view.to_act.filter((seat) => seat !== part.seat);
  if (others.length === 0) return '';
  const names = list(
    words,
    others.map((seat) => seatName(part, seat)),
  );
  return words.t('sesto-senso-awaited', { names, count: others.length });
}

function ghostPrompt(words: Words, part: SestoPart): Prompt {
  const { t } = words;
  const { legal, focus, gift, view } = part;
  if (legal.common) {
    const kind = gift.slot;
    const key =
      gift.way === 'add' && view.options.final !== 'classic'
        ? (`sesto-senso-ghost-add-${view.options.final}` as const)
        : kind
          ? 'sesto-senso-ghost-common'
          : 'sesto-senso-ghost-common-ready';
    const args: Args = kind ? { kind: kindName(words, kind) } : {};
    return { text: t(key, args), aside: t('sesto-senso-ghost-silent') };
  }
  // What the psychics show each other, the ghost sees: wherever it is, and whoever it is about.
  const shown = pointed(words, part);
  if (!legal.give)
    return { text: t('sesto-senso-ghost-wait'), aside: shown ?? awaited(words, part) };
  const given = !focus || !legal.give.psychics.includes(focus.psychic);
  if (!focus?.searching || given)
    return {
      text: t('sesto-senso-ghost-other'),
      aside: shown ?? t('sesto-senso-ghost-silent'),
      shown,
    };
  const number = focus.combination[focus.searching];
  const args = {
    name: psychicName(words, part, focus.psychic),
    card: number === null ? '' : theCard(words, { kind: focus.searching, number }),
  };
  return {
    text: t('sesto-senso-ghost-give', args),
    aside: shown ?? t('sesto-senso-ghost-silent'),
    shown,
  };
}

/** What somebody points at, if anybody does. */
function pointed(words: Words, part: SestoPart): string | null {
  const { pointing } = part;
  return (
    pointing &&
    words.t('sesto-senso-pointing', {
      name: seatName(part, pointing.seat),
      what: nameOf(words, pointing.key),
    })
  );
}

function finalPrompt(words: Words, part: SestoPart): Prompt {
  const { t } = words;
  const { view, legal } = part;
  const { common, votes, rounds } = view.revelation ?? { common: [], votes: [], rounds: 0 };
  if (common.length === 0 || (part.role === 'psychic' && !legal.vote))
    return { text: t('sesto-senso-final-wait'), aside: awaited(words, part) };
  const placed = votes.filter(({ on }) => on !== null).length;
  const aside =
    pointed(words, part) ?? t('sesto-senso-final-majority', { placed, count: votes.length });
  const text = t(
    rounds > 0 ? 'sesto-senso-final-again' : `sesto-senso-final-${view.options.final}`,
  );
  return { text, aside };
}

/** For whoever plays two psychics: which of them the table shows. */
function whoseTurn(words: Words, part: SestoPart): string {
  const { focus, own } = part;
  if (own.length < 2 || focus?.seat !== part.seat) return '';
  return words.t('sesto-senso-own-two', { which: focus.psychic + 1 });
}

function searchPrompt(words: Words, part: SestoPart): Prompt {
  const { t } = words;
  const { focus, view, seat } = part;
  // Whoever has something to do need not know for whom else the game waits.
  const waits = part.lit ? '' : awaited(words, part);
  const aside = pointed(words, part) ?? `${whoseTurn(words, part)} ${waits}`.trim();
  if (view.hopeless) return { text: t('sesto-senso-hopeless'), aside };
  if (!focus) return { text: t('sesto-senso-ghost-wait') };
  if (focus.seat !== seat) {
    const name = psychicName(words, part, focus.psychic);
    const key = focus.searching ? 'sesto-senso-theirs' : 'sesto-senso-theirs-done';
    return { text: t(key, { name, count: focus.dreams.length }), aside };
  }
  if (!focus.searching) return { text: t('sesto-senso-own-done'), aside };
  if (focus.confirmed) return { text: t('sesto-senso-own-confirmed'), aside };
  const kind = kindName(words, focus.searching);
  if (view.late && !focus.given) return { text: t('sesto-senso-own-late', { kind }), aside };
  if (focus.dreams.length === 0) return { text: t('sesto-senso-own-no-dream', { kind }), aside };
  const fresh = focus.dreams.filter((dream) => isNew(view, focus.psychic, dream)).length;
  return {
    text: t(fresh > 0 ? 'sesto-senso-own-new' : 'sesto-senso-own-old', {
      count: fresh > 0 ? fresh : focus.dreams.length,
    }),
    aside,
  };
}

/** The sentence of the moment: what happened, what you can do. */
export function prompt(words: Words, part: SestoPart): Prompt {
  const { view, role } = part;
  if (view.end) {
    const { end } = view;
    return {
      text: words.t(
        `sesto-senso-outcome-${end.type}`,
        end.type === 'unmasked' ? { day: end.day } : {},
      ),
    };
  }
  // While the lights are down the stage tells it.
  if (part.scene)
    return { text: words.t(part.scene.type === 'signs' ? 'sesto-senso-signs' : 'sesto-senso-who') };
  if (role === 'ghost') return ghostPrompt(words, part);
  return view.phase === 'revelation' ? finalPrompt(words, part) : searchPrompt(words, part);
}

/** What the golden button of a psychic says, and whether there is anything to do. */
export function searchAct(
  words: Words,
  part: SestoPart,
): { act: 'place' | 'confirm' | null; label: string } {
  const { t } = words;
  const { card, ball, search, focus } = part;
  const kind = focus?.searching ?? 'object';
  if (card && !sameCard(card, ball) && part.canPlace(card))
    return { act: 'place', label: t('sesto-senso-act-place', { card: cardName(words, card) }) };
  if (search?.confirm && ball)
    return { act: 'confirm', label: t('sesto-senso-act-confirm', { card: cardName(words, ball) }) };
  if (focus?.confirmed && ball)
    return { act: null, label: t('sesto-senso-act-confirmed', { card: cardName(words, ball) }) };
  if (focus?.dreams.length === 0) return { act: null, label: t('sesto-senso-act-wait') };
  return { act: null, label: t('sesto-senso-act-choose', { kind }) };
}

// ---------------------------------------------------------------- close up

/** Roughly where on a picture a finger is, for those who do not see it. */
export function spotName({ t }: Words, x: number, y: number): string {
  const row = y < 333 ? 'top' : y < 667 ? null : 'bottom';
  const column = x < 333 ? 'left' : x < 667 ? null : 'right';
  if (row && column) return t(`sesto-senso-spot-${row}-${column}`);
  return t(`sesto-senso-spot-${row ?? column ?? 'middle'}`);
}
