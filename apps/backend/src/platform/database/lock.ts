import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The data directory belongs to another living process. */
export class DirectoryInUseError extends Error {
  override name = 'DirectoryInUseError';
}

const held = new Set<string>();

/**
 * Takes the data directory for this process: PGlite has no lock of its own, and two processes lose each other's rows.
 * The lock of a process that has died is taken over. Returns the release; throws DirectoryInUseError in plain words.
 */
export const lockDirectory = (directory: string): (() => void) => {
  mkdirSync(directory, { recursive: true });
  const path = join(directory, 'lock');
  const own = JSON.stringify({ pid: process.pid, started: startOf(process.pid) });
  const draft = `${path}.${process.pid}`;
  if (held.has(path)) throw inUse(directory, process.pid);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    writeFileSync(draft, own);
    try {
      linkSync(draft, path); // fails when the lock is there: atomic where writing a file is not
      held.add(path);
      return () => {
        if (!held.delete(path)) return;
        if (read(path) === own) rmSync(path, { force: true });
      };
    } catch (error) {
      if (!isCode(error, 'EEXIST')) throw error;
      takeAway(path, directory);
    } finally {
      rmSync(draft, { force: true });
    }
  }
  throw inUse(directory);
};

/** Removes a dead process's lock; throws when its process lives. */
const takeAway = (path: string, directory: string): void => {
  const found = read(path);
  const owner = livingOwner(found);
  if (owner !== undefined) throw inUse(directory, owner);
  const aside = `${path}.stale.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (isCode(error, 'ENOENT')) return;
    throw error;
  }
  // Another process may have replaced the stale lock between the reading and the renaming: give it back.
  if (read(aside) !== found) linkSync(aside, path);
  rmSync(aside, { force: true });
};

const livingOwner = (lock: string | undefined): number | undefined => {
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

/** When a process began, in the kernel's ticks: a restarted container gives the same pid to another process. Null where unknown. */
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
