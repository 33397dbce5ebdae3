import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { preset, TEST_TIMEOUT_MS } from '../../jest.preset.mjs';

const root = import.meta.dirname;

const testFiles = ['src', 'tools'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true })
    // A file that shares an application with others is run by the file that starts it, such as src/app.test.ts.
    .filter((path) => path.endsWith('.test.ts') && !path.endsWith('.shared.test.ts'))
    .map((path) => join(root, folder, path)),
);

const usesDatabase = (path) =>
  /withTestApp|testStorage|openSeededDatabase|withImportDatabase|indexesOf|deliveryTests/.test(
    readFileSync(path, 'utf8'),
  );

/** Tests of storage itself, of imports and crashes, and of what the application answers: they run on the embedded database too. */
const isAboutStorage = (path) => /\/src\/(platform|domain\/importer|main|app\.test)|kill\.nightly/.test(path);

// Hashing a password takes as long as it is meant to where that is what a test proves; elsewhere it need not.
process.env.IDENTITY_HASH_MIB ??= '1';

const project = (testMatch, options = {}) => ({
  ...preset({ root }),
  testMatch,
  globalSetup: '<rootDir>/src/testing/global-setup.mjs',
  ...options,
});

const onServer = (testMatch) => project(testMatch, { displayName: 'backend on a server' });
const embedded = (testMatch) =>
  project(testMatch, {
    displayName: 'backend',
    setupFiles: ['<rootDir>/src/testing/embedded-only.mjs'],
  });

/**
 * With a PostgreSQL server (TEST_DATABASE_URL), the tests that use a database run there, and the others on the embedded
 * database with those of storage again: a server answers in a third of the time of the embedded one, which is
 * PostgreSQL too. Without a server, all tests run on the embedded database.
 */
const projects = process.env.TEST_DATABASE_URL
  ? [
      onServer(testFiles.filter(usesDatabase)),
      embedded(testFiles.filter((path) => !usesDatabase(path) || isAboutStorage(path))),
    ]
  : [embedded(testFiles)];

export default { projects, testTimeout: TEST_TIMEOUT_MS };
