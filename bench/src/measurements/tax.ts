import { codeOf, measureBytes } from './bytes';
import type { Lighthouse } from './lighthouse';
import type { Side, Shell } from '../product';
import type { MeasuredRoute } from '../routes';
import { excess, median, type Pair } from '../statistics';
import { measureThroughput } from './throughput';

/** Cost of federation on one page, each as a share of the single bundle's. */
export interface Tax {
  readonly route: MeasuredRoute;
  readonly bytes: { readonly pair: Pair; readonly excess: number };
  readonly paint: { readonly pair: Pair; readonly excess: number };
  /** Milliseconds of processor time for rendering, which limits a process' pages per second. */
  readonly rendering: { readonly pair: Pair; readonly excess: number };
}

/** A shell of each side. */
export type Sides = Readonly<Record<Side, Shell>>;

const medianPair = (pairs: readonly Pair[]): Pair => ({
  ours: median(pairs.map(({ ours }) => ours)),
  peer: median(pairs.map(({ peer }) => peer)),
});

/**
 * Measures both sides alternately, with a different first side each round, so that machine temperature
 * affects both.
 */
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

/** Options of the federation measurement: cached shells, a way to start an uncached one, and the duration. */
export interface TaxOptions {
  readonly cached: Sides;
  startUncached(side: Side): Promise<Shell>;
  readonly lighthouse: Lighthouse;
  readonly rounds: number;
  /** Number of processes of each side. */
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
 * Milliseconds of processor time for a page, of a process that has rendered nothing else: the JIT optimises
 * for what a process renders first, which can change the result by a fifth.
 */
const renderingOf = async (shell: Shell, route: MeasuredRoute, seconds: number): Promise<number> => {
  try {
    const url = new URL(route.path, shell.origin).href;
    return (await measureThroughput(url, 'identity', seconds)).processor;
  } finally {
    await shell.stop();
  }
};

/** Compares the product with the same source as one bundle, page by page: bytes once, times alternately. */
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
      paint: { pair: medianPair(paints), excess: excess(paints) },
      rendering: { pair: medianPair(times), excess: excess(times) },
    });
  }
  return taxes;
};
