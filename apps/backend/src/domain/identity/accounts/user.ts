import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../../platform/database/connection';
import { noFavourites, savedRows, toFavourites } from '../favourites/reading';
import { favouritesSchema } from '../favourites/schema';
import { signInFirst } from '../problems';
import { settingRows, settingSchema } from '../settings/settings';
import { confirmBy } from './confirmation';
import { completeness, missingSchema, profilePartsSchema } from './profile';

/** E-14: the visitor, as every page may read it. `latlng` is the centre of the postcode's district. */
export const userSchema = z.strictObject({
  uid: z.string(),
  name: z.string(),
  postcode: z.string().nullable(),
  profileComplete: z.int().min(0).max(100),
  latlng: z.strictObject({ lat: z.number(), lng: z.number() }).nullable(),
  grades: profilePartsSchema.shape.grades,
  qualification: profilePartsSchema.shape.qualification,
  settings: z.array(settingSchema),
  favourites: favouritesSchema,
});

export type User = z.infer<typeof userSchema>;

/**
 * E-15, plus what the account page shows: `complete` is a percentage, and `missing` lists the missing parts;
 * `confirmBy` is when an unconfirmed account expires, null once it is confirmed.
 */
export const identitySettingsSchema = z.strictObject({
  email: z.string(),
  confirmBy: z.iso.datetime().nullable(),
  ...profilePartsSchema.shape,
  complete: z.int().min(0).max(100),
  missing: missingSchema,
  favourites: favouritesSchema,
  settings: z.array(settingSchema),
});

export type IdentitySettings = z.infer<typeof identitySettingsSchema>;

/** E-14, S-01: the anonymous visitor. */
export const anonymous: User = {
  uid: 'Anonymous',
  name: 'Anonymous',
  postcode: null,
  profileComplete: 0,
  latlng: null,
  grades: null,
  qualification: null,
  settings: [],
  favourites: noFavourites,
};

/**
 * Reads an account with all its data in one statement, so that the parts are consistent. Throws the 401 problem when it
 * no longer exists.
 */
const readAccount = async (database: Database, accountId: string) => {
  const row = await database
    .selectFrom('account')
    .leftJoin('outcode', (join) =>
      join.on('outcode.outcode', '=', sql<string>`split_part(account.postcode, ' ', 1)`),
    )
    .select(['email', 'first_name', 'postcode', 'entry_year', 'qualification', 'grades'])
    .select(['favourites_version', 'latitude', 'longitude', 'confirmed_at', confirmBy.as('confirm_by')])
    .select([savedRows().as('saved'), settingRows().as('settings')])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!row) throw signInFirst();
  return row;
};

/** E-14: the user of an account. Without a first name, the name is the part of the address before the @. */
export const readUser = async (database: Database, accountId: string): Promise<User> => {
  const row = await readAccount(database, accountId);
  const { latitude, longitude } = row;
  return {
    uid: accountId,
    name: row.first_name ?? row.email.split('@')[0] ?? row.email,
    postcode: row.postcode,
    profileComplete: completeness(profileOf(row)).complete,
    latlng: latitude === null || longitude === null ? null : { lat: latitude, lng: longitude },
    grades: row.grades,
    qualification: row.qualification,
    settings: row.settings,
    favourites: toFavourites(row.favourites_version, row.saved),
  };
};

/** E-15: a user's profile, favourites and settings. */
export const readIdentitySettings = async (
  database: Database,
  accountId: string,
): Promise<IdentitySettings> => {
  const row = await readAccount(database, accountId);
  const profile = profileOf(row);
  return {
    email: row.email,
    confirmBy: row.confirmed_at === null ? row.confirm_by.toISOString() : null,
    ...profile,
    ...completeness(profile),
    favourites: toFavourites(row.favourites_version, row.saved),
    settings: row.settings,
  };
};

const profileOf = (row: Awaited<ReturnType<typeof readAccount>>) => ({
  firstName: row.first_name,
  postcode: row.postcode,
  entryYear: row.entry_year,
  qualification: row.qualification,
  grades: row.grades,
});
