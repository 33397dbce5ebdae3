import { z } from 'zod';
import type { Database } from '../../database/connection';
import { geocodeQuerySchema } from '../../http/geocode/schema';
import { text } from '../text';
import { lockAccount } from './lock';

/** What a person may tell about themselves. */
const parts = ['firstName', 'postcode', 'entryYear', 'qualification', 'grades'] as const;

type ProfilePart = (typeof parts)[number];

/** Qualifications by key: UCAS Tariff, A level, BTEC, Scottish Higher, Scottish Advanced Higher (E-21). */
const qualifications = ['up', 'al', 'bt', 'sh', 'sa'] as const;

const yearMessage = 'must be a year from 2000 to 2100';

/** A postcode by its shape, in the usual form: a whole one, or its first half. */
const postcodeSchema = z
  .string({ error: 'must be a UK postcode, such as BA2 7AY, or the first half of one' })
  .transform((postcode, context) => {
    const { data, error } = geocodeQuerySchema.safeParse({ postcode });
    if (data) return data.postcode.postcode;
    context.addIssue({ code: 'custom', message: error.issues[0]?.message ?? 'is not a postcode' });
    return z.NEVER;
  });

/** What to change of a profile: parts left out stay, null takes one away. */
export const profileChangeSchema = z.object({
  firstName: text(50, 1).nullable().optional(),
  postcode: postcodeSchema.nullable().optional(),
  entryYear: z
    .int({ error: yearMessage })
    .min(2000, yearMessage)
    .max(2100, yearMessage)
    .nullable()
    .optional(),
  qualification: z
    .enum(qualifications, { error: `must be one of ${qualifications.join(', ')}` })
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

export const missingSchema = z.array(z.enum(parts));

/** How much of a profile is told: each of its five parts counts for 20 per cent. Names those that are missing. */
export function completeness(profile: ProfileParts): { complete: number; missing: ProfilePart[] } {
  const missing = parts.filter((part) => profile[part] === null);
  return { complete: 100 - missing.length * 20, missing };
}

/** Changes the parts of a profile that are given. Throws the 401 problem when the account is gone. */
export async function changeProfile(
  database: Database,
  accountId: string,
  change: ProfileChange,
): Promise<void> {
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
}
