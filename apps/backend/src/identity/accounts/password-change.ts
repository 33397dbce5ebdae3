import { z } from 'zod';
import type { IdentityParts } from '../parts';
import { signInFirst } from '../problems';
import { passwordChanged } from '../mail/letters';
import { post } from '../mail/outbox';
import { beginSession, endAllSessions } from '../sessions/sessions';
import { forgetAllAttempts } from './attempts';
import { givenPasswordSchema, newPasswordSchema } from './password-rules';
import { confirmPassword } from './sign-in';

export const passwordChangeSchema = z.object({
  password: givenPasswordSchema,
  newPassword: newPasswordSchema,
});

/** Sets a new password when the present one is right, ends every session, and gives the token of a new one for this browser. Links to reset the password that were sent before no longer work. */
export async function changePassword(
  parts: IdentityParts,
  { accountId, partner }: { accountId: string; partner: string | null },
  { password, newPassword }: z.infer<typeof passwordChangeSchema>,
): Promise<string> {
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
    // Those links no longer work, so that the next letter for a forgotten password must be written.
    if (isConfirmed) await forgetAllAttempts(transaction, email, ['reset-letter']);
    await endAllSessions(transaction, accountId);
    // A stranger's address gets no letter about an account that may not be theirs.
    if (isConfirmed) await post(transaction, email, passwordChanged(configuration.site));
    const token = await beginSession(transaction, { accountId, passwordHash }, partner);
    if (token === undefined) throw signInFirst();
    return token;
  });
}
