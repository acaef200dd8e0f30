// One's part at a table of Il Sesto Senso: whose dreams are looked at, which card or dream is taken
// up, what is held close, and what taps do to it. Nothing of that leaves this page: what the others
// see of the ghost are gifts, and of a psychic a ball and a finger on a picture.
import type { Saying } from '$lib/i18n/i18n.svelte';
import { TablePart } from '$lib/play/part.svelte';
import type { Beat, Timeline } from '$lib/ui/motion';
import type { Afterwards, Desk, Moment, Pointing, Said } from '../game';
import { Closeup } from './closeup.svelte';
import { dreamKey, travelling } from './editions';
import { Gift } from './gift.svelte';
import { markOf, noteKey, type Mark } from './marks';
import { breathe, hasBreath, perform, type Place, type Scene } from './motion';
import { mediums, type Medium } from './people';
import { useDeck } from './sources.svelte';
import {
  cardKey,
  knownCards,
  psychicOf,
  sameCard,
  type Action,
  type Card,
  type Combination,
  type Deed,
  type Dream,
  type EventView,
  type Kind,
  type Legal,
  type Motion,
  type Psychic,
  type PsychicView,
  type SearchLegal,
  type View,
} from './types';

export type SestoMoment = Moment<View, Legal, EventView>;
export type SestoDesk = Desk<View, Legal, EventView, Action>;

/** What one is at this table. */
export type Role = 'ghost' | 'psychic' | 'watcher';

const NOTHING: Combination = { object: null, place: null, character: null };

export class SestoPart extends TablePart<View, Legal, EventView, Action> {
  #focus = $state<Psychic | null>(null);
  #kind = $state.raw<{ of: Kind | null; shown: Kind } | null>(null);
  #card = $state.raw<Card | null>(null);
  #suspect = $state<Psychic | null>(null);
  #scene = $state.raw<Scene | null>(null);
  /** The row that was on show when the signs began. */
  #waits: Kind | null = null;
  /** Whose dreams or ball came last, for those who only watch. */
  #newest = $state<Psychic | null>(null);
  /** The table on the page, for the motion. */
  stage = $state.raw<HTMLElement>();
  readonly gift: Gift;
  readonly closeup = new Closeup();

  constructor(desk: SestoDesk) {
    super(desk);
    this.gift = new Gift(() => this.moment.legal);
    useDeck(desk.deck ?? null);
  }

  get legal(): Legal {
    return this.moment.legal;
  }

  get role(): Role {
    if (this.seat === null) return 'watcher';
    return this.seat === this.view.ghost ? 'ghost' : 'psychic';
  }

  get mediums(): Medium[] {
    return mediums(this.view, this.moment.seats);
  }

  medium(psychic: Psychic): Medium | null {
    return this.mediums.find((one) => one.psychic === psychic) ?? null;
  }

  /** Whether the game waits for this seat. */
  get lit(): boolean {
    const { end, to_act } = this.moment.view;
    return !this.busy && !end && this.seat !== null && to_act.includes(this.seat);
  }

  /** An action is on its way, or what came of it has not been shown yet. */
  get busy(): boolean {
    return this.still;
  }

  // ------------------------------------------------------------ whom and what one looks at

  get own(): PsychicView[] {
    return this.view.psychics.filter(({ seat }) => seat === this.seat);
  }

  /** The psychic whose dreams are on show: the one chosen, else one's own that has something to do,
   * for the ghost the next one without a gift. */
  get focus(): PsychicView | null {
    const { view, legal } = this;
    const chosen = this.#focus === null ? null : psychicOf(view, this.#focus);
    if (chosen) return chosen;
    if (this.role === 'ghost') return psychicOf(view, legal.give?.psychics[0] ?? 0);
    if (this.role === 'watcher') return this.#dreamer;
    const waiting = legal.search.find(({ awaited }) => awaited);
    return (
      (waiting ? psychicOf(view, waiting.psychic) : null) ??
      this.own.find(({ searching }) => searching) ??
      this.own[0] ??
      view.psychics.find(({ searching }) => searching) ??
      view.psychics[0] ??
      null
    );
  }

