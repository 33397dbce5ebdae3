import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Row } from '../publication';
import { readCsv } from '../publication';

/** The rows of one course in one file. */
export type RowsOfCourse = (part: string) => readonly Row[];
/** Finds the rows of a course by its provider and the provider's code for it. */
export type PublishedRows = (provider: string, code: string) => RowsOfCourse;

const parts = ['TARIFF', 'ENTRY', 'CONTINUATION', 'EMPLOYMENT', 'JOBTYPE', 'GOSALARY', 'NSS', 'TITLES'];
const endings = ['.csv.gz', '.csv', '.sample.csv'];

/** Reads the published files as they are, by nothing that the importer or the catalogue is made with. */
export function publishedRows(folder: string): PublishedRows {
  const byKey = new Map<string, Row[]>();
  for (const part of parts) {
    const path = endings.map((ending) => join(folder, `${part}${ending}`)).find(existsSync);
    for (const row of path ? readCsv(path) : []) {
      const key = `${part} ${row['PUBUKPRN']} ${row['KISCOURSEID']}`;
      byKey.set(key, [...(byKey.get(key) ?? []), row]);
    }
  }
  return (provider, code) => (part) => byKey.get(`${part} ${provider} ${code}`) ?? [];
}
