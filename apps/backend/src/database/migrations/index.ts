import type { Kysely, MigrationProvider } from 'kysely';
import { Migrator } from 'kysely';
import * as providers from './0001-providers';

/** Every migration by name, in order. Named here and not found by scanning a folder, so that a bundle holds them. */
const migrations = { '0001-providers': providers };

const provider: MigrationProvider = { getMigrations: async () => migrations };

/** Brings the database to the newest schema; does nothing when it is there already. Throws the migration's own error. */
export async function migrate<T>(database: Kysely<T>): Promise<string[]> {
  const { error, results = [] } = await new Migrator({ db: database, provider }).migrateToLatest();
  if (error) throw error;
  return results.map((result) => result.migrationName);
}
