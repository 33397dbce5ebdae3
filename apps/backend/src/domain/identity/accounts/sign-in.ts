import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../../platform/database/connection';
import type { IdentityParts } from '../parts';
import { Problem } from '../../../platform/problem/problem';
import { beginSession, endSession } from '../sessions/sessions';
import { hashText } from '../sessions/tokens';
import { mergeUnconfirmedAccount } from './merge-account';
import type { CountedAttempt } from './attempts';
import { attempt, resetAttempts } from './attempts';
import { emailSchema } from './email';
import { givenPasswordSchema } from './password-rules';

export const signInSchema = z.object({ email: emailSchema, password: givenPasswordSchema });

export type SignIn = z.infer<typeof signInSchema>;

/** The browser's current session. */
export interface Previous {
  token: string;
  accountId: string;
}

/** The browser that signs in. */
export interface Browser {
  /** The token that identifies the browser to accounts used in it before. */
  token: string | undefined;
  /** The network, as rate limits count it. */
  network: string;
  session: Previous | undefined;
}

const wrong = () =>
  new Problem(
    401,
    'The email address or the password is not right. If you have just made the account, open the link in our email first.',
  );

/** Finds the account to sign in to, and whether it knows the browser. */
const findAccount = async (database: Database, email: string, browserToken: string | undefined) =>
  database
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

/**
 * Checks a password and starts a session, ending the browser's earlier one; data saved in an unconfirmed account of the
 * same address moves along. Returns the new token and the account. Throws the same 401 problem for a wrong password, an
 * unknown address and an unconfirmed one, at the same cost, and a 429 problem after ten attempts in 15 minutes in one
 * browser. A browser unknown to the account is counted by its network and together with all other unknown browsers, so
 * that attempts elsewhere do not lock out the owner's browser.
 */
export const signIn = async (
  { database, hasher }: IdentityParts,
  { email, password }: SignIn,
  browser: Browser,
): Promise<{ token: string; accountId: string }> => {
  const account = await findAccount(database, email, browser.token);
  const isKnown = account?.knows_browser === true;
  const place = isKnown ? `browser ${browser.token ?? ''}` : `network ${browser.network}`;
  const counted: CountedAttempt = { kind: 'password', name: email, place };
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
      await mergeUnconfirmedAccount(database, { from: previous.accountId, into: accountId });
  }
  await resetAttempts(database, counted);
  await resetAttempts(database, { kind: 'password', name: accountId });
  return { token, accountId };
};

/**
 * Checks the password of a person who is signed in or has an emailed link. Wrong attempts are counted per account,
 * separately from those at sign-in: a stranger's attempts do not lock out a person who is signed in, and an account
 * that a stranger registered with another person's address neither locks nor unlocks that person's account. Returns the
 * hash that matches. Throws a 400 problem that names the field, or the 429 one.
 */
export const confirmPassword = async (
  { database, hasher }: IdentityParts,
  accountId: string,
  password: string,
): Promise<{ email: string; passwordHash: string; isConfirmed: boolean }> => {
  const account = await database
    .selectFrom('account')
    .select(['email', 'password_hash', 'confirmed_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow(wrong);
  const { email, password_hash: passwordHash } = account;
  const isConfirmed = account.confirmed_at !== null;
  const counted: CountedAttempt = { kind: 'password', name: accountId };
  await attempt(database, counted);
  if (!(await hasher.verify(password, passwordHash)))
    throw new Problem(400, 'That is not your password.', [{ field: 'password', message: 'is not right' }]);
  await resetAttempts(database, counted);
  return { email, passwordHash, isConfirmed };
};
