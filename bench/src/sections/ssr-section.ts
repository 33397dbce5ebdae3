import type { Side } from '../product';
import { table } from '../report';
import type { MeasuredRoute } from '../routes';
import { firstByte, measureThroughput, type FirstByte, type Throughput } from '../measurements/throughput';
import type { MeasureSection, SectionInput } from './section';

interface Measured {
  readonly side: Side;
  readonly cache: 'on' | 'off';
  readonly route: MeasuredRoute;
  /** `plain` is without compression, the other with brotli as browsers request it. */
  readonly plain: Throughput;
  readonly brotli: Throughput;
  readonly firstByte: FirstByte;
}

const SIDES = { ours: 'product', peer: 'one bundle' } as const;

const measureShell = async (
  { product, routes, quick }: SectionInput,
  side: Side,
  cache: 'on' | 'off',
): Promise<Measured[]> => {
  const shell = await product.shell(side, { MICRO_CACHE: cache });
  const seconds = quick ? 3 : 8;
  const found: Measured[] = [];
  for (const route of [routes.list, routes.overview]) {
    const url = new URL(route.path, shell.origin).href;
    found.push({
      side,
      cache,
      route,
      plain: await measureThroughput(url, 'identity', seconds),
      brotli: await measureThroughput(url, 'br', seconds),
      firstByte: await firstByte(url, quick ? 60 : 200),
    });
  }
  await shell.stop();
  return found;
};

/** Pages per second of one process, rendered without the micro-cache and from it, and time to first byte. */
export const ssrSection: MeasureSection = async (input) => {
  const found: Measured[] = [];
  for (const cache of ['off', 'on'] as const) {
    for (const side of ['ours', 'peer'] as const) found.push(...(await measureShell(input, side, cache)));
  }
  return {
    title: 'Server rendering (one process, 20 connections, load generator on the same machine)',
    table: table(
      [
        '',
        'route',
        'micro-cache',
        'pages/s',
        'CPU ms/page',
        'pages/s, brotli',
        'CPU ms/page',
        'TTFB p50 ms',
        'TTFB p95 ms',
      ],
      found.map(({ side, route, cache, plain, brotli, firstByte: { p50, p95 } }) => [
        SIDES[side],
        route.name,
        cache,
        Math.round(plain.pagesASecond),
        plain.processor,
        Math.round(brotli.pagesASecond),
        brotli.processor,
        p50,
        p95,
      ]),
    ),
    note: 'Pages per second are measured without compression, as requested by a CDN inside a data centre, and with it, as requested by browsers. TTFB is of single requests, brotli.',
    // No verdict, because the limit depends on the machine.
    verdicts: [],
    data: found,
  };
};
