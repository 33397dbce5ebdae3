// Backs the database up and restores it: `npm run backup -- <file>`, `npm run restore -- <file> [--replace]`.
import { closeSync, existsSync, openSync, readSync, renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfiguration } from '../configuration';
import { BackupError, kindOf } from './backup-error';
import { backUpEmbedded, restoreEmbedded } from './embedded';
import { backUpServer, restoreServer } from './server';

/** Reads where the data is from the same settings as the backend. */
const readDataLocation = () => {
  const { DATABASE_URL: url, DATA_DIR } = readConfiguration(process.env);
  return { url, dataDirectory: resolve(DATA_DIR) };
};

/** Writes a backup into a new file, under a temporary name until it is complete. */
const backUp = async (file: string): Promise<void> => {
  if (existsSync(file)) throw new BackupError(`${file} is there already. Name a new file.`);
  const { url, dataDirectory } = readDataLocation();
  const part = `${file}.part`;
  try {
    await (url === undefined ? backUpEmbedded(dataDirectory, part) : backUpServer(url, part));
    renameSync(part, file);
  } finally {
    rmSync(part, { force: true });
  }
  console.log(`Wrote ${file}. It holds accounts: keep it where nobody else can read it.`);
};

const restore = async (file: string, options: { replace: boolean }): Promise<void> => {
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`);
  const { url, dataDirectory } = readDataLocation();
  const expectedKind = url === undefined ? 'embedded database' : 'PostgreSQL server';
  if (kindOf(firstBytesOf(file)) !== expectedKind)
    throw new BackupError(
      `${file} is not a backup of ${url === undefined ? 'an embedded database' : 'a PostgreSQL server'}. ` +
        'DATABASE_URL says where to restore to: a server, or without it the embedded database in DATA_DIR.',
    );
  await (url === undefined
    ? restoreEmbedded(dataDirectory, file, options)
    : restoreServer(url, file, options));
  console.log(`Restored ${file}. Start the backend: it brings the tables up to date.`);
};

const firstBytesOf = (file: string): Buffer => {
  const bytes = Buffer.alloc(5);
  const descriptor = openSync(file, 'r');
  readSync(descriptor, bytes);
  closeSync(descriptor);
  return bytes;
};

const USAGE =
  'Usage: npm run backup -- <new file>, or npm run restore -- <file> [--replace]. --replace deletes the present data.';

const main = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  });
  const [command, name, ...more] = positionals;
  if (name === undefined || more.length > 0) throw new BackupError(USAGE);
  const file = resolve(process.env['INIT_CWD'] ?? '', name);
  if (command === 'backup') return backUp(file);
  if (command === 'restore') return restore(file, values);
  throw new BackupError(USAGE);
};

const EXPECTED_ERRORS = new Set(['BackupError', 'ConfigurationError', 'DirectoryInUseError']);
const isUsageError = ({ code = '' }: NodeJS.ErrnoException) => code.startsWith('ERR_PARSE_ARGS');

main().catch((error: NodeJS.ErrnoException) => {
  console.error(EXPECTED_ERRORS.has(error.name) || isUsageError(error) ? error.message : error);
  process.exitCode = 1;
});
