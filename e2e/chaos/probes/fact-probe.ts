import type { LoadResult } from '../load';
import type { ChaosSite } from '../site/site';
import type { Probe } from './page-probes';

/** A probe of something other than a page region: the expected value, and a function that returns the actual one. */
export const factProbe = (
  place: string,
  expected: string,
  observe: (site: ChaosSite) => Promise<string> | string,
): Probe => ({ place, class: 'regular', expected, run: async (site) => observe(site) });

/** Requests made while the fault began: all were answered, except at most `allowed`. */
export const lossProbe = (place: string, met: () => LoadResult | undefined, allowed = 0): Probe => {
  const expected = allowed === 0 ? 'all answered' : `at most ${allowed} not answered`;
  return factProbe(place, expected, () => {
    const { failed, requests } = met() ?? { failed: NaN, requests: 0 };
    return failed <= allowed ? expected : `${failed} of ${requests} not answered`;
  });
};

/** A log line of level warn or higher that contains all these words. */
export const warningProbe = (place: string, words: () => readonly string[]): Probe =>
  factProbe(place, 'named', async (site) => {
    const lines = (await site.log()).split('\n').filter((line) => /^\{"level":[456]0,/.test(line));
    return lines.some((line) => words().every((word) => line.includes(word))) ? 'named' : 'not named';
  });
