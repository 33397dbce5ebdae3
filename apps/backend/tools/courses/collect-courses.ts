import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CourseRecord } from '../../src/catalogue/course-record';
import { courseRecordSchema } from '../../src/catalogue/course-record';
import type { OutcodeRecord, ProviderRecord } from '../../src/catalogue/record';
import { sortTitle } from '../../src/courses/course-row';
import type { Row } from '../../src/publication/published';
import { cell } from '../../src/publication/published';
import { toCourseRecord } from '../../src/publication/to-course-record';
import { qualificationOf } from '../../src/publication/qualification';
import { groupBy, readCsv } from '../publication';
import type { Collection } from './collection';
import { readCollection } from './collection';
import { indexSubjectFigures } from './subject-figures';
import type { Knowledge } from './subject-matcher';
import { createSubjectMatcher } from './subject-matcher';
import { courses2018, record2018 } from './titles-2018';

/** The share of a provider's courses that must have a title of 2025 for those of 2018 to be left out. */
const wholeList = 0.9;

export interface CollectedCourses {
  courses: CourseRecord[];
  /** What was left out, for the log. */
  unmatched: string[];
}

/** Every course the catalogue ships: those of 2025 with a title, and titles of 2018 for providers whose list of 2025 is not whole. */
export function collectCourses(
  source: string,
  providers: readonly ProviderRecord[],
  outcodes: readonly OutcodeRecord[],
): CollectedCourses {
  const collection = readCollection(source, outcodes);
  const named = collection.courses(providers).map((course) => {
    const record = toCourseRecord(course, collection.lookups);
    if ('reason' in record)
      throw new Error(`${course.provider.ukprn} ${course.kisCourseId}: ${record.reason}`);
    return record;
  });
  const { added, unmatched } = addTitles2018(source, collection, providers, named);
  const courses = [...named, ...added]
    .map((record) => courseRecordSchema.parse(record))
    .sort((one, other) => compare(orderOf(one), orderOf(other)));
  return { courses, unmatched };
}

function addTitles2018(
  source: string,
  collection: Collection,
  providers: readonly ProviderRecord[],
  named: readonly CourseRecord[],
) {
  const byUkprn = new Map(providers.map((provider) => [provider.ukprn, provider]));
  const taught = new Map(
    [...groupBy([...collection.rows('SBJ')], (row) => cell(row, 'PUBUKPRN'))].map(
      ([ukprn, rows]) => [ukprn, new Set(rows.map((row) => cell(row, 'SBJ')))] as const,
    ),
  );
  const known = groupBy([...named], (record) => `${record.provider} ${sortTitle(record.title)}`);
  const titled = groupBy([...named], (record) => record.provider);
  const match = createSubjectMatcher({
    labels: subjectNames(source),
    titles: named.map(({ title, subjects }) => ({ title, codes: subjects })),
  });
  const figuresOf = indexSubjectFigures(collection);
  const added: CourseRecord[] = [];
  const unmatched: string[] = [];
  for (const rows of courses2018(readCsv(join(source, 'unistats-2018/FullDataSet.clean.csv')))) {
    const [row = {}] = rows;
    const provider = byUkprn.get(cell(row, 'UKPRN'));
    if (!provider || (titled.get(provider.ukprn)?.length ?? 0) >= wholeList * provider.courseCount) continue;
    const same = known.get(`${provider.ukprn} ${sortTitle(cell(row, 'TITLE'))}`) ?? [];
    if (same.some((record) => isSame(record, row))) continue;
    const subjects = match(cell(row, 'TITLE'), taught.get(provider.ukprn) ?? new Set());
    if (subjects.length > 0) added.push(record2018(rows, { provider, subjects, figuresOf }));
    else unmatched.push(`${provider.name}: ${cell(row, 'TITLE')}`);
  }
  return { added, unmatched };
}

const isSame = (record: CourseRecord, row: Row) =>
  record.qualification === null || record.qualification === qualificationOf(cell(row, 'QUAL'), null);

/** Names of the CAH subjects, and of the HECoS subjects within them. */
export function subjectNames(source: string): Knowledge['labels'] {
  const json = (name: string): unknown =>
    JSON.parse(readFileSync(join(source, 'dfe-reference-data', name), 'utf8'));
  const { l3, hecosToL3 } = json('cah.json') as Record<'l3' | 'hecosToL3', Record<string, string>>;
  const labels = json('hecos-labels.json') as Record<string, string>;
  return [
    ...Object.entries(l3).map(([code, name]) => ({ code, name })),
    ...Object.entries(labels).flatMap(([hecos, name]) => {
      const code = hecosToL3[hecos];
      return code ? [{ code, name }] : [];
    }),
  ];
}

/** Neighbours share figures, so that the file packs well: provider, subject, title. */
const orderOf = (record: CourseRecord) =>
  [record.provider, record.subjects[0], sortTitle(record.title), record.kisCourseId].join('\u0001');

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
