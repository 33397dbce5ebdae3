import { compare, type Comparison, type Window } from './latency-tolerance';
import { load } from './load';
import type { ChaosSite } from './site/site';

/** Seconds of one window. */
export const WINDOW_SECONDS = 6;

/** Windows of each comparison. */
export const WINDOWS = 3;

/** Windows of a comparison that is not level after the first three, so that noise is not taken for a slowdown. */
export const MAX_WINDOWS = 9;

export interface PairedLoadOptions {
  readonly paths: readonly string[];
  /** Requests per second to the site, and the same to the twin. */
  readonly rate: number;
}

/** Requests the pages of the site and of its twin at the same time, for a number of windows. */
export const loadBoth = async (
  site: Pick<ChaosSite, 'url' | 'twin'>,
  { paths, rate }: PairedLoadOptions,
  windows: number,
): Promise<Window[]> => {
  const measured: Window[] = [];
  for (let window = 0; window < windows; window += 1) {
    const options = { rate, seconds: WINDOW_SECONDS };
    const [rest, twin] = await Promise.all([site.url, site.twin].map((url) => load(url, paths, options)));
    if (rest && twin) measured.push({ rest, twin });
  }
  return measured;
};

/** Compares the pages of the site with those of its twin: in three windows, and in six more unless they are level. */
export const compareWithTwin = async (
  site: Pick<ChaosSite, 'url' | 'twin'>,
  options: PairedLoadOptions,
): Promise<Comparison> => {
  const first = await loadBoth(site, options, WINDOWS);
  const comparison = compare(first);
  if (comparison.level || comparison.rest.failed > 0) return comparison;
  return compare([...first, ...(await loadBoth(site, options, MAX_WINDOWS - WINDOWS))]);
};

/** Windows of six seconds in a longer time. */
export const windowsIn = (seconds: number): number => Math.ceil(seconds / WINDOW_SECONDS);
