import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { courseId } from '../../src/courses/course-id';
import type { Row } from '../publication';
import { readCsv } from '../publication';

const parts = [
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
const titleParts = ['KISCOURSE', 'KISCOURSE.compact', 'TITLES'];
const subjectParts = ['GOSECSAL', 'LEO3SEC', 'LEO5SEC'];
const endings = ['.csv.gz', '.csv', '.sample.csv'];

/** The rows of one course: by file, a list for each mode of study that has a title, full-time first. */
export interface CourseRows {
  provider: string;
  code: string;
  modes(part: string): Row[][];
}

/** The published files as they are, read by nothing that the importer or the catalogue is made with. */
export interface PublishedRows {
  /** The rows of a course of the site, by the id in its address. */
  course(id: string): CourseRows | undefined;
  /** Whether a file is there whole, not a sample of it alone. */
  isThere(part: string): boolean;
  /** A provider's rows. */
  provider(part: string, ukprn: string): readonly Row[];
  subject(part: string, code: string, mode: string, level: string): Row | undefined;
}

const pathOf = (folder: string, part: string): string | undefined =>
  endings.map((ending) => join(folder, `${part}${ending}`)).find(existsSync);

/** Reads the files of a folder. */
export function publishedRows(folder: string): PublishedRows {
  const tables = new Map(
    [...parts, ...titleParts, ...subjectParts].map((part) => {
      const path = pathOf(folder, part);
      return [part, path ? readCsv(path) : []] as const;
    }),
  );
  const rowsOf = (part: string) => tables.get(part) ?? [];
  const byKey = indexed([...parts, ...titleParts], rowsOf, (row) => [
    row['PUBUKPRN'],
    row['KISCOURSEID'],
    row['KISMODE'],
  ]);
  const byProvider = indexed([...parts, 'TITLES'], rowsOf, (row) => [row['PUBUKPRN']]);
  const bySubject = indexed(subjectParts, rowsOf, (row) => [
    Object.values(row)[0],
    row['KISMODE'],
    row['KISLEVEL'],
  ]);
  const keys = new Map<string, { provider: string; code: string; modes: Set<string> }>();
  for (const part of titleParts) {
    for (const row of rowsOf(part).filter(({ TITLE }) => TITLE?.trim())) {
      const [provider = '', code = '', mode = ''] = [row['PUBUKPRN'], row['KISCOURSEID'], row['KISMODE']];
      const id = courseId(provider, code);
      const known = keys.get(id) ?? { provider, code, modes: new Set() };
      keys.set(id, known);
      known.modes.add(mode);
    }
  }
  return {
    course(id) {
      const key = keys.get(id);
      if (!key) return undefined;
      const { provider, code } = key;
      const modes = [...key.modes].sort();
      return { provider, code, modes: (part) => modes.map((mode) => byKey(part, [provider, code, mode])) };
    },
    isThere: (part) => pathOf(folder, part)?.includes('.sample.') === false,
    provider: (part, ukprn) => byProvider(part, [ukprn]),
    subject: (part, ...key) => bySubject(part, key)[0],
  };
}

/** Finds rows of a file by a key. */
function indexed(
  names: readonly string[],
  rowsOf: (part: string) => readonly Row[],
  keyOf: (row: Row) => readonly (string | undefined)[],
) {
  const index = new Map<string, Row[]>();
  for (const part of names) {
    for (const row of rowsOf(part)) {
      const key = [part, ...keyOf(row)].join('|');
      const known = index.get(key);
      if (known) known.push(row);
      else index.set(key, [row]);
    }
  }
  return (part: string, key: readonly string[]): Row[] => index.get([part, ...key].join('|')) ?? [];
}
