import type { FacetColumn, Packed } from './columns';
import type { Dictionary } from './dictionary';
import type { IndexSettings, SearchRecord } from './record';

/**
 * An immutable search index. Documents are numbered in the order of the custom ranking, ties by objectID, so that the
 * lower number ranks first when two documents match equally well.
 */
export interface SearchIndex {
  settings: IndexSettings;
  size: number;
  dictionary: Dictionary;
  /** The documents that hold each term. */
  postings: Packed<Uint32Array>;
  /** The terms of each document, and the encoded place of each (see `placeOf`). */
  forward: Packed<Uint32Array> & { places: Uint16Array };
  facets: ReadonlyMap<string, FacetColumn>;
  numbers: ReadonlyMap<string, Packed<Float64Array>>;
  /** Alternating latitudes and longitudes. */
  locations: Packed<Float64Array>;
  /** For each replica's order (such as 'salary_desc'), the rank of each document; equal values share a rank. */
  orders: ReadonlyMap<string, Uint32Array>;
  record(document: number): SearchRecord;
  /** Returns the objectID of a document. */
  idOf(document: number): string;
  /** Returns the document with an objectID. */
  documentOf(objectID: string): number | undefined;
  /** Size of the records as JSON, in bytes. */
  recordBytes: number;
}

const MAX_POSITIONS = 511;

/** The position of a word within the values of a document. */
export interface WordPlace {
  attribute: number;
  position: number;
  /** Whether it is the first word of the value. */
  begins: boolean;
  /** Whether it is the last word of the value. */
  ends: boolean;
  /** Whether it adds nothing to the meaning of the value: a filler word, or a synonym of another word of the value. */
  light: boolean;
}

/** Encodes a place as 16 bits, lower being better: the attribute in the upper four bits, then the position, then flags. */
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
/** Returns the place without its flags. */
export const withoutFlags = (place: number): number => place & ~7;
