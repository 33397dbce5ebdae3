import { sql } from 'kysely';
import type { Database } from '../../../platform/database/connection';
import { hashText, newToken } from './tokens';

/** A session ends after 30 days without a visit, and after 180 days in any case. */
export const IDLE_DAYS = 30;
const MAX_SESSION_DAYS = 180;

const idleEnd = sql<Date>`now() + make_interval(days => ${sql.lit(IDLE_DAYS)})`;
const latestEnd = sql<Date>`least(${idleEnd}, created_at + make_interval(days => ${sql.lit(MAX_SESSION_DAYS)}))`;

/** The account of a session, where it is used, and whether its expiry was just extended. */
export interface FoundSession {
  accountId: string;
  /** The origin of the page around the session's frame; null on the site itself. */
  partner: string | null;
  extended: boolean;
}

/** Finds the active session of a token. Its expiry moves at most once a day, so that reads seldom write. */
export const findSession = async (database: Database, token: string): Promise<FoundSession | undefined> => {
  const key = hashText(token);
  const found = await database
    .selectFrom('session')
    .select(['account_id', 'partner', sql<boolean>`expires_at < ${latestEnd} - interval '1 day'`.as('due')])
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
  return { accountId: found.account_id, partner: found.partner, extended: found.due };
};

/**
 * Starts a session and returns its token, as long as the account still has the password that was checked, so that no
 * session outlives a password change. Else undefined. `partner` is the origin around the session's frame.
 */
export const beginSession = async (
  database: Database,
  account: { accountId: string; passwordHash: string },
  partner: string | null = null,
): Promise<string | undefined> => {
  const token = newToken();
  const inserted = await database
    .insertInto('session')
    .columns(['token_hash', 'account_id', 'expires_at', 'partner'])
    .expression((query) =>
      query
        .selectFrom('account')
        .select([
          sql<string>`${hashText(token)}::text`.as('token_hash'),
          'account_id',
          idleEnd.as('expires_at'),
          sql<string | null>`${partner}::text`.as('partner'),
        ])
        .where('account_id', '=', account.accountId)
        .where('password_hash', '=', account.passwordHash)
        .forShare(),
    )
    .returning('account_id')
    .executeTakeFirst();
  return inserted && token;
};

/**
 * Starts a session in a frame for the account of a session on the site, and returns its token, as long as that session
 * is active: an ended session cannot start another. Else undefined.
 */
export const beginFrameSession = async (
  database: Database,
  { offeredBy, partner }: { offeredBy: string; partner: string },
): Promise<{ token: string; accountId: string } | undefined> =>
  database.transaction().execute(async (transaction) => {
    // Ending all sessions of an account locks its row, so the offering session is gone once this lock is acquired.
    const account = await transaction
      .selectFrom('account')
      .select(['account_id', 'password_hash'])
      .where('account_id', '=', (query) =>
        query.selectFrom('session').select('account_id').where('token_hash', '=', offeredBy),
      )
      .forShare()
      .executeTakeFirst();
    const living = await transaction
      .selectFrom('session')
      .select('token_hash')
      .where('token_hash', '=', offeredBy)
      .where('expires_at', '>', sql<Date>`now()`)
      .executeTakeFirst();
    if (!account || !living) return undefined;
    const { account_id: accountId, password_hash: passwordHash } = account;
    const token = await beginSession(transaction, { accountId, passwordHash }, partner);
    return token === undefined ? undefined : { token, accountId };
  });

/** Ends one session. */
export const endSession = async (database: Database, token: string): Promise<void> => {
  await database.deleteFrom('session').where('token_hash', '=', hashText(token)).execute();
};

/** Ends every session of an account. */
export const endAllSessions = async (database: Database, accountId: string): Promise<void> => {
  await database.deleteFrom('session').where('account_id', '=', accountId).execute();
};
