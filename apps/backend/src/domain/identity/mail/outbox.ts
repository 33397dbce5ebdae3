import { z } from 'zod';
import type { Database } from '../../../platform/database/connection';
import type { EmailContent } from './email-content';

export const outboxSchema = z.array(
  z.strictObject({
    id: z.int(),
    recipient: z.string(),
    subject: z.string(),
    body: z.string(),
    createdAt: z.iso.datetime(),
  }),
);

/**
 * Writes an email to be sent, in the transaction of the change that causes it, so that both happen or neither does.
 */
export const queueEmail = async (
  transaction: Database,
  recipient: string,
  { subject, body, unsubscribeUrl }: EmailContent,
): Promise<void> => {
  await transaction
    .insertInto('outbox')
    .values({ recipient, subject, body, unsubscribe_url: unsubscribeUrl ?? null })
    .execute();
};

/** The latest waiting emails, newest first. */
export const readOutbox = async (database: Database): Promise<z.infer<typeof outboxSchema>> => {
  const emails = await database
    .selectFrom('outbox')
    .select(['id', 'recipient', 'subject', 'body', 'created_at'])
    .where('failed_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
  return emails.map(({ created_at, ...email }) => ({ ...email, createdAt: created_at.toISOString() }));
};
