import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Another running process holds the data directory. */
export class DirectoryInUseError extends Error {
  override name = 'DirectoryInUseError';
}

/** Paths of the locks that this process holds. */
const heldLocks = new Set<string>();

/**
 * Locks the data directory for this process: PGlite has no lock, and two processes would overwrite each other's rows.
 * The lock of a process that has died is taken over. Returns a function that releases it. Throws DirectoryInUseError.
 */
export const lockDirectory = (directory: string): (() => void) => {
  mkdirSync(directory, { recursive: true });
  const path = join(directory, 'lock');
  const own = JSON.stringify({ pid: process.pid, started: startOf(process.pid) });
  const draft = `${path}.${process.pid}`;
  if (heldLocks.has(path)) throw inUse(directory, process.pid);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    writeFileSync(draft, own);
    try {
      linkSync(draft, path); // atomic: fails when the lock exists
      heldLocks.add(path);
      return () => {
        if (!heldLocks.delete(path)) return;
        if (read(path) === own) rmSync(path, { force: true });
      };
    } catch (error) {
      if (!isCode(error, 'EEXIST')) throw error;
      removeStaleLock(path, directory);
    } finally {
      rmSync(draft, { force: true });
    }
  }
  throw inUse(directory);
};

/** Removes the lock of a process that has died; throws DirectoryInUseError when the process is running. */
const removeStaleLock = (path: string, directory: string): void => {
  const found = read(path);
  const owner = runningOwnerOf(found);
  if (owner !== undefined) throw inUse(directory, owner);
  const aside = `${path}.stale.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (isCode(error, 'ENOENT')) return;
    throw error;
  }
  // Another process may have replaced the stale lock between the read and the rename: restore it.
  if (read(aside) !== found) linkSync(aside, path);
  rmSync(aside, { force: true });
};

const runningOwnerOf = (lock: string | undefined): number | undefined => {
  try {
    const { pid, started } = JSON.parse(lock ?? '') as { pid: number; started: string | null };
    if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return undefined;
    return startOf(pid) === started ? pid : undefined;
  } catch {
    return undefined;
  }
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isCode(error, 'EPERM');
  }
};

/** The start time of a process in kernel ticks, because a restarted container reuses process ids. Null where unknown. */
const startOf = (pid: number): string | null => {
  const fields = read(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ');
  return fields?.[19] ?? null;
};

const read = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
};

const isCode = (error: unknown, code: string) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;

const inUse = (directory: string, pid?: number) =>
  new DirectoryInUseError(
    `The data in ${directory} is in use by another Signpost process${pid === undefined ? '' : ` (number ${pid})`}. ` +
      'Stop that process, or set DATA_DIR to another folder.',
  );
