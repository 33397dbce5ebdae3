import { MODE_LABELS } from '../courses/listing/facets';
import type { CourseIndex } from '../courses/listing/in-memory-index';
import { tariffBands } from '../courses/figures/tariff-bands';
import type { Teaching, TeachingFacet } from '../courses/figures/teaching';
import { countTeaching } from '../courses/figures/teaching';
import type { Database } from '../../platform/database/connection';
import type { Criteria } from './criteria';
import type { Facet } from './facets';
import { matchingCondition } from './facets';
import { labelOf } from '../catalogue/labels';

/** Numbers of providers by mode of study, subject guide and band of entrants' usual tariff points. */
export type TeachingFacets = Record<TeachingFacet, Facet[]>;

/** Counts, among the providers that match the other criteria, those that teach each mode, subject and tariff band. */
export const teachingFacets = async (
  database: Database,
  courses: CourseIndex,
  criteria: Criteria,
  teaching: Teaching,
  guides: readonly { id: string; title: string }[],
): Promise<TeachingFacets> => {
  const rows = await database
    .selectFrom('provider')
    .select('short_id')
    .where(matchingCondition(criteria))
    .execute();
  const matchingIds = new Set(rows.map(({ short_id }) => short_id));
  const counts = countTeaching(courses, teaching, matchingIds);
  const modes = Object.entries(MODE_LABELS);
  return {
    mode: modes.map(([value, label]) => ({
      value,
      label: labelOf(label),
      count: counts.mode.get(value) ?? 0,
    })),
    subject: guides.map(({ id, title }) => ({ value: id, label: title, count: counts.subject.get(id) ?? 0 })),
    tariff: tariffBands.map(({ name }) => ({
      value: name,
      label: labelOf(name),
      count: counts.tariff.get(name) ?? 0,
    })),
  };
};
