import { sql } from 'kysely';
import type { Database } from '../../database/connection';
import { hashText, newToken } from './tokens';

/** A session ends after 30 days without a visit, and after 180 days in any case. */
export const idleDays = 30;
const mostDays = 180;

const idleEnd = sql<Date>`now() + make_interval(days => ${sql.lit(idleDays)})`;
const latestEnd = sql<Date>`least(${idleEnd}, created_at + make_interval(days => ${sql.lit(mostDays)}))`;

/** The account of a session, and whether the session's end was just put off. */
export interface FoundSession {
  accountId: string;
  extended: boolean;
}

/** Finds the living session of a token. Its end moves at most once a day, so that reading seldom writes. */
export async function findSession(database: Database, token: string): Promise<FoundSession | undefined> {
  const key = hashText(token);
  const found = await database
    .selectFrom('session')
    .select(['account_id', sql<boolean>`expires_at < ${latestEnd} - interval '1 day'`.as('due')])
    .where('token_hash', '=', key)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (!found) return undefined;
  if (found.due) {
    await database
      .updateTable('session')
      .set({ expires_at: latestEnd })
      .where('token_hash', '=', key)
      .execute();
  }
  return { accountId: found.account_id, extended: found.due };
}

/**
 * Begins a session and gives its token, as long as the account still has the password that was checked: one that was
 * changed meanwhile must not be outlived. Else undefined.
 */
export async function beginSession(
  database: Database,
  account: { accountId: string; passwordHash: string },
): Promise<string | undefined> {
  const token = newToken();
  const begun = await database
    .insertInto('session')
    .columns(['token_hash', 'account_id', 'expires_at'])
    .expression((query) =>
      query
        .selectFrom('account')
        .select([
          sql<string>`${hashText(token)}::text`.as('token_hash'),
          'account_id',
          idleEnd.as('expires_at'),
        ])
        .where('account_id', '=', account.accountId)
        .where('password_hash', '=', account.passwordHash)
        .forShare(),
    )
    .returning('account_id')
    .executeTakeFirst();
  return begun && token;
}

/** Ends one session. */
export async function endSession(database: Database, token: string): Promise<void> {
  await database.deleteFrom('session').where('token_hash', '=', hashText(token)).execute();
}

/** Ends every session of an account. */
export async function endAllSessions(database: Database, accountId: string): Promise<void> {
  await database.deleteFrom('session').where('account_id', '=', accountId).execute();
}
