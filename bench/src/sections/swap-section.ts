import { atMost, BUDGETS } from '../budgets';
import { table } from '../report';
import { measureSwap } from '../swap';
import type { MeasureSection } from './section';

/** How soon a running shell serves a release, and the one before it after a roll-back. */
export const swapSection: MeasureSection = async ({ product, routes }) => {
  const times = await measureSwap(product.origin, product.store, routes.list.path);
  return {
    title: 'Release (from the registry’s change to the page that shows it, micro-cache on)',
    table: table(
      ['', 'seconds'],
      [
        ['release', times.release],
        ['roll back', times.rollback],
      ],
    ),
    verdicts: [
      atMost('release seen by a running shell', times.release, BUDGETS.releaseSeconds, 's'),
      atMost('roll-back seen by a running shell', times.rollback, BUDGETS.releaseSeconds, 's'),
    ],
    data: times,
  };
};
