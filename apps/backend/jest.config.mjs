import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { preset } from '../../jest.preset.mjs';

const root = import.meta.dirname;

const testFiles = ['src', 'tools'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .filter((path) => path.endsWith('.test.ts'))
    .map((path) => join(root, folder, path)),
);

const usesDatabase = (path) => /startTestApp|withTestApp|testStorage/.test(readFileSync(path, 'utf8'));

/** Tests of storage itself, of imports and crashes, and of every endpoint: they run on the embedded database too. */
const isAboutStorage = (path) =>
  /\/src\/(platform|domain\/importer|main)|kill\.test|every-route|graphql\.test|delivery\/identity\/account/.test(
    path,
  );

/**
 * On a PostgreSQL server (TEST_DATABASE_URL), the tests that use a database. Otherwise all of them, or with
 * TESTED_ON_SERVER those that did not run on a server, and those of storage again: a server answers in a third of
 * the time of the embedded database, which is PostgreSQL too.
 */
const testMatch = () => {
  if (process.env.TEST_DATABASE_URL) return testFiles.filter(usesDatabase);
  if (process.env.TESTED_ON_SERVER)
    return testFiles.filter((path) => !usesDatabase(path) || isAboutStorage(path));
  return testFiles;
};

// Hashing a password takes as long as it is meant to where that is what a test proves; elsewhere it need not.
process.env.IDENTITY_HASH_MIB ??= '1';

export default {
  ...preset({ root }),
  testMatch: testMatch(),
  // A first start of the embedded database takes seconds on a busy machine.
  testTimeout: 120_000,
};
