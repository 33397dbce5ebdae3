import type { Met } from '../load';
import type { ChaosSite } from '../site/site';
import type { Look } from './page-looks';

/** Something other than a region of a page: what is expected, and a function that finds out what is so. */
export const factLook = (
  place: string,
  expected: string,
  see: (site: ChaosSite) => Promise<string> | string,
): Look => ({ place, class: 'regular', expected, see: async (site) => see(site) });

/** Requests that were made while the trouble came about: all were answered, but for at most `allowed`. */
export const lossLook = (place: string, met: () => Met | undefined, allowed = 0): Look => {
  const expected = allowed === 0 ? 'all answered' : `at most ${allowed} not answered`;
  return factLook(place, expected, () => {
    const { failed, requests } = met() ?? { failed: NaN, requests: 0 };
    return failed <= allowed ? expected : `${failed} of ${requests} not answered`;
  });
};

/** A line of the log, of level warn or higher, that has all these words in it. */
export const warningLook = (place: string, words: () => readonly string[]): Look =>
  factLook(place, 'named', async (site) => {
    const lines = (await site.log()).split('\n').filter((line) => /^\{"level":[456]0,/.test(line));
    return lines.some((line) => words().every((word) => line.includes(word))) ? 'named' : 'not named';
  });
