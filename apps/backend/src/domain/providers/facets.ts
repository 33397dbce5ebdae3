import { sql } from 'kysely';
import { labelOf } from '../catalogue/labels';
import { NATIONS, REGIONS, TEF_RATINGS } from '../catalogue/record';
import type { Database } from '../../platform/database/connection';
import type { Criteria } from './criteria';
import { all, baseCondition, facetConditions } from './criteria';

export interface Facet {
  value: string;
  label: string;
  count: number;
}

export interface Counts {
  total: number;
  facets: { country: Facet[]; region: Facet[]; tef: Facet[]; letter: Facet[] };
}

/** The value of the TEF filter for providers without a rating, such as most in Scotland, Wales and Northern Ireland. */
export const UNRATED = 'none';

const TEF_VALUES = [...TEF_RATINGS.filter((rating) => rating !== 'Pending'), UNRATED];

/**
 * Returns the total and the disjunctive counts: a facet is counted under the other facets' selections and ignores its
 * own. All nations, regions and ratings are listed, in their usual order; only letters with a provider are listed.
 */
export const countProviders = async (database: Database, criteria: Criteria): Promise<Counts> => {
  const conditions = facetConditions(criteria);
  const { rows } = await sql<{ facet: string; value: string; count: number }>`
    with candidate as (
      select country, region, tef_rating, letter, ${conditions.country} as in_country, ${conditions.region} as in_region,
        ${conditions.tef} as in_tef, ${conditions.letter} as in_letter
      from provider where ${baseCondition(criteria)}
    )
    select 'total' as facet, '' as value, count(*) as count from candidate where in_country and in_region and in_tef and in_letter
    union all
    select 'country', country, count(*) from candidate where in_region and in_tef and in_letter group by country
    union all
    select 'region', region, count(*) from candidate where in_country and in_tef and in_letter group by region
    union all
    select 'tef', tef_rating, count(*) from candidate where in_country and in_region and in_letter group by tef_rating
    union all
    select 'letter', letter, count(*) from candidate where in_country and in_region and in_tef group by letter`.execute(
    database,
  );
  const counts = new Map(rows.map(({ facet, value, count }) => [`${facet} ${value}`, count]));
  const list = (facet: string, values: readonly string[]): Facet[] =>
    values.map((value) => ({
      value,
      label: labelOf(LABELS[value] ?? value),
      count: counts.get(`${facet} ${value}`) ?? 0,
    }));
  const letters = rows.filter(({ facet }) => facet === 'letter').map(({ value }) => value);
  return {
    total: counts.get('total ') ?? 0,
    facets: {
      country: list('country', NATIONS),
      region: list('region', REGIONS),
      tef: list('tef', TEF_VALUES),
      letter: list('letter', letters.sort()),
    },
  };
};

const LABELS: Readonly<Record<string, string>> = { [UNRATED]: 'No TEF rating' };

/** All conditions of the criteria, for the query of the rows. */
export const matchingCondition = (criteria: Criteria) =>
  all([baseCondition(criteria), ...Object.values(facetConditions(criteria))]);
