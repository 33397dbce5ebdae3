import type { CourseColumns } from '../columns';
import type { CourseIndex } from '../listing/in-memory-index';
import type { RowTest, ValueLists } from '../listing/value-lists';
import { hasAny, textsOf } from '../listing/value-lists';

/** Criteria that a provider's course must meet. Empty lists do not filter. */
export interface Teaching {
  modes: readonly string[];
  /** Ids of subject guides and CAH codes. */
  subjects: readonly string[];
  /** Names of bands with the middle of the entrants' points. */
  tariffBands: readonly string[];
}

/** Criteria that all courses meet. */
export const anyTeaching: Teaching = { modes: [], subjects: [], tariffBands: [] };

const FACET_NAMES = ['mode', 'subject', 'tariff'] as const;

/** Countable fields of the criteria. */
export type TeachingFacet = (typeof FACET_NAMES)[number];

const always: RowTest = () => true;

/** Tests whether a course is of one of the subjects. */
export const subjectTest = (columns: CourseColumns, subjects: readonly string[]): RowTest => {
  const byCode = hasAny(columns.subject, subjects);
  const byGuide = hasAny(columns.subjectGuide, subjects);
  return (row) => byGuide(row) || byCode(row);
};

const testsOf = (
  { columns }: CourseIndex,
  { modes, subjects, tariffBands }: Teaching,
): Record<TeachingFacet, RowTest> => ({
  mode: modes.length === 0 ? always : hasAny(columns.studyMode, modes),
  subject: subjects.length === 0 ? always : subjectTest(columns, subjects),
  tariff: tariffBands.length === 0 ? always : hasAny(columns.tariffBand, tariffBands),
});

/** Counts the matching courses of each provider, by short id; providers without one are omitted. */
export const coursesTaught = (courses: CourseIndex, teaching: Teaching): Map<string, number> => {
  const { columns } = courses;
  const tests = Object.values(testsOf(courses, teaching));
  const counts = new Map<string, number>();
  for (let row = 0; row < columns.size; row++) {
    if (!tests.every((test) => test(row))) continue;
    for (const id of textsOf(columns.provider, row)) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
};

/** Counts providers by mode, subject guide and band; each facet counts under the other facets' selections. */
export const countTeaching = (
  courses: CourseIndex,
  teaching: Teaching,
  within: ReadonlySet<string>,
): Record<TeachingFacet, ReadonlyMap<string, number>> => {
  const { columns } = courses;
  const tests = testsOf(courses, teaching);
  const count = (facet: TeachingFacet, list: ValueLists) => {
    const others = FACET_NAMES.filter((name) => name !== facet).map((name) => tests[name]);
    return providersBy(courses, list, (row) => others.every((test) => test(row)), within);
  };
  return {
    mode: count('mode', columns.studyMode),
    subject: count('subject', columns.subjectGuide),
    tariff: count('tariff', columns.tariffBand),
  };
};

const providersBy = (
  { columns }: CourseIndex,
  list: ValueLists,
  test: RowTest,
  within: ReadonlySet<string>,
): ReadonlyMap<string, number> => {
  const providers = new Map<string, Set<string>>();
  for (let row = 0; row < columns.size; row++) {
    const [provider] = textsOf(columns.provider, row);
    if (provider === undefined || !within.has(provider) || !test(row)) continue;
    for (const value of textsOf(list, row)) {
      const teaching = providers.get(value) ?? new Set();
      providers.set(value, teaching.add(provider));
    }
  }
  return new Map([...providers].map(([value, teaching]) => [value, teaching.size]));
};
