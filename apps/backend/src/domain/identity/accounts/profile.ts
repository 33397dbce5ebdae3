import { z } from 'zod';
import type { Database } from '../../../platform/database/connection';
import { POSTCODE_MESSAGE, toPostcode } from '../../places/postcode';
import { text } from '../text';
import { lockAccount } from './lock';

/** The optional parts of a profile. */
const PARTS = ['firstName', 'postcode', 'entryYear', 'qualification', 'grades'] as const;

type ProfilePart = (typeof PARTS)[number];

/** Qualifications by key: UCAS Tariff, A level, BTEC, Scottish Higher, Scottish Advanced Higher (E-21). */
const QUALIFICATIONS = ['up', 'al', 'bt', 'sh', 'sa'] as const;

const YEAR_MESSAGE = 'must be a year from 2000 to 2100';

/** A full postcode or an outward code, checked by format and normalised. */
const postcodeSchema = z
  .string({ error: POSTCODE_MESSAGE })
  .max(12, POSTCODE_MESSAGE)
  .transform(toPostcode)
  .transform(({ postcode }) => postcode);

/** A profile change: omitted parts stay, null removes one. */
export const profileChangeSchema = z.object({
  firstName: text(50, 1).nullable().optional(),
  postcode: postcodeSchema.nullable().optional(),
  entryYear: z
    .int({ error: YEAR_MESSAGE })
    .min(2000, YEAR_MESSAGE)
    .max(2100, YEAR_MESSAGE)
    .nullable()
    .optional(),
  qualification: z
    .enum(QUALIFICATIONS, { error: `must be one of ${QUALIFICATIONS.join(', ')}` })
    .nullable()
    .optional(),
  grades: text(100, 1).nullable().optional(),
});

export type ProfileChange = z.infer<typeof profileChangeSchema>;

export const profilePartsSchema = z.strictObject({
  firstName: z.string().nullable(),
  postcode: z.string().nullable(),
  entryYear: z.int().nullable(),
  qualification: z.string().nullable(),
  grades: z.string().nullable(),
});

export type ProfileParts = z.infer<typeof profilePartsSchema>;

export const missingSchema = z.array(z.enum(PARTS));

/** How complete a profile is: each of its five parts counts for 20 per cent. Also lists the missing parts. */
export const completeness = (profile: ProfileParts): { complete: number; missing: ProfilePart[] } => {
  const missing = PARTS.filter((part) => profile[part] === null);
  return { complete: 100 - missing.length * 20, missing };
};

/** Changes the given parts of a profile. Throws the 401 problem when the account no longer exists. */
export const changeProfile = async (
  database: Database,
  accountId: string,
  change: ProfileChange,
): Promise<void> => {
  const { firstName, postcode, entryYear, qualification, grades } = change;
  await database.transaction().execute(async (transaction) => {
    await lockAccount(transaction, accountId);
    if (Object.values(change).every((value) => value === undefined)) return;
    await transaction
      .updateTable('account')
      .set({ first_name: firstName, postcode, entry_year: entryYear, qualification, grades })
      .where('account_id', '=', accountId)
      .execute();
  });
};