  /** Whoever looks on sees the dreams of whom something happened to last, or to whom a finger points. */
  get #dreamer(): PsychicView | null {
    const { psychics } = this.view;
    const key = this.pointing?.key;
    const shown = psychics.find(({ dreams }) =>
      dreams.some((dream) => dreamKey(this.view, dream) === key),
    );
    const newest = this.#newest === null ? null : psychicOf(this.view, this.#newest);
    return (
      shown ??
      (newest?.dreams.length ? newest : null) ??
      psychics.findLast(({ given }) => given) ??
      psychics.findLast(({ dreams }) => dreams.length > 0) ??
      psychics.find(({ searching }) => searching) ??
      psychics[0] ??
      null
    );
  }

  look(psychic: Psychic): void {
    if (this.focus?.psychic === psychic && this.#focus !== null) return;
    this.#focus = psychic;
    this.#card = null;
    this.gift.clear();
  }

  /** The row on show; it follows the psychic in focus until another one is asked for. */
  get kind(): Kind {
    // While the signs are given the row waits: it changes for all at once.
    if (this.scene?.type === 'signs' && this.#waits) return this.#waits;
    // Nobody turns a television to another row: it shows the one in which somebody points at a card.
    const row = this.role === 'watcher' && this.view.rows.find(({ kind }) => this.#isShown(kind));
    if (row) return row.kind;
    const of = this.focus?.searching ?? null;
    return this.#kind?.of === of ? this.#kind.shown : (of ?? 'character');
  }

  #isShown = (kind: Kind): boolean => this.pointing?.key.startsWith(`${kind}-`) ?? false;

  /** Balls and fingers that lie on cards of other rows than the one on show. */
  elsewhere(kind: Kind): number {
    const balls = this.view.psychics.filter(
      ({ searching, ball }) => searching === kind && ball !== null,
    );
    return kind === this.kind ? 0 : balls.length + Number(this.#isShown(kind));
  }

  showKind(kind: Kind): void {
    this.#kind = { of: this.focus?.searching ?? null, shown: kind };
    this.#card = null;
  }

  /** The card that is taken up; one that has left the table is not. */
  get card(): Card | null {
    const card = this.#card;
    const row = card && this.view.rows.find(({ kind }) => kind === card.kind);
    return card && row?.cards.includes(card.number) ? card : null;
  }

  /** Puts back what is taken up, a card or dreams. */
  back(): void {
    this.#card = null;
    this.gift.clear();
  }

  /** Where the ball of the psychic in focus lies. */
  get ball(): Card | null {
    const { focus } = this;
    return focus?.searching && focus.ball !== null
      ? { kind: focus.searching, number: focus.ball }
      : null;
  }

  // ------------------------------------------------------------ what the ghost alone knows

  /** The card that a psychic is searching, where one knows it. */
  target({ searching, combination }: PsychicView): Card | null {
    const number = searching && combination[searching];
    return searching && number !== null ? { kind: searching, number } : null;
  }

  /** The card that the ghost's next dream is for. */
  get aim(): Card | null {
    if (this.role !== 'ghost') return null;
    const { revelation } = this.view;
    if (!revelation) return this.focus && this.target(this.focus);
    const culprit = revelation.culprit === null ? null : psychicOf(this.view, revelation.culprit);
    const kind = this.gift.slot ?? 'character';
    const number = culprit?.combination[kind] ?? null;
    return number === null ? null : { kind, number };
  }

  /** What was said at the table. */
  get said(): readonly Said[] {
    return this.desk.said ?? [];
  }

  /** What is told of the game when it is over. */
  get after(): Afterwards | undefined {
    return this.desk.after;
  }

  // ------------------------------------------------------------ a psychic's decisions

  /** What the psychic in focus may do, if they are one's own. */
  get search(): SearchLegal | null {
    return this.legal.search.find(({ psychic }) => psychic === this.focus?.psychic) ?? null;
  }

  /** A tap on a card takes it up; on the one taken up it puts the ball there. Who only watches looks. */
  async tap(card: Card): Promise<void> {
    if (this.role === 'watcher') this.openCard(card);
    else if (sameCard(card, this.card)) {
      if (this.canPlace(card)) await this.place(card);
      else this.#card = null;
    } else {
      this.#card = card;
      // Whoever plays two psychics stays with this one until they confirm, whatever dreams arrive.
      this.#focus ??= this.search?.psychic ?? null;
    }
  }

  canPlace({ kind, number }: Card): boolean {
    return !!this.search && this.search.kind === kind && this.search.cards.includes(number);
  }

  async place(card: Card): Promise<void> {
    const { search } = this;
    if (!search || !this.canPlace(card)) return this.refuse(this.reason(card));
    await this.#send({ type: 'place', psychic: search.psychic, card });
  }

  async confirm(): Promise<void> {
    const { search } = this;
    if (!search?.confirm) return;
    if (await this.#send({ type: 'confirm', psychic: search.psychic })) {
      this.#card = null;
      // Whoever plays two psychics goes on to the other one.
      this.#focus = null;
    }
  }

  /** Why the ball cannot go to this card. */
  reason(card: Card): Saying | null {
    return this.#vain('place', this.focus?.psychic ?? null, card);
  }

  /** Why something would be tried in vain, as the server told it. */
  #vain(deed: Deed, psychic: Psychic | null, card: Card | null = null): Saying | null {
    const told = this.view.vain.find(
      (one) =>
        one.deed === deed &&
        (one.psychic === null || one.psychic === psychic) &&
        (one.cards === null || one.cards.some((named) => sameCard(named, card))),
    );
    return told?.why ?? null;
  }

  // ------------------------------------------------------------ marks and fingers

  mark(card: Card): Mark | null {
    const { focus } = this;
    return focus ? markOf(this.desk.notes?.[noteKey(focus.psychic, card)]) : null;
  }

  /** Marks a card for the psychic in focus, or takes the mark away. */
  setMark(card: Card, mark: Mark): void {
    const { focus } = this;
    if (!focus) return;
    const text = this.mark(card) === mark ? '' : mark;
    this.desk.onnote?.(noteKey(focus.psychic, card), text);
  }

  get canMark(): boolean {
    return this.role === 'psychic' && !!this.desk.onnote && !this.view.end;
  }

  get canPoint(): boolean {
    return this.role === 'psychic' && !!this.desk.onpoint;
  }

  point(key: string, x: number, y: number): void {
    if (!this.canPoint) return;
    const within = (value: number) => Math.round(Math.min(1000, Math.max(0, value)));
    this.desk.onpoint?.({ key: travelling(key), x: within(x), y: within(y) });
  }

  unpoint(): void {
    if (this.canPoint) this.desk.onpoint?.(null);
  }

  /** Shows the others a whole card, or takes that back. */
  pointAt(card: Card): void {
    const key = cardKey(card);
    if (this.pointers(key).some(({ seat }) => seat === this.seat)) this.unpoint();
    else this.point(key, 500, 500);
  }

  /** The fingers on a picture. */
  pointers(key: string): Pointing[] {
    return (this.desk.pointers ?? []).filter((one) => one.key === travelling(key));
  }

  /** Somebody else's finger, wherever it is. */
  get pointing(): Pointing | null {
    const finger = (this.desk.pointers ?? []).find(({ seat }) => seat !== this.seat);
    if (!finger) return null;
    const dream = /^dream-(\d\d)$/.exec(finger.key);
    return dream ? { ...finger, key: dreamKey(this.view, Number(dream[1]) - 1) } : finger;
  }

  // ------------------------------------------------------------ the culprit

  /** The combination that is taken up in the revelation. */
  get suspect(): Psychic | null {
    const { revelation } = this.view;
    const { vote } = this.legal;
    if (this.#suspect !== null && vote?.combinations.includes(this.#suspect)) return this.#suspect;
    return revelation?.votes.find(({ seat }) => seat === this.seat)?.on ?? null;
  }

  async accuse(psychic: Psychic): Promise<void> {
    const { vote } = this.legal;
    // The ghost accuses nobody: it looks closer, as at everything on this table.
    if (this.role === 'ghost') return this.openSuspect(psychic);
    if (!vote?.combinations.includes(psychic)) {
      this.#suspect = null;
      return this.refuse(this.#vain('vote', psychic));
    }
    if (this.#suspect === psychic) await this.vote();
    else this.#suspect = psychic;
  }

  async vote(): Promise<void> {
    const { suspect, legal } = this;
    if (suspect === null || !legal.vote?.combinations.includes(suspect)) return;
    if (await this.#send({ type: 'vote', combination: suspect })) this.#suspect = null;
  }

  async confirmVote(): Promise<void> {
    if (this.legal.vote?.confirm) await this.#send({ type: 'confirm-vote' });
  }

  async agree(to: Motion, yes: boolean): Promise<void> {
    await this.#send({ type: 'agree', to, yes });
  }

  // ------------------------------------------------------------ the ghost's decisions

  /** Takes a dream up or puts it back, unless it would be one too many. */
  take(dream: Dream): void {
    const { gift } = this;
    if (gift.way === 'give' && gift.full && gift.badge(dream) === null)
      this.refuse(this.#vain('give', this.focus?.psychic ?? null));
    else gift.toggle(dream);
  }

  /** Sends the chosen dreams to the psychic in focus, or lays the common dream. */
  async give(): Promise<void> {
    const action = this.gift.action(this.focus?.psychic ?? null);
    if (!action) return;
    if (await this.#send(action)) {
      this.gift.clear();
      this.#focus = null;
    }
  }

  async change(): Promise<void> {
    if (!this.legal.change) return this.refuse(this.#vain('change', null));
    if (await this.#send({ type: 'change' })) this.gift.clear();
  }

  async #send(action: Action): Promise<boolean> {
    return !this.busy && this.send(action);
  }

  // ------------------------------------------------------------ close up

  /** The dreams that lie before everybody, or with the psychic in focus. */
  get dreams(): number[] {
    const { view, focus } = this;
    if (view.revelation) return view.revelation.common.map(({ dream }) => dream);
    // Those of today first, then by the day: what is new is in sight, however many there are.
    const day = (dream: Dream) =>
      view.album.find(({ psychic, dreams }) => psychic === focus?.psychic && dreams.includes(dream))
        ?.day ?? view.day;
    return [...(focus?.dreams ?? [])].sort((a, b) => day(b) - day(a) || a - b);
  }

  /** For the ghost the card that it is for lies beside it. */
  openDream(dream: number, among: number[] = this.dreams): void {
    const keyOf = (dream: number) => dreamKey(this.view, dream);
    this.closeup.open(among.map(keyOf), keyOf(dream));
    if (this.aim) this.closeup.beside = cardKey(this.aim);
  }

  /** Holds close what only the ghost knows of a psychic, beginning with what they search. */
  openTarget(one: PsychicView, card: Card | null = this.target(one)): void {
    this.look(one.psychic);
    const cards = knownCards(one.combination).map(cardKey);
    if (card) this.closeup.open(cards, cardKey(card));
  }

  /** Holds the three cards of a suspect close, the face first. */
  openSuspect(psychic: Psychic): void {
    const known = knownCards(psychicOf(this.view, psychic)?.combination ?? NOTHING).reverse();
    if (known[0]) this.closeup.open(known.map(cardKey), cardKey(known[0]));
  }

  openCard(card: Card): void {
    const row = this.view.rows.find(({ kind }) => kind === card.kind);
    const cards = (row?.cards ?? []).map((number) => cardKey({ kind: card.kind, number }));
    this.closeup.open(cards.includes(cardKey(card)) ? cards : [cardKey(card)], cardKey(card));
  }

  openKey(key: string): void {
    const among = this.dreams.map((dream) => dreamKey(this.view, dream));
    this.closeup.open(among.includes(key) ? among : [key], key);
  }

  // ------------------------------------------------------------ events

  /** What is played on the dark stage; a play that was broken off leaves nothing there. */
  get scene(): Scene | null {
    return this.moment.playing ? this.#scene : null;
  }

  /** Shows at once what is still to be shown. */
  skip(): void {
    this.desk.onskip?.();
  }

  get #place(): Place {
    const { stage, show, scene } = this;
    return { stage, show, scene, play: (scene) => (this.#scene = scene) };
  }

  breath(event: EventView): Beat | null {
    return hasBreath(event) ? (timeline) => breathe(event, this.view, this.#place, timeline) : null;
  }

  protected perform(event: EventView, _before: View, then: View, timeline: Timeline) {
    if (event.type === 'signs') this.#waits = this.kind;
    if (event.type === 'given' || event.type === 'placed') this.#newest = event.who.psychic;
    return perform(event, then, this.#place, timeline);
  }
}
