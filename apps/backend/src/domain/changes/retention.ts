import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection';

/** Deletes recorded changes that are older than a year, the time stated to readers of the feed. */
export const deleteOldChanges = async (database: Database): Promise<void> => {
  await database
    .deleteFrom('record_change')
    .where(sql<boolean>`changed_at < now() - interval '365 days'`)
    .execute();
};
