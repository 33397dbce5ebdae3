import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { mayAttempt } from './attempts';
import { sendConfirmation } from './confirmation';
import { emailSchema } from './email';
import type { IdentityParts } from '../parts';
import { signInFirst } from '../problems';
import { beginSession, endSession } from '../sessions/sessions';
import { newPasswordSchema } from './password-rules';
import { text } from '../text';

export const registrationSchema = z.object({
  email: emailSchema,
  password: newPasswordSchema,
  firstName: text(50, 1).nullish(),
});

export type Registration = z.infer<typeof registrationSchema>;

/**
 * Creates an unconfirmed account and starts its session, ending the browser's earlier one. Behaves and answers the same
 * whether or not the address already has an account; only the email to the owner of the address says so. Returns the
 * session's token and the account.
 */
export const register = async (
  { database, hasher, configuration }: IdentityParts,
  { email, password, firstName }: Registration,
  previousToken: string | undefined,
): Promise<{ token: string; accountId: string }> => {
  const passwordHash = await hasher.hash(password);
  const mayWrite = await mayAttempt(database, { kind: 'letter', name: email });
  return database.transaction().execute(async (transaction) => {
    const accountId = randomUUID();
    await transaction
      .insertInto('account')
      .values({
        account_id: accountId,
        email,
        password_hash: passwordHash,
        first_name: firstName ?? null,
        confirmed_at: null,
      })
      .execute();
    if (mayWrite) await sendConfirmation(transaction, { accountId, email, site: configuration.site });
    const token = await beginSession(transaction, { accountId, passwordHash });
    if (token === undefined) throw signInFirst();
    if (previousToken !== undefined) await endSession(transaction, previousToken);
    return { token, accountId };
  });
};
