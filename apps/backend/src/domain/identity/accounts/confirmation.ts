import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../../platform/database/connection';
import { Problem } from '../../../platform/problem/problem';
import { emails } from '../mail/emails';
import { queueEmail } from '../mail/outbox';
import type { IdentityParts } from '../parts';
import { signInFirst } from '../problems';
import { hashText, newToken } from '../sessions/tokens';
import { mayAttempt } from './attempts';

/** Days until an unconfirmed account is deleted; its links are valid for as long. */
const UNCONFIRMED_DAYS = 30;

/** SQL for the time at which an unconfirmed account expires. */
export const confirmBy = sql<Date>`created_at + make_interval(days => ${sql.lit(UNCONFIRMED_DAYS)})`;

export const linkTokenSchema = z
  .string({ error: 'must be the one of the link' })
  .max(100, 'must be the one of the link');

/** The problem for a link that is no longer valid, whatever the reason. */
export const invalidLink = () =>
  new Problem(400, 'This link was used already or is too old. Ask for a new one.', [
    { field: 'token', message: 'was used already or is too old' },
  ]);

/**
 * Sends an email to the address of an unconfirmed account: a confirmation link or, when another account already has
 * the address, a note that says so. Runs the same statements in both cases.
 */
export const sendConfirmation = async (
  transaction: Database,
  { accountId, email, site }: { accountId: string; email: string; site: string },
): Promise<void> => {
  const token = newToken();
  await transaction
    .insertInto('confirmation')
    .values({ token_hash: hashText(token), account_id: accountId })
    .execute();
  const owner = await transaction
    .selectFrom('account')
    .select('account_id')
    .where('email', '=', email)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  await queueEmail(
    transaction,
    email,
    owner ? emails().alreadyRegistered(site) : emails().confirmAddress(site, token, UNCONFIRMED_DAYS),
  );
};

/**
 * Sends the email again, within the limit per address; does nothing for a confirmed account. The result does not
 * reveal which email was sent. Throws the 401 problem when the account no longer exists.
 */
export const resendConfirmation = async (
  { database, configuration }: IdentityParts,
  accountId: string,
): Promise<void> => {
  const { email, confirmed_at: confirmedAt } = await database
    .selectFrom('account')
    .select(['email', 'confirmed_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow(signInFirst);
  if (confirmedAt !== null || !(await mayAttempt(database, { kind: 'letter', name: email }))) return;
  await database
    .transaction()
    .execute((transaction) => sendConfirmation(transaction, { accountId, email, site: configuration.site }));
};

/**
 * Returns the account that a link confirms. Throws a 400 problem when the link is no longer valid: it was used, the
 * account was deleted or has expired, or another account has the address by now.
 */
export const findUnconfirmed = async (
  database: Database,
  token: string,
): Promise<{ accountId: string; email: string }> => {
  const found = await database
    .selectFrom('confirmation')
    .innerJoin('account', 'account.account_id', 'confirmation.account_id')
    .select(['account.account_id', 'email'])
    .where('token_hash', '=', hashText(token))
    .where('confirmed_at', 'is', null)
    .where(confirmBy, '>', sql<Date>`now()`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('account as owner')
            .select('owner.account_id')
            .whereRef('owner.email', '=', 'account.email')
            .where('owner.confirmed_at', 'is not', null),
        ),
      ),
    )
    .executeTakeFirst();
  if (!found) throw invalidLink();
  return { accountId: found.account_id, email: found.email };
};

/** Whether an unconfirmed account has that address. */
export const isUnconfirmed = async (
  database: Database,
  accountId: string,
  email: string,
): Promise<boolean> => {
  const found = await database
    .selectFrom('account')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('email', '=', email)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
};

/** Whether the error is PostgreSQL's unique violation. */
const isUniqueViolation = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === '23505';

/**
 * Runs a transaction that confirms an account. A unique index allows one confirmed account per address: a second
 * confirmation, even a concurrent one, gets the 400 problem of a link that is no longer valid.
 */
export const confirmInTransaction = <Result>(
  database: Database,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> =>
  database
    .transaction()
    .execute(work)
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? invalidLink() : error;
    });

/**
 * Confirms an account and invalidates its links. Returns whether it was unconfirmed before. Call inside `confirming`.
 */
export const markConfirmed = async (transaction: Database, accountId: string): Promise<boolean> => {
  const { numUpdatedRows } = await transaction
    .updateTable('account')
    .set({ confirmed_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  await transaction.deleteFrom('confirmation').where('account_id', '=', accountId).execute();
  return numUpdatedRows > 0n;
};
