import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection';
import { confirmBy } from './accounts/confirmation';

/**
 * Deletes expired rows, accounts that were not confirmed in time, and emails that were neither sent nor read for a
 * week or hold an expired link.
 */
export const deleteExpired = async (database: Database): Promise<void> => {
  const now = sql<Date>`now()`;
  await database.deleteFrom('account').where('confirmed_at', 'is', null).where(confirmBy, '<', now).execute();
  await database.deleteFrom('session').where('expires_at', '<', now).execute();
  await database.deleteFrom('password_reset').where('expires_at', '<', now).execute();
  await database.deleteFrom('known_browser').where('expires_at', '<', now).execute();
  await database.deleteFrom('handover').where('expires_at', '<', now).execute();
  await database.deleteFrom('attempt').where('window_ends', '<', now).execute();
  await database
    .deleteFrom('outbox')
    .where(({ or, and, eb }) =>
      or([
        eb('created_at', '<', sql<Date>`now() - interval '7 days'`),
        // Queued emails are deleted, and logged, when their job runs.
        and([eb('expires_at', '<', now), eb('queued_at', 'is', null)]),
      ]),
    )
    .execute();
};
