import type { Kysely, MigrationProvider } from 'kysely';
import { Migrator } from 'kysely';
import * as providers from './0001-providers';
import * as courses from './0002-courses';
import * as documents from './0003-documents';
import * as identity from './0004-identity';
import * as assessments from './0005-assessments';
import * as imports from './0006-imports';
import * as readings from './0007-readings';
import * as handovers from './0008-handovers';
import * as unconfirmedAccounts from './0009-unconfirmed-accounts';

/** Every migration by name, in order. Named here and not found by scanning a folder, so that a bundle holds them. */
const migrations = {
  '0001-providers': providers,
  '0002-courses': courses,
  '0003-documents': documents,
  '0004-identity': identity,
  '0005-assessments': assessments,
  '0006-imports': imports,
  '0007-readings': readings,
  '0008-handovers': handovers,
  '0009-unconfirmed-accounts': unconfirmedAccounts,
};

const provider: MigrationProvider = { getMigrations: async () => migrations };

/** Brings the database to the newest schema; does nothing when it is there already. Throws the migration's own error. */
export async function migrate<T>(database: Kysely<T>): Promise<string[]> {
  const { error, results = [] } = await new Migrator({ db: database, provider }).migrateToLatest();
  if (error) throw error;
  return results.map((result) => result.migrationName);
}
