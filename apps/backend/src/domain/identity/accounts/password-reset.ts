import { sql } from 'kysely';
import { z } from 'zod';
import type { IdentityParts } from '../parts';
import { emails } from '../mail/emails';
import { queueEmail } from '../mail/outbox';
import { endAllSessions } from '../sessions/sessions';
import { hashText, newToken } from '../sessions/tokens';
import { resetAllAttempts, mayAttempt, RESET_LINK_MINUTES } from './attempts';
import { confirmInTransaction, linkTokenSchema, markConfirmed, invalidLink } from './confirmation';
import { emailSchema } from './email';
import { newPasswordSchema } from './password-rules';

export const forgottenSchema = z.object({ email: emailSchema });

export const resetSchema = z.object({
  token: linkTokenSchema,
  password: newPasswordSchema,
});

/**
 * Sends a password reset link, when there is an account: for the confirmed account of the address, else for the newest
 * unconfirmed one. Returns the same result and runs the same statements when there is none.
 */
export const sendReset = async ({ database, configuration }: IdentityParts, email: string): Promise<void> => {
  if (!(await mayAttempt(database, { kind: 'reset-letter', name: email }))) return;
  const token = newToken();
  const { subject, body } = emails().forgottenPassword(configuration.site, token, RESET_LINK_MINUTES);
  await sql`
    with owner as (
      select account_id from account where email = ${email}
      order by confirmed_at nulls last, created_at desc limit 1
    ),
    link as (
      insert into password_reset (token_hash, account_id, expires_at)
      select ${hashText(token)}, account_id, now() + make_interval(mins => ${RESET_LINK_MINUTES}) from owner
    )
    insert into outbox (recipient, subject, body, expires_at)
    select ${email}, ${subject}, ${body}, now() + make_interval(mins => ${RESET_LINK_MINUTES}) from owner`.execute(
    database,
  );
};

/**
 * Sets a new password by the token of a link, invalidates the token and ends every session. The email proves the
 * address, so an unconfirmed account is confirmed. Returns the account id. Throws a 400 problem when the token is
 * invalid or expired.
 */
export const resetPassword = async (
  { database, hasher, configuration }: IdentityParts,
  { token, password }: z.infer<typeof resetSchema>,
): Promise<{ accountId: string }> => {
  const key = hashText(token);
  const passwordHash = await hasher.hash(password);
  return confirmInTransaction(database, async (transaction) => {
    const link = await transaction
      .deleteFrom('password_reset')
      .where('token_hash', '=', key)
      .where('expires_at', '>', sql<Date>`now()`)
      .returning('account_id')
      .executeTakeFirst();
    if (!link) throw invalidLink();
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
    await resetAllAttempts(transaction, email, ['password', 'new-browsers', 'reset-letter']);
    await resetAllAttempts(transaction, accountId);
    await queueEmail(transaction, email, emails().passwordChanged(configuration.site));
    return { accountId };
  });
};
