import { sql } from 'kysely';
import { z } from 'zod';
import type { IdentityParts } from '../parts';
import { Problem } from '../../problem/problem';
import { forgottenPassword, passwordChanged } from '../mail/letters';
import { post } from '../mail/outbox';
import { endAllSessions } from '../sessions/sessions';
import { hashText, newToken } from '../sessions/tokens';
import { forgetAttempts, mayAttempt } from './attempts';
import { emailSchema } from './email';
import { newPasswordSchema } from './password-rules';

const minutes = 30;

export const forgottenSchema = z.object({ email: emailSchema });

export const resetSchema = z.object({
  token: z.string({ error: 'must be the one of the link' }).max(100, 'must be the one of the link'),
  password: newPasswordSchema,
});

/** Sends a link that sets a new password, when there is an account. What comes back is the same when there is none, and the statements are too. */
export async function sendReset({ database, configuration }: IdentityParts, email: string): Promise<void> {
  if (!(await mayAttempt(database, 'letter', email))) return;
  const token = newToken();
  const { subject, body } = forgottenPassword(configuration.site, token, minutes);
  await sql`
    with owner as (select account_id from account where email = ${email}),
    link as (
      insert into password_reset (token_hash, account_id, expires_at)
      select ${hashText(token)}, account_id, now() + make_interval(mins => ${minutes}) from owner
    )
    insert into outbox (recipient, subject, body) select ${email}, ${subject}, ${body} from owner`.execute(
    database,
  );
}

/** Sets a new password by the token of a link, which then works no more, and signs every browser out. Throws a 400 problem when the token is not, or no longer, good. */
export async function resetPassword(
  { database, hasher, configuration }: IdentityParts,
  { token, password }: z.infer<typeof resetSchema>,
): Promise<void> {
  const key = hashText(token);
  const passwordHash = await hasher.hash(password);
  await database.transaction().execute(async (transaction) => {
    const link = await transaction
      .deleteFrom('password_reset')
      .where('token_hash', '=', key)
      .where('expires_at', '>', sql<Date>`now()`)
      .returning('account_id')
      .executeTakeFirst();
    if (!link)
      throw new Problem(400, 'This link was used already or is too old. Ask for a new one.', [
        { field: 'token', message: 'was used already or is too old' },
      ]);
    const { account_id: accountId } = link;
    const { email } = await transaction
      .updateTable('account')
      .set({ password_hash: passwordHash })
      .where('account_id', '=', accountId)
      .returning('email')
      .executeTakeFirstOrThrow();
    await transaction.deleteFrom('password_reset').where('account_id', '=', accountId).execute();
    await endAllSessions(transaction, accountId);
    await forgetAttempts(transaction, 'sign-in', email);
    await post(transaction, email, passwordChanged(configuration.site));
  });
}
