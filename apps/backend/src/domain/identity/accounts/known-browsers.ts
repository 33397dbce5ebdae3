import { sql } from 'kysely';
import type { Database } from '../../../platform/database/connection';
import { hashText, newToken } from '../sessions/tokens';

/** Days after the last sign-in for which a browser stays known to an account. */
export const KNOWN_BROWSER_DAYS = 180;

/**
 * Records that the owner of an account signed in in this browser (OWASP's device cookie), so that wrong passwords tried
 * elsewhere do not lock it out. `token` is the value of the browser's cookie. Returns the token to set as the cookie:
 * the same one when the service issued it, so that one token identifies the browser to every account used in it.
 */
export const rememberBrowser = async (
  database: Database,
  accountId: string,
  token: string | undefined,
): Promise<string> => {
  const kept = token !== undefined && (await isGivenOut(database, token)) ? token : newToken();
  const expiresAt = sql<Date>`now() + make_interval(days => ${sql.lit(KNOWN_BROWSER_DAYS)})`;
  await database
    .insertInto('known_browser')
    .values({ token_hash: hashText(kept), account_id: accountId, expires_at: expiresAt })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'token_hash']).doUpdateSet({ expires_at: expiresAt }),
    )
    .execute();
  return kept;
};

const isGivenOut = async (database: Database, token: string): Promise<boolean> => {
  const found = await database
    .selectFrom('known_browser')
    .select('account_id')
    .where('token_hash', '=', hashText(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return found !== undefined;
};
