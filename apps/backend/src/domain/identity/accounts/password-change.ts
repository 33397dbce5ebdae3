import { z } from 'zod';
import type { IdentityParts } from '../parts';
import { signInFirst } from '../problems';
import { emails } from '../mail/emails';
import { queueEmail } from '../mail/outbox';
import { beginSession, endAllSessions } from '../sessions/sessions';
import { resetAllAttempts } from './attempts';
import { givenPasswordSchema, newPasswordSchema } from './password-rules';
import { confirmPassword } from './sign-in';

export const passwordChangeSchema = z.object({
  password: givenPasswordSchema,
  newPassword: newPasswordSchema,
});

/**
 * Sets a new password when the current one is correct, ends every session, and returns the token of a new session for
 * this browser. Invalidates earlier password reset links.
 */
export const changePassword = async (
  parts: IdentityParts,
  { accountId, partner }: { accountId: string; partner: string | null },
  { password, newPassword }: z.infer<typeof passwordChangeSchema>,
): Promise<string> => {
  const { database, hasher, configuration } = parts;
  const { email, passwordHash: checked, isConfirmed } = await confirmPassword(parts, accountId, password);
  const passwordHash = await hasher.hash(newPassword);
  return database.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('account')
      .set({ password_hash: passwordHash })
      .where('account_id', '=', accountId)
      .where('password_hash', '=', checked)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw signInFirst();
    await transaction.deleteFrom('password_reset').where('account_id', '=', accountId).execute();
    // The earlier links are invalid now, so the next password reset email must not be limited.
    if (isConfirmed) await resetAllAttempts(transaction, email, ['reset-letter']);
    await endAllSessions(transaction, accountId);
    // An unconfirmed address may belong to another person, so it gets no email about the account.
    if (isConfirmed) await queueEmail(transaction, email, emails().passwordChanged(configuration.site));
    const token = await beginSession(transaction, { accountId, passwordHash }, partner);
    if (token === undefined) throw signInFirst();
    return token;
  });
};
