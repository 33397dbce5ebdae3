import type { Insertable } from 'kysely';
import type { CatalogueFiles } from '../catalogue/files';
import type { CourseTable } from '../database/course-tables';

/** The rows of the catalogue's courses. */
export const courseRows = (_catalogue: CatalogueFiles): Insertable<CourseTable>[] => [];
