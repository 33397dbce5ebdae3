import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { CatalogueFiles } from '../domain/catalogue/files';
import type { DatabaseOptions } from '../platform/database/connection';
import { openDatabase } from '../platform/database/connection';
import { migrate } from '../platform/database/migrations';
import { seed } from '../domain/seeding/seed';
import { onServer } from './database';

const source = join(__dirname, '..');
const kept = join(__dirname, '../../../../node_modules/.cache/signpost-backend-tests');
/** What a seeded database is made by: a change to any of it makes another one. */
const makers = [
  'platform/database',
  'domain/seeding',
  'domain/courses',
  'domain/publication',
  'domain/catalogue',
];

/**
 * Puts a database that is migrated and seeded with a catalogue into a new folder. It is made once and kept, for
 * seeding is most of what a test would wait for; what comes after is the application's own start.
 */
export const copySeededDatabase = async (
  into: string,
  catalogue: CatalogueFiles,
  workerPath: string,
): Promise<void> => {
  const template = join(kept, templateName(catalogue));
  if (!existsSync(template)) await makeTemplate(template, catalogue, workerPath);
  cpSync(join(template, 'postgres'), join(into, 'postgres'), { recursive: true });
};

/** Made aside and put in place whole; of two who make it at once, the second finds it there. */
const makeTemplate = async (
  template: string,
  catalogue: CatalogueFiles,
  workerPath: string,
): Promise<void> => {
  const aside = `${template}.${process.pid}`;
  mkdirSync(aside, { recursive: true });
  await fill({ dataDirectory: aside, workerPath }, catalogue);
  try {
    renameSync(aside, template);
  } catch {
    rmSync(aside, { recursive: true, force: true });
  }
};

const fill = async (options: DatabaseOptions, catalogue: CatalogueFiles): Promise<void> => {
  const open = await openDatabase(options);
  try {
    await migrate(open.database);
    await seed(open.database, catalogue);
  } finally {
    await open.close();
  }
};

/** The same on a server: the name of a seeded database there, to be copied as a template. */
export const seededTemplateOn = async (
  server: string,
  catalogue: CatalogueFiles,
  workerPath: string,
): Promise<string> => {
  const name = `signpost_seeded_${templateName(catalogue)}`;
  const aside = `${name}_${process.pid}`;
  if (await exists(server, name)) return name;
  await onServer(server, `create database ${aside}`);
  const url = new URL(server);
  url.pathname = aside;
  await fill({ url: url.href, dataDirectory: '', workerPath }, catalogue);
  // Of two who make it at once, the first gives it its name.
  await onServer(server, `alter database ${aside} rename to ${name}`).catch(() =>
    onServer(server, `drop database ${aside} with (force)`),
  );
  return name;
};

const exists = async (server: string, name: string): Promise<boolean> => {
  const rows = await onServer(server, `select 1 from pg_database where datname = '${name}'`);
  return rows.length > 0;
};

const templateName = (catalogue: CatalogueFiles): string => {
  const hash = createHash('sha256').update(catalogue.version);
  for (const maker of makers) {
    const folder = join(source, maker);
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /(?<!\.test)\.(ts|mjs)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
    for (const file of files) hash.update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
};
