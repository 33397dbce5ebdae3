import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';

export type Row = Record<string, string>;

/** Rows of a published CSV file, gzipped or not, keyed by its header; throws when the file is missing. */
export const readCsv = (path: string): Row[] => {
  const bytes = readFileSync(path);
  const text = path.endsWith('.gz') ? gunzipSync(bytes) : bytes;
  return parse(text, { columns: true, bom: true, skip_empty_lines: true });
};

/** Reads the files of the Discover Uni collection from which the provider catalogue is built. */
export const readDiscoverUni = (folder: string) => {
  const table = (name: string) => readCsv(join(folder, 'discover-uni-2025', `${name}.csv.gz`));
  return {
    institutions: table('INSTITUTION'),
    locations: table('LOCATION'),
    courseLocations: table('COURSELOCATION'),
    subjects: table('SBJ'),
    tef: table('TEFOutcome'),
    salaries: table('GOSALARY'),
    continuation: table('CONTINUATION'),
    employment: table('EMPLOYMENT'),
  };
};

export type DiscoverUni = ReturnType<typeof readDiscoverUni>;

/** A row's cell, trimmed; the empty string when the column is absent. */
export const cell = (row: Row, column: string): string => (row[column] ?? '').trim();
