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

/** Puts a letter where the operator's mail program fetches it. */
export async function post(database: Database, recipient: string, letter: Letter): Promise<void> {
  await database
    .insertInto('outbox')
    .values({ recipient, ...letter })
    .execute();
}

/** The latest letters that wait, newest first. */
export async function readOutbox(database: Database): Promise<z.infer<typeof outboxSchema>> {
  const letters = await database.selectFrom('outbox').selectAll().orderBy('id', 'desc').limit(50).execute();
  return letters.map(({ created_at, ...letter }) => ({ ...letter, createdAt: created_at.toISOString() }));
}
