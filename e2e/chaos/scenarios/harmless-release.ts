import type { Ref } from '../site/registry';
import { storeFaultyRelease } from '../site/faulty-release';
import type { ChaosSite } from '../site/site';

let count = 0;

/** Adds a fault-free release of a remote to the store that differs from all earlier ones. */
export const storeHarmlessRelease = (site: ChaosSite, name: string): Promise<Ref> => {
  count += 1;
  return storeFaultyRelease(site, name, `next ${count}`, {
    server: { before: `/* ${Date.now()} ${count} */` },
  });
};
