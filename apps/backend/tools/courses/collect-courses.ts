import type { CourseRecord } from '../../src/domain/catalogue/course-record';
import { courseRecordSchema } from '../../src/domain/catalogue/course-record';
import { sortTitle } from '../../src/domain/courses/sort-title';
import { distinguish } from '../../src/domain/publication/distinction';
import type { Places } from '../../src/domain/publication/published';
import type { SubjectEarnings } from '../../src/domain/publication/subject-pay';
import { subjectEarnings } from '../../src/domain/publication/subject-pay';
import { toCourseRecord } from '../../src/domain/publication/to-course-record';
import type { ProviderFacts } from '../collect-providers';
import { readCollection } from './collection';

export interface CollectedCourses {
  courses: CourseRecord[];
  subjectEarnings: SubjectEarnings[];
  /** Courses that have a title but fail validation, with the reason, for the log. */
  skipped: string[];
}

/** Every course of the collection that has a title, and the pay of its subjects. */
export const collectCourses = (
  source: string,
  providers: readonly ProviderFacts[],
  places: Places,
): CollectedCourses => {
  const collection = readCollection(source, places);
  const records: CourseRecord[] = [];
  const skipped: string[] = [];
  for (const course of collection.courses(providers)) {
    const record = toCourseRecord(course, collection.lookups);
    if ('reason' in record) skipped.push(`${course.provider.ukprn} ${course.kisCourseId}: ${record.reason}`);
    else records.push(record);
  }
  const courses = distinguish(records)
    .map((record) => courseRecordSchema.parse(record))
    .sort((one, other) => compare(sortKeyOf(one), sortKeyOf(other)));
  return { courses, subjectEarnings: subjectEarnings(collection.table), skipped };
};

/** The sort key: provider, subject and title, because neighbours then share figures and the file compresses better. */
const sortKeyOf = (record: CourseRecord) =>
  [record.provider, record.subjects[0], sortTitle(record.title), record.kisCourseId].join('\u0001');

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
