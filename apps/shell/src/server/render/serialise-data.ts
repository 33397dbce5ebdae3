import type { CacheEntry } from '@signpost/api-client/base';
import type { SearchHit } from '@signpost/api-client/search';
import { CARD, IN_ANSWER, ROW, type PageData } from '../../transfer/page-data';
import { rowPlace } from '../../slots/slot-rows-data';
import { cardKind } from '../../slots/slots';

type Keys = readonly (string | number)[];

/** How deep in an answer lie the things that loaders take out of it: a list in it, one of the list, one of its parts. */
const DEPTH = 3;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const collect = (value: object, keys: Keys, into: Map<object, Keys>): Map<object, Keys> => {
  into.set(value, keys);
  if (keys.length === DEPTH) return into;
  const inside: [string | number, unknown][] = Array.isArray(value)
    ? value.map((item, index) => [index, item])
    : Object.entries(value);
  for (const [key, item] of inside) if (isObject(item)) collect(item, [...keys, key], into);
  return into;
};

// Answers are kept between requests, and what is in them with them.
const kept = new WeakMap<object, ReadonlyMap<object, Keys>>();

const partsOf = (answer: object): ReadonlyMap<object, Keys> => {
  const parts = kept.get(answer) ?? collect(answer, [], new Map());
  kept.set(answer, parts);
  return parts;
};

/** Thrown for what JSON would change on the way. */
class NotJson extends Error {}

const MARKS = [IN_ANSWER, CARD, ROW];

const isPlain = (value: object) => Object.getPrototypeOf(value) === Object.prototype;

/** A page's data, ready to travel, and the kinds of the cards in it. */
interface Packed {
  readonly data: PageData;
  readonly cards?: readonly SearchHit['kind'][];
}

/** What travels with a page: its data, unless it cannot, and the answers. */
export interface SerialisedData extends Partial<Packed> {
  readonly cache: readonly CacheEntry[];
}

/** What was taken out of an answer: the first keys of it, `undefined` among them for the answer as it is. */
type Taken = Set<string | number | undefined>;

const packWith = (data: PageData, answers: readonly CacheEntry[], taken: readonly Taken[]): Packed => {
  const cards = new Set<SearchHit['kind']>();
  const parts = answers.map(({ value }) => (isObject(value) ? partsOf(value) : undefined));
  const placeOf = (value: object) => {
    for (const [answer, known] of parts.entries()) {
      const keys = known?.get(value);
      if (!keys) continue;
      taken[answer]?.add(keys[0]);
      return [answer, ...keys];
    }
    return undefined;
  };
  const pack = (value: unknown): unknown => {
    if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
    if (typeof value === 'number' && Number.isFinite(value)) return value;
    if (!isObject(value)) throw new NotJson();
    const place = placeOf(value);
    if (place) return { [IN_ANSWER]: place };
    const card = cardKind(value);
    if (card) {
      cards.add(card);
      return { [CARD]: card };
    }
    const row = rowPlace(value);
    if (row) return { [ROW]: row };
    if (Array.isArray(value)) return value.map(pack);
    if (!isPlain(value) || MARKS.some((mark) => mark in value)) throw new NotJson();
    const packed: Record<string, unknown> = {};
    for (const [key, item] of Object.entries(value)) if (item !== undefined) packed[key] = pack(item);
    return packed;
  };
  const packed = pack(data) as PageData;
  return { data: packed, ...(cards.size > 0 && { cards: [...cards] }) };
};

/** From so many things on, a list is long. */
const LONG = 100;

/** Whether a page shows less than half of a long list, so that most of it would be carried for nobody. */
const isMostlyUnseen = ({ value }: CacheEntry, taken: Taken | undefined): boolean =>
  Array.isArray(value) &&
  value.length >= LONG &&
  taken !== undefined &&
  taken.size > 0 &&
  !taken.has(undefined) &&
  taken.size < value.length / 2;

/**
 * Makes what the loaders gave ready to travel in the page, so that the browser need not run them again: JSON, in which
 * what is in an answer is said by its place. A long list of which the page shows little stays behind; what is shown of it
 * is in the data then, and who wants more asks. Without data when something in it would not arrive as it is, such as a
 * promise.
 */
export const serialiseData = (data: PageData, answers: readonly CacheEntry[]): SerialisedData => {
  try {
    const taken = answers.map((): Taken => new Set());
    const packed = packWith(data, answers, taken);
    const cache = answers.filter((answer, index) => !isMostlyUnseen(answer, taken[index]));
    return cache.length === answers.length ? { ...packed, cache } : { ...packWith(data, cache, []), cache };
  } catch (error) {
    if (error instanceof NotJson) return { cache: answers };
    throw error;
  }
};
