import { access, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Prepared } from './site';

/** Where Debian's package `faketime` has its library, by the machine's processor. */
const LIBRARY = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/faketime/libfaketime.so.1`;

const offsetIn = (folder: string) => path.join(folder, 'clock');

/** Why no clock can be made to jump on this machine; nothing when one can. */
export const falseClockIsMissing = (): Promise<string | undefined> =>
  access(LIBRARY).then(
    () => undefined,
    () => 'libfaketime is not installed on this machine (Debian: faketime)',
  );

/** Sets the clock of a process that was prepared: an offset such as `+1d` or `-3600`. It heeds it within a second. */
export const setClock = async (folder: string, offset: string): Promise<void> => {
  await writeFile(`${offsetIn(folder)}.next`, offset);
  await rename(`${offsetIn(folder)}.next`, offsetIn(folder));
};

/** Has a process take its time of day from a file. The clock that timers run by is left alone, as a machine's own is. */
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
