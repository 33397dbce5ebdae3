import { z } from 'zod';
import type { IdentityParts } from '../parts';
import { resetAllAttempts } from './attempts';
import { givenPasswordSchema } from './password-rules';
import { confirmPassword } from './sign-in';

export const removalSchema = z.object({ password: givenPasswordSchema });

/**
 * Deletes an account and all data about the person, when the password is correct. Data stored under an unconfirmed
 * address is kept, because it may belong to another person.
 */
export const removeAccount = async (
  parts: IdentityParts,
  accountId: string,
  password: string,
): Promise<void> => {
  const { email, isConfirmed } = await confirmPassword(parts, accountId, password);
  await parts.database.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('account').where('account_id', '=', accountId).execute();
    if (!isConfirmed) return;
    await transaction.deleteFrom('outbox').where('recipient', '=', email).execute();
    await resetAllAttempts(transaction, email);
  });
};
