import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';

const readiness = z.object({ remotes: z.record(z.string(), z.string().nullable()) });

/** Milliseconds between two looks. */
const INTERVAL = 100;

/** Whether a shell on this machine serves a release of a remote, looking for up to `deadline` milliseconds. */
export const shellServes = async (
  port: number,
  name: string,
  release: string,
  deadline = 8_000,
): Promise<boolean> => {
  const end = performance.now() + deadline;
  while (performance.now() < end) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`)
      .then((response) => response.json())
      .catch(() => undefined);
    const seen = readiness.safeParse(answer);
    if (seen.success && seen.data.remotes[name] === release) return true;
    await wait(INTERVAL);
  }
  return false;
};
