import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { CourseIndex } from '../courses/listing/in-memory-index';
import type { Teaching } from '../courses/figures/teaching';
import { coursesTaught } from '../courses/figures/teaching';
import type { Database } from '../../platform/database/connection';
import type { ProviderAbsences } from './absences';
import { payAbsences } from './absences';
import type { Criteria } from './criteria';
import { distanceFrom } from './criteria';
import type { Counts } from './facets';
import { countProviders, matchingCondition } from './facets';
import type { RawProvider } from './raw-provider';
import { toRawProvider } from './raw-provider';
import type { TeachingFacets } from './teaching-facets';
import { readSurveySummaries } from './student-figures';
import { teachingFacets } from './teaching-facets';

export const SORT_KEYS = ['name', 'distance', 'tef', 'salary', 'courses'] as const;

export interface ListRequest {
  criteria: Omit<Criteria, 'teaching'>;
  teaching: Teaching;
  /** 'relevance' is the order of `criteria.found`. */
  sortBy: (typeof SORT_KEYS)[number] | 'relevance';
  descending: boolean;
  offset: number;
  limit: number;
  extended: boolean;
  /** Subject guides to count; undefined when the teaching facets are not requested. */
  facetGuides: readonly { id: string; title: string }[] | undefined;
}

export interface ProviderList {
  total: number;
  offset: number;
  limit: number;
  results: (RawProvider & { absences: ProviderAbsences })[];
  facets: Counts['facets'] & Partial<TeachingFacets>;
}

/** Returns one page of providers with the total and the facet counts. */
export const listProviders = async (
  { database, courses }: { database: Database; courses: CourseIndex },
  request: ListRequest,
): Promise<ProviderList> => {
  const { teaching, offset, limit, extended, facetGuides } = request;
  const isFiltered = Object.values(teaching).some((values) => values.length > 0);
  const teachingIds = isFiltered ? [...coursesTaught(courses, teaching).keys()] : undefined;
  const criteria: Criteria = { ...request.criteria, teaching: teachingIds };
  const page = database
    .selectFrom('provider')
    .selectAll()
    .select(distanceFrom(criteria.near).as('distance'))
    .where(matchingCondition(criteria))
    .orderBy(orderBy(request))
    .orderBy('sort_order')
    .offset(offset)
    .limit(limit);
  const [counts, rows, taughtFacets] = await Promise.all([
    countProviders(database, criteria),
    page.execute(),
    facetGuides && teachingFacets(database, courses, request.criteria, teaching, facetGuides),
  ]);
  const [absences, surveys] = await Promise.all([
    payAbsences(database, rows),
    readSurveySummaries(
      database,
      rows.map(({ short_id }) => short_id),
    ),
  ]);
  const results = rows.map(({ distance, ...row }) => ({
    ...toRawProvider(row, { extended, distance, survey: surveys.get(row.short_id) }),
    absences: absences.get(row.short_id) ?? {},
  }));
  return { total: counts.total, offset, limit, results, facets: { ...counts.facets, ...taughtFacets } };
};

/** Ascending is A to Z, nearest first or lowest first. Providers without the figure come last in both directions. */
const orderBy = ({ criteria, sortBy, descending }: ListRequest): RawBuilder<unknown> => {
  const expression = {
    relevance: sql`array_position(${criteria.found ?? []}::text[], short_id)`,
    name: sql`sort_order`,
    distance: distanceFrom(criteria.near),
    tef: sql`tef_rank`,
    salary: sql`salary_median`,
    courses: sql`course_count`,
  }[sortBy];
  return descending && sortBy !== 'relevance'
    ? sql`${expression} desc nulls last`
    : sql`${expression} asc nulls last`;
};
