/** A place, in degrees. */
export interface Place {
  lat: number;
  lng: number;
}

/** What an index holds and gives back: a flat JSON object, `_geoloc` being where it is. */
export interface SearchRecord {
  objectID: string;
  _geoloc?: Place | Place[];
  [attribute: string]: unknown;
}

/** How an index is searched, filtered and ranked. */
export interface IndexSettings {
  /** Attributes whose words are found, the most telling first; at most 16. */
  searchable: readonly string[];
  /** Those of them that name the thing, each value by itself: a query that is one of these as a whole comes first. */
  names: readonly string[];
  /** Words that say nothing by themselves, 'of' or 'course' say: they are sought only where a query holds no other. */
  fillers: readonly string[];
  /** Those of them in which it does not matter how early a word comes. */
  texts: readonly string[];
  /** Attributes to filter by and to count: texts, numbers, truth values or lists of them. */
  facets: readonly string[];
  /** What decides between records that match equally well. */
  ranking: readonly Order[];
  /** Of which attribute's values the first hits hold only so many each, so that one does not fill the page. */
  spread: { attribute: string; most: number; among: number } | null;
  /** Attributes that replicas sort by, in both directions: `<index>_<attribute>_<asc|desc>`. */
  sorts: readonly string[];
  /** Groups of words or phrases that mean the same. */
  synonyms: readonly (readonly string[])[];
}

export interface Order {
  attribute: string;
  descending: boolean;
}

/** The value at an attribute's path, 'place.town' say; undefined where there is none. */
export const valueAt = (record: Readonly<Record<string, unknown>>, path: string): unknown => {
  if (Object.hasOwn(record, path)) return record[path];
  let value: unknown = record;
  for (const step of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
    value = (value as Record<string, unknown>)[step];
  }
  return value;
};

/** A value as the list it stands for: nothing, one thing or many. */
export const listOf = (value: unknown): readonly unknown[] => {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
};
