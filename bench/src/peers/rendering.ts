import { measureThroughput, type Throughput } from '../measurements/throughput';
import type { MeasuredRoute } from '../routes';
import { median } from '../statistics';
import type { Competitor, RunningServer } from './competitors';

/** How a server renders a page: medians of the rounds. */
export interface Rendering extends Throughput {
  readonly server: string;
  readonly route: MeasuredRoute;
}

/** How often and how long each server is measured. */
export interface RenderingOptions {
  readonly rounds: number;
  readonly seconds: number;
}

const medianOf = (rounds: readonly Throughput[]): Throughput => ({
  pagesASecond: median(rounds.map(({ pagesASecond }) => pagesASecond)),
  processor: median(rounds.map(({ processor }) => processor)),
});

/** Measures the servers of all competitors in turn, so that a machine that slows down affects all of them. */
export const measureRendering = async (
  competitors: readonly Competitor[],
  route: MeasuredRoute,
  { rounds, seconds }: RenderingOptions,
): Promise<Rendering[]> => {
  const servers: readonly (readonly [string, RunningServer])[] = competitors.flatMap((competitor) =>
    Object.entries(competitor.servers),
  );
  const found = new Map<string, Throughput[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, { origin, processorSeconds }] of servers) {
      const url = new URL(route.path, origin).href;
      const measured = await measureThroughput(url, 'identity', seconds, processorSeconds);
      found.set(name, [...(found.get(name) ?? []), measured]);
    }
  }
  return [...found].map(([server, measured]) => ({ server, route, ...medianOf(measured) }));
};
