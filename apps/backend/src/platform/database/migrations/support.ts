import type { Kysely, Migration } from 'kysely';
import { sql } from 'kysely';

/** The module of a migration: it declares which backends still work after it has run, so that a backend can be rolled back. */
export interface DeclaredMigration extends Migration {
  /**
   * The oldest schema version (number of a backend's newest migration) that still works. An additive migration repeats
   * the value of its predecessor; one that removes or renames what older code uses declares its own number.
   */
  OLDEST_BACKEND: number;
}

/** Migrations by name. A name begins with a four-digit number; migrations run in the order of their names. */
export type DeclaredMigrations = Readonly<Record<string, DeclaredMigration>>;

/** A newer backend has migrated the database to a schema that this backend cannot use. */
class DatabaseTooNewError extends Error {
  override name = 'DatabaseTooNewError';
}

/** The number in a migration's name. */
const versionOf = (name: string): number => Number.parseInt(name, 10);

/** Extends each migration so that it stores its OLDEST_BACKEND in the same transaction. */
export const storingSupport = (migrations: DeclaredMigrations): Record<string, Migration> =>
  Object.fromEntries(
    Object.entries(migrations).map(([name, migration]) => [
      name,
      {
        ...migration,
        async up(database: Kysely<unknown>) {
          await migration.up(database);
          await storeSupport(database, name, migration.OLDEST_BACKEND);
        },
      },
    ]),
  );

const storeSupport = async (
  database: Kysely<unknown>,
  name: string,
  oldestBackend: number,
): Promise<void> => {
  await sql`
    create table if not exists migration_support (
      name text primary key,
      oldest_backend integer not null
    )`.execute(database);
  await sql`
    insert into migration_support (name, oldest_backend) values (${name}, ${oldestBackend})
    on conflict (name) do update set oldest_backend = excluded.oldest_backend`.execute(database);
};

/**
 * Returns the names of the migrations that a newer backend ran and this backend does not have. Throws
 * DatabaseTooNewError when one of them does not work with this backend, or declares nothing.
 */
export const findNewerMigrations = async <T>(
  database: Kysely<T>,
  known: DeclaredMigrations,
): Promise<string[]> => {
  const own = Math.max(...Object.keys(known).map(versionOf));
  const newer = (await readApplied(database)).filter(({ name }) => !(name in known));
  const last = newer.at(-1);
  if (!last) return [];
  const needed = Math.max(...newer.map(({ name, oldest }) => oldest ?? versionOf(name)));
  if (needed > own)
    throw new DatabaseTooNewError(
      `The database was migrated by a newer backend (to ${last.name}) and needs a backend of schema version ${needed} ` +
        `or newer; this one has ${own}. Start a newer backend, or restore a backup that was made before.`,
    );
  return newer.map(({ name }) => name);
};

const readApplied = async <T>(database: Kysely<T>): Promise<{ name: string; oldest: number | null }[]> => {
  const { rows: found } = await sql<{ applied: boolean; support: boolean }>`
    select to_regclass('kysely_migration') is not null as applied,
      to_regclass('migration_support') is not null as support`.execute(database);
  if (!found[0]?.applied) return [];
  const { rows } = found[0].support
    ? await sql<{ name: string; oldest: number | null }>`
        select name, oldest_backend as oldest
        from kysely_migration left join migration_support using (name) order by name`.execute(database)
    : await sql<{ name: string; oldest: null }>`
        select name, null as oldest from kysely_migration order by name`.execute(database);
  return rows;
};
