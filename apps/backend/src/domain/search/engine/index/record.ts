import type { Synonyms } from './synonyms';

/** A geographic position in degrees. */
export interface Place {
  lat: number;
  lng: number;
}

/** A record of an index: a flat JSON object. `_geoloc` holds its positions. */
export interface SearchRecord {
  objectID: string;
  _geoloc?: Place | Place[];
  [attribute: string]: unknown;
}

/** How an index is searched, filtered and ranked. */
export interface IndexSettings extends Synonyms {
  /** Attributes whose words are searched, most important first; at most 16. */
  searchable: readonly string[];
  /** Searchable attributes that hold names: a query that equals one of their values ranks first. */
  names: readonly string[];
  /** Words without a meaning of their own, such as 'of' or 'course': searched only when the query has no other words. */
  fillers: readonly string[];
  /** Searchable attributes in which the position of a word does not matter. */
  texts: readonly string[];
  /** Attributes to filter by and to count: texts, numbers, booleans or lists of them. */
  facets: readonly string[];
  /** The order of records that match equally well. */
  ranking: readonly Order[];
  /** Limits the first `among` hits to `most` for each value of an attribute, so that one value does not fill the page. */
  spread: { attribute: string; most: number; among: number } | null;
  /** Attributes that replicas sort by, in both directions: `<index>_<attribute>_<asc|desc>`. */
  sorts: readonly string[];
}

export interface Order {
  attribute: string;
  descending: boolean;
}

/** Returns the value at the path of an attribute, such as 'place.town'; undefined when there is none. */
export const valueAt = (record: Readonly<Record<string, unknown>>, path: string): unknown => {
  if (Object.hasOwn(record, path)) return record[path];
  let value: unknown = record;
  for (const step of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
    value = (value as Record<string, unknown>)[step];
  }
  return value;
};

/** Wraps a value as a list: empty for null or undefined; a list is returned unchanged. */
export const listOf = (value: unknown): readonly unknown[] => {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
};
