import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { preset } from '../../jest.preset.mjs';

const root = import.meta.dirname;

/** The tests that stand on a database. On a server only these run again: what the others prove does not depend on it. */
const databaseTests = () =>
  readdirSync(join(root, 'src'), { recursive: true })
    .filter((path) => path.endsWith('.test.ts'))
    .map((path) => join(root, 'src', path))
    .filter((path) => /startTestApp|testStorage/.test(readFileSync(path, 'utf8')));

// Hashing a password takes as long as it is meant to where that is what a test proves; elsewhere it need not.
process.env.IDENTITY_HASH_MIB ??= '1';

export default {
  ...preset({ root }),
  testMatch: process.env.TEST_DATABASE_URL ? databaseTests() : ['<rootDir>/{src,tools}/**/*.test.ts'],
  // A first start of the embedded database takes seconds on a busy machine.
  testTimeout: 120_000,
};
