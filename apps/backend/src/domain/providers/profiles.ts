import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection';

/** The fields of a provider that search, similarity, course lists and artwork use; cached in memory, under 0.5 MB in all. */
export type Profile = Awaited<ReturnType<typeof loadProfiles>>[number];

/** Loads every provider's profile, sorted by sort name. */
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
    /** Published courses, a measure of size, whether or not all of them are listed. */
    courseCount: courses_published,
  }));
};
