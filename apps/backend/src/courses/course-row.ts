import type { Insertable } from 'kysely';
import type { CourseFigures, CourseRecord } from '../catalogue/course-record';
import type { CourseTable } from '../database/course-tables';
import { stayed } from '../publication/figures';
import type { GuideFinder } from '../publication/subject-choice';
import { courseId } from './course-id';
import { withTopLevels } from '../publication/subjects';

/** The row of a course. */
export function courseRow(
  record: CourseRecord,
  guidesOf: GuideFinder,
  origin: CourseTable['origin'],
): Insertable<CourseTable> {
  const { figures } = record.body;
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
    tariff_typical: typicalTariff(figures.tariff),
    employment_percent: figures.employment ? Math.round(figures.employment.workOrStudy) : null,
    continuation_percent: figures.continuation ? stayed(figures.continuation) : null,
    body: JSON.stringify(record.body),
    origin,
  };
}

/** A title as the list orders it: lower case, accents and punctuation aside. */
export const sortTitle = (title: string): string =>
  title
    .normalize('NFKD')
    .replaceAll(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The middle of the most common band, the lower of two that are as common; an open band's or the lowest's own bound. */
export function typicalTariff(tariff: CourseFigures['tariff']): number | null {
  const [band] = [...(tariff?.bands ?? [])].sort(
    (one, other) => other.percent - one.percent || one.from - other.from,
  );
  if (!band) return null;
  return band.to === null ? band.from : Math.round((band.from + band.to + 1) / 2);
}
