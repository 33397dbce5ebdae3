import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { figureParts } from '../../src/domain/publication/figures';
import { groupBy } from '../../src/domain/publication/group-by';
import type { Lookups, Places, PublishedCourse, Row } from '../../src/domain/publication/published';
import { cell } from '../../src/domain/publication/published';
import { TITLE_PARTS } from '../../src/domain/publication/titles';
import type { ProviderFacts } from '../collect-providers';
import { addressLines } from '../../src/domain/publication/place';
import { readCsv } from '../publication';

/** The years of the survey's copy, by the first digit of NSSAGG: it has those of the collection before. */
const SURVEY_YEARS: Readonly<Record<string, string>> = { 1: '2023-24', 2: '2022-24' };

/** The rows of the survey's copy with their years, without the groups that stand there with two different results. */
const surveyRows = (rows: readonly Row[]): Row[] => {
  const groupOf = (row: Row) =>
    ['PUBUKPRN', 'KISMODE', 'NSSAGG', 'NSSSBJ', 'NSSPOP', 'NSSRESP_RATE']
      .map((name) => cell(row, name))
      .join();
  const results = (row: Row) => [1, 2, 3, 4, 5, 6, 7].map((theme) => cell(row, `T${theme}`)).join();
  const subjects = groupBy(
    rows.filter((row) => cell(row, 'NSSSBJ') !== ''),
    groupOf,
  );
  const isClear = (row: Row) => new Set(subjects.get(groupOf(row))?.map(results)).size < 2;
  return rows.filter(isClear).map((row) => ({
    ...row,
    NSSAGGYEAR: cell(row, 'NSSAGGYEAR') || (SURVEY_YEARS[cell(row, 'NSSAGG').charAt(0)] ?? ''),
  }));
};

const COURSE_PARTS = [...TITLE_PARTS, 'SBJ', 'COURSELOCATION', 'ACCREDITATION', ...figureParts];

/** The year of the collection's publication. */
const YEAR = 2025;

const courseOf = (row: Row) => `${cell(row, 'PUBUKPRN')} ${cell(row, 'KISCOURSEID')}`;

/** The course files and lookup tables of the 2025 collection. */
export interface Collection {
  /** The rows of one file; none where the file is missing. */
  table(name: string): readonly Row[];
  lookups: Lookups;
  /** The courses of the providers, without those whose title is unknown. */
  courses(providers: readonly ProviderFacts[]): PublishedCourse[];
}

/**
 * Reads the collection from the folder of published files. A sample file is used where the complete one is missing.
 */
export const readCollection = (source: string, places: Places): Collection => {
  const find = (part: string, endings: readonly string[]) =>
    endings
      .map((ending) => join(source, 'discover-uni-2025', `${part}${ending}`))
      .find((path) => existsSync(path));
  const completeEndings = ['.csv.gz', '.csv', '.compact.csv'];
  const table = (part: string): Row[] => {
    const path = find(part, [...completeEndings, '.sample.csv']);
    const rows = path ? readCsv(path) : [];
    return part === 'NSS' ? surveyRows(rows) : rows;
  };
  const index = (part: string, key: (row: Row) => string) =>
    new Map(table(part).map((row) => [key(row), row] as const));
  const aims = index('KISAIM', (row) => cell(row, 'KISAIMCODE'));
  const accreditations = index('ACCREDITATIONTABLE', (row) => cell(row, 'ACCTYPE'));
  const locations = index('LOCATION', (row) => `${cell(row, 'UKPRN')} ${cell(row, 'LOCID')}`);
  const availableParts = new Set(COURSE_PARTS.filter((part) => find(part, completeEndings)));
  return {
    table,
    lookups: {
      year: YEAR,
      holds: (part) => availableParts.has(part),
      aim: (code) => aims.get(code),
      accreditation: (type) => accreditations.get(type),
      location: (ukprn, id) => locations.get(`${ukprn} ${id}`),
      places,
    },
    courses(providers) {
      const parts = COURSE_PARTS.map((part) => [part, table(part)] as const);
      const titled = new Set(parts.flatMap(([part, rows]) => (isTitlePart(part) ? rows.map(courseOf) : [])));
      const grouped = parts.map(
        ([part, rows]) =>
          [
            part,
            groupBy(
              rows.filter((row) => titled.has(courseOf(row))),
              courseOf,
            ),
          ] as const,
      );
      const byUkprn = new Map(providers.map((provider) => [provider.ukprn, provider]));
      return [...titled].sort().flatMap((key) => {
        const [ukprn = '', ...id] = key.split(' ');
        const provider = byUkprn.get(ukprn);
        if (!provider) return [];
        const courseRows = grouped.map(([part, rows]) => [part, rows.get(key) ?? []] as const);
        return [{ provider: providerOf(provider), kisCourseId: id.join(' '), modes: modesOf(courseRows) }];
      });
    },
  };
};

const isTitlePart = (part: string): boolean => TITLE_PARTS.some((title) => title === part);

const providerOf = (record: ProviderFacts): PublishedCourse['provider'] => ({
  ukprn: record.ukprn,
  country: record.country,
  region: record.region,
  town: record.address.town,
  addressLines: addressLines(record.address),
  latitude: record.latitude,
  longitude: record.longitude,
});

const modesOf = (parts: readonly (readonly [string, readonly Row[]])[]): PublishedCourse['modes'] => {
  const modes = new Set(parts.flatMap(([, rows]) => rows.map((row) => cell(row, 'KISMODE'))));
  return [...modes].sort().map((mode) => ({
    mode,
    parts: Object.fromEntries(
      parts.flatMap(([part, rows]) => {
        const modeRows = rows.filter((row) => cell(row, 'KISMODE') === mode);
        return modeRows.length > 0 ? [[part, modeRows]] : [];
      }),
    ),
  }));
};
