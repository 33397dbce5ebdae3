import { readFile } from 'node:fs/promises';

/** Ticks of the kernel's clock in a second, for what it tells to programs. */
const TICKS = 100;

/** Seconds of processor time that a process has used so far, all its threads together. Linux only: elsewhere it throws. */
export const processorTime = async (pid: number): Promise<number> => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The name in brackets may hold anything; after it, user and system time are the 12th and 13th.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
};
