import { existsSync, openAsBlob, renameSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { lockDirectory } from '../database/lock';
import { BackupError } from './backup-error';

const folderOf = (dataDirectory: string) => join(dataDirectory, 'postgres');

/** Dumps the embedded database of a data directory into a file. Throws DirectoryInUseError while a backend uses the directory, and BackupError when it has no database. */
export const backUpEmbedded = async (dataDirectory: string, file: string): Promise<void> => {
  await withLock(dataDirectory, async () => {
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
 * Restores a backup file into the data directory, in a temporary folder that is renamed when it is complete. Throws
 * BackupError when there is a database and `replace` is false, and when the file cannot be restored.
 */
export const restoreEmbedded = async (
  dataDirectory: string,
  file: string,
  { replace }: { replace: boolean },
): Promise<void> => {
  await withLock(dataDirectory, async () => {
    const folder = folderOf(dataDirectory);
    if (existsSync(folder) && !replace)
      throw new BackupError(`${folder} holds a database already. To delete it, add --replace.`);
    const temporary = `${folder}.restoring`;
    const replaced = `${folder}.replaced`;
    rmSync(temporary, { recursive: true, force: true });
    try {
      await loadBackup(temporary, file);
    } catch (error) {
      rmSync(temporary, { recursive: true, force: true });
      throw new BackupError(`${file} cannot be restored: ${(error as Error).message}`);
    }
    rmSync(replaced, { recursive: true, force: true });
    if (existsSync(folder)) renameSync(folder, replaced);
    renameSync(temporary, folder);
    rmSync(replaced, { recursive: true, force: true });
  });
};

/** Loads a backup into a new folder and checks that it is a database of Signpost. */
const loadBackup = async (folder: string, file: string): Promise<void> => {
  const loadDataDir = await openAsBlob(file);
  const database = await PGlite.create({ dataDir: folder, loadDataDir });
  try {
    await database.query('select count(*) from account, favourite');
  } finally {
    await database.close();
  }
};

const withLock = async (dataDirectory: string, work: () => Promise<void>): Promise<void> => {
  const release = lockDirectory(dataDirectory);
  try {
    await work();
  } finally {
    release();
  }
};
