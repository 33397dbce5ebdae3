import type { Insertable } from 'kysely';
import type { CourseRecord } from '../catalogue/course-record';
import type { CourseTable } from '../../platform/database/course-tables';
import { stayed } from '../publication/figures';
import type { GuideFinder } from '../publication/subject-choice/subject-choice';
import { courseId } from './course-id';
import { withTopLevels } from '../publication/subjects';
import { middleHalf, middlePoints } from './figures/middle-half';
import { sortTitle } from './sort-title';

/** The row of a course. */
export const courseRow = (
  record: CourseRecord,
  guidesOf: GuideFinder,
  origin: CourseTable['origin'],
): Insertable<CourseTable> => {
  const { figures } = record.body;
  const half = middleHalf(figures.tariff?.bands ?? []);
  return {
    course_id: courseId(record.provider, record.kisCourseId),
    provider: record.provider,
    kis_course_id: record.kisCourseId,
    title: record.title,
    sort_title: sortTitle(record.title),
    title_year: record.titleYear,
    qualification: record.qualification,
    scheme: record.scheme,
    modes: record.modes,
    subjects: withTopLevels(record.subjects),
    subject_guides: guidesOf(record.title, record.subjects),
    country: record.country,
    region: record.region,
    town: record.town,
    latitude: record.latitude,
    longitude: record.longitude,
    salary_median: figures.salary?.median ?? null,
    salary_people: figures.salary?.people ?? null,
    tariff_typical: half && middlePoints(half),
    employment_percent: figures.employment ? Math.round(figures.employment.workOrStudy) : null,
    continuation_percent: figures.continuation ? stayed(figures.continuation) : null,
    body: JSON.stringify(record.body),
    welsh: record.welsh ? JSON.stringify(record.welsh) : null,
    origin,
  };
};
