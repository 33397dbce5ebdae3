import { readFile } from 'node:fs/promises';

/** Clock ticks per second in the kernel's process statistics. */
const TICKS_PER_SECOND = 100;

/** Processor time in seconds that a process has used so far, over all threads. Linux only: throws elsewhere. */
export const processorSeconds = async (pid: number): Promise<number> => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The name in brackets may contain anything; after it, user and system time are the 12th and 13th.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
};
