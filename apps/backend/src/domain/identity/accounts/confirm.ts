import { z } from 'zod';
import type { IdentityParts } from '../parts';
import { Problem } from '../../../platform/problem/problem';
import { beginSession, endSession } from '../sessions/sessions';
import {
  confirmInTransaction,
  findUnconfirmed,
  isUnconfirmed,
  linkTokenSchema,
  markConfirmed,
  invalidLink,
} from './confirmation';
import { givenPasswordSchema } from './password-rules';
import { confirmPassword, type Previous } from './sign-in';

export const linkSchema = z.object({ token: linkTokenSchema });

export const confirmSchema = linkSchema.extend({ password: givenPasswordSchema.optional() });

/**
 * Returns the address of a confirmation link, and whether this browser is signed in to the account that it confirms.
 * Throws a 400 problem when the link is no longer valid.
 */
export const readLink = async (
  { database }: IdentityParts,
  token: string,
  session: Previous | undefined,
): Promise<{ email: string; isOwn: boolean }> => {
  const { email } = await findUnconfirmed(database, token);
  return { email, isOwn: session !== undefined && (await isUnconfirmed(database, session.accountId, email)) };
};

/**
 * Confirms an account by an emailed link, which proves the address. A browser that is signed in to an account with
 * that address confirms that account. Other browsers confirm the account of the link and must give its password, so
 * that the owner cannot confirm an account that a stranger registered with their address and can still sign in to; a
 * session then starts, whose token is returned. Throws a 400 problem that names the invalid part, the link or the
 * password, and the 429 problem of signing in.
 */
export const confirmAccount = async (
  parts: IdentityParts,
  { token, password }: z.infer<typeof confirmSchema>,
  session: Previous | undefined,
): Promise<{ accountId: string; token: string | undefined }> => {
  const { database } = parts;
  const { accountId, email } = await findUnconfirmed(database, token);
  if (session && (await isUnconfirmed(database, session.accountId, email))) {
    await confirmInTransaction(database, async (transaction) => {
      if (!(await markConfirmed(transaction, session.accountId))) throw invalidLink();
    });
    return { accountId: session.accountId, token: undefined };
  }
  if (password === undefined)
    throw new Problem(400, 'Enter your password.', [{ field: 'password', message: 'is needed here' }]);
  const { passwordHash } = await confirmPassword(parts, accountId, password);
  const sessionToken = await confirmInTransaction(database, async (transaction) => {
    const token = await beginSession(transaction, { accountId, passwordHash });
    if (token === undefined || !(await markConfirmed(transaction, accountId))) throw invalidLink();
    return token;
  });
  if (session) await endSession(database, session.token);
  return { accountId, token: sessionToken };
};
