import { z } from 'zod';
import type { IdentityParts } from '../parts';
import { forgetAllAttempts } from './attempts';
import { givenPasswordSchema } from './password-rules';
import { confirmPassword } from './sign-in';

export const removalSchema = z.object({ password: givenPasswordSchema });

/** Deletes an account and everything kept about the person, when the password is right. What is kept by an address that was not confirmed is not theirs to delete. */
export async function removeAccount(
  parts: IdentityParts,
  accountId: string,
  password: string,
): Promise<void> {
  const { email, isConfirmed } = await confirmPassword(parts, accountId, password);
  await parts.database.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('account').where('account_id', '=', accountId).execute();
    if (!isConfirmed) return;
    await transaction.deleteFrom('outbox').where('recipient', '=', email).execute();
    await forgetAllAttempts(transaction, email);
  });
}
