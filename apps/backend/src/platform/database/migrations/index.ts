import type { Kysely } from 'kysely';
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
import * as knownBrowsers from './0010-known-browsers';
import * as letterDelivery from './0011-letter-delivery';
import * as courseStatistics from './0012-course-statistics-in-full';
import * as peopleOfPay from './0013-people-of-pay';
import * as feedback from './0014-feedback';
import * as recordChanges from './0015-record-changes';
import * as watchEmails from './0016-watch-emails';
import * as watchEmailDates from './0017-watch-email-dates';
import * as welshCourses from './0018-welsh-courses';
import * as watchEmailLanguage from './0019-watch-email-language';
import type { DeclaredMigrations } from './support';
import { findNewerMigrations, storingSupport } from './support';

/** Every migration by name, in order. Imported rather than read from the folder, so that the bundle contains them. */
export const migrations = {
  '0001-providers': providers,
  '0002-courses': courses,
  '0003-documents': documents,
  '0004-identity': identity,
  '0005-assessments': assessments,
  '0006-imports': imports,
  '0007-readings': readings,
  '0008-handovers': handovers,
  '0009-unconfirmed-accounts': unconfirmedAccounts,
  '0010-known-browsers': knownBrowsers,
  '0011-letter-delivery': letterDelivery,
  '0012-course-statistics-in-full': courseStatistics,
  '0013-people-of-pay': peopleOfPay,
  '0014-feedback': feedback,
  '0015-record-changes': recordChanges,
  '0016-watch-emails': watchEmails,
  '0017-watch-email-dates': watchEmailDates,
  '0018-welsh-courses': welshCourses,
  '0019-watch-email-language': watchEmailLanguage,
} satisfies DeclaredMigrations;

/** The result of `migrate`. */
export interface MigrationOutcome {
  /** Names of the migrations that ran. */
  applied: string[];
  /** Names of migrations that a newer backend ran earlier and that work with this backend. */
  newer: string[];
}

/**
 * Migrates the database to the newest schema of this backend. Does nothing when a newer backend has migrated it further
 * and declares that this backend still works; throws DatabaseTooNewError when it does not, and the error of a migration
 * that fails. Tests pass `known` to act as a newer backend.
 */
export const migrate = async <T>(
  database: Kysely<T>,
  known: DeclaredMigrations = migrations,
): Promise<MigrationOutcome> => {
  const newer = await findNewerMigrations(database, known);
  if (newer.length > 0) return { applied: [], newer };
  const provider = { getMigrations: async () => storingSupport(known) };
  const { error, results = [] } = await new Migrator({ db: database, provider }).migrateToLatest();
  if (!error) return { applied: results.map(({ migrationName }) => migrationName), newer };
  // A newer backend may have migrated between the check and the run.
  const newerByNow = await findNewerMigrations(database, known);
  if (newerByNow.length > 0) return { applied: [], newer: newerByNow };
  throw error;
};
