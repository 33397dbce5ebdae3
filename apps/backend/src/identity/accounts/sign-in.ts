import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../database/connection';
import type { IdentityParts } from '../parts';
import { Problem } from '../../problem/problem';
import { beginSession, endSession } from '../sessions/sessions';
import { hashText } from '../sessions/tokens';
import { absorb } from './absorption';
import type { Counted } from './attempts';
import { attempt, forgetAttempts } from './attempts';
import { emailSchema } from './email';
import { givenPasswordSchema } from './password-rules';

export const signInSchema = z.object({ email: emailSchema, password: givenPasswordSchema });

export type SignIn = z.infer<typeof signInSchema>;

/** The session that a browser has already. */
export interface Previous {
  token: string;
  accountId: string;
}

/** The browser in which somebody signs in. */
export interface Browser {
  /** The token by which accounts that were used in it before know it. */
  token: string | undefined;
  /** Its network, as limits count it. */
  network: string;
  session: Previous | undefined;
}

const wrong = () =>
  new Problem(
    401,
    'The e-mail address or the password is not right. If you have just made the account, open the link in our letter first.',
  );

/** The account that somebody wants to sign in to, and whether it knows their browser. */
async function findAccount(database: Database, email: string, browserToken: string | undefined) {
  return database
    .selectFrom('account')
    .select(['account_id', 'password_hash'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('known_browser')
          .select('known_browser.account_id')
          .whereRef('known_browser.account_id', '=', 'account.account_id')
          .where('token_hash', '=', hashText(browserToken ?? ''))
          .where('expires_at', '>', sql<Date>`now()`),
      ).as('knows_browser'),
    )
    .where('email', '=', email)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
}

/**
 * Checks a password and begins a session, ending the one that the browser had; what was saved with an account of the same
 * address that waited there to be confirmed goes along. Gives the new token and the account.
 * Throws the same 401 problem for a wrong password, an unknown address and one that nobody confirmed, after the same work,
 * and a 429 problem after ten tries in a quarter of an hour in one browser. A browser that the account does not know is
 * counted by its network, and with all others of the kind, so that nobody's tries elsewhere lock the owner's own browser.
 */
export async function signIn(
  { database, hasher }: IdentityParts,
  { email, password }: SignIn,
  browser: Browser,
): Promise<{ token: string; accountId: string }> {
  const account = await findAccount(database, email, browser.token);
  const isKnown = account?.knows_browser === true;
  const place = isKnown ? `browser ${browser.token ?? ''}` : `network ${browser.network}`;
  const counted: Counted = { kind: 'password', name: email, place };
  await attempt(database, counted);
  if (!isKnown) await attempt(database, { kind: 'new-browsers', name: email });
  const isRight = await hasher.verify(password, account?.password_hash);
  if (!account || !isRight) throw wrong();
  const { account_id: accountId, password_hash: passwordHash } = account;
  const token = await beginSession(database, { accountId, passwordHash });
  if (token === undefined) throw wrong();
  const { session: previous } = browser;
  if (previous) {
    await endSession(database, previous.token);
    if (previous.accountId !== accountId)
      await absorb(database, { from: previous.accountId, into: accountId });
  }
  await forgetAttempts(database, counted);
  await forgetAttempts(database, { kind: 'password', name: accountId });
  return { token, accountId };
}

/**
 * Checks the password of a person who is signed in, or has a letter's link. Wrong ones count for the account, apart from
 * those at signing in: a stranger's tries do not stop a person who is signed in, and an account that a stranger made with
 * another person's address neither locks that nor opens it again. Gives the hash that it fits. Throws a 400 problem that
 * names the field, or the 429 one.
 */
export async function confirmPassword(
  { database, hasher }: IdentityParts,
  accountId: string,
  password: string,
): Promise<{ email: string; passwordHash: string; isConfirmed: boolean }> {
  const account = await database
    .selectFrom('account')
    .select(['email', 'password_hash', 'confirmed_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow(wrong);
  const { email, password_hash: passwordHash } = account;
  const isConfirmed = account.confirmed_at !== null;
  const counted: Counted = { kind: 'password', name: accountId };
  await attempt(database, counted);
  if (!(await hasher.verify(password, passwordHash)))
    throw new Problem(400, 'That is not your password.', [{ field: 'password', message: 'is not right' }]);
  await forgetAttempts(database, counted);
  return { email, passwordHash, isConfirmed };
}
