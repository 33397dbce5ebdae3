import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CatalogueFiles } from '../domain/catalogue/files';
import type { Database, OpenDatabase } from '../platform/database/connection';
import { openDatabase } from '../platform/database/connection';
import { migrate } from '../platform/database/migrations';
import { seed } from '../domain/seeding/seed';
import { copyDatabase, onServer, testStorage, workerPath } from './database';

const sourceFolder = join(__dirname, '..');
/** Folders whose code determines a seeded database: a change in one of them creates a new template. */
const INPUT_FOLDERS = [
  'platform/database',
  'domain/seeding',
  'domain/courses',
  'domain/publication',
  'domain/catalogue',
];

/** A new database with a catalogue. */
export interface SeededDatabase {
  open: OpenDatabase;
  /** A folder for the files of the test. */
  directory: string;
  close(): Promise<void>;
}

/** Opens a new database with a catalogue: embedded, or on the PostgreSQL server of TEST_DATABASE_URL. */
export const openSeededDatabase = async (catalogue: CatalogueFiles): Promise<SeededDatabase> => {
  const { directory, url, remove } = await testStorage((server) => seededTemplateOn(server, catalogue));
  if (url === undefined) await copySeededDatabase(directory, catalogue);
  const open = await openDatabase({ url, dataDirectory: directory, workerPath });
  return {
    open,
    directory,
    async close() {
      await open.close();
      await remove();
    },
  };
};

/** Copies a migrated and seeded database into a new folder. */
export const copySeededDatabase = (into: string, catalogue: CatalogueFiles): Promise<void> =>
  copyDatabase(into, templateName(catalogue), (database) => migrateAndSeed(database, catalogue));

const migrateAndSeed = async (database: Database, catalogue: CatalogueFiles): Promise<void> => {
  await migrate(database);
  await seed(database, catalogue);
};

/** Creates a seeded database on a server unless it is there; returns its name, for use as a template. */
export const seededTemplateOn = async (server: string, catalogue: CatalogueFiles): Promise<string> => {
  const name = `signpost_seeded_${templateName(catalogue)}`;
  const temporary = `${name}_${process.pid}`;
  if (await exists(server, name)) return name;
  await onServer(server, `create database ${temporary}`);
  const url = new URL(server);
  url.pathname = temporary;
  const open = await openDatabase({ url: url.href, dataDirectory: '', workerPath });
  await migrateAndSeed(open.database, catalogue).finally(() => open.close());
  // The rename fails when another test process was faster.
  await onServer(server, `alter database ${temporary} rename to ${name}`).catch(() =>
    onServer(server, `drop database ${temporary} with (force)`),
  );
  return name;
};

const exists = async (server: string, name: string): Promise<boolean> => {
  const rows = await onServer(server, `select 1 from pg_database where datname = '${name}'`);
  return rows.length > 0;
};

const templateName = (catalogue: CatalogueFiles): string => {
  const hash = createHash('sha256').update(catalogue.version);
  for (const input of INPUT_FOLDERS) {
    const folder = join(sourceFolder, input);
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /(?<!\.test)\.(ts|mjs)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
    for (const file of files) hash.update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
};
