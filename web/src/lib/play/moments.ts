// What the server tells of a step, put together: each event with the table as it stood then. Events
// are never applied to views here; the server sends where a view in between differs from the
// step's own, and this puts those places in.
import type { EventLine, PastStep, Step } from '$lib/api/types';

type Difference = EventLine['differs'][number];

/** An event on the table: what was told, and the view it left. */
export interface Shown {
  line: EventLine;
  /** Null where only words were told. */
  view: unknown;
}

/** The view in which some places are otherwise; `base` itself is left as it is. */
export function put(base: unknown, differs: readonly Difference[]): unknown {
  return differs.reduce((view, { at, is }) => replaced(view, at, is), base);
}

function replaced(
  view: unknown,
  [key, ...rest]: readonly (string | number)[],
  is: unknown,
): unknown {
  if (key === undefined) return is;
  if (Array.isArray(view)) {
    const items: unknown[] = [...(view as unknown[])];
    items[Number(key)] = replaced(items[Number(key)], rest, is);
    return items;
  }
  const fields = view as Record<string, unknown>;
  return { ...fields, [key]: replaced(fields[key], rest, is) };
}

/** The moments of a step, in order. */
export const momentsOf = ({ events, view }: Step | PastStep): Shown[] =>
  events.map((line) => ({
    line,
    view: view === null || view === undefined ? null : put(view, line.differs),
  }));

/**
 * What changed from `before` to `after`, put into `view` wherever `view` still stands as `before`
 * did: so that a ball which is moved beside the play is seen at once, and nothing else is.
 */
export function merged(view: unknown, before: unknown, after: unknown): unknown {
  if (same(before, after)) return view;
  if (same(view, before)) return after;
  if (isList(view) && isList(before) && isList(after) && alike(view, before, after))
    return view.map((item, index) => merged(item, before[index], after[index]));
  if (isObject(view) && isObject(before) && isObject(after))
    return Object.fromEntries(
      Object.entries(view).map(([name, value]) => [name, merged(value, before[name], after[name])]),
    );
  return view;
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value);
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const alike = (...lists: unknown[][]) => lists.every(({ length }) => length === lists[0]?.length);

/** Whether two values of JSON are the same. */
export function same(one: unknown, two: unknown): boolean {
  if (one === two) return true;
  if (isList(one) && isList(two))
    return one.length === two.length && one.every((item, index) => same(item, two[index]));
  if (!isObject(one) || !isObject(two)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(two).length &&
    names.every((name) => name in two && same(one[name], two[name]))
  );
}
