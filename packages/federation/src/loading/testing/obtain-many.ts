import { setTimeout as wait } from 'node:timers/promises';
import { obtainRelease } from '../cache/release-cache';

// Run by a test in several processes that share a cache: installs one release many times, starting at the
// same time.
const [cache = '', location = '', ref = '', start = ''] = process.argv.slice(2);
const COUNT = 20;

const run = async (): Promise<void> => {
  const parsedRef = JSON.parse(ref) as { release: string; integrity: string };
  await wait(Math.max(0, Number(start) - Date.now()));
  const all = Array.from({ length: COUNT }, () => obtainRelease(cache, location, 'tiny', parsedRef, 20_000));
  await Promise.all(all);
  console.log(`${all.length} installed it`);
};

void run().catch((error: unknown) => {
  console.log(error);
  process.exitCode = 1;
});
