import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { EARTH_RADIUS } from '../catalogue/miles';

export interface Point {
  latitude: number;
  longitude: number;
}

/** Which providers a list holds. Absent fields do not narrow it. */
export interface Criteria {
  country: readonly string[];
  region: readonly string[];
  tef: readonly string[];
  letter?: string | undefined;
  near?: Point | undefined;
  /** Miles from `near`. */
  radius?: number | undefined;
  /** Provider ids, whole or short. */
  ids?: readonly string[] | undefined;
  /** Short ids that a text search found, best first. */
  found?: readonly string[] | undefined;
  /** Short ids of those that teach what is asked for. */
  teaching?: readonly string[] | undefined;
}

export type Condition = RawBuilder<boolean>;

const always: Condition = sql<boolean>`true`;

const oneOf = (column: string, values: readonly string[]): Condition =>
  values.length === 0 ? always : sql<boolean>`${sql.ref(column)} = any(${values}::text[])`;

/** Great-circle distance in miles from a point to each provider; null without a point. */
export const distanceFrom = (near: Point | undefined): RawBuilder<number | null> => {
  if (!near) return sql<null>`null::float8`;
  const { latitude, longitude } = near;
  return sql<number>`(2 * ${EARTH_RADIUS}::float8 * asin(least(1, sqrt(
    power(sin(radians(latitude - ${latitude}::float8) / 2), 2)
    + cos(radians(latitude)) * cos(radians(${latitude}::float8))
      * power(sin(radians(longitude - ${longitude}::float8) / 2), 2)))))`;
};

/** The conditions that a facet may leave out to count its own alternatives, one each. */
export const facetConditions = (criteria: Criteria) => ({
  country: oneOf('country', criteria.country),
  region: oneOf('region', criteria.region),
  tef: oneOf('tef_rating', criteria.tef),
  letter: oneOf('letter', criteria.letter === undefined ? [] : [criteria.letter]),
});

/** What every row of the list and every count must meet: text found, what is taught, ids, distance. */
export const baseCondition = ({ found, ids, near, radius, teaching }: Criteria): Condition => {
  const conditions = [
    found && sql<boolean>`short_id = any(${found}::text[])`,
    teaching && sql<boolean>`short_id = any(${teaching}::text[])`,
    ids && sql<boolean>`(short_id = any(${ids}::text[]) or provider_id::text = any(${ids}::text[]))`,
    near && radius !== undefined && sql<boolean>`${distanceFrom(near)} <= ${radius}`,
  ].filter((condition) => typeof condition === 'object');
  return all([always, ...conditions]);
};

/** Every one of the conditions. */
export const all = (conditions: readonly Condition[]): Condition =>
  sql<boolean>`(${sql.join(conditions, sql` and `)})`;
