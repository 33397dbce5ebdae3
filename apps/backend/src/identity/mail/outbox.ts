import { z } from 'zod';
import type { Database } from '../../database/connection';
import type { Letter } from './letters';

export const outboxSchema = z.array(
  z.strictObject({
    id: z.int(),
    recipient: z.string(),
    subject: z.string(),
    body: z.string(),
    createdAt: z.iso.datetime(),
  }),
);

/** Writes a letter that is to be sent, in the transaction of what causes it: both happen or neither does. */
export async function post(
  transaction: Database,
  recipient: string,
  { subject, body }: Letter,
): Promise<void> {
  await transaction.insertInto('outbox').values({ recipient, subject, body }).execute();
}

/** The latest letters that wait, newest first. */
export async function readOutbox(database: Database): Promise<z.infer<typeof outboxSchema>> {
  const letters = await database
    .selectFrom('outbox')
    .select(['id', 'recipient', 'subject', 'body', 'created_at'])
    .where('failed_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
  return letters.map(({ created_at, ...letter }) => ({ ...letter, createdAt: created_at.toISOString() }));
}
