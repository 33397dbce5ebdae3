import { sql } from 'kysely';
import type { Database } from '../../database/connection';
import { hashText, newToken } from './tokens';

/** A session ends after 30 days without a visit, and after 180 days in any case. */
export const idleDays = 30;
const mostDays = 180;

const idleEnd = sql<Date>`now() + make_interval(days => ${sql.lit(idleDays)})`;
const latestEnd = sql<Date>`least(${idleEnd}, created_at + make_interval(days => ${sql.lit(mostDays)}))`;

/** The account of a session, where it is, and whether its end was just put off. */
export interface FoundSession {
  accountId: string;
  /** The origin of the page around the frame that it is of; null on the site itself. */
  partner: string | null;
  extended: boolean;
}

/** Finds the living session of a token. Its end moves at most once a day, so that reading seldom writes. */
export async function findSession(database: Database, token: string): Promise<FoundSession | undefined> {
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
}

/**
 * Begins a session and gives its token, as long as the account still has the password that was checked: one that was
 * changed meanwhile must not be outlived. Else undefined. `partner` is the origin around the frame that it is for.
 */
export async function beginSession(
  database: Database,
  account: { accountId: string; passwordHash: string },
  partner: string | null = null,
): Promise<string | undefined> {
  const token = newToken();
  const begun = await database
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
  return begun && token;
}

/**
 * Begins a session in a frame for the account of a session on the site, and gives its token, as long as that session is
 * alive: no session comes of one that was ended meanwhile. Else undefined.
 */
export async function beginFrameSession(
  database: Database,
  { offeredBy, partner }: { offeredBy: string; partner: string },
): Promise<{ token: string; accountId: string } | undefined> {
  return database.transaction().execute(async (transaction) => {
    // Whoever ends all sessions of an account holds its row: after them, the session that offered is gone.
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
}

/** Ends one session. */
export async function endSession(database: Database, token: string): Promise<void> {
  await database.deleteFrom('session').where('token_hash', '=', hashText(token)).execute();
}

/** Ends every session of an account. */
export async function endAllSessions(database: Database, accountId: string): Promise<void> {
  await database.deleteFrom('session').where('account_id', '=', accountId).execute();
}
