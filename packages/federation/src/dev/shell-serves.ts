import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';

const readiness = z.object({ remotes: z.record(z.string(), z.string().nullable()) });

/** Milliseconds between two polls. */
const POLL_INTERVAL_MS = 100;

/** Whether a shell on this machine serves a release of a remote, polling for up to `timeoutMs` milliseconds. */
export const shellServes = async (
  port: number,
  name: string,
  release: string,
  timeoutMs = 8_000,
): Promise<boolean> => {
  const end = performance.now() + timeoutMs;
  while (performance.now() < end) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`)
      .then((response) => response.json())
      .catch(() => undefined);
    const parsed = readiness.safeParse(answer);
    if (parsed.success && parsed.data.remotes[name] === release) return true;
    await wait(POLL_INTERVAL_MS);
  }
  return false;
};
