// What every game gives the page, whatever it is: a table, an apron, perhaps a card that sums up its
// rules, and a few readings of its story. The room page, the television, the replay and the gallery
// know games only through this file, and find them by their folder's name; what is written about a
// game away from its table is found in rules.ts.
import type { Component } from 'svelte';
import type { I18n, Saying } from '$lib/i18n/i18n.svelte';
import type { Written } from '$lib/i18n/written';
import type { Beat } from '$lib/ui/motion';
import type { IconName } from '$lib/ui/icons';
import type { PuppetName } from '$lib/ui/puppets';

/** Who sits at a place, as a table needs to know them. */
export interface Seated {
  name: string;
  puppet: PuppetName;
  bot: boolean;
  /** Played on this device. */
  mine: boolean;
  /** Their line is down. */
  away?: boolean;
}

/** An event with its words, as the server sends it. */
export interface Told<EventView> {
  event: EventView;
  say: Saying;
}

/** One step of a game as one viewer saw it. */
export interface Step<View, Legal, EventView> {
  step: number;
  turn: number;
  events: Told<EventView>[];
  view: View;
  legal: Legal;
}

/** A place on a thing of the table, in thousandths of its width and height. */
export interface Spot {
  key: string;
  x: number;
  y: number;
}

/** Somebody's finger on it. */
export interface Pointing extends Spot {
  seat: number;
}

/** Something that was said at the table, or why a bot did what it did. */
export interface Said {
  key: string;
  seat: number;
  words: string;
}

/** Everything a table shows: one step, the people, and through whose eyes one looks. */
export interface Moment<View, Legal, EventView> {
  view: View;
  /** What `seat` may do now; with nothing to do, or for somebody who watches, it is empty. */
  legal: Legal;
  /** What is told now: the event on show, or while the table stands, all of the last step. */
  events: Told<EventView>[];
  seats: Seated[];
  /** The seat one plays; null for somebody who watches, the television and the replay. */
  seat: number | null;
  /** Something is being shown: whatever can be done comes after it. */
  playing?: boolean;
  /** What is told stands elsewhere already: the prompter does not repeat it. */
  quiet?: boolean;
}

/** Whom the words call “you”: the seat one plays, unless several people read them on this device. */
export const readerOf = ({ seat, seats }: { seat: number | null; seats: Seated[] }) =>
  seats.filter(({ mine }) => mine).length > 1 ? null : seat;

/** What a table is given and whom it answers to. */
export interface Desk<View, Legal, EventView, Action> {
  /** Read again whenever it changes; its parts are replaced, never changed in place. */
  readonly moment: Moment<View, Legal, EventView>;
  /** Asks the server and tells whether it took the action; if so, the table holds still until the
   * moment changes. */
  onaction(action: Action): Promise<boolean> | boolean;
  /** Shows at once what is still to be shown. */
  onskip?(): void;
  /** Says why a tap did nothing. */
  onrefusal(why: Saying): void;
  /** What never changes in this game. */
  readonly fixed?: unknown;
  /** Every choice is asked for by itself, also what could be chosen along with another: in lessons. */
  readonly singly?: boolean;
  /** What one has written on things of the table, by the key of each thing. */
  readonly notes?: Readonly<Record<string, string>>;
  /** Keeps a note for oneself alone; an empty text takes it away. Without it one cannot write. */
  onnote?(key: string, text: string): void;
  /** The deck of own pictures that is played with; without one, those of this program. */
  readonly deck?: string | null;
  /** What was said, the newest last. */
  readonly said?: readonly Said[];
  /** Where people point now. */
  readonly pointers?: readonly Pointing[];
  /** Shows everybody what one means; null takes it away. Without it one cannot point. */
  onpoint?(spot: Spot | null): void;
  /** When all is over: what is told of it. */
  readonly after?: Afterwards;
}

/** What is told of a game that is over, beside how it stands. */
export interface Afterwards {
  /** Its steps, with the reasons that were kept until now. */
  readonly steps: readonly {
    view: unknown;
    events: readonly Told<unknown>[];
    why?: Saying | null;
  }[];
  /** What readers would have made of it, in the game's own form, where it is read. */
  readonly readings: unknown;
  /** What people have written for everybody since. */
  readonly notes: readonly { seat: number; key: string; text: string }[];
  /** Writes for everybody, at a seat; an empty text takes it away. Without it one only reads. */
  readonly pen?: { seat: number; write(key: string, text: string): void };
}

/** What the table and the apron of a game share: what is chosen, what is lit, what is moving. */
export interface Part<EventView, View> {
  /** Whether the game waits for the viewer: the footlights are lit. */
  readonly lit: boolean;
  /** Shows what an event tells, on the way to the view it leaves. */
  beat(event: EventView, then: View): Beat;
  /** What is seen of an event before it is told; most need nothing. */
  breath?(event: EventView): Beat | null;
  /** Puts back what has been chosen, or the last of it. */
  back?(): unknown;
  /** Chooses, without doing it, what somebody advises. */
  suggest?(action: unknown): void;
}

