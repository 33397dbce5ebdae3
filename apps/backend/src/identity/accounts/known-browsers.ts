import { sql } from 'kysely';
import type { Database } from '../../database/connection';
import { hashText, newToken } from '../sessions/tokens';

/** Days after the last sign-in for which a browser stays known to an account. */
export const knownDays = 180;

/**
 * Remembers that somebody proved in this browser that an account is theirs (OWASP's device cookie): wrong passwords that
 * are tried elsewhere then do not lock it. `token` is what the browser's cookie holds. Gives the token to set as the
 * cookie: the same one when the service gave it out, so that a browser is known to every account that is used in it.
 */
export async function rememberBrowser(
  database: Database,
  accountId: string,
  token: string | undefined,
): Promise<string> {
  const kept = token !== undefined && (await isGivenOut(database, token)) ? token : newToken();
  const expiresAt = sql<Date>`now() + make_interval(days => ${sql.lit(knownDays)})`;
  await database
    .insertInto('known_browser')
    .values({ token_hash: hashText(kept), account_id: accountId, expires_at: expiresAt })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'token_hash']).doUpdateSet({ expires_at: expiresAt }),
    )
    .execute();
  return kept;
}

async function isGivenOut(database: Database, token: string): Promise<boolean> {
  const found = await database
    .selectFrom('known_browser')
    .select('account_id')
    .where('token_hash', '=', hashText(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return found !== undefined;
}
