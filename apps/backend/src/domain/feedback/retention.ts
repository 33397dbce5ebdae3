import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection';

/** Deletes feedback and searches without results that are older than a year, the retention limit stated to visitors. */
export const deleteOldFeedback = async (database: Database): Promise<void> => {
  for (const table of ['page_feedback', 'empty_search'] as const)
    await database
      .deleteFrom(table)
      .where('day', '<', sql<string>`current_date - 365`)
      .execute();
};
