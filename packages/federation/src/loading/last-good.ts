import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { releaseRef, type ReleaseRef } from '../registry';

const recordOf = (cache: string, name: string) => path.join(cache, name, 'last-good.json');

/** Remembers on disk which release of a remote last ran, so that a restart without its static host can use it. */
export const rememberLastGood = async (cache: string, name: string, ref: ReleaseRef): Promise<void> => {
  const record = recordOf(cache, name);
  await mkdir(path.dirname(record), { recursive: true });
  await writeFile(`${record}.${process.pid}`, JSON.stringify(ref));
  await rename(`${record}.${process.pid}`, record);
};

/** The release of a remote that last ran on this machine; nothing when none did or the record is unreadable. */
export const lastGood = async (cache: string, name: string): Promise<ReleaseRef | undefined> => {
  try {
    return releaseRef.parse(JSON.parse(await readFile(recordOf(cache, name), 'utf8')));
  } catch {
    return undefined;
  }
};
