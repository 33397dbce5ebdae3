import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** A place for a test's data: a new folder and, when the tests run on a server, a new database there. */
export interface TestStorage {
  directory: string;
  /** The new database's address; undefined means the embedded one, in the folder. */
  url: string | undefined;
  remove(): Promise<void>;
}

/** A new folder, and how to remove it. */
export const temporaryDirectory = (): { directory: string; remove: () => void } => {
  const directory = mkdtempSync(join(tmpdir(), 'signpost-backend-'));
  return { directory, remove: () => rmSync(directory, { recursive: true, force: true }) };
};

/**
 * Makes a place for a test's data. With TEST_DATABASE_URL, an address whose user may create databases, it is on that server:
 * empty, or a copy of the database that `templateOn` names there.
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

/** Runs one statement on a server; gives its rows. */
export const onServer = async (server: string, statement: string): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
};
