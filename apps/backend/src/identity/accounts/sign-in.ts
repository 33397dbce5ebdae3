import { z } from 'zod';
import type { IdentityParts } from '../parts';
import { Problem } from '../../problem/problem';
import { beginSession, endSession } from '../sessions/sessions';
import { absorb } from './absorption';
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

const wrong = () =>
  new Problem(
    401,
    'The e-mail address or the password is not right. If you have just made the account, open the link in our letter first.',
  );

/**
 * Checks a password and begins a session, ending the one that the browser had; what was saved with an account of the same
 * address that waited there to be confirmed goes along. Gives the new token and the account.
 * Throws the same 401 problem for a wrong password, an unknown address and one that nobody confirmed, after the same work,
 * and a 429 problem after ten tries in a quarter of an hour, for addresses with an account and without alike.
 */
export async function signIn(
  { database, hasher }: IdentityParts,
  { email, password }: SignIn,
  previous: Previous | undefined,
): Promise<{ token: string; accountId: string }> {
  await attempt(database, 'sign-in', email);
  const account = await database
    .selectFrom('account')
    .select(['account_id', 'password_hash'])
    .where('email', '=', email)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  const isRight = await hasher.verify(password, account?.password_hash);
  if (!account || !isRight) throw wrong();
  const { account_id: accountId, password_hash: passwordHash } = account;
  const token = await beginSession(database, { accountId, passwordHash });
  if (token === undefined) throw wrong();
  if (previous) {
    await endSession(database, previous.token);
    if (previous.accountId !== accountId)
      await absorb(database, { from: previous.accountId, into: accountId });
  }
  await forgetAttempts(database, 'sign-in', email);
  return { token, accountId };
}

/**
 * Checks the password of a person who is signed in; wrong ones count as at signing in. Until the address is confirmed they
 * count for the account alone: who made one with another person's address neither locks that nor opens it again. Gives
 * the hash that it fits. Throws a 400 problem that names the field, or the 429 one.
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
  const counted = isConfirmed ? email : accountId;
  await attempt(database, 'sign-in', counted);
  if (!(await hasher.verify(password, passwordHash)))
    throw new Problem(400, 'That is not your password.', [{ field: 'password', message: 'is not right' }]);
  await forgetAttempts(database, 'sign-in', counted);
  return { email, passwordHash, isConfirmed };
}
