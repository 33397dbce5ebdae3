import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { courseId } from '../../src/domain/courses/course-id';
import type { Row } from '../publication';
import { readCsv } from '../publication';

const PARTS = [
  'SBJ',
  'TARIFF',
  'ENTRY',
  'CONTINUATION',
  'EMPLOYMENT',
  'JOBTYPE',
  'GOSALARY',
  'LEO3',
  'LEO5',
  'NSS',
];
const TITLE_PARTS = ['KISCOURSE', 'KISCOURSE.compact', 'TITLES'];
const SUBJECT_PARTS = ['GOSECSAL', 'LEO3SEC', 'LEO5SEC'];
const ENDINGS = ['.csv.gz', '.csv', '.compact.csv', '.sample.csv'];

/** The rows of one course: by file, a list for each mode of study that has subjects, full-time first. */
export interface CourseRows {
  provider: string;
  code: string;
  modes(part: string): Row[][];
}

/** The published files, parsed independently of the importer's and the catalogue's code. */
export interface PublishedRows {
  /** The rows of a course of the site, by the id in its URL. */
  course(id: string): CourseRows | undefined;
  /** Whether the complete file is available, not only a sample of it. */
  isAvailable(part: string): boolean;
  /** A provider's rows. */
  provider(part: string, ukprn: string): readonly Row[];
  subject(part: string, code: string, mode: string, level: string): Row | undefined;
}

const pathOf = (folder: string, part: string): string | undefined =>
  ENDINGS.map((ending) => join(folder, `${part}${ending}`)).find(existsSync);

/** Reads the published files of a folder. */
export const publishedRows = (folder: string): PublishedRows => {
  const tables = new Map(
    [...PARTS, ...TITLE_PARTS, ...SUBJECT_PARTS].map((part) => {
      const path = pathOf(folder, part);
      return [part, path ? readCsv(path) : []] as const;
    }),
  );
  const rowsOf = (part: string) => tables.get(part) ?? [];
  const byKey = indexRows([...PARTS, ...TITLE_PARTS], rowsOf, (row) => [
    row['PUBUKPRN'],
    row['KISCOURSEID'],
    row['KISMODE'],
  ]);
  const byProvider = indexRows(PARTS, rowsOf, (row) => [row['PUBUKPRN']]);
  const bySubject = indexRows(SUBJECT_PARTS, rowsOf, (row) => [
    Object.values(row)[0],
    row['KISMODE'],
    row['KISLEVEL'],
  ]);
  const keys = new Map<string, { provider: string; code: string; modes: Set<string> }>();
  for (const row of rowsOf('SBJ')) {
    const [provider = '', code = '', mode = ''] = [row['PUBUKPRN'], row['KISCOURSEID'], row['KISMODE']];
    const id = courseId(provider, code);
    const key = keys.get(id) ?? { provider, code, modes: new Set() };
    keys.set(id, key);
    key.modes.add(mode);
  }
  return {
    course(id) {
      const key = keys.get(id);
      if (!key) return undefined;
      const { provider, code } = key;
      const modes = [...key.modes].sort();
      return { provider, code, modes: (part) => modes.map((mode) => byKey(part, [provider, code, mode])) };
    },
    isAvailable: (part) => pathOf(folder, part)?.includes('.sample.') === false,
    provider: (part, ukprn) => byProvider(part, [ukprn]),
    subject: (part, ...key) => bySubject(part, key)[0],
  };
};

/** Indexes the rows of files by a key; returns a function that finds the rows of a file with a key. */
const indexRows = (
  names: readonly string[],
  rowsOf: (part: string) => readonly Row[],
  keyOf: (row: Row) => readonly (string | undefined)[],
) => {
  const index = new Map<string, Row[]>();
  for (const part of names) {
    for (const row of rowsOf(part)) {
      const key = [part, ...keyOf(row)].join('|');
      const rows = index.get(key);
      if (rows) rows.push(row);
      else index.set(key, [row]);
    }
  }
  return (part: string, key: readonly string[]): Row[] => index.get([part, ...key].join('|')) ?? [];
};
