import type { CacheEntry } from '@signpost/api-client/base';
import type { SearchHit } from '@signpost/api-client/search';
import { CARD, IN_ANSWER, ROW, type PageData } from '../../routing/page-data';
import { rowPlace } from '../../routing/rows';
import { cardKind } from '../../routing/slots';

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
export interface PackedData {
  readonly data: PageData;
  readonly cards?: readonly SearchHit['kind'][];
}

/**
 * Makes what the loaders gave ready to travel in the page, so that the browser need not run them again: JSON, in which
 * what is in an answer is said by its place. Undefined when something in it would not arrive as it is, such as a promise.
 */
export const packData = (data: PageData, answers: readonly CacheEntry[]): PackedData | undefined => {
  const cards = new Set<SearchHit['kind']>();
  const parts = answers.map(({ value }) => (isObject(value) ? partsOf(value) : undefined));
  const placeOf = (value: object) => {
    for (const [answer, known] of parts.entries()) {
      const keys = known?.get(value);
      if (keys) return [answer, ...keys];
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
  try {
    const packed = pack(data) as PageData;
    return { data: packed, ...(cards.size > 0 && { cards: [...cards] }) };
  } catch (error) {
    if (error instanceof NotJson) return undefined;
    throw error;
  }
};
