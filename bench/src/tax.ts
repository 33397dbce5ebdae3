import { codeOf, measureBytes } from './bytes';
import type { Lighthouse } from './lighthouse';
import type { Side, Shell } from './product';
import type { MeasuredRoute } from './routes';
import { excess, median, type Pair } from './statistics';
import { measureThroughput } from './throughput';

/** What federation costs on one page, each as a share of what the one bundle needs. */
export interface Tax {
  readonly route: MeasuredRoute;
  readonly bytes: { readonly pair: Pair; readonly excess: number };
  readonly paint: { readonly pair: Pair; readonly excess: number };
  /** Milliseconds of processor time for rendering it: what bounds the pages a second of a process. */
  readonly rendering: { readonly pair: Pair; readonly excess: number };
}

/** A shell of each side. */
export type Sides = Readonly<Record<Side, Shell>>;

const middle = (pairs: readonly Pair[]): Pair => ({
  ours: median(pairs.map(({ ours }) => ours)),
  peer: median(pairs.map(({ peer }) => peer)),
});

/** Measures both sides in turn, the first changing each round, so that neither always meets the warmer machine. */
const alternate = async (rounds: number, measure: (side: Side) => Promise<number>): Promise<Pair[]> => {
  const pairs: Pair[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const order: readonly Side[] = round % 2 === 0 ? ['ours', 'peer'] : ['peer', 'ours'];
    const found: Record<Side, number> = { ours: 0, peer: 0 };
    for (const side of order) found[side] = await measure(side);
    pairs.push(found);
  }
  return pairs;
};

/** What measuring the tax needs: shells that cache, a way to start one that does not, and how long to look. */
export interface TaxOptions {
  readonly cached: Sides;
  startUncached(side: Side): Promise<Shell>;
  readonly lighthouse: Lighthouse;
  readonly rounds: number;
  /** How many processes of each side render. */
  readonly processes: number;
  readonly seconds: number;
}

const bytesOf = async (cached: Sides, routes: readonly MeasuredRoute[]): Promise<Pair[]> => {
  const [ours, peer] = [
    await measureBytes(cached.ours.origin, routes),
    await measureBytes(cached.peer.origin, routes),
  ];
  return ours.flatMap((page, index) => {
    const other = peer[index];
    return other ? [{ ours: codeOf(page), peer: codeOf(other) }] : [];
  });
};

/**
 * Milliseconds of processor time for a page, of a process that has rendered nothing else: one compiles by what it meets
 * first and keeps that for life, which can be a fifth this way or that.
 */
const renderingOf = async (shell: Shell, route: MeasuredRoute, seconds: number): Promise<number> => {
  try {
    const url = new URL(route.path, shell.origin).href;
    return (await measureThroughput(url, 'identity', seconds)).processor;
  } finally {
    await shell.stop();
  }
};

/** Compares the product with the same source as one bundle, page by page: bytes once, times in turn. */
export const measureTax = async (routes: readonly MeasuredRoute[], options: TaxOptions): Promise<Tax[]> => {
  const { cached, startUncached, lighthouse, rounds, processes, seconds } = options;
  const bytes = await bytesOf(cached, routes);
  const taxes: Tax[] = [];
  for (const [index, route] of routes.entries()) {
    const pair = bytes[index];
    if (!pair) continue;
    const paints = await alternate(
      rounds,
      async (side) => (await lighthouse.run(cached[side].origin, route)).largestPaint,
    );
    const times = await alternate(processes, async (side) =>
      renderingOf(await startUncached(side), route, seconds),
    );
    taxes.push({
      route,
      bytes: { pair, excess: excess([pair]) },
      paint: { pair: middle(paints), excess: excess(paints) },
      rendering: { pair: middle(times), excess: excess(times) },
    });
  }
  return taxes;
};
