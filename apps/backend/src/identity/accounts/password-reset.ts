import { sql } from 'kysely';
import { z } from 'zod';
import type { IdentityParts } from '../parts';
import { forgottenPassword, passwordChanged } from '../mail/letters';
import { post } from '../mail/outbox';
import { endAllSessions } from '../sessions/sessions';
import { hashText, newToken } from '../sessions/tokens';
import { forgetAllAttempts, mayAttempt, resetMinutes } from './attempts';
import { confirming, linkTokenSchema, markConfirmed, worthlessLink } from './confirmation';
import { emailSchema } from './email';
import { newPasswordSchema } from './password-rules';

export const forgottenSchema = z.object({ email: emailSchema });

export const resetSchema = z.object({
  token: linkTokenSchema,
  password: newPasswordSchema,
});

/**
 * Sends a link that sets a new password, when there is an account: for the confirmed one of the address, else for the
 * newest that waits to be. What comes back is the same when there is none, and the statements are too.
 */
export async function sendReset({ database, configuration }: IdentityParts, email: string): Promise<void> {
  if (!(await mayAttempt(database, { kind: 'reset-letter', name: email }))) return;
  const token = newToken();
  const { subject, body } = forgottenPassword(configuration.site, token, resetMinutes);
  await sql`
    with owner as (
      select account_id from account where email = ${email}
      order by confirmed_at nulls last, created_at desc limit 1
    ),
    link as (
      insert into password_reset (token_hash, account_id, expires_at)
      select ${hashText(token)}, account_id, now() + make_interval(mins => ${resetMinutes}) from owner
    )
    insert into outbox (recipient, subject, body, expires_at)
    select ${email}, ${subject}, ${body}, now() + make_interval(mins => ${resetMinutes}) from owner`.execute(
    database,
  );
}

/**
 * Sets a new password by the token of a link, which then works no more, and signs every browser out. The letter proved
 * the address: an account that waited to be confirmed is so now. Gives the account. Throws a 400 problem when the token is not, or no longer,
 * good.
 */
export async function resetPassword(
  { database, hasher, configuration }: IdentityParts,
  { token, password }: z.infer<typeof resetSchema>,
): Promise<{ accountId: string }> {
  const key = hashText(token);
  const passwordHash = await hasher.hash(password);
  return confirming(database, async (transaction) => {
    const link = await transaction
      .deleteFrom('password_reset')
      .where('token_hash', '=', key)
      .where('expires_at', '>', sql<Date>`now()`)
      .returning('account_id')
      .executeTakeFirst();
    if (!link) throw worthlessLink();
    const { account_id: accountId } = link;
    const { email } = await transaction
      .updateTable('account')
      .set({ password_hash: passwordHash })
      .where('account_id', '=', accountId)
      .returning('email')
      .executeTakeFirstOrThrow();
    await markConfirmed(transaction, accountId);
    await transaction.deleteFrom('password_reset').where('account_id', '=', accountId).execute();
    await endAllSessions(transaction, accountId);
    await forgetAllAttempts(transaction, email, ['password', 'new-browsers', 'reset-letter']);
    await forgetAllAttempts(transaction, accountId);
    await post(transaction, email, passwordChanged(configuration.site));
    return { accountId };
  });
}