/** A turning point, for the marks over the replay's curve. */
export interface KeyMoment {
  icon: IconName;
  label: Written;
  seat: number | null;
}

/** Something true and kind to remember of a game. */
export interface Fact {
  icon: IconName;
  seat: number | null;
  say: Written;
}

/** A line of the curve that is nobody's. */
export interface PlotLine {
  label: Written;
  colour: string;
}

/** A height of the curve that has a name. */
export interface PlotMark {
  at: number;
  label: Saying;
}

/** The curve of a game, from 0 to 1: one line a seat, or lines of its own. */
export interface Plot<View> {
  label: Written;
  /** Where each line stands in this view. */
  read(view: View): number[];
  /** The colour of a seat's things on the table, where they have one; else its line has the puppet's. */
  colour?(view: View, seat: number): string | null;
  /** What the heights mean: a few of them, with their names; without, quarters without a name. */
  marks?(view: View, fixed: unknown): PlotMark[];
  lines?: PlotLine[];
}

/** A whole game, read back when it is over. */
export interface Retelling<View, Legal, EventView> {
  plot: Plot<View>;
  keyMoment(events: EventView[]): KeyMoment | null;
  /** At most four, from a whole game. */
  facts(steps: Step<View, Legal, EventView>[]): Fact[];
}

export interface GamePage<View, Legal, EventView, Action, P extends Part<EventView, View>> {
  id: string;
  /** What somebody may do who may do nothing: for those who watch. */
  idle: Legal;
  part(desk: Desk<View, Legal, EventView, Action>): P;
  /** The shared part. `alone`: there is no apron, so it shows everything itself and takes no taps;
   * `tv`: and it is looked at from afar. */
  Table: Component<{ part: P; alone?: boolean; tv?: boolean }>;
  /** What is in the apron: prompter, what is yours, decisions. */
  Apron: Component<{ part: P }>;
  /** What stands in the header: a score, a calendar. */
  Headline?: Component<{ part: P }>;
  /** On a phone that takes the place of the title. */
  crowded?: boolean;
  /** Its table is broad and low: on a screen held sideways the apron lies below it. */
  wide?: boolean;
  /** What hangs in the sky over the summary of a game that ended like this. */
  Finale?: Component<{ view: View }>;
  /** A card that sums it up, as its box gives each player; it is about the table on show. */
  Reference?: () => Promise<{ default: Component<{ view: View; fixed: unknown }> }>;
  /** What one keeps of a game that is over, everything open: shown under its summary. */
  Album?: () => Promise<{
    default: Component<{ view: View; seats: Seated[]; fixed: unknown; after?: Afterwards }>;
  }>;
  /** Talk is the heart of it: where there is width, it stands beside the table. */
  talkative?: boolean;
  /** How it is read back: nobody needs that while it lasts. */
  story(): Promise<Retelling<View, Legal, EventView>>;
  /** Whether an event is big: it stays in sight longer than its words take to read. */
  big?(event: EventView): boolean;
  /** Whether an event is not worth a line of its own among what happened since one's turn. */
  minor?(event: EventView, seat: number): boolean;
  /** Whether an event is a decision of this seat, though it is no turn: what happened is counted from it. */
  own?(event: EventView, seat: number): boolean;
  /** Whether an event is meant for a seat: it stands first among what happened since their turn. */
  meant?(event: EventView, seat: number): boolean;
  /** How a game that ended like this is called, where winning and losing do not say it all. */
  title?(view: View): Saying | null;
}

/** A game whose own types are its own business: what the server sends for `id` fits it. */
export type AnyGame = GamePage<unknown, unknown, unknown, unknown, Part<unknown, unknown>>;

export type AnyRetelling = Retelling<unknown, unknown, unknown>;

/** Forgets a game's own types, once, for the pages that serve every game. */
export const gamePage = <View, Legal, EventView, Action, P extends Part<EventView, View>>(
  page: GamePage<View, Legal, EventView, Action, P>,
): AnyGame => page as unknown as AnyGame;

const pages = import.meta.glob<{ default: AnyGame }>('./*/index.ts');

/** The page of a game, with its words; null when there is no game of that name. */
export async function loadGame(id: string, i18n: I18n): Promise<AnyGame | null> {
  const load = pages[`./${id}/index.ts`];
  if (!load) return null;
  const [page] = await Promise.all([load(), i18n.learn(id)]);
  return page.default;
}

/** The games that have a page. */
export const gameIds = Object.keys(pages).map((path) => path.split('/')[1] ?? path);
