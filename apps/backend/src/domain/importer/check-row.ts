import type { Layout } from './layout';
import { COURSE_KEY } from './layout';

const MAX_CELL_LENGTH = 8_192;

const CODE_PATTERNS: Readonly<Record<string, RegExp>> = {
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

const NUMBER = /^-?\d+(\.\d+)?$/;
const NUMBER_COLUMNS = new Set(['LATITUDE', 'LONGITUDE']);
/** The marker of a withheld figure in the sector tables. */
const WITHHELD = 'NA';

/** Returns the validation rule for a column of this name; undefined when it may contain any text. */
const validationRuleOf = (column: string, layout: Layout): ((value: string) => string | null) | undefined => {
  const code = CODE_PATTERNS[column] ?? codePatternOf(column);
  if (code) return (value) => (code.test(value) ? null : `${column} has an unknown code`);
  if (column.endsWith('UKPRN')) {
    return (value) =>
      /^(\d{8})?$/.test(value) ? null : `${column} is not a provider number of eight digits`;
  }
  if (NUMBER_COLUMNS.has(column) || (layout.isNumeric && column !== 'KISCOURSEID')) {
    return (value) =>
      value === '' || value === WITHHELD || NUMBER.test(value) ? null : `${column} is not a number`;
  }
  return undefined;
};

const codePatternOf = (column: string): RegExp | undefined => {
  if (column.endsWith('UNAVAILREASON')) return /^[012]?$/;
  if (column.endsWith('AGG')) return /^([12][1-4])?$/;
  if (column.endsWith('SBJ')) return /^(CAH\d\d(-\d\d){0,2})?$/;
  if (/(AGGYEAR|YEAR[12])$/.test(column)) return /^(\d{4}-\d{2})?$/;
  return undefined;
};

/** A valid row: its key as columns, and its non-blank cells, without the course key. */
export interface ValidRow {
  /** The course key, or a lookup table's own key. */
  key: readonly [string, string, string];
  /** Identifies the row within the file. */
  identity: string;
  row: Record<string, string>;
}

export interface InvalidRow {
  reason: string;
  key: string;
}

export type RowValidator = (cells: readonly string[]) => ValidRow | InvalidRow;

/** Returns a row validator for a header. Throws HeaderError for a header that does not match the file's layout. */
export const createRowValidator = (header: readonly string[], layout: Layout): RowValidator => {
  const columns = header.map((name) => name.trim());
  const keyColumns = layout.kind === 'course' ? COURSE_KEY : layout.key;
  const identityColumns = layout.kind === 'course' ? [...COURSE_KEY, ...layout.key] : layout.key;
  const missing = [...identityColumns, ...layout.requiredColumns].filter((name) => !columns.includes(name));
  if (missing.length > 0) throw new HeaderError(`the header has no ${missing.join(', ')}`);
  const rules = columns.map((column) => validationRuleOf(column, layout));
  const isKeyColumn = columns.map((column) => layout.kind === 'course' && keyColumns.includes(column));
  const indexesOf = (names: readonly string[]) => names.map((name) => columns.indexOf(name));
  const keyIndexes = indexesOf(keyColumns);
  const identityIndexes = indexesOf(identityColumns);
  const mayBeBlank = layout.kind === 'lookup' && layout.part === 'LOCATION' ? 'LOCID' : undefined;

  return (cells) => {
    const cellAt = (index: number) => (cells[index] ?? '').trim();
    const key = keyIndexes.map(cellAt);
    const invalid = (reason: string): InvalidRow => ({ reason, key: key.join(' ') });
    if (cells.length !== columns.length) {
      return invalid(`it has ${cells.length} columns where the header has ${columns.length}`);
    }
    const blank = keyColumns.find((name, index) => !key[index] && name !== mayBeBlank);
    if (blank) return invalid(`${blank} is missing`);
    const row: Record<string, string> = {};
    for (const [index, column] of columns.entries()) {
      const value = cellAt(index);
      if (value.length > MAX_CELL_LENGTH)
        return invalid(`${column} is longer than ${MAX_CELL_LENGTH} characters`);
      if (value.includes('\0')) return invalid(`${column} contains a zero byte`);
      if (value.includes('\uFFFD')) return invalid(`${column} contains bytes that are not UTF-8`);
      const problem = rules[index]?.(value);
      if (problem) return invalid(problem);
      if (value === '' || isKeyColumn[index]) continue;
      // A repeated column, such as HECOS, is a list.
      row[column] = row[column] === undefined ? value : `${row[column]} ${value}`;
    }
    const [first = '', second = '', third = ''] = key;
    return {
      key: layout.kind === 'course' ? [first, second, third] : ['', key.join(' '), ''],
      identity: identityIndexes.map(cellAt).join('\u0001'),
      row,
    };
  };
};

/** The file cannot be imported because of its header. */
export class HeaderError extends Error {
  override name = 'HeaderError';
}
