import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../database/connection';
import { Problem } from '../../problem/problem';
import { alreadyRegistered, confirmAddress } from '../mail/letters';
import { post } from '../mail/outbox';
import type { IdentityParts } from '../parts';
import { signInFirst } from '../problems';
import { hashText, newToken } from '../sessions/tokens';
import { mayAttempt } from './attempts';

/** Days that an account lives whose address nobody confirmed; its links live as long. */
export const unconfirmedDays = 30;

/** SQL for when an account that is not confirmed ends. */
export const confirmBy = sql<Date>`created_at + make_interval(days => ${sql.lit(unconfirmedDays)})`;

export const linkTokenSchema = z
  .string({ error: 'must be the one of the link' })
  .max(100, 'must be the one of the link');

/** What a link gets that no longer works, whatever the reason. */
export const worthlessLink = () =>
  new Problem(400, 'This link was used already or is too old. Ask for a new one.', [
    { field: 'token', message: 'was used already or is too old' },
  ]);

/**
 * Writes to the address of an account that is not confirmed: a link that confirms it or, when another account has the
 * address already, that it has. The statements are the same in both cases.
 */
export async function askToConfirm(
  transaction: Database,
  { accountId, email, site }: { accountId: string; email: string; site: string },
): Promise<void> {
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
  await post(
    transaction,
    email,
    owner ? alreadyRegistered(site) : confirmAddress(site, token, unconfirmedDays),
  );
}

/** Writes once more, within the limit on letters to one address; a confirmed account needs none. Nothing that comes back tells what was written. Throws the 401 problem when the account is gone. */
export async function askAgain({ database, configuration }: IdentityParts, accountId: string): Promise<void> {
  const { email, confirmed_at: confirmedAt } = await database
    .selectFrom('account')
    .select(['email', 'confirmed_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow(signInFirst);
  if (confirmedAt !== null || !(await mayAttempt(database, { kind: 'letter', name: email }))) return;
  await database
    .transaction()
    .execute((transaction) => askToConfirm(transaction, { accountId, email, site: configuration.site }));
}

/** The account that a link confirms. Throws a 400 problem when the link no longer works: it was used, the account or its time is gone, or another account has the address by now. */
export async function findUnconfirmed(
  database: Database,
  token: string,
): Promise<{ accountId: string; email: string }> {
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
  if (!found) throw worthlessLink();
  return { accountId: found.account_id, email: found.email };
}

/** Whether an account has that address and nobody confirmed it. */
export async function isUnconfirmed(database: Database, accountId: string, email: string): Promise<boolean> {
  const found = await database
    .selectFrom('account')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('email', '=', email)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}

/** PostgreSQL's word for a row that a unique index refuses. */
const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === '23505';

/**
 * Runs a transaction in which an account is confirmed. The database keeps an address to one confirmed account: whoever
 * comes second, in the same moment too, gets the 400 problem of a link that no longer works.
 */
export function confirming<Result>(
  database: Database,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  return database
    .transaction()
    .execute(work)
    .catch((error: unknown) => {
      throw isTaken(error) ? worthlessLink() : error;
    });
}

/** Confirms an account, whose links then work no more. Says whether it was not confirmed before. Part of `confirming`. */
export async function markConfirmed(transaction: Database, accountId: string): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('account')
    .set({ confirmed_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  await transaction.deleteFrom('confirmation').where('account_id', '=', accountId).execute();
  return numUpdatedRows > 0n;
}
