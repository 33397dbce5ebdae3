import type { CourseColumns } from './columns';
import type { CourseMemory } from './memory';
import type { RowTest, ValueLists } from './value-lists';
import { hasAny, textsOf } from './value-lists';

/** What providers are chosen by: a course that meets both. Empty lists do not narrow. */
export interface Teaching {
  modes: readonly string[];
  /** Ids of subject guides and CAH codes. */
  subjects: readonly string[];
}

const always: RowTest = () => true;

/** Tests whether a course is of one of the subjects. */
export function subjectTest(columns: CourseColumns, subjects: readonly string[]): RowTest {
  const byCode = hasAny(columns.subject, subjects);
  const byGuide = hasAny(columns.subjectGuide, subjects);
  return (row) => byGuide(row) || byCode(row);
}

const modeTest = ({ columns }: CourseMemory, modes: readonly string[]): RowTest =>
  modes.length === 0 ? always : hasAny(columns.studyMode, modes);

const anySubjectTest = (courses: CourseMemory, subjects: readonly string[]): RowTest =>
  subjects.length === 0 ? always : subjectTest(courses.columns, subjects);

/** How many courses that meet both each provider has, by short id; providers without one are left out. */
export function coursesTaught(courses: CourseMemory, { modes, subjects }: Teaching): Map<string, number> {
  const { columns } = courses;
  const inMode = modeTest(courses, modes);
  const inSubject = anySubjectTest(courses, subjects);
  const counts = new Map<string, number>();
  for (let row = 0; row < columns.size; row++) {
    if (!inMode(row) || !inSubject(row)) continue;
    for (const id of textsOf(columns.provider, row)) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/** How many of some providers teach in each mode and each subject guide; each counts under the other's selection. */
export function countTeaching(
  courses: CourseMemory,
  { modes, subjects }: Teaching,
  within: ReadonlySet<string>,
) {
  const { columns } = courses;
  return {
    mode: providersBy(courses, columns.studyMode, anySubjectTest(courses, subjects), within),
    subject: providersBy(courses, columns.subjectGuide, modeTest(courses, modes), within),
  };
}

function providersBy(
  { columns }: CourseMemory,
  list: ValueLists,
  test: RowTest,
  within: ReadonlySet<string>,
): ReadonlyMap<string, number> {
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
}
