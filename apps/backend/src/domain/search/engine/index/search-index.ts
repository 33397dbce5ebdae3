import type { FacetColumn, Packed } from './columns';
import type { Dictionary } from './dictionary';
import type { IndexSettings, SearchRecord } from './record';

/**
 * A built index; nothing in it changes. Documents are numbered in the order of the custom ranking, ties by objectID, so
 * that the lower number wins wherever two documents match equally well.
 */
export interface SearchIndex {
  settings: IndexSettings;
  size: number;
  dictionary: Dictionary;
  /** Which documents hold a term. */
  postings: Packed<Uint32Array>;
  /** Each document's terms, and the place of each. */
  forward: Packed<Uint32Array> & { places: Uint16Array };
  facets: ReadonlyMap<string, FacetColumn>;
  numbers: ReadonlyMap<string, Packed<Float64Array>>;
  /** Latitudes and longitudes by turns. */
  locations: Packed<Float64Array>;
  /** For each replica's order ('salary_desc'), each document's rank; equal values share one. */
  orders: ReadonlyMap<string, Uint32Array>;
  record(document: number): SearchRecord;
  /** The objectID of a document's record. */
  idOf(document: number): string;
  /** A record's document by its objectID. */
  documentOf(objectID: string): number | undefined;
  /** Bytes of its records as JSON. */
  recordBytes: number;
}

const MAX_POSITIONS = 511;

/** What a word is in the value that holds it. */
export interface WordPlace {
  attribute: number;
  position: number;
  /** Whether it is the value's first word, and its last. */
  begins: boolean;
  ends: boolean;
  /** Whether it adds nothing to what the value means: a filler, or a synonym beside the word that it stands for. */
  light: boolean;
}

/** Where a word stands, so that a lower number is a better place: the attribute in its upper four bits, then the position, then flags. */
export const placeOf = ({ attribute, position, begins, ends, light }: WordPlace): number =>
  (attribute << 12) |
  (Math.min(position, MAX_POSITIONS) << 3) |
  (light ? 4 : 0) |
  (begins ? 0 : 2) |
  (ends ? 0 : 1);

export const attributeOf = (place: number): number => place >>> 12;
export const positionOf = (place: number): number => (place >>> 3) & MAX_POSITIONS;
export const isLight = (place: number): boolean => (place & 4) !== 0;
export const isFirst = (place: number): boolean => (place & 2) === 0;
export const isLast = (place: number): boolean => (place & 1) === 0;
export const isAlone = (place: number): boolean => (place & 3) === 0;
/** The place without its flags. */
export const bare = (place: number): number => place & ~7;
