import type { Layout } from './layout';
import { courseKey } from './layout';

const largestCell = 8_192;

const codes: Readonly<Record<string, RegExp>> = {
  KISMODE: /^0[123]$/,
  KISLEVEL: /^(0[1-9])?$/,
  LOCCOUNTRY: /^(X[A-Z])?$/,
  COUNTRY: /^(X[A-Z])?$/,
  PUBUKPRNCOUNTRY: /^(X[A-Z])?$/,
  DISTANCE: /^[012]?$/,
  FOUNDATION: /^[012]?$/,
  SANDWICH: /^[012]?$/,
  YEARABROAD: /^[012]?$/,
  HONOURS: /^[01]?$/,
  NUMSTAGE: /^[1-9]?$/,
  SBJ: /^CAH\d\d-\d\d-\d\d$/,
};

const number = /^-?\d+(\.\d+)?$/;
const numbers = new Set(['LATITUDE', 'LONGITUDE']);
/** How the sector tables write a figure that is withheld. */
const withheld = 'NA';

/** What a column of this name may hold; undefined when it may hold any text. */
function ruleOf(column: string, layout: Layout): ((value: string) => string | null) | undefined {
  const code = codes[column] ?? patternOf(column);
  if (code) return (value) => (code.test(value) ? null : `${column} has a code that is not known`);
  if (column.endsWith('UKPRN')) {
    return (value) =>
      /^(\d{8})?$/.test(value) ? null : `${column} is not a provider number of eight digits`;
  }
  if (numbers.has(column) || (layout.numeric && column !== 'KISCOURSEID')) {
    return (value) =>
      value === '' || value === withheld || number.test(value) ? null : `${column} is not a number`;
  }
  return undefined;
}

function patternOf(column: string): RegExp | undefined {
  if (column.endsWith('UNAVAILREASON')) return /^[012]?$/;
  if (column.endsWith('AGG')) return /^([12][1-4])?$/;
  if (column.endsWith('SBJ')) return /^(CAH\d\d(-\d\d){0,2})?$/;
  if (/(AGGYEAR|YEAR[12])$/.test(column)) return /^(\d{4}-\d{2})?$/;
  return undefined;
}

/** A row that may be taken: its key as columns, and its cells that are not blank, without the course key. */
export interface GoodRow {
  /** The course key, or of a lookup table its own key. */
  key: readonly [string, string, string];
  /** What tells it from other rows of the file. */
  identity: string;
  row: Record<string, string>;
}

export interface BadRow {
  reason: string;
  key: string;
}

export type RowCheck = (cells: readonly string[]) => GoodRow | BadRow;

/** Throws HeaderError for a header that this file cannot be read by; else gives how its rows are checked. */
export function rowChecker(header: readonly string[], layout: Layout): RowCheck {
  const columns = header.map((name) => name.trim());
  const keyColumns = layout.kind === 'course' ? courseKey : layout.key;
  const identityColumns = layout.kind === 'course' ? [...courseKey, ...layout.key] : layout.key;
  const missing = [...identityColumns, ...layout.needs].filter((name) => !columns.includes(name));
  if (missing.length > 0) throw new HeaderError(`the header has no ${missing.join(', ')}`);
  const rules = columns.map((column) => ruleOf(column, layout));
  const isKeyColumn = columns.map((column) => layout.kind === 'course' && keyColumns.includes(column));
  const places = (names: readonly string[]) => names.map((name) => columns.indexOf(name));
  const keyPlaces = places(keyColumns);
  const identityPlaces = places(identityColumns);
  const mayBeBlank = layout.kind === 'lookup' && layout.part === 'LOCATION' ? 'LOCID' : undefined;

  return (cells) => {
    const at = (place: number) => (cells[place] ?? '').trim();
    const key = keyPlaces.map(at);
    const bad = (reason: string): BadRow => ({ reason, key: key.join(' ') });
    if (cells.length !== columns.length) {
      return bad(`it has ${cells.length} columns where the header has ${columns.length}`);
    }
    const blank = keyColumns.find((name, index) => !key[index] && name !== mayBeBlank);
    if (blank) return bad(`${blank} is missing`);
    const row: Record<string, string> = {};
    for (const [place, column] of columns.entries()) {
      const value = at(place);
      if (value.length > largestCell) return bad(`${column} is longer than ${largestCell} characters`);
      if (value.includes('\0')) return bad(`${column} holds a zero byte`);
      if (value.includes('\uFFFD')) return bad(`${column} holds bytes that are not UTF-8`);
      const problem = rules[place]?.(value);
      if (problem) return bad(problem);
      if (value === '' || isKeyColumn[place]) continue;
      // A repeated column, as HECOS is, holds a list.
      row[column] = row[column] === undefined ? value : `${row[column]} ${value}`;
    }
    const [first = '', second = '', third = ''] = key;
    return {
      key: layout.kind === 'course' ? [first, second, third] : ['', key.join(' '), ''],
      identity: identityPlaces.map(at).join('\u0001'),
      row,
    };
  };
}

/** The file as a whole cannot be read by its header. */
export class HeaderError extends Error {
  override name = 'HeaderError';
}
