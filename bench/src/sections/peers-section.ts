import { atLeast, atMost, BUDGETS, type Verdict } from '../budgets';
import { openLighthouse, type Lighthouse } from '../measurements/lighthouse';
import { PRODUCT, PRODUCT_CACHED, startCompetitors, type Competitor } from '../peers/competitors';
import { NEXT } from '../peers/frameworks';
import { measurePageCost, type PageCost } from '../peers/page-cost';
import { LIST, PAGES } from '../peers/pages';
import { measureRendering, type Rendering } from '../peers/rendering';
import { kB, table } from '../report';
import type { MeasuredRoute } from '../routes';
import { median } from '../statistics';
import type { MeasureSection } from './section';

/** What a competitor's page costs a visitor. */
interface Visit extends PageCost {
  readonly competitor: string;
  readonly route: MeasuredRoute;
  readonly largestPaint: number;
}

const largestPaintOf = async (
  lighthouse: Lighthouse,
  origin: string,
  route: MeasuredRoute,
  runs: number,
): Promise<number> => {
  const paints: number[] = [];
  for (let run = 0; run < runs; run += 1) paints.push((await lighthouse.run(origin, route)).largestPaint);
  return median(paints);
};

const measureVisits = async (competitors: readonly Competitor[], quick: boolean): Promise<Visit[]> => {
  const lighthouse = await openLighthouse();
  try {
    const found: Visit[] = [];
    for (const route of PAGES) {
      for (const { name, origin } of competitors) {
        found.push({
          competitor: name,
          route,
          ...(await measurePageCost(origin, route, quick ? 1 : 5)),
          largestPaint: await largestPaintOf(lighthouse, origin, route, quick ? 1 : 3),
        });
      }
    }
    return found;
  } finally {
    await lighthouse.close();
  }
};

const visitsTable = (visits: readonly Visit[]): string =>
  table(
    [
      'page',
      'built as',
      'JS before a press',
      'JS in all',
      'code',
      'LCP ms',
      'press answered ms',
      'press done ms',
    ],
    visits.map(({ competitor, route, scriptBefore, script, code, press, largestPaint }) => [
      route.name,
      competitor,
      kB(scriptBefore),
      kB(script),
      kB(code),
      Math.round(largestPaint),
      Math.round(press.answered),
      Math.round(press.done),
    ]),
  );

const renderingTable = (rendering: readonly Rendering[]): string =>
  table(
    ['page', 'server', 'pages/s', 'CPU ms/page'],
    rendering.map(({ server, route, pagesASecond, processor }) => [
      route.name,
      server,
      Math.round(pagesASecond),
      Math.round(processor * 100) / 100,
    ]),
  );

const renderingVerdicts = (rendering: readonly Rendering[]): Verdict[] => {
  const processorOf = (server: string) =>
    rendering.find((it) => it.server === server && it.route === LIST)?.processor ?? Number.NaN;
  const timesNext = (server: string) => processorOf(NEXT.name) / processorOf(server);
  return [
    atLeast('list rendered without cache, times Next.js', timesNext(PRODUCT), BUDGETS.timesNext, '×'),
    atLeast(
      'list from the micro-cache, times Next.js',
      timesNext(PRODUCT_CACHED),
      BUDGETS.cachedTimesNext,
      '×',
    ),
  ];
};

const visitVerdicts = (visits: readonly Visit[]): Verdict[] =>
  visits
    .filter(({ competitor, route }) => competitor === PRODUCT && route !== LIST)
    .map(({ route, scriptBefore }) =>
      atMost(`JavaScript before a press, ${route.name}`, scriptBefore, BUDGETS.readScript, 'kB'),
    );

/** Three pages of the product, of the same source as one bundle, and as apps of other frameworks. */
export const peersSection: MeasureSection = async ({ product, quick }) => {
  const competitors = await startCompetitors(product, LIST.path);
  try {
    const effort = quick ? { rounds: 2, seconds: 3 } : { rounds: 5, seconds: 5 };
    const rendering: Rendering[] = [];
    for (const route of PAGES) rendering.push(...(await measureRendering(competitors, route, effort)));
    const visits = await measureVisits(competitors, quick);
    return {
      title: 'The same three pages by other means',
      table: `${visitsTable(visits)}\n\n${renderingTable(rendering)}`,
      note: 'kB over the wire, brotli; code is JS, CSS and HTML. JS before a press is with data saving on. LCP is of Lighthouse’s mobile preset. The press is on Save, at the load event, with fast 3G and a processor four times slower. Rendering is uncompressed, by one process each, in turn. The frameworks’ pages show the same main content without accounts, consent, analytics and slots.',
      verdicts: [...renderingVerdicts(rendering), ...visitVerdicts(visits)],
      data: { visits, rendering },
    };
  } finally {
    for (const { stop } of competitors) await stop();
  }
};
