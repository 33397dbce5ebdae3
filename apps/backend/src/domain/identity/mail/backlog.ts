import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/connection';

/** Seconds after which a waiting email is logged: longer than one attempt takes. */
const BACKLOG_WARNING_SECONDS = 120;

/**
 * Logs how many emails wait and how long the oldest has, when that is longer than one attempt takes; and how many
 * failed in the last week.
 */
export const logBacklog = async (database: Database, log: FastifyBaseLogger): Promise<void> => {
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
  if (oldestSeconds > BACKLOG_WARNING_SECONDS)
    log.warn({ waiting, failed, oldestSeconds }, 'Emails wait to be sent');
};
