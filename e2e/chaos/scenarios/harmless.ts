import type { Ref } from '../site/registry';
import { storeSpoiled } from '../site/release-spoiled';
import type { ChaosSite } from '../site/site';

let made = 0;

/** Puts a release of a remote into the store that nothing is wrong with and that differs from all before it. */
export const storeHarmless = (site: ChaosSite, name: string): Promise<Ref> => {
  made += 1;
  return storeSpoiled(site, name, `next ${made}`, { server: { before: `/* ${Date.now()} ${made} */` } });
};
