import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { EARTH_RADIUS } from '../catalogue/miles';

export interface Point {
  latitude: number;
  longitude: number;
}

/** Filters for a list of providers; absent fields do not filter. */
export interface Criteria {
  country: readonly string[];
  region: readonly string[];
  tef: readonly string[];
  letter?: string | undefined;
  near?: Point | undefined;
  /** Miles from `near`. */
  radius?: number | undefined;
  /** Provider ids, full or short. */
  ids?: readonly string[] | undefined;
  /** Short ids that a text search found, most relevant first. */
  found?: readonly string[] | undefined;
  /** Short ids of the providers that teach the selected modes, subjects and tariff bands. */
  teaching?: readonly string[] | undefined;
}

export type Condition = RawBuilder<boolean>;

const ALWAYS: Condition = sql<boolean>`true`;

const oneOf = (column: string, values: readonly string[]): Condition =>
  values.length === 0 ? ALWAYS : sql<boolean>`${sql.ref(column)} = any(${values}::text[])`;

/** Great-circle distance in miles from a point to each provider; null without a point. */
export const distanceFrom = (near: Point | undefined): RawBuilder<number | null> => {
  if (!near) return sql<null>`null::float8`;
  const { latitude, longitude } = near;
  return sql<number>`(2 * ${EARTH_RADIUS}::float8 * asin(least(1, sqrt(
    power(sin(radians(latitude - ${latitude}::float8) / 2), 2)
    + cos(radians(latitude)) * cos(radians(${latitude}::float8))
      * power(sin(radians(longitude - ${longitude}::float8) / 2), 2)))))`;
};

/** The condition of each facet; a facet's own condition is omitted when its values are counted. */
export const facetConditions = (criteria: Criteria) => ({
  country: oneOf('country', criteria.country),
  region: oneOf('region', criteria.region),
  tef: oneOf('tef_rating', criteria.tef),
  letter: oneOf('letter', criteria.letter === undefined ? [] : [criteria.letter]),
});

/** The conditions that apply to rows and to every facet count: text search, teaching, ids and distance. */
export const baseCondition = ({ found, ids, near, radius, teaching }: Criteria): Condition => {
  const conditions = [
    found && sql<boolean>`short_id = any(${found}::text[])`,
    teaching && sql<boolean>`short_id = any(${teaching}::text[])`,
    ids && sql<boolean>`(short_id = any(${ids}::text[]) or provider_id::text = any(${ids}::text[]))`,
    near && radius !== undefined && sql<boolean>`${distanceFrom(near)} <= ${radius}`,
  ].filter((condition) => typeof condition === 'object');
  return all([ALWAYS, ...conditions]);
};

/** Joins the conditions with `and`. */
export const all = (conditions: readonly Condition[]): Condition =>
  sql<boolean>`(${sql.join(conditions, sql` and `)})`;
