import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection';

/** What search, similarity, course lists and artwork need of every provider, kept in memory: under half a megabyte. */
export type Profile = Awaited<ReturnType<typeof loadProfiles>>[number];

/** Reads every provider's profile, in the order of sort names. */
export const loadProfiles = async (database: Database) => {
  const rows = await database
    .selectFrom('provider')
    .select([
      'provider_id',
      'short_id',
      'name',
      'aliases',
      'town',
      'region',
      'country',
      'latitude',
      'longitude',
      'tef_rating',
      'courses_published',
      'subjects',
    ])
    .select(sql<number | null>`(continuation ->> 'students')::int`.as('students'))
    .orderBy('sort_order')
    .execute();
  return rows.map(({ provider_id, short_id, tef_rating, courses_published, ...rest }) => ({
    ...rest,
    providerId: provider_id,
    shortId: short_id,
    tef: tef_rating,
    /** What it publishes: how large it is, whether or not all of its courses are listed. */
    courseCount: courses_published,
  }));
};
