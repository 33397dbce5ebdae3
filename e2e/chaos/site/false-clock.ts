import { access, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Prepared } from './site';

/** Path of the library of Debian's package `faketime`, by processor architecture. */
const LIBRARY = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/faketime/libfaketime.so.1`;

const offsetIn = (folder: string) => path.join(folder, 'clock');

/** Why the clock cannot be changed on this machine; undefined when it can. */
export const whyNoFalseClock = (): Promise<string | undefined> =>
  access(LIBRARY).then(
    () => undefined,
    () => 'libfaketime is not installed on this machine (Debian: faketime)',
  );

/** Sets the clock of a prepared process: an offset such as `+1d` or `-3600`. It takes effect within a second. */
export const setClock = async (folder: string, offset: string): Promise<void> => {
  await writeFile(`${offsetIn(folder)}.next`, offset);
  await rename(`${offsetIn(folder)}.next`, offsetIn(folder));
};

/**
 * Makes a process take its time of day from a file. The monotonic clock for timers is not affected, as on a
 * real machine.
 */
export const prepareFalseClock = async (folder: string): Promise<Prepared> => {
  await setClock(folder, '+0');
  return {
    settings: {
      LD_PRELOAD: LIBRARY,
      FAKETIME_TIMESTAMP_FILE: offsetIn(folder),
      FAKETIME_CACHE_DURATION: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
    undo: async () => undefined,
  };
};
