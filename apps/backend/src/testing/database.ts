import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { openDatabase } from '../platform/database/connection';
import type { Database } from '../platform/database/connection';

/** Storage of a test: a new folder and, when the tests run on a server, a new database there. */
export interface TestStorage {
  directory: string;
  /** The address of the new database; undefined for the embedded database, which is in the folder. */
  url: string | undefined;
  remove(): Promise<void>;
}

/** Path of the worker script that runs the embedded database. */
export const workerPath = join(__dirname, '../platform/database/pglite-worker.mjs');

/** Creates a folder; returns its path and a function that removes it. */
export const temporaryDirectory = (): { directory: string; remove: () => void } => {
  const directory = mkdtempSync(join(tmpdir(), 'signpost-backend-'));
  return { directory, remove: () => rmSync(directory, { recursive: true, force: true }) };
};

/**
 * Creates storage for a test: an empty embedded database or, with TEST_DATABASE_URL, whose user must be able to create
 * databases, an empty database on that server, or a copy of the one that `templateOn` names.
 */
export const testStorage = async (templateOn?: (server: string) => Promise<string>): Promise<TestStorage> => {
  const { directory, remove } = temporaryDirectory();
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) {
    if (!templateOn) await copyEmptyDatabase(directory);
    return { directory, url: undefined, remove: async () => remove() };
  }
  const name = `signpost_test_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(server);
  url.pathname = name;
  const template = templateOn && ` template ${await templateOn(server)}`;
  await onServer(server, `create database ${name}${template ?? ''}`);
  return {
    directory,
    url: url.href,
    async remove() {
      remove();
      await onServer(server, `drop database ${name} with (force)`);
    },
  };
};

const cacheFolder = join(__dirname, '../../../../node_modules/.cache/signpost-backend-tests');
const pgliteFolder = join(dirname(require.resolve('@electric-sql/pglite')), '..');
const pgliteVersion = (): string =>
  JSON.parse(readFileSync(join(pgliteFolder, 'package.json'), 'utf8')).version;

/**
 * Copies an embedded database into a folder. It is made once by `fill` and kept under its name between test runs, because
 * that takes longer than most tests.
 */
export const copyDatabase = async (
  into: string,
  name: string,
  fill: (database: Database) => Promise<void>,
): Promise<void> => {
  const template = join(cacheFolder, `${name}-${pgliteVersion()}`);
  // Made under another name first, because several test processes may make it at once.
  const temporary = `${template}.${process.pid}`;
  if (!existsSync(template)) {
    mkdirSync(temporary, { recursive: true });
    if (name !== EMPTY) await copyEmptyDatabase(temporary);
    const open = await openDatabase({ dataDirectory: temporary, workerPath });
    await fill(open.database).finally(() => open.close());
    try {
      renameSync(temporary, template);
    } catch {
      rmSync(temporary, { recursive: true, force: true });
    }
  }
  cpSync(join(template, 'postgres'), join(into, 'postgres'), { recursive: true });
};

const EMPTY = 'empty';

/** Copies an empty embedded database into a folder, because to make one takes five seconds of the processor. */
export const copyEmptyDatabase = (into: string): Promise<void> => copyDatabase(into, EMPTY, async () => {});

/** Runs one statement on a server and returns its rows. */
export const onServer = async (server: string, statement: string): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
};
