import type { Insertable } from 'kysely';
import type { CatalogueFiles } from '../catalogue/files';
import { courseRow } from '../courses/course-row';
import type { CourseTable } from '../../platform/database/course-tables';
import { guideFinder } from '../publication/subject-choice/subject-choice';

/** The rows of the catalogue's courses, each with the subject guides of its CAH codes. */
export const courseRows = (catalogue: CatalogueFiles): Insertable<CourseTable>[] => {
  const guidesOf = guideFinder(catalogue.content('subject-guides'));
  return Array.from(catalogue.courses(), (course) => courseRow(course, guidesOf, 'catalogue'));
};
