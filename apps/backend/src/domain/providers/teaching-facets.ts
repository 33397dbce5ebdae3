import { MODE_LABELS } from '../courses/listing/facets';
import type { CourseIndex } from '../courses/listing/in-memory-index';
import { tariffBands } from '../courses/figures/tariff-bands';
import type { Teaching, TeachingFacet } from '../courses/figures/teaching';
import { countTeaching } from '../courses/figures/teaching';
import type { Database } from '../../platform/database/connection';
import type { Criteria } from './criteria';
import type { Facet } from './facets';
import { matching } from './facets';

/** How many providers teach in each mode, each subject guide, and courses whose entrants usually had so many points. */
export type TeachingFacets = Record<TeachingFacet, Facet[]>;

/** Counts, among the providers that meet the other criteria, those that teach in each mode, subject and band of points. */
export const teachingFacets = async (
  database: Database,
  courses: CourseIndex,
  criteria: Criteria,
  teaching: Teaching,
  guides: readonly { id: string; title: string }[],
): Promise<TeachingFacets> => {
  const rows = await database.selectFrom('provider').select('short_id').where(matching(criteria)).execute();
  const within = new Set(rows.map(({ short_id }) => short_id));
  const counts = countTeaching(courses, teaching, within);
  const modes = Object.entries(MODE_LABELS);
  return {
    mode: modes.map(([value, label]) => ({ value, label, count: counts.mode.get(value) ?? 0 })),
    subject: guides.map(({ id, title }) => ({ value: id, label: title, count: counts.subject.get(id) ?? 0 })),
    tariff: tariffBands.map(({ name }) => ({
      value: name,
      label: name,
      count: counts.tariff.get(name) ?? 0,
    })),
  };
};
