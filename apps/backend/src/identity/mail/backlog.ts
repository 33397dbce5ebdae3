import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../../database/connection';

/** Seconds that a letter may wait before the log tells of it: more than one try takes. */
const patience = 120;

/** Logs how many letters wait to be sent and how long the oldest has, when that is longer than one try takes; and how many failed in the last week. */
export async function logBacklog(database: Database, log: FastifyBaseLogger): Promise<void> {
  const { waiting, failed, oldestSeconds } = await database
    .selectFrom('outbox')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('failed_at', 'is', null).as('waiting'),
      fn.countAll<number>().filterWhere('failed_at', 'is not', null).as('failed'),
      sql<number>`coalesce(extract(epoch from now() - min(created_at) filter (where failed_at is null)), 0)::int`.as(
        'oldestSeconds',
      ),
    ])
    .executeTakeFirstOrThrow();
  if (oldestSeconds > patience) log.warn({ waiting, failed, oldestSeconds }, 'Letters wait to be sent');
}
