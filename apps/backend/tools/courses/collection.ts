import { join } from 'node:path';
import type { OutcodeRecord, ProviderRecord } from '../../src/catalogue/record';
import type { Lookups, PublishedCourse, Row } from '../../src/publication/published';
import { cell } from '../../src/publication/published';
import { townFinder } from '../../src/publication/place';
import { groupBy, readCsv } from '../publication';

const courseParts = [
  'KISCOURSE',
  'SBJ',
  'COURSELOCATION',
  'ACCREDITATION',
  'ENTRY',
  'TARIFF',
  'EMPLOYMENT',
  'JOBTYPE',
  'GOSALARY',
  'CONTINUATION',
] as const;

type Part = (typeof courseParts)[number];

/** The year of the collection's publication. */
const year = 2025;

const courseOf = (row: Row) => `${cell(row, 'PUBUKPRN')} ${cell(row, 'KISCOURSEID')}`;

/** The course files of the collection of 2025, and its lookup tables. */
export interface Collection {
  rows(part: Part): readonly Row[];
  lookups: Lookups;
  /** The courses that have a title, of the providers given. */
  courses(providers: readonly ProviderRecord[]): PublishedCourse[];
}

/** Reads the collection from the folder of published files. */
export function readCollection(source: string, outcodes: readonly OutcodeRecord[]): Collection {
  const table = (name: string): Row[] => readCsv(join(source, 'discover-uni-2025', `${name}.csv.gz`));
  const index = (name: string, key: (row: Row) => string) =>
    new Map(table(name).map((row) => [key(row), row] as const));
  const parts = new Map<Part, Row[]>(courseParts.map((part) => [part, table(part)]));
  const rows = (part: Part) => parts.get(part) ?? [];
  const aims = index('KISAIM', (row) => cell(row, 'KISAIMCODE'));
  const accreditations = index('ACCREDITATIONTABLE', (row) => cell(row, 'ACCTYPE'));
  const locations = index('LOCATION', (row) => `${cell(row, 'UKPRN')} ${cell(row, 'LOCID')}`);
  return {
    rows,
    lookups: {
      year,
      aim: (code) => aims.get(code),
      accreditation: (type) => accreditations.get(type),
      location: (ukprn, id) => locations.get(`${ukprn} ${id}`),
      townAt: townFinder(outcodes),
    },
    courses(providers) {
      const titled = new Set(rows('KISCOURSE').map(courseOf));
      const byUkprn = new Map(providers.map((provider) => [provider.ukprn, provider]));
      const grouped = new Map(
        courseParts.map((part) => [
          part,
          groupBy(
            rows(part).filter((row) => titled.has(courseOf(row))),
            courseOf,
          ),
        ]),
      );
      return [...titled].sort().flatMap((key) => {
        const [ukprn = '', ...id] = key.split(' ');
        const provider = byUkprn.get(ukprn);
        if (!provider) return [];
        const own = courseParts.map((part) => [part, grouped.get(part)?.get(key) ?? []] as const);
        return [{ provider: providerOf(provider), kisCourseId: id.join(' '), modes: modesOf(own) }];
      });
    },
  };
}

export const providerOf = (record: ProviderRecord): PublishedCourse['provider'] => ({
  ukprn: record.ukprn,
  country: record.country,
  region: record.region,
  town: record.address.town,
  latitude: record.latitude,
  longitude: record.longitude,
});

function modesOf(parts: readonly (readonly [Part, readonly Row[]])[]): PublishedCourse['modes'] {
  const modes = new Set(parts.flatMap(([, rows]) => rows.map((row) => cell(row, 'KISMODE'))));
  return [...modes].sort().map((mode) => ({
    mode,
    parts: Object.fromEntries(
      parts.map(([part, rows]) => [part, rows.filter((row) => cell(row, 'KISMODE') === mode)]),
    ),
  }));
}
