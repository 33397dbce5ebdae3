import { atLeast, atMost, BUDGETS, type Verdict } from '../budgets';
import { openLighthouse, type LighthouseScores } from '../lighthouse';
import { table, type Cell } from '../report';
import { median } from '../statistics';
import type { MeasureSection } from './section';

const row = (scores: LighthouseScores): Cell[] => [
  scores.route.name,
  scores.performance,
  scores.accessibility,
  scores.bestPractices,
  scores.noindex ? `${scores.seo} (noindex)` : String(scores.seo),
  Math.round(scores.largestPaint),
  Math.round(scores.layoutShift * 1000) / 1000,
  Math.round(scores.blocking),
  Math.round(scores.machine),
];

const verdicts = (scores: LighthouseScores): Verdict[] => {
  const of = (what: string) => `${what}, ${scores.route.name}`;
  return [
    atLeast(of('Lighthouse performance'), scores.performance, BUDGETS.performance),
    atLeast(of('Lighthouse accessibility'), scores.accessibility, BUDGETS.accessibility),
    atLeast(of('Lighthouse best practices'), scores.bestPractices, BUDGETS.bestPractices),
    ...(scores.noindex ? [] : [atLeast(of('Lighthouse SEO'), scores.seo, BUDGETS.seo)]),
    atMost(of('layout shift'), scores.layoutShift, BUDGETS.layoutShift),
  ];
};

const middleRun = (runs: readonly LighthouseScores[]): LighthouseScores => {
  const middle = median(runs.map(({ performance }) => performance));
  const found = runs.find(({ performance }) => performance === middle);
  if (!found) throw new Error('an odd number of runs has a middle one');
  return found;
};

/** Lighthouse's mobile preset on every route: of three runs the one with the middle performance. */
export const lighthouseSection: MeasureSection = async ({ product, routes, quick }) => {
  const lighthouse = await openLighthouse();
  try {
    const found: LighthouseScores[] = [];
    for (const route of quick ? [routes.list, routes.overview] : routes.all) {
      const runs: LighthouseScores[] = [];
      for (let run = 0; run < (quick ? 1 : 3); run += 1) {
        runs.push(await lighthouse.run(product.origin, route));
      }
      found.push(middleRun(runs));
    }
    const complaints = found.flatMap(({ route, complaints: own }) =>
      own.map((complaint) => `${route.name}: ${complaint}`),
    );
    return {
      title: 'Lighthouse (mobile preset)',
      table: table(
        [
          'route',
          'performance',
          'accessibility',
          'best practices',
          'SEO',
          'LCP ms',
          'CLS',
          'TBT ms',
          'machine',
        ],
        found.map(row),
      ),
      ...(complaints.length > 0 ? { note: complaints.join('\n') } : {}),
      verdicts: found.flatMap(verdicts),
      data: found,
    };
  } finally {
    await lighthouse.close();
  }
};
