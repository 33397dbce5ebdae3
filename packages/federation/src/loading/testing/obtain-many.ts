import { text } from 'node:stream/consumers';
import { obtainRelease } from '../cache/release-cache';

// Run by a test in several processes that share a cache: installs one release many times, once its input ends.
const [cache = '', location = '', ref = ''] = process.argv.slice(2);
const COUNT = 20;

const run = async (): Promise<void> => {
  const parsedRef = JSON.parse(ref) as { release: string; integrity: string };
  process.send?.('ready');
  await text(process.stdin);
  const all = Array.from({ length: COUNT }, () => obtainRelease(cache, location, 'tiny', parsedRef, 20_000));
  await Promise.all(all);
  console.log(`${all.length} installed it`);
  process.disconnect();
};

void run().catch((error: unknown) => {
  console.log(error);
  process.exit(1);
});
