import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../database/connection';
import type { Criteria } from './criteria';
import { distanceFrom } from './criteria';
import type { Counts } from './facets';
import { countProviders, matching } from './facets';
import type { RawProvider } from './raw-provider';
import { toRawProvider } from './raw-provider';

export const sortKeys = ['name', 'distance', 'tef', 'salary', 'courses'] as const;

export interface ListRequest {
  criteria: Criteria;
  /** 'relevance' is the order of `criteria.found`. */
  sortBy: (typeof sortKeys)[number] | 'relevance';
  descending: boolean;
  offset: number;
  limit: number;
  extended: boolean;
}

export interface ProviderList extends Counts {
  offset: number;
  limit: number;
  results: RawProvider[];
}

/** One page of providers with the total and the facets' counts. */
export async function listProviders(database: Database, request: ListRequest): Promise<ProviderList> {
  const { criteria, offset, limit, extended } = request;
  const page = database
    .selectFrom('provider')
    .selectAll()
    .select(distanceFrom(criteria.near).as('distance'))
    .where(matching(criteria))
    .orderBy(order(request))
    .orderBy('sort_order')
    .offset(offset)
    .limit(limit);
  const [counts, rows] = await Promise.all([countProviders(database, criteria), page.execute()]);
  const results = rows.map(({ distance, ...row }) => toRawProvider(row, { extended, distance }));
  return { total: counts.total, offset, limit, results, facets: counts.facets };
}

/** Ascending means from the least to the most: A to Z, nearest, lowest. Providers without the figure come last either way. */
function order({ criteria, sortBy, descending }: ListRequest): RawBuilder<unknown> {
  const by = {
    relevance: sql`array_position(${criteria.found ?? []}::text[], short_id)`,
    name: sql`sort_order`,
    distance: distanceFrom(criteria.near),
    tef: sql`tef_rank`,
    salary: sql`salary_median`,
    courses: sql`course_count`,
  }[sortBy];
  return descending && sortBy !== 'relevance' ? sql`${by} desc nulls last` : sql`${by} asc nulls last`;
}
