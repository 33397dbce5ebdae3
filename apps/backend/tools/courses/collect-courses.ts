import type { CourseRecord } from '../../src/catalogue/course-record';
import { courseRecordSchema } from '../../src/catalogue/course-record';
import type { OutcodeRecord, ProviderRecord } from '../../src/catalogue/record';
import { sortTitle } from '../../src/courses/sort-title';
import { distinguish } from '../../src/publication/distinction';
import type { SubjectEarnings } from '../../src/publication/subject-pay';
import { subjectEarnings } from '../../src/publication/subject-pay';
import { regroupSurveys } from '../../src/publication/survey-group';
import { toCourseRecord } from '../../src/publication/to-course-record';
import { readCollection } from './collection';

export interface CollectedCourses {
  courses: CourseRecord[];
  subjectEarnings: SubjectEarnings[];
  /** Courses that have a title and cannot be shown, with the reason, for the log. */
  left: string[];
}

/** Every course of the collection that has a title, and the pay of its subjects. */
export function collectCourses(
  source: string,
  providers: readonly ProviderRecord[],
  outcodes: readonly OutcodeRecord[],
): CollectedCourses {
  const collection = readCollection(source, outcodes);
  const records: CourseRecord[] = [];
  const left: string[] = [];
  for (const course of collection.courses(providers)) {
    const record = toCourseRecord(course, collection.lookups);
    if ('reason' in record) left.push(`${course.provider.ukprn} ${course.kisCourseId}: ${record.reason}`);
    else records.push(record);
  }
  const courses = distinguish(regroupSurveys(records))
    .map((record) => courseRecordSchema.parse(record))
    .sort((one, other) => compare(orderOf(one), orderOf(other)));
  return { courses, subjectEarnings: subjectEarnings(collection.table), left };
}

/** Neighbours share figures, so that the file packs well: provider, subject, title. */
const orderOf = (record: CourseRecord) =>
  [record.provider, record.subjects[0], sortTitle(record.title), record.kisCourseId].join('\u0001');

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
