import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../../platform/database/connection';
import { requestLanguage } from '../../../platform/language/request-language';
import { Problem } from '../../../platform/problem/problem';
import { lockAccount } from '../accounts/lock';
import { isToken, newToken } from '../sessions/tokens';

/** Whether somebody agreed to emails about watched things. */
export const watchEmailsSchema = z.strictObject({ on: z.boolean() });

/** The id of the newest recorded change; 0 without any. */
export const readNewestChange = async (database: Database): Promise<number> => {
  const { newest } = await database
    .selectFrom('record_change')
    .select(({ fn }) => fn.coalesce(fn.max('id'), sql<number>`0`).as('newest'))
    .executeTakeFirstOrThrow();
  return newest;
};

/** Whether the person agreed to emails about watched things. */
export const readWatchEmails = async (
  database: Database,
  accountId: string,
): Promise<z.infer<typeof watchEmailsSchema>> => {
  const row = await database
    .selectFrom('watch_email')
    .select('agreed_at')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return { on: row?.agreed_at != null };
};

/**
 * Stores that the person agrees to emails about watched things, from the next change on and in the language of the
 * request, or that they do not. Throws a
 * 422 problem when the address is not confirmed, and the 401 problem when the account no longer exists.
 */
export const setWatchEmails = async (database: Database, accountId: string, on: boolean): Promise<void> => {
  await database.transaction().execute(async (transaction) => {
    await lockAccount(transaction, accountId);
    if (!on) return stop(transaction, 'account_id', accountId);
    const { confirmed_at: confirmedAt } = await transaction
      .selectFrom('account')
      .select('confirmed_at')
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow();
    if (confirmedAt === null) throw new Problem(422, 'Confirm your email address first.');
    const agreed = {
      agreed_at: sql<Date>`now()`,
      last_change: await readNewestChange(transaction),
      language: requestLanguage(),
    };
    await transaction
      .insertInto('watch_email')
      .values({ account_id: accountId, token: newToken(), ...agreed })
      .onConflict((conflict) =>
        conflict.column('account_id').doUpdateSet(agreed).where('watch_email.agreed_at', 'is', null),
      )
      .execute();
  });
};

/**
 * Stops the emails of the one-click address in an email. Idempotent, and it does not reveal whether the token is one of
 * ours. A waiting email is deleted too.
 */
export const stopWatchEmails = async (database: Database, token: string): Promise<void> => {
  if (!isToken(token)) return;
  await database.transaction().execute(async (transaction) => {
    await stop(transaction, 'token', token);
    await transaction.deleteFrom('outbox').where('unsubscribe_url', 'like', `%${token}%`).execute();
  });
};

const stop = async (database: Database, column: 'account_id' | 'token', value: string): Promise<void> => {
  await database.updateTable('watch_email').set({ agreed_at: null }).where(column, '=', value).execute();
};
