import { sql } from 'kysely';
import type { Database } from '../database/connection';
import { confirmBy } from './accounts/confirmation';

/** Deletes what has expired, accounts that nobody confirmed in time, and letters that nobody fetched for a week. */
export async function tidy(database: Database): Promise<void> {
  const now = sql<Date>`now()`;
  await database.deleteFrom('account').where('confirmed_at', 'is', null).where(confirmBy, '<', now).execute();
  await database.deleteFrom('session').where('expires_at', '<', now).execute();
  await database.deleteFrom('password_reset').where('expires_at', '<', now).execute();
  await database.deleteFrom('handover').where('expires_at', '<', now).execute();
  await database.deleteFrom('attempt').where('window_ends', '<', now).execute();
  await database
    .deleteFrom('outbox')
    .where('created_at', '<', sql<Date>`now() - interval '7 days'`)
    .execute();
}
