import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

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
 * Creates storage for a test. With TEST_DATABASE_URL, whose user must be able to create databases, it is an empty
 * database on that server, or a copy of the one that `templateOn` names.
 */
export const testStorage = async (templateOn?: (server: string) => Promise<string>): Promise<TestStorage> => {
  const { directory, remove } = temporaryDirectory();
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) return { directory, url: undefined, remove: async () => remove() };
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
