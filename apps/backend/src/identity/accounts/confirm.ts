import { z } from 'zod';
import type { IdentityParts } from '../parts';
import { Problem } from '../../problem/problem';
import { beginSession, endSession } from '../sessions/sessions';
import {
  confirming,
  findUnconfirmed,
  isUnconfirmed,
  linkTokenSchema,
  markConfirmed,
  worthlessLink,
} from './confirmation';
import { givenPasswordSchema } from './password-rules';
import { confirmPassword, type Previous } from './sign-in';

export const linkSchema = z.object({ token: linkTokenSchema });

export const confirmSchema = linkSchema.extend({ password: givenPasswordSchema.optional() });

/** The address of a link, and whether this browser is signed in to an account that it confirms. Throws a 400 problem when the link no longer works. */
export async function readLink(
  { database }: IdentityParts,
  token: string,
  session: Previous | undefined,
): Promise<{ email: string; isOwn: boolean }> {
  const { email } = await findUnconfirmed(database, token);
  return { email, isOwn: session !== undefined && (await isUnconfirmed(database, session.accountId, email)) };
}

/**
 * Confirms an account by a letter's link, which proves the address. A browser that is signed in to an account of it
 * confirms that one. Elsewhere it is the account that the letter is of, and takes the password too, so that nobody
 * confirms one that a stranger made with their address and can get into; then a session begins, whose token is given.
 * Throws a 400 problem that names what is not right, the link or the password, and the 429 one of signing in.
 */
export async function confirmAccount(
  parts: IdentityParts,
  { token, password }: z.infer<typeof confirmSchema>,
  session: Previous | undefined,
): Promise<{ accountId: string; token: string | undefined }> {
  const { database } = parts;
  const { accountId, email } = await findUnconfirmed(database, token);
  if (session && (await isUnconfirmed(database, session.accountId, email))) {
    await confirming(database, async (transaction) => {
      if (!(await markConfirmed(transaction, session.accountId))) throw worthlessLink();
    });
    return { accountId: session.accountId, token: undefined };
  }
  if (password === undefined)
    throw new Problem(400, 'Enter your password.', [{ field: 'password', message: 'is needed here' }]);
  const { passwordHash } = await confirmPassword(parts, accountId, password);
  const begun = await confirming(database, async (transaction) => {
    const begunToken = await beginSession(transaction, { accountId, passwordHash });
    if (begunToken === undefined || !(await markConfirmed(transaction, accountId))) throw worthlessLink();
    return begunToken;
  });
  if (session) await endSession(database, session.token);
  return { accountId, token: begun };
}
