import { existsSync, openAsBlob, renameSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { lockDirectory } from '../database/lock';
import { BackupError } from './backup-error';

const folderOf = (dataDirectory: string) => join(dataDirectory, 'postgres');

/** Writes the embedded database of a data directory into a file. Throws DirectoryInUseError while a backend runs on it, and BackupError when there is none. */
export const backUpEmbedded = async (dataDirectory: string, file: string): Promise<void> => {
  await locked(dataDirectory, async () => {
    const folder = folderOf(dataDirectory);
    if (!existsSync(folder)) throw new BackupError(`There is no database in ${folder}.`);
    const database = await PGlite.create({ dataDir: folder });
    try {
      const dump = await database.dumpDataDir('gzip');
      await writeFile(file, Buffer.from(await dump.arrayBuffer()), { mode: 0o600 });
    } finally {
      await database.close();
    }
  });
};

/**
 * Makes the embedded database of a data directory what a file holds. It is made aside and put in place whole. Throws
 * BackupError when there is a database already and it may not be replaced, or when the file cannot be read as one.
 */
export const restoreEmbedded = async (
  dataDirectory: string,
  file: string,
  { replace }: { replace: boolean },
): Promise<void> => {
  await locked(dataDirectory, async () => {
    const folder = folderOf(dataDirectory);
    if (existsSync(folder) && !replace)
      throw new BackupError(`${folder} holds a database already. To delete it, add --replace.`);
    const aside = `${folder}.restoring`;
    const replaced = `${folder}.replaced`;
    rmSync(aside, { recursive: true, force: true });
    try {
      await fill(aside, file);
    } catch (error) {
      rmSync(aside, { recursive: true, force: true });
      throw new BackupError(`${file} cannot be restored: ${(error as Error).message}`);
    }
    rmSync(replaced, { recursive: true, force: true });
    if (existsSync(folder)) renameSync(folder, replaced);
    renameSync(aside, folder);
    rmSync(replaced, { recursive: true, force: true });
  });
};

/** Makes a new folder of a backup, and proves that it holds a database of Signpost. */
const fill = async (folder: string, file: string): Promise<void> => {
  const loadDataDir = await openAsBlob(file);
  const database = await PGlite.create({ dataDir: folder, loadDataDir });
  try {
    await database.query('select count(*) from account, favourite');
  } finally {
    await database.close();
  }
};

const locked = async (dataDirectory: string, work: () => Promise<void>): Promise<void> => {
  const release = lockDirectory(dataDirectory);
  try {
    await work();
  } finally {
    release();
  }
};
