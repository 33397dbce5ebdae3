import { atLeast, BUDGETS } from '../budgets';
import { startNextPeer } from '../measurements/next-peer';
import { table } from '../report';
import { median } from '../statistics';
import { pagesASecond } from '../measurements/throughput';
import type { MeasureSection } from './section';

const ROUNDS = 5;

/**
 * The list page rendered without the micro-cache and from it, against the same page as a Next.js app,
 * measured alternately.
 */
export const nextSection: MeasureSection = async ({ product, routes, quick }) => {
  const { path, name } = routes.list;
  const next = await startNextPeer(product.backend, path);
  const uncached = await product.shell('ours', { MICRO_CACHE: 'off' });
  const cached = await product.shell('ours', { MICRO_CACHE: 'on' });
  const sides = { 'Next.js': next, 'product, uncached': uncached, 'product, micro-cached': cached };
  type SideName = keyof typeof sides;
  const names = Object.keys(sides) as SideName[];
  const rounds: Record<SideName, number>[] = [];
  try {
    for (let round = 0; round < (quick ? 3 : ROUNDS); round += 1) {
      const found = { 'Next.js': 0, 'product, uncached': 0, 'product, micro-cached': 0 };
      for (const side of names) {
        found[side] = await pagesASecond(new URL(path, sides[side].origin).href, quick ? 3 : 6);
      }
      rounds.push(found);
    }
  } finally {
    for (const side of names) await sides[side].stop();
  }
  const ratio = (side: SideName) => median(rounds.map((round) => round[side] / round['Next.js']));
  return {
    title: `${name} of 48 cards against a Next.js 16 app of the same page (one process each, alternately)`,
    table: table(
      ['', 'pages/s', 'times Next.js'],
      names.map((side) => [
        side,
        Math.round(median(rounds.map((round) => round[side]))),
        Math.round(ratio(side) * 10) / 10,
      ]),
    ),
    note: 'Median of the rounds. The peer has the same cards and filters from the same API, but no header, footer or boot data.',
    verdicts: [
      atLeast(
        'list page rendered without cache, times Next.js',
        ratio('product, uncached'),
        BUDGETS.timesNext,
        '×',
      ),
      atLeast(
        'list page micro-cached, times Next.js',
        ratio('product, micro-cached'),
        BUDGETS.cachedTimesNext,
        '×',
      ),
    ],
    data: rounds,
  };
};
