import type { CacheEntry } from '@signpost/api-client/base';
import type { SearchHit } from '@signpost/api-client/search';
import { CARD, IN_ANSWER, ROW, type PageData } from '../../../transfer/page-data';
import { rowPlace } from '../../../slots/slot-rows-data';
import { cardKind } from '../../../slots/slots';

type Keys = readonly (string | number)[];

/** Maximum depth of the values in an answer that loaders return: a list, an item of it, a part of that item. */
const MAX_DEPTH = 3;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const collect = (value: object, keys: Keys, into: Map<object, Keys>): Map<object, Keys> => {
  into.set(value, keys);
  if (keys.length === MAX_DEPTH) return into;
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? value.map((item, index) => [index, item])
    : Object.entries(value);
  for (const [key, item] of entries) if (isObject(item)) collect(item, [...keys, key], into);
  return into;
};

// Cached answers are shared between requests, so their parts are collected only once.
const partsCache = new WeakMap<object, ReadonlyMap<object, Keys>>();

const partsIn = (answer: object): ReadonlyMap<object, Keys> => {
  const parts = partsCache.get(answer) ?? collect(answer, [], new Map());
  partsCache.set(answer, parts);
  return parts;
};

/** Thrown for values that JSON cannot represent. */
class NotJson extends Error {}

const MARKS = [IN_ANSWER, CARD, ROW];

const isPlain = (value: object) => Object.getPrototypeOf(value) === Object.prototype;

/** A page's data with references to answers, and the kinds of the cards in it. */
interface Packed {
  readonly data: PageData;
  readonly cards?: readonly SearchHit['kind'][];
}

/** The data that is serialised into a page: the API answers, and the loaders' data if it can be serialised. */
export interface SerialisedData extends Partial<Packed> {
  readonly cache: readonly CacheEntry[];
}

/** The first-level keys of an answer that the page's data refers to; `undefined` stands for the answer itself. */
type UsedKeys = Set<string | number | undefined>;

const packWith = (data: PageData, answers: readonly CacheEntry[], usedKeys: readonly UsedKeys[]): Packed => {
  const cards = new Set<SearchHit['kind']>();
  const parts = answers.map(({ value }) => (isObject(value) ? partsIn(value) : undefined));
  const referenceTo = (value: object) => {
    for (const [answer, partKeys] of parts.entries()) {
      const keys = partKeys?.get(value);
      if (!keys) continue;
      usedKeys[answer]?.add(keys[0]);
      return [answer, ...keys];
    }
    return undefined;
  };
  const pack = (value: unknown): unknown => {
    if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
    if (typeof value === 'number' && Number.isFinite(value)) return value;
    if (!isObject(value)) throw new NotJson();
    const reference = referenceTo(value);
    if (reference) return { [IN_ANSWER]: reference };
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

/** Minimum length of a list that may be left out. */
const LONG_LIST = 100;

/** Returns whether a page uses less than half of a long list. */
const isMostlyUnused = ({ value }: CacheEntry, usedKeys: UsedKeys | undefined): boolean =>
  Array.isArray(value) &&
  value.length >= LONG_LIST &&
  usedKeys !== undefined &&
  usedKeys.size > 0 &&
  !usedKeys.has(undefined) &&
  usedKeys.size < value.length / 2;

/**
 * Serialises the loaders' data for the page, so that the browser does not run the loaders again. Parts of answers become
 * references to them. A long list that is mostly unused is left out: its used parts are then in the data, and the browser
 * fetches the list when it needs more. Returns no data when a value cannot be represented as JSON, such as a promise.
 */
export const serialiseData = (data: PageData, answers: readonly CacheEntry[]): SerialisedData => {
  try {
    const usedKeys = answers.map((): UsedKeys => new Set());
    const packed = packWith(data, answers, usedKeys);
    const cache = answers.filter((answer, index) => !isMostlyUnused(answer, usedKeys[index]));
    return cache.length === answers.length ? { ...packed, cache } : { ...packWith(data, cache, []), cache };
  } catch (error) {
    if (error instanceof NotJson) return { cache: answers };
    throw error;
  }
};
