import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { mayAttempt } from './attempts';
import { emailSchema } from './email';
import type { IdentityParts } from '../parts';
import { newPasswordSchema } from './password-rules';
import { text } from '../text';
import { alreadyRegistered, welcome } from '../mail/letters';
import { post } from '../mail/outbox';

export const registrationSchema = z.object({
  email: emailSchema,
  password: newPasswordSchema,
  firstName: text(50, 1).nullish(),
});

export type Registration = z.infer<typeof registrationSchema>;

/**
 * Makes an account, or leaves the one that is there. Nothing that comes back tells which: the work is the same, and only
 * the owner of the address gets a letter that says it.
 */
export async function register(
  parts: IdentityParts,
  { email, password, firstName }: Registration,
): Promise<void> {
  const { database, hasher, configuration } = parts;
  const passwordHash = await hasher.hash(password);
  const mayWrite = await mayAttempt(database, 'letter', email);
  await database.transaction().execute(async (transaction) => {
    const made = await transaction
      .insertInto('account')
      .values({
        account_id: randomUUID(),
        email,
        password_hash: passwordHash,
        first_name: firstName ?? null,
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('account_id')
      .executeTakeFirst();
    const letter = made ? welcome : alreadyRegistered;
    if (mayWrite) await post(transaction, email, letter(configuration.site));
  });
}
